import { afterAll, beforeAll, expect, test } from 'vitest'
import { PostgresJobs } from '../jobs/postgres-jobs.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import type { News } from './news.ts'
import { oneNodeAtATime, openPool, openPostgres } from './postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 300_000)
afterAll(() => postgres.stop(), 300_000)

test('nodes set up their tables one after the other', async () => {
  const url = await postgres.newDatabase()
  const pool = openPool(url)
  let first = Promise.resolve()
  const waiting = async () => {
    const { rows } = await pool.query("select 1 from pg_locks where locktype = 'advisory' and not granted")
    return rows.length
  }
  let done = () => {}
  const working = new Promise<void>((begun) => {
    first = oneNodeAtATime(
      pool,
      () =>
        new Promise((resolve) => {
          done = resolve
          begun()
        }),
    )
  })
  await working
  const second = openPostgres(url)
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
  const { rows } = await pool.query("select 1 from pg_tables where schemaname = 'public'")
  expect(rows).toEqual([])
  done()
  await first
  await (await second).close()
  await pool.end()
})

test('many nodes that are started together on an empty database all begin', async () => {
  const url = await postgres.newDatabase()
  const open = async () => {
    const database = await openPostgres(url)
    const jobs = new PostgresJobs(database.pool, () => {})
    await jobs.start({
      'bot turn': async () => {},
      clock: async () => {},
      notice: async () => {},
      mail: async () => {},
      push: async () => {},
      webhook: async () => {},
      lot: async () => {},
    })
    return async () => {
      await jobs.stop()
      await database.close()
    }
  }
  const opened = await Promise.all(Array.from({ length: 5 }, open))
  for (const close of opened) await close()
})

test('a line on which news come in that is cut opens itself again, and says that some may have been lost', async () => {
  const url = await postgres.newDatabase()
  const [here, there] = [await openPostgres(url), await openPostgres(url)]
  const heard: News[] = []
  here.hear((news) => heard.push(news))
  const count = (kind: News['kind']) => heard.filter((each) => each.kind === kind).length
  await there.tell({ kind: 'match', match: 'before' })
  await expect.poll(() => count('match'), { timeout: 60_000 }).toBe(1)
  for (let cut = 1; cut <= 2; cut++) {
    const { rowCount } = await there.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
    )
    expect(rowCount).toBe(2)
    await expect.poll(() => count('lost'), { timeout: 60_000 }).toBe(cut)
    await there.tell({ kind: 'match', match: 'after' })
    await expect.poll(() => count('match'), { timeout: 60_000 }).toBe(cut + 1)
    // the other line, too
    const lines =
      "select 1 from pg_stat_activity where query like 'listen %' and datname = current_database()"
    await expect.poll(async () => (await there.pool.query(lines)).rowCount, { timeout: 60_000 }).toBe(2)
  }
  await here.close()
  await there.close()
})

test('a line that is cut while it is being closed ends nothing', async () => {
  const pool = openPool(await postgres.newDatabase())
  const client = await pool.connect()
  client.release()
  await pool.end()
  expect(client.emit('error', new Error('terminating connection'))).toBe(true) // an error unheard is thrown
})
