import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { generous, startTestServer, type TestServer } from '../testing/test-server.ts'

const minute = 60_000
let ahead = 0
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    { limits: { ...generous, openMatchesPerPerson: 2 } },
    () => Date.now() + ahead,
  )
}, 300_000)
afterAll(() => server.stop())

interface Listed {
  id: string
  name: string
  owner: string
  awake: boolean
  ratings: { rulebook: string; games: number }[]
}
const live = { kind: 'live', minutes: 5, increment: 0 } as const

async function broughtBy(owner: string, name: string) {
  const person = new TestClient(server.url)
  await person.register(owner)
  const { bot, key } = await person.must<{ bot: { id: string }; key: string }>('POST', '/api/bots', { name })
  const program = new TestClient(server.url)
  program.key = key
  return { person, bot, program }
}
const listed = async () =>
  (await new TestClient(server.url).must<{ bots: Listed[] }>('GET', '/api/bots/brought')).bots

test('a bot is listed with its owner, challenged, sits at once, and is shown asleep when it was not here for a while', async () => {
  const { bot } = await broughtBy('Owner of Sleepy', 'Sleepy')
  expect((await listed()).find(({ id }) => id === bot.id)).toMatchObject({
    name: 'Sleepy',
    owner: 'Owner of Sleepy',
    awake: true,
    ratings: [],
  })
  const person = new TestClient(server.url)
  await person.register('Challenger')
  const { match } = await person.make({ chairs: [{ challenge: bot.id }, 'me'], clock: live, rated: true })
  expect(match).toMatchObject({
    status: 'playing',
    players: [{ kind: 'bot', name: 'Sleepy' }, { kind: 'person' }],
  })
  ahead += 6 * minute
  expect((await listed()).find(({ id }) => id === bot.id)?.awake).toBe(false)
}, 300_000)

test('what cannot be challenged is said in words', async () => {
  const { person, bot, program } = await broughtBy('Owner of Busy', 'Busy')
  const challenger = new TestClient(server.url)
  await challenger.register('Asker')
  const make = (client: TestClient, more: object) =>
    client.ask<{ problem: { message: string } }>('POST', '/api/matches', {
      rulebook: 'mini',
      setup: 'duel',
      chairs: ['me', { challenge: bot.id }],
      visibility: 'open',
      clock: live,
      rated: false,
      ...more,
    })
  const said = async (client: TestClient, more: object) => (await make(client, more)).body.problem?.message
  expect(await said(challenger, { clock: { kind: 'none' } })).toMatch(/^A bot may fall asleep/)
  expect(await said(challenger, { chairs: ['me', { challenge: 'AAAAAAAAAAAAAAAA' }] })).toBe(
    'There is no such bot to challenge.',
  )
  expect(await said(person, { rated: true })).toBe('A match with a bot of your own is not rated.')
  expect(await said(program, {})).toBe('There is no such bot to challenge.')
  expect((await make(challenger, {})).status).toBe(201)
  expect((await make(challenger, {})).status).toBe(201)
  expect(await said(challenger, {})).toBe('Busy plays 2 matches already; challenge it later.')
})
