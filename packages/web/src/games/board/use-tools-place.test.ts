import { expect, test } from 'vitest'
import { toolsPlace } from './use-tools-place.ts'

test.each([
  ['a wide map on a large screen', 1080, 740, 1.9, 'above'],
  ['a wide map on a phone', 390, 430, 1.9, 'above'],
  ['a square field on a large screen', 1080, 740, 1.2, 'beside'],
  ['a wide map in a low window', 1400, 500, 1.9, 'beside'],
] as const)('%s', (_, width, height, drawn, place) => {
  expect(toolsPlace(width, height, drawn)).toBe(place)
})
