import type { Kysely, Transaction } from 'kysely'
import { type Beginning, playing } from './beginning.ts'
import type { ChainRow } from './chain-tables.ts'
import type { Tables } from './tables.ts'
import { whileWaiting } from './waiting-match.ts'

/** The chains of those who add to the dice of a match, and the links from which its cards are dealt. */
export class ChainStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** By match and seat. */
  async of(matches: readonly string[]): Promise<ChainRow[]> {
    if (matches.length === 0) return []
    return this.db
      .selectFrom('chains')
      .selectAll()
      .where('match', 'in', matches)
      .orderBy('match')
      .orderBy('seat')
      .execute()
  }

  /** Takes a seat's link for the deal of that number, where it is that one's turn. */
  async give({ match, seat, chain_end }: ChainRow, number: number, link: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('chains')
      .set({ number, link })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('chain_end', '=', chain_end)
      .where('number', '<', number)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('matches')
            .select('id')
            .where('id', '=', match)
            .where('status', '=', 'waiting')
            .where('deals', '=', number),
        ),
      )
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Deals: a match to whose dice all have added begins, if nobody has stood up meanwhile. */
  async deal(match: string, deals: number, dealt: string, beginning: Beginning): Promise<boolean> {
    return whileWaiting(this.db, match, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ ...playing(beginning), dealt })
        .where('id', '=', match)
        .where('deals', '=', deals)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('seats')
                .select('seat')
                .where('match', '=', match)
                .where('person', 'is', null)
                .where('bot', 'is', null),
            ),
          ),
        )
        .executeTakeFirst()
      return numUpdatedRows === 1n
    })
  }
}

/** The chain of whoever has just sat down. */
export async function layChain(
  db: Transaction<Tables>,
  match: string,
  seat: number,
  end: string,
): Promise<void> {
  await db.insertInto('chains').values({ match, seat, chain_end: end, number: 0, link: end }).execute()
}

/** The chain of whoever has stood up. */
export async function takeChain(db: Transaction<Tables>, match: string, person: string): Promise<void> {
  await db
    .deleteFrom('chains')
    .where('match', '=', match)
    .where('seat', 'in', (is) =>
      is.selectFrom('seats').select('seat').where('match', '=', match).where('person', '=', person),
    )
    .execute()
}
