import type { Kysely } from 'kysely'
import type { EvenResultRow } from './luck-tables.ts'
import type { MatchRow, Tables } from './tables.ts'

/** What rated games would have been worth with even luck, of people and of bots. */
export class LuckStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** A rated match whose luck nobody has reckoned: the latest one first, which somebody may be waiting for. */
  async unreckoned(): Promise<MatchRow | null> {
    const found = await this.db
      .selectFrom('matches')
      .selectAll()
      .where('status', '=', 'over')
      .where('rated', '=', 1)
      .where('rated_at', 'is not', null)
      .where('luck_at', 'is', null)
      .orderBy('rated_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return found ?? null
  }

  /** By player, the rating before a match that counted; null where it changed none. Who had none is left out. */
  async ratingsBefore(
    { rulebook, rated_at }: Pick<MatchRow, 'rulebook' | 'rated_at'>,
    players: readonly string[],
  ): Promise<Map<string, number> | null> {
    if (rated_at === null || players.length === 0) return null
    const rows = await this.db
      .selectFrom('rating_history')
      .select(['player', 'at', 'rating'])
      .where('rulebook', '=', rulebook)
      .where('player', 'in', players)
      .where('at', '<=', rated_at)
      .orderBy('at')
      .execute()
    if (!rows.some(({ at }) => at === rated_at)) return null
    return new Map(rows.flatMap(({ player, at, rating }) => (at === rated_at ? [] : [[player, rating]])))
  }

  /** Notes that a match was looked at, and what came of it. */
  async settle(match: string, rows: readonly EvenResultRow[], at: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.updateTable('matches').set({ luck_at: at }).where('id', '=', match).execute()
      for (const row of rows) {
        await db
          .insertInto('even_results')
          .values(row)
          .onConflict((conflict) => conflict.columns(['match', 'player']).doUpdateSet(row))
          .execute()
      }
    })
  }

  /** Everything of somebody. */
  async whole(player: string): Promise<EvenResultRow[]> {
    return this.db.selectFrom('even_results').selectAll().where('player', '=', player).orderBy('at').execute()
  }

  /** The latest games of somebody in one game. */
  async of(player: string, rulebook: string, limit: number): Promise<EvenResultRow[]> {
    return this.db
      .selectFrom('even_results')
      .selectAll()
      .where('player', '=', player)
      .where('rulebook', '=', rulebook)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute()
  }
}
