import type { Storage } from '../storage/storage.ts'
import type { MatchRow, SeatRow } from '../storage/tables.ts'

/**
 * Hears that a match is over, after that was committed. Hears it again where a node died before it was noted that
 * everybody has heard, and where another listener failed: to hear it twice must change nothing that once has not.
 */
export type EndListener = (match: MatchRow, seats: readonly SeatRow[]) => Promise<unknown>

/** Tells whoever wants to know that a match is over, at least once: ratings, and what else comes to hang on it. */
export class Endings {
  private readonly storage: Storage
  private readonly listeners: Readonly<Record<string, EndListener>>
  private readonly now: () => number

  /** The listeners by their names, which stand in the log where one fails. */
  constructor(storage: Storage, listeners: Readonly<Record<string, EndListener>>, now: () => number) {
    this.storage = storage
    this.listeners = listeners
    this.now = now
  }

  /** All hear it, whichever fails; where one has, it is told again later. */
  async tell(match: MatchRow, seats: readonly SeatRow[]): Promise<void> {
    const failures: Error[] = []
    for (const [name, hear] of Object.entries(this.listeners)) {
      await hear(match, seats).catch((cause) => failures.push(new Error(`${name} failed`, { cause })))
    }
    if (failures.length > 0) throw new AggregateError(failures, `not all have heard that ${match.id} is over`)
    await this.storage.matches.noteTold(match.id, this.now())
  }

  /** Tells of the matches that ended before a time and of which not all have heard. Any node may do it at any time. */
  async tellForgotten(before: number, most: number): Promise<void> {
    const rows = await this.storage.matches.untold(before, most)
    const seats = await this.storage.matches.seatsOf(rows.map((each) => each.id))
    const tellings = rows.map((row) =>
      this.tell(
        row,
        seats.filter((each) => each.match === row.id),
      ),
    )
    const failed = (await Promise.allSettled(tellings)).filter((each) => each.status === 'rejected')
    if (failed.length > 0) throw new AggregateError(failed.map(({ reason }) => reason))
  }
}
