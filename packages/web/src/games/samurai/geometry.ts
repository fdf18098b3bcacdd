import { boardSize, type HexId, hexCentre, type Point } from '@gunbai/hexes'
import { board as field } from '@gunbai/samurai/screen'
import { halfWidth, side } from '../board/hex-shape.ts'

export { field }

/** Room around the field for the names of rows and the numbers of columns. */
export const rim = 26
export const size = boardSize(field, side)

export const centres: readonly Point[] = field.hexes.map((hex) => hexCentre(field, hex, side))

export const centreOf = (hex: HexId | number): Point => centres[hex] ?? { x: 0, y: 0 }

/** The broken lines that part the flanks from the centre: between columns 4 and 5, and 8 and 9 of the long rows (O-02). */
export const sectionLines: readonly number[] = [8 * halfWidth, 16 * halfWidth]
