import type { Seat } from '@gunbai/kernel'
import type { Heard } from '@gunbai/kernel/host'
import type { HeardEntry } from './chronicle.ts'
import type { Course } from './course.ts'
import type { MatchPosition } from './position.ts'

/** What a watcher is sent: everything that it has not heard yet, and where the match then stands. */
export interface Update {
  readonly type: 'update'
  readonly match: string
  /** The number that the watcher had. */
  readonly after: number
  /** What was told before the first answer; only where `after` is 0. */
  readonly opening: readonly Heard[]
  readonly entries: readonly HeardEntry[]
  readonly position: MatchPosition
}

/** The update for somebody who has heard up to a number. */
export function update(
  match: string,
  course: Course,
  viewer: Seat | null,
  after: number,
  now: number,
): Update {
  return {
    type: 'update',
    match,
    after,
    opening: after === 0 ? course.host.heardAt(0, viewer) : [],
    entries: course.heardSince(viewer, after),
    position: course.position(viewer, now),
  }
}
