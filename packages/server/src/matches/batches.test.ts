import type { Action, Rulebook, Seat } from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pledges } from '../testing/pledges.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { entryOf, rowOf } from './chronicle.ts'
import { Course } from './course.ts'
import type { Entry } from './entry.ts'
import { keptRecord } from './kept-record.ts'

const pledge: Action = { kind: 'pledge' }
const done: Action = { kind: 'done' }

function begun(): Course {
  const setup = { id: 'three', options: {} }
  const rulebook = pledges as unknown as Rulebook
  return new Course({ rulebook, setup, seed: 's', clock: { kind: 'none' }, begunAt: 0, bots: 0 })
}

const idOf = (course: Course, seat: Seat) =>
  course.match.questions().find((each) => each.seat === seat)?.id ?? -1

const carry = (course: Course, seat: Seat, actions: readonly Action[], now = 5) =>
  course.doAll({ seat, question: idOf(course, seat), actions }, now)

/** The course that these entries lead to, as another node would read them. */
function readAgain(entries: readonly Entry[]): Course {
  const course = begun()
  for (const [i, entry] of entries.entries())
    expect(course.take(entryOf(rowOf('m', i + 1, entry)))).toBeNull()
  return course
}

test('a batch is ordinary entries, and its record is that of answers given one by one', () => {
  const [together, apart] = [begun(), begun()]
  expect(carry(together, 0, [pledge, pledge, done])).toEqual({ taken: 3, halt: null })
  for (const action of [pledge, pledge, done]) expect(carry(apart, 0, [action]).taken).toBe(1)
  expect(together.entriesSince(0).map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer'])
  expect(together.match.record).toEqual(apart.match.record)
  expect(together.heardSince(1, 0)).toHaveLength(apart.heardSince(1, 0).length)
})

test('a batch is taken back whole, by ordinary entries, also where another node has read it', () => {
  const course = begun()
  carry(course, 0, [pledge])
  carry(course, 0, [pledge, pledge])
  const again = readAgain(course.entriesSince(0))
  for (const each of [course, again]) {
    expect(each.do({ kind: 'undo', seat: 0 }, 5)).toBeNull()
    expect(each.entriesSince(3).map(({ kind }) => kind)).toEqual(['undo', 'undo'])
    expect(each.heardSince(0, 3).flatMap(({ undone }) => undone)).toEqual([3, 2])
    expect(each.match.record.answers).toHaveLength(1)
    const row = { rulebook: 'pledges', version: 1, seed: 's', setup: 'three', options: '{}' }
    const kept = keptRecord(row as never, 3, each.entriesSince(0))
    expect(kept.answers).toEqual(each.match.record.answers)
  }
  expect(again.entriesSince(0)).toEqual(course.entriesSince(0))
})

test('two deeds of a seat in the same millisecond are two, and are taken back one by one', () => {
  const course = begun()
  for (let i = 0; i < 2; i++) expect(course.do(answer(course, 0, pledge), 5)).toBeNull()
  expect(course.do({ kind: 'undo', seat: 0 }, 5)).toBeNull()
  expect(course.match.record.answers).toHaveLength(1)
})

test('what one seat does at its own pace does not show in the times of another', () => {
  const [quiet, busy] = [begun(), begun()]
  carry(busy, 0, [pledge, pledge])
  carry(busy, 0, [pledge])
  for (const course of [quiet, busy]) carry(course, 1, [done], 9)
  expect(busy.heardSince(2, 0)).toEqual(quiet.heardSince(2, 0))
})

const answer = (course: Course, seat: Seat, action: Action) =>
  ({ kind: 'answer', seat, question: idOf(course, seat), action }) as const

let server: TestServer
beforeAll(async () => {
  const shelved = { id: 'pledges', load: async () => pledges } as unknown as (typeof shelf)[number]
  server = await startTestServer({ shelf: [...shelf, shelved] })
}, 300_000)
afterAll(() => server.stop())

async function duel() {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  await one.guest()
  await two.guest()
  const { match } = await one.make()
  await two.join(match.id)
  return { one, two, match: match.id }
}

test('over a socket: how many were taken, why not all, and all of it stored', async () => {
  const { one, match } = await duel()
  const socket = await one.socket()
  const { questions, answers } = await socket.watch(match)
  const question = questions.find(({ seat }) => seat === 0)?.id ?? -1
  const bid = answers[0]?.action as never
  const illegal = { kind: 'bid', coins: 99 } as never
  expect(await socket.ask({ type: 'answers', match, question, actions: [illegal, bid] })).toMatchObject({
    type: 'refused',
    problem: { code: 'illegal' },
  })
  expect(await socket.ask({ type: 'answers', match, question, actions: [bid, bid] })).toMatchObject({
    type: 'done',
    taken: 1,
    halted: { because: 'others asked', why: null },
  })
  const rows = await server.site.storage.matches.entries(match)
  expect(rows.map(({ kind, number }) => [kind, number])).toEqual([['answer', 1]])
  await socket.must({ type: 'undo', match })
  await socket.close()
})

test('over HTTP: the same, in the same words', async () => {
  const { two, match } = await duel()
  const { update } = await two.page(match)
  const question = update?.position.questions.find(({ seat }) => seat === 1)?.id
  const bid = update?.position.answers[0]?.action
  const path = `/api/matches/${match}/batches`
  expect(await two.must('POST', path, { question, actions: [bid] })).toMatchObject({
    taken: 1,
    halted: null,
    position: { number: expect.any(Number) },
  })
  expect((await two.ask('POST', path, { question, actions: [bid] })).status).toBe(409)
  expect((await two.ask('POST', path, { question, actions: [] })).status).toBe(400)
})

test('a batch is one commit, and so is taking it back: whoever looks sees all of it or nothing', async () => {
  const people = [new TestClient(server.url), new TestClient(server.url), new TestClient(server.url)] as const
  for (const each of people) await each.guest()
  const chairs = ['me', 'anybody', 'anybody'] as const
  const { match } = await people[0].make({ rulebook: 'pledges', setup: 'three', chairs })
  await people[1].join(match.id)
  await people[2].join(match.id)
  const { database } = server.site.storage
  const commits: number[] = []
  const { append } = database
  database.append = (rows, facts, news) => {
    commits.push(rows.length)
    return append(rows, facts, news)
  }
  const socket = await people[0].socket()
  const { questions } = await socket.watch(match.id)
  const question = questions[0]?.id ?? -1
  const actions = [pledge, pledge, pledge] as never[]
  expect(await socket.ask({ type: 'answers', match: match.id, question, actions })).toMatchObject({
    taken: 3,
  })
  expect(socket.positions.get(match.id)).toMatchObject({ view: { own: 3 }, undoable: 3 })
  await socket.must({ type: 'undo', match: match.id })
  expect(socket.positions.get(match.id)).toMatchObject({ view: { own: 0 }, undoable: 0 })
  expect(commits).toEqual([3, 3])
  database.append = append
  await socket.close()
})
