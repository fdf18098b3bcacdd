import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who has left a match and was followed by somebody else: what they know they may not use at another of its seats. */
export const leavers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leavers')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addPrimaryKeyConstraint('leavers_once', ['match', 'person'])
      .execute()
  },
}
