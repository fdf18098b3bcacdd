import type { Kysely } from 'kysely'
import type { HolidayRow, Tables } from './tables.ts'

/** Days off, which stay on record: by them the clocks of a match are reckoned anew whenever it is opened. */
export class HolidayStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** Those of some people, in order. */
  async of(people: readonly string[]): Promise<HolidayRow[]> {
    if (people.length === 0) return []
    return this.db
      .selectFrom('holidays')
      .selectAll()
      .where('person', 'in', people)
      .orderBy('from_at')
      .execute()
  }

  /**
   * Adds days off, unless `check` throws at those that there are. One at a time for each person: two together could be more
   * than each alone.
   */
  async add(holiday: HolidayRow, check: (known: readonly HolidayRow[]) => void): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      // an update that changes nothing holds the row until the end of the transaction, in both engines
      await db
        .updateTable('people')
        .set(({ ref }) => ({ language: ref('language') }))
        .where('id', '=', holiday.person)
        .execute()
      check(await db.selectFrom('holidays').selectAll().where('person', '=', holiday.person).execute())
      await db.insertInto('holidays').values(holiday).execute()
    })
  }

  /** Ends those that have begun, and drops those that have not. */
  async end(person: string, now: number): Promise<void> {
    await this.db.deleteFrom('holidays').where('person', '=', person).where('from_at', '>=', now).execute()
    await this.db
      .updateTable('holidays')
      .set({ to_at: now })
      .where('person', '=', person)
      .where('to_at', '>', now)
      .execute()
  }
}
