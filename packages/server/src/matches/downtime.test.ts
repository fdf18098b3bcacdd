import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { Clocks } from './clock.ts'
import { Downtime } from './downtime.ts'

const hour = 60 * 60_000

test('what the site was away is on nobody’s clock, and what it was there is', () => {
  const downtime = new Downtime()
  downtime.set([
    { from: 10_000, to: 40_000 },
    { from: 50_000, to: 60_000 },
  ])
  expect(downtime.counted(0, 9_000)).toBe(9_000)
  expect(downtime.counted(0, 70_000)).toBe(30_000)
  expect(downtime.counted(20_000, 55_000)).toBe(10_000)
  const clocks = new Clocks({ kind: 'live', minutes: 1, increment: 0 }, 2, downtime)
  clocks.turn(0b00, 0b01, 5_000)
  expect(clocks.leftAt(0, 45_000)).toBe(50_000)
  clocks.turn(0b01, 0b10, 45_000)
  expect(clocks.leftAt(0, 99_000)).toBe(50_000)
})

test('a clock of the machine that is put back gives nobody more than there was', () => {
  const clocks = new Clocks({ kind: 'live', minutes: 1, increment: 0 }, 1)
  clocks.turn(0b0, 0b1, 5_000)
  expect(clocks.leftAt(0, 1_000)).toBe(60_000)
})

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-downtime-'))
  let postgres: TestPostgres | null = null
  let storage: string
  let server: TestServer
  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres()
    storage = postgres === null ? join(folder, 'gunbai.db') : await postgres.newDatabase()
    server = await startTestServer({ storage })
  }, 300_000)
  afterAll(async () => {
    await server.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** As if everything had been so much longer ago. */
  async function longerAgo(by: number): Promise<void> {
    const { db } = server.site.storage.database
    await sql`update matches set begun_at = begun_at - ${by}, due_at = due_at - ${by}, touched_at = touched_at - ${by}`.execute(
      db,
    )
    await sql`update answers set at = at - ${by}`.execute(db)
    await sql`update pulse set at = at - ${by}`.execute(db)
  }

  async function begun() {
    const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
    await one.guest()
    await two.guest()
    const { match } = await one.make({ clock: { kind: 'live', minutes: 5, increment: 0 } })
    await two.join(match.id)
    return { one, two, match: match.id }
  }

  const leftIn = async (client: TestClient, match: string) =>
    (await client.page(match)).update?.position.clocks.map((each) => each ?? 0) ?? []

  test('an hour without the server costs nobody an hour', async () => {
    const { one, two, match } = await begun()
    await server.stop()
    // one whose time is a test's own does not note that it is there
    server = await startTestServer({ storage }, () => Date.now())
    await longerAgo(hour)
    await server.stop()
    server = await startTestServer({ storage })
    const again = [one, two].map((each) => Object.assign(new TestClient(server.url), { cookie: each.cookie }))
    const [first, second] = again as [TestClient, TestClient]
    for (const left of await leftIn(first, match)) expect(left).toBeGreaterThan(4 * 60_000)
    for (const client of [first, second]) {
      expect((await client.ask('POST', `/api/matches/${match}/claims`, {})).status).toBe(409)
    }
    const row = await server.site.storage.matches.find(match)
    expect(row?.due_at).toBeGreaterThan(Date.now())
  })

  test('nor does a clock that jumps ahead while the server runs', async () => {
    const { one, two, match } = await begun()
    expect((await leftIn(one, match)).every((each) => each > 0)).toBe(true)
    await longerAgo(hour)
    for (const client of [one, two]) {
      expect((await client.ask('POST', `/api/matches/${match}/claims`, {})).status).toBe(409)
    }
    await expect.poll(async () => Math.min(...(await leftIn(one, match)))).toBeGreaterThan(4 * 60_000)
  })
})
