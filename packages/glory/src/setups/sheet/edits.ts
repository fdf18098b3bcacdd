import { colOf, type HexId, printTextMap, redrawn } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { Edge, Weather } from '../battle.ts'
import { hexCode } from '../hex-code.ts'
import { added, plain, withLine } from './lines.ts'
import { hexOf, mapOf, type Outline, outlineOf, type SheetWords, sideCodes, statementOf } from './outline.ts'

/** Changes to the text of a battle, without its pieces and sides. Each gives the new text. */

export interface Stroke {
  readonly hex: number
  /** A letter and a level where it is not 0: `w`, `.2`. */
  readonly token: string
}

/** Draws these hexes. A drawing that is missing or torn is drawn anew, with what can be read of it. */
export function draw(text: string, strokes: readonly Stroke[]): string {
  const whole = withDrawing(text)
  const { drawing, map } = outlineOf(whole)
  if (drawing === null || map === null) return text
  const lines = whole.split('\n')
  for (const { hex, token } of strokes) {
    const cell = drawing.cells[hex]
    if (cell === undefined || !/^\S+$/.test(token)) continue
    lines[cell.line] = redrawn(lines[cell.line], colOf(map, hex as HexId), token).trimEnd()
  }
  return lines.join('\n')
}

function withDrawing(text: string): string {
  const { drawing, map, lines } = outlineOf(text)
  if (map === null) return text
  const { rows } = map.shape
  const isWhole =
    drawing !== null &&
    drawing.end - drawing.heading - 1 === rows &&
    drawing.cells.every((cell) => cell !== undefined)
  if (isWhole) return text
  const drawn = printTextMap(map, (hex) => drawing?.cells[hex]?.token ?? '.').split('\n')
  if (drawing === null) return added(text, 'map', ['map', ...drawn, 'end'].join('\n'))
  const next = [...lines]
  next.splice(drawing.heading + 1, drawing.end - drawing.heading - 1, ...drawn)
  return next.join('\n')
}

/** Another size. What lies within both keeps its place; what lies outside is for the checks to name. */
export function setSize(text: string, cols: number, rows: number): string {
  const before = outlineOf(text)
  const map = mapOf(`${cols}x${rows}`)
  if (map === null) return text
  const size = statementOf(before, 'size')
  const sized =
    size === undefined
      ? added(text, 'size', `size ${cols}x${rows}`)
      : withLine(text, size.line, `size ${cols}x${rows}`)
  if (before.drawing === null || before.map === null) return withDrawing(sized)
  const tokenAt = (hex: HexId) => {
    const old = hexOf(before, hexCode(map, hex))
    return (old === null ? undefined : before.drawing?.cells[old]?.token) ?? '.'
  }
  const lines = sized.split('\n')
  const { heading = 0, end = 0 } = outlineOf(sized).drawing ?? {}
  lines.splice(heading + 1, end - heading - 1, ...printTextMap(map, tokenAt).split('\n'))
  return lines.join('\n')
}

/** Sets a line of one value: `turns 10`, `title Two Crossings`; an empty one takes it out. */
export function setHead(
  text: string,
  word: 'battle' | 'title' | 'scale' | 'turns' | 'optional' | 'tie',
  value: string,
): string {
  const known = statementOf(outlineOf(text), word)
  const said = plain(value) === '' ? '' : `${word} ${plain(value)}`
  if (known !== undefined) return withLine(text, known.line, said)
  return said === '' ? text : added(text, word, said)
}

/** The weather of a turn. */
export function setWeather(text: string, turn: number, weather: Weather): string {
  let next = text
  for (const kind of ['fog', 'night'] as const) {
    const known = statementOf(outlineOf(next), kind)
    const turns = new Set(known?.words.slice(1).map(Number))
    if (weather === kind) turns.add(turn)
    else turns.delete(turn)
    const list = [...turns].sort((a, b) => a - b)
    const said = list.length === 0 ? '' : [kind, ...list].join(' ')
    if (known !== undefined && said !== known.words.join(' ')) next = withLine(next, known.line, said)
    else if (known === undefined && said !== '') next = added(next, kind, said)
  }
  return next
}

