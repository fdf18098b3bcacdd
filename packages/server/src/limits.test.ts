import { expect, test } from 'vitest'
import { limits } from './settings.ts'
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
