import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What rated games would have been worth with even luck. */
export const luck: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('luck_at', 'bigint').execute()
    await db.schema
      .createIndex('matches_unreckoned')
      .on('matches')
      .column('rated_at')
      .where(sql<boolean>`rated_at is not null and luck_at is null`)
      .execute()
    await db.schema
      .createTable('even_results')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('rulebook', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('result', 'double precision', (c) => c.notNull())
      .addColumn('even', 'double precision', (c) => c.notNull())
      .addColumn('against', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('even_results_once', ['match', 'player'])
      .execute()
    await db.schema
      .createIndex('even_results_by_player')
      .on('even_results')
      .columns(['player', 'rulebook', 'at'])
      .execute()
  },
}
