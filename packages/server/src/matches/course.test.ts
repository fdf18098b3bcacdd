import { chooseSetup, type Rulebook, type Seat } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { expect, test } from 'vitest'
import { pledges } from '../testing/pledges.ts'
import { entryOf, rowOf } from './chronicle.ts'
import type { Clock } from './clock.ts'
import { Course } from './course.ts'
import type { Deed, Entry } from './entry.ts'
import type { Terms } from './terms.ts'

function begun(rulebook: Rulebook, { clock = { kind: 'none' }, bots = 0 }: Partial<Terms> = {}): Course {
  const setup = chooseSetup(rulebook, rulebook.setups[0]?.id ?? '')
  return new Course({ rulebook, setup, seed: 'course', clock: clock as Clock, begunAt: 0, bots })
}

const duel = (terms?: Partial<Terms>) => begun(mini as unknown as Rulebook, terms)
const three = (terms?: Partial<Terms>) => begun(pledges as unknown as Rulebook, terms)

/** Answers the open question of a seat with its first answer, or with the one of that kind. */
function answer(course: Course, seat: Seat, kind?: string, at = course.lastAt + 1): void {
  const question = course.match.questions().find((each) => each.seat === seat)
  const answers = course.terms.rulebook.answers(course.match.state, seat)
  const action = answers.find((each) => kind === undefined || each.kind === kind)
  expect(course.take({ kind: 'answer', seat, question: question?.id ?? -1, action: action!, at })).toBeNull()
}

const refusal = (course: Course, deed: Deed, at = course.lastAt + 1) => course.take({ ...deed, at })

test('the entries, written down and read again, lead to the same course', () => {
  const course = duel()
  const rows = []
  for (let i = 0; course.outcome === null; i++) {
    const regrets = [0, 1].find((seat) => course.undoable(seat) > 0)
    if (i % 4 === 3 && regrets !== undefined) {
      expect(refusal(course, { kind: 'undo', seat: regrets })).toBeNull()
    } else {
      answer(course, course.match.questions()[0]!.seat)
    }
    rows.push(rowOf('m', rows.length + 1, course.entriesSince(course.number - 1)[0] as Entry))
  }
  expect(rows.some((row) => row.kind === 'undo')).toBe(true)
  const again = duel()
  for (const row of JSON.parse(JSON.stringify(rows))) expect(again.take(entryOf(row))).toBeNull()
  expect(mini.hash(again.match.state as never)).toBe(mini.hash(course.match.state as never))
  for (const viewer of [0, 1, null]) {
    expect(again.position(viewer, 99)).toEqual(course.position(viewer, 99))
    expect(again.heardSince(viewer, 0)).toEqual(course.heardSince(viewer, 0))
  }
})

test('a game that is over as it is dealt has its outcome', () => {
  const begin: typeof mini.begin = (setup, seed, tell) => ({
    ...mini.begin(setup, seed, tell),
    awaiting: 0,
    result: { winners: [1], because: 'result.lives' },
  })
  const { outcome } = begun({ ...mini, begin } as unknown as Rulebook)
  expect(outcome).toEqual({ winners: [1], by: 'rules', because: 'result.lives' })
})

test('whoever heard up to a number gets the rest, in order, once', () => {
  const course = duel()
  while (course.outcome === null) answer(course, course.match.questions()[0]!.seat)
  const all = course.heardSince(0, 0)
  expect(all.length).toBeGreaterThan(10)
  for (const since of [0, 7, all.length - 1, all.length])
    expect(course.heardSince(0, since)).toEqual(all.slice(since))
  expect(all.map((each) => each.number)).toEqual(all.map((_, i) => i + 1))
})

test('what a seat does unseen leaves no trace in what the others hear, not even a number', () => {
  const quiet = three()
  const busy = three()
  for (let i = 0; i < 5; i++) answer(busy, 0, 'pledge')
  expect(refusal(busy, { kind: 'undo', seat: 0 })).toBeNull()
  for (const viewer of [1, 2, null]) {
    expect(busy.position(viewer, 9)).toEqual(quiet.position(viewer, 9))
    expect(busy.heardSince(viewer, 0)).toEqual([])
  }
  expect(busy.numberFor(0)).toBe(6)
  expect(busy.isSecretSince(busy.number - 1)).toBe(true)
  for (const course of [quiet, busy]) for (const seat of [0, 1, 2]) answer(course, seat, 'done')
  expect(busy.numberFor(1)).toBe(quiet.numberFor(1))
  expect(busy.heardSince(1, 2)[0]?.events).toMatchObject([{ event: { kind: 'opened', first: 4 } }])
})

test('a seat takes its own answer back while nothing was revealed, and hears which one', () => {
  const course = duel()
  answer(course, 0)
  expect(course.undoable(0)).toBe(1)
  expect(refusal(course, { kind: 'undo', seat: 1 })).toEqual({ refused: 'not now' })
  expect(refusal(course, { kind: 'undo', seat: 0 })).toBeNull()
  expect(course.heardSince(0, 1)).toMatchObject([{ kind: 'undo', undone: [1] }])
  answer(course, 0)
  answer(course, 1)
  expect(course.undoable(0)).toBe(0)
})

