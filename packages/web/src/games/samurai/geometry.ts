import { boardSize, createHexMap, type HexId, hexCentre, type Point, rowOf } from '@gunbai/hexes'

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

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The arrow that leads the same way on a board that is turned around. */
export const turnedArrow: Readonly<Record<Arrow, Arrow>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
}

export const isArrow = (key: string): key is Arrow => key in turnedArrow

/** The hex that an arrow key leads to: along the row, or to the nearest of the next row. At the rim it stays. */
export function step(from: number, arrow: Arrow): number {
  const row = rowOf(field, from as HexId)
  const { x } = centreOf(from)
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    const next = from + (arrow === 'ArrowLeft' ? -1 : 1)
    return next in field.hexes && rowOf(field, next as HexId) === row ? next : from
  }
  const nextRow = row + (arrow === 'ArrowUp' ? -1 : 1)
  // a hex lies between two of the next row: down leads to the eastern and up to the western one, so that they lead back
  const wanted = x + (arrow === 'ArrowDown' ? 1 : -1)
  const away = (hex: number) => Math.abs(centreOf(hex).x - wanted)
  return field.hexes
    .filter((hex) => rowOf(field, hex) === nextRow)
    .reduce((best: number, hex) => (best === from || away(hex) < away(best) ? hex : best), from)
}
