import { expect, test } from 'vitest'
import { hexesBetween, imageOf, patchOf, symmetriesOf } from './hand.ts'
import { createHexMap, distance, neighbours } from './hex-map.ts'

const staggered = createHexMap({ rows: 11, cols: 12, shifted: 'odd', shiftedCols: 11 })
const even = createHexMap({ rows: 12, cols: 16, shifted: 'odd' })
const odd = createHexMap({ rows: 9, cols: 7, shifted: 'odd' })

test('a map knows the ways in which it lies upon itself, and each is its own way back and keeps neighbours', () => {
  expect([staggered, even, odd].map((map) => symmetriesOf(map))).toEqual([
    ['turned', 'top-bottom', 'left-right'],
    ['turned'],
    ['top-bottom'],
  ])
  for (const map of [staggered, even, odd]) {
    for (const symmetry of symmetriesOf(map)) {
      for (const hex of map.hexes) {
        const image = imageOf(map, hex, symmetry)
        expect(image !== null && imageOf(map, image, symmetry)).toBe(hex)
        for (const beside of neighbours(map, hex)) {
          const other = imageOf(map, beside, symmetry)
          expect(image !== null && other !== null && distance(map, image, other)).toBe(1)
        }
      }
    }
  }
  expect(imageOf(even, even.hexes[1], 'left-right')).toBeNull()
})

test('a patch hangs together, and a line is as short as it can be', () => {
  const row = (hex: number) => Math.floor(hex / 16)
  expect(patchOf(even, even.hexes[40], (hex) => row(hex) === 2).length).toBe(16)
  for (const [from, to] of [
    [0, 191],
    [15, 176],
    [100, 100],
    [3, 90],
  ] as const) {
    const path = hexesBetween(even, even.hexes[from], even.hexes[to])
    expect(path.length - 1).toBe(distance(even, even.hexes[from], even.hexes[to]))
    for (let i = 1; i < path.length; i++) expect(distance(even, path[i - 1], path[i])).toBe(1)
  }
})
