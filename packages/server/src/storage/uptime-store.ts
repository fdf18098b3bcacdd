import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'
import type { DowntimeRow } from './uptime-tables.ts'

/** When the site was there, and when it was away. */
export class UptimeStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /**
   * Notes that the site is there. Where nobody has noted it for longer than so many milliseconds it was away, or its clock
   * was put forward: that is noted too, and what runs out in play runs out so much later. True where it was away.
   */
  async beat(now: number, longest: number): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      await touch(db)
      const { at } = await db.selectFrom('pulse').select('at').executeTakeFirstOrThrow()
      if (at !== null && at >= now) return false
      await db.updateTable('pulse').set({ at: now }).execute()
      if (at === null || now - at <= longest) return false
      await db
        .insertInto('downtimes')
        .values({ from_at: at, to_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await db
        .updateTable('matches')
        .set((is) => ({ due_at: is('due_at', '+', now - at) }))
        .where('status', '=', 'playing')
        .where('due_at', '>', at)
        .execute()
      return true
    })
  }

  /** Writes something that changes nothing: whether that can be done is worth knowing. */
  async write(): Promise<void> {
    await touch(this.db)
  }

  async downtimes(): Promise<DowntimeRow[]> {
    return this.db.selectFrom('downtimes').selectAll().orderBy('from_at').execute()
  }
}

/** Changes nothing, but holds the row until the end of a transaction, in both engines. */
async function touch(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('pulse')
    .values({ id: 1, at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ at: ref('pulse.at') })))
    .execute()
}
