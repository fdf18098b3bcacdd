import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTION_NAMES, DIRECTIONS, opposite } from './direction.ts'
import { type HexId, OFF_BOARD } from './hex.ts'
import {
  colOf,
  createHexMap,
  cubeOf,
  distance,
  type HexMap,
  hexAt,
  hexAtCube,
  isEdge,
  isHex,
  neighbour,
  neighbours,
  rowOf,
} from './hex-map.ts'
import { hexName, hexNamed } from './hex-name.ts'
import { boards, gloryBoard, samuraiBoard } from './testing/boards.ts'
import { parseTextMap } from './text-map.ts'

const anyBoard = fc.constantFrom(...boards)
const anyHex = (map: HexMap) => fc.nat({ max: map.size - 1 }).map((id) => id as HexId)
const boardAndHexes = (n: number) =>
  anyBoard.chain((map) => fc.tuple(fc.constant(map), fc.array(anyHex(map), { minLength: n, maxLength: n })))

describe('a map', () => {
  it('has as many hexes as its rows', () => {
    expect(samuraiBoard.size).toBe(6 * 12 + 5 * 11)
    expect(gloryBoard.size).toBe(600)
  })

  it('counts hexes row by row', () => {
    expect(hexAt(samuraiBoard, 0, 11)).toBe(11)
    expect(hexAt(samuraiBoard, 1, 0)).toBe(12)
    expect(hexAt(samuraiBoard, 1, 10)).toBe(22)
    expect(hexAt(samuraiBoard, 2, 0)).toBe(23)
  })

  it.each([
    [1, 11],
    [0, 12],
    [0, -1],
    [-1, 0],
    [11, 0],
  ])('has nothing in row %i, column %i', (row, col) => {
    expect(hexAt(samuraiBoard, row, col)).toBe(OFF_BOARD)
  })

  it.each([
    { rows: 0, cols: 5, shifted: 'odd' },
    { rows: 5, cols: 2.5, shifted: 'odd' },
    { rows: 100, cols: 100, shifted: 'odd' },
    { rows: 5, cols: 5, shifted: 'odd', shiftedCols: 6 },
    { rows: 5, cols: 5, shifted: 'odd', shiftedCols: 3 },
    { rows: 5, cols: 1, shifted: 'odd', shiftedCols: 0 },
  ] as const)('refuses the shape %o', (shape) => {
    expect(() => createHexMap(shape)).toThrow(RangeError)
  })

  it('knows its own hexes from other numbers', () => {
    expect([0, 126].every((id) => isHex(samuraiBoard, id))).toBe(true)
    expect([-1, 127, 1.5, Number.NaN, '3', null].some((id) => isHex(samuraiBoard, id))).toBe(false)
  })

  it('goes to row and column and to cube coordinates and back', () => {
    for (const map of boards) {
      for (const hex of map.hexes) {
        expect(hexAt(map, rowOf(map, hex), colOf(map, hex))).toBe(hex)
        expect(hexAtCube(map, cubeOf(map, hex))).toBe(hex)
      }
      expect(cubeOf(map, map.hexes[0])).toEqual({ q: 0, r: 0, s: 0 })
    }
  })

  it('has an edge all around', () => {
    const drawn = `
      e   e   e   e   e   e   e   e   e   e   e   e
        e   .   .   .   .   .   .   .   .   .   e
      e   .   .   .   .   .   .   .   .   .   .   e
        e   .   .   .   .   .   .   .   .   .   e
      e   .   .   .   .   .   .   .   .   .   .   e
        e   .   .   .   .   .   .   .   .   .   e
      e   .   .   .   .   .   .   .   .   .   .   e
        e   .   .   .   .   .   .   .   .   .   e
      e   .   .   .   .   .   .   .   .   .   .   e
        e   .   .   .   .   .   .   .   .   .   e
      e   e   e   e   e   e   e   e   e   e   e   e`
    for (const cell of parseTextMap(samuraiBoard, drawn)) {
      expect([cell.hex, isEdge(samuraiBoard, cell.hex)]).toEqual([cell.hex, cell.token === 'e'])
    }
  })
})

describe('neighbours', () => {
  const around = (map: HexMap, name: string) =>
    Object.fromEntries(
      DIRECTIONS.map((direction) => {
        const hex = neighbour(map, hexNamed(map, name), direction)
        return [DIRECTION_NAMES[direction], hex === OFF_BOARD ? '-' : hexName(map, hex)]
      }),
    )

  it.each([
    ['C4', { NE: 'B4', E: 'C5', SE: 'D4', SW: 'D3', W: 'C3', NW: 'B3' }],
    ['D4', { NE: 'C5', E: 'D5', SE: 'E5', SW: 'E4', W: 'D3', NW: 'C4' }],
    ['A1', { NE: '-', E: 'A2', SE: 'B1', SW: '-', W: '-', NW: '-' }],
    ['B11', { NE: 'A12', E: '-', SE: 'C12', SW: 'C11', W: 'B10', NW: 'A11' }],
  ])('of %s where odd rows are shifted and short', (name, expected) => {
    expect(around(samuraiBoard, name)).toEqual(expected)
  })

  it('of a hex where even rows are shifted', () => {
    const map = createHexMap({ rows: 4, cols: 4, shifted: 'even' })
    expect(around(map, 'A4')).toEqual({ NE: '-', E: '-', SE: '-', SW: 'B4', W: 'A3', NW: '-' })
    expect(around(map, 'B1')).toEqual({ NE: 'A1', E: 'B2', SE: 'C1', SW: '-', W: '-', NW: '-' })
  })

  it('see each other in opposite directions', () => {
    fc.assert(
      fc.property(boardAndHexes(1), fc.constantFrom(...DIRECTIONS), ([map, [hex]], direction) => {
        const next = neighbour(map, hex, direction)
        if (next !== OFF_BOARD) expect(neighbour(map, next, opposite(direction))).toBe(hex)
      }),
    )
  })

  it('are listed as the table has them, clockwise', () => {
    for (const map of boards) {
      for (const hex of map.hexes) {
        const inTable = DIRECTIONS.map((direction) => neighbour(map, hex, direction))
        expect(neighbours(map, hex)).toEqual(inTable.filter((id) => id !== OFF_BOARD))
      }
    }
  })
})

describe('distance', () => {
  it('is how many steps it takes on the map', () => {
    for (const map of boards) {
      for (const from of map.hexes) {
        expect(map.hexes.map((to) => distance(map, from, to))).toEqual(stepsByWalking(map, from))
      }
    }
  })

  it('is a metric', () => {
    fc.assert(
      fc.property(boardAndHexes(3), ([map, [a, b, c]]) => {
        expect(distance(map, a, b)).toBe(distance(map, b, a))
        expect(distance(map, a, b) === 0).toBe(a === b)
        expect(distance(map, a, c)).toBeLessThanOrEqual(distance(map, a, b) + distance(map, b, c))
      }),
    )
  })

  it('spans the longest map in a byte', () => {
    const map = createHexMap({ rows: 32, cols: 128, shifted: 'odd' })
    expect(distance(map, map.hexes[0], map.hexes[map.size - 1])).toBe(127 + 16)
  })
})

function stepsByWalking(map: HexMap, from: HexId): number[] {
  const steps: number[] = new Array(map.size).fill(-1)
  steps[from] = 0
  const queue = [from]
  for (const hex of queue) {
    for (const next of neighbours(map, hex)) {
      if (steps[next] >= 0) continue
      steps[next] = steps[hex] + 1
      queue.push(next)
    }
  }
  return steps
}
