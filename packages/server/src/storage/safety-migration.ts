import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When the site was away, whose e-mail address is known to be theirs, and what the site keeps for itself. */
export const safety: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pulse')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint')
      .execute()
    await db.schema
      .createTable('downtimes')
      .addColumn('from_at', 'bigint', (c) => c.primaryKey())
      .addColumn('to_at', 'bigint', (c) => c.notNull())
      .execute()

    await db.schema.alterTable('people').addColumn('confirmed_at', 'bigint').execute()
    // of several accounts with one address the oldest keeps it; until now nobody was asked to confirm one
    await sql`update people set email = null where email is not null and exists (select 1 from people as older
      where older.email = people.email
        and (older.created_at < people.created_at or (older.created_at = people.created_at and older.id < people.id)))`.execute(
      db,
    )
    await sql`update people set confirmed_at = created_at where email is not null`.execute(db)
    await db.schema
      .createIndex('people_one_an_address')
      .unique()
      .on('people')
      .column('email')
      .where(sql.ref('confirmed_at'), 'is not', null)
      .execute()

    await db.schema
      .createTable('keepsakes')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
  },
}
