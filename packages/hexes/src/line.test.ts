import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HexId, OFF_BOARD, type OffBoard } from './hex.ts'
import { createHexMap, distance, type HexMap, neighbours } from './hex-map.ts'
import { hexNamed } from './hex-name.ts'
import { isClear, type Line, line } from './line.ts'
import { boards, gloryBoard, samuraiBoard, smallBoards } from './testing/boards.ts'
import { hexesMet, lineByCutting } from './testing/line-oracle.ts'
import { parseTextMap, printTextMap } from './text-map.ts'

/** The hex drawn with that token. */
const drawnAt = (map: HexMap, text: string, token: string): HexId => {
  const cell = parseTextMap(map, text).find((each) => each.token === token)
  if (cell === undefined) throw new Error(`no ${token} in the drawing`)
  return cell.hex
}

/** A to B, with x for a hex entered, l and r for the hexes left and right of the line. */
function drawLine(map: HexMap, from: HexId, to: HexId): string {
  const tokens = map.hexes.map(() => '.')
  tokens[from] = 'A'
  tokens[to] = 'B'
  for (const step of line(map, from, to)) {
    if (step.kind === 'through') tokens[step.hex] = 'x'
    else {
      if (step.left !== OFF_BOARD) tokens[step.left] = 'l'
      if (step.right !== OFF_BOARD) tokens[step.right] = 'r'
    }
  }
  return printTextMap(map, (hex) => tokens[hex])
}

describe('a line', () => {
  const field = createHexMap({ rows: 5, cols: 8, shifted: 'odd', shiftedCols: 7 })
  it.each([
    [
      'straight along a row of hexes',
      `
.   .   .   .   B   .   .   .
  .   .   .   x   .   .   .
.   .   .   x   .   .   .   .
  .   .   x   .   .   .   .
.   .   A   .   .   .   .   .`,
    ],
    [
      'straight up, along edges',
      `
.   .   .   B   .   .   .   .
  .   .   l   r   .   .   .
.   .   .   x   .   .   .   .
  .   .   l   r   .   .   .
.   .   .   A   .   .   .   .`,
    ],
    [
      'flat, along edges',
      `
.   .   .   .   .   .   .   .
  A   l   .   .   .   .   .
.   r   x   l   .   .   .   .
  .   .   r   B   .   .   .
.   .   .   .   .   .   .   .`,
    ],
    [
      'at a flat slant',
      `
.   .   .   .   .   .   .   .
  .   .   .   x   x   B   .
.   A   x   x   .   .   .   .
  .   .   .   .   .   .   .
.   .   .   .   .   .   .   .`,
    ],
    [
      'that touches C3 and B4 in a corner and enters neither',
      `
.   .   .   .   .   .   .   .
  A   x   x   .   .   .   .
.   .   .   x   x   B   .   .
  .   .   .   .   .   .   .
.   .   .   .   .   .   .   .`,
    ],
    [
      'at a steep slant',
      `
.   .   .   .   .   .   .   .
  .   .   .   .   .   .   .
.   A   .   .   .   .   .   .
  .   x   x   .   .   .   .
.   .   .   B   .   .   .   .`,
    ],
  ])('%s', (_, drawn) => {
    const [from, to] = [drawnAt(field, drawn, 'A'), drawnAt(field, drawn, 'B')]
    expect(drawLine(field, from, to)).toBe(drawn.slice(1))
  })

  it('along the rim has the half hex beside the map for one of its pair', () => {
    const at = (name: string) => hexNamed(samuraiBoard, name)
    expect(line(samuraiBoard, at('A1'), at('C1'))).toEqual([
      { kind: 'between', left: at('B1'), right: OFF_BOARD },
    ])
    expect(line(samuraiBoard, at('C12'), at('A12'))).toEqual([
      { kind: 'between', left: at('B11'), right: OFF_BOARD },
    ])
  })

  it('is empty between neighbours and from a hex to itself', () => {
    for (const hex of samuraiBoard.hexes) {
      for (const to of [hex, ...neighbours(samuraiBoard, hex)])
        expect(line(samuraiBoard, hex, to)).toEqual([])
    }
  })

  it('touches a hex only in a corner on no way shorter than 5', () => {
    const map = createHexMap({ rows: 7, cols: 8, shifted: 'odd' })
    const touching = map.hexes.flatMap((from) =>
      map.hexes
        .filter((to) => hexesMet(map, from, to).some((met) => met.how === 'corner'))
        .map((to) => distance(map, from, to)),
    )
    expect(Math.min(...touching)).toBe(5)
  })
})

