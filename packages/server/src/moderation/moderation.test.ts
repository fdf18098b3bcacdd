import { beforeAll, describe, expect, test } from 'vitest'
import { engines, serverOn } from '../testing/server-on.ts'
import { TestClient } from '../testing/test-client.ts'
import { networkIn, ShutNetworks } from './shut-networks.ts'

describe('a network', () => {
  test.each(['203.0.113.7', '203.0.113.0/24', '10.1.0.0/16', '2001:db8::1', '2001:db8::/32'])(
    'is %s',
    (text) => {
      expect(networkIn(text).bits).toBeGreaterThan(0)
    },
  )
  test.each(['', 'x', '0.0.0.0/0', '10.0.0.0/8', '10.0.0.0/33', '::/0', '2001:db8::/16', '10.0.0.0/-1'])(
    'is not %j',
    (text) => {
      expect(() => networkIn(text)).toThrow('A network is')
    },
  )
})

describe.each(engines)('on %s', (engine) => {
  let moderator: TestClient
  let names = 0

  const at = serverOn(engine, { proxies: 1 })
  beforeAll(async () => {
    moderator = await somebody()
    await at.server.site.storage.people.change(await idOf(moderator), { role: 'moderator' })
  })

  async function somebody(): Promise<TestClient> {
    const client = new TestClient(at.server.url)
    await client.register(`Person ${++names}`)
    return client
  }
  const meOf = async (client: TestClient) =>
    (await client.ask('GET', '/api/me')).body as { id: string; name: string; role: string | null }
  const idOf = async (client: TestClient) => (await meOf(client)).id
  const care = (client: TestClient, deed: string, subject: string, more: object = {}) =>
    client.ask('POST', '/api/moderation', { deed, subject, note: 'a reason', ...more })
  const overview = async () =>
    (await moderator.ask('GET', '/api/moderation')).body as {
      reports: { id: string; message: string; author: string }[]
      networks: { network: string }[]
      audit: { actor: string | null; deed: string; subject: string; note: string }[]
    }

  test('nobody but a moderator sees or does any of it, and no key of a bot does', async () => {
    const other = await somebody()
    expect((await other.ask('GET', '/api/moderation')).status).toBe(404)
    expect((await care(other, 'ban', 'Person 1')).status).toBe(404)
    expect((await new TestClient(at.server.url).ask('GET', '/api/moderation')).status).toBe(401)
    expect((await meOf(moderator)).role).toBe('moderator')
    expect((await meOf(other)).role).toBeNull()
  })

  test('a moderator appoints nobody, and bans no other', async () => {
    const other = await somebody()
    const { id, name } = await meOf(other)
    expect((await care(moderator, 'appoint', name)).status).toBe(403)
    await at.server.site.storage.people.change(id, { role: 'moderator' })
    expect((await care(moderator, 'ban', name)).status).toBe(403)
    expect((await other.ask('GET', '/api/me')).status).toBe(200)
  })

  test('a message is reported, erased and settled; its author is banned and let in again; all of it is noted', async () => {
    const [rude, calm] = [await somebody(), await somebody()]
    const { match } = await rude.make({})
    await calm.join(match.id)
    await rude.ask('POST', `/api/matches/${match.id}/chat`, { room: 'players', text: 'something rude' })
    const said = (await calm.ask('GET', `/api/matches/${match.id}/chat?room=players`)).body as {
      messages: { id: string }[]
    }
    await calm.ask('POST', '/api/reports', { message: said.messages[0]?.id, reason: 'rude' })
    const { name } = await meOf(rude)
    const report = (await overview()).reports.find((each) => each.author === name)
    expect(report).toBeDefined()
    expect((await care(moderator, 'erase', report?.message ?? '')).status).toBe(200)
    expect((await care(moderator, 'settle', report?.id ?? '')).status).toBe(200)
    expect((await care(moderator, 'settle', report?.id ?? '')).status).toBe(404)
    expect((await care(moderator, 'ban', name)).status).toBe(200)
    expect((await rude.ask('GET', '/api/me')).status).toBe(401)
    expect((await calm.page(match.id)).match.outcome?.by).toBe('resignation')
    expect((await care(moderator, 'unban', name)).status).toBe(200)
    const { audit, reports } = await overview()
    expect(reports.some((each) => each.id === report?.id)).toBe(false)
    const mine = audit.filter((each) => each.subject === name).map(({ deed }) => deed)
    expect(mine).toEqual(['unban', 'ban'])
    expect(audit[0]).toMatchObject({ actor: (await meOf(moderator)).name, note: 'a reason' })
  })

  test('a match is ended: with a winner it counts, with none it does not, and one that waits is gone', async () => {
    const [one, two] = [await somebody(), await somebody()]
    const begin = async () => {
      const { match } = await one.make({})
      await two.join(match.id)
      return match.id
    }
    const won = await begin()
    expect((await care(moderator, 'end', won, { winners: [5] })).status).toBe(400)
    expect((await care(moderator, 'end', won, { winners: [1] })).status).toBe(200)
    expect((await one.page(won)).match.outcome).toEqual({ winners: [1], by: 'adjudication', because: null })
    expect((await care(moderator, 'end', won)).status).toBe(409)
    at.server.site.rooms.sweep(-1)
    expect((await one.page(won)).update?.position.outcome?.by).toBe('adjudication')
    const { match: waiting } = await one.make({})
    expect((await care(moderator, 'end', waiting.id)).status).toBe(200)
    expect((await one.ask('GET', `/api/matches/${waiting.id}`)).status).toBe(404)
    expect((await care(moderator, 'end', 'x'.repeat(16))).status).toBe(404)
  })

  test('from a network that is shut nobody comes in, and from its neighbours everybody', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const comes = async (address: string) =>
      (await new TestClient(at.server.url).ask('POST', '/api/guests', {}, from(address))).status
    expect((await care(moderator, 'shut', '10.0.0.0/8')).status).toBe(400)
    expect((await care(moderator, 'shut', '198.51.100.0/24', { days: 2 })).status).toBe(200)
    expect(await comes('198.51.100.77')).toBe(403)
    expect(await comes('198.51.101.77')).toBe(201)
    const later = new ShutNetworks()
    await later.look(at.server.site.storage, Date.now() + 3 * 24 * 60 * 60_000)
    expect(later.has('198.51.100.77')).toBe(false)
    expect((await care(moderator, 'open', '198.51.100.0/24')).status).toBe(200)
    expect(await comes('198.51.100.77')).toBe(201)
  })
})
