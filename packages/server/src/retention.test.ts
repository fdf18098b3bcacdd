import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Retention } from './retention.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { TestClient } from './testing/test-client.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const day = 24 * 60 * 60_000

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-retention-'))
  let postgres: TestPostgres | null = null
  let place: string
  let server: TestServer
  let now = Date.now()

  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres()
    place = postgres === null ? join(folder, 'gunbai.db') : await postgres.newDatabase()
    server = await startTestServer({ storage: place, folder }, () => now)
  }, 300_000)
  afterAll(async () => {
    await server.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const tidy = (days: number) =>
    new Retention(server.site.storage, server.site.people, days, () => now).tidy()
  const nameOf = async (id: string) => (await server.site.storage.people.find(id))?.name
  const isThere = async (id: string) => (await server.site.storage.matches.find(id)) !== null

  test('guests who come no more and games that nobody plays are forgotten, and nobody else', async () => {
    const clients = Array.from({ length: 4 }, () => new TestClient(server.url))
    const [gone, busy, done, known] = clients as [TestClient, TestClient, TestClient, TestClient]
    for (const guest of [gone, busy, done]) await guest.guest()
    await known.register(`Paul ${engine}`)
    const id = async (client: TestClient) => ((await client.ask('GET', '/api/me')).body as { id: string }).id
    const [goneId, busyId, doneId, knownId] = [
      await id(gone),
      await id(busy),
      await id(done),
      await id(known),
    ]

    const waiting = (await known.make({})).match.id
    const unplayed = (await known.make({})).match.id
    await done.join(unplayed)
    const played = (await known.make({})).match.id
    await busy.join(played)
    const { update } = await known.page(played)
    const question = update?.position.questions.find((each) => each.id !== null)?.id
    const action = update?.position.answers[0]?.action
    await known.ask('POST', `/api/matches/${played}/answers`, { question, action })
    await server.site.people.presence.writeDown()

    now += 40 * day
    await tidy(90)
    expect(await isThere(waiting)).toBe(true)
    await tidy(0)
    now += 60 * day
    await tidy(90)
    expect([await isThere(waiting), await isThere(unplayed), await isThere(played)]).toEqual([
      false,
      false,
      true,
    ])
    expect(await nameOf(goneId)).toBe('')
    expect(await nameOf(doneId)).toBe('')
    expect(await nameOf(busyId)).not.toBe('')
    expect(await nameOf(knownId)).toBe(`Paul ${engine}`)
  })

  test('an empty database where a site was is refused, and not taken for a new one', async () => {
    await server.stop()
    if (engine === 'sqlite') {
      for (const end of ['', '-wal', '-shm']) rmSync(`${place}${end}`, { force: true })
    } else {
      const again = await startTestServer({ storage: place, folder })
      await sql`drop schema public cascade`.execute(again.site.storage.database.db)
      await sql`create schema public`.execute(again.site.storage.database.db)
      await again.stop().catch(() => {})
    }
    await expect(startTestServer({ storage: place, folder })).rejects.toThrow(/a site was there/)
    const elsewhere = mkdtempSync(join(tmpdir(), 'gunbai-elsewhere-'))
    const anew = engine === 'sqlite' ? join(elsewhere, 'gunbai.db') : place
    server = await startTestServer({ storage: anew, folder: elsewhere })
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    rmSync(elsewhere, { recursive: true, force: true })
  })
})
