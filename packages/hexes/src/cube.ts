import type { Direction } from './direction.ts'

/**
 * A place on the endless hex grid. `r` is the row, counted southwards; `q` runs east; `s` is always `-q - r`.
 * On a map, hex 0 is at (0, 0, 0).
 */
export interface Cube {
  readonly q: number
  readonly r: number
  readonly s: number
}

export const cube = (q: number, r: number): Cube => ({ q, r, s: 0 - q - r })

const STEPS: readonly Cube[] = [cube(1, -1), cube(1, 0), cube(0, 1), cube(-1, 1), cube(-1, 0), cube(0, -1)]

/** The step from any hex to its neighbour in that direction. */
export const stepToward = (direction: Direction): Cube => STEPS[direction]

export const plus = (a: Cube, b: Cube): Cube => cube(a.q + b.q, a.r + b.r)
export const minus = (a: Cube, b: Cube): Cube => cube(a.q - b.q, a.r - b.r)
export const isSame = (a: Cube, b: Cube): boolean => a.q === b.q && a.r === b.r

/** How many hexes long the way is from the origin. */
export const lengthOf = (way: Cube): number => (Math.abs(way.q) + Math.abs(way.r) + Math.abs(way.s)) / 2

/**
 * The scalar product. Cube coordinates are Euclidean coordinates of the plane q + r + s = 0, so angles and projections
 * come out true in whole numbers; a step to a neighbour has length squared 2.
 */
export const dot = (a: Cube, b: Cube): number => a.q * b.q + a.r * b.r + a.s * b.s
