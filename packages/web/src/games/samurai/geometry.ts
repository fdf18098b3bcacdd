import { boardSize, createHexMap, type HexId, hexCentre, type Point } from '@gunbai/hexes'

/** The field of Samurai Battles: eleven rows of twelve and eleven hexes in turn (SB-BOARD-01). */
export const field = createHexMap({ rows: 11, cols: 12, shifted: 'odd', shiftedCols: 11 })

/** The length of a hexside in the drawing. */
export const side = 40
export const halfWidth = (Math.sqrt(3) / 2) * side

/** Room around the field for the rim. */
export const rim = 14
export const size = boardSize(field, side)

export const centres: readonly Point[] = field.hexes.map((hex) => hexCentre(field, hex, side))

export const centreOf = (hex: HexId | number): Point => centres[hex] ?? { x: 0, y: 0 }

/** A hex around 0, 0, smaller by so much on every side. */
export function hexPath(inset = 0): string {
  const r = side - inset
  const w = (Math.sqrt(3) / 2) * r
  return `M0 ${-r}L${w} ${-r / 2}V${r / 2}L0 ${r}L${-w} ${r / 2}V${-r / 2}Z`
}

/** The broken lines that part the flanks from the centre: between columns 4 and 5, and 8 and 9 of the long rows (O-02). */
export const sectionLines: readonly number[] = [8 * halfWidth, 16 * halfWidth]
