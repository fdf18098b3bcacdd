import { createHexMap, type HexId, isHex, isShifted, neighbour, neighbours, rowOf } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'

/** SB-BOARD-01, O-02: eleven rows, twelve and eleven hexes in turn, long rows at both baselines. */
export const board = createHexMap({ rows: 11, cols: 12, shifted: 'odd', shiftedCols: 11 })

/** Where a piece is that has left the field. */
export const NOWHERE = -1 as HexId

/** SB-SETUP-01: the first army of a scenario sits at the top, at row A. */
export const TOP: Seat = 0
export const BOTTOM: Seat = 1
export const other = (seat: Seat): Seat => 1 - seat

export const sections = ['left', 'centre', 'right'] as const
export type Section = (typeof sections)[number]

/** Sections as bits, because a hex under a broken line belongs to two (SB-BOARD-03). */
export const LEFT = 1
export const CENTRE = 2
export const RIGHT = 4
export type SectionSet = number

export const sectionBit: Readonly<Record<Section, SectionSet>> = { left: LEFT, centre: CENTRE, right: RIGHT }

/** The sections that a hex belongs to, named from that seat (SB-BOARD-02). */
export const sectionsOf = (seat: Seat, hex: HexId): SectionSet => SECTIONS[seat][hex]

/** The one section of a hex where the scenario gives a cut hex to the centre (SB-SCN-07). */
export const sectionForCount = (seat: Seat, hex: HexId): SectionSet => {
  const set = SECTIONS[seat][hex]
  return (set & CENTRE) !== 0 ? CENTRE : set
}

/** SB-BOARD-04 */
export const onBaseline = (seat: Seat, hex: HexId): boolean =>
  rowOf(board, hex) === (seat === TOP ? 0 : board.shape.rows - 1)

/** The hexes next to this one toward that seat's baseline (SB-RET-04); half hexes at the rim are none (SB-BOARD-05). */
export const backward = (seat: Seat, hex: HexId): readonly HexId[] => BACKWARD[seat][hex]

/** Whether a number from outside is a hex of the board. */
export const isOnBoard = (hex: number | undefined): hex is HexId => isHex(board, hex)

export const around = (hex: HexId): readonly HexId[] => board.neighbourLists[hex]

// Section lines run between columns 4 and 5 and between 8 and 9 of the long rows (O-02).
const SECTIONS: readonly Uint8Array[] = [TOP, BOTTOM].map((seat) =>
  Uint8Array.from(board.hexes, (hex) => {
    const row = rowOf(board, hex)
    const west = 2 * (hex - board.rowStarts[row]) + (isShifted(board.shape, row) ? 1 : 0)
    const touches = (from: number, to: number) => west < to && west + 2 > from
    const left = seat === TOP ? RIGHT : LEFT
    const right = seat === TOP ? LEFT : RIGHT
    return (touches(0, 8) ? left : 0) | (touches(8, 16) ? CENTRE : 0) | (touches(16, 24) ? right : 0)
  }),
)

const NORTH_EAST = 0
const SOUTH_EAST = 2
const SOUTH_WEST = 3
const NORTH_WEST = 5

const BACKWARD: readonly (readonly (readonly HexId[])[])[] = [
  [NORTH_WEST, NORTH_EAST] as const,
  [SOUTH_WEST, SOUTH_EAST] as const,
].map((directions) =>
  board.hexes.map((hex) =>
    directions.map((direction) => neighbour(board, hex, direction)).filter((id): id is HexId => id >= 0),
  ),
)

export { type HexId, neighbours }
