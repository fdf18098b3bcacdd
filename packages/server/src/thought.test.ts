import { expect, test } from 'vitest'
import { TestClient, TestSocket } from './testing/test-client.ts'
import { generous, startTestServer } from './testing/test-server.ts'

const from = (address: string) => ({ 'x-forwarded-for': address })

test('whoever wonders so much that the rules do nothing else waits, with all guests of theirs', async () => {
  const server = await startTestServer({
    proxies: 1,
    limits: { ...generous, thinkingPerSecond: 0.1, thinkingAtOnce: 40 },
  })
  const wonder = async (address: string, rounds: number) => {
    const client = new TestClient(server.url)
    await client.guest()
    const wish = { rulebook: 'shogun', setup: 'standard-2', chairs: ['me', { bot: 'random' }] } as const
    const { match } = await client.make(wish)
    const socket = await TestSocket.open(client, from(address))
    const action = { kind: 'nothing of the sort' }
    const odds = Array.from({ length: 100 }, () => action)
    for (let i = 0; i < rounds; i++) {
      const reply = await socket.ask({ type: 'foresee', match: match.id, actions: [], odds })
      if (reply.type === 'refused') {
        expect(reply.problem.code).toBe('too many')
        expect(await socket.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
        const page = `/api/matches/${match.id}`
        const body = { actions: [], odds }
        expect((await client.ask('POST', `${page}/foresee`, body, from(address))).status).toBe(429)
        // whoever wonders too much can still play
        expect((await client.ask('GET', page, undefined, from(address))).status).toBe(200)
        return i
      }
    }
    return rounds
  }
  expect(await wonder('203.0.113.1', 4_000)).toBeLessThan(4_000)
  for (let i = 0; i < 3; i++) await wonder('203.0.113.1', 4_000)
  expect(await wonder('203.0.113.1', 1)).toBe(0)
  expect(await wonder('203.0.113.2', 1)).toBe(1)
  await server.stop()
}, 120_000)

test('whoever orders and orders again waits like whoever answers', async () => {
  const server = await startTestServer({ limits: { ...generous, deedsPerSecond: 0.01, deedBurst: 10 } })
  const client = new TestClient(server.url)
  await client.guest()
  const wish = { rulebook: 'samurai', setup: 'gmt-01', chairs: ['me', { bot: 'random' }] } as const
  const { match } = await client.make(wish)
  const socket = await client.socket()
  const replies: string[] = []
  for (let i = 0; i < 30; i++) {
    const reply = await socket.ask({ type: 'orders', match: match.id, orders: [] })
    replies.push(reply.type === 'refused' ? reply.problem.code : reply.type)
  }
  expect(replies.filter((each) => each === 'done')).toHaveLength(10)
  expect(replies.at(-1)).toBe('too many')
  await socket.close()
  await server.stop()
})
