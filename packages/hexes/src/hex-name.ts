import { type HexId, OFF_BOARD } from './hex.ts'
import { colOf, type HexMap, hexAt, rowLength, rowOf } from './hex-map.ts'

/** What people call a hex: a letter for the row and a number for the place in it. Hex 0 is `A1`; after `Z` comes `AA`. */
export const hexName = (map: HexMap, hex: HexId): string =>
  `${rowName(rowOf(map, hex))}${colOf(map, hex) + 1}`

/** The hex of that name, in capital or small letters. Throws a RangeError that says which names there are. */
export function hexNamed(map: HexMap, name: string): HexId {
  const match = /^([A-Z]+)([1-9][0-9]*)$/i.exec(name)
  if (match === null) {
    throw new RangeError(`"${name}" does not name a hex: write a row's letter and a number, such as A1`)
  }
  const letters = match[1].toUpperCase()
  const row = rowNamed(letters)
  if (row >= map.shape.rows) {
    throw new RangeError(`there is no hex ${name}: rows run from A to ${rowName(map.shape.rows - 1)}`)
  }
  const hex = hexAt(map, row, Number(match[2]) - 1)
  if (hex === OFF_BOARD) {
    throw new RangeError(
      `there is no hex ${name}: row ${letters} runs from 1 to ${rowLength(map.shape, row)}`,
    )
  }
  return hex
}

/** The letters of a row: A to Z, then AA to AZ and so on, as in a spreadsheet. */
export function rowName(row: number): string {
  const last = String.fromCharCode(65 + (row % 26))
  return row < 26 ? last : rowName(Math.floor(row / 26) - 1) + last
}

const rowNamed = (letters: string): number =>
  [...letters].reduce((row, letter) => (row + 1) * 26 + letter.charCodeAt(0) - 65, -1)
