import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who looks after the others, what they have done, and from where nobody is let in. */
export const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('role', 'text').execute()
    await db.schema
      .createTable('audit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('actor', 'text')
      .addColumn('deed', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('audit_by_time').on('audit').column('at').execute()
    await db.schema
      .createTable('shut_networks')
      .addColumn('network', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('ends_at', 'bigint')
      .execute()
  },
}
