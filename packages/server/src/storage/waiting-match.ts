import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Does something to a match that has not begun, and cannot begin meanwhile. False where it has begun. */
export async function whileWaiting(
  db: Kysely<Tables>,
  match: string,
  work: (db: Transaction<Tables>) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction().execute(async (held) => {
    // an update that changes nothing holds the row until the end of the transaction, in both engines
    const { numUpdatedRows } = await held
      .updateTable('matches')
      .set(({ ref }) => ({ status: ref('status') }))
      .where('id', '=', match)
      .where('status', '=', 'waiting')
      .executeTakeFirst()
    return numUpdatedRows === 1n && (await work(held))
  })
}
