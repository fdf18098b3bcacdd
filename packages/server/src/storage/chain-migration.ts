import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Dice to which everybody at the table adds something: whose are the chains, and what was dealt from them. */
export const chains: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('dice', 'text', (c) => c.notNull().defaultTo('house'))
      .execute()
    await db.schema
      .alterTable('matches')
      .addColumn('deals', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('matches').addColumn('dealt', 'text').execute()
    await db.schema
      .createTable('chains')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('chain_end', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('link', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('chains_once', ['match', 'seat'])
      .execute()
  },
}
