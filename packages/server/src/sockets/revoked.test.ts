import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Keeper } from '../keeper.ts'
import { mostSessions } from '../people/people.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { StubbornSocket } from '../testing/stubborn-socket.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let made = 0

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let postgres: TestPostgres | null = null
  /** The one at which somebody is signed out, and the one at which their socket is. */
  let here: TestServer
  let there: TestServer
  beforeAll(async () => {
    if (engine === 'postgres') {
      postgres = await startPostgres()
      const storage = await postgres.newDatabase()
      here = await startTestServer({ storage })
      there = await startTestServer({ storage })
    } else {
      here = await startTestServer()
      there = here
    }
  }, 300_000)
  afterAll(async () => {
    await here.stop()
    if (there !== here) await there.stop()
    await postgres?.stop()
  })

  /** Somebody with a match, whose socket does not let go, and a second session of theirs elsewhere. */
  async function holdout() {
    const name = `Holdout ${engine} ${++made}`
    const [owner, thief] = [new TestClient(here.url), new TestClient(there.url)]
    const { id } = await owner.register(name)
    await thief.must('POST', '/api/sessions', { name, password: 'a long password' })
    const { match } = await owner.make({ visibility: 'open' })
    const other = new TestClient(here.url)
    await other.guest()
    await other.join(match.id)
    const socket = await StubbornSocket.open(thief)
    const say = (text: string) =>
      socket.send({ type: 'say', request: 1, match: match.id, room: 'players', text })
    const said = async () => (await here.site.storage.chat.by(id)).map(({ text }) => text)
    say('before')
    await expect.poll(said).toEqual(['before'])
    return { owner, name, id, say, said, match: match.id }
  }

  test.each([
    ['a session that is ended', (owner: TestClient) => owner.must('DELETE', '/api/sessions')],
    [
      'a new password',
      (owner: TestClient) =>
        owner.must('POST', '/api/me/password', { old: 'a long password', password: 'the new password' }),
    ],
  ])('%s acts no more, though its client ignores the goodbye', async (_, revoke) => {
    const { owner, say, said } = await holdout()
    await revoke(owner)
    // other nodes hear of it by the database, in the order of commits
    if (there !== here) await pause(200)
    for (let i = 0; i < 5; i++) say(`after ${i}`)
    await pause(300)
    expect(await said()).toEqual(['before'])
  })

  test('so with whoever is forgotten', async () => {
    const { owner, say, match } = await holdout()
    await owner.must('DELETE', '/api/me', { password: 'a long password' })
    if (there !== here) await pause(200)
    say('after')
    await pause(300)
    const { messages } = await new TestClient(here.url)
      .must<{ messages: { text: string }[] }>('GET', `/api/matches/${match}/chat?room=spectators`)
      .catch(() => ({ messages: [] }))
    expect(messages.map(({ text }) => text)).not.toContain('after')
  })

  test('so with whoever is banned from the command line, within a moment', async () => {
    const { name, say, said } = await holdout()
    const keeper = await Keeper.open(here.settings.storage)
    await keeper.ban(name)
    await keeper.close()
    await pause(600)
    say('after')
    await pause(300)
    expect(await said()).toEqual(['before'])
  })

  test('sessions without end are ended, the longest unused first, and what is open by one acts no more', async () => {
    const { name, say, said, owner } = await holdout()
    const others = Array.from({ length: mostSessions }, () => new TestClient(here.url))
    for (const each of others) {
      await each.must('POST', '/api/sessions', { name, password: 'a long password' })
    }
    const { sessions } = await others[0]!.must<{ sessions: unknown[] }>('GET', '/api/sessions')
    expect(sessions).toHaveLength(mostSessions)
    expect((await owner.ask('GET', '/api/me')).status).toBe(401)
    await pause(300)
    say('after')
    await pause(300)
    expect(await said()).toEqual(['before'])
    // and one of so many can be ended
    await others[0]!.must('DELETE', '/api/sessions/current')
  }, 120_000)

  test('the key of a bot that was replaced opens nothing, on open sockets neither', async () => {
    const owner = new TestClient(here.url)
    await owner.register(`Owner ${engine} ${++made}`)
    const { key, bot } = await owner.must<{ key: string; bot: { id: string } }>('POST', '/api/bots', {
      name: `Machine ${engine} ${made}`,
    })
    const client = new TestClient(there.url)
    client.key = key
    const socket = await client.socket()
    await owner.must('POST', `/api/bots/${bot.id}/key`, {})
    await expect(socket.when(() => null)).rejects.toThrow('closed: 4001')
  })
})

test('a session that has come to its end acts no more', async () => {
  let late = 0
  const server = await startTestServer({}, () => Date.now() + late)
  const client = new TestClient(server.url)
  await client.guest()
  const socket = await client.socket()
  await socket.must({ type: 'ping' })
  late = 91 * 24 * 60 * 60 * 1000
  const closing = expect(socket.when(() => null)).rejects.toThrow('closed: 4001')
  socket.raw.send('{"type":"ping","request":9}')
  await closing
  await server.stop()
})
