import { everybody, includes, only, type Seat, type SeatSet, seatsIn } from '@gunbai/kernel'
import type { SeatRow } from '../storage/tables.ts'
import type { Course } from './course.ts'

/** In games of more than two, the seat of whoever leaves is played on by a bot of this kind. */
export const standIn = 'greedy'

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
  const endsAt = clocks.endsAt(person, now)
  return endsAt === null ? null : { seat: person, endsAt }
}

/**
 * The first of these seats whose time runs out, when, and who could claim it; null where none of them is asked or no clock runs.
 * Nobody need be patient with a program that sleeps.
 */
export function firstToRunOut({ awaiting, seats, clocks, outcome }: Course, among: SeatSet, now: number) {
  if (outcome !== null) return null
  const running = seatsIn(awaiting & among).flatMap((seat) => {
    const endsAt = clocks.endsAt(seat, now)
    return endsAt === null ? [] : [{ seat, endsAt }]
  })
  const first = running.sort((a, b) => a.endsAt - b.endsAt)[0]
  const [other] = first === undefined ? [] : seatsIn(everybody(seats) & ~only(first.seat))
  return first === undefined || other === undefined ? null : { ...first, other }
}

/** The seats for which the house has anything to do: bots that are asked or offered something, and people with orders. */
export function houseDue(course: Course): SeatSet {
  if (course.outcome !== null) return 0
  const people = seatsIn(course.awaiting & ~course.bots).filter(
    (seat) => course.standing.unasked(seat) !== null,
  )
  return [...botsToReply(course), ...people].reduce(
    (due, seat) => due | only(seat),
    course.bots & course.awaiting,
  )
}

/** When it has to do it: a bot so much later than now, so that people can follow. */
export function houseDueAt(course: Course, now: number, botPause: number): number | null {
  const due = houseDue(course)
  if (due === 0) return null
  const ofPeople = seatsIn(due & ~course.bots).map((seat) => course.standing.unasked(seat)?.dueAt ?? now)
  return Math.min(...ofPeople, (due & course.bots) === 0 ? Number.POSITIVE_INFINITY : now + botPause)
}
