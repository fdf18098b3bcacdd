import type { LogEntry } from '@gunbai/kernel/host'
import type { Snapshot } from './table.ts'

/** One thing of what an answer brought: seen for a while and told, with the board as it stands then. */
export interface Beat {
  /** What the face calls a beat of this kind, such as a throw of dice. */
  readonly name: string
  /** What is told in it. */
  readonly entries: readonly LogEntry[]
  /** The position when it begins and when it is over, as far as it can be seen. */
  readonly before: unknown
  readonly view: unknown
  /** How much of what is new has been told when it is over. */
  readonly upTo: number
  /** In milliseconds; what takes none is told with what follows. */
  readonly time: number
}

/** Cuts what is new into beats. What it needs for that may have to be fetched first. */
export type BeatsOf = (
  before: Snapshot,
  news: readonly LogEntry[],
  after: Snapshot,
) => readonly Beat[] | Promise<readonly Beat[]>

/** The table in a beat: the position of then, and nothing is asked or offered before all has been seen. */
export function during(snapshot: Snapshot, { view }: Beat): Snapshot {
  return { ...snapshot, view, questions: [], answers: [], window: null, undoable: 0, outcome: null }
}

/** Whether the viewer has something to do, or there is nothing more to come: nobody skips beyond. */
export function waitsForViewer({ questions, viewer, cover, outcome }: Snapshot): boolean {
  return outcome !== null || cover !== null || questions.some(({ seat }) => seat === viewer)
}
