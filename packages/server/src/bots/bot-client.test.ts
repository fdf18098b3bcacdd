import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { streamOf } from '@gunbai/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playAtRandom } from '../testing/random-play.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

test('a bot with a key that opens nothing is told so, also where nobody needs one', async () => {
  const person = new TestClient(server.url)
  await person.register('Open House')
  const { match } = await person.make()
  const bot = new TestClient(server.url)
  expect((await bot.ask('GET', `/api/matches/${match.id}`)).status).toBe(200)
  bot.key = 'no such key'
  expect(await bot.ask('GET', `/api/matches/${match.id}`)).toMatchObject({
    status: 401,
    body: { problem: { code: 'not signed in' } },
  })
})

test('docs/bot-client.ts finds a match, sits down and plays it to the end', async () => {
  const person = new TestClient(server.url)
  await person.register('Bot Owner')
  const { key } = await person.must<{ key: string }>('POST', '/api/bots', { name: 'Random Walker' })
  const script = join(import.meta.dirname, '../../../../docs/bot-client.ts')
  const bot = spawn(process.execPath, [script, server.url, key], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PAUSE: '10' },
  })
  let complaints = ''
  bot.stderr.on('data', (data) => {
    complaints += data
  })
  try {
    const { match } = await person.make()
    const socket = await person.socket()
    await socket.must({ type: 'watch', match: match.id })
    await socket.when(() => socket.positions.get(match.id) ?? null)
    await playAtRandom(socket, match.id, streamOf(3))
    const outcome = await socket.when(() => socket.positions.get(match.id)?.outcome ?? null)
    expect(outcome.by).toBe('rules')
    const page = await person.page(match.id)
    expect(page.match.players[1]).toMatchObject({ kind: 'bot', name: 'Random Walker' })
    await socket.close()
  } finally {
    bot.kill()
    await once(bot, 'exit')
  }
  expect(complaints).toBe('')
}, 300_000)

test('a bot plays over a socket with its key, and a key that was replaced opens nothing', async () => {
  const person = new TestClient(server.url)
  await person.register('Second Owner')
  const { bot, key } = await person.must<{ bot: { id: string }; key: string }>('POST', '/api/bots', {
    name: 'Socket Bot',
  })
  const client = new TestClient(server.url)
  client.key = key
  const socket = await client.socket()
  expect(socket.messages[0]).toMatchObject({ person: { name: 'Socket Bot' } })
  const renewed = await person.must<{ key: string }>('POST', `/api/bots/${bot.id}/key`, {})
  await expect(socket.when(() => null)).rejects.toThrow('closed: 4001')
  expect((await client.ask('GET', '/api/me')).status).toBe(401)
  client.key = renewed.key
  expect((await client.ask('GET', '/api/me')).status).toBe(200)
})

test('what concerns an account is not for its bots, and a guest brings none', async () => {
  const person = new TestClient(server.url)
  await person.register('Third Owner')
  const { key } = await person.must<{ key: string }>('POST', '/api/bots', { name: 'Nosy Bot' })
  const client = new TestClient(server.url)
  client.key = key
  for (const path of ['/api/sessions', '/api/bots', '/api/me/data']) {
    expect((await client.ask('GET', path)).status).toBe(403)
  }
  const guest = new TestClient(server.url)
  await guest.guest()
  expect((await guest.ask('POST', '/api/bots', { name: 'Guest Bot' })).status).toBe(403)
})
