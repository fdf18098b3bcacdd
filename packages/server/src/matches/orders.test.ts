import {
  type Action,
  below,
  chooseSetup,
  pick,
  type Question,
  recommendedOrders,
  type Seat,
  streamOf,
} from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { entryOf, rowOf } from './chronicle.ts'
import type { Clock } from './clock.ts'
import { Course } from './course.ts'
import { keptRecord } from './kept-record.ts'
import { windowBeat } from './standing-orders.ts'
import type { Update } from './update.ts'

const live: Clock = { kind: 'live', minutes: 60, increment: 0 }
const days: Clock = { kind: 'days', days: 3 }
const mini = await findRulebook('mini').load()
const samurai = await findRulebook('samurai').load()

const counter = (stance: unknown) => [{ window: 'counter', subject: null, stance, during: 'game' }] as never

/** A duel that has come to the first window, at which a seat with cards is asked; it began at 1000. */
function atTheWindow(clock: Clock, bots = 0) {
  const setup = chooseSetup(mini, 'duel')
  const course = new Course({ rulebook: mini, setup, seed: 'window', clock, begunAt: 1000, bots })
  const bid = { kind: 'bid', coins: 1 }
  for (const seat of [0, 1]) course.do(answer(course, seat, seat === 0 ? { ...bid, coins: 0 } : bid), 2000)
  const [question] = course.match.questions()
  expect(course.host.window()?.class).toBe('counter')
  const seat = question?.seat as Seat
  return { course, seat, question: question?.id as number, other: 1 - seat }
}

const idOf = (course: Course, seat: Seat) =>
  course.match.questions().find((each) => each.seat === seat)?.id ?? -1
const answer = (course: Course, seat: Seat, action: Action) =>
  ({ kind: 'answer', seat, question: idOf(course, seat), action }) as const
const ordersOf = (seat: Seat, orders: never) => [0, 1].map((each) => (each === seat ? orders : null))
const pass: Action = { kind: 'pass' }

describe('orders', () => {
  test('who has given none is asked everything', () => {
    const { course, seat } = atTheWindow(live)
    expect(course.standing.unasked(seat)).toBeNull()
    expect(course.standing.closesAt(seat)).toBeNull()
  })

  test('that ignore the hand are followed at once, and the seat alone hears that it was not asked', () => {
    for (const clock of [live, days]) {
      const { course, seat, other, question } = atTheWindow(clock)
      course.standing.follow(ordersOf(seat, counter('decline')))
      expect(course.standing.unasked(seat)).toEqual({
        question,
        action: pass,
        unasked: 'declined',
        dueAt: 2000,
      })
      expect(course.standing.closesAt(seat)).toBeNull()
      // it is not put to the seat; who else looks sees that it is asked
      const own = (viewer: Seat) =>
        course.position(viewer, 2000).questions.filter((each) => each.seat === seat)
      expect([own(seat), own(other)]).toMatchObject([[], [{ seat }]])
      expect(course.position(seat, 2000).answers).toEqual([])
      course.take({ kind: 'answer', seat, question, action: pass, unasked: 'declined', at: 2001 })
      const heard = (viewer: Seat | null) => course.heardSince(viewer, 0).at(-1)?.unasked
      expect([heard(seat), heard(other), heard(null)]).toEqual(['declined', null, null])
    }
  })

  test('by days one is asked only where one could do something, for as long as one likes', () => {
    const { course, seat } = atTheWindow(days)
    course.standing.follow(ordersOf(seat, counter('ask when able')))
    expect(course.standing.unasked(seat)).toBeNull()
    expect(course.standing.closesAt(seat)).toBeNull()
  })

  test('of a seat against bots alone need no beat: nobody is there to learn from it', () => {
    const { course, seat, other } = atTheWindow(live)
    course.standing.follow(ordersOf(seat, counter('ask when able')))
    expect(course.standing.closesAt(seat)).toBe(2000 + windowBeat)
    course.bots = 1 << other
    expect(course.standing.closesAt(seat)).toBeNull()
  })
})

