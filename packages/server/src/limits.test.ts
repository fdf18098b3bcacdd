import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { clientMessage } from './api/schemas/socket.ts'
import { expectation } from './api/validation.ts'
import { type Settings, settingsFrom, limits as usual } from './settings.ts'
import { TestClient } from './testing/test-client.ts'
import { generous, startTestServer } from './testing/test-server.ts'

/** The usual limits; only that a test need not wait for each refusal. */
const limits = { ...usual, refusalPause: 0 }

test('guessing passwords is slowed down, and so is everything else', async () => {
  const strict = await startTestServer({ limits: { ...limits, requestsPerAddress: 60 } })
  const client = new TestClient(strict.url)
  const guesses = []
  for (let i = 0; i < limits.signInsPerMinute + 3; i++) {
    guesses.push(await client.ask('POST', '/api/sessions', { name: 'somebody', password: `guess ${i}` }))
  }
  expect(guesses.filter((each) => each.status === 403)).toHaveLength(limits.signInsPerMinute)
  expect(guesses.at(-1)).toMatchObject({ status: 429, body: { problem: { code: 'too many' } } })
  const statuses = []
  for (let i = 0; i < 80; i++) statuses.push((await client.ask('GET', '/api/site')).status)
  expect(statuses).toContain(429)
  expect((await client.ask('GET', '/health')).status).toBe(200)
  await strict.stop()
})

