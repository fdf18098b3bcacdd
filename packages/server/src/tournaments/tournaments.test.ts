import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TournamentPage } from './shown-tournament.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let people = 0
async function somebody() {
  const client = new TestClient(server.url)
  return Object.assign(client, await client.register(`Entrant ${++people}`))
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const wish = {
  name: 'The spring open',
  kind: 'swiss',
  rulebook: 'mini',
  setup: 'duel',
  clock: { kind: 'none' },
  rated: false,
  bots: true,
  rounds: 4,
}

async function hold(owner: TestClient, change: object = {}): Promise<string> {
  const page = await owner.must<TournamentPage>('POST', '/api/tournaments', { ...wish, ...change })
  return page.tournament.id
}
const enter = (client: TestClient, id: string) => client.ask('POST', `/api/tournaments/${id}/entrants`, {})
const look = (client: TestClient, id: string) => client.must<TournamentPage>('GET', `/api/tournaments/${id}`)
const begin = (client: TestClient, id: string) =>
  client.must<TournamentPage>('POST', `/api/tournaments/${id}/beginning`, {})

/** Of two people the one with the greater number resigns, until it is over. */
async function playOut(id: string, players: readonly Somebody[], most = 60): Promise<TournamentPage> {
  for (let i = 0; i < most; i++) {
    const page = await look(players[0] as Somebody, id)
    if (page.tournament.status === 'over') return page
    for (const { match, points, first, second } of page.pairings) {
      if (match === null || points !== null) continue
      // a bot does not resign: whoever meets one does
      const [client] = [Math.max(first, second ?? 0), Math.min(first, second ?? 0)].flatMap((number) => {
        const player = page.entrants.find((each) => each.number === number)?.player
        return players.find((each) => player !== undefined && 'id' in player && each.id === player.id) ?? []
      })
      await client?.ask('POST', `/api/matches/${match}/resignation`, {})
    }
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error('it does not end')
}

test('a Swiss tournament of eight bots and two people is played to its table', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const id = await hold(ann)
  for (const each of [ann, bo]) expect((await enter(each, id)).status).toBe(200)
  expect((await enter(ann, id)).status).toBe(409)
  for (let i = 0; i < 8; i++)
    await ann.must('POST', `/api/tournaments/${id}/bots`, { bot: i % 2 === 0 ? 'random' : 'greedy' })
  expect((await bo.ask('POST', `/api/tournaments/${id}/beginning`, {})).status).toBe(403)
  const begun = await begin(ann, id)
  expect(begun.tournament).toMatchObject({ status: 'running', round: 1, rounds: 4, entrants: 10 })
  expect(begun.pairings).toHaveLength(5)
  const page = await playOut(id, [ann, bo], 2_000)
  expect(page.pairings).toHaveLength(20)
  expect(page.standings).toHaveLength(10)
  expect(page.standings.reduce((sum, { points }) => sum + points, 0)).toBe(40)
  const met = page.pairings.map(({ first, second }) => [first, second ?? 0].sort((a, b) => a - b).join())
  expect(new Set(met).size).toBe(20)
})

test('whoever comes late plays from then on, whoever leaves plays no more, and the one left over has a bye', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, somebody))
  const [ann, , cy, late] = [...players.slice(0, 3), await somebody()] as [
    Somebody,
    Somebody,
    Somebody,
    Somebody,
  ]
  const id = await hold(ann, { rounds: 3, bots: false })
  for (const each of players) await enter(each, id)
  const first = await begin(ann, id)
  expect(first.pairings.filter(({ second }) => second === null)).toHaveLength(1)
  expect((await enter(late, id)).status).toBe(200)
  await cy.must('DELETE', `/api/tournaments/${id}/entrants/me`)
  const page = await playOut(id, [...players, late])
  const numberOf = (whom: Somebody) =>
    page.entrants.find(({ player }) => 'id' in player && player.id === whom.id)?.number ?? 0
  const roundsOf = (number: number) =>
    page.pairings.filter(({ first: a, second: b }) => a === number || b === number).map(({ round }) => round)
  expect(roundsOf(numberOf(late))).toEqual([2, 3])
  expect(roundsOf(numberOf(cy))).toEqual([1])
  expect((await ann.ask('POST', `/api/tournaments/${id}/bots`, { bot: 'random' })).status).toBe(403)
})

