import { afterAll, beforeAll, expect, test } from 'vitest'
import { playSome } from '../testing/random-play.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let made = 0
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

async function registered(): Promise<{ client: TestClient; id: string }> {
  const client = new TestClient(server.url)
  const { id } = await client.register(`Rated ${++made}`)
  return { client, id }
}

/** A rated game that the first gives up, after so many answers of each. Gives how many games are counted of them then. */
async function givenUp(one: TestClient, two: TestClient, of: string, answers: number): Promise<number> {
  const { match } = await one.make({ rated: true })
  await two.join(match.id)
  if (answers > 0) {
    await Promise.all([one, two].map((each, i) => playSome(each, match.id, i, answers)))
  }
  await one.must('POST', `/api/matches/${match.id}/resignation`, {})
  await expect
    .poll(async () => (await server.site.storage.matches.find(match.id))?.told_at, { timeout: 30_000 })
    .not.toBeNull()
  return (await server.site.storage.ratings.of(of))[0]?.games ?? 0
}

test('games that are given up unplayed move no rating, however many', async () => {
  const [one, two] = [await registered(), await registered()]
  for (let i = 0; i < 6; i++) expect(await givenUp(one.client, two.client, two.id, 0)).toBe(0)
})

test('of games that are given up to the same person some a day count', async () => {
  const [one, two] = [await registered(), await registered()]
  const games: number[] = []
  for (let i = 0; i < 6; i++) games.push(await givenUp(one.client, two.client, two.id, 2))
  expect(games).toEqual([1, 2, 3, 3, 3, 3])
})

test('a game against one’s own bot moves no rating, though the bot came as anybody', async () => {
  const { client, id } = await registered()
  const bot = new TestClient(server.url)
  const { key } = await client.must<{ key: string }>('POST', '/api/bots', { name: `Own Bot ${++made}` })
  bot.key = key
  expect(await givenUp(bot, client, id, 2)).toBe(0)
})
