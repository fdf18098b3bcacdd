import type { Seat } from './seat.ts'

/**
 * Hears at a throw, in a look ahead, by how much more came of it for the seat that threw than what was to be expected: exactly,
 * of one of the kinds of luck that the rulebook's knowledge lists. Its mean over all throws is nothing.
 */
export type HearLuck = (kind: number, seat: Seat, more: number) => void

/** One thing that throws bring. */
export interface LuckKind {
  readonly name: string
  /** What one more of it than expected is worth to who threw, as the logarithm of the odds. Fitted by `gunbai noise`. */
  readonly worth: number
}