describe('every line', () => {
  const anyPair = fc
    .constantFrom(...boards, gloryBoard)
    .chain((map) => fc.tuple(fc.constant(map), fc.nat({ max: map.size - 1 }), fc.nat({ max: map.size - 1 })))
    .map(([map, from, to]) => [map, from as HexId, to as HexId] as const)

  it('agrees with polygons cut by a segment', () => {
    for (const map of smallBoards) {
      for (const from of map.hexes) {
        for (const to of map.hexes) {
          expect([from, to, line(map, from, to)]).toEqual([from, to, lineByCutting(map, from, to)])
        }
      }
    }
    fc.assert(
      fc.property(anyPair, ([map, from, to]) => {
        expect(line(map, from, to)).toEqual(lineByCutting(map, from, to))
      }),
      { numRuns: 300 },
    )
  })

  it('is the same seen from the other end, with left and right changed', () => {
    fc.assert(
      fc.property(anyPair, ([map, from, to]) => {
        const back = line(map, to, from)
          .map((step) => (step.kind === 'through' ? step : { ...step, left: step.right, right: step.left }))
          .reverse()
        expect(line(map, from, to)).toEqual(back)
      }),
    )
  })

  it('goes from neighbour to neighbour, never farther from its end, never off the map but for one of a pair', () => {
    fc.assert(
      fc.property(anyPair, ([map, from, to]) => {
        const places: (readonly (HexId | OffBoard)[])[] = [[from], ...line(map, from, to).map(hexesOf), [to]]
        for (let i = 1; i < places.length; i++) {
          const onMap = places[i].filter((hex): hex is HexId => hex !== OFF_BOARD)
          expect(onMap.length).toBeGreaterThanOrEqual(1)
          for (const before of places[i - 1]) {
            if (before === OFF_BOARD || from === to) continue
            for (const hex of onMap) {
              expect(distance(map, before, hex)).toBe(1)
              expect(distance(map, hex, to)).toBeLessThanOrEqual(distance(map, before, to))
            }
          }
        }
      }),
    )
  })
})

describe('clear', () => {
  const field = createHexMap({ rows: 3, cols: 4, shifted: 'odd', shiftedCols: 3 })
  const sees = (drawn: string, offBoardBlocks = true) => {
    const cells = parseTextMap(field, drawn)
    const steps = line(field, drawnAt(field, drawn, 'A'), drawnAt(field, drawn, 'B'))
    return isClear(steps, (hex) => cells[hex].token === '#', offBoardBlocks)
  }

  it.each([
    [
      true,
      'one side of an edge',
      `
        .   A   .   .
          #   .   .
        .   B   .   .`,
    ],
    [
      false,
      'both sides of an edge',
      `
        .   A   .   .
          #   #   .
        .   B   .   .`,
    ],
    [
      false,
      'a hex on the way',
      `
        .   .   .   .
          A   #   B
        .   .   .   .`,
    ],
    [
      true,
      'only its two ends',
      `
        #   #   #   #
          A   .   B
        #   #   #   #`,
    ],
    [
      true,
      'the rim beside open ground',
      `
        A   .   .   .
          .   #   .
        B   .   .   .`,
    ],
  ])('is %s with obstructions on %s', (expected, _, drawn) => {
    expect(sees(drawn)).toBe(expected)
  })

  it('lets the caller say whether the rim obstructs', () => {
    const drawn = `
      A   .   .   .
        #   .   .
      B   .   .   .`
    expect(sees(drawn, true)).toBe(false)
    expect(sees(drawn, false)).toBe(true)
  })
})

const hexesOf = (step: Line[number]): readonly (HexId | OffBoard)[] =>
  step.kind === 'through' ? [step.hex] : [step.left, step.right]
