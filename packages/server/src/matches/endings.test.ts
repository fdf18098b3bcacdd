import { afterAll, beforeAll, expect, test } from 'vitest'
import { playSome } from '../testing/random-play.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { Endings, type EndListener } from './endings.ts'
import { Rooms } from './rooms.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ botPause: 50_000_000 })
}, 300_000)
afterAll(() => server.stop())

/** Somebody who keeps the matches that were heard to be over, and may be told to fail. */
function listener() {
  const heard: string[] = []
  const self = {
    heard,
    fails: false,
    hear: (async ({ id, outcome }, seats) => {
      if (self.fails) throw new Error('out of order')
      heard.push(`${id} ${seats.length} ${JSON.parse(outcome ?? 'null').by}`)
    }) satisfies EndListener,
  }
  return self
}

/** A match that ends on a node which dies in the same moment. */
async function endedUnheard(): Promise<string> {
  const client = new TestClient(server.url)
  await client.guest()
  const { match } = await client.make({ chairs: ['me', { bot: 'random' }] })
  const { storage, settings } = server.site
  const rooms = new Rooms(storage, settings.shelf, 500, Date.now, () => {})
  await (await rooms.get(match.id)).do({ kind: 'resign', seat: 0 })
  return match.id
}

const endings = (...listeners: ReturnType<typeof listener>[]) =>
  new Endings(
    server.site.storage,
    Object.fromEntries(listeners.map(({ hear }, i) => [`listener ${i}`, hear])),
    Date.now,
  )

const told = async (match: string) => (await server.site.storage.matches.find(match))?.told_at ?? null
const later = () => Date.now() + 60_000

test('a match that ended when its node died is told to all who listen, and then no more', async () => {
  const match = await endedUnheard()
  expect(await told(match)).toBeNull()
  const [one, two] = [listener(), listener()]
  await endings(one, two).tellForgotten(later(), 10)
  for (const { heard } of [one, two]) expect(heard).toEqual([`${match} 2 resignation`])
  expect(await told(match)).not.toBeNull()
  await endings(one, two).tellForgotten(later(), 10)
  expect(one.heard).toHaveLength(1)
})

test('where one who listens fails the others hear it, and all hear it again until none fails', async () => {
  const match = await endedUnheard()
  const [bad, good] = [listener(), listener()]
  bad.fails = true
  await expect(endings(bad, good).tellForgotten(later(), 10)).rejects.toThrow()
  expect(good.heard).toHaveLength(1)
  expect(await told(match)).toBeNull()
  bad.fails = false
  await endings(bad, good).tellForgotten(later(), 10)
  expect([bad.heard.length, good.heard.length]).toEqual([1, 2])
  expect(await told(match)).not.toBeNull()
})

test('one match that cannot be told does not hold up the others', async () => {
  const [first, second] = [await endedUnheard(), await endedUnheard()]
  const heard: string[] = []
  const picky: EndListener = async ({ id }) => {
    if (id === first) throw new Error('not this one')
    heard.push(id)
  }
  await expect(
    new Endings(server.site.storage, { picky }, Date.now).tellForgotten(later(), 10),
  ).rejects.toThrow()
  expect(heard).toEqual([second])
  expect([await told(first), (await told(second)) !== null]).toEqual([null, true])
  await endings(listener()).tellForgotten(later(), 10)
})

test('a living node tells at once, and its ratings change once however often they hear it', async () => {
  const client = new TestClient(server.url)
  const { id } = await client.register('Ended Once')
  const other = new TestClient(server.url)
  await other.register('Other Ended Once')
  const { match } = await client.make({ rated: true })
  await other.join(match.id)
  await Promise.all([client, other].map((each, i) => playSome(each, match.id, i)))
  await client.must('POST', `/api/matches/${match.id}/resignation`, {})
  await expect.poll(() => told(match.id)).not.toBeNull()
  const { storage, endings } = server.site
  const games = async () => (await storage.ratings.of(id)).map((each) => each.games)
  expect(await games()).toEqual([1])
  const row = await storage.matches.find(match.id)
  if (row !== null) await endings.tell(row, await storage.matches.seatsOf([match.id]))
  expect(await games()).toEqual([1])
})
