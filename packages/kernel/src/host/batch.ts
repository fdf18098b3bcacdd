import type { Action } from '../action.ts'
import type { Refusal } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { includes, nobody, type Seat, type SeatSet, without } from '../seat.ts'
import type { GameState } from '../state.ts'
import { reasonInWords, type WhyNot } from './whispers.ts'

/** Several answers of one seat that are meant as one. A single answer is a batch of one. */
export interface Batch {
  readonly seat: Seat
  /** The id of the question that the first of them answers. */
  readonly question: number
  readonly actions: readonly Action[]
}

export const haltReasons = [
  'revealed', // something was revealed that could change the player's mind
  'others asked', // somebody else has to answer before it goes on
  'over', // the game is over
  'not asked', // the seat is asked nothing
  'stale', // the question was answered already
  'illegal', // the rules forbid the answer
  'not now', // it is possible, but not as things stand
] as const

/** Why something was not done, or not all of it. Says nothing that the seat may not know. */
export type Halt = Refusal | { readonly refused: 'revealed' | 'others asked' | 'not now' }

/** What has become of a batch. Whatever was taken stands. */
export interface Carried {
  readonly taken: number
  /** Why the rest was not; null where all were taken. */
  readonly halt: Halt | null
}

/** What has happened, since these were asked and so much was revealed, that the seat could not foresee. */
export function surprise(state: GameState, seat: Seat, awaiting: SeatSet, revealed: number): Halt | null {
  if (state.result !== null) return { refused: 'over' }
  if (state.revealed !== revealed) return { refused: 'revealed' }
  const othersAsked = !includes(state.awaiting, seat) || (state.awaiting & ~awaiting) !== 0
  return othersAsked ? { refused: 'others asked' } : null
}

/** Whether what was given before an answer could still be taken back after it: it reveals nothing, and asks no other person. */
export function isRetractable(
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  action: Action,
  people: SeatSet,
): boolean {
  const others = without(people, seat)
  if (others !== nobody && rulebook.shows?.(action) === true) return false
  const then = rulebook.copy(state)
  rulebook.play(then, seat, action)
  const asksOthers = (then.awaiting & others & ~state.awaiting) !== nobody
  return then.revealed === state.revealed && then.result === null && !asksOthers
}

/** A halt in words. */
export interface Halted {
  readonly because: (typeof haltReasons)[number]
  /** The rule that forbids the answer at which it halted, where one is known. */
  readonly why: WhyNot | null
}

export function haltInWords(rulebook: Rulebook, halt: Halt): Halted {
  return {
    because: halt.refused,
    why: halt.refused === 'illegal' ? reasonInWords(rulebook, halt.reason) : null,
  }
}
