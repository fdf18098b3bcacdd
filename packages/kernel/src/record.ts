import { type Action, isAction } from './action.ts'
import { BadInput, shown } from './bad-input.ts'
import type { Laid } from './laid.ts'
import type { Seat } from './seat.ts'
import type { Seed } from './seed.ts'
import type { Setup } from './setup.ts'

/** Who answered what. */
export interface Answered<A extends Action = Action> {
  readonly seat: Seat
  readonly action: A
  /** From which dice and shuffles were made anew before it, where all at the table add to the dice: see `castAnew`. */
  readonly chance?: Seed
}

/** A match is its record: everything else is derived from it. */
export interface GameRecord<A extends Action = Action> {
  readonly rulebook: string
  readonly version: number
  readonly setup: Setup
  readonly seed: Seed
  /** In the order in which the answers came. */
  readonly answers: Answered<A>[]
  /** Hashes of the state after so many answers, by which a replay is checked. */
  readonly checks: { readonly after: number; readonly hash: string }[]
  /** Where it goes on from a position that was laid, in order; a game that was played from its beginning has none. */
  readonly laid?: Laid[]
}

/**
 * Records with a position that was laid are of the second format, and those with dice of all of the third: who reads only the
 * first would replay another game.
 */
const format = 1
const formatWithLaid = 2
const formatWithChance = 3
const formats: readonly unknown[] = [format, formatWithLaid, formatWithChance]
const longest = 1_000_000
const mostLaid = 100

/** The record as the text of a file, one answer a line. */
export function printRecord(record: GameRecord): string {
  const { rulebook, version, setup, seed, answers, checks, laid = [] } = record
  const lines = (list: readonly unknown[]) => list.map((each) => `\n    ${JSON.stringify(each)}`).join(',')
  return [
    '{',
    `  "gunbai": ${formatOf(record)},`,
    `  "rulebook": ${JSON.stringify(rulebook)}, "version": ${version},`,
    `  "setup": ${JSON.stringify(setup)},`,
    `  "seed": ${JSON.stringify(seed)},`,
    ...(laid.length === 0
      ? []
      : [`  "laid": [${lines(laid.map(({ after, state }) => [after, state]))}\n  ],`]),
    `  "answers": [${lines(answers.map(answerAsList))}\n  ],`,
    `  "checks": [${lines(checks.map(({ after, hash }) => [after, hash]))}\n  ]`,
    '}\n',
  ].join('\n')
}

function formatOf({ answers, laid = [] }: GameRecord): number {
  if (answers.some(({ chance }) => chance !== undefined)) return formatWithChance
  return laid.length === 0 ? format : formatWithLaid
}

/** An answer as it stands in a file. */
export function answerAsList({ seat, action, chance }: Answered): unknown[] {
  return chance === undefined ? [seat, action] : [seat, action, chance]
}

/** The answer that stands so in a file; null where it is none. */
export function answerIn(entry: unknown): Answered | null {
  if (!Array.isArray(entry) || (entry.length !== 2 && entry.length !== 3)) return null
  const [seat, action, chance] = entry
  if (!isCount(seat) || !isAction(action)) return null
  if (entry.length === 2) return { seat, action }
  return typeof chance === 'string' ? { seat, action, chance } : null
}

/** Reads a record's text. Throws BadInput that says what is wrong with it; the answers' legality shows in replay. */
export function parseRecord(text: string): GameRecord {
  return recordIn(parseJson(text))
}

/** The same of what a text held. Throws BadInput. */
export function recordIn(file: unknown): GameRecord {
  if (!isObject(file)) throw unfit('an object in braces', file, 'at its top')
  if (!formats.includes(file.gunbai)) {
    throw unfit(`"gunbai": ${format} to ${formatWithChance}`, file.gunbai, 'at its top')
  }
  const { rulebook, version, setup, seed, answers, checks } = file
  if (typeof rulebook !== 'string') throw unfit('the name of a rulebook', rulebook, 'under "rulebook"')
  if (!isCount(version)) throw unfit('a whole number', version, 'under "version"')
  if (!isObject(setup) || typeof setup.id !== 'string' || !isObject(setup.options)) {
    throw unfit('an id and options', setup, 'under "setup"')
  }
  if (typeof seed !== 'string') throw unfit('a text', seed, 'under "seed"')
  const list = `a list of at most ${longest}`
  if (!Array.isArray(answers) || answers.length > longest) throw unfit(list, answers, 'under "answers"')
  if (!Array.isArray(checks) || checks.length > longest) throw unfit(list, checks, 'under "checks"')
  return {
    rulebook,
    version,
    seed,
    setup: { id: setup.id, options: setup.options as Setup['options'] },
    answers: answers.map((entry, i) => {
      const answered = answerIn(entry)
      if (answered === null || (answered.chance !== undefined && file.gunbai !== formatWithChance)) {
        throw unfit('[seat, {"kind": ...}]', entry, `as answer ${i + 1}`)
      }
      return answered
    }),
    checks: checks.map((entry, i) => {
      if (!Array.isArray(entry) || entry.length !== 2 || !isCount(entry[0]) || typeof entry[1] !== 'string') {
        throw unfit('[answers, hash]', entry, `as check ${i + 1}`)
      }
      return { after: entry[0], hash: entry[1] }
    }),
    ...(hasLaid(file) ? { laid: laidIn(file.laid, answers.length) } : {}),
  }
}

const hasLaid = ({ gunbai, laid }: Record<string, unknown>): boolean =>
  gunbai === formatWithLaid || (gunbai === formatWithChance && laid !== undefined)

/** The positions that were laid, in order: none after an answer that is not there, and one at a moment. */
function laidIn(list: unknown, answers: number): Laid[] {
  if (!Array.isArray(list) || list.length === 0 || list.length > mostLaid) {
    throw unfit(`a list of 1 to ${mostLaid}`, list, 'under "laid"')
  }
  let before = -1
  return list.map((entry, i) => {
    const [after, state] = Array.isArray(entry) && entry.length === 2 ? entry : []
    const isNext = isCount(after) && after > before && after <= answers
    if (!isNext || !isObject(state) || !Array.isArray(state.stack)) {
      throw unfit(
        '[answers, {"stack": ...}], each after more answers than the one before',
        entry,
        `as position ${i + 1}`,
      )
    }
    before = after
    return { after, state: state as Laid['state'] }
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (problem) {
    throw new BadInput(
      `This is not a record: it is not JSON (${(problem as Error).message}). Was the file cut short or edited?`,
    )
  }
}

function unfit(expected: string, came: unknown, where: string): BadInput {
  return new BadInput(
    `This is not a record that can be read: expected ${expected} ${where}, got ${shown(came)}.`,
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