test('a knock-out has one winner, and those who have lost do not play on', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, somebody))
  const id = await hold(players[0] as Somebody, { kind: 'knock-out' })
  for (const each of players) await enter(each, id)
  await begin(players[0] as Somebody, id)
  expect((await enter(await somebody(), id)).status).toBe(409)
  const page = await playOut(id, players)
  expect(page.tournament.rounds).toBe(3)
  const games = page.pairings.filter(({ second }) => second !== null)
  expect(games).toHaveLength(5)
  expect(page.standings[0]?.number).toBe(1)
})

test('two who draw in a knock-out play again with the sides exchanged, and then the better seed goes on', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const id = await hold(ann, { kind: 'knock-out' })
  for (const each of [ann, bo]) await enter(each, id)
  const page = await begin(ann, id)
  const [one] = page.pairings
  const draw = async (match: string) => {
    await ann.must('POST', `/api/matches/${match}/offers`, { offer: 'draw' })
    await bo.must('POST', `/api/matches/${match}/replies`, { accept: true })
  }
  await draw(one?.match ?? '')
  await expect.poll(async () => (await look(ann, id)).pairings[0]?.match ?? null).not.toBe(one?.match)
  await expect.poll(async () => (await look(ann, id)).pairings[0]?.match ?? null).not.toBe(null)
  const [two] = (await look(ann, id)).pairings
  expect(two).toMatchObject({ first: one?.second, second: one?.first, points: null })
  await draw(two?.match ?? '')
  await expect.poll(async () => (await look(ann, id)).tournament.status).toBe('over')
})

describe('a league', () => {
  test('by days: all matches of a season begin at once, the last goes down and the first of the next goes up', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, somebody))
    const [ann] = players as [Somebody]
    const days = { kind: 'days', days: 3 }
    expect((await ann.ask('POST', '/api/tournaments', { ...wish, kind: 'league', rounds: 2 })).status).toBe(
      400,
    )
    const id = await hold(ann, { kind: 'league', clock: days, rounds: 2, size: 3, moving: 1 })
    for (const each of players) await enter(each, id)
    const { divisions } = await begin(ann, id)
    expect(divisions.map(({ season, division, entrants }) => [season, division, entrants])).toEqual([
      [1, 1, 3],
      [1, 2, 3],
    ])
    for (const each of divisions) await playOut(each.id, players)
    await expect.poll(async () => (await look(ann, id)).divisions.length).toBe(4)
    const [, , upper, lower] = (await look(ann, id)).divisions
    const numbers = async (division: string) =>
      (await look(ann, division)).entrants.map(({ number }) => number).sort()
    // the better always wins: 3 is last of the first division, and 4 is first of the second
    expect(await numbers(upper?.id ?? '')).toEqual([1, 2, 4])
    expect(await numbers(lower?.id ?? '')).toEqual([3, 5, 6])
    // of three one rests in each round, and wins nothing by it
    const { standings } = await look(ann, divisions[0]?.id ?? '')
    expect(standings.map(({ points }) => points)).toEqual([4, 2, 0])
    for (const each of [upper, lower]) await playOut(each?.id ?? '', players)
    await expect.poll(async () => (await look(ann, id)).tournament.status).toBe('over')
  })
})

test('hearing twice that a match is over changes nothing', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const id = await hold(ann, { kind: 'round robin' })
  for (const each of [ann, bo]) await enter(each, id)
  const { pairings } = await begin(ann, id)
  const match = pairings[0]?.match ?? ''
  await bo.must('POST', `/api/matches/${match}/resignation`, {})
  await expect.poll(async () => (await look(ann, id)).tournament.status).toBe('over')
  const before = await look(ann, id)
  const { storage, endings } = server.site
  const row = await storage.matches.find(match)
  if (row !== null) await endings.tell(row, await storage.matches.seatsOf([match]))
  expect(await look(ann, id)).toEqual(before)
})
