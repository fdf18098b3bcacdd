import { streamOf } from '@gunbai/kernel'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makeApp } from './app.ts'
import { openSite } from './site.ts'
import { playAtRandom } from './testing/random-play.ts'
import { TestClient } from './testing/test-client.ts'
import { startTestServer } from './testing/test-server.ts'

test('logs and metrics name no secret: no seed, cookie, key, password, invitation, answer or address', async () => {
  const helper = await startTestServer()
  const { settings } = helper
  await helper.stop()
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const site = await openSite(settings, log)
  const app = await makeApp(site)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`

  const [one, two] = [new TestClient(url), new TestClient(url)]
  await one.register('Secretive', { email: 'secret@example.org', password: 'my secret password' })
  await two.guest()
  const { key } = await one.must<{ key: string }>('POST', '/api/bots', { name: 'Keyed Bot' })
  const bot = new TestClient(url)
  bot.key = key
  await bot.must('GET', '/api/me')
  const { match, invitation } = await one.make({ visibility: 'private' })
  await two.must('GET', `/api/invitations/${invitation}`)
  await two.join(match.id, { invitation })
  const sockets = [await one.socket(), await two.socket()] as const
  for (const socket of sockets) await socket.watch(match.id)
  await sockets[0].ask({
    type: 'answer',
    match: match.id,
    question: 1,
    action: { kind: 'bid', coins: 77 } as never,
  })
  await Promise.all(sockets.map((socket, i) => playAtRandom(socket, match.id, streamOf(i))))
  await one.ask('POST', '/api/sessions', { name: 'Secretive', password: 'my secret password' })
  await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"x":',
  })
  const row = await site.storage.matches.find(match.id)
  const { body: metrics } = await one.ask<string>('GET', '/metrics')
  for (const socket of sockets) await socket.close()
  await app.close()
  await site.close()

  expect(lines.length).toBeGreaterThan(10)
  expect(metrics).toContain('gunbai_answer_seconds')
  const told = `${lines.join('')}${metrics}`
  const secrets = [row?.seed, invitation, key, one.cookie.split('=')[1], two.cookie.split('=')[1]]
  for (const secret of [...secrets, 'my secret password', 'secret@example.org', '"coins"', match.id]) {
    expect(secret).toBeTruthy()
    expect(told).not.toContain(secret)
  }
}, 300_000)
