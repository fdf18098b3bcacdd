import type { Action, Seat, SeatSet } from '@gunbai/kernel'
import type { Position } from '@gunbai/kernel/host'
import type { ShownCast } from './casts.ts'
import type { Offer } from './entry.ts'

/** How a match ended. No winners is a draw. */
export interface MatchOutcome {
  readonly winners: readonly Seat[]
  readonly by: 'rules' | 'resignation' | 'time' | 'agreement' | 'adjudication'
  /** The rulebook's message that says why, where the rules ended it. */
  readonly because: string | null
}

/** An offer that waits for replies. */
export interface OpenOffer {
  readonly offer: Offer
  readonly seat: Seat
  readonly agreed: SeatSet
}

/** Where a match stands, through the eyes of one seat or of a spectator. Nothing here is hidden from the viewer. */
export interface MatchPosition extends Position {
  /** The last entry that the viewer has heard of. */
  readonly number: number
  readonly mayAskUndo: boolean
  readonly offer: OpenOffer | null
  /** By seat, milliseconds left at `now`; null where no time is kept. */
  readonly clocks: readonly (number | null)[]
  /** By seat, until when its player has days off, on which no clock by days runs; null where there are none now. */
  readonly daysOff: readonly (number | null)[]
  /** When the window at which the viewer is asked closes; null where it stays open until the viewer answers. */
  readonly closesAt: number | null
  /** What the viewer means to answer then. */
  readonly meant: Action | null
  /** An answer that waits for links, where everybody adds to the dice. */
  readonly cast: ShownCast | null
  readonly now: number
  readonly outcome: MatchOutcome | null
  /** The seats that bots of this house play, as bits. */
  readonly bots: number
}
