import { findAction, type GameState, type Rulebook, streamOf } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { skirmish } from '@gunbai/skirmish'
import { describe, expect, test } from 'vitest'
import { playedGame } from '../testing/played-game.ts'
import { courseOf } from './course.ts'
import { Assessor, type Judged } from './judgement.ts'
import { type PlayedPlan, plansOf } from './plans.ts'
import { review } from './reviewing.ts'
import { isExcellent, isSettled, verdictOf } from './verdict.ts'

const duel = mini as unknown as Rulebook
const fords = skirmish as unknown as Rulebook
const rulebooks = await Promise.all(shelf.map(({ id }) => findRulebook(id).load()))

function judge(rulebook: Rulebook, plan: PlayedPlan, looks: number, worlds: number): Judged {
  const judging = new Assessor(rulebook, plan, 'test')
  while (!judging.search() && judging.looks < looks);
  while (!judging.compare(worlds));
  return judging.judged()
}

describe.each(rulebooks.map((rulebook) => [rulebook.id, rulebook] as const))('%s', (_, rulebook) => {
  const plans = plansOf(courseOf(rulebook, playedGame(rulebook, 'judged', ['beginner'])))
  const some = plans.filter((_, i) => i % Math.ceil(plans.length / 6) === 0)

  test('is judged by the eyes of its seat: what it could not know changes nothing', () => {
    const chance = streamOf(7)
    for (const plan of some) {
      const twin = { ...plan, before: rulebook.imagine(plan.before, plan.seat, chance) as GameState }
      expect(judge(rulebook, twin, 24, 4)).toEqual(judge(rulebook, plan, 24, 4))
    }
  })

  test('what is called better could have been played', () => {
    for (const plan of some) {
      const { better, place } = judge(rulebook, plan, 24, 4)
      if (better.length === 0) continue
      const state = rulebook.copy(plan.before)
      for (const action of plan.actions.slice(0, place - plan.first)) rulebook.play(state, plan.seat, action)
      expect(findAction(rulebook.answers(state, plan.seat), better[0] as never)).toBeDefined()
    }
  })
})

describe('plans', () => {
  const course = courseOf(duel, playedGame(duel, 'plans', ['random']))

  test('are of one seat, and end where something came that it could not know', () => {
    const plans = plansOf(course)
    expect(plans.length).toBeGreaterThan(5)
    for (const { first, seat, actions } of plans) {
      const steps = course.steps.slice(first, first + actions.length)
      expect(steps.map(({ action }) => action)).toEqual(actions)
      expect(steps.every((step) => step.seat === seat)).toBe(true)
      expect(steps.slice(0, -1).some(({ isChance, endsTurn }) => isChance || endsTurn)).toBe(false)
    }
  })
})

describe('a verdict', () => {
  test('is what a loss is at least', () => {
    const called = (mean: number, within: number) => verdictOf({ mean, within })
    expect(called(0.15, 0.04)).toBe('blunder')
    expect(called(0.15, 0.06)).toBe('mistake')
    expect(called(0.08, 0.025)).toBe('inaccuracy')
    expect(called(0.01, 0.025)).toBe('good')
    expect(called(0.03, 0.06)).toBe('unsure')
    expect(isExcellent({ mean: 0.06, within: 0.02 })).toBe(true)
    expect(isExcellent({ mean: 0.06, within: 0.04 })).toBe(false)
  })

  test('is settled when more worlds would hardly change it', () => {
    expect(isSettled({ mean: 0.2, within: 0.08 })).toBe(true)
    expect(isSettled({ mean: 0, within: 0.028 })).toBe(true)
    expect(isSettled({ mean: 0.06, within: 0.04 })).toBe(false)
    expect(isSettled({ mean: 0.06, within: 0.025 })).toBe(true)
  })
})

describe('a review', () => {
  const effort = { reckoning: 1000, searching: 400, comparing: 2000, worldsAPlan: 40 }
  const game = courseOf(fords, playedGame(fords, 'whole', ['greedy', 'random']))

  test('is the same from the same seed', () => {
    expect(review(game, { effort })).toEqual(review(game, { effort }))
  })

  test('tells who threw it away, in moments of the record, a handful first', () => {
    const { moments, first, curve, luck, done, seats } = review(game, { effort })
    expect(done).toBe(true)
    expect(curve).toHaveLength(game.steps.length + 1)
    expect(luck).toHaveLength(game.steps.length)
    expect(first.length).toBeLessThanOrEqual(5)
    for (const { number, seat, kind, change, better, confidence } of moments) {
      expect(game.steps[number - 1]?.seat).toBe(seat)
      expect(confidence).toBeGreaterThanOrEqual(0.5)
      if (['inaccuracy', 'mistake', 'blunder'].includes(kind)) {
        expect(change).toBeLessThan(-0.03)
        expect(better?.chance).toBeGreaterThan(better?.instead ?? 1)
      }
    }
    const costs = [0, 1].map((seat) =>
      moments
        .filter((each) => each.seat === seat && each.kind !== 'luck')
        .reduce((sum, m) => sum + m.change, 0),
    )
    expect(costs[1]).toBeLessThan(costs[0] as number)
    expect(seats).toHaveLength(2)
  })
})