describe('a window with a beat', () => {
  function withBeat() {
    const window = atTheWindow(live)
    window.course.standing.follow(ordersOf(window.seat, counter('ask when able')))
    return window
  }

  test('declines when it closes, if nothing else is meant', () => {
    const { course, seat, question } = withBeat()
    expect(course.standing.unasked(seat)).toEqual({
      question,
      action: pass,
      unasked: 'declined',
      dueAt: 2000 + windowBeat,
    })
  })

  test('keeps what a seat means to answer until then, unseen by the others; it may change its mind', () => {
    const { course, seat, other, question } = withBeat()
    const cards = course.host.position(seat, 3).answers.filter(({ action }) => action.kind === 'counter')
    const heardBefore = [other, null].map((viewer) => course.numberFor(viewer))
    for (const { action } of cards) {
      expect(course.doAll({ seat, question, actions: [action] }, 3000)).toEqual({ taken: 1, halt: null })
      expect(course.position(seat, 3000).meant).toEqual(action)
    }
    expect([other, null].map((viewer) => course.numberFor(viewer))).toEqual(heardBefore)
    expect([other, null].map((viewer) => course.position(viewer, 3000).meant)).toEqual([null, null])
    const last = cards.at(-1)?.action
    expect(course.standing.unasked(seat)).toMatchObject({
      action: last,
      unasked: undefined,
      dueAt: 2000 + windowBeat,
    })
    expect(course.match.record.answers).toHaveLength(2)
  })

  test('takes no answer that the rules forbid, and no more of a batch than the answer to it', () => {
    const { course, seat, question } = withBeat()
    const illegal = { kind: 'counter', card: 99 } as Action
    expect(course.doAll({ seat, question, actions: [illegal] }, 3000)).toMatchObject({
      taken: 0,
      halt: { refused: 'illegal' },
    })
    expect(course.doAll({ seat, question, actions: [pass, pass] }, 3000)).toEqual({
      taken: 1,
      halt: { refused: 'others asked' },
    })
  })

  test('stays open for who wants time, and everybody hears it', () => {
    const { course, seat, other, question } = withBeat()
    expect(course.do({ kind: 'hold', seat: other, question }, 3000)).toEqual({ refused: 'not now' })
    expect(course.do({ kind: 'hold', seat, question: question + 1 }, 3000)).toEqual({ refused: 'not now' })
    expect(course.do({ kind: 'hold', seat, question }, 3000)).toBeNull()
    expect(course.standing.closesAt(seat)).toBeNull()
    expect(course.heardSince(other, 0).at(-1)).toMatchObject({ kind: 'hold', seat })
    expect(course.doAll({ seat, question, actions: [pass] }, 60_000)).toEqual({ taken: 1, halt: null })
    expect(course.match.record.answers.at(-1)).toEqual({ seat, action: pass })
  })

  test('is the same on another node that reads the entries', () => {
    const { course, seat, question } = withBeat()
    course.doAll({ seat, question, actions: [pass] }, 3000)
    const again = new Course(course.terms)
    again.standing.follow(ordersOf(seat, counter('ask when able')))
    for (const [i, entry] of course.entriesSince(0).entries()) again.take(entryOf(rowOf('m', i + 1, entry)))
    expect(again.standing.unasked(seat)).toEqual(course.standing.unasked(seat))
    const row = { rulebook: 'mini', version: mini.version, seed: 'window', setup: 'duel', options: '{}' }
    expect(keptRecord(row as never, 2, course.entriesSince(0)).answers).toHaveLength(2)
  })

  test('says nothing by its time of what is in a hand, whatever people do within it', () => {
    const chance = streamOf(14)
    const pauses: Record<'able' | 'unable', number[]> = { able: [], unable: [] }
    const setup = chooseSetup(samurai, 'gmt-01')
    const course = new Course({ rulebook: samurai, setup, seed: 'beat', clock: live, begunAt: 0, bots: 0 })
    const recommended = recommendedOrders(samurai.windows)
    course.standing.follow([recommended, recommended])
    for (let now = 0, i = 0; i < 1500 && course.outcome === null; i++) {
      const { seat, id: question } = course.match.questions()[0] as Question
      const answers = course.host.position(seat, 3).answers.map(({ action }) => action)
      const closesAt = course.standing.closesAt(seat)
      const asked = now
      if (closesAt !== null) {
        // somebody who could do something thinks for a while, and may choose before the window closes
        if (answers.length > 1 && below(chance, 2) === 0) {
          const thought = now + below(chance, windowBeat)
          expect(course.doAll({ seat, question, actions: [pick(chance, answers)] }, thought).halt).toBeNull()
        }
        pauses[answers.length > 1 ? 'able' : 'unable'].push(
          (course.standing.unasked(seat)?.dueAt ?? Number.POSITIVE_INFINITY) - asked,
        )
      }
      const due = course.standing.unasked(seat)
      now = Math.max(now, due?.dueAt ?? now + 500)
      const action = due?.action ?? pick(chance, answers)
      expect(course.do({ kind: 'answer', seat, question, action, unasked: due?.unasked }, now)).toBeNull()
    }
    expect(pauses.able.length).toBeGreaterThan(10)
    expect(pauses.unable.length).toBeGreaterThan(50)
    expect(new Set([...pauses.able, ...pauses.unable])).toEqual(new Set([windowBeat]))
  })
})

