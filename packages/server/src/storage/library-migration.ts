import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Battles that people have published, what is thought of them, and what bots find out about them. */
export const library: Migration = {
  async up(db: Kysely<unknown>) {
    await battles(db)
    await opinions(db)
    await trials(db)
  },
}

async function battles({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('battles')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('rulebook', 'text', (c) => c.notNull())
    .addColumn('setup', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('sentence', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('sought', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('may_build', 'integer', (c) => c.notNull())
    .addColumn('parent', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('size', 'integer')
    .addColumn('share', 'integer')
    .addColumn('bot_games', 'integer', (c) => c.notNull())
    .addColumn('turns', 'integer')
    .addColumn('stars', 'integer', (c) => c.notNull())
    .addColumn('raters', 'integer', (c) => c.notNull())
    .addColumn('plays', 'integer', (c) => c.notNull())
    .addColumn('taken_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('touched_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('battles_by_owner').on('battles').columns(['owner', 'touched_at']).execute()
  await schema.createIndex('battles_shown').on('battles').columns(['visibility', 'touched_at']).execute()
  await schema.createIndex('battles_by_parent').on('battles').column('parent').execute()

  await schema
    .createTable('battle_versions')
    .addColumn('battle', 'text', (c) => c.notNull().references('battles.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('battle_versions_key', ['battle', 'number'])
    .execute()
  await schema.createIndex('battle_versions_by_hash').on('battle_versions').column('hash').execute()

  await schema
    .createTable('battle_games')
    .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
    .addColumn('battle', 'text', (c) => c.notNull().references('battles.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('winner', 'integer')
    .addColumn('people', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('battle_games_key', ['match', 'battle'])
    .execute()
  await schema.createIndex('battle_games_by_battle').on('battle_games').column('battle').execute()
}

async function opinions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('battle_ratings')
    .addColumn('battle', 'text', (c) => c.notNull().references('battles.id'))
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('stars', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('battle_ratings_key', ['battle', 'person'])
    .execute()
  await schema.createIndex('battle_ratings_by_person').on('battle_ratings').column('person').execute()

  await schema
    .createTable('battle_talk')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('battle', 'text', (c) => c.notNull().references('battles.id'))
    .addColumn('author', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('battle_talk_by_battle').on('battle_talk').columns(['battle', 'at']).execute()
  await schema.createIndex('battle_talk_by_author').on('battle_talk').column('author').execute()

  await schema
    .createTable('battle_reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('battle', 'text', (c) => c.notNull().references('battles.id'))
    .addColumn('message', 'text')
    .addColumn('reporter', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .execute()
}

async function trials({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('trials')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('starter', 'text')
    .addColumn('battle', 'text')
    .addColumn('version', 'integer')
    .addColumn('rulebook', 'text', (c) => c.notNull())
    .addColumn('order', 'text', (c) => c.notNull())
    .addColumn('lots', 'integer', (c) => c.notNull())
    .addColumn('counted', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('problem', 'text', (c) => c.notNull())
    .addColumn('figures', 'text')
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('touched_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
  await schema.createIndex('trials_by_battle').on('trials').columns(['battle', 'version']).execute()
  await schema.createIndex('trials_by_status').on('trials').columns(['status', 'made_at']).execute()

  await schema
    .createTable('trial_lots')
    .addColumn('trial', 'text', (c) => c.notNull().references('trials.id'))
    .addColumn('lot', 'integer', (c) => c.notNull())
    .addColumn('node', 'text', (c) => c.notNull())
    .addColumn('until_at', 'bigint', (c) => c.notNull())
    .addColumn('played', 'text')
    .addColumn('played_at', 'bigint')
    .addPrimaryKeyConstraint('trial_lots_key', ['trial', 'lot'])
    .execute()
}
