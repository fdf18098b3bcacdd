import { everybody, includes, only, type Seat, type SeatSet, seatsIn } from '@gunbai/kernel'
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

/**
 * Whom nobody but bots could hold to the clock, and when that time is up; null where several people play, who may be
 * patient with each other, or no clock runs.
 */
export function aloneAgainstTime({ awaiting, bots, seats, clocks, outcome }: Course, now: number) {
  const [person, ...others] = seatsIn(everybody(seats) & ~bots)
  if (outcome !== null || person === undefined || others.length > 0 || !includes(awaiting, person))
    return null
  const left = clocks.leftAt(person, now)
  return left === null ? null : { seat: person, endsAt: now + left }
}

/** Those who have anything to do: a question to answer, or an offer to reply to. */
export function botsDue(course: Course): SeatSet {
  if (course.outcome !== null) return 0
  return botsToReply(course).reduce((due, seat) => due | only(seat), course.bots & course.awaiting)
}
