import { type Cube, plus, stepToward } from './cube.ts'
import { DIRECTIONS, type Direction, turn } from './direction.ts'
import type { HexId } from './hex.ts'
import { distance, type HexMap } from './hex-map.ts'

/** The direction of a neighbour, or null if the two hexes are not neighbours. */
export function directionTo(map: HexMap, from: HexId, to: HexId): Direction | null {
  return distance(map, from, to) === 1 ? directionsToward(map, from, to)[0] : null
}

/**
 * The directions whose first step brings you nearer: one when the other hex lies straight along a row of hexes, else
 * two (clockwise), none for the hex itself. The hex lies in the wedge that those directions open, so this also tells
 * in whose front it is. A step so named can lead over the rim where the map's edge zigzags.
 */
export function directionsToward(map: HexMap, from: HexId, to: HexId): readonly Direction[] {
  const a = map.cubes[from]
  const b = map.cubes[to]
  return WEDGES[wedgeIndex(b.q - a.q, b.r - a.r, b.s - a.s)]
}

// The signs of the three cube coordinates tell the twelve wedges and straights apart.
const wedgeIndex = (q: number, r: number, s: number): number =>
  (Math.sign(q) + 1) * 9 + (Math.sign(r) + 1) * 3 + Math.sign(s) + 1

const WEDGES: readonly (readonly Direction[])[] = (() => {
  const wedges: (readonly Direction[])[] = Array.from({ length: 27 }, () => [])
  const put = (way: Cube, directions: readonly Direction[]) => {
    wedges[wedgeIndex(way.q, way.r, way.s)] = directions
  }
  for (const direction of DIRECTIONS) {
    const next = turn(direction, 1)
    put(stepToward(direction), [direction])
    put(plus(stepToward(direction), stepToward(next)), [direction, next])
  }
  return wedges
})()
