import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HexId, OFF_BOARD, type OffBoard } from './hex.ts'
import { createHexMap, distance, type HexMap, hexAt, isShifted, neighbours, rowOf } from './hex-map.ts'
import { hexNamed } from './hex-name.ts'
import { isClear, type Line, line } from './line.ts'
import { boards, gloryBoard, samuraiBoard, smallBoards } from './test-boards.ts'
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
        .filter((to) => seenByOracle(map, from, to).some((seen) => seen.how === 'corner'))
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
          expect([from, to, ...plainly(line(map, from, to))]).toEqual([
            from,
            to,
            ...linesByOracle(map, from, to),
          ])
        }
      }
    }
    fc.assert(
      fc.property(anyPair, ([map, from, to]) => {
        expect(plainly(line(map, from, to))).toEqual(linesByOracle(map, from, to))
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

/** A line as lists of ids, with the two of a pair in order, so that it can be told without left and right. */
const plainly = (steps: Line): number[][] => steps.map((step) => [...hexesOf(step)].sort((a, b) => a - b))

// The oracle: hexes as polygons with whole-number corners, cut by a segment in whole-number arithmetic. It knows rows
// and columns only. The plane is stretched, which moves no crossing: a hex is 2 wide, and rows are 3 apart.

interface XY {
  readonly x: number
  readonly y: number
}

interface Seen {
  readonly hex: HexId | OffBoard
  readonly how: 'inside' | 'edge' | 'corner'
  /** Where on the way the line first meets the hex, as over / under. */
  readonly over: number
  readonly under: number
}

const centreOf = (map: HexMap, row: number, col: number): XY => ({
  x: 2 * col + (isShifted(map.shape, row) ? 1 : 0),
  y: 3 * row,
})

function seenByOracle(map: HexMap, from: HexId, to: HexId): Seen[] {
  const centre = (hex: HexId) =>
    centreOf(map, rowOf(map, hex), hex - (hexAt(map, rowOf(map, hex), 0) as number))
  const seen: Seen[] = []
  for (let row = -1; row <= map.shape.rows; row++) {
    for (let col = -2; col <= map.shape.cols + 1; col++) {
      const hex = hexAt(map, row, col)
      if (hex === from || hex === to) continue
      const meeting = cut(centre(from), centre(to), centreOf(map, row, col))
      if (meeting !== null) seen.push({ hex, ...meeting })
    }
  }
  return seen.sort((a, b) => a.over * b.under - b.over * a.under)
}

/** Clips the segment by the six sides of the hex: what is left is a stretch inside, along an edge, or a corner. */
function cut(start: XY, end: XY, centre: XY): Omit<Seen, 'hex'> | null {
  const corners = [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ].map(([x, y]) => ({ x: centre.x + x, y: centre.y + y }))
  let [enterOver, enterUnder, leaveOver, leaveUnder] = [0, 1, 1, 1]
  let alongEdge = false
  for (let i = 0; i < 6; i++) {
    const [a, b] = [corners[i], corners[(i + 1) % 6]]
    const inside = (p: XY) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    const [atStart, atEnd] = [inside(start), inside(end)]
    if (atStart < 0 && atEnd < 0) return null
    if (atStart === atEnd) {
      if (atStart < 0) return null
      if (atStart === 0) alongEdge = true
      continue
    }
    // The side is met at atStart / (atStart - atEnd) of the way; keep that fraction's lower part positive.
    const sign = atStart > atEnd ? 1 : -1
    const [over, under] = [sign * atStart, sign * (atStart - atEnd)]
    if (atStart < atEnd) {
      if (over * enterUnder > enterOver * under) [enterOver, enterUnder] = [over, under]
    } else if (over * leaveUnder < leaveOver * under) [leaveOver, leaveUnder] = [over, under]
  }
  const order = enterOver * leaveUnder - leaveOver * enterUnder
  if (order > 0) return null
  const how = order === 0 ? 'corner' : alongEdge ? 'edge' : 'inside'
  return { how, over: enterOver, under: enterUnder }
}

function linesByOracle(map: HexMap, from: HexId, to: HexId): number[][] {
  const steps: { ids: number[]; over: number; under: number }[] = []
  for (const { hex, how, over, under } of seenByOracle(map, from, to)) {
    if (how === 'corner') continue
    const last = steps.at(-1)
    if (how === 'edge' && last !== undefined && last.over * under === over * last.under) last.ids.push(hex)
    else steps.push({ ids: [hex], over, under })
  }
  return steps.map(({ ids }) => ids.sort((a, b) => a - b))
}
