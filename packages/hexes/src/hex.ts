declare const hexId: unique symbol

/** A hex of a map: a small integer from 0, counted row by row from the north-west corner. Plain in JSON. */
export type HexId = number & { readonly [hexId]: true }

/** What stands where a hex would be if the map went on: beyond the rim. */
export const OFF_BOARD = -1
export type OffBoard = typeof OFF_BOARD
