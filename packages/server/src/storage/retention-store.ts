import type { Kysely, Transaction } from 'kysely'
import type { PersonRow, Tables } from './tables.ts'

/** What nobody comes back to. */
export class RetentionStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** Guests who were not here since, and sit at no match that is not over. */
  async guestsGone(before: number, limit: number): Promise<PersonRow[]> {
    return this.db
      .selectFrom('people')
      .selectAll()
      .where('kind', '=', 'guest')
      .where('deleted_at', 'is', null)
      .where('seen_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .innerJoin('matches', 'matches.id', 'seats.match')
              .select('seats.seat')
              .whereRef('seats.person', '=', 'people.id')
              .where('matches.status', '!=', 'over'),
          ),
        ),
      )
      .orderBy('seen_at')
      .limit(limit)
      .execute()
  }

  /** Matches that nobody has played, and that were not touched since. Those of tournaments are for their keepers. */
  async unplayed(before: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('status', '!=', 'over')
      .where('number', '=', 0)
      .where('touched_at', '<', before)
      .where('id', 'not in', (is) =>
        is.selectFrom('pairings').select('match').where('match', 'is not', null).$castTo<{ match: string }>(),
      )
      .orderBy('touched_at')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Removes a match if nobody has played it. */
  async removeUnplayed(match: string): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set(({ ref }) => ({ status: ref('status') }))
        .where('id', '=', match)
        .where('number', '=', 0)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await dropMatch(db, match)
      return true
    })
  }
}

/** Everything of a match, which has no entries. */
export async function dropMatch(db: Transaction<Tables>, match: string): Promise<void> {
  const messages = db.selectFrom('chat').select('id').where('match', '=', match)
  await db.deleteFrom('reports').where('message', 'in', messages).execute()
  await db.deleteFrom('chat').where('match', '=', match).execute()
  for (const table of [
    'challenges',
    'looks',
    'leavers',
    'chains',
    'seats',
    'rematches',
    'even_results',
  ] as const) {
    await db.deleteFrom(table).where('match', '=', match).execute()
  }
  await db.deleteFrom('matches').where('id', '=', match).execute()
}
