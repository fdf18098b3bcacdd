import { type Language, languages, type Seat } from '@gunbai/kernel'
import { type EditionName, editionNames } from '../../data/edition.ts'
import type { LeaderKind } from '../../data/unit-kinds.ts'
import { BOTTOM, board, TOP } from '../../position/board.ts'
import { type FileLine, FileReader } from '../file-lines.ts'

/** One cell of a drawing, as it stands in the text. Lines and columns are counted from 0. */
export interface SheetCell {
  readonly line: number
  readonly column: number
  readonly token: string
}

export interface SheetDrawing {
  /** The line of its heading, and the one behind its last row. */
  readonly heading: number
  readonly end: number
  /** By hex; a hex that is not drawn has none. */
  readonly cells: readonly (SheetCell | undefined)[]
}

export interface SheetArmy {
  readonly line: number
  readonly name: string
  readonly command: number
  readonly dragon: number
  readonly honor: number
  readonly isFirst: boolean
}

export interface SheetLeader {
  readonly line: number
  readonly key: string
  readonly seat: Seat
  readonly kind: LeaderKind
  readonly name: string
}

export interface SheetRule {
  readonly line: number
  readonly word: 'special' | 'victory-rule'
  readonly code: string
  /** As they are written: `zone=north-bank`. */
  readonly values: Readonly<Record<string, string>>
}

export interface SheetStory {
  readonly heading: number
  readonly end: number
  readonly language: Language
  readonly text: string
}

/**
 * What stands where in the text of a battle, right or wrong: read by the reader that the parser has, in the parser's order, but
 * nothing is refused. What cannot be read is not there.
 */
export interface Outline {
  readonly lines: readonly string[]
  readonly edition: EditionName
  /** The last line that says something above the terrain; -1 without one. */
  readonly headEnd: number
  /** By its first word, the line of the head that says it last. */
  readonly words: Readonly<Record<string, FileLine>>
  readonly titles: Readonly<Partial<Record<Language, { readonly line: number; readonly text: string }>>>
  readonly armies: readonly [SheetArmy | null, SheetArmy | null]
  readonly rules: readonly SheetRule[]
  readonly terrain: SheetDrawing | null
  readonly units: SheetDrawing | null
  readonly leadersHeading: number
  readonly leaders: readonly SheetLeader[]
  readonly tags: readonly { readonly line: number; readonly key: string; readonly name: string }[]
  readonly zones: readonly { readonly name: string; readonly drawing: SheetDrawing }[]
  readonly stories: readonly SheetStory[]
}

type Draft = { -readonly [K in keyof Outline]: Outline[K] }

export function outlineOf(text: string): Outline {
  const reader = new FileReader('', text)
  const outline: Draft = {
    lines: text.split('\n'), edition: 'gmt', headEnd: -1, words: {}, titles: {}, armies: [null, null], rules: [],
    terrain: null, units: null, leadersHeading: -1, leaders: [], tags: [], zones: [], stories: [],
  } // biome-ignore format: columns
  readHead(reader, outline)
  outline.terrain = readDrawing(reader, 'terrain')
  outline.units = readDrawing(reader, 'units')
  readLeaders(reader, outline)
  readTags(reader, outline)
  readZones(reader, outline)
  readStories(reader, outline)
  return outline
}

function readHead(reader: FileReader, outline: Draft): void {
  const titles: Draft['titles'] & Record<string, { line: number; text: string }> = {}
  const words: Record<string, FileLine> = Object.create(null)
  const armies: [SheetArmy | null, SheetArmy | null] = [null, null]
  const rules: SheetRule[] = []
  for (let line = reader.peek(); line !== null && line.words[0] !== 'terrain'; line = reader.peek()) {
    reader.take()
    const [word, ...rest] = line.words
    const at = line.number - 1
    outline.headEnd = at
    words[word] = line
    if (word === 'title' && languages.includes(rest[0] as Language)) {
      titles[rest[0]] = { line: at, text: rest.slice(1).join(' ') }
    } else if (word === 'top' || word === 'bottom') armies[word === 'top' ? TOP : BOTTOM] = armyIn(at, rest)
    else if (word === 'special' || word === 'victory-rule')
      rules.push({ line: at, word, code: rest[0] ?? '', values: valuesIn(rest.slice(1)) })
  }
  const edition = words.edition?.words[1] as EditionName
  outline.edition = editionNames.includes(edition) ? edition : 'gmt'
  Object.assign(outline, { titles, words, armies, rules })
}

