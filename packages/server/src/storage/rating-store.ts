import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { RatingRow, Tables } from './tables.ts'

/** Ratings by game, of people and of bots. */
export class RatingStore {
  private readonly db: Kysely<Tables>
  private readonly engine: Database['engine']

  constructor({ db, engine }: Database) {
    this.db = db
    this.engine = engine
  }

  /**
   * Changes the ratings of a match's players, once: false where that has been done. `rate` is given the rows that there
   * are and gives back those that are to be.
   */
  async settle(
    match: { readonly id: string; readonly rulebook: string },
    players: readonly string[],
    at: number,
    rate: (known: readonly RatingRow[]) => readonly RatingRow[],
  ): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ rated_at: at })
        .where('id', '=', match.id)
        .where('rated_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      // one match after the other: of two that end at once, the second must see what the first has changed
      if (this.engine === 'postgres') {
        await sql`select pg_advisory_xact_lock(hashtext(${`ratings ${match.rulebook}`}))`.execute(db)
      }
      const known = await ratingsOf(db, match.rulebook, players)
      for (const row of rate(known)) {
        const { rulebook: _, player: __, ...rest } = row
        await db
          .insertInto('ratings')
          .values(row)
          .onConflict((conflict) => conflict.columns(['rulebook', 'player']).doUpdateSet(rest))
          .execute()
      }
      return true
    })
  }

  async of(player: string): Promise<RatingRow[]> {
    return this.db
      .selectFrom('ratings')
      .selectAll()
      .where('player', '=', player)
      .orderBy('rulebook')
      .execute()
  }

  /** Of several players, in every game. */
  async inEveryGame(players: readonly string[]): Promise<RatingRow[]> {
    if (players.length === 0) return []
    return this.db
      .selectFrom('ratings')
      .selectAll()
      .where('player', 'in', players)
      .orderBy('rating', 'desc')
      .execute()
  }

  async ofAll(rulebook: string, players: readonly string[]): Promise<RatingRow[]> {
    return ratingsOf(this.db, rulebook, players)
  }

  /** The best first. A deviation above the limit means that too little is known to rank a player. */
  async ladder(rulebook: string, deviation: number, limit: number): Promise<RatingRow[]> {
    return this.db
      .selectFrom('ratings')
      .selectAll()
      .where('rulebook', '=', rulebook)
      .where('deviation', '<=', deviation)
      .orderBy('rating', 'desc')
      .orderBy('player')
      .limit(limit)
      .execute()
  }
}

async function ratingsOf(
  db: Kysely<Tables>,
  rulebook: string,
  players: readonly string[],
): Promise<RatingRow[]> {
  if (players.length === 0) return []
  return db
    .selectFrom('ratings')
    .selectAll()
    .where('rulebook', '=', rulebook)
    .where('player', 'in', players)
    .execute()
}
