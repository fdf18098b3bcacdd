import SqliteDatabase from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { migrate } from './database.ts'
import { migrationProvider } from './migrations.ts'
import { openPool } from './postgres.ts'
import type { Tables } from './tables.ts'

describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  let postgres: TestPostgres | null = null
  let db: Kysely<Tables>

  /** An empty database. */
  async function begunAgain(): Promise<Kysely<Tables>> {
    const dialect =
      postgres === null
        ? new SqliteDialect({ database: new SqliteDatabase(':memory:') })
        : new PostgresDialect({ pool: openPool(await postgres.newDatabase()) })
    return new Kysely<Tables>({ dialect })
  }

  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres()
    db = await begunAgain()
  }, 300_000)
  afterAll(async () => {
    await db.destroy()
    await postgres?.stop()
  }, 300_000)

  test('002: of matches in play it is known whose bots have something to do', async () => {
    await new Migrator({ db, provider: migrationProvider }).migrateTo('001 beginning')
    await sql`insert into people (id, kind, name, name_key, language, notices, created_at, seen_at)
      values ('ann', 'person', 'Ann', 'ann', 'en', 1, 1, 1)`.execute(db)
    const matches = [
      ['asked', 'playing', 6],
      ['not asked', 'playing', 1],
      ['over', 'over', 0],
      ['of people', 'playing', 7],
    ] as const
    for (const [id, status, awaiting] of matches) {
      await sql`insert into matches (id, rulebook, version, setup, options, clock, seed, commitment, visibility,
          invitation, rated, status, owner, number, awaiting, created_at, touched_at)
        values (${id}, 'mini', 1, 'duel', '{}', '{}', '', '', 'open', ${id}, 0, ${status}, 'ann', 0, ${awaiting}, 1, 1)`.execute(
        db,
      )
      for (const seat of [0, 1, 2]) {
        const bot = seat > 0 && id !== 'of people' ? 'greedy' : null
        await sql`insert into seats (match, seat, bot) values (${id}, ${seat}, ${bot})`.execute(db)
      }
    }
    await migrate(db)
    const rows = await db.selectFrom('matches').select(['id', 'bots_due']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 'asked', bots_due: 6 },
      { id: 'not asked', bots_due: 0 },
      { id: 'of people', bots_due: 0 },
      { id: 'over', bots_due: 0 },
    ])
  })

  test('003: of matches that are over, those that should count and do not yet are still to be told', async () => {
    const db = await begunAgain()
    await new Migrator({ db, provider: migrationProvider }).migrateTo('002 what a dead node has left')
    await sql`insert into people (id, kind, name, name_key, language, notices, created_at, seen_at)
      values ('ann', 'person', 'Ann', 'ann', 'en', 1, 1, 1)`.execute(db)
    const matches = [
      ['counted', 'over', 1, 9],
      ['friendly', 'over', 0, null],
      ['going on', 'playing', 1, null],
      ['not yet', 'over', 1, null],
    ] as const
    for (const [id, status, rated, ratedAt] of matches) {
      await sql`insert into matches (id, rulebook, version, setup, options, clock, seed, commitment, visibility,
          invitation, rated, status, owner, number, awaiting, created_at, touched_at, ended_at, rated_at)
        values (${id}, 'mini', 1, 'duel', '{}', '{}', '', '', 'open', ${id}, ${rated}, ${status}, 'ann', 0, 0, 1, 1,
          ${status === 'over' ? 8 : null}, ${ratedAt})`.execute(db)
    }
    await migrate(db)
    const rows = await db.selectFrom('matches').select(['id', 'told_at']).orderBy('id').execute()
    expect(rows.map(({ id, told_at }) => [id, told_at === null ? null : Number(told_at)])).toEqual([
      ['counted', 8],
      ['friendly', 8],
      ['going on', null],
      ['not yet', null],
    ])
    await db.destroy()
  })

  test('005: whoever has got several seats keeps the first, and cannot get another', async () => {
    const db = await begunAgain()
    await new Migrator({ db, provider: migrationProvider }).migrateTo('004 orders')
    await sql`insert into people (id, kind, name, name_key, language, notices, created_at, seen_at)
      values ('ann', 'person', 'Ann', 'ann', 'en', 1, 1, 1), ('bob', 'person', 'Bob', 'bob', 'en', 1, 1, 1)`.execute(
      db,
    )
    for (const status of ['waiting', 'playing']) {
      await sql`insert into matches (id, rulebook, version, setup, options, clock, seed, commitment, visibility,
          invitation, rated, status, owner, number, awaiting, created_at, touched_at)
        values (${status}, 'mini', 1, 'duel', '{}', '{}', '', '', 'open', ${status}, 0, ${status}, 'ann', 0, 7, 1, 1)`.execute(
        db,
      )
      for (const [seat, person] of ['ann', 'bob', 'ann'].entries())
        await sql`insert into seats (match, seat, person) values (${status}, ${seat}, ${person})`.execute(db)
    }
    await migrate(db)
    const rows = await db.selectFrom('seats').selectAll().orderBy('match').orderBy('seat').execute()
    expect(rows.map(({ person, bot }) => person ?? bot)).toEqual(['ann', 'bob', 'greedy', 'ann', 'bob', null])
    const due = await db
      .selectFrom('matches')
      .select('bots_due')
      .where('id', '=', 'playing')
      .executeTakeFirst()
    expect(due).toEqual({ bots_due: 4 })
    const again = sql`update seats set person = 'bob' where match = 'waiting' and seat = 2`.execute(db)
    await expect(again).rejects.toThrow()
    await db.destroy()
  })

  test('what is looked for often is found by an index', async () => {
    const db = await begunAgain()
    await migrate(db)
    const names =
      engine === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_master where type = 'index'`
        : sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public'`
    const found = (await names.execute(db)).rows.map(({ name }) => name)
    const wanted = [
      ['people_by_email', 'people_by_owner', 'sessions_by_person', 'tokens_by_person', 'pushes_by_person'],
      [
        'matches_by_status',
        'matches_with_bots_due',
        'matches_untold',
        'seats_by_person',
        'seats_one_a_person',
      ],
      ['chat_by_match', 'chat_by_author', 'jobs_by_time'],
    ].flat()
    expect(wanted.filter((name) => !found.includes(name))).toEqual([])
    expect(found).not.toContain('matches_unrated')
    await db.destroy()
  })
})
