import type { Seat } from '@gunbai/kernel'

/** Somebody who looks at a match. */
export interface Watcher {
  readonly viewer: Seat | null
  /** The number of the last entry that it was sent. */
  number: number
  /** The update as JSON: many watchers may share one text. */
  hear(update: string): void
  /** What has happened cannot be told now: whoever comes again can ask for it. */
  cutOff(): void
}
