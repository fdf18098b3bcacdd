import { BadInput, type Seat } from '@gunbai/kernel'
import { Problem } from '../problem.ts'
import type { PastMoment } from './chronicle.ts'
import type { Course } from './course.ts'

/** The position after so many answers, of a match that is over. Throws where there is no such moment or seat. */
export function momentOf({ host, outcome }: Course, moment: number, viewer: Seat | null): PastMoment {
  if (outcome === null) throw new Problem('not now', 'This match is not over.')
  try {
    const { view, questions } = host.at(moment, viewer)
    return { moment, last: host.last(), view, questions, events: host.heardAt(moment, viewer) }
  } catch (error) {
    if (error instanceof BadInput) throw new Problem('not found', error.message)
    throw error
  }
}