/** Where an army flees to. */
export function setRout(text: string, seat: Seat, edges: readonly Edge[]): string {
  const outline = outlineOf(text)
  const code = sideCodes(outline)[seat]
  if (code === undefined) return text
  const known = statementOf(outline, 'rout', code)
  const said = edges.length === 0 ? '' : ['rout', code, ...edges].join(' ')
  if (known !== undefined) return withLine(text, known.line, said)
  return said === '' ? text : added(text, 'rout', said)
}

/** Puts a hex into a list of hexes or takes it out: `zone hill`, `held blue`, `exit red`. */
export function toggleHex(
  text: string,
  kind: 'zone' | 'held' | 'exit',
  name: string,
  hex: number,
  isIn?: boolean,
): string {
  const outline = outlineOf(text)
  if (outline.map === null || !/^[A-Za-z][\w-]*$/.test(name)) return text
  const code = hexCode(outline.map, hex as HexId)
  const known = statementOf(outline, kind, name)
  if (known === undefined) return isIn === false ? text : added(text, kind, `${kind} ${name} ${code}`)
  const has = known.words.slice(2).includes(code)
  if (has === (isIn ?? !has)) return text
  return withLine(text, known.line, listed(known, code, !has))
}

/** The words of such a line with a hex more or less. Without a hex the line says nothing. */
function listed({ words }: SheetWords, code: string, isIn: boolean): string {
  const [kind, name, ...codes] = words
  const left = isIn ? [...codes, code] : codes.filter((each) => each !== code)
  return left.length === 0 && kind !== 'zone' ? '' : [kind, name, ...left].join(' ')
}

/** A new zone without a hex, or a zone no more. */
export function addZone(text: string, name: string): string {
  const known = statementOf(outlineOf(text), 'zone', name)
  return known !== undefined || !/^[A-Za-z][\w-]*$/.test(name) ? text : added(text, 'zone', `zone ${name}`)
}

export function removeZone(text: string, name: string): string {
  const known = statementOf(outlineOf(text), 'zone', name)
  return known === undefined ? text : withLine(text, known.line, '')
}

/** Adds, changes or takes out a line of scores or of victory: `score blue hold hill 5`. */
export function addRule(text: string, said: string): string {
  const kind = said.split(' ')[0]
  return kind === 'score' || kind === 'win' ? added(text, kind, plain(said)) : text
}

export const setRule = (text: string, line: number, said: string): string =>
  isRule(outlineOf(text), line) ? withLine(text, line, plain(said)) : text

const isRule = ({ statements }: Outline, line: number): boolean =>
  statements.some((each) => each.line === line && ['score', 'win'].includes(each.words[0]))

/** Begins a road or path in a hex, goes on with the one that was drawn last if it ends beside it, or does nothing. */
export function drawWay(text: string, kind: 'road' | 'path', from: number | null, to: number): string {
  const outline = outlineOf(text)
  const { map } = outline
  if (map === null) return text
  const code = hexCode(map, to as HexId)
  if (from === null) return added(text, kind, `${kind} ${code}`)
  const end = hexCode(map, from as HexId)
  const known = outline.statements.filter(({ words }) => words[0] === kind && words.at(-1) === end).at(-1)
  if (known === undefined) return added(text, kind, `${kind} ${end} ${code}`)
  return withLine(text, known.line, `${known.words.join(' ')} ${code}`)
}

/** Takes a hex out of every road and path; what is left of each on either side goes on by itself. */
export function eraseWay(text: string, hex: number): string {
  const outline = outlineOf(text)
  if (outline.map === null) return text
  const code = hexCode(outline.map, hex as HexId)
  let next = text
  for (const { line, words } of [...outline.statements].reverse()) {
    const [kind, ...codes] = words
    if ((kind !== 'road' && kind !== 'path') || !codes.includes(code)) continue
    const pieces: string[][] = [[]]
    for (const each of codes) {
      if (each === code) pieces.push([])
      else pieces.at(-1)?.push(each)
    }
    const left = pieces.filter((piece) => piece.length > 1).map((piece) => [kind, ...piece].join(' '))
    next = withLine(next, line, left.join('\n'))
  }
  return next
}
