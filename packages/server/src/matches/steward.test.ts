import type { Brief } from '@gunbai/bots'
import { type Action, commitment, type Question } from '@gunbai/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FairThread } from '../bots/fair-thread.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MatchRow } from '../storage/tables.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { MatchWish } from './chair.ts'
import type { Deed } from './entry.ts'
import { Rooms } from './rooms.ts'
import { Steward } from './steward.ts'

let server: TestServer
// the bots of this server take their time: whoever comes back from the dead must find them
beforeAll(async () => {
  server = await startTestServer({ botPause: 50_000_000 })
}, 300_000)
afterAll(() => server.stop())

const minute = 60_000

/** The rooms of a node that dies in the moment in which it has committed something. */
function dyingNode(): Rooms {
  const { storage, settings } = server.site
  return new Rooms(storage, settings.shelf, 500, Date.now, () => {})
}

/** A steward whose clock is ahead by so much, and what it has put off. */
function stewardLater(by: number, thread: Pick<FairThread, 'choose'> = new FairThread()) {
  const added: string[] = []
  const jobs: Jobs = {
    add: async (kind, key) => {
      added.push(`${kind} ${key}`)
    },
    start: async () => {},
    stop: async () => {},
  }
  const { storage, notices, endings } = server.site
  const steward = new Steward(storage, jobs, notices, endings, thread, 0, () => Date.now() + by)
  return { steward, added }
}

/** What a living node finds when it sweeps, some time later. */
async function swept(): Promise<string[]> {
  const { steward, added } = stewardLater(minute)
  await steward.sweep()
  return added
}

async function against(bot: string, rated = false): Promise<{ match: string; client: TestClient }> {
  const client = new TestClient(server.url)
  await client.register(`Someone ${Math.random().toString(36).slice(2, 12)}`)
  const { match } = await client.make({ chairs: ['me', { bot }], rated })
  return { match: match.id, client }
}

test('a bot that was asked when its node died is found, and so is one whose match had just begun', async () => {
  const { match } = await against('random')
  expect(await swept()).toContain(`bot turn ${match}`)
  const room = await dyingNode().get(match)
  const question = await room.look((course) => course.match.questions().find(({ seat }) => seat === 1))
  const action = await room.look((course) => room.rulebook.answers(course.match.state, 1)[0])
  await room.do({ kind: 'answer', seat: 1, question: question?.id, action } as Deed, 'bot')
  expect(await swept()).not.toContain(`bot turn ${match}`)
})

test('a bot to which something was offered when its node died is found, though it is not asked', async () => {
  const { match } = await against('random')
  const room = await dyingNode().get(match)
  const question = await room.look((course) => course.match.questions().find(({ seat }) => seat === 1))
  const action = await room.look((course) => room.rulebook.answers(course.match.state, 1)[0])
  await room.do({ kind: 'answer', seat: 1, question: question?.id, action } as Deed, 'bot')
  await room.do({ kind: 'offer', seat: 0, offer: 'draw' })
  expect(await swept()).toContain(`bot turn ${match}`)
})

test('a bot that plays for somebody who left is found too', async () => {
  const [one, two, three] = [1, 2, 3].map(() => new TestClient(server.url)) as [
    TestClient,
    TestClient,
    TestClient,
  ]
  for (const each of [one, two, three]) await each.guest()
  const { match } = await one.make({
    rulebook: 'shogun',
    setup: 'standard-3',
    chairs: ['me', 'anybody', 'anybody'],
  })
  await two.join(match.id)
  await three.join(match.id)
  expect(await swept()).not.toContain(`bot turn ${match.id}`)
  const room = await dyingNode().get(match.id)
  const leaves = await room.look((course) => course.match.questions()[0]?.seat as number)
  await room.do({ kind: 'resign', seat: leaves })
  expect(await swept()).toContain(`bot turn ${match.id}`)
})

test('whoever has left cannot answer for the bot that plays on in their place', async () => {
  const players = [1, 2, 3].map(() => new TestClient(server.url)) as [TestClient, TestClient, TestClient]
  for (const each of players) await each.guest()
  const chairs = ['me', 'anybody', 'anybody'] as const
  const { match } = await players[0].make({ rulebook: 'shogun', setup: 'standard-3', chairs: [...chairs] })
  await players[1].join(match.id)
  await players[2].join(match.id)
  const room = await server.site.rooms.get(match.id)
  const { seat, id: question } = await room.look((course) => course.match.questions()[0] as Question)
  const [action] = await room.look(({ match: { state } }) => room.rulebook.answers(state, seat))
  const leaver = players[seat] as TestClient
  await leaver.must('POST', `/api/matches/${match.id}/resignation`, {})
  expect(await leaver.ask('POST', `/api/matches/${match.id}/answers`, { question, action })).toMatchObject({
    status: 409,
    body: { problem: { code: 'not now' } },
  })
  expect((await server.site.storage.matches.entries(match.id)).map(({ kind }) => kind)).toEqual(['resign'])
  // and the bot answers for nobody who plays
  const other = await room.do({ kind: 'resign', seat: (seat + 1) % 3 }, 'bot')
  expect(other).toEqual({ refused: 'not now' })
})

