import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { MatchRow, RatingRow, Tables } from './tables.ts'

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
        const { rulebook, player, rating } = row
        await db
          .insertInto('rating_history')
          .values({ rulebook, player, at, rating: Math.round(rating) })
          .onConflict((conflict) =>
            conflict.columns(['rulebook', 'player', 'at']).doUpdateSet({ rating: Math.round(rating) }),
          )
          .execute()
      }
      return true
    })
  }

  /** By seat, how many answers stand in the record, taken back or not. */
  async answersBySeat(match: string): Promise<Map<number, number>> {
    const rows = await this.db
      .selectFrom('answers')
      .select(({ fn }) => ['seat', fn.countAll<number>().as('count')])
      .where('match', '=', match)
      .where('kind', '=', 'answer')
      .groupBy('seat')
      .execute()
    return new Map(rows.map(({ seat, count }) => [seat, Number(count)]))
  }

  /** How many other rated matches of a game among just these people have ended since that time otherwise than by the rules. */
  async givenUpAmong(
    { id, rulebook }: Pick<MatchRow, 'id' | 'rulebook'>,
    people: readonly string[],
    since: number,
  ): Promise<number> {
    let asking = this.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'over')
      .where('rated', '=', 1)
      .where('rulebook', '=', rulebook)
      .where('id', '!=', id)
      .where('ended_at', '>', since)
      .where('outcome', 'not like', '%"by":"rules"%')
    for (const person of people) {
      asking = asking.where(
        'id',
        'in',
        this.db.selectFrom('seats').select('match').where('person', '=', person),
      )
    }
    return (await asking.limit(100).execute()).length
  }

  async of(player: string): Promise<RatingRow[]> {
    return this.db
      .selectFrom('ratings')
      .selectAll()
      .where('player', '=', player)
      .orderBy('rulebook')
      .execute()
  }

  /** By player, what the rating in a game was after each of the games since, in order. */
  async history(rulebook: string, players: readonly string[], since: number): Promise<Map<string, number[]>> {
    const found = new Map<string, number[]>()
    if (players.length === 0) return found
    const rows = await this.db
      .selectFrom('rating_history')
      .select(['player', 'rating'])
      .where('rulebook', '=', rulebook)
      .where('player', 'in', players)
      .where('at', '>', since)
      .orderBy('at')
      .execute()
    for (const { player, rating } of rows) found.set(player, [...(found.get(player) ?? []), rating])
    return found
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
