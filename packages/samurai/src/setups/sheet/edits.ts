import { colOf, type HexId, redrawn, rowOf } from '@gunbai/hexes'
import type { Language, Seat } from '@gunbai/kernel'
import type { LeaderKind } from '../../data/unit-kinds.ts'
import { BOTTOM, board, TOP } from '../../position/board.ts'
import { saidAnew, saidMore, valuesFrom, withoutLast } from './lines.ts'
import { type Outline, outlineOf, type SheetArmy, type SheetDrawing } from './outline.ts'

/** Changes to the text of a battle. Each gives the new text; what it does not speak of keeps every blank and remark. */

/** Which drawing of the text: the ground, the pieces, or a zone by its name. */
export type Layer = 'terrain' | 'units' | { readonly zone: string }

export interface Stroke {
  readonly hex: number
  readonly token: string
}

const widths = { terrain: 4, units: 8 } as const

export function drawingOf(outline: Outline, layer: Layer): SheetDrawing | null {
  if (typeof layer === 'string') return outline[layer]
  return outline.zones.find(({ name }) => name === layer.zone)?.drawing ?? null
}

/** Draws these hexes. A drawing that is missing or torn is drawn anew, with what can be read of it. */
export function draw(text: string, layer: Layer, strokes: readonly Stroke[]): string {
  const whole = withDrawing(text, layer)
  const drawing = drawingOf(outlineOf(whole), layer)
  if (drawing === null) return text
  const lines = whole.split('\n')
  for (const { hex, token } of strokes) {
    const cell = drawing.cells[hex]
    if (cell === undefined || !/^\S+$/.test(token)) continue
    lines[cell.line] = redrawn(lines[cell.line], colOf(board, hex as HexId), token)
  }
  return lines.join('\n')
}

/** The rows of a drawing of which nothing is drawn, or what a torn one still has. */
function freshRows(width: number, tokenOf: (hex: number) => string): string[] {
  const rows = Array.from({ length: board.shape.rows }, (_, row) =>
    ' '.repeat(row % 2 === 0 ? 1 : 1 + width / 2),
  )
  for (const hex of board.hexes) {
    rows[rowOf(board, hex)] += `${tokenOf(hex).padEnd(width - 1)} `
  }
  return rows.map((row) => row.trimEnd())
}

function withDrawing(text: string, layer: Layer): string {
  const outline = outlineOf(text)
  const drawing = drawingOf(outline, layer)
  if (drawing !== null && isWhole(drawing)) return text
  const lines = text.split('\n')
  const isZone = typeof layer !== 'string'
  const rows = freshRows(isZone ? 4 : widths[layer], (hex) => drawing?.cells[hex]?.token ?? '.')
  if (drawing !== null) lines.splice(drawing.heading + 1, drawing.end - drawing.heading - 1, ...rows)
  else {
    const heading = isZone ? `zone ${layer.zone}` : layer
    lines.splice(placeFor(outline, layer), 0, '', heading, ...rows)
  }
  return lines.join('\n')
}

const isWhole = ({ cells, heading, end }: SheetDrawing): boolean =>
  cells.every((cell) => cell !== undefined) && end - heading - 1 === board.shape.rows

/** Before which line a part that is missing belongs. */
function placeFor(outline: Outline, layer: Layer): number {
  const { headEnd, terrain, units, zones, tags, leaders, leadersHeading } = outline
  const head = headEnd + 1
  if (layer === 'terrain') return head
  if (layer === 'units') return terrain?.end ?? head
  const before = [
    ...zones.map(({ drawing }) => drawing.end),
    ...tags.map(({ line }) => line + 1),
    ...leaders.map(({ line }) => line + 1),
    leadersHeading + 1,
    units?.end ?? 0,
  ]
  return Math.max(...before)
}

export function addZone(text: string, name: string): string {
  return withDrawing(text, { zone: name })
}

export function removeZone(text: string, name: string): string {
  const drawing = drawingOf(outlineOf(text), { zone: name })
  if (drawing === null) return text
  const lines = text.split('\n')
  const blank = lines[drawing.heading - 1]?.trim() === '' ? 1 : 0
  lines.splice(drawing.heading - blank, drawing.end - drawing.heading + blank)
  return lines.join('\n')
}

const sideWords = ['top', 'bottom'] as const

