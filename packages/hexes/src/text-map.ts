import type { HexId } from './hex.ts'
import { type HexMap, isShifted, rowLength, rowOf } from './hex-map.ts'
import { hexName, rowName } from './hex-name.ts'

/** A place in a text, both counted from 1 as editors do. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** One cell of a drawn map: what was drawn for a hex, and where. */
export interface TextCell extends TextPlace {
  readonly hex: HexId
  /** One or more characters without a space; what they mean is the rulebook's legend. */
  readonly token: string
}

/** A drawn map that cannot be read. Rulebooks throw it too, at the place of a cell that their legend does not know. */
export class TextMapError extends Error {
  readonly line: number
  readonly column: number
  /** The message without the place. */
  readonly problem: string

  constructor(place: TextPlace, problem: string) {
    super(`line ${place.line}, column ${place.column}: ${problem}`)
    this.name = 'TextMapError'
    this.line = place.line
    this.column = place.column
    this.problem = problem
  }
}

/**
 * Reads a map drawn in characters and gives one cell for each hex, in the order of ids.
 *
 *      .   .   f   .
 *        .   r   h
 *      .   .   .   .
 *
 * One line for each row, cells parted by spaces, a shifted row beginning further right than the rows beside it. Blank
 * lines before and after do not count. If the drawing stands inside a file, `firstLine` is the number of its first
 * line there.
 */
export function parseTextMap(map: HexMap, text: string, firstLine = 1): readonly TextCell[] {
  const { shape } = map
  const rows = drawnRows(text, firstLine)

  rows.forEach((cells, row) => {
    if (row >= shape.rows) {
      throw new TextMapError(
        cells[0],
        `expected ${count(shape.rows, 'row')}, found ${rows.length}; remove this line and those after it`,
      )
    }
    checkRow(map, row, cells)
    if (row > 0) checkIndent(map, row, cells[0], rows[row - 1][0])
  })
  if (rows.length < shape.rows) {
    const line = (rows.at(-1)?.[0].line ?? firstLine - 1) + 1
    throw new TextMapError(
      { line, column: 1 },
      `expected ${count(shape.rows, 'row')}, found ${rows.length}; ` +
        `add row ${rowName(rows.length)} with ${count(rowLength(shape, rows.length), 'cell')} here`,
    )
  }
  return rows.flat().map((cell, id) => ({ hex: id as HexId, ...cell }))
}

/** Draws a map so that `parseTextMap` reads back the same tokens. */
export function printTextMap(map: HexMap, tokenOf: (hex: HexId) => string): string {
  return drawnLines(map, tokenOf).lines.join('\n')
}

/** The same with coordinates for a reader: the letter of each row before it and the numbers of the places above, or other names. */
export function printChart(
  map: HexMap,
  tokenOf: (hex: HexId) => string,
  names = { row: rowName, place: (col: number) => String(col + 1) },
): string {
  const { lines, pitch } = drawnLines(map, tokenOf)
  const margin = names.row(map.shape.rows - 1).length + 2
  const numbers = Array.from({ length: map.shape.cols }, (_, col) => names.place(col).padEnd(pitch)).join('')
  const rows = lines.map((line, row) => names.row(row).padEnd(margin) + line)
  return [' '.repeat(margin) + numbers.trimEnd(), ...rows].join('\n')
}

/** A row of a drawing with another token at that place; what follows it is left where it is if there is room. */
export function redrawn(row: string, place: number, token: string): string {
  const cells = [...row.matchAll(/\S+/g)]
  const [cell, next] = [cells[place], cells[place + 1]]
  if (cell === undefined) return row
  const before = row.slice(0, cell.index)
  if (next === undefined) return before + token + row.slice(cell.index + cell[0].length)
  return `${before}${token.padEnd(next.index - cell.index - 1)} ${row.slice(next.index)}`
}

function drawnLines(map: HexMap, tokenOf: (hex: HexId) => string): { lines: string[]; pitch: number } {
  const tokens = map.hexes.map((hex) => checkToken(map, hex, tokenOf(hex)))
  const widest = Math.max(...tokens.map((token) => token.length))
  // Even, so that half a cell is a whole number of characters; never under 4, so that terrain drawn in single letters
  // and units in two stand at the same columns.
  const pitch = Math.max(4, widest + 1 + ((widest + 1) % 2))

  const lines = Array.from({ length: map.shape.rows }, (_, row) =>
    isShifted(map.shape, row) ? ' '.repeat(pitch / 2) : '',
  )
  for (const hex of map.hexes) lines[rowOf(map, hex)] += tokens[hex].padEnd(pitch)
  return { lines: lines.map((line) => line.trimEnd()), pitch }
}

type DrawnCell = Omit<TextCell, 'hex'>

function drawnRows(text: string, firstLine: number): DrawnCell[][] {
  const lines = text.split(/\r?\n/).map((content, i) => drawnCells(content, firstLine + i))
  const from = lines.findIndex((cells) => cells.length > 0)
  if (from < 0) return []
  const rows = lines.slice(from, lines.findLastIndex((cells) => cells.length > 0) + 1)
  const blank = rows.findIndex((cells) => cells.length === 0)
  if (blank >= 0) {
    const place = { line: firstLine + from + blank, column: 1 }
    throw new TextMapError(place, `expected row ${rowName(blank)}, found a blank line; remove it`)
  }
  return rows
}

function drawnCells(content: string, line: number): DrawnCell[] {
  const tab = content.indexOf('\t')
  if (tab >= 0) {
    throw new TextMapError({ line, column: tab + 1 }, 'expected spaces, found a tab; put spaces in its place')
  }
  return [...content.matchAll(/\S+/g)].map((match) => ({ token: match[0], line, column: match.index + 1 }))
}

function checkRow(map: HexMap, row: number, cells: readonly DrawnCell[]): void {
  const expected = rowLength(map.shape, row)
  if (cells.length === expected) return
  const surplus = cells.length - expected
  const last = cells[cells.length - 1]
  const place = surplus > 0 ? cells[expected] : { line: last.line, column: last.column + last.token.length }
  const mend = surplus > 0 ? `remove ${surplus}` : `add ${-surplus}`
  throw new TextMapError(
    place,
    `expected ${count(expected, 'cell')} in row ${rowName(row)}, found ${cells.length}; ${mend}`,
  )
}

function checkIndent(map: HexMap, row: number, first: DrawnCell, firstAbove: DrawnCell): void {
  const shifted = isShifted(map.shape, row)
  if (shifted ? first.column > firstAbove.column : first.column < firstAbove.column) return
  const [side, change] = shifted ? ['right', 'add spaces'] : ['left', 'remove spaces']
  throw new TextMapError(
    first,
    `expected row ${rowName(row)} to begin ${side} of row ${rowName(row - 1)}, ` +
      `which begins at column ${firstAbove.column}, found column ${first.column}; ${change} at the start of the line`,
  )
}

function checkToken(map: HexMap, hex: HexId, token: string): string {
  if (/^\S+$/.test(token)) return token
  throw new RangeError(
    `the token for hex ${hexName(map, hex)} is "${token}": give one or more characters without a space`,
  )
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
