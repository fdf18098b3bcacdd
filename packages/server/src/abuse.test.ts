import { request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { streamOf } from '@gunbai/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { limits } from './settings.ts'
import { playAtRandom } from './testing/random-play.ts'
import { TestClient, TestSocket } from './testing/test-client.ts'
import { generous, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let players: [TestClient, TestClient]
let match: string

beforeAll(async () => {
  server = await startTestServer({
    limits: {
      ...generous,
      socketsPerPerson: limits.socketsPerPerson,
      messagesPerSecond: limits.messagesPerSecond,
      messageBurst: limits.messageBurst,
    },
  })
  players = [new TestClient(server.url), new TestClient(server.url)]
  for (const player of players) await player.guest()
  match = (await players[0].make()).match.id
  await players[1].join(match)
}, 300_000)

afterAll(async () => {
  // whatever was tried, nothing was taken: the match stands where it began, and others are played as ever
  expect(await server.site.storage.matches.entries(match)).toEqual([])
  const client = new TestClient(server.url)
  await client.guest()
  const other = await client.make({ chairs: ['me', { bot: 'random' }] })
  const socket = await client.socket()
  await socket.watch(other.match.id)
  expect(await playAtRandom(socket, other.match.id, streamOf(1), 3)).toBe(3)
  await socket.close()
  await server.stop()
})

async function stranger(): Promise<TestClient> {
  const client = new TestClient(server.url)
  await client.guest()
  return client
}

const legal = { kind: 'bid', coins: 1 }

describe('answers that are not one’s own, not now, or not legal', () => {
  test('a stranger answers for nobody', async () => {
    const client = await stranger()
    const answer = { question: 1, action: legal }
    expect(await client.ask('POST', `/api/matches/${match}/answers`, answer)).toMatchObject({
      status: 403,
      body: { problem: { code: 'forbidden' } },
    })
    for (const path of ['undo', 'resignation']) {
      expect((await client.ask('POST', `/api/matches/${match}/${path}`, {})).status).toBe(403)
    }
    expect((await client.ask('POST', `/api/matches/${match}/replies`, { accept: true })).status).toBe(403)
    const nobody = new TestClient(server.url)
    expect((await nobody.ask('POST', `/api/matches/${match}/answers`, answer)).status).toBe(401)
  })

  test('a seat cannot be named: a message that tries is refused', async () => {
    const socket = await players[0].socket()
    const message = { type: 'answer', match, question: 1, action: legal, seat: 1 }
    expect(await socket.ask(message as never)).toMatchObject({ problem: { code: 'bad request' } })
    await socket.close()
  })

  test.each([
    ['a stale question', 0, legal, 'stale'],
    ['a question to come', 2, legal, 'stale'],
    ['an illegal answer', 1, { kind: 'bid', coins: 4 }, 'illegal'],
    ['an answer to another question', 1, { kind: 'pass' }, 'illegal'],
    ['an answer with something added', 1, { ...legal, extra: 1 }, 'illegal'],
    ['a prototype', 1, JSON.parse('{"kind":"bid","coins":1,"__proto__":1}'), 'illegal'],
  ])('%s', async (_, question, action, code) => {
    const socket = await players[0].socket()
    const reply = await socket.ask({ type: 'answer', match, question, action: action as never })
    expect(reply).toMatchObject({ type: 'refused', problem: { code } })
    await socket.close()
  })

  test.each([
    ['a negative question', { question: -1, action: legal }],
    ['half a question', { question: 0.5, action: legal }],
    ['a question in words', { question: '1', action: legal }],
    ['no action', { question: 1 }],
    ['an action that is a list', { question: 1, action: [] }],
    ['an action with a list inside', { question: 1, action: { kind: 'bid', coins: [1] } }],
    [
      'an action of a thousand fields',
      {
        question: 1,
        action: Object.fromEntries([
          ['kind', 'bid'],
          ...Array.from({ length: 1000 }, (_, i) => [`f${i}`, 1]),
        ]),
      },
    ],
    ['something more', { question: 1, action: legal, seat: 1 }],
  ])('%s', async (_, body) => {
    expect(await players[0].ask('POST', `/api/matches/${match}/answers`, body)).toMatchObject({
      status: 400,
      body: { problem: { code: 'bad request', message: expect.any(String) } },
    })
  })
})

describe('frames that are none', () => {
  test.each([
    ['no JSON', 'hello'],
    ['half of it', '{"type":"ping"'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no type', '{}'],
    ['a type that nobody knows', '{"type":"sudo","request":999}'],
    ['a request that is no number', '{"type":"ping","request":"one"}'],
    ['deep nesting', `${'['.repeat(7000)}${']'.repeat(7000)}`],
  ])('%s is refused, and the socket lives on', async (_, text) => {
    const socket = await players[0].socket()
    socket.raw.send(text)
    expect(await socket.until((each) => each.type === 'refused')).toMatchObject({
      problem: { code: 'bad request' },
    })
    await socket.must({ type: 'ping' })
    await socket.close()
  })

  test('a binary frame is refused', async () => {
    const socket = await players[0].socket()
    socket.raw.send(Buffer.from([1, 2, 3]))
    expect(await socket.until((each) => each.type === 'refused')).toMatchObject({
      problem: { code: 'bad request' },
    })
    await socket.close()
  })

  test('an oversized frame ends the connection', async () => {
    const socket = await players[0].socket()
    socket.raw.send(JSON.stringify({ type: 'ping', request: 1, fat: 'x'.repeat(limits.frameBytes) }))
    await expect(socket.when(() => null)).rejects.toThrow('closed: 1009')
  })

  test('bytes that are no frame end the connection', async () => {
    const socket = await players[0].socket()
    const under = (socket.raw as unknown as { _socket: { write(bytes: Buffer): void } })._socket
    under.write(Buffer.from([0xff, 0xff, 0xff, 0xff]))
    await expect(socket.when(() => null)).rejects.toThrow(/closed: 100[26]/)
  })

  test('one message after the other, but more of them than time allows, ends the connection of whoever sends them', async () => {
    // a clock that stands still brings no more: each is waited for, so that never two are under way
    const still = await startTestServer(
      { limits: { ...generous, messagesPerSecond: 20, messageBurst: 10 } },
      () => 1_800_000_000_000,
    )
    const [fast, calm] = [new TestClient(still.url), new TestClient(still.url)]
    await fast.guest()
    await calm.guest()
    const [sending, other] = [await fast.socket(), await calm.socket()]
    for (let i = 0; i < 10; i++) await sending.must({ type: 'ping' })
    sending.raw.send(JSON.stringify({ type: 'ping', request: 999 }))
    const reply = await sending.until(
      (each) => each.type === 'refused' || ('request' in each && each.request === 999),
    )
    expect(reply).toMatchObject({ type: 'refused', problem: { code: 'too many' } })
    await expect(sending.when(() => null)).rejects.toThrow('closed: 1008')
    await other.must({ type: 'ping' })
    await other.close()
    await still.stop()
  })

  test('more at once than are dealt with ends the connection though time allows them', async () => {
    // a clock that runs ahead: between any two messages there was time enough
    let now = 1_800_000_000_000
    const quick = await startTestServer({ limits: { ...generous, messageBurst: 10 } }, () => {
      now += 1000
      return now
    })
    const client = new TestClient(quick.url)
    await client.guest()
    const flooder = await client.socket()
    const watch = { type: 'watch', match: 'AAAAAAAAAAAAAAAA' }
    for (let i = 0; i < 200; i++) flooder.raw.send(JSON.stringify({ ...watch, request: i }))
    const reply = await flooder.until(
      (each) => each.type === 'refused' && (each.request === null || each.request === 199),
    )
    expect(reply).toMatchObject({ request: null, problem: { code: 'too many' } })
    await expect(flooder.when(() => null)).rejects.toThrow('closed: 1008')
    await quick.stop()
  })

  test('more sockets than one person needs are refused', async () => {
    const client = await stranger()
    const sockets = []
    for (let i = 0; i < limits.socketsPerPerson; i++) sockets.push(await client.socket())
    await expect(client.socket()).rejects.toThrow('429')
    for (const socket of sockets) await socket.close()
    // those that are closed are not counted any more, once the server has heard of it
    const another = await vi.waitFor(() => client.socket(), { timeout: 60_000 })
    await another.close()
  })
})

describe('requests from elsewhere', () => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
    'a page of %s can neither act nor listen for somebody',
    async (origin) => {
      const [player] = players
      expect((await player.ask('POST', `/api/matches/${match}/resignation`, {}, { origin })).status).toBe(403)
      await expect(TestSocket.open(player, { origin })).rejects.toThrow('403')
    },
  )

  test('a form from another site is refused though it names no origin', async () => {
    const answer = await players[0].ask(
      'POST',
      `/api/matches/${match}/resignation`,
      {},
      {
        'sec-fetch-site': 'cross-site',
      },
    )
    expect(answer.status).toBe(403)
  })

  test('a form is no request: bodies are JSON', async () => {
    const response = await fetch(`${server.url}/api/matches/${match}/resignation`, {
      method: 'POST',
      headers: { ...players[0].credentials(), 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    })
    expect(response.status).toBe(400)
  })

  test('pages carry a policy that runs no inline script and lets nobody frame them', async () => {
    const { headers } = await players[0].ask('GET', '/api/site')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('addresses that lead nowhere', () => {
  test.each([
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fpackage.json',
    '/api/matches/..%2f..%2fetc',
    '/api/matches/%00',
    '/api/matches/AAAAAAAAAAAAAAAA',
    `/api/matches/${'A'.repeat(5000)}`,
    "/api/matches/1'%20or%201=1--",
    '/api/nothing',
    '/.git/config',
  ])('%s', async (path) => {
    const { status, text } = await rawGet(path)
    expect([400, 404, 414]).toContain(status)
    expect(text).not.toMatch(/root:|"workspaces"|\[core\]/)
  })

  test('a body too large is refused', async () => {
    const body = { rulebook: 'mini', fat: 'x'.repeat(limits.bodyBytes) }
    expect((await players[0].ask('POST', '/api/matches', body)).status).toBe(413)
  })

  test('no JSON is refused with a sentence, not with a stack', async () => {
    const response = await fetch(`${server.url}/api/matches`, {
      method: 'POST',
      headers: { ...players[0].credentials(), 'content-type': 'application/json' },
      body: '{"rulebook":',
    })
    const text = await response.text()
    expect(response.status).toBe(400)
    expect(text).not.toMatch(/at .*\.ts|node_modules/)
  })

  test('garbage instead of HTTP does not disturb the server', async () => {
    await new Promise<void>((resolve) => {
      const { port, hostname } = new URL(server.url)
      const socket = connect(Number(port), hostname.replace('localhost', '127.0.0.1'), () => {
        socket.write('\u0016\u0003\u0001 GARBAGE\r\n\r\n')
      })
      socket.on('close', () => resolve())
      socket.on('error', () => resolve())
      socket.resume()
    })
    expect((await players[0].ask('GET', '/health')).status).toBe(200)
  })
})

describe('names and words', () => {
  test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', "'; drop table people; --"])(
    'nobody is called %s',
    async (name) => {
      const client = new TestClient(server.url)
      const answer = await client.ask('POST', '/api/people', { name, password: 'a long password' })
      expect(answer.status).toBe(400)
    },
  )

  test('a script in chat stays text: the server speaks JSON and says so', async () => {
    const text = '<script>alert(1)</script>'
    await players[0].must('POST', `/api/matches/${match}/chat`, { room: 'players', text })
    const answer = await players[1].ask<{ messages: { text: string }[] }>(
      'GET',
      `/api/matches/${match}/chat?room=players`,
    )
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.body.messages.at(-1)?.text).toBe(text)
  })
})

/** As it is written: fetch would tidy the path up. */
function rawGet(path: string): Promise<{ status: number; text: string }> {
  const { port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const request = rawRequest({ host: '127.0.0.1', port, path, method: 'GET' }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    request.on('error', reject)
    request.end()
  })
}
