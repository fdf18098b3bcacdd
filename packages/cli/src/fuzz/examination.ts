import { below, type GameState, type Language, type Rulebook, type Stream } from '@gunbai/kernel'
import type { Speaker } from '@gunbai/words'
import { samePlain } from './plain.ts'
import type { Check, Tally } from './tally.ts'

/** What every check needs to know. */
export interface Examination {
  readonly rulebook: Rulebook
  /** Strict ones: they throw where a sentence cannot be said. */
  readonly speakers: Readonly<Record<Language, Speaker>>
  readonly chance: Stream
  readonly tally: Tally
  /** While shrinking, what is looked for: its checks are made at every answer, other costly ones never. */
  readonly lookingFor: Check | null
}

/**
 * One in how many answers a costly check is made at. What is cheap is checked always: whether refused answers are
 * refused, who is asked, the rulebook's invariants, one seat's view. Measured on the miniature rulebook, each of these
 * would by itself double the time of a run if made always.
 */
export const rates = {
  /** A hash writes the whole state as canonical JSON. */
  hash: 50,
  /** Save, print, parse, load, and hash twice; everybody's view drawn. */
  roundTrip: 50,
  /** Two imagined worlds and two choices for each bot. */
  bots: 25,
  /** Every open question with all its answers, in every language. */
  words: 25,
  /** Every answer of the list as text. */
  duplicates: 10,
  /** Every candidate of a step against its bars. */
  law: 40,
  /** A spectator's view in two worlds, beside that of the seat, which is always compared. */
  spectator: 5,
  /** Two more imagined worlds, and the rulebook's invariants on one of them. */
  imaginedWorld: 10,
  /** An imagined world played on for some answers, by everybody. */
  playingOn: 10,
  /** An imagined world for a step that may ask, also where it asks nobody. */
  windows: 5,
  /** An imagined world that is played on beside the game for some answers. */
  shadows: 20,
  /** Another imagined world, and a sentence in every language. */
  reasons: 10,
  /** The odds of one answer, in two worlds. */
  odds: 10,
} as const

type Rate = keyof typeof rates

/** What else than a violation a costly check can find. */
const findsLeaks: readonly Rate[] = [
  'bots',
  'spectator',
  'imaginedWorld',
  'windows',
  'shadows',
  'reasons',
  'odds',
]

export function due({ lookingFor, chance }: Examination, rate: Rate): boolean {
  if (lookingFor === null) return below(chance, rates[rate]) === 0
  return lookingFor === 'violations' || (lookingFor === 'leaks' && findsLeaks.includes(rate))
}

/** Whether two worlds are the same but for the dice and shuffles that are still to come. */
export function samePosition(a: GameState, b: GameState): boolean {
  return samePlain({ ...a, dice: null, shuffles: null }, { ...b, dice: null, shuffles: null })
}
