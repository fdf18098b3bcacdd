import { type Kysely, sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { chains } from './chain-migration.ts'
import { company } from './company-migration.ts'
import { holidays } from './holiday-migration.ts'
import { leavers } from './leaver-migration.ts'
import { library } from './library-migration.ts'
import { luck } from './luck-migration.ts'
import { moderation } from './moderation-migration.ts'
import { names } from './name-migration.ts'
import { ratingHistory } from './rating-history-migration.ts'
import { safety } from './safety-migration.ts'
import { studies } from './study-migration.ts'
import { tournaments } from './tournament-migration.ts'

/**
 * How the tables came to be. A migration that has been released is never changed: what it got wrong, the next one mends.
 * Written without the types of `Tables`, which are those of today.
 */
const migrations: Record<string, Migration> = {
  '001 beginning': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('name_key', 'text', (c) => c.notNull().unique())
        .addColumn('password', 'text')
        .addColumn('email', 'text')
        .addColumn('owner', 'text')
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('notices', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('seen_at', 'bigint', (c) => c.notNull())
        .addColumn('banned_at', 'bigint')
        .addColumn('deleted_at', 'bigint')
        .execute()
      await db.schema.createIndex('people_by_email').on('people').column('email').execute()
      await db.schema.createIndex('people_by_owner').on('people').column('owner').execute()

      await db.schema
        .createTable('sessions')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('id', 'text', (c) => c.notNull().unique())
        .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
        .addColumn('device', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('seen_at', 'bigint', (c) => c.notNull())
        .addColumn('ends_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('sessions_by_person').on('sessions').column('person').execute()

      await db.schema
        .createTable('tokens')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('purpose', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('ends_at', 'bigint')
        .execute()
      await db.schema.createIndex('tokens_by_person').on('tokens').column('person').execute()

      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('rulebook', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('setup', 'text', (c) => c.notNull())
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('clock', 'text', (c) => c.notNull())
        .addColumn('seed', 'text', (c) => c.notNull())
        .addColumn('commitment', 'text', (c) => c.notNull())
        .addColumn('visibility', 'text', (c) => c.notNull())
        .addColumn('invitation', 'text', (c) => c.notNull().unique())
        .addColumn('rated', 'integer', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('owner', 'text', (c) => c.notNull().references('people.id'))
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('awaiting', 'integer', (c) => c.notNull())
        .addColumn('outcome', 'text')
        .addColumn('rated_at', 'bigint')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('begun_at', 'bigint')
        .addColumn('touched_at', 'bigint', (c) => c.notNull())
        .addColumn('ended_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('matches_by_status')
        .on('matches')
        .columns(['status', 'touched_at'])
        .execute()

      await db.schema
        .createTable('seats')
        .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.references('people.id'))
        .addColumn('bot', 'text')
        .addPrimaryKeyConstraint('seats_once', ['match', 'seat'])
        .execute()
      await db.schema.createIndex('seats_by_person').on('seats').column('person').execute()

      await db.schema
        .createTable('answers')
        .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('answers_once', ['match', 'number'])
        .execute()

      await db.schema
        .createTable('chat')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
        .addColumn('room', 'text', (c) => c.notNull())
        .addColumn('author', 'text', (c) => c.notNull().references('people.id'))
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('chat_by_match').on('chat').columns(['match', 'room', 'at']).execute()
      await db.schema.createIndex('chat_by_author').on('chat').column('author').execute()

      await db.schema
        .createTable('mutes')
        .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
        .addColumn('muted', 'text', (c) => c.notNull().references('people.id'))
        .addPrimaryKeyConstraint('mutes_once', ['person', 'muted'])
        .execute()

      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('message', 'text', (c) => c.notNull().references('chat.id'))
        .addColumn('reporter', 'text', (c) => c.notNull().references('people.id'))
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('settled_at', 'bigint')
        .addUniqueConstraint('reports_once', ['message', 'reporter'])
        .execute()

      await db.schema
        .createTable('ratings')
        .addColumn('rulebook', 'text', (c) => c.notNull())
        .addColumn('player', 'text', (c) => c.notNull())
        .addColumn('rating', 'double precision', (c) => c.notNull())
        .addColumn('deviation', 'double precision', (c) => c.notNull())
        .addColumn('volatility', 'double precision', (c) => c.notNull())
        .addColumn('games', 'integer', (c) => c.notNull())
        .addColumn('touched_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('ratings_once', ['rulebook', 'player'])
        .execute()

      await db.schema
        .createTable('pushes')
        .addColumn('endpoint', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
        .addColumn('keys', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('pushes_by_person').on('pushes').column('person').execute()

      await db.schema
        .createTable('jobs')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('due_at', 'bigint', (c) => c.notNull())
        .addColumn('tries', 'integer', (c) => c.notNull())
        .addColumn('serial', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('jobs_by_time').on('jobs').column('due_at').execute()
    },
  },
  '002 what a dead node has left': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('matches')
        .addColumn('bots_due', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      // a bot that plays for somebody who left is not known from the rows: the next entry, whoever makes it, will say
      await sql`update matches set bots_due = awaiting & coalesce(
        (select sum(1 << seat) from seats where seats.match = matches.id and bot is not null), 0)
        where status = 'playing'`.execute(db)
      await db.schema
        .createIndex('matches_with_bots_due')
        .on('matches')
        .column('touched_at')
        .where(sql.ref('bots_due'), '!=', 0)
        .execute()
      await db.schema
        .createIndex('matches_unrated')
        .on('matches')
        .column('ended_at')
        .where(sql<boolean>`rated = 1 and status = 'over' and rated_at is null`)
        .execute()
    },
  },
  '003 who has heard that it is over': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('told_at', 'bigint').execute()
      // until now only ratings wanted to know
      await sql`update matches set told_at = ended_at
        where status = 'over' and (rated = 0 or rated_at is not null)`.execute(db)
      await db.schema.dropIndex('matches_unrated').execute()
      await db.schema
        .createIndex('matches_untold')
        .on('matches')
        .column('ended_at')
        .where(sql<boolean>`status = 'over' and told_at is null`)
        .execute()
    },
  },
  '004 orders': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('seats').addColumn('orders', 'text').execute()
    },
  },
  '005 one seat a person': {
    async up(db: Kysely<unknown>) {
      // whoever has got several keeps the first; in a match that has begun a bot plays on in the others
      await sql`update seats set person = null, bot = case
          when match in (select id from matches where status = 'waiting') then null else 'greedy' end
        where person is not null and exists (select 1 from seats as earlier
          where earlier.match = seats.match and earlier.person = seats.person and earlier.seat < seats.seat)`.execute(
        db,
      )
      await sql`update matches set bots_due = bots_due | (awaiting & coalesce(
        (select sum(1 << seat) from seats where seats.match = matches.id and bot is not null), 0))
        where status = 'playing'`.execute(db)
      await db.schema
        .createIndex('seats_one_a_person')
        .unique()
        .on('seats')
        .columns(['match', 'person'])
        .where(sql.ref('person'), 'is not', null)
        .execute()
    },
  },
  '006 company': company,
  '007 safety': safety,
  '008 tournaments': tournaments,
  '009 names': names,
  '010 holidays': holidays,
  '011 leavers': leavers,
  '012 moderation': moderation,
  '013 rating history': ratingHistory,
  '014 studies': studies,
  '015 library': library,
  '016 chains': chains,
  '017 luck': luck,
}

export const migrationProvider: MigrationProvider = { getMigrations: async () => migrations }

/** Whether this version knows how to come to it. */
export const knowsMigration = (name: string): boolean => Object.hasOwn(migrations, name)
