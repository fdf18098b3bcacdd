import type { Clock } from '../matches/clock.ts'
import type { Stretch } from '../matches/downtime.ts'
import { firstToRunOut } from '../matches/house-bots.ts'
import type { Rooms } from '../matches/rooms.ts'
import { Problem, tooMany } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { HolidayRow } from '../storage/tables.ts'

const hour = 60 * 60_000
const day = 24 * hour
/** So many days off somebody has in any year. */
export const daysAYear = 21
/** Not less than this: else one could stop a clock for every move. */
const shortest = 12 * hour
const year = 365 * day
/** So many matches by days of one person are seen to at most. */
const mostMatches = 1_000

/** What somebody has of days off. */
export interface HolidaySheet {
  /** Those that are not over. */
  readonly holidays: readonly Stretch[]
  /** Milliseconds that are left to take. */
  readonly left: number
}

/** Days off: while somebody has them, no clock by days runs against them, in any match. */
export class Holidays {
  private readonly storage: Storage
  private readonly rooms: Rooms
  private readonly now: () => number

  constructor(storage: Storage, rooms: Rooms, now: () => number) {
    this.storage = storage
    this.rooms = rooms
    this.now = now
  }

  async sheet(person: string): Promise<HolidaySheet> {
    const known = await this.storage.holidays.of([person])
    const now = this.now()
    return {
      holidays: known
        .filter(({ to_at }) => to_at > now)
        .map(({ from_at, to_at }) => ({ from: from_at, to: to_at })),
      left: Math.max(0, daysAYear * day - taken(known, now)),
    }
  }

  /** Takes days off. They begin now at the earliest: what has run down has run down. */
  async take(person: string, wished: Stretch): Promise<void> {
    const now = this.now()
    const [from, to] = [Math.max(now, wished.from), wished.to]
    if (to - from < shortest)
      throw new Problem('bad request', 'Days off are half a day at least, from now on.')
    if (from > now + year) throw new Problem('bad request', 'Days off begin within a year.')
    await this.storage.holidays.add({ person, from_at: from, to_at: to }, (known) => {
      if (known.some((each) => each.from_at < to && from < each.to_at)) {
        throw new Problem('not now', 'You have days off then already.')
      }
      if (taken(known, from) + to - from > daysAYear * day) {
        throw tooMany('daysOff', `There are ${daysAYear} days off in a year, and that would be more.`, {
          most: daysAYear,
        })
      }
    })
    await this.changed(person)
  }

  /** Comes back: what is left of the days off is left for later. */
  async end(person: string): Promise<void> {
    await this.storage.holidays.end(person, this.now())
    await this.changed(person)
  }

  /** Every clock of that person is reckoned anew, on every node. */
  private async changed(person: string): Promise<void> {
    const { matches, database } = this.storage
    for (const row of await matches.list({ person, status: 'playing', limit: mostMatches })) {
      if ((JSON.parse(row.clock) as Clock).kind !== 'days') continue
      const room = await this.rooms.get(row.id)
      await room.refresh()
      if (room.isPlayable) {
        const first = await room.look((course) => firstToRunOut(course, ~course.bots, this.now()))
        await matches.due(row.id, first?.endsAt ?? null)
      }
      await database.tell({ kind: 'match', match: row.id })
    }
  }
}

/** Milliseconds off in the year before and all that is to come. */
function taken(known: readonly HolidayRow[], now: number): number {
  const since = now - year
  return known.reduce((sum, { from_at, to_at }) => sum + Math.max(0, to_at - Math.max(since, from_at)), 0)
}
