import { boardSize, hexCentre } from './drawing.ts'
import type { HexId } from './hex.ts'
import { distance, type HexMap, hexAt, isShifted, neighbours, rowOf } from './hex-map.ts'

/** What a hand does that draws on a map: fills a patch, draws a line, turns or mirrors. */

/** Ways to lay a map upon itself. Not every shape has each of them. */
export const symmetries = ['turned', 'top-bottom', 'left-right'] as const
export type Symmetry = (typeof symmetries)[number]

/** Where a hex lies after the map was turned or mirrored; null where no hex lies there. */
export function imageOf(map: HexMap, hex: HexId, symmetry: Symmetry): HexId | null {
  const row = symmetry === 'left-right' ? rowOf(map, hex) : map.shape.rows - 1 - rowOf(map, hex)
  const { x } = hexCentre(map, hex, 1)
  const image = symmetry === 'top-bottom' ? x : boardSize(map, 1).width - x
  // two half hexes to a column
  const halves = Math.round(image / (Math.sqrt(3) / 2)) - 1 - (isShifted(map.shape, row) ? 1 : 0)
  const found = halves % 2 === 0 ? hexAt(map, row, halves / 2) : -1
  return found < 0 ? null : (found as HexId)
}

/** The symmetries that this map has. */
export const symmetriesOf = (map: HexMap): readonly Symmetry[] =>
  symmetries.filter((symmetry) => map.hexes.every((hex) => imageOf(map, hex, symmetry) !== null))

/** All hexes that hang together with this one and are like it. */
export function patchOf(map: HexMap, hex: HexId, isLike: (other: HexId) => boolean): HexId[] {
  const found = new Set([hex])
  const open = [hex]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of neighbours(map, at)) {
      if (found.has(next) || !isLike(next)) continue
      found.add(next)
      open.push(next)
    }
  }
  return [...found]
}

/** The hexes from one to another, each beside the one before, as straight as may be. */
export function hexesBetween(map: HexMap, from: HexId, to: HexId): HexId[] {
  const goal = hexCentre(map, to, 1)
  const path = [from]
  for (let at = from; at !== to; ) {
    const away = (hex: HexId) => {
      const { x, y } = hexCentre(map, hex, 1)
      return (x - goal.x) ** 2 + (y - goal.y) ** 2
    }
    const nearer = neighbours(map, at).filter((next) => distance(map, next, to) < distance(map, at, to))
    at = nearer.reduce((best, next) => (away(next) < away(best) ? next : best))
    path.push(at)
  }
  return path
}
