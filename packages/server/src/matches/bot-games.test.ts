import { expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { generous, startTestServer } from '../testing/test-server.ts'

test('a stranger’s bot answers, though somebody has strong ones at many tables; and there may be only so many', async () => {
  const server = await startTestServer({ limits: { ...generous, botGamesPerPerson: 12 } })
  const [greedy, stranger] = [new TestClient(server.url), new TestClient(server.url)]
  await greedy.guest()
  await stranger.guest()
  const strong = { bot: 'strong' }
  const wish = {
    rulebook: 'shogun',
    setup: 'standard-5',
    chairs: ['me', strong, strong, strong, strong],
  } as const
  for (let i = 0; i < 12; i++) await greedy.make(wish)
  const another = await greedy.ask('POST', '/api/matches', {
    ...wish,
    visibility: 'open',
    clock: { kind: 'none' },
    rated: false,
  })
  expect(another).toMatchObject({ status: 429, body: { problem: { code: 'too many' } } })

  const { match } = await stranger.make({ chairs: ['me', { bot: 'strong' }] })
  const socket = await stranger.socket()
  await socket.watch(match.id)
  const began = performance.now()
  await socket.when(() => ((socket.heard.get(match.id)?.length ?? 0) > 0 ? true : null))
  // before, all of the others' thoughts came first: 15 seconds and more
  expect(performance.now() - began).toBeLessThan(8_000)
  await socket.close()
  await server.stop()
}, 120_000)
