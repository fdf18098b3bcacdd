import type { Action } from '../action.ts'
import type { Refusal } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { includes, type Seat } from '../seat.ts'
import type { AnyMatch } from './position.ts'
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

/** A halt in words. */
export interface Halted {
  readonly because: (typeof haltReasons)[number]
  /** The rule that forbids the answer at which it halted, where one is known. */
  readonly why: WhyNot | null
}

/**
 * Carries out a batch answer by answer, each checked as always by `give`, up to the first surprise: what the seat did
 * not know when it wrote the batch might change its mind about the rest.
 */
export function carryOut(
  match: AnyMatch,
  { seat, question, actions }: Batch,
  give: (question: number, action: Action) => Halt | null,
): Carried {
  const { awaiting, revealed } = match.state
  let open = question
  for (const [taken, action] of actions.entries()) {
    const surprise = taken === 0 ? null : surpriseFor(match, seat, awaiting, revealed)
    if (surprise !== null) return { taken, halt: surprise }
    const refusal = give(open, action)
    if (refusal !== null) return { taken, halt: refusal }
    open = match.questions().find((each) => each.seat === seat)?.id ?? -1
  }
  return { taken: actions.length, halt: null }
}

export function haltInWords(rulebook: Rulebook, halt: Halt): Halted {
  return {
    because: halt.refused,
    why: halt.refused === 'illegal' ? reasonInWords(rulebook, halt.reason) : null,
  }
}

/** What has happened since the batch began that its seat could not foresee. */
function surpriseFor({ state }: AnyMatch, seat: Seat, awaiting: number, revealed: number): Halt | null {
  if (state.result !== null) return { refused: 'over' }
  if (state.revealed !== revealed) return { refused: 'revealed' }
  const othersAsked = !includes(state.awaiting, seat) || (state.awaiting & ~awaiting) !== 0
  return othersAsked ? { refused: 'others asked' } : null
}
