import { below, type GameState, type Language, type Rulebook, type Stream } from '@gunbai/kernel'
import type { Speaker } from '@gunbai/words'
import type { Tally } from './tally.ts'

/** What every check needs to know. */
export interface Examination {
  readonly rulebook: Rulebook
  /** Strict ones: they throw where a sentence cannot be said. */
  readonly speakers: Readonly<Record<Language, Speaker>>
  readonly chance: Stream
  readonly tally: Tally
  /** Whether to make every check at every answer, as shrinking does; otherwise the costly ones are sampled. */
  readonly thorough: boolean
}

/**
 * One in how many answers a costly check is made at. What is cheap is checked always: whether refused answers are
 * refused, who is asked, the rulebook's invariants, one seat's view. Measured on the miniature rulebook, each of these
 * would by itself double the time of a run if made always.
 */
export const rates = {
  /** A hash writes the whole state as canonical JSON. */
  hash: 50,
  /** Save, print, parse, load, and hash twice. */
  roundTrip: 50,
  /** Two imagined worlds and two choices for each bot. */
  bots: 25,
  /** Every open question with all its answers, in every language. */
  words: 25,
  /** Every answer of the list as text. */
  duplicates: 10,
  /** The rulebook's invariants on an imagined world. */
  imaginedWorld: 5,
  /** An imagined world for a step that may ask, also where it asks nobody. */
  windows: 5,
  /** Another imagined world, and a sentence in every language. */
  reasons: 10,
  /** The odds of one answer, in two worlds. */
  odds: 10,
} as const

export function due(examination: Examination, rate: keyof typeof rates): boolean {
  return examination.thorough || below(examination.chance, rates[rate]) === 0
}

/** A state's hash without what is still to come: two worlds that differ only in coming dice have the same. */
export function positionOf(rulebook: Rulebook, state: GameState): string {
  const { dice, shuffles } = state
  const still = { a: 0, b: 0, c: 0, d: 0 }
  return rulebook.hash({ ...state, dice: { ...dice, ...still }, shuffles: { ...shuffles, ...still } })
}