test('what bots answered goes with what is taken back, in the record that is kept too', () => {
  const setup = chooseSetup(samurai, 'gmt-01')
  const course = new Course({ rulebook: samurai, setup, seed: 'undo', clock: days, begunAt: 0, bots: 0b10 })
  let undone = 0
  for (let i = 0, chance = streamOf(5); i < 400 && course.outcome === null; i++) {
    const { seat, id: question } = course.match.questions()[0] as Question
    const before = course.match.record.answers.length
    if (seat === 0 && course.undoable(0) > 0 && below(chance, 6) === 0) {
      expect(course.do({ kind: 'undo', seat: 0 }, i)).toBeNull()
      if (before - course.match.record.answers.length > 1) undone++
      continue
    }
    const answers = samurai.answers(course.match.state, seat)
    course.do({ kind: 'answer', seat, question, action: pick(chance, answers) }, i)
  }
  expect(undone).toBeGreaterThan(0)
  const row = { rulebook: 'samurai', version: 1, seed: 'undo', setup: 'gmt-01', options: '{}' }
  const kept = keptRecord(row as never, 2, course.entriesSince(0))
  expect(kept.answers).toEqual(course.match.record.answers)
})

describe('over the wire', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, 300_000)
  afterAll(() => server.stop())

  test('orders are read, kept, told to their seat alone, and followed by the house', async () => {
    const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
    await one.guest()
    await two.guest()
    const { match } = await one.make({ clock: { kind: 'days', days: 3 } })
    await two.join(match.id)
    const path = `/api/matches/${match.id}/orders`
    const sheet = () => two.must<{ sheet: { orders: unknown[] } }>('GET', path)
    expect((await sheet()).sheet.orders).toEqual([])
    const bad = [{ window: 'counter', subject: null, stance: { way: 'dance' }, during: 'game' }]
    expect((await two.ask('PUT', path, { orders: bad })).body).toMatchObject({
      problem: { code: 'bad request', message: expect.stringContaining('Order 1 cannot be followed') },
    })
    const orders = counter('decline') as unknown[]
    for (const each of [one, two]) await each.must('PUT', path, { orders })
    expect((await sheet()).sheet.orders).toEqual(orders)
    const socket = await one.socket()
    await socket.watch(match.id)
    for (const [seat, each] of [one, two].entries()) {
      const { questions, answers } = ((await each.page(match.id)).update as Update).position
      const question = questions.find((asked) => asked.seat === seat)?.id ?? -1
      const actions = [answers.at(seat)?.action]
      await each.must('POST', `/api/matches/${match.id}/batches`, { question, actions })
    }
    // the bids are opened, and whoever may counter declines by order: the next bids are asked for
    const answered = await socket.when(
      () => socket.heard.get(match.id)?.filter(({ kind }) => kind === 'answer')[2] ?? null,
    )
    expect(answered.unasked).toBe(answered.seat === 0 ? 'declined' : null)
    expect(socket.received.join()).not.toContain('stance')
    await socket.close()
  })
})
