import type { Action } from './action.ts'
import { BadInput, shown } from './bad-input.ts'
import { type GameEvent, type Told, tellInto } from './event.ts'
import type { GameRecord } from './record.ts'
import { type Refusal, refusalSentence } from './refusal.ts'
import type { Rulebook } from './rulebook.ts'
import type { Seat } from './seat.ts'
import type { Seed } from './seed.ts'
import type { Question } from './sequence.ts'
import { chooseSetup, type Setup } from './setup.ts'
import type { GameState } from './state.ts'

/** A check of the state is written into the record after so many answers. */
const checkEvery = 50

/** A game under way: its record, the state that the record leads to, and what was told on the way. */
export class Match<S extends GameState<E>, A extends Action, E extends GameEvent, V> {
  readonly rulebook: Rulebook<S, A, E, V>
  readonly record: GameRecord<A>
  state: S
  /** What was told while each answer was carried out; the first entry is what was told before any answer. */
  readonly told: Told<E>[][] = [[]]
  /** By answer, how much had been revealed before it. */
  private readonly revealedBefore: number[] = []
  /** Added to question ids after an undo, so that an id never comes back with another meaning. */
  private idsSpent = 0

  constructor(rulebook: Rulebook<S, A, E, V>, setup: Setup, seed: Seed) {
    this.rulebook = rulebook
    this.record = { rulebook: rulebook.id, version: rulebook.version, setup, seed, answers: [], checks: [] }
    this.state = rulebook.begin(setup, seed, tellInto(this.told[0] as Told<E>[]))
  }

  questions(): Question[] {
    return this.rulebook.questions(this.state).map((each) => ({ ...each, id: each.id + this.idsSpent }))
  }

  /** Takes an answer into the record, or refuses it and changes nothing. */
  answer(seat: Seat, question: number, action: Action): Refusal | null {
    const told: Told<E>[] = []
    const { revealed } = this.state
    const refusal = this.rulebook.answer(this.state, seat, question - this.idsSpent, action, tellInto(told))
    if (refusal !== null) {
      return refusal.refused === 'stale' ? { ...refusal, asked: refusal.asked + this.idsSpent } : refusal
    }
    this.revealedBefore.push(revealed)
    this.told.push(told)
    this.record.answers.push({ seat, action: action as A })
    const after = this.record.answers.length
    if (after % checkEvery === 0 || this.state.result !== null) {
      this.record.checks.push({ after, hash: this.rulebook.hash(this.state) })
    }
    return null
  }

  /** How many of its own latest answers a seat may take back: all since something hidden was last revealed. */
  undoable(seat: Seat): number {
    const { answers } = this.record
    let count = 0
    for (let i = answers.length - 1; i >= 0; i--) {
      if (answers[i]?.seat !== seat || this.revealedBefore[i] !== this.state.revealed) break
      count++
    }
    return count
  }

  /** Takes back the seat's latest answer. False, and nothing changed, where that is not allowed. */
  undo(seat: Seat): boolean {
    if (this.undoable(seat) === 0) return false
    this.backTo(this.record.answers.length - 1)
    return true
  }

  /** Goes back to the position after so many answers, whatever was revealed since: for players who agree to it. */
  backTo(answers: number): void {
    this.idsSpent += Math.max(...this.state.asked)
    this.state = stateAfter(this.rulebook, this.record, answers)
    this.record.answers.length = answers
    this.revealedBefore.length = answers
    this.told.length = answers + 1
    while ((this.record.checks.at(-1)?.after ?? 0) > answers) this.record.checks.pop()
  }
}

/** The state after the first so many answers of a record. Throws BadInput where an answer does not fit. */
export function stateAfter<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  record: GameRecord,
  answers = record.answers.length,
): S {
  const state = rulebook.begin(record.setup, record.seed)
  for (let i = 0; i < answers; i++) {
    const { seat, action } = record.answers[i] as GameRecord['answers'][number]
    const refusal = rulebook.answer(state, seat, state.asked[seat] ?? -1, action)
    if (refusal !== null) throw misfit(i, seat, action, refusal)
  }
  return state
}

/** The match that a record describes, its setup and every answer checked. Throws BadInput. */
export function replay<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  record: GameRecord,
): Match<S, A, E, V> {
  if (record.rulebook !== rulebook.id || record.version !== rulebook.version) {
    throw new BadInput(
      `The record is of ${shown(record.rulebook)} version ${record.version}; ` +
        `this is "${rulebook.id}" version ${rulebook.version}. Open it with the version that it was played with.`,
    )
  }
  const match = new Match(rulebook, chooseSetup(rulebook, record.setup.id, record.setup.options), record.seed)
  for (const [i, { seat, action }] of record.answers.entries()) {
    const refusal = match.answer(seat, match.state.asked[seat] ?? -1, action)
    if (refusal !== null) throw misfit(i, seat, action, refusal)
  }
  return match
}

/** The first check of a record that its replay does not meet; null when all are met. */
export function firstFailedCheck<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  record: GameRecord,
): { after: number; expected: string; came: string } | null {
  const state = rulebook.begin(record.setup, record.seed)
  let played = 0
  for (const { after, hash } of record.checks) {
    for (; played < Math.min(after, record.answers.length); played++) {
      const { seat, action } = record.answers[played] as GameRecord['answers'][number]
      const refusal = rulebook.answer(state, seat, state.asked[seat] ?? -1, action)
      if (refusal !== null) throw misfit(played, seat, action, refusal)
    }
    const came = rulebook.hash(state)
    if (came !== hash || after > record.answers.length) return { after, expected: hash, came }
  }
  return null
}

function misfit(index: number, seat: Seat, action: Action, refusal: Refusal): BadInput {
  return new BadInput(
    `The record cannot be replayed: answer ${index + 1}, ${shown(action)} of seat ${seat}, is refused. ` +
      `${refusalSentence(refusal)} The file was edited or belongs to other rules.`,
  )
}
