import type { HexId, HexMap } from '@gunbai/hexes'
import type { DrawnSide } from '../battle.ts'
import { hexCode } from '../hex-code.ts'
import { added, insertedLine, withLine } from './lines.ts'
import { keyOf, outlineOf, type SheetWords, sideKinds, sidesOfLine } from './outline.ts'

/** Changes to what lies between hexes: rivers and what leads across, slopes, works. */

/** Draws a side, or takes away what is there (null). What leads across water brings the water with it. */
export function drawSide(text: string, a: number, b: number, kind: DrawnSide['kind'] | null): string {
  const outline = outlineOf(text)
  const { map, sides } = outline
  if (map === null) return text
  const there = sides.get(keyOf(a, b))
  if (kind === null) return there === undefined ? text : withoutSide(text, a, b, () => true)
  if (there?.kind === kind && (there.a === a || !isTurned(kind))) return text
  const crossing = kind === 'bridge' || kind === 'ford'
  // a river stays below its bridge; anything else makes room
  const stays = (of: string) => (of === kind && !isTurned(kind)) || (crossing && of === 'river')
  const cleared = withoutSide(text, a, b, (of) => !stays(of))
  const now = outlineOf(cleared).sides.get(keyOf(a, b))?.kind
  if (now === kind) return cleared
  const wet = crossing && now !== 'river' ? listedSide(cleared, map, 'river', a, b) : cleared
  return listedSide(wet, map, kind, a, b)
}

/** A redoubt and a fortification protect the first hex. */
const isTurned = (kind: DrawnSide['kind']): boolean => kind === 'redoubt' || kind === 'fortification'

/** Adds a side to the last line of its kind, or in a new line where it belongs. */
function listedSide(text: string, map: HexMap, kind: DrawnSide['kind'], a: number, b: number): string {
  const { statements } = outlineOf(text)
  const token = `${hexCode(map, a as HexId)}/${hexCode(map, b as HexId)}`
  const lists = statements.filter(({ words }) => words[0] === 'side' && !isCut(words))
  const known = lists.filter(({ words }) => words[1] === kind).at(-1)
  const appended =
    known === undefined
      ? insertedSide(text, statements, kind, token)
      : withLine(text, known.line, `${known.words.join(' ')} ${token}`)
  if (outlineOf(appended).sides.get(keyOf(a, b))?.kind === kind) return appended
  // a line behind it says otherwise: the last word is ours
  const last = statements.filter(({ words }) => words[0] === 'side').at(-1)
  return insertedLine(text, (last?.line ?? 0) + 1, `side ${kind} ${token}`)
}

const isCut = (words: readonly string[]): boolean => words[2] === 'vcut' || words[2] === 'hcut'

function insertedSide(
  text: string,
  statements: readonly SheetWords[],
  kind: DrawnSide['kind'],
  token: string,
): string {
  const rank = sideKinds.indexOf(kind)
  const sides = statements.filter(({ words }) => words[0] === 'side')
  const before = sides.filter(({ words }) => sideKinds.indexOf(words[1] as DrawnSide['kind']) <= rank)
  const said = `side ${kind} ${token}`
  if (before.length > 0) return insertedLine(text, Math.max(...before.map(({ line }) => line)) + 1, said)
  if (sides.length > 0) return insertedLine(text, sides[0].line, said)
  return added(text, 'side', said)
}

/** The text without that side in any line of such a kind. A cut that has it is written out side by side. */
function withoutSide(text: string, a: number, b: number, isMeant: (kind: string) => boolean): string {
  const { map, statements } = outlineOf(text)
  if (map === null) return text
  const key = keyOf(a, b)
  let next = text
  for (const { line, words } of [...statements].reverse()) {
    if (words[0] !== 'side' || !isMeant(words[1])) continue
    const drawn = sidesOfLine(map, words)
    if (!drawn.some(([one, other]) => keyOf(one, other) === key)) continue
    const left = drawn.filter(([one, other]) => keyOf(one, other) !== key)
    const tokens = left.map(([one, other]) => `${hexCode(map, one)}/${hexCode(map, other)}`)
    next = withLine(next, line, tokens.length === 0 ? '' : ['side', words[1], ...tokens].join(' '))
  }
  return next
}
