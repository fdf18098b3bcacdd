import { CORNER_NAMES, type Corner, type Direction, turn } from './direction.ts'
import type { HexId } from './hex.ts'
import { colOf, type HexMap, halfHexesEast, isShifted, rowLength, rowOf } from './hex-map.ts'

/** A point on the drawing: x to the right, y downwards, the map's north-west corner at 0, 0. */
export interface Point {
  readonly x: number
  readonly y: number
}

const HALF_WIDTH = Math.sqrt(3) / 2

// From the centre, clockwise from the north, for a hex whose sides are 1 long.
const CORNERS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: HALF_WIDTH, y: -0.5 },
  { x: HALF_WIDTH, y: 0.5 },
  { x: 0, y: 1 },
  { x: -HALF_WIDTH, y: 0.5 },
  { x: -HALF_WIDTH, y: -0.5 },
]

/** The centre of a hex whose sides are `side` long. */
export function hexCentre(map: HexMap, hex: HexId, side: number): Point {
  const row = rowOf(map, hex)
  return {
    x: (halfHexesEast(map.shape, row, colOf(map, hex)) + 1) * HALF_WIDTH * side,
    y: (row * 1.5 + 1) * side,
  }
}

/** One corner of a hex: see CORNER_NAMES. */
export function hexCorner(map: HexMap, hex: HexId, corner: Corner, side: number): Point {
  const centre = hexCentre(map, hex, side)
  return { x: centre.x + CORNERS[corner].x * side, y: centre.y + CORNERS[corner].y * side }
}

/** The six corners, clockwise from the north. */
export const hexCorners = (map: HexMap, hex: HexId, side: number): readonly Point[] =>
  CORNER_NAMES.map((_, corner) => hexCorner(map, hex, corner as Corner, side))

/** The two ends of the hexside in that direction, clockwise: where a river or a wall is drawn. */
export const hexSide = (
  map: HexMap,
  hex: HexId,
  direction: Direction,
  side: number,
): readonly [Point, Point] => [
  hexCorner(map, hex, direction, side),
  hexCorner(map, hex, turn(direction, 1), side),
]

/** The room that the whole map takes. */
export function boardSize(map: HexMap, side: number): { readonly width: number; readonly height: number } {
  const { shape } = map
  const rows = Array.from({ length: Math.min(2, shape.rows) }, (_, row) => row)
  const halves = rows.map((row) => 2 * rowLength(shape, row) + (isShifted(shape, row) ? 1 : 0))
  return { width: Math.max(...halves) * HALF_WIDTH * side, height: (shape.rows * 1.5 + 0.5) * side }
}
