import { type Outline, outlineOf, saidIn } from './outline.ts'

/** Changes to single lines of a battle's text. What they do not speak of keeps every blank and remark. */

/** Text that somebody wrote into a form: neither a remark nor another field or line. */
export const plain = (value: string): string =>
  value
    .replaceAll(/[|#\n\r]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The text with that line said otherwise, its indent and remark kept; an empty one takes it out. */
export function withLine(text: string, line: number, said: string): string {
  const lines = text.split('\n')
  const was = lines[line]
  if (was === undefined) return text
  if (said === '') lines.splice(line, 1)
  else {
    const remark = /\s*#.*$/.exec(was)?.[0] ?? ''
    lines[line] = (/^\s*/.exec(was)?.[0] ?? '') + said + remark
  }
  return lines.join('\n')
}

/** The text with a new line before that one. */
export function insertedLine(text: string, before: number, ...said: readonly string[]): string {
  const lines = text.split('\n')
  lines.splice(before, 0, ...said)
  return lines.join('\n')
}

/** One field of a line of fields, counted from 0 behind its kind; its column stays as wide where it can. */
export function withField(text: string, line: number, field: number, value: string): string {
  const was = text.split('\n')[line]
  if (was === undefined) return text
  const parts = saidIn(was).split('|')
  const part = parts[field + 1]
  if (part === undefined) return text
  const isLast = field + 1 === parts.length - 1
  const written = ` ${plain(value)}`
  parts[field + 1] = isLast ? written : `${written.padEnd(part.length - 1)} `
  return withLine(text, line, parts.join('|').trimEnd())
}

/** A new line of fields, each as wide as the widest of those lines in its column. */
export function alignedTo(outline: Outline, kind: string, fields: readonly string[]): string {
  const written = fields.map((each) => plain(each) || '?')
  const others = outline.pieces
    .filter((each) => each.kind === kind)
    .map((each) => saidIn(outline.lines[each.line]).split('|'))
  const columns = written.map((each, i) => {
    const widest = Math.max(each.length, ...others.map((parts) => (parts[i + 1]?.length ?? 2) - 2))
    return i === written.length - 1 ? each : each.padEnd(widest)
  })
  return [kind, ...columns].join(' | ')
}

/** Where each kind of line belongs: behind all of its own kind and of those before it. */
const order = [
  'battle', 'title', 'scale', 'turns', 'optional', 'fog', 'night', 'size', 'map', '|side', 'road', 'path', 'side', 'rout',
  'exit', 'zone', 'held', '|form', '|cmd', '|cam', '|unit', 'score', 'win', 'tie',
] // biome-ignore format: a list

/** Adds a line where its kind belongs. A kind that begins a new part has a blank line before it. */
export function added(text: string, kind: string, said: string): string {
  const { statements, pieces, drawing } = outlineOf(text)
  const rank = order.indexOf(kind)
  const known = [
    ...statements.map(({ line, words }) => ({ end: line + 1, rank: order.indexOf(words[0]) })),
    ...pieces.map(({ line, kind: of }) => ({ end: line + 1, rank: order.indexOf(`|${of}`) })),
    ...(drawing === null ? [] : [{ end: drawing.end + 1, rank: order.indexOf('map') }]),
  ]
  const behind = known.filter((each) => each.rank <= rank)
  const place = Math.max(0, ...behind.map(({ end }) => end))
  const isFirst = parts.has(kind) && !known.some((each) => each.rank === rank)
  return insertedLine(text, place, ...(isFirst && place > 0 ? ['', said] : [said]))
}

const parts: ReadonlySet<string> = new Set(['|side', '|form', '|cmd', '|cam', '|unit', 'score'])
