import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Studies that people have put on the site, and what is said about them. */
export const studies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('studies')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('rulebook', 'text', (c) => c.notNull())
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('edition', 'integer', (c) => c.notNull())
      .addColumn('branches', 'integer', (c) => c.notNull())
      .addColumn('notes', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('touched_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('studies_by_owner').on('studies').columns(['owner', 'touched_at']).execute()
    await db.schema
      .createIndex('studies_by_visibility')
      .on('studies')
      .columns(['visibility', 'touched_at'])
      .execute()

    await db.schema
      .createTable('study_talk')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('study', 'text', (c) => c.notNull().references('studies.id'))
      .addColumn('author', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('study_talk_by_study').on('study_talk').columns(['study', 'at']).execute()
    await db.schema.createIndex('study_talk_by_author').on('study_talk').column('author').execute()

    await db.schema
      .createTable('study_reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('study', 'text', (c) => c.notNull().references('studies.id'))
      .addColumn('message', 'text')
      .addColumn('reporter', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('settled_at', 'bigint')
      .execute()
  },
}
