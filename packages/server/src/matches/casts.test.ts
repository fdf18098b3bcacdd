import { type Action, chainOf, chooseSetup, dealSeed, includes, sealedSeed, sha256 } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { Course } from './course.ts'
import { update } from './update.ts'

const secret = sealedSeed(sha256('the server'))
const chains = ['ann', 'bo', 'cy'].map((name) => chainOf(sha256(name), 300))
const clock = { kind: 'live', minutes: 10, increment: 5 } as const

async function courseOf(game: string, setup: string, seats = 2): Promise<Course> {
  const rulebook = await findRulebook(game).load()
  const links = chains.slice(0, seats).map((chain) => chain[1] ?? '')
  return new Course({
    rulebook,
    setup: chooseSetup(rulebook, setup),
    seed: dealSeed(secret, 1, links),
    clock,
    begunAt: 0,
    bots: 0,
    casting: { secret, deal: 1, links },
  })
}

/** Gives first answers until so many that a seat has draw chance; gives these. */
function untilDrawn(course: Course, least = 2): { seat: number; question: number; actions: Action[] } {
  for (let at = 1; at < 3000; at++) {
    const { seat, id } = course.match.questions()[0] as { seat: number; id: number }
    const answers = course.terms.rulebook.answers(course.match.state, seat)
    const drawing = answers.filter((each) => course.match.draws(seat, each))
    if (drawing.length >= least) return { seat, question: id, actions: drawing }
    course.do({ kind: 'answer', seat, question: id, action: answers[0] as Action }, at)
    addAll(course, at)
  }
  throw new Error('nothing draws')
}

/** Everybody adds to the dice that wait, if any do. */
function addAll(course: Course, at: number): void {
  const { cast } = course.position(null, at)
  for (const seat of cast?.owing ?? []) {
    const link = chains[seat]?.[cast?.number ?? 0] ?? ''
    expect(course.do({ kind: 'link', seat, number: cast?.number ?? 0, link }, at)).toBeNull()
  }
}

describe('an answer that waits for its dice', () => {
  test.each([
    ['samurai', 'gmt-01'],
    ['glory', 'two-crossings'],
  ])('of %s tells nobody what it is: whichever it was, all are sent the same', async (game, setup) => {
    const courses = [await courseOf(game, setup), await courseOf(game, setup)] as const
    untilDrawn(courses[1])
    const { seat, question, actions } = untilDrawn(courses[0])
    const told = courses.map((course, i) => {
      const before = [0, 1, null].map((viewer) => course.numberFor(viewer))
      const deed = { kind: 'answer', seat, question, action: actions[i] as Action } as const
      expect(course.do(deed, 1000)).toBeNull()
      return [0, 1, null].map((viewer, j) => {
        const text = JSON.stringify(update('m', course, viewer, before[j] ?? 0, 1000))
        return text.replace(/"vow":"[0-9a-f]{64}"/, '"vow":""')
      })
    })
    expect(told[0]).toEqual(told[1])
    expect(told[0]?.[0]).toContain('"vow":""')
  })

  test('is carried out with dice that nobody could know: other links, other dice', async () => {
    const [one, two] = [await courseOf('samurai', 'gmt-01'), await courseOf('samurai', 'gmt-01')]
    const { seat, question, actions } = untilDrawn(one)
    untilDrawn(two)
    for (const course of [one, two]) {
      course.do({ kind: 'answer', seat, question, action: actions[0] as Action }, 1000)
    }
    addAll(one, 1001)
    const { chance } = one.entriesSince(one.number - 1)[0] as { chance?: string }
    expect(chance).toMatch(/^sha256:/)
    expect(one.match.record.answers.at(-1)?.chance).toBe(chance)
    expect(one.match.state.dice.key).not.toBe(two.match.state.dice.key)
  })

  test('cannot be taken back without asking, not even where nothing was revealed', async () => {
    const course = await courseOf('samurai', 'gmt-01')
    const { seat, question, actions } = untilDrawn(course)
    course.do({ kind: 'answer', seat, question, action: actions[0] as Action }, 1000)
    expect(course.undoable(seat)).toBe(0)
    addAll(course, 1001)
    expect(course.undoable(seat)).toBe(0)
  })

  test('ends a batch, as dice do', async () => {
    const course = await courseOf('samurai', 'gmt-01')
    const { seat, question, actions } = untilDrawn(course)
    const carried = course.doAll({ seat, question, actions: [actions[0], actions[0]] as Action[] }, 1000)
    expect(carried).toEqual({ taken: 1, halt: { refused: 'revealed' } })
  })

  test('waits for nobody who has left: with the last who stays it is carried out', async () => {
    const course = await courseOf('shogun', 'standard-3', 3)
    const { seat, question, actions } = untilDrawn(course, 1)
    course.do({ kind: 'answer', seat, question, action: actions[0] as Action }, 1000)
    const [first, second, third] = [0, 1, 2]
    for (const each of [first, second]) {
      const number = course.position(null, 1001).cast?.number ?? 0
      course.do({ kind: 'link', seat: each, number, link: chains[each]?.[number] ?? '' }, 1001)
    }
    expect(includes(course.awaiting, third)).toBe(true)
    expect(course.do({ kind: 'resign', seat: third }, 1002)).toBeNull()
    expect(course.position(null, 1003).cast).toBeNull()
    expect(course.match.record.answers.at(-1)?.chance).toBeDefined()
  })
})
