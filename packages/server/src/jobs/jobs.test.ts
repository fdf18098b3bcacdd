import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type Storage } from '../storage/storage.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import type { Jobs, JobWork } from './jobs.ts'
import { PostgresJobs } from './postgres-jobs.ts'
import { SqliteJobs } from './sqlite-jobs.ts'

/** What every queue owes. */
describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-jobs-'))
  let postgres: TestPostgres | null = null
  let storage: Storage
  let jobs: Jobs
  let done: string[]
  let failures: string[]

  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres()
    storage = await openStorage(postgres === null ? join(folder, 'jobs.db') : await postgres.newDatabase())
  }, 300_000)
  afterAll(async () => {
    await storage.database.close()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 300_000)

  const open = (): Jobs => {
    const failed = (kind: string, error: unknown) => failures.push(`${kind}: ${(error as Error).message}`)
    const { database } = storage
    return 'pool' in database
      ? new PostgresJobs(database.pool as Pool, failed)
      : new SqliteJobs(database.db, Date.now, failed)
  }
  const work = (turn: JobWork['bot turn']): JobWork => ({
    'bot turn': turn,
    clock: async () => {},
    notice: async () => {},
    mail: async () => {},
    push: async () => {},
    webhook: async () => {},
    lot: async () => {},
  })
  const noting = work(async ({ match }) => {
    done.push(match)
  })
  const until = (isSo: () => boolean) => expect.poll(isSo, { timeout: 120_000, interval: 20 }).toBe(true)

  beforeEach(() => {
    done = []
    failures = []
    jobs = open()
  })
  afterEach(() => jobs.stop())

  test('what is added is done', async () => {
    await jobs.start(noting)
    for (const match of ['a', 'b', 'c']) await jobs.add('bot turn', match, { match }, Date.now())
    await until(() => done.length === 3)
    expect(done.sort()).toEqual(['a', 'b', 'c'])
  })

  test('what is due later is done later', async () => {
    await jobs.start(noting)
    const began = Date.now()
    await jobs.add('bot turn', 'later', { match: 'later' }, began + 400)
    await until(() => done.length === 1)
    expect(Date.now() - began).toBeGreaterThanOrEqual(390)
  })

  test('of two with the same key that wait, the later is done', async () => {
    await jobs.add('bot turn', 'same', { match: 'first' }, Date.now())
    await jobs.add('bot turn', 'same', { match: 'second' }, Date.now())
    await jobs.start(noting)
    await until(() => done.length > 0)
    await jobs.add('bot turn', 'other', { match: 'other' }, Date.now())
    await until(() => done.includes('other'))
    expect(done).toEqual(['second', 'other'])
  })

  test('one that is added while its like is being done is done too', async () => {
    await jobs.start(
      work(async ({ match }) => {
        done.push(match)
        if (match === 'first') await jobs.add('bot turn', 'chain', { match: 'second' }, Date.now())
      }),
    )
    await jobs.add('bot turn', 'chain', { match: 'first' }, Date.now())
    await until(() => done.length === 2)
    expect(done).toEqual(['first', 'second'])
  })

  test('one that fails is told of and tried again', async () => {
    let tries = 0
    await jobs.start(
      work(async ({ match }) => {
        if (++tries === 1) throw new Error('not yet')
        done.push(match)
      }),
    )
    await jobs.add('bot turn', 'stubborn', { match: 'stubborn' }, Date.now())
    await until(() => done.length === 1)
    expect(failures).toEqual(['bot turn: not yet'])
  })

  test('what was not done is done after a new beginning', async () => {
    await jobs.add('bot turn', 'left', { match: 'left over' }, Date.now())
    await jobs.stop()
    jobs = open()
    await jobs.start(noting)
    await until(() => done.includes('left over'))
  })
})
