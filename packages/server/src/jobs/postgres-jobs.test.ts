import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../storage/postgres.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { PostgresJobs } from './postgres-jobs.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 300_000)
afterAll(() => postgres.stop(), 300_000)

test('when the database was away, work goes on, and nobody has ended the process', async () => {
  const database = await openPostgres(await postgres.newDatabase())
  const failures: string[] = []
  const jobs = new PostgresJobs(database.pool, (kind) => failures.push(kind))
  const done: string[] = []
  let finish = () => {}
  const away = new Promise<void>((resolve) => {
    finish = resolve
  })
  const nothing = async () => {}
  await jobs.start({
    'bot turn': async ({ match }) => {
      // these end while there is no database: one well, one not
      if (match !== 'later') await away
      if (match === 'fails') throw new Error('no database')
      done.push(match)
    },
    clock: nothing,
    notice: nothing,
    mail: nothing,
    push: nothing,
    webhook: nothing,
    lot: nothing,
  })
  for (const match of ['ends', 'fails']) await jobs.add('bot turn', match, { match }, Date.now())
  const begun = async () => {
    const { rows } = await database.pool.query(
      'select 1 from graphile_worker.jobs where locked_at is not null',
    )
    return rows.length
  }
  await expect.poll(begun, { timeout: 60_000 }).toBe(2)
  await postgres.restart(async () => {
    finish()
    await expect.poll(() => done, { timeout: 60_000 }).toEqual(['ends'])
    await expect.poll(() => failures.includes('jobs'), { timeout: 60_000 }).toBe(true)
  })
  const add = () => jobs.add('bot turn', 'later', { match: 'later' }, Date.now()).then(() => true)
  await expect.poll(() => add().catch(() => false), { timeout: 60_000 }).toBe(true)
  await expect.poll(() => done.includes('later'), { timeout: 60_000 }).toBe(true)
  await jobs.stop()
  await database.close()
}, 300_000)
