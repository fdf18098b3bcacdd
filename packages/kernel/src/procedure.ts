import type { Action } from './action.ts'
import type { Choice } from './choice.ts'
import type { OpenWindow } from './orders.ts'
import type { Seat, SeatSet } from './seat.ts'
import type { Flat, GameState } from './state.ts'

export const again = 'again'
export const done = 'done'

/**
 * Where a step goes on: nowhere said is the step below; the name of a step of its procedure jumps there; `again` repeats
 * this one; `done` ends the procedure, also beneath a procedure that the step has just called.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that simply ends falls through
export type Next<N extends string = never> = N | typeof again | typeof done | void

/** A step that does its work and goes on. `N` are the steps that it may jump to. */
export type Doing<S, F, N extends string = never> = (state: S, facts: F) => Next<N>

/** A step that asks one seat, or several at the same time. */
export interface Asking<S, F, A extends Action, N extends string = never> {
  /** Who must answer; nobody skips the step. May depend on public facts only: being asked tells the others something. */
  who(state: S, facts: F): SeatSet
  /** The step at which play goes on when nobody is asked; the one below where it is not said. */
  readonly otherwise?: N
  /** The law of this step, by kind of answer: what may be answered, and which rule forbids the rest. */
  readonly choices: readonly Choice<S, F, A>[]
  /** Carries out one answer. Of several sealed answers the lowest seat's comes first, whoever was quicker. */
  answer(state: S, facts: F, seat: Seat, action: A): Next<N>
  /**
   * How several seats answer. `sealed`: one answer each, opened together when the last is in. `own pace`: each answers
   * as often as its own `again` says, and the step ends when all are done. Such an answer is carried out at once, so it
   * touches nothing but its own seat's secrets: no dice, no cards, no calls. Then it does not matter who was quicker.
   */
  readonly together?: 'sealed' | 'own pace'
  /** Whether a list of one is answered without asking. Only where everybody could have written that list. Not at own pace. */
  readonly skipForced?: boolean
  /**
   * Whether everybody could have written its list, though it is asked even where that has one entry: then whoever hosts the game
   * may give the only answer without asking.
   */
  readonly openList?: boolean
  /** Where it only asks whether somebody wants to interrupt: the class of such windows, and the answer that declines. */
  readonly window?: OpenWindow<A>
  /** Facts for the prompt that everybody may know. */
  about?(state: S, facts: F): Readonly<Record<string, string | number>>
}

export type Step<S, F, A extends Action, N extends string = never> = Doing<S, F, N> | Asking<S, F, A, N>

/** A sequence of the rules: named steps in the order of the rulebook. */
export interface Procedure<S = never, F = never, A extends Action = never> {
  readonly name: string
  /** What `steps` described; null until then. */
  described: Readonly<Record<string, Step<S, F, A, string>>> | null
  /** Its place in the rulebook's list, given when the rulebook is put together. */
  place: number
  /** Describes its steps, which may jump to each other only by names that there are. Gives the procedure back. */
  steps<N extends string>(steps: Readonly<Record<N, Step<S, F, A, NoInfer<N>>>>): Procedure<S, F, A>
}

/** Any procedure of a rulebook with that state and those answers, whatever its facts. */
// biome-ignore lint/suspicious/noExplicitAny: facts differ from procedure to procedure; `call` checks each
export type AnyProcedure<S, A extends Action> = Procedure<S, any, A>

/**
 * A procedure, still without its steps. Where two procedures call each other, the name stands in a file of its own, beside
 * the facts, and the steps in another: then neither file needs the other.
 */
export function procedure<S, F extends Flat<F>, A extends Action>(name: string): Procedure<S, F, A> {
  return {
    name,
    described: null,
    place: -1,
    steps(steps) {
      if (this.described !== null) throw new Error(`the procedure "${name}" is described twice`)
      this.described = steps
      return this
    },
  }
}

/** Begins a procedure inside the one that runs now, which goes on when this one is done. */
export function call<S extends GameState, F extends Flat<F>, A extends Action>(
  state: S,
  callee: Procedure<S, F, A>,
  facts: F,
): void {
  if (callee.place < 0) throw new Error(`the procedure "${callee.name}" is not in its rulebook's list`)
  state.stack.push({ proc: callee.place, step: 0, facts, sealed: null })
}
