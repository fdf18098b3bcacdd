import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tournaments: what is played, who takes part, and who meets whom. A league is one whose rounds are seasons. */
export const tournaments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tournaments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('rulebook', 'text', (c) => c.notNull())
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('clock', 'text', (c) => c.notNull())
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('bots', 'integer', (c) => c.notNull())
      .addColumn('rounds', 'integer', (c) => c.notNull())
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('owner', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('league', 'text')
      .addColumn('season', 'integer')
      .addColumn('division', 'integer')
      .addColumn('size', 'integer')
      .addColumn('moving', 'integer')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addUniqueConstraint('tournaments_one_a_division', ['league', 'season', 'division'])
      .execute()
    await db.schema
      .createIndex('tournaments_by_status')
      .on('tournaments')
      .columns(['status', 'created_at'])
      .execute()

    await db.schema
      .createTable('entrants')
      .addColumn('tournament', 'text', (c) => c.notNull().references('tournaments.id'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.references('people.id'))
      .addColumn('bot', 'text')
      .addColumn('rating', 'integer', (c) => c.notNull())
      .addColumn('out', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('entrants_once', ['tournament', 'number'])
      .addUniqueConstraint('entrants_one_a_person', ['tournament', 'person'])
      .execute()
    await db.schema.createIndex('entrants_by_person').on('entrants').column('person').execute()

    await db.schema
      .createTable('pairings')
      .addColumn('tournament', 'text', (c) => c.notNull().references('tournaments.id'))
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('first', 'integer', (c) => c.notNull())
      .addColumn('second', 'integer')
      .addColumn('match', 'text', (c) => c.unique())
      .addColumn('laid', 'integer', (c) => c.notNull())
      .addColumn('leg', 'integer', (c) => c.notNull())
      .addColumn('points', 'integer')
      .addPrimaryKeyConstraint('pairings_once', ['tournament', 'round', 'place'])
      .execute()
    await db.schema.createIndex('pairings_to_lay').on('pairings').columns(['laid', 'tournament']).execute()
  },
}
