import type { Seat } from '@gunbai/kernel'
import { type Problem, tooMany } from '../problem.ts'
import type { Limits } from '../settings.ts'
import type { Course } from './course.ts'
import type { Deed, Offer } from './entry.ts'

/** How many answers a seat gives before it may offer the same again: one no is enough for a while. */
const answersBetween: Record<Offer, number> = { draw: 10, undo: 1 }

/**
 * Why a seat has done something too often; null where it has not. Only what is new is judged so: a record holds what it
 * holds.
 */
export function impatience(course: Course, deed: Deed, limits: Limits): Problem | null {
  const ends = deed.kind === 'resign' || deed.kind === 'claim' || deed.kind === 'reply'
  if (!ends && course.number >= limits.entriesPerMatch) return tooLong()
  if (deed.kind === 'undo' && undosOf(course, deed.seat) >= limits.undosPerSeat) {
    return tooMany('undos', `In one match you may take back ${limits.undosPerSeat} answers.`, {
      most: limits.undosPerSeat,
    })
  }
  return deed.kind === 'offer' ? importunity(course, deed.seat, deed.offer) : null
}

function undosOf(course: Course, seat: Seat): number {
  return course.entriesSince(0).filter((entry) => entry.kind === 'undo' && entry.seat === seat).length
}

function importunity(course: Course, seat: Seat, offer: Offer): Problem | null {
  const since = course
    .entriesSince(0)
    .findLastIndex((entry) => entry.kind === 'offer' && entry.seat === seat && entry.offer === offer)
  if (since === -1) return null
  const answers = course.entriesSince(since).filter((entry) => entry.kind === 'answer' && entry.seat === seat)
  const missing = answersBetween[offer] - answers.length
  return missing <= 0
    ? null
    : tooMany(
        'offers',
        `You have offered this lately; offer it again when you have answered ${missing} more.`,
        { count: missing },
      )
}

export function tooLong(): Problem {
  return tooMany('length', 'This match has come to its greatest length; it can be resigned, no more.')
}
