import { directionTo, type HexId, type HexMap } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { DrawnSide } from '../battle.ts'
import { battleMap, mostHexes } from '../battle-map.ts'
import { hexCoded } from '../hex-code.ts'
import { sidesOfCut } from '../side-cut.ts'

/** One cell of the drawing, as it stands in the text. Lines and columns are counted from 0. */
export interface SheetCell {
  readonly line: number
  readonly column: number
  readonly token: string
}

/** A line of words: `zone hill 1204 1304`. */
export interface SheetWords {
  readonly line: number
  readonly words: readonly string[]
}

/** A line of fields: `unit | b1 | B11 | ...`. */
export interface SheetPiece {
  readonly line: number
  readonly kind: string
  readonly fields: readonly string[]
}

/** What lies between two neighbours, and the line that said it last. */
export interface SheetSide extends DrawnSide {
  readonly line: number
}

/**
 * What stands where in the text of a battle, right or wrong: read line by line as the parser does, but nothing is refused. What
 * cannot be read is not there.
 */
export interface Outline {
  readonly lines: readonly string[]
  /** Null where the text has no size that a map could have. */
  readonly map: HexMap | null
  /** The lines of "map" and "end", and the cells between them by hex; null where there is no drawing. */
  readonly drawing: {
    readonly heading: number
    readonly end: number
    readonly cells: readonly (SheetCell | undefined)[]
  } | null
  /** All lines of words, in their order. */
  readonly statements: readonly SheetWords[]
  /** All lines of fields, in their order. */
  readonly pieces: readonly SheetPiece[]
  /** By key of the two hexes, as far as they can be read. */
  readonly sides: ReadonlyMap<string, SheetSide>
}

export const sideKinds: readonly DrawnSide['kind'][] = [
  'river', 'bridge', 'ford', 'stream', 'steep', 'crest', 'redoubt', 'fortification',
] // biome-ignore format: a list

export const keyOf = (a: number, b: number): string => (a < b ? `${a}/${b}` : `${b}/${a}`)

/** The map of that size; null for none that a battle may have. */
export function mapOf(size: string | undefined): HexMap | null {
  const found = /^(\d{1,2})x(\d{1,2})$/.exec(size ?? '')
  if (found === null) return null
  const [cols, rows] = [Number(found[1]), Number(found[2])]
  return cols < 2 || rows < 2 || cols * rows > mostHexes ? null : battleMap(cols, rows)
}

/** What a line says, without its remark. */
export const saidIn = (line: string): string => line.replace(/#.*$/, '').trim()

export function outlineOf(text: string): Outline {
  const lines = text.split('\n')
  const statements: SheetWords[] = []
  const pieces: SheetPiece[] = []
  let map: HexMap | null = null
  let drawing: Outline['drawing'] = null
  for (let line = 0; line < lines.length; line++) {
    const said = saidIn(lines[line])
    if (said === '') continue
    if (said === 'map') {
      const end = lines.findIndex((each, at) => at > line && each.trim() === 'end')
      if (end < 0) continue
      drawing = { heading: line, end, cells: cellsIn(map, lines, line, end) }
      line = end
    } else if (said.includes('|')) {
      const [kind, ...fields] = said.split('|').map((each) => each.trim())
      pieces.push({ line, kind, fields })
    } else {
      const words = said.split(/\s+/)
      statements.push({ line, words })
      if (words[0] === 'size') map = mapOf(words[1]) ?? map
    }
  }
  return { lines, map, drawing, statements, pieces, sides: sidesIn(map, statements) }
}

function cellsIn(
  map: HexMap | null,
  lines: readonly string[],
  heading: number,
  end: number,
): (SheetCell | undefined)[] {
  if (map === null) return []
  const cells: (SheetCell | undefined)[] = map.hexes.map(() => undefined)
  const { rows, cols } = map.shape
  let row = 0
  for (let line = heading + 1; line < end && row < rows; line++) {
    const found = [...lines[line].matchAll(/\S+/g)].slice(0, cols)
    if (found.length === 0) continue
    found.forEach((match, col) => {
      cells[row * cols + col] = { line, column: match.index, token: match[0] }
    })
    row++
  }
  return cells
}

/** The sides that a line of words draws, in its order; nothing where it is no such line. */
export function sidesOfLine(map: HexMap | null, words: readonly string[]): (readonly [HexId, HexId])[] {
  if (map === null || words[0] !== 'side') return []
  if (words[2] === 'vcut' || words[2] === 'hcut') {
    const range = /^(\d+)-(\d+)$/.exec(words[5] ?? '')
    if (range === null) return []
    return sidesOfCut(map, words[2] === 'vcut', Number(words[3]), Number(range[1]), Number(range[2]))
  }
  return words.slice(2).flatMap((word) => {
    const [a, b] = word.split('/').map((code) => hexCoded(map, code))
    return a == null || b == null || directionTo(map, a, b) === null ? [] : [[a, b] as const]
  })
}

function sidesIn(map: HexMap | null, statements: readonly SheetWords[]): Map<string, SheetSide> {
  const sides = new Map<string, SheetSide>()
  for (const { line, words } of statements) {
    const kind = words[1] as DrawnSide['kind']
    if (!sideKinds.includes(kind)) continue
    for (const [a, b] of sidesOfLine(map, words)) sides.set(keyOf(a, b), { kind, a, b, line })
  }
  return sides
}

/** The first line of words that begins so. */
export const statementOf = ({ statements }: Outline, ...begin: readonly string[]): SheetWords | undefined =>
  statements.find(({ words }) => begin.every((word, i) => words[i] === word))

export const piecesOf = ({ pieces }: Outline, kind: string): SheetPiece[] =>
  pieces.filter((each) => each.kind === kind)

/** The codes of the two sides, by seat, as far as they are there. */
export const sideCodes = (outline: Outline): string[] =>
  piecesOf(outline, 'side').map(({ fields }) => fields[0])

export function seatOf(outline: Outline, code: string | undefined): Seat | null {
  const seat = sideCodes(outline).indexOf(code ?? '')
  return seat < 0 || seat > 1 ? null : seat
}

/** The seat of a formation by its code. */
export function seatOfFormation(outline: Outline, code: string | undefined): Seat | null {
  const form = piecesOf(outline, 'form').find(({ fields }) => fields[1] === code)
  return form === undefined ? null : seatOf(outline, form.fields[0])
}

export const hexOf = ({ map }: Outline, code: string | undefined): HexId | null =>
  map === null ? null : hexCoded(map, code ?? '')
