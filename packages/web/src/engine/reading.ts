import {
  type Action,
  type GameEvent,
  type GameState,
  heardBy,
  type Match,
  type Odds,
  type Result,
  stateAfter,
  type Told,
} from '@gunbai/kernel'
import type { Asked, Eyes, LogEntry, Moment, Outcome } from '../table/table.ts'

/** A match that is read again. It knows everything: whoever hands it out sees to it that nobody reads too early. */
export class Reading {
  private readonly match: Match<GameState, Action, GameEvent, unknown>

  constructor(match: Match<GameState, Action, GameEvent, unknown>) {
    this.match = match
  }

  /** How many answers were given. */
  length(): number {
    return this.match.record.answers.length
  }

  at(moment: number, eyes: Eyes): Moment {
    const { rulebook, record } = this.match
    const state = stateAfter(rulebook, record, moment)
    return {
      moment,
      view: rulebook.view(state, eyes === 'all' ? null : eyes),
      views: eyes === 'all' ? state.asked.map((_, seat) => rulebook.view(state, seat)) : null,
      questions: rulebook.questions(state).map((question): Asked => {
        return { ...question, phrase: rulebook.phrasing.question(question, state) }
      }),
      outcome: outcomeOf(state.result),
    }
  }

  heard(eyes: Eyes): LogEntry[] {
    return this.match.told.flatMap((told, moment) => told.map((each) => this.entry(moment, each, eyes)))
  }

  entry(moment: number, told: Told<GameEvent>, eyes: Eyes): LogEntry {
    const event =
      eyes === 'all' && told.fuller !== null ? told.fuller : heardBy(told, eyes === 'all' ? null : eyes)
    return { moment, event, phrase: this.match.rulebook.phrasing.event(event) }
  }

  /** The odds of answers that were given, by their numbers counted from 1. */
  oddsOf(numbers: readonly number[]): (Odds | null)[] {
    const { rulebook, record } = this.match
    const wanted = new Set(numbers)
    const found = new Map<number, Odds | null>()
    const state = rulebook.begin(record.setup, record.seed)
    for (const [i, { seat, action }] of record.answers.entries()) {
      if (wanted.has(i + 1)) found.set(i + 1, rulebook.odds?.(state, seat, action) ?? null)
      rulebook.play(state, seat, action)
    }
    return numbers.map((number) => found.get(number) ?? null)
  }
}

export function outcomeOf(result: Result | null): Outcome | null {
  return result === null ? null : { winners: result.winners, because: { id: result.because } }
}
