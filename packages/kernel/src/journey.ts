import type { Action } from './action.ts'
import type { Reason } from './choice.ts'

/**
 * A way that a piece can go within one plan. Its answers, given as a batch, bring it there without a surprise: nothing is
 * revealed and nobody else is asked before the last of them.
 */
export interface Journey<A extends Action = Action> {
  /** The piece that goes, and the place that it comes to, as the rulebook numbers them. */
  readonly piece: number
  readonly place: number
  /** How it then faces; null where pieces have no front, or it is not chosen. */
  readonly facing: number | null
  /** What it spends, in the rulebook's unit. */
  readonly cost: number
  readonly answers: readonly A[]
  /** The places between, in order. */
  readonly path: readonly number[]
  /** The rule by which it must stop there; null where it could go on if it had the means. */
  readonly stops: Reason | null
}
