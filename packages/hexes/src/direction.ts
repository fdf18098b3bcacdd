/** The six sides of a hex, clockwise from the north-east. A `Direction` is an index into this list. */
export const DIRECTION_NAMES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
export type DirectionName = (typeof DIRECTION_NAMES)[number]
export type Direction = 0 | 1 | 2 | 3 | 4 | 5

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const satisfies readonly Direction[]

/**
 * The six corners of a hex, clockwise from the north. Corner `i` lies between directions `i - 1` and `i`, so that a
 * counter pointing at corner 1 (NE) has the hexes in directions NE and E before it.
 */
export const CORNER_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type CornerName = (typeof CORNER_NAMES)[number]
export type Corner = Direction

export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction

/** Turns by sixths of a circle, clockwise; a negative number turns the other way. */
export const turn = (direction: Direction, sixths: number): Direction =>
  ((((direction + sixths) % 6) + 6) % 6) as Direction

/** The two directions beside a corner, the left one first as seen from the hex's centre. */
export const directionsAtCorner = (corner: Corner): readonly [Direction, Direction] => [
  turn(corner, -1),
  corner,
]
