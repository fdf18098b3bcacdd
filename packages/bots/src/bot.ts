import {
  type Action,
  type GameEvent,
  type GameState,
  type Rulebook,
  type Seat,
  type Stream,
  streamFrom,
  streamOf,
} from '@gunbai/kernel'
import type { Thought } from './thought.ts'

/**
 * An opponent for one seat of one game, whose turns it may count. It is given the real state because imagining costs time
 * that not every bot needs, but what it chooses may depend only on what its seat can know: `unfairChoice` tests that.
 */
export interface Bot {
  readonly id: string
  /** One of the answers, which are the seat's own list and never empty. */
  choose<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
    rulebook: Rulebook<S, A, E, V>,
    state: S,
    seat: Seat,
    answers: readonly A[],
  ): A
  /** The same in small portions, for a bot that takes its time. The state is not needed any more afterwards. */
  consider?(rulebook: Rulebook, state: GameState, seat: Seat, answers: readonly Action[]): Thought
}

/** Where a bot's own chance comes from. The same seed and the same questions give the same choices. */
export type BotSeed = number | string

/** A number is the cheap kind, for a bot in each of a million games. */
export function botStream(seed: BotSeed): Stream {
  return typeof seed === 'number' ? streamOf(seed) : streamFrom(seed, 'bot')
}
