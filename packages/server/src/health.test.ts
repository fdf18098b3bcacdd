import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Health } from './health.ts'
import { Keeper } from './keeper.ts'
import { openStorage, type Storage } from './storage/storage.ts'
import { TestClient } from './testing/test-client.ts'
import { startTestServer } from './testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-health-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a storage that can be read and not written to is not well', async () => {
  const server = await startTestServer()
  const client = new TestClient(server.url)
  expect(await client.ask('GET', '/health')).toMatchObject({ status: 200, body: { status: 'good' } })
  const { db } = server.site.storage.database
  await db.connection().execute(async (connection) => {
    const { sql } = await import('kysely')
    await sql`pragma query_only = on`.execute(connection)
  })
  await expect.poll(async () => (await client.ask('GET', '/health')).status, { timeout: 5_000 }).toBe(503)
  expect(await client.ask('GET', '/health')).toMatchObject({
    body: { status: 'the storage cannot be written to' },
  })
  await server.stop()
})

test('what was found damaged stays so until the site is begun again, and asking often costs little', async () => {
  let reads = 0
  let time = 0
  const storage = {
    matches: { count: async () => ++reads },
    uptime: { write: async () => {} },
  } as unknown as Storage
  const health = new Health(storage, () => time)
  for (let i = 0; i < 100; i++) expect(await health.wrong()).toBeNull()
  expect(reads).toBe(1)
  health.note(Object.assign(new Error('disk I/O error'), { code: 'SQLITE_BUSY' }))
  time += 2_000
  expect(await health.wrong()).toBeNull()
  health.note(Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT_INDEX' }))
  time += 2_000
  expect(await health.wrong()).toBe('the storage is damaged')
})

describe('a file where a site was', () => {
  async function aSite(name: string): Promise<string> {
    const place = join(folder, name, 'gunbai.db')
    const storage = await openStorage(place)
    await storage.database.close()
    return place
  }

  test('that is empty or gone is no reason to begin a new one', async () => {
    const emptied = await aSite('emptied')
    truncateSync(emptied)
    await expect(openStorage(emptied)).rejects.toThrow(/a site was there/)
    const gone = await aSite('gone')
    rmSync(gone)
    await expect(openStorage(gone)).rejects.toThrow(/a site was there/)
    rmSync(`${gone}.site`)
    await (await openStorage(gone)).database.close()
  })

  test('and that is not ours, or damaged, is refused', async () => {
    const place = await aSite('damaged')
    const file = openSync(place, 'r+')
    writeSync(file, Buffer.alloc(100, 7), 0, 100, 0)
    closeSync(file)
    await expect(openStorage(place)).rejects.toThrow()
    expect(statSync(place).size).toBeGreaterThan(1000)
    const foreign = join(folder, 'foreign.db')
    writeFileSync(foreign, 'a letter to somebody else, and a rather long one at that\n'.repeat(50))
    await expect(openStorage(foreign)).rejects.toThrow()
  })

  test('a keeper’s command begins no site', async () => {
    await expect(Keeper.open(join(folder, 'nowhere', 'gunbai.db'))).rejects.toThrow(/no site/)
  })
})
