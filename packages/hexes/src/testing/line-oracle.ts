import { type HexId, OFF_BOARD, type OffBoard } from '../hex.ts'
import { colOf, type HexMap, hexAt, isShifted, rowOf } from '../hex-map.ts'
import type { LineStep } from '../line.ts'

/*
 * A second opinion on lines, for tests: hexes as polygons with whole-number corners, cut by a segment in whole-number
 * arithmetic. It tries every hex, knows rows and columns only, and shares nothing with the walk in line.ts.
 * The plane is stretched so that a hex is 2 wide and rows are 3 apart; that moves no crossing.
 */

interface XY {
  readonly x: number
  readonly y: number
}

/** How a segment meets a hex, and at which fraction of its way it first does. */
interface Meeting {
  readonly how: 'inside' | 'left edge' | 'right edge' | 'corner'
  readonly over: number
  readonly under: number
}

export interface HexMet extends Meeting {
  readonly hex: HexId | OffBoard
}

/** Every hex that the line meets but its two ends, with those beside the map, in the order of meeting. */
export function hexesMet(map: HexMap, from: HexId, to: HexId): HexMet[] {
  const start = centreAt(map, rowOf(map, from), colOf(map, from))
  const end = centreAt(map, rowOf(map, to), colOf(map, to))
  const met: HexMet[] = []
  for (let row = -1; row <= map.shape.rows; row++) {
    for (let col = -2; col <= map.shape.cols + 1; col++) {
      const hex = hexAt(map, row, col)
      if (hex === from || hex === to) continue
      const meeting = cut(start, end, centreAt(map, row, col))
      if (meeting !== null) met.push({ hex, ...meeting })
    }
  }
  return met.sort((a, b) => a.over * b.under - b.over * a.under)
}

/** The line as line.ts should give it. */
export function lineByCutting(map: HexMap, from: HexId, to: HexId): LineStep[] {
  const met = hexesMet(map, from, to).filter(({ how }) => how !== 'corner')
  return met.flatMap((each): LineStep[] => {
    if (each.how === 'inside') {
      if (each.hex === OFF_BOARD) throw new Error('the line leaves the map')
      return [{ kind: 'through', hex: each.hex }]
    }
    if (each.how === 'right edge') return []
    const across = met.find(
      ({ how, over, under }) => how === 'right edge' && over * each.under === each.over * under,
    )
    if (across === undefined) throw new Error('an edge with one side')
    return [{ kind: 'between', left: each.hex, right: across.hex }]
  })
}

const centreAt = (map: HexMap, row: number, col: number): XY => ({
  x: 2 * col + (isShifted(map.shape, row) ? 1 : 0),
  y: 3 * row,
})

const CORNERS: readonly XY[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
]

/** On which side of the way from a to b a point lies, y counting downwards: positive on the right, 0 on it. */
const sideOf = (a: XY, b: XY, point: XY): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)

/** Clips the segment by the six sides of the hex: what is left is a stretch inside, along an edge, or a corner. */
function cut(start: XY, end: XY, centre: XY): Meeting | null {
  const corners = CORNERS.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }))
  let [enterOver, enterUnder, leaveOver, leaveUnder] = [0, 1, 1, 1]
  let alongEdge = false
  for (let i = 0; i < 6; i++) {
    const atStart = sideOf(corners[i], corners[(i + 1) % 6], start)
    const atEnd = sideOf(corners[i], corners[(i + 1) % 6], end)
    if (atStart === atEnd) {
      if (atStart < 0) return null
      if (atStart === 0) alongEdge = true
    } else if (atStart < atEnd) {
      const [over, under] = [-atStart, atEnd - atStart]
      if (over * enterUnder > enterOver * under) [enterOver, enterUnder] = [over, under]
    } else {
      const [over, under] = [atStart, atStart - atEnd]
      if (over * leaveUnder < leaveOver * under) [leaveOver, leaveUnder] = [over, under]
    }
  }
  const stretch = leaveOver * enterUnder - enterOver * leaveUnder
  if (stretch < 0) return null
  const edge = sideOf(start, end, centre) < 0 ? 'left edge' : 'right edge'
  const how = stretch === 0 ? 'corner' : alongEdge ? edge : 'inside'
  return { how, over: enterOver, under: enterUnder }
}
