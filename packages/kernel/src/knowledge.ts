import type { Action } from './action.ts'
import type { Stream } from './dice.ts'
import type { Seat } from './seat.ts'
import type { GameState } from './state.ts'

/**
 * What a rulebook lends to opponents that know no rulebook. States given to it are imagined ones or ones of which it
 * reads only what the seat may know: fairness is tested on whatever it answers.
 */
export interface Knowledge<S extends GameState, A extends Action> {
  /** How the game stands for a seat, from 0 (lost) to 1 (won). */
  evaluate(state: S, seat: Seat): number
  /** A quick, sensible answer for playing a game out. The list is never empty. */
  playout(state: S, seat: Seat, answers: readonly A[], chance: Stream): A
  /** What each answer of the list is worth, larger is better, with exact odds where dice are thrown. */
  appraise(state: S, seat: Seat, answers: readonly A[]): readonly number[]
}
