import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What ratings were after each game that counted. Of the time before only the last is known. */
export const ratingHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rating_history')
      .addColumn('rulebook', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('rating', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('rating_history_once', ['rulebook', 'player', 'at'])
      .execute()
    await sql`insert into rating_history (rulebook, player, at, rating)
      select rulebook, player, touched_at, cast(round(rating) as integer) from ratings`.execute(db)
  },
}