/** Gives an army another name or number. The names of both stay in one column. */
export function setArmy(
  text: string,
  seat: Seat,
  change: Partial<Pick<SheetArmy, 'name' | 'command' | 'dragon' | 'honor'>>,
): string {
  const outline = outlineOf(text)
  const army = outline.armies[seat]
  if (army === null) return text
  const lines = text.split('\n')
  for (const word of ['command', 'dragon', 'honor'] as const) {
    const [value, line] = [change[word], lines[army.line]]
    if (value === undefined) continue
    const from = valuesFrom(line)
    const values = line.slice(from).replace(new RegExp(`(\\b${word}\\s+)\\S+`), `$1${value}`)
    lines[army.line] = line.slice(0, from) + values
  }
  if (change.name !== undefined) rename(lines, outline, seat, change.name)
  return lines.join('\n')
}

function rename(lines: string[], { armies }: Outline, seat: Seat, name: string): void {
  const written = armies.map((army, each) => quoted(each === seat ? name : (army?.name ?? '')))
  const width = Math.max(...written.map((each) => each.length))
  for (const [each, army] of armies.entries()) {
    if (army === null) continue
    const line = lines[army.line]
    const rest = line.slice(valuesFrom(line))
    lines[army.line] = `${sideWords[each].padEnd(8)}${written[each].padEnd(width)}  ${rest}`
  }
}

