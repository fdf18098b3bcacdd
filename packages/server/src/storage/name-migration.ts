import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How names look. Of those who are there already it is found out when the site is next begun. */
export const names: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('name_look', 'text').execute()
    await db.schema.createIndex('people_by_look').unique().on('people').column('name_look').execute()
  },
}
