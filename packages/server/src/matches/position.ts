import { everybody, type Seat } from '@gunbai/kernel'
import type { Position } from '@gunbai/kernel/host'
import type { Course, MatchOutcome, OpenOffer } from './course.ts'

/** Where a match stands, through the eyes of one seat or of a spectator. Nothing here is hidden from the viewer. */
export interface MatchPosition extends Position {
  /** The last entry that the viewer has heard of. */
  readonly number: number
  readonly mayAskUndo: boolean
  readonly offer: OpenOffer | null
  /** By seat, milliseconds left at `now`; null where no time is kept. */
  readonly clocks: readonly (number | null)[]
  readonly now: number
  readonly outcome: MatchOutcome | null
  /** The seats that bots of this house play, as bits. */
  readonly bots: number
}

export function positionFor(course: Course, viewer: Seat | null, now: number): MatchPosition {
  const { host, outcome, seats, bots } = course
  const here = host.position(viewer, everybody(seats) & ~bots)
  return {
    number: course.numberFor(viewer),
    ...here,
    // however it ended, nothing is asked any more
    ...(outcome === null ? {} : { questions: [], answers: [], undoable: 0 }),
    mayAskUndo: viewer !== null && course.canAskUndo(viewer),
    offer: course.offer,
    clocks: course.match.state.asked.map((_, seat) => course.clocks.leftAt(seat, now)),
    now,
    outcome,
    bots,
  }
}