function armyIn(line: number, words: readonly string[]): SheetArmy {
  const at = words.indexOf('command')
  const given = (word: string): number => Number(words[words.indexOf(word) + 1])
  return {
    line,
    name: words.slice(0, at < 0 ? words.length : at).join(' '),
    command: given('command'),
    dragon: given('dragon'),
    honor: given('honor'),
    isFirst: words.at(-1) === 'first',
  }
}

function valuesIn(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const at = pair.indexOf('=')
      return at < 1 ? [] : [[pair.slice(0, at), pair.slice(at + 1)]]
    }),
  )
}

function readDrawing(reader: FileReader, heading: string): SheetDrawing | null {
  const line = reader.peek()
  if (line?.words[0] !== heading) return null
  reader.take()
  return drawingAt(reader, line.number - 1)
}

function drawingAt(reader: FileReader, heading: number): SheetDrawing {
  const { text, firstLine } = reader.drawing()
  const rows = text.split('\n')
  const cells: (SheetCell | undefined)[] = board.hexes.map(() => undefined)
  rows.forEach((row, r) => {
    const start = board.rowStarts[r]
    if (start === undefined || r >= board.shape.rows) return
    const end = r + 1 < board.shape.rows ? board.rowStarts[r + 1] : board.size
    for (const [c, match] of [...row.matchAll(/\S+/g)].entries()) {
      if (start + c < end)
        cells[start + c] = { line: firstLine - 1 + r, column: match.index, token: match[0] }
    }
  })
  return { heading, end: firstLine - 1 + rows.length, cells }
}

function readLeaders(reader: FileReader, outline: Draft): void {
  const heading = reader.peek()
  if (heading?.words[0] !== 'leaders') return
  reader.take()
  outline.leadersHeading = heading.number - 1
  const leaders: SheetLeader[] = []
  const headings = ['tag', 'zones', 'zone', 'story']
  for (let line = reader.peek(); line !== null && !headings.includes(line.words[0]); line = reader.peek()) {
    reader.take()
    const [key, side, kind, ...name] = line.words
    leaders.push({
      line: line.number - 1,
      key,
      seat: side === 'bottom' ? BOTTOM : TOP,
      kind: kind as LeaderKind,
      name: name.join(' '),
    })
  }
  outline.leaders = leaders
}

function readTags(reader: FileReader, outline: Draft): void {
  const tags: { line: number; key: string; name: string }[] = []
  for (let line = reader.peek(); line?.words[0] === 'tag'; line = reader.peek()) {
    reader.take()
    tags.push({ line: line.number - 1, key: line.words[1] ?? '', name: line.words.slice(2).join(' ') })
  }
  outline.tags = tags
}

function readZones(reader: FileReader, outline: Draft): void {
  const zones: { name: string; drawing: SheetDrawing }[] = []
  if (reader.peek()?.words[0] === 'zones') reader.take()
  for (let line = reader.peek(); line?.words[0] === 'zone'; line = reader.peek()) {
    reader.take()
    zones.push({ name: line.words[1] ?? '', drawing: drawingAt(reader, line.number - 1) })
  }
  outline.zones = zones
}

function readStories(reader: FileReader, outline: Draft): void {
  const stories: SheetStory[] = []
  for (let line = reader.peek(); line?.words[0] === 'story'; line = reader.peek()) {
    reader.take()
    const language = line.words[1] as Language
    const text = reader.prose(/^story [a-z]{2}\s*$/)
    const next = reader.nextLine
    stories.push({ heading: line.number - 1, end: next, language, text })
  }
  outline.stories = stories
}
