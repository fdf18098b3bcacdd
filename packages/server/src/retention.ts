import type { People } from './people/people.ts'
import type { Storage } from './storage/storage.ts'

const day = 24 * 60 * 60_000
/** So many of each are seen to at a time. */
const most = 200

/**
 * Forgets what nobody comes back to: guests who were not here for so long and have no game in play, tables at which nobody
 * sat down, and games of which nobody played a single answer; and the single games of trials that are long over. Finished games stay,
 * without the guests' names.
 */
export class Retention {
  private readonly storage: Storage
  private readonly people: People
  private readonly days: number
  private readonly now: () => number

  /** After so many days; 0 forgets nothing. */
  constructor(storage: Storage, people: People, days: number, now: () => number) {
    this.storage = storage
    this.people = people
    this.days = days
    this.now = now
  }

  async tidy(): Promise<void> {
    if (this.days === 0) return
    const before = this.now() - this.days * day
    const { retention, trials, database } = this.storage
    for (const id of await retention.unplayed(before, most)) {
      if (await retention.removeUnplayed(id)) await database.tell({ kind: 'match', match: id })
    }
    await trials.dropLots(before)
    for (const guest of await retention.guestsGone(before, most)) await this.people.forget(guest)
  }
}
