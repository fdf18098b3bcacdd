import { includes, only, type Seat, type SeatSet, seatsIn } from '@gunbai/kernel'
import type { SeatRow } from '../storage/tables.ts'
import type { Course } from './course.ts'

/** The seats that bots of this house play from the beginning. */
export function botsAt(seats: readonly SeatRow[]): SeatSet {
  return seats.reduce((bots, { seat, bot }) => (bot === null ? bots : bots | only(seat)), 0)
}

/** Those who have been offered something and have not replied. */
export function botsToReply({ offer, bots }: Course): Seat[] {
  if (offer === null) return []
  return seatsIn(bots).filter((seat) => seat !== offer.seat && !includes(offer.agreed, seat))
}

/** Those who have anything to do: a question to answer, or an offer to reply to. */
export function botsDue(course: Course): SeatSet {
  if (course.outcome !== null) return 0
  return botsToReply(course).reduce((due, seat) => due | only(seat), course.bots & course.awaiting)
}