/** A value of more words than one stands in quotes, which it may not have itself. */
const quoted = (value: string): string => {
  const plain = value
    .replaceAll(/["#\n]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /\s|^$/.test(plain) || plain === 'command' ? `"${plain}"` : plain
}

/** Who takes the first turn; null where dice decide. */
export function setFirst(text: string, seat: Seat | null): string {
  const { armies, words } = outlineOf(text)
  const lines = text.split('\n')
  armies.forEach((army, each) => {
    if (army === null) return
    const bare = withoutLast(lines[army.line], 'first')
    lines[army.line] = each === seat ? saidMore(bare, 'first') : bare
  })
  const roll = words.first === undefined ? -1 : words.first.number - 1
  if (seat === null && roll < 0) lines.splice(headPlace(text, 'first'), 0, 'first roll dice=5')
  if (seat !== null && roll >= 0) lines.splice(roll, 1)
  return lines.join('\n')
}

/** Sets a line of the head that has one value: `victory 5`, `year 1540`; an empty one takes it out. */
export function setHead(
  text: string,
  word: 'scenario' | 'edition' | 'victory' | 'year' | 'map' | 'deployment',
  value: string,
): string {
  const { words } = outlineOf(text)
  const lines = text.split('\n')
  const at = words[word] === undefined ? -1 : words[word].number - 1
  const plain = value.replaceAll(/[\n#]/g, ' ').trim()
  if (at >= 0 && plain === '') lines.splice(at, 1)
  else if (at >= 0) lines[at] = saidAnew(lines[at], `${word} ${plain}`)
  else if (plain !== '') lines.splice(headPlace(text, word), 0, `${word} ${plain}`)
  return lines.join('\n')
}

const headOrder = [
  'scenario',
  'edition',
  'year',
  'title',
  'map',
  'deployment',
  'top',
  'bottom',
  'first',
  'victory',
  'special',
  'victory-rule',
]

/** Before which line a word of the head belongs that is not there yet. */
function headPlace(text: string, word: string): number {
  const { words } = outlineOf(text)
  const before = headOrder.slice(0, headOrder.indexOf(word) + 1)
  return Math.max(0, ...before.map((each) => words[each]?.number ?? 0))
}

export function setTitle(text: string, language: Language, title: string): string {
  const { titles } = outlineOf(text)
  const lines = text.split('\n')
  const plain = title.replaceAll(/["\n]|(^|\s)#/g, ' ').trim()
  const known = titles[language]
  if (known !== undefined && plain === '') lines.splice(known.line, 1)
  else if (known !== undefined) lines[known.line] = saidAnew(lines[known.line], `title ${language} ${plain}`)
  else if (plain !== '') lines.splice(headPlace(text, 'title'), 0, `title ${language} ${plain}`)
  return lines.join('\n')
}

/** The story in a language. An empty one takes it out. */
export function setStory(text: string, language: Language, story: string): string {
  const { stories } = outlineOf(text)
  const lines = text.split('\n')
  const told = story.split('\n').map((line) => line.replace(/^#+|^story (?=[a-z]{2}\s*$)/, ' ').trimEnd())
  const known = stories.find((each) => each.language === language)
  if (known !== undefined) {
    const isLast = known.end >= lines.length
    lines.splice(
      known.heading,
      known.end - known.heading,
      ...(story.trim() === '' ? [] : [`story ${language}`, ...told]),
      ...(isLast ? [''] : []),
    )
  } else if (story.trim() !== '') {
    while (lines.at(-1)?.trim() === '') lines.pop()
    lines.push(...(stories.length === 0 ? [''] : []), `story ${language}`, ...told, '')
  }
  return lines.join('\n')
}

/** Adds a special rule with its values, below those that are there. */
export function addRule(
  text: string,
  word: 'special' | 'victory-rule',
  code: string,
  values: Readonly<Record<string, string>>,
): string {
  const lines = text.split('\n')
  lines.splice(headPlace(text, word), 0, ruleLine(word, code, values))
  return lines.join('\n')
}

export function setRule(text: string, place: number, values: Readonly<Record<string, string>>): string {
  const rule = outlineOf(text).rules[place]
  if (rule === undefined) return text
  const lines = text.split('\n')
  lines[rule.line] = saidAnew(lines[rule.line], ruleLine(rule.word, rule.code, values))
  return lines.join('\n')
}

export function removeRule(text: string, place: number): string {
  const rule = outlineOf(text).rules[place]
  if (rule === undefined) return text
  const lines = text.split('\n')
  lines.splice(rule.line, 1)
  return lines.join('\n')
}

const ruleLine = (word: string, code: string, values: Readonly<Record<string, string>>): string =>
  [word, code, ...Object.entries(values).map(([name, value]) => `${name}=${quoted(value)}`)].join(' ')

/** Puts a leader on a hex, beside the unit that stands there or alone, and names him below the units. */
export function addLeader(text: string, hex: number, seat: Seat, kind: LeaderKind, name: string): string {
  const { leaders, units } = outlineOf(text)
  const key = keys.find((each) => !leaders.some((leader) => leader.key === each))
  const token = units?.cells[hex]?.token ?? '.'
  if (key === undefined || token.includes('+')) return text
  const line = leaderLine(key, seat, kind, name)
  const placed = draw(text, 'units', [{ hex, token: token === '.' ? `+${key}` : `${token}+${key}` }])
  const outline = outlineOf(placed)
  const lines = placed.split('\n')
  if (outline.leadersHeading >= 0) {
    lines.splice((outline.leaders.at(-1)?.line ?? outline.leadersHeading) + 1, 0, line)
  } else lines.splice(outline.units?.end ?? lines.length, 0, '', 'leaders', line)
  return lines.join('\n')
}

const keys = [...'abcdefghijklmnopqrstuvwxyz']

const leaderLine = (key: string, seat: Seat, kind: LeaderKind, name: string): string =>
  `${key} ${(seat === TOP ? 'top' : 'bottom').padEnd(6)} ${kind.padEnd(9)} ${plainName(name)}`

const plainName = (name: string): string =>
  name
    .replaceAll(/["#\n]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim() || '?'

/** Another name or kind for a leader. */
export function setLeader(
  text: string,
  key: string,
  change: { readonly kind?: LeaderKind; readonly name?: string },
): string {
  const leader = outlineOf(text).leaders.find((each) => each.key === key)
  if (leader === undefined) return text
  const lines = text.split('\n')
  const said = leaderLine(key, leader.seat, change.kind ?? leader.kind, change.name ?? leader.name)
  lines[leader.line] = saidAnew(lines[leader.line], said)
  return lines.join('\n')
}

/** Takes a leader off the field and out of the list. */
export function removeLeader(text: string, key: string): string {
  const { leaders, units, leadersHeading } = outlineOf(text)
  const strokes = (units?.cells ?? []).flatMap((cell, hex) =>
    cell?.token.endsWith(`+${key}`) ? [{ hex, token: cell.token.slice(0, -key.length - 1) || '.' }] : [],
  )
  const drawn = draw(text, 'units', strokes)
  const lines = drawn.split('\n')
  const leader = leaders.find((each) => each.key === key)
  if (leader === undefined) return drawn
  lines.splice(leader.line, 1)
  if (leaders.length === 1) {
    const blank = lines[leadersHeading - 1]?.trim() === '' ? 1 : 0
    lines.splice(leadersHeading - blank, 1 + blank)
  }
  return lines.join('\n')
}

/** A name for the units that a special rule means. */
export function addTag(text: string, key: string, name: string): string {
  const { tags, leaders, leadersHeading, units } = outlineOf(text)
  const lines = text.split('\n')
  const at = Math.max(
    ...tags.map(({ line }) => line + 1),
    ...leaders.map(({ line }) => line + 1),
    leadersHeading + 1,
    units?.end ?? 0,
  )
  lines.splice(at, 0, `tag ${key} ${plainName(name)}`)
  return lines.join('\n')
}

/** The seat whose unit or leader a token shows; null for an empty hex. */
export function seatIn(outline: Outline, token: string): Seat | null {
  if (token === '.') return null
  const [code, key] = token.split('+')
  const letters = code?.split('*')[0] ?? ''
  if (letters !== '') return letters === letters.toLowerCase() ? TOP : BOTTOM
  return outline.leaders.find((each) => each.key === key)?.seat ?? TOP
}
