import { streamOf } from '@gunbai/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playAtRandom } from '../testing/random-play.ts'
import { TestClient } from '../testing/test-client.ts'
import { generous, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { ...generous, matchesInMemory: 4 } })
}, 300_000)
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

test('of matches that nobody needs none stays in memory, and each is there again when it is asked for', async () => {
  const [client, rival] = [new TestClient(server.url), new TestClient(server.url)]
  await client.guest()
  await rival.guest()
  const [watched, left] = [(await client.make()).match.id, (await client.make()).match.id]
  for (const match of [watched, left]) await rival.join(match)
  const socket = await client.socket()
  await socket.watch(watched)
  const other = await client.socket()
  await other.watch(left)
  await playAtRandom(other, left, streamOf(1), 1)
  const position = other.positions.get(left)
  await other.close()
  await expect
    .poll(
      () => {
        server.site.rooms.sweep(-1)
        return server.site.rooms.size
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  await playAtRandom(socket, watched, streamOf(2), 1)
  const again = await client.socket()
  const found = await again.watch(left)
  expect([found.number, found.view]).toEqual([position?.number, position?.view])
  await socket.close()
  await again.close()
})