describe('behind proxies', () => {
  /** How many guesses are let through, each with another address in front of what the proxies have noted. */
  async function guessed(
    proxies: Settings['proxies'],
    noted: string,
    own = (i: number) => `198.51.100.${i}`,
  ): Promise<number> {
    const server = await startTestServer({ proxies, limits })
    let through = 0
    for (let i = 0; i < limits.signInsPerMinute + 5; i++) {
      const { status } = await fetch(`${server.url}/api/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `${own(i)}${noted}` },
        body: JSON.stringify({ name: 'somebody', password: `guess ${i}` }),
      })
      if (status === 403) through++
    }
    await server.stop()
    return through
  }

  test.each([
    ['no proxy', 0, ''],
    ['one that appends', 1, ', 203.0.113.7'],
    ['two that append', 2, ', 203.0.113.7, 10.0.0.2'],
    ['those of a list', ['127.0.0.1', '10.0.0.0/8'], ', 203.0.113.7, 10.1.2.3'],
  ] as const)('an address of one’s own making wins nothing: %s', async (_, proxies, noted) => {
    expect(await guessed(proxies, noted)).toBe(limits.signInsPerMinute)
  })

  test('but clients of one proxy are told apart', async () => {
    expect(await guessed(1, '')).toBe(limits.signInsPerMinute + 5)
    expect(await guessed(1, '', (i) => `2001:db8:${i}::1`)).toBe(limits.signInsPerMinute + 5)
  })

  test('a household with more addresses than there are people is one place', async () => {
    const anyOfOurs = (i: number) => `2001:db8:1:2${i % 10}0:${i}::${i}`
    expect(await guessed(1, '', anyOfOurs)).toBe(limits.signInsPerMinute)
  })

  test.each([
    ['', 0],
    ['no', 0],
    ['yes', 1],
    ['2', 2],
    ['10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
  ] as const)('GUNBAI_BEHIND_PROXY=%j', (text, proxies) => {
    expect(settingsFrom({ GUNBAI_BEHIND_PROXY: text }).proxies).toEqual(proxies)
  })

  test.each(['maybe', '-1', '1.5', '10.0.0.0/33', '10.0.0.1,,', '0.0.0.0/0'])(
    'GUNBAI_BEHIND_PROXY=%s is refused',
    (text) => expect(() => settingsFrom({ GUNBAI_BEHIND_PROXY: text })).toThrow(/GUNBAI_BEHIND_PROXY/),
  )
})

test('the server sends nothing to addresses of somebody’s choosing', async () => {
  const push = { publicKey: 'x', privateKey: 'y', subject: 'mailto:a@b.c' }
  const pushing = await startTestServer({ push })
  const client = new TestClient(pushing.url)
  await client.guest()
  const keys = { p256dh: 'x', auth: 'y' }
  for (const endpoint of [
    'https://169.254.169.254/',
    'https://fcm.googleapis.com.evil.example/',
    'https://localhost/',
  ]) {
    expect((await client.ask('POST', '/api/me/pushes', { endpoint, keys })).status).toBe(400)
  }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
  expect((await client.ask('POST', '/api/me/pushes', { endpoint, keys })).status).toBe(201)
  await pushing.stop()
})

describe('who asks, and what it costs', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('one name is not guessed at from many addresses', async () => {
    const server = await startTestServer({ proxies: 1, limits })
    await new TestClient(server.url).register('Victim')
    const statuses: number[] = []
    for (let i = 0; i < limits.guessesAtOnce + 10; i++) {
      const body = { name: i % 2 === 0 ? 'victim' : 'VICTIM', password: `guess number ${i}` }
      const answer = await new TestClient(server.url).ask(
        'POST',
        '/api/sessions',
        body,
        from(`203.0.113.${i}`),
      )
      statuses.push(answer.status)
    }
    expect(statuses.filter((each) => each === 403)).toHaveLength(limits.guessesAtOnce)
    expect(statuses.filter((each) => each === 429)).toHaveLength(10)
    await server.stop()
  })

  test('a club behind one address comes in together, as guests and by their names', async () => {
    const server = await startTestServer({ limits: { ...limits, signInsPerMinute: 3 } })
    const guests = Array.from({ length: 100 }, () => new TestClient(server.url).guest())
    expect(await Promise.all(guests)).toHaveLength(100)
    await new TestClient(server.url).register('Member')
    for (let i = 0; i < 8; i++) {
      const body = { name: 'Member', password: 'a long password' }
      expect((await new TestClient(server.url).ask('POST', '/api/sessions', body)).status).toBe(201)
    }
    await server.stop()
  })

  test('but nobody makes guests without end', async () => {
    const server = await startTestServer({ limits: { ...limits, guestsAtOnce: 5 } })
    const asked = () => new TestClient(server.url).ask('POST', '/api/guests', {})
    const known = new TestClient(server.url)
    await known.guest()
    for (let i = 0; i < 4; i++) expect((await asked()).status).toBe(201)
    expect((await asked()).status).toBe(429)
    // who has come in is in
    expect((await known.ask('POST', '/api/guests', {})).status).toBe(201)
    await server.stop()
  })

  test('one address is not flooded with mails, and nobody is told', async () => {
    const mail = { smtp: 'smtp://127.0.0.1:9', from: 'a@b.c' }
    const server = await startTestServer({ mail, proxies: 1, limits })
    const { id } = await new TestClient(server.url).register('Reader', { email: 'reader@example.org' })
    await server.site.storage.people.change(id, { confirmed_at: 1 })
    const mailed = vi.spyOn(server.site.notices, 'mailRecovery')
    for (let i = 0; i < 20; i++) {
      const body = { email: i % 2 === 0 ? 'reader@example.org' : 'READER@example.org' }
      const client = new TestClient(server.url)
      expect((await client.ask('POST', '/api/recoveries', body, from(`203.0.113.${i}`))).status).toBe(202)
    }
    expect(mailed.mock.calls.length).toBeLessThanOrEqual(limits.mailsPerHour)
    await server.stop()
  })

  test('what a person asks for is counted over all of their addresses', async () => {
    const server = await startTestServer({
      proxies: 1,
      limits: { ...limits, requestsPerMinute: 20, requestsAtOnce: 20 },
    })
    const client = new TestClient(server.url)
    await client.guest()
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) {
      statuses.push((await client.ask('GET', '/api/me', undefined, from(`203.0.113.${i}`))).status)
    }
    expect(statuses.filter((each) => each === 200)).toHaveLength(20)
    expect((await new TestClient(server.url).ask('POST', '/api/guests', {})).status).toBe(201)
    await server.stop()
  })

  test('whoever has a long match told again and again waits, and keeps the socket', async () => {
    const server = await startTestServer({
      limits: { ...generous, kilobytesPerSecond: 0.2, kilobytesAtOnce: 13 },
    })
    const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
    await one.guest()
    const { match } = await one.make({ chairs: ['me', { bot: 'random' }] })
    const socket = await one.socket()
    const replies: string[] = []
    for (let i = 0; i < 60; i++) {
      const reply = await socket.ask({ type: 'watch', match: match.id, since: 0 })
      replies.push(reply.type === 'refused' ? reply.problem.code : reply.type)
    }
    expect(replies[0]).toBe('done')
    expect(replies.at(-1)).toBe('too many')
    expect(await socket.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
    expect((await one.ask('GET', `/api/matches/${match.id}`)).status).toBe(429)
    await two.guest()
    expect((await two.ask('GET', '/api/me')).status).toBe(200)
    await socket.close()
    await server.stop()
  })

  test('whoever asks for too much waits for the refusal, and nobody else does', async () => {
    const server = await startTestServer({
      limits: { ...generous, requestsPerMinute: 5, requestsAtOnce: 5, refusalPause: 400, refusalsHeld: 3 },
    })
    const [hasty, calm] = [new TestClient(server.url), new TestClient(server.url)]
    await Promise.all([hasty.guest(), calm.guest()])
    for (let i = 0; i < 5; i++) await hasty.ask('GET', '/api/me')
    const began = performance.now()
    const refused = Array.from({ length: 3 }, () => hasty.ask('GET', '/api/me'))
    expect((await calm.ask('GET', '/api/me')).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(300)
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([429, 429, 429])
    expect(performance.now() - began).toBeGreaterThan(390)
    await server.stop()
  })

  test('whoever is shown out and comes again at once finds the door shut for a while', async () => {
    const server = await startTestServer({ limits: { ...generous, messageBurst: 5, openingsPerMinute: 20 } })
    const client = new TestClient(server.url)
    await client.guest()
    let shownOut = 0
    for (let i = 0; i < 10; i++) {
      const socket = await client.socket().catch(() => null)
      if (socket === null) break
      for (let frame = 0; frame < 20; frame++) socket.raw.ping()
      await expect(socket.when(() => null)).rejects.toThrow('closed: 1008')
      shownOut++
    }
    expect(shownOut).toBe(2)
    const other = new TestClient(server.url)
    await other.guest()
    await (await other.socket()).close()
    await server.stop()
  })

  test('a body that comes drop by drop is not waited for', async () => {
    const server = await startTestServer({ limits: { ...generous, requestSeconds: 2 } })
    const { port } = new URL(server.url)
    const began = Date.now()
    const closed = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n',
        )
      })
      const drops = setInterval(() => socket.write(' '), 500)
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(drops)
        resolve(true)
      })
      socket.resume()
    })
    expect(closed).toBe(true)
    expect(Date.now() - began).toBeLessThan(20_000)
    await server.stop()
  }, 60_000)
})

describe('frames that cost more to refuse than to send', () => {
  test('what is wrong with a frame is found quickly', () => {
    const nonsense = { type: 'answers', request: 1, match: 'x'.repeat(16), question: 1, actions: [{}] }
    expectation(clientMessage, nonsense)
    const began = performance.now()
    for (let i = 0; i < 1000; i++) expectation(clientMessage, nonsense)
    // to compile its schema each time took three seconds
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test('nonsense, pings and pongs end a connection that sends them without end', async () => {
    const server = await startTestServer({ limits })
    const floods = {
      nonsense: (socket: WebSocket) => socket.send('{"type":"answer","request":1}'),
      pings: (socket: WebSocket) => socket.ping(),
      pongs: (socket: WebSocket) => socket.pong(),
    }
    for (const [name, send] of Object.entries(floods)) {
      const client = new TestClient(server.url)
      await client.guest()
      const socket = await client.socket()
      for (let i = 0; i < 2 * limits.messageBurst; i++) send(socket.raw)
      await expect(
        socket.when(() => null),
        name,
      ).rejects.toThrow('closed: 1008')
      const refused = socket.messages.filter((each) => each.type === 'refused')
      expect(refused.length, name).toBeLessThan(limits.messageBurst / 2)
    }
    await server.stop()
  })
})
