import { describe, expect, test } from 'vitest'
import { limits, type Settings, settingsFrom } from './settings.ts'
import { TestClient } from './testing/test-client.ts'
import { startTestServer } from './testing/test-server.ts'

test('guessing passwords is slowed down, and so is everything else', async () => {
  const strict = await startTestServer({ limits: { ...limits, requestsPerMinute: 60 } })
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
  async function guessed(proxies: Settings['proxies'], noted: string): Promise<number> {
    const server = await startTestServer({ proxies, limits })
    let through = 0
    for (let i = 0; i < limits.signInsPerMinute + 5; i++) {
      const { status } = await fetch(`${server.url}/api/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i}${noted}` },
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
