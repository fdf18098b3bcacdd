import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Page, TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { exchanged } from './challenges.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let people = 0
async function somebody(): Promise<TestClient & { name: string; id: string }> {
  const client = new TestClient(server.url)
  const { name, id } = await client.register(`Player ${++people}`)
  return Object.assign(client, { name, id })
}

const challengesOf = async (client: TestClient) =>
  (await client.must<{ matches: { id: string }[] }>('GET', '/api/challenges')).matches.map(({ id }) => id)
const rematch = (client: TestClient, match: string) =>
  client.ask<Page & { problem: { code: string } }>('POST', `/api/matches/${match}/rematch`, {})

test('a chair is kept for whoever was asked by name: no other sits there, and it begins when they do', async () => {
  const [ann, bo, cy] = [await somebody(), await somebody(), await somebody()]
  const socket = await bo.socket()
  const { match } = await ann.make({
    chairs: ['me', { invite: bo.name.toUpperCase() }],
    visibility: 'private',
  })
  expect(match.kept).toEqual([null, bo.name])
  await socket.until((each) => each.type === 'challenge' && each.match === match.id)
  expect(await challengesOf(bo)).toEqual([match.id])
  expect((await cy.ask('POST', `/api/matches/${match.id}/players`, {})).status).toBe(404)
  expect((await bo.join(match.id)).match).toMatchObject({ status: 'playing', kept: [null, null] })
  expect(await challengesOf(bo)).toEqual([])
  await socket.close()
})

test('in an open match the kept chair is not taken by whoever comes by, until it is declined', async () => {
  const [ann, bo, cy] = [await somebody(), await somebody(), await somebody()]
  const { match } = await ann.make({ chairs: [{ invite: bo.name }, 'me'] })
  expect((await cy.ask('POST', `/api/matches/${match.id}/players`, {})).status).toBe(409)
  expect((await cy.ask('POST', `/api/matches/${match.id}/players`, { seat: 0 })).status).toBe(409)
  await bo.must('DELETE', `/api/challenges/${match.id}`)
  expect((await cy.join(match.id)).match.status).toBe('playing')
})

test('nobody, oneself, and whoever has blocked one cannot be asked', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const ask = (invite: string) =>
    ann.ask('POST', '/api/matches', {
      rulebook: 'mini',
      setup: 'duel',
      chairs: ['me', { invite }],
      visibility: 'open',
      clock: { kind: 'none' },
      rated: false,
    })
  expect((await ask('Nobody At All')).status).toBe(404)
  expect((await ask(ann.name)).status).toBe(404)
  await bo.must('PUT', `/api/blocks/${ann.id}`)
  expect((await ask(bo.name)).status).toBe(403)
  const { match } = await bo.make()
  expect((await ann.ask('POST', `/api/matches/${match.id}/players`, {})).status).toBe(403)
  await bo.must('DELETE', `/api/blocks/${ann.id}`)
  expect((await ann.join(match.id)).match.status).toBe('playing')
})

test('a rematch has the sides exchanged, and is one, however many want it at once', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const { match } = await ann.make({ clock: { kind: 'live', minutes: 5, increment: 3 } })
  await bo.join(match.id)
  expect((await rematch(ann, match.id)).status).toBe(409)
  await ann.must('POST', `/api/matches/${match.id}/resignation`, {})
  const both = await Promise.all([rematch(ann, match.id), rematch(bo, match.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const [one, two] = both.map(({ body }) => body.match)
  expect(one?.id).toBe(two?.id)
  const { match: next } = await ann.page(one?.id ?? '')
  expect(next).toMatchObject({ status: 'playing', setup: match.setup, clock: match.clock })
  expect(next.players.map((each) => each !== null && 'id' in each && each.id)).toEqual([bo.id, ann.id])
  const stranger = await somebody()
  expect((await rematch(stranger, match.id)).status).toBe(403)
})

test('a rematch that was given up can be asked for again', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const { match } = await ann.make()
  await bo.join(match.id)
  await ann.must('POST', `/api/matches/${match.id}/resignation`, {})
  const first = (await rematch(ann, match.id)).body.match
  expect(first.status).toBe('waiting')
  expect(await challengesOf(bo)).toEqual([first.id])
  await ann.must('DELETE', `/api/matches/${first.id}`)
  const second = (await rematch(bo, match.id)).body.match
  expect(second.id).not.toBe(first.id)
})

test('against a bot of the house a rematch begins at once', async () => {
  const ann = await somebody()
  const { match } = await ann.make({ chairs: ['me', { bot: 'random' }] })
  await ann.must('POST', `/api/matches/${match.id}/resignation`, {})
  const { match: next } = (await rematch(ann, match.id)).body
  expect(next.status).toBe('playing')
  expect(next.players.map((each) => each?.kind)).toEqual(['house bot', 'person'])
})

test('whoever made a match seats a bot where nobody came, and then it begins', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const { match } = await ann.make({
    rulebook: 'shogun',
    setup: 'standard-3',
    chairs: ['me', 'anybody', 'anybody'],
  })
  const seat = (client: TestClient, chair: number, bot = 'random') =>
    client.ask<Page>('POST', `/api/matches/${match.id}/bots`, { seat: chair, bot })
  expect((await seat(bo, 1)).status).toBe(403)
  expect((await seat(ann, 0)).status).toBe(409)
  expect((await seat(ann, 1, 'nobody')).status).toBe(400)
  expect((await seat(ann, 1)).body.match.status).toBe('waiting')
  await bo.join(match.id)
  expect((await ann.page(match.id)).match).toMatchObject({
    status: 'playing',
    players: [{ name: ann.name }, { kind: 'house bot', bot: 'random' }, { name: bo.name }],
  })
})

test('of more than two each sits where the one before sat', () => {
  const seats = ['a', 'b', 'c'].map((person, seat) => ({ seat, person, bot: null }))
  expect(exchanged(seats).map(({ person }) => person)).toEqual(['c', 'a', 'b'])
})