test.each([
  { game: 'friendly', rated: false },
  { game: 'rated', rated: true },
])('a bot lets it be taken back in a friendly game alone: $game', async ({ rated }) => {
  const { match } = await against('random', rated)
  const rooms = dyingNode()
  const room = await rooms.get(match)
  const question = await room.look((course) => course.match.questions().find(({ seat }) => seat === 0)?.id)
  const action = await room.look(({ match: { state } }) => room.rulebook.answers(state, 0)[0])
  await room.do({ kind: 'answer', seat: 0, question, action } as Deed)
  await room.do({ kind: 'offer', seat: 0, offer: 'undo' })
  await stewardLater(0).steward.houseTurn(rooms, match)
  const entries = await server.site.storage.matches.entries(match)
  const replies = entries.filter(({ kind }) => kind === 'reply').map(({ body }) => JSON.parse(body))
  expect(replies).toEqual([expect.objectContaining({ accept: !rated })])
  const standing = await room.look((course) => course.match.record.answers.map(({ seat }) => seat))
  expect(standing).toEqual(rated ? [0, 1] : [1])
})

test('a bot whose answer is refused is asked again', async () => {
  const { match } = await against('random')
  const rooms = dyingNode()
  const room = await rooms.get(match)
  let asked = 0
  const choose = (): Promise<Action> =>
    room.look(({ match: { state } }) =>
      ++asked === 1 ? { kind: 'none such' } : (room.rulebook.answers(state, 1)[0] as Action),
    )
  await stewardLater(0, { choose }).steward.houseTurn(rooms, match)
  expect(asked).toBe(2)
  expect(await room.look((course) => course.match.questions().map(({ seat }) => seat))).toEqual([0])
})

test('a bot is never handed the seed of the game, and other chance every time', async () => {
  const { match } = await against('random')
  const rooms = dyingNode()
  const room = await rooms.get(match)
  const briefs: Brief[] = []
  const thread = {
    choose: async (brief: Brief) => {
      briefs.push(brief)
      return room.look(({ match: { state } }) => room.rulebook.answers(state, 1)[0] as Action)
    },
  }
  const { steward } = stewardLater(0, thread)
  await steward.houseTurn(rooms, match)
  const question = await room.look((course) => course.match.questions().find(({ seat }) => seat === 0)?.id)
  const action = await room.look(({ match: { state } }) => room.rulebook.answers(state, 0)[0])
  await room.do({ kind: 'answer', seat: 0, question, action } as Deed)
  for (let i = 0; i < 9 && briefs.length < 2; i++) {
    const next = await room.look(({ match: { state } }) => room.rulebook.questions(state)[0] as Question)
    const first = await room.look(({ match: { state } }) => room.rulebook.answers(state, next.seat)[0])
    if (next.seat === 1) await steward.houseTurn(rooms, match)
    else await room.do({ kind: 'answer', seat: 0, question: next.id, action: first } as Deed)
  }
  expect(briefs).toHaveLength(2)
  const { seed } = (await server.site.storage.matches.find(match)) as MatchRow
  for (const brief of briefs) {
    expect(brief).toMatchObject({ game: match, rulebook: 'mini', seat: 1, bot: 'random' })
    expect(brief.seed.length).toBeGreaterThan(20)
    expect(JSON.stringify(brief)).not.toContain(seed)
    expect(commitment(brief.seed)).not.toBe(commitment(seed))
  }
  expect(briefs[0]?.seed).not.toBe(briefs[1]?.seed)
})

test('a rated match that ended when its node died is rated after all, once', async () => {
  const { match, client } = await against('random', true)
  const room = await dyingNode().get(match)
  for (let i = 0; i < 6; i++) {
    const { seat, id } = await room.look((course) => course.match.questions()[0] as Question)
    const action = await room.look((course) => room.rulebook.answers(course.match.state, seat)[0] as Action)
    await room.do({ kind: 'answer', seat, question: id, action }, seat === 1 ? 'bot' : 'player')
  }
  await room.do({ kind: 'resign', seat: 0 })
  const games = async () => {
    const { id } = await client.must<{ id: string }>('GET', '/api/me')
    return (await server.site.storage.ratings.of(id)).map((each) => each.games)
  }
  expect(await games()).toEqual([])
  await swept()
  expect(await games()).toEqual([1])
  await swept()
  expect(await games()).toEqual([1])
})

