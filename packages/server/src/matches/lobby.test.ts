import { readFileSync } from 'node:fs'
import { parseRecord, replay, streamOf } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pledges } from '../testing/pledges.ts'
import { playAtRandom, playSome } from '../testing/random-play.ts'
import { type Page, TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

const newClient = () => new TestClient(server.url)
let made = 0
async function registered(): Promise<TestClient> {
  const client = newClient()
  await client.register(`Lobbyist ${++made}`)
  return client
}
async function aGuest(): Promise<TestClient> {
  const client = newClient()
  await client.guest()
  return client
}
const idsIn = async (client: TestClient, query: string) => {
  const { matches } = await client.must<{ matches: Page['match'][] }>('GET', `/api/matches?${query}`)
  return matches.map((each) => each.id)
}

test('an open match is listed until it is full, then it is live', async () => {
  const [one, two] = [await aGuest(), await aGuest()]
  const { match } = await one.make()
  expect(await idsIn(two, 'list=open')).toContain(match.id)
  await two.join(match.id)
  expect(await idsIn(two, 'list=open')).not.toContain(match.id)
  expect(await idsIn(newClient(), 'list=live')).toContain(match.id)
  expect(await idsIn(two, 'list=mine&rulebook=mini')).toEqual([match.id])
})

test('an invited match is joined by its link and by nothing else', async () => {
  const [one, two, three] = [await aGuest(), await aGuest(), await aGuest()]
  const { match, invitation } = await one.make({ visibility: 'invited' })
  expect(invitation).not.toBeNull()
  expect((await two.page(match.id)).invitation).toBeNull()
  expect((await two.ask('POST', `/api/matches/${match.id}/players`, {})).status).toBe(403)
  const invited = await two.must<Page>('GET', `/api/invitations/${invitation}`)
  expect(invited.match.id).toBe(match.id)
  await two.join(match.id, { invitation })
  expect((await three.ask('POST', `/api/matches/${match.id}/players`, { invitation })).status).toBe(409)
})

test('a private match does not exist for those who do not sit there', async () => {
  const [one, two, three] = [await aGuest(), await aGuest(), await aGuest()]
  const { match, invitation } = await one.make({ visibility: 'private' })
  await two.join(match.id, { invitation })
  const nowhere = await three.ask('GET', '/api/matches/AAAAAAAAAAAAAAAA')
  const hidden = await three.ask('GET', `/api/matches/${match.id}`)
  expect(hidden.status).toBe(404)
  expect(hidden.body).toEqual(nowhere.body)
  expect(await idsIn(three, 'list=live')).not.toContain(match.id)
  const socket = await three.socket()
  expect(await socket.ask({ type: 'watch', match: match.id })).toMatchObject({
    problem: { code: 'not found' },
  })
  const action = { kind: 'bid', coins: 1 } as never
  expect(await socket.ask({ type: 'answer', match: match.id, question: 1, action })).toMatchObject({
    problem: { code: 'not found' },
  })
  expect((await two.page(match.id)).seat).toBe(1)
  await socket.close()
})

test('a match that waits can be left, and removed by whoever made it', async () => {
  const [one, two] = [await aGuest(), await aGuest()]
  const { match } = await one.make({ chairs: ['anybody', 'me'] })
  expect((await two.ask('DELETE', `/api/matches/${match.id}`)).status).toBe(403)
  expect((await two.ask('DELETE', `/api/matches/${match.id}/players/me`)).status).toBe(409)
  await one.must('DELETE', `/api/matches/${match.id}`)
  expect((await one.ask('GET', `/api/matches/${match.id}`)).status).toBe(404)
})

test.each([
  ['a rulebook that does not exist', { rulebook: 'chess' }, 404],
  ['a setup that does not exist', { setup: 'siege' }, 400],
  ['an option that does not exist', { options: { ink: 'red' } }, 400],
  ['too many chairs', { chairs: ['me', 'anybody', 'anybody'] as never }, 400],
  ['two chairs for oneself', { chairs: ['me', 'me'] as never }, 400],
  ['a bot that does not exist', { chairs: ['me', { bot: 'clever' }] as never }, 400],
  ['a rated game for a guest', { rated: true }, 403],
  ['a clock of no minutes', { clock: { kind: 'live', minutes: 0, increment: 0 } as never }, 400],
  ['a field that nobody knows', { colour: 'red' }, 400],
] as [string, object, number][])('%s is refused', async (_, wish, status) => {
  const client = await aGuest()
  await expect(client.make(wish)).rejects.toThrow(`POST /api/matches: ${status}`)
})

test('against a bot the match begins at once, and the bot plays to the end', async () => {
  const client = await registered()
  const { match } = await client.make({ chairs: ['me', { bot: 'greedy' }], rated: true })
  expect(match.status).toBe('playing')
  const socket = await client.socket()
  await socket.watch(match.id)
  await playAtRandom(socket, match.id, streamOf(5))
  const outcome = await socket.when(() => socket.positions.get(match.id)?.outcome ?? null)
  expect(outcome.by).toBe('rules')
  await socket.close()
})

test('a bot takes back what it is asked to in a friendly game, and declines a draw', async () => {
  const client = await registered()
  const { match } = await client.make({ chairs: ['me', { bot: 'random' }] })
  const socket = await client.socket()
  await socket.watch(match.id)
  await playAtRandom(socket, match.id, streamOf(5), 1)
  const hears = (accept: boolean) =>
    socket.when(() => socket.heard.get(match.id)?.find((each) => each.accept === accept) ?? null)
  await socket.must({ type: 'offer', match: match.id, offer: 'undo' })
  expect((await hears(true)).undone.length).toBeGreaterThan(0)
  await socket.must({ type: 'offer', match: match.id, offer: 'draw' })
  await hears(false)
  await socket.close()
})

test('a finished match is found, replayed, downloaded, and its dice are checked', async () => {
  const [one, two] = [await registered(), await registered()]
  const { match } = await one.make()
  await two.join(match.id)
  const before = await one.ask('GET', `/api/matches/${match.id}/dice`)
  expect(before.status).toBe(409)
  expect((await one.ask('GET', `/api/matches/${match.id}/record`)).status).toBe(409)
  expect((await one.ask('GET', `/api/matches/${match.id}/moments/0?eyes=1`)).status).toBe(409)
  const sockets = [await one.socket(), await two.socket()] as const
  for (const socket of sockets) await socket.watch(match.id)
  await Promise.all(sockets.map((each, i) => playAtRandom(each, match.id, streamOf(i))))

  const name = `Lobbyist ${made}`
  expect(await idsIn(newClient(), `list=finished&player=${encodeURIComponent(name)}`)).toEqual([match.id])
  expect(await idsIn(newClient(), 'list=finished&player=nobody')).toEqual([])

  const dice = await newClient().must<Record<string, unknown>>('GET', `/api/matches/${match.id}/dice`)
  expect(dice).toMatchObject({ commitment: match.commitment, kept: true, replays: true })
  const { body, headers } = await newClient().ask<object>('GET', `/api/matches/${match.id}/record`)
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
  const record = parseRecord(JSON.stringify(body))
  expect(mini.hash(replay(mini, record).state)).toBe(dice.hash)

  const moment = (at: number, eyes: string) =>
    newClient().must<{ view: { hands: unknown[] }; last: number }>(
      'GET',
      `/api/matches/${match.id}/moments/${at}?eyes=${eyes}`,
    )
  expect((await moment(0, '0')).view.hands).toEqual([expect.any(Array), null])
  expect((await moment(0, 'spectator')).view.hands).toEqual([null, null])
  const { last } = await moment(0, '1')
  expect(last).toBe(record.answers.length)
  expect((await newClient().ask('GET', `/api/matches/${match.id}/moments/${last + 1}`)).status).toBe(404)
  for (const socket of sockets) await socket.close()
})

test('a rated game changes both ratings once, and the ladder has people and bots', async () => {
  const [one, two] = [await registered(), await registered()]
  const { match } = await one.make({ rated: true })
  await two.join(match.id)
  await Promise.all([one, two].map((each, i) => playSome(each, match.id, i)))
  await one.must('POST', `/api/matches/${match.id}/resignation`, {})
  const ratingOf = async (client: TestClient) => {
    const { name } = await client.must<{ name: string }>('GET', '/api/me')
    const path = `/api/players/${encodeURIComponent(name)}`
    return vi.waitFor(async () => {
      const { ratings } = await client.must<{ ratings: { rating: number; games: number }[] }>('GET', path)
      if (ratings[0] === undefined) throw new Error('never rated')
      return ratings[0]
    }, 120_000)
  }
  expect(await ratingOf(one)).toMatchObject({ rating: 1338, games: 1 })
  expect(await ratingOf(two)).toMatchObject({ rating: 1662, games: 1 })
  const ranked = (player: string, rating: number) => ({
    rulebook: 'mini',
    player,
    rating,
    deviation: 60,
    volatility: 0.06,
    games: 20,
    touched_at: 1,
  })
  const { id } = await two.must<{ id: string }>('GET', '/api/me')
  const rows = [ranked(id, 1900), ranked('bot:strong', 2000)]
  const other = await one.make()
  await server.site.storage.ratings.settle(
    { id: other.match.id, rulebook: 'mini' },
    rows.map((each) => each.player),
    1,
    () => rows,
  )
  const ladder = await newClient().must<{ places: object[] }>('GET', '/api/ladder/mini')
  expect(ladder.places.slice(0, 2)).toMatchObject([
    { kind: 'house bot', name: 'strong', rating: 2000 },
    { kind: 'person', id, rating: 1900 },
  ])
})

test('time is claimed over the wire once it has run out', async () => {
  let skipped = 0
  const site = await startTestServer()
  const real = site.site.now
  // the room's own clock, moved forward
  Object.assign(site.site.rooms, { now: () => real() + skipped })
  const [one, two] = [new TestClient(site.url), new TestClient(site.url)]
  await one.guest()
  await two.guest()
  const { match } = await one.make({ clock: { kind: 'live', minutes: 5, increment: 0 } })
  await two.join(match.id)
  const socket = await one.socket()
  await socket.watch(match.id)
  await playAtRandom(socket, match.id, streamOf(1), 1)
  expect((await one.ask('POST', `/api/matches/${match.id}/claims`, { against: 1 })).status).toBe(409)
  skipped = 5 * 60_000
  await one.must('POST', `/api/matches/${match.id}/claims`, { against: 1 })
  expect((await one.page(match.id)).match.outcome).toMatchObject({ winners: [0], by: 'time' })
  await socket.close()
  await site.stop()
})

test('a match whose rules are not here waits for them, and tells no secret meanwhile', async () => {
  const storage = server.settings.storage
  expect(readFileSync(storage).length).toBeGreaterThan(0)
  const older = { id: 'pledges', load: async () => pledges, messages: async () => ({}) } as never
  const newer = { id: 'pledges', load: async () => ({ ...pledges, version: 2 }), messages: async () => ({}) }
  const before = await startTestServer({ shelf: [older] })
  const people = [1, 2, 3].map(() => new TestClient(before.url))
  for (const each of people) await each.guest()
  const { match } = await (people[0] as TestClient).make({
    rulebook: 'pledges',
    setup: 'three',
    chairs: ['me', 'anybody', 'anybody'],
  })
  for (const each of people.slice(1)) await each.join(match.id)
  const room = await before.site.rooms.get(match.id)
  expect(room.isPlayable).toBe(true)
  const shelve = (rulebook: object) =>
    Object.assign(before.site.rooms, { shelf: [rulebook], rooms: new Map() })
  const pledge = { question: 1, action: { kind: 'pledge' } }
  await (people[2] as TestClient).must('POST', `/api/matches/${match.id}/answers`, pledge)
  shelve(newer)
  const page = await (people[0] as TestClient).page(match.id)
  expect(page).toMatchObject({ playable: false, update: null })
  const answer = { question: 1, action: { kind: 'done' } }
  expect(
    await (people[0] as TestClient).ask('POST', `/api/matches/${match.id}/answers`, answer),
  ).toMatchObject({ status: 409, body: { problem: { code: 'version' } } })
  const socket = await (people[0] as TestClient).socket()
  expect(await socket.ask({ type: 'watch', match: match.id })).toMatchObject({
    type: 'refused',
    problem: {
      code: 'version',
      message: expect.stringContaining('it goes on when the server has that version'),
    },
  })
  await socket.close()
  // the record holds what others have pledged in secret, and the seed
  const stranger = new TestClient(before.url)
  await stranger.guest()
  for (const each of [...people, stranger]) {
    const refused = await each.ask('GET', `/api/matches/${match.id}/record`)
    expect(refused).toMatchObject({ status: 409, body: { problem: { code: 'not now' } } })
    expect(JSON.stringify(refused.body)).not.toContain('pledge')
  }
  shelve(older)
  for (const each of people.slice(1)) {
    await each.must('POST', `/api/matches/${match.id}/resignation`, {})
  }
  shelve(newer)
  const record = await stranger.must<object>('GET', `/api/matches/${match.id}/record`)
  expect(record).toMatchObject({
    rulebook: 'pledges',
    version: 1,
    answers: expect.arrayContaining([[2, { kind: 'pledge' }]]),
  })
  await before.stop()
})

test('an invitation can be taken back, and one to a private match leads nowhere when it has begun', async () => {
  const [one, two, three] = [newClient(), newClient(), newClient()]
  for (const each of [one, two, three]) await each.guest()
  const { match, invitation: first } = await one.make({ visibility: 'private' })
  const path = `/api/matches/${match.id}`
  const { invitation } = await one.must<{ invitation: string }>('POST', `${path}/invitation`, {})
  expect(invitation).not.toBe(first)
  expect((await two.ask('GET', `/api/invitations/${first}`)).status).toBe(404)
  expect((await two.ask('POST', `${path}/players`, { invitation: first })).status).toBe(404)
  expect((await two.ask('POST', `${path}/invitation`, {})).status).toBe(404)

  // whoever came by the link sees who sits down, and nothing once it has begun
  const onlooker = await three.socket()
  await onlooker.must({ type: 'watch', match: match.id, invitation })
  await two.join(match.id, { invitation })
  await playSome(one, match.id, 1, 1)
  expect((await three.ask('GET', `/api/invitations/${invitation}`)).status).toBe(404)
  expect((await three.ask('GET', `${path}?invitation=${invitation}`)).status).toBe(404)
  expect(await onlooker.ask({ type: 'watch', match: match.id, invitation })).toMatchObject({
    type: 'refused',
  })
  expect(onlooker.messages.filter((each) => each.type === 'update')).toEqual([])
  expect((await one.ask('POST', `${path}/invitation`, {})).status).toBe(409)
  await onlooker.close()
})

test('a battle that somebody brings is checked at the door, is played by others and replays; it is never rated', async () => {
  const [one, two] = [await registered(), await aGuest()]
  const drawn = readFileSync(new URL('../../../samurai/scenarios/gmt-01.txt', import.meta.url), 'utf8')
  const battle = drawn.replace('First Samurai Skirmish', 'The hill of my own')
  const wish = { rulebook: 'samurai', setup: 'own', options: { battle } }
  const { match } = await one.make(wish)
  expect(match.setup.options.battle).toBe(battle)
  const { matches } = await two.must<{ matches: Page['match'][] }>('GET', '/api/matches?list=open')
  const listed = matches.find((each) => each.id === match.id)?.setup.options.battle
  expect(listed).toMatch(/^title en The hill of my own\ntitle it [^\n]*\ntitle hu [^\n]*$/)
  await two.join(match.id)
  await playSome(one, match.id)
  expect((await two.page(match.id)).match.setup.options.battle).toBe(battle)
  for (const [options, why] of [
    [{}, /needs a text of your own/],
    [
      { battle: drawn.replace('edition gmt', 'edition gtm') },
      /Your battle, line 2: expected edition gmt or zvezda/,
    ],
    [{ battle: `${drawn}#\u0000` }, /./],
    [{ battle: drawn.padEnd(30_000, '#') }, /20000 are the most/],
    [{ battle: drawn.padEnd(50_000, '#') }, /./],
  ] as const) {
    const refused = await one.make({ ...wish, options }).catch(String)
    expect(refused).toMatch(/: 400 /)
    expect(refused).toMatch(why)
  }
  expect(await one.make({ ...wish, rated: true }).catch(String)).toMatch(/: 400 .*cannot be played rated/)
})
