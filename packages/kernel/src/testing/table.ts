import type { Action } from '../action.ts'
import { rollDie, type Stream, streamOf } from '../dice.ts'
import type { GameEvent } from '../event.ts'
import type { Rulebook } from '../rulebook.ts'
import { firstSeat } from '../seat.ts'
import { copyStream, type GameState } from '../state.ts'

export { spoilt } from './spoilt.ts'

/** Dice that will show these faces, counted from 1, when they are next thrown. */
export function diceShowing(faces: readonly number[], sides = 6): Stream {
  for (let seed = 0; ; seed++) {
    const dice = streamOf(seed)
    const trial = { dice: copyStream(dice), revealed: 0 } as GameState
    if (faces.every((face) => rollDie(trial, sides) + 1 === face)) return dice
  }
}

/** Gives answers of whoever is asked, the lowest seat first; each is checked like an answer from outside. */
export function give<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  state: S,
  ...answers: readonly A[]
): S {
  for (const action of answers) giveAs(rulebook, state, firstSeat(state.awaiting), action)
  return state
}

/** The same for one answer of a seat that is named. */
export function giveAs<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  state: S,
  seat: number,
  action: A,
): void {
  const refusal = rulebook.answer(state, seat, state.asked[seat], action)
  if (refusal !== null) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`)
}

/** The rule that forbids an answer of whoever is asked; null where it is legal. */
export function barOf<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  state: S,
  action: A,
): string | null {
  return rulebook.whyNot(state, firstSeat(state.awaiting), action)?.rule ?? null
}
