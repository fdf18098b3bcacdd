import type { Action } from './action.ts'
import type { Stream } from './dice.ts'
import type { LuckKind } from './luck.ts'
import type { Seat } from './seat.ts'
import type { GameState } from './state.ts'

/**
 * What a rulebook lends to opponents that know no rulebook. States given to it are imagined ones or ones of which it
 * reads only what the seat may know: fairness is tested on whatever it answers.
 */
export interface Knowledge<S extends GameState, A extends Action> extends Posture<S, A> {
  /** How the game stands for a seat, from 0 (lost) to 1 (won). */
  evaluate(state: S, seat: Seat): number
  /** A quick, sensible answer for playing a game out. The list is never empty. */
  playout(state: S, seat: Seat, answers: readonly A[], chance: Stream): A
  /**
   * Other ways to go about a turn than the usual one: of a bolder player, a warier one, one with other aims. Search tries its
   * turn out in each of them, and keeps to the best. It begins with the first.
   */
  readonly postures?: readonly Posture<S, A>[]
  /**
   * How much hangs on a question beside the other questions of its turn: 1 where nothing is said, 0 where thinking is not
   * worth the time. Search shares its time out by it. It may depend only on what the seat knows.
   */
  stakes?(state: S, seat: Seat, answers: readonly A[]): number
  /**
   * How many turns the seat has begun. Search shares its time out over the questions of one turn and looks ahead to the
   * beginning of the next. Left out, each question is a turn of its own.
   */
  turns?(state: S, seat: Seat): number
  /** Weaker opponents err so much as often: less than 1, the usual, where it costs more to overlook or misjudge something. */
  readonly lapses?: number
  /** Over how many of the seat's turns a search looks before it judges; 1 where it is left out. */
  readonly foresight?: number
  /**
   * Over how many turns a review plays a world on to tell what luck was worth; as `foresight` says where it is left out. More
   * where what dice do is often mended within a few turns. Measured by `gunbai luck`.
   */
  readonly outlook?: number
  /** What a player would count when asked how it stands: the reasons that a hint gives are differences in these. */
  readonly aspects?: readonly Aspect<S>[]
  /** The kinds of luck that the rulebook tells of at its throws: looks ahead take off what they are worth. */
  readonly luck?: readonly LuckKind[]
  /** What a puzzle of this game is about. */
  readonly feats?: Feats<S>
}

/** What one turn is, and what somebody who tells of it would name. */
export interface Feats<S extends GameState> {
  /** The name of the procedure that is one turn of one seat. */
  readonly turn: string
  /** By name, the best to tell of first. */
  readonly deeds: Readonly<Record<string, Deed<S>>>
}

/** Something that may happen in a turn or because of it. */
export interface Deed<S extends GameState> {
  /** Whether it is good for the seat; else the seat had better prevent it. */
  readonly isWanted: boolean
  /** Whether that event is it, for that seat. */
  isTold(event: S extends GameState<infer E> ? E : never, state: S, seat: Seat): boolean
}

/** A way to go about a turn. */
export interface Posture<S extends GameState, A extends Action> {
  /** What each answer of the list is worth, larger is better, with exact odds where dice are thrown. */
  appraise(state: S, seat: Seat, answers: readonly A[]): readonly number[]
}

/** One thing that is counted, more of it is better for the seat. What others have counts against it. */
export interface Aspect<S extends GameState> {
  /** A message id of the rulebook: the thing's name, to stand in a list ("Victory Flags", "lives"). */
  readonly name: string
  measure(state: S, seat: Seat): number
}
