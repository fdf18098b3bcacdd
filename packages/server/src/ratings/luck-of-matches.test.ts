import { streamOf } from '@gunbai/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playAtRandom } from '../testing/random-play.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

interface Shown {
  readonly ratings: readonly { readonly games: number; readonly evenLuck: unknown }[]
}

/** A rated game, played to its end. */
async function played(one: TestClient, two: TestClient, seed: number): Promise<string> {
  const { match } = await one.make({ rated: true })
  await two.join(match.id)
  await Promise.all(
    [one, two].map(async (client, seat) => {
      const socket = await client.socket()
      await socket.watch(match.id)
      await playAtRandom(socket, match.id, streamOf(10 * seed + seat))
      await socket.close()
    }),
  )
  await expect
    .poll(async () => (await server.site.storage.matches.find(match.id))?.told_at, { timeout: 30_000 })
    .not.toBeNull()
  return match.id
}

test('how well rated games were played with even luck stands beside the rating, from some games on', async () => {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  const { id } = await one.register('Evenly Lucky')
  const { id: other } = await two.register('Oddly Lucky')
  const { site } = server
  const shown = async () => (await one.must<Shown>('GET', '/api/players/Evenly%20Lucky')).ratings[0]
  const last: string[] = []
  for (let game = 0; game < 5; game++) {
    last.push(await played(one, two, game))
    if (game === 3) {
      await site.luck.goOn()
      expect((await shown())?.evenLuck).toBeNull()
    }
  }
  await site.luck.goOn()
  expect(await site.storage.luck.unreckoned()).toBeNull()

  const [mine, theirs] = await Promise.all([id, other].map((each) => site.storage.luck.whole(each)))
  expect(mine?.map(({ match }) => match)).toEqual(last)
  for (const [i, row] of (mine ?? []).entries()) {
    // what one had of luck the other had not
    expect(row.result + (theirs?.[i]?.result ?? 0)).toBe(1)
    expect(row.even + (theirs?.[i]?.even ?? 0)).toBeCloseTo(1, 9)
    expect(row.even).not.toBe(row.result)
  }
  // the first game was one of newcomers, a later one was not
  expect(mine?.[0]?.against).toBeCloseTo(1500, 9)
  expect(mine?.[4]?.against).not.toBe(1500)
  expect(await shown()).toMatchObject({
    games: 5,
    evenLuck: { games: 5, even: { within: expect.any(Number) }, byResults: { rating: expect.any(Number) } },
  })
}, 120_000)

test('of games that counted for nobody no luck is kept, and they are looked at once', async () => {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  const { id } = await one.register('Gave Up')
  await two.register('Was Given')
  const { match } = await one.make({ rated: true })
  await two.join(match.id)
  await one.must('POST', `/api/matches/${match.id}/resignation`, {})
  const { storage, luck } = server.site
  await expect.poll(async () => (await storage.matches.find(match.id))?.rated_at).not.toBeNull()
  await luck.goOn()
  expect((await storage.matches.find(match.id))?.luck_at).not.toBeNull()
  expect(await storage.luck.whole(id)).toEqual([])
})
