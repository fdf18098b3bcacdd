import { type Language, languages, type TextProblem, whyUnreadable } from '@gunbai/kernel'
import { colours, type Regular, regularKinds } from '../../data/pieces.ts'
import { none, type Province, provinceIds } from '../../position/map.ts'
import type { Clan } from '../../state.ts'
import { longestStart } from '../own-start.ts'
import { type Men, parseStart, StartError, unitLetters, wordsOf } from '../start-file.ts'

/** A line of the text, by its words. */
export interface SheetLine {
  readonly line: number
  readonly words: readonly string[]
}

export interface SheetForce {
  readonly line: number
  readonly clan: Clan
  readonly men: Men
  readonly castle: 0 | 1 | 2
}

export interface SheetArmy {
  readonly line: number
  readonly clan: Clan
  readonly number: number
  readonly province: Province
  readonly level: number
  readonly men: Men
}

/** What stands where in the text of a start, right or wrong. What cannot be read is not there; what is said twice is said first. */
export interface Outline {
  readonly lines: readonly string[]
  readonly statements: readonly SheetLine[]
  readonly seats: number
  readonly titles: Readonly<Partial<Record<Language, string>>>
  /** By clan; null where the text does not say it. */
  readonly koku: readonly (number | null)[]
  /** By province. */
  readonly forces: readonly (SheetForce | undefined)[]
  readonly armies: readonly SheetArmy[]
}

export function outlineOf(text: string): Outline {
  const lines = text.split('\n')
  const statements = lines.flatMap((said, line) => {
    const words = wordsOf(said)
    return words.length === 0 ? [] : [{ line, words }]
  })
  const titles: Partial<Record<Language, string>> = {}
  const koku: (number | null)[] = colours.map(() => null)
  const forces: (SheetForce | undefined)[] = provinceIds.map(() => undefined)
  const armies: SheetArmy[] = []
  let seats = 0
  for (const { line, words } of statements) {
    const [verb, a = '', b = '', ...rest] = words
    if (verb === 'seats' && seats === 0) seats = /^[2-5]$/.test(a) ? Number(a) : 0
    else if (verb === 'title' && languages.includes(a as Language)) titles[a as Language] ??= words.slice(2).join(' ')
    else if (verb === 'clan' && b === 'koku') koku[clanOf(a)] ??= Number(rest[0]) || 0
    else if (verb === 'province' && provinceIds.includes(a) && clanOf(b) !== none)
      forces[provinceIds.indexOf(a)] ??= { line, clan: clanOf(b), men: menIn(rest), castle: castleIn(rest) }
    else if (verb === 'army' && clanOf(a) !== none && provinceIds.includes(rest[0] ?? ''))
      armies.push({
        line, clan: clanOf(a), number: Number(b) - 1, province: provinceIds.indexOf(rest[0]),
        level: rest[1] === 'level' ? Number(rest[2]) : 1, men: menIn(rest.slice(1)),
      }) // biome-ignore format: columns
  }
  return { lines, statements, seats, titles, koku: koku.slice(0, colours.length), forces, armies }
}

export const clanOf = (colour: string): Clan => (colours as readonly string[]).indexOf(colour)

function menIn(words: readonly string[]): Men {
  const men: Record<Regular, number> = { archer: 0, swordsman: 0, gunner: 0, spearman: 0 }
  for (const word of words) {
    const found = /^(\d{1,2})([asgp])$/.exec(word)
    if (found !== null) men[unitLetters[found[2]]] += Number(found[1])
  }
  return men
}

const castleIn = (words: readonly string[]): 0 | 1 | 2 =>
  words.at(-1) === 'castle' ? 1 : words.at(-1) === 'fortress' ? 2 : 0

/** Units as a start has them: `1a 2p`. */
export function menWritten(men: Men): string {
  const letters = Object.entries(unitLetters)
  return regularKinds
    .flatMap((kind) => (men[kind] > 0 ? [`${men[kind]}${letters.find(([, of]) => of === kind)?.[0]}`] : []))
    .join(' ')
}

/** No more are told at once. */
const most = 9

/** What the engine would refuse, by its own parser: a line that it refuses is left out, and the rest read again. */
export function problemsIn(text: string): readonly TextProblem[] {
  const unreadable = whyUnreadable(text, longestStart)
  if (unreadable !== null) return [unreadable]
  const problems: TextProblem[] = []
  const lines = text.split('\n')
  while (problems.length < most) {
    try {
      parseStart('', lines.join('\n'))
      return problems
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      const at = Math.min(error.line, lines.length) - 1
      const place = wordsOf(lines[at])
        .map((word) => provinceIds.indexOf(word))
        .find((each) => each >= 0)
      const rule = /\bSG-[A-Z]+(?:-[A-Z]+)*-\d+/.exec(error.problem)?.[0] ?? null
      const reason = error.problem.replace(/ \(SG-[^)]*\)$/, '')
      problems.push({ line: at, place: place ?? null, reason, rule })
      if (wordsOf(lines[at]).length === 0 || at === lines.length - 1) return problems
      lines[at] = ''
    }
  }
  return problems
}
