import { colOf, type HexId, type HexMap, hexAt, rowOf } from '@gunbai/hexes'

/** What the maps of this series call a hex: column and row, two digits each, counted from 1 (`0101` is the north-west corner). */
export function hexCode(map: HexMap, hex: HexId): string {
  return twoDigits(colOf(map, hex) + 1) + twoDigits(rowOf(map, hex) + 1)
}

/** The hex of that code; null where there is none. */
export function hexCoded(map: HexMap, code: string): HexId | null {
  if (!/^\d{4}$/.test(code)) return null
  const hex = hexAt(map, Number(code.slice(2)) - 1, Number(code.slice(0, 2)) - 1)
  return hex < 0 ? null : (hex as HexId)
}

export const twoDigits = (n: number): string => String(n).padStart(2, '0')
