import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boardProvinces } from './board-map.ts'
import { nameSizes, placeNames } from './name-places.ts'

const english = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../shogun/messages/en.json'), 'utf8'),
) as Record<string, string>
const names = boardProvinces.map(({ id }) => english[`province.${id}`] ?? id)

test.each(nameSizes)('with letters of %s no name covers another', (size) => {
  const boxes = placeNames(names, size).flatMap((place, i) => {
    const half = ((names[i] ?? '').length * 0.56 * size) / 2
    return place === null
      ? []
      : [{ name: names[i], left: place.x - half, right: place.x + half, top: place.y - 0.76 * size, bottom: place.y + 0.22 * size }] // biome-ignore format: one line
  })
  const covering = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.name} ${other.name}`),
  )
  expect(covering).toEqual([])
})

test('on a large screen every name has its place, on a smaller one most have', () => {
  const shown = nameSizes.map((size) => placeNames(names, size).filter((place) => place !== null).length)
  console.log(`names shown of ${names.length}: ${shown.join(', ')}`)
  expect(shown[0]).toBe(names.length)
  expect(shown[3]).toBeGreaterThan(names.length * 0.6)
})