/** Somebody at a clock of five minutes, and whoever else. */
async function timed(chairs: MatchWish['chairs']): Promise<string> {
  const client = new TestClient(server.url)
  await client.guest()
  const { match } = await client.make({ chairs, clock: { kind: 'live', minutes: 5, increment: 0 } })
  return match.id
}

function nodeLater(by: number): Rooms {
  const { storage, settings } = server.site
  return new Rooms(
    storage,
    settings.shelf,
    500,
    () => Date.now() + by,
    () => {},
  )
}

test('whoever plays against bots alone and runs out of time loses on it, and not before', async () => {
  const match = await timed(['me', { bot: 'random' }])
  const early = stewardLater(4 * minute)
  await early.steward.lookAtClock(nodeLater(4 * minute), match)
  // looked too early: it looks again
  expect(early.added).toEqual([`clock ${match}`])
  expect((await server.site.storage.matches.find(match))?.status).toBe('playing')
  const late = stewardLater(6 * minute)
  await late.steward.lookAtClock(nodeLater(6 * minute), match)
  const row = await server.site.storage.matches.find(match)
  expect(JSON.parse(row?.outcome ?? 'null')).toEqual({ winners: [1], by: 'time', because: null })
  await late.steward.lookAtClock(nodeLater(6 * minute), match)
  expect(late.added).toEqual([])
})

test('a bot that somebody has brought and that sleeps loses on time, though nobody claims it', async () => {
  const owner = new TestClient(server.url)
  await owner.register('Owner of a sleeper')
  const { bot } = await owner.must<{ bot: { id: string } }>('POST', '/api/bots', { name: 'Sleeper' })
  const match = await timed(['me', { challenge: bot.id }])
  const awaited = (await server.site.storage.matches.find(match))?.awaiting
  expect(awaited).toBe(3)
  const early = stewardLater(4 * minute)
  await early.steward.lookAtClock(nodeLater(4 * minute), match)
  expect(early.added).toEqual([`clock ${match}`])
  const late = stewardLater(6 * minute)
  await late.steward.lookAtClock(nodeLater(6 * minute), match)
  const row = await server.site.storage.matches.find(match)
  expect(JSON.parse(row?.outcome ?? 'null')).toEqual({ winners: [0], by: 'time', because: null })
})

test('bots do not claim against one of several people, who may be patient with each other', async () => {
  const client = new TestClient(server.url)
  await client.guest()
  const { match } = await client.make({
    rulebook: 'shogun',
    setup: 'standard-3',
    chairs: ['me', 'anybody', { bot: 'random' }],
    clock: { kind: 'live', minutes: 5, increment: 0 },
  })
  const other = new TestClient(server.url)
  await other.guest()
  await other.join(match.id)
  const { steward, added } = stewardLater(60 * minute)
  await steward.lookAtClock(nodeLater(60 * minute), match.id)
  expect(added).toEqual([])
  expect((await server.site.storage.matches.find(match.id))?.status).toBe('playing')
})

test('it is looked at the clock when a person is asked anew, and not where no time is kept', async () => {
  for (const kind of ['live', 'none'] as const) {
    const { steward, added } = stewardLater(0)
    const rooms: Rooms = new Rooms(
      server.site.storage,
      server.site.settings.shelf,
      500,
      Date.now,
      (room, course, before) => void steward.entered(room, course, before),
    )
    const client = new TestClient(server.url)
    await client.guest()
    const clock = kind === 'none' ? ({ kind } as const) : { kind, minutes: 5, increment: 0 }
    const { match } = await client.make({ chairs: ['me', { bot: 'random' }], clock })
    const room = await rooms.get(match.id)
    for (let i = 0; i < 12; i++) {
      const next = await room.look(({ match: { state } }) => {
        const [question] = room.rulebook.questions(state)
        if (question === undefined) return null
        const { seat, id } = question
        return { kind: 'answer', seat, question: id, action: room.rulebook.answers(state, seat)[0] } as Deed
      })
      if (next !== null) await room.do(next, next.seat === 1 ? 'bot' : 'player')
    }
    expect(added.includes(`clock ${match.id}`)).toBe(kind === 'live')
  }
})
