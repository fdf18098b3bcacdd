import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What people have to do with each other besides a match: chairs kept for somebody, friends, what each has seen. */
export const company: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('due_at', 'bigint').execute()

    await db.schema
      .createTable('challenges')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('challenges_once', ['match', 'seat'])
      .execute()
    await db.schema.createIndex('challenges_by_person').on('challenges').column('person').execute()

    await db.schema
      .createTable('rematches')
      .addColumn('match', 'text', (c) => c.primaryKey().references('matches.id'))
      .addColumn('next', 'text', (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('looks')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('looks_once', ['person', 'match'])
      .execute()

    for (const [table, other] of [
      ['follows', 'followed'],
      ['blocks', 'blocked'],
    ] as const) {
      await db.schema
        .createTable(table)
        .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
        .addColumn(other, 'text', (c) => c.notNull().references('people.id'))
        .addPrimaryKeyConstraint(`${table}_once`, ['person', other])
        .execute()
    }
    await db.schema.createIndex('blocks_by_blocked').on('blocks').column('blocked').execute()

    await db.schema
      .createTable('webhooks')
      .addColumn('person', 'text', (c) => c.primaryKey().references('people.id'))
      .addColumn('url', 'text', (c) => c.notNull())
      .execute()
  },
}
