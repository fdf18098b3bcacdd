import {
  type Action,
  BadInput,
  castAnew,
  type GameRecord,
  type GameState,
  laidAfter,
  type Result,
  type Rulebook,
  type Seat,
  type Stream,
  stateAfter,
} from '@gunbai/kernel'

/** An answer of a game that is read again, and how things stood before it. */
export interface Step {
  readonly seat: Seat
  readonly action: Action
  readonly before: GameState
  /** Whether there was another answer. */
  readonly isChoice: boolean
  /** Whether a die fell, a card was turned up or anything else came that nobody could know. */
  readonly isChance: boolean
  /** Whether somebody's turn began with it. */
  readonly endsTurn: boolean
}

/** How a game ended that its record alone leaves open: somebody resigned, or his time was out. */
export interface Ending {
  readonly winners: readonly Seat[]
  /** Whose doing it was, if anybody's. */
  readonly by: Seat | null
}

/** A finished game, answer by answer. */
export interface Course {
  readonly rulebook: Rulebook
  readonly steps: readonly Step[]
  readonly last: GameState
  /** By seat, 1 for a winner, 0 for a loser; all that share a draw have the same. */
  readonly result: readonly number[]
  /** Whose doing the end was where the rules did not bring it. */
  readonly endedBy: Seat | null
}

/** Replays a record. Throws BadInput where it does not fit, or the game is not over and nobody says how it ended. */
export function courseOf(rulebook: Rulebook, record: GameRecord, ending?: Ending): Course {
  let state = stateAfter(rulebook, record, 0)
  const steps: Step[] = []
  for (const [i, { seat, action, chance }] of record.answers.entries()) {
    if (chance !== undefined) castAnew(state, chance)
    const before = rulebook.copy(state)
    const choices = rulebook.answers(state, seat).length
    const refusal = rulebook.answer(state, seat, state.asked[seat] ?? 0, action)
    // said as every reader of records says it
    if (refusal !== null) stateAfter(rulebook, record)
    steps.push({
      seat,
      action,
      before,
      isChoice: choices > 1,
      isChance: isChance(before, state),
      endsTurn: turnsIn(rulebook, before).join() !== turnsIn(rulebook, state).join(),
    })
    state = laidAfter(rulebook, record, i + 1, state)
  }
  const result = state.result ?? (ending === undefined ? null : { winners: ending.winners, because: '' })
  if (result === null) throw new BadInput('The game is not over: a review needs its result.')
  return {
    rulebook,
    steps,
    last: state,
    result: resultBySeat(result, state.asked.length),
    endedBy: state.result === null ? (ending?.by ?? null) : null,
  }
}

/** What each seat has of a result. A draw is shared evenly. */
export function resultBySeat({ winners }: Pick<Result, 'winners'>, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 : 0,
  )
}

/** By seat, how many turns it has begun. Without turns each question is one of its own. */
export function turnsIn({ knowledge }: Rulebook, state: GameState): number[] {
  return state.asked.map((asked, seat) => knowledge.turns?.(state, seat) ?? asked)
}

/** Whether something came between the two that nobody could know. */
export function isChance(before: GameState, after: GameState): boolean {
  return (
    before.revealed !== after.revealed ||
    !sameStream(before.dice, after.dice) ||
    !sameStream(before.shuffles, after.shuffles)
  )
}

function sameStream(one: Stream, other: Stream): boolean {
  return one.a === other.a && one.b === other.b && one.c === other.c && one.d === other.d
}
