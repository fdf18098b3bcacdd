import { afterAll, beforeAll, expect, test } from 'vitest'
import { Keeper } from './keeper.ts'
import { TestClient } from './testing/test-client.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let keeper: Keeper
beforeAll(async () => {
  server = await startTestServer()
  keeper = await Keeper.open(server.settings.storage)
}, 300_000)
afterAll(async () => {
  await keeper.close()
  await server.stop()
})

test('whoever is banned is shut out while the server runs, with their bots, and let in again', async () => {
  const client = new TestClient(server.url)
  await client.register('Nuisance')
  const { key } = await client.must<{ key: string }>('POST', '/api/bots', { name: 'Nuisance Bot' })
  const bot = new TestClient(server.url)
  bot.key = key
  expect((await bot.ask('GET', '/api/me')).status).toBe(200)
  await keeper.ban('nuisance')
  expect((await client.ask('GET', '/api/me')).status).toBe(401)
  expect((await bot.ask('GET', '/api/me')).status).toBe(401)
  const again = await client.ask('POST', '/api/sessions', { name: 'Nuisance', password: 'a long password' })
  expect(again.status).toBe(403)
  await keeper.unban('Nuisance')
  await client.must('POST', '/api/sessions', { name: 'Nuisance', password: 'a long password' })
})

test('a recovery that the keeper hands out sets a new password', async () => {
  const client = new TestClient(server.url)
  await client.register('Forgetful')
  const secret = await keeper.recovery('Forgetful')
  await client.must('PUT', '/api/recoveries', { secret, password: 'remembered now' })
  await client.must('POST', '/api/sessions', { name: 'Forgetful', password: 'remembered now' })
})

test('people are found by how their names begin, and forgotten', async () => {
  await new TestClient(server.url).register('Searchable One')
  await new TestClient(server.url).register('Searchable Two')
  const found = async () => (await keeper.find('searchable')).map((each) => each.name)
  expect(await found()).toEqual(['Searchable One', 'Searchable Two'])
  await keeper.forget('Searchable One')
  expect(await found()).toEqual(['Searchable Two'])
  await expect(keeper.ban('Nobody at all')).rejects.toThrow(/nobody called/)
})

test.each(['ban', 'forget'] as const)('%s leaves no match that waits for nobody', async (duty) => {
  const [other, leaver] = [new TestClient(server.url), new TestClient(server.url)]
  const name = `Leaver by ${duty}`
  await other.register(`Other of ${duty}`)
  await leaver.register(name)
  const { match: played } = await other.make()
  await leaver.join(played.id)
  const { match: joined } = await other.make({
    rulebook: 'shogun',
    setup: 'standard-3',
    chairs: ['me', 'anybody', 'anybody'],
  })
  await leaver.join(joined.id)
  const { match: made } = await leaver.make()
  const socket = await other.socket()
  await socket.watch(played.id)
  await keeper[duty](name)
  const outcome = await socket.when(() => socket.positions.get(played.id)?.outcome ?? null, 10_000)
  expect(outcome).toMatchObject({ winners: [0], by: 'resignation' })
  expect((await other.page(joined.id)).match.players.filter((each) => each !== null)).toHaveLength(1)
  expect((await other.ask('GET', `/api/matches/${made.id}`)).status).toBe(404)
  await socket.close()
})