test('past what was revealed an answer is taken back only when all others agree', () => {
  const course = duel()
  answer(course, 0)
  answer(course, 1)
  const before = mini.hash(course.match.state as never)
  expect(refusal(course, { kind: 'offer', seat: 1, offer: 'undo' })).toBeNull()
  expect(refusal(course, { kind: 'reply', seat: 1, accept: true })).toEqual({ refused: 'not now' })
  expect(mini.hash(course.match.state as never)).toBe(before)
  expect(refusal(course, { kind: 'reply', seat: 0, accept: true })).toBeNull()
  expect(course.match.record.answers).toHaveLength(1)
  expect(course.heardSince(null, 3)).toMatchObject([{ kind: 'reply', accept: true, undone: [2] }])
  expect(course.number).toBe(4)
})

test('a declined offer is gone, and so is one whose own seat has gone on playing', () => {
  const course = duel()
  answer(course, 0)
  refusal(course, { kind: 'offer', seat: 0, offer: 'draw' })
  expect(refusal(course, { kind: 'offer', seat: 1, offer: 'draw' })).toEqual({ refused: 'not now' })
  refusal(course, { kind: 'reply', seat: 1, accept: false })
  expect(course.offer).toBeNull()
  refusal(course, { kind: 'offer', seat: 0, offer: 'draw' })
  answer(course, 1)
  expect(course.offer).not.toBeNull()
  while (course.offer !== null) answer(course, course.match.questions()[0]!.seat)
  expect(course.heardSince(null, 0).at(-1)).toMatchObject({ kind: 'answer', seat: 0 })
  expect(refusal(course, { kind: 'reply', seat: 1, accept: true })).toEqual({ refused: 'not now' })
})

test('a draw that all agree to ends the match, and then nothing more is taken', () => {
  const course = three()
  refusal(course, { kind: 'offer', seat: 0, offer: 'draw' })
  refusal(course, { kind: 'reply', seat: 1, accept: true })
  expect(course.outcome).toBeNull()
  refusal(course, { kind: 'reply', seat: 2, accept: true })
  expect(course.outcome).toEqual({ winners: [], by: 'agreement', because: null })
  expect(refusal(course, { kind: 'resign', seat: 0 })).toEqual({ refused: 'over' })
  expect(course.position(0, 0)).toMatchObject({ questions: [], answers: [] })
})

test('of two players, the one who stays wins', () => {
  const course = duel()
  expect(refusal(course, { kind: 'resign', seat: 1 })).toBeNull()
  expect(course.outcome).toEqual({ winners: [0], by: 'resignation', because: null })
})

test('of three, a bot plays on for the first who resigns, and the last one left wins', () => {
  const course = three()
  expect(refusal(course, { kind: 'resign', seat: 1 })).toBeNull()
  expect(course.outcome).toBeNull()
  expect(course.bots).toBe(0b010)
  expect(refusal(course, { kind: 'resign', seat: 1 })).toEqual({ refused: 'not now' })
  expect(refusal(course, { kind: 'resign', seat: 0 })).toBeNull()
  expect(course.outcome?.winners).toEqual([2])
})

test('of three, whoever resigns against bots alone has lost to them', () => {
  const course = three({ bots: 0b110 })
  expect(refusal(course, { kind: 'resign', seat: 0 })).toBeNull()
  expect(course.outcome).toEqual({ winners: [1, 2], by: 'resignation', because: null })
})

test('time is claimed from whoever has none left, and from nobody else', () => {
  const course = duel({ clock: { kind: 'days', days: 1 } })
  const day = 24 * 3_600_000
  answer(course, 0, undefined, 1_000)
  const claim = (seat: Seat, against: Seat, at: number) =>
    refusal(course, { kind: 'claim', seat, against }, at)
  expect(claim(0, 1, day - 1)).toEqual({ refused: 'not now' })
  expect(claim(1, 0, 9 * day)).toEqual({ refused: 'not now' })
  expect(claim(1, 1, 9 * day)).toEqual({ refused: 'not now' })
  expect(claim(0, 1, day)).toBeNull()
  expect(course.outcome).toEqual({ winners: [0], by: 'time', because: null })
})

test('time is not claimed from a bot of this house', () => {
  const course = duel({ clock: { kind: 'live', minutes: 1, increment: 0 }, bots: 0b10 })
  expect(refusal(course, { kind: 'claim', seat: 0, against: 1 }, 1e9)).toEqual({ refused: 'not now' })
})

test('an answer that the rules refuse changes nothing', () => {
  const course = duel()
  const deed = { kind: 'answer', seat: 0, question: 1, action: { kind: 'bid', coins: 99 } } as never
  expect(refusal(course, deed)).toMatchObject({ refused: 'illegal' })
  expect(refusal(course, { ...(deed as object), question: 7 } as never)).toEqual({
    refused: 'stale',
    asked: 1,
  })
  expect(course.number).toBe(0)
})

test('a question shows its id to the seat that is asked and to nobody else', () => {
  const course = duel()
  const ids = (viewer: Seat | null) => course.position(viewer, 0).questions.map((each) => each.id)
  expect(ids(0)).toEqual([1, null])
  expect(ids(1)).toEqual([null, 1])
  expect(ids(null)).toEqual([null, null])
})
