import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { type OrderSheet, streamOf } from '@gunbai/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchPosition } from '../matches/position.ts'
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

const python = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))'])
const hasPython = python.status === 0

/** The clients of the docs, and whether this machine can run them. */
const clients = [
  { script: 'bot-client.mjs', command: process.execPath, runs: true },
  { script: 'bot_client.py', command: 'python3', runs: hasPython },
] as const

function runClient({ script, command }: (typeof clients)[number], ...args: string[]) {
  const child = spawn(command, [join(import.meta.dirname, '../../../../docs', script), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PAUSE: script.endsWith('.py') ? '0.1' : '100' },
  })
  const said = { text: '' }
  child.stderr.on('data', (data) => {
    said.text += data
  })
  return { child, said }
}

describe.each(clients)('docs/$script', (client) => {
  const why = client.runs ? '' : ' (skipped: this machine has no python3)'

  test.skipIf(!client.runs)(
    `joins the matches that it is told to, plays on when its line is cut, and ends${why}`,
    async () => {
      const person = new TestClient(server.url)
      await person.register(`Owner of ${client.script.slice(-2)}`)
      const name = `Walker ${client.script.slice(-2)}`
      const { key } = await person.must<{ key: string }>('POST', '/api/bots', { name })
      const line = await cuttableLine(new URL(server.url).port)
      const { child, said } = runClient(
        client,
        line.url,
        key,
        ...['--join', 'mini:duel', '--ladder', 'mini:duel', '--orders'],
      )
      try {
        const other = await person.make({ rulebook: 'skirmish', setup: 'fords' })
        const { match } = await person.make()
        const socket = await person.socket()
        await socket.must({ type: 'watch', match: match.id })
        await socket.when(() => socket.positions.get(match.id) ?? null)
        // it has ordered what is recommended, which only it can see
        const bot = new TestClient(server.url)
        bot.key = key
        const ordered = async () =>
          (await bot.must<{ sheet: OrderSheet }>('GET', `/api/matches/${match.id}/orders`)).sheet.orders
        await expect
          .poll(ordered, { timeout: 20_000 })
          .toEqual([{ window: 'counter', subject: null, stance: 'ask when able', during: 'game' }])
        line.cut()
        await playAtRandom(socket, match.id, streamOf(3))
        const outcome = await socket.when(() => socket.positions.get(match.id)?.outcome ?? null)
        expect(outcome.by).toBe('rules')
        const page = await person.page(match.id)
        expect(page.match.players[1]).toMatchObject({ kind: 'bot', name })
        expect((await person.page(other.match.id)).match.players[1]).toBeNull()
        await person.must('DELETE', `/api/matches/${other.match.id}`)
        // and beside it, unattended, rated matches against bots of the house
        const of = `player=${encodeURIComponent(name)}`
        const lists = await Promise.all(
          ['live', 'finished'].map((list) =>
            person.must<{ matches: { rated: boolean }[] }>('GET', `/api/matches?list=${list}&${of}`),
          ),
        )
        expect(lists.flatMap(({ matches }) => matches).some((each) => each.rated)).toBe(true)
        await socket.close()
      } finally {
        child.kill()
        await once(child, 'exit')
        line.close()
      }
      // it says that the line was lost, and nothing else
      expect(said.text.replace(/^The socket has ended: .*\n/gm, '')).toBe('')
      expect(said.text).not.toBe('')
    },
    300_000,
  )

  test.skipIf(!client.runs)(
    `says in words that a key opens nothing, and ends${why}`,
    async () => {
      const { child, said } = runClient(client, server.url, 'gunbai_no_such_key')
      const [code] = await once(child, 'exit')
      expect(code).toBe(1)
      expect(said.text).toBe('The socket has ended: This key opens nothing; make a new one.\n')
    },
    300_000,
  )
})

/** A line to the server that can be cut, as a bad network would. */
async function cuttableLine(port: string) {
  const open = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const cut = () => {
    for (const each of open) each.destroy()
  }
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    close: () => {
      cut()
      proxy.close()
    },
  }
}

test('the reply to an answer brings the next position: over HTTP, and over a socket that does not watch', async () => {
  const person = new TestClient(server.url)
  await person.register('Quick Reader')
  const { match } = await person.make({ chairs: ['me', { bot: 'random' }] })
  type Reply = { position: MatchPosition }
  const first = (await person.page(match.id)).update?.position as MatchPosition
  const asked = (position: MatchPosition) => position.questions.find((each) => each.id !== null)?.id
  const { position } = await person.must<Reply>('POST', `/api/matches/${match.id}/answers`, {
    question: asked(first),
    action: first.answers[0]?.action,
  })
  expect(position.number).toBeGreaterThan(first.number)
  const socket = await person.socket()
  const open = await (async () => {
    for (;;) {
      const now = (await person.page(match.id)).update?.position as MatchPosition
      if (asked(now) !== undefined) return now
    }
  })()
  await socket.must({
    type: 'answer',
    match: match.id,
    question: asked(open) as number,
    action: open.answers[0]?.action as never,
  })
  const done = socket.messages.findLast((each) => each.type === 'done') as unknown as Reply
  expect(done.position.number).toBeGreaterThan(open.number)
  await socket.close()
}, 300_000)

test('the words behind phrases and the schemas of a game are there to be asked for', async () => {
  const client = new TestClient(server.url)
  const words = await client.must<{ messages: Record<string, string> }>(
    'GET',
    '/api/rulebooks/mini/words?language=it',
  )
  expect(words.messages['answer.bid']).toContain('monet')
  const { view, action } = await client.must<{ view: object; action: object }>(
    'GET',
    '/api/rulebooks/mini/schemas',
  )
  expect(view).toMatchObject({ type: 'object', additionalProperties: false })
  expect(action).toHaveProperty('anyOf')
  expect(await client.ask('GET', '/api/rulebooks/chess/words')).toMatchObject({
    status: 404,
    body: { problem: { message: expect.stringMatching(/^There is no game "chess" here. There are mini, /) } },
  })
  const api = await client.must<{ components: { schemas: object } }>('GET', '/api/openapi.json')
  expect(Object.keys(api.components.schemas)).toEqual(
    expect.arrayContaining(['SamuraiView', 'SamuraiAction', 'SamuraiEvent', 'ShogunView', 'GloryView']),
  )
})

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
