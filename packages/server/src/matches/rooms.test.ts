import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { generous, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { ...generous, matchesInMemory: 4 } })
}, 60_000)
afterAll(() => server.stop())

test('any number of matches is watched, and of those that nobody watches a few stay in memory', async () => {
  const client = new TestClient(server.url)
  await client.guest()
  const matches: string[] = []
  for (let i = 0; i < 12; i++) {
    matches.push((await client.make({ chairs: ['me', { bot: 'random' }] })).match.id)
  }
  const sockets = []
  for (const match of matches) {
    const socket = await client.socket()
    await socket.watch(match)
    sockets.push(socket)
  }
  for (const [i, match] of matches.entries()) {
    const room = await server.site.rooms.get(match)
    expect(room.watchers.size, `match ${i}`).toBe(1)
  }
  for (const socket of sockets) await socket.close()
  for (let i = 0; i < 12; i++) {
    await client.page((await client.make({ chairs: ['me', { bot: 'random' }] })).match.id)
  }
  expect(server.site.rooms.size).toBeLessThan(20)
})
