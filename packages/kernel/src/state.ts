import type { Action } from './action.ts'
import type { Stream } from './dice.ts'
import type { GameEvent, Tell } from './event.ts'
import type { HearLuck } from './luck.ts'
import type { Seat, SeatSet } from './seat.ts'

/**
 * A procedure under way. `facts` are flat: numbers, strings, booleans, null; all set when it is called. Then a spread
 * copies them. Whatever is larger belongs in the rulebook's own state.
 */
export interface Frame {
  /** Which procedure, as its place in the rulebook's list. Snapshots use its name. */
  proc: number
  /** The step that runs next or that waits for answers. */
  step: number
  facts: object
  /** Answers already given to a sealed question, by seat, not yet opened. */
  sealed: (Action | null)[] | null
}

/** Facts as a frame can hold them: no lists, no objects, nothing left out. */
export type Flat<F> = { readonly [K in keyof F]: string | number | boolean | null }

/** How the game ended. No winners is a draw. */
export interface Result {
  readonly winners: readonly Seat[]
  /** A message id of the rulebook that says why. */
  readonly because: string
}

/** What every game's state begins with. A rulebook adds its own fields. All of it is plain JSON. */
export interface GameState<E extends GameEvent = GameEvent> {
  /** The procedures under way, outermost first. */
  stack: Frame[]
  /** The seats that still have to answer. */
  awaiting: SeatSet
  /** By seat, the id of its latest question. Each seat counts its own, so that an id tells nothing about the others. */
  asked: number[]
  /** Set once, when the game is over. */
  result: Result | null
  /** How often a die fell, a card was turned up or a secret opened. Undo never goes back past one of these. */
  revealed: number
  /** The dice to come. In no view. */
  dice: Stream
  /** The shuffles to come. In no view. */
  shuffles: Stream
  /** Who hears events while an answer is carried out; null at rest and in search. Not saved. */
  tell: Tell<E> | null
  /** Who hears of luck, in looks ahead only. Not saved. */
  hearLuck?: HearLuck | null
}

export function copyStream(s: Stream): Stream {
  const { a, b, c, d, key } = s
  return key ? { a, b, c, d, key } : { a, b, c, d }
}

export function copyStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = []
  for (const { proc, step, facts, sealed } of stack) {
    copy.push({ proc, step, facts: { ...facts }, sealed: sealed === null ? null : sealed.slice() })
  }
  return copy
}

/** Ends the game. Nothing more is asked; the first result stands. */
export function endGame(state: GameState, winners: readonly Seat[], because: string): void {
  state.result ??= { winners, because }
}
