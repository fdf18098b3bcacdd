import type { Action } from '../action.ts'
import type { Reason } from '../choice.ts'
import type { Stream } from '../dice.ts'
import type { Journey } from '../journey.ts'
import { laidAfter } from '../laid.ts'
import { playAnswered } from '../match.ts'
import type { Odds } from '../odds.ts'
import type { Phrase } from '../phrase.ts'
import { isRefusal } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { includes, type Seat } from '../seat.ts'
import type { GameState } from '../state.ts'
import type { AnyMatch } from './position.ts'

/** The rule that forbids an answer, and its sentence. */
export interface WhyNot {
  readonly rule: string
  readonly phrase: Phrase
}

/**
 * What a seat is told when it asks. All of it is reckoned in a world imagined for that seat, with everything that it
 * cannot know drawn anew: whatever a rulebook's functions look at, there is nothing real and hidden for them to see.
 */

/** What an answer of a seat may lead to; null where it is not legal, or no dice decide it. */
export function oddsFor(
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  action: Action,
  chance: Stream,
): Odds | null {
  const world = rulebook.imagine(state, seat, chance)
  const checked = rulebook.check(world, seat, world.asked[seat] ?? -1, action)
  return isRefusal(checked) ? null : (rulebook.odds?.(world, seat, checked) ?? null)
}

/** The odds of answers that were given, by their numbers counted from 1. Of a match that is over. */
export function oddsOfAnswers(
  match: AnyMatch,
  numbers: readonly number[],
  chance: () => Stream,
): (Odds | null)[] {
  const { rulebook, record } = match
  const found = new Map<number, Odds | null>(numbers.map((number) => [number, null]))
  let state = match.stateAt(0)
  for (const [i, answered] of record.answers.entries()) {
    const { seat, action } = answered
    if (found.has(i + 1)) found.set(i + 1, oddsFor(rulebook, state, seat, action, chance()))
    playAnswered(rulebook, state, answered)
    state = laidAfter(rulebook, record, i + 1, state)
  }
  return numbers.map((number) => found.get(number) ?? null)
}

/** Where a piece of a seat can go within one plan; nowhere where it is not the seat's to move now. */
export function journeysFor(
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  piece: number,
  chance: Stream,
): readonly Journey[] {
  if (rulebook.journeys === undefined || !includes(state.awaiting, seat)) return []
  return rulebook.journeys(rulebook.imagine(state, seat, chance), seat, piece)
}

/** Why an answer of a seat would not be legal; null where it is, or no rule is known. */
export function whyNotFor(
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  action: Action,
  chance: Stream,
): WhyNot | null {
  const world = rulebook.imagine(state, seat, chance)
  const checked = rulebook.check(world, seat, world.asked[seat] ?? -1, action)
  return isRefusal(checked) && checked.refused === 'illegal' ? reasonInWords(rulebook, checked.reason) : null
}

export function reasonInWords(rulebook: Rulebook, reason: Reason | null): WhyNot | null {
  return reason === null ? null : { rule: reason.rule, phrase: rulebook.phrasing.reason(reason) }
}
