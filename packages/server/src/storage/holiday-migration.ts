import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Days off: on them nobody's clock by days runs. */
export const holidays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('holidays')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('from_at', 'bigint', (c) => c.notNull())
      .addColumn('to_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('holidays_once', ['person', 'from_at'])
      .execute()
  },
}
