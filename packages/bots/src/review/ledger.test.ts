import { BadInput, type Rulebook, streamOf } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { Estimate } from '../estimate.ts'
import { playedGame } from '../testing/played-game.ts'
import { drawAnew } from './chances.ts'
import { courseOf, type Step } from './course.ts'
import { reckon } from './ledger.ts'

const duel = mini as unknown as Rulebook
const rulebooks = await Promise.all(shelf.map(({ id }) => findRulebook(id).load()))

describe.each(rulebooks.map((rulebook) => [rulebook.id, rulebook] as const))('%s', (_, rulebook) => {
  const course = courseOf(rulebook, playedGame(rulebook, 'ledger'))

  test('start, luck and choices come to the result', () => {
    const ledger = reckon(course, 1)
    for (const { start, luck, own, others, result, adjusted } of ledger.accounts()) {
      expect(Math.abs(start + luck + own + others - result)).toBeLessThan(1e-9)
      expect(adjusted).toBeCloseTo(result - luck, 12)
    }
    expect(course.result.reduce((sum, each) => sum + each)).toBeCloseTo(1, 12)
  })

  test('what nobody knows is drawn anew, and nobody sees a difference', () => {
    const chance = streamOf(3)
    for (const { before } of course.steps.filter((_, i) => i % 20 === 0)) {
      const world = rulebook.copy(before)
      drawAnew(rulebook, world, chance)
      for (const viewer of [null, ...before.asked.keys()]) {
        expect(rulebook.view(world, viewer)).toEqual(rulebook.view(before, viewer))
      }
    }
  })
})

describe('luck', () => {
  test('is nothing in the mean, whoever plays', () => {
    for (const bots of [['greedy'], ['greedy', 'random']]) {
      const luck = new Estimate()
      const results = new Estimate()
      const adjusted = new Estimate()
      for (let game = 0; game < 250; game++) {
        const [account] = reckon(courseOf(duel, playedGame(duel, `luck ${game}`, bots)), 6, {
          seed: `luck ${game}`,
        }).accounts()
        luck.add(account?.luck ?? 0)
        results.add(account?.result ?? 0)
        adjusted.add(account?.adjusted ?? 0)
      }
      const { mean, within } = luck.measured()
      expect(Math.abs(mean)).toBeLessThan(1.5 * within)
      // what is left is told from fewer games
      if (bots.length === 1) expect(adjusted.deviation).toBeLessThan(0.75 * results.deviation)
    }
  })

  test('is where dice or cards are, and a choice is where there is one', () => {
    const course = courseOf(duel, playedGame(duel, 'where'))
    const reckoned = reckon(course, 3).reckoned()
    expect(course.steps.some(({ isChance }) => isChance)).toBe(true)
    for (const [i, { luck, choice }] of reckoned.entries()) {
      const step = course.steps[i] as Step
      if (!step.isChance) expect(luck.map(({ mean }) => mean)).toEqual([0, 0])
      if (!step.isChoice && !step.isChance && !step.endsTurn) {
        expect(choice.map(({ mean }) => mean)).toEqual([0, 0])
      }
    }
  })

  test('is the same from the same seed, and narrower with more worlds', () => {
    const course = courseOf(duel, playedGame(duel, 'same'))
    expect(reckon(course, 5, { seed: 'a' }).accounts()).toEqual(reckon(course, 5, { seed: 'a' }).accounts())
    expect(reckon(course, 5, { seed: 'a' }).accounts()).not.toEqual(
      reckon(course, 5, { seed: 'b' }).accounts(),
    )
    const width = (worlds: number) => {
      const [account] = reckon(course, worlds).accounts()
      return (account?.interval[1] ?? 0) - (account?.interval[0] ?? 0)
    }
    expect(width(400)).toBeLessThan(0.4 * width(25))
  })
})

describe('a game that somebody gave up', () => {
  const { answers, ...record } = playedGame(duel, 'given up')
  const short = { ...record, answers: answers.slice(0, 6), checks: [] }

  test('is no luck, but the choice of whoever did', () => {
    const course = courseOf(duel, short, { winners: [0], by: 1 })
    const [winner, loser] = reckon(course, 20).accounts()
    expect([winner?.result, loser?.result]).toEqual([1, 0])
    expect(winner?.others).toBeGreaterThan(0.2)
    for (const each of [winner, loser]) {
      const sum = (each?.start ?? 0) + (each?.luck ?? 0) + (each?.own ?? 0) + (each?.others ?? 0)
      expect(Math.abs(sum - (each?.result ?? 9))).toBeLessThan(1e-9)
    }
  })

  test('needs somebody to say how it ended', () => {
    expect(() => courseOf(duel, short)).toThrow(BadInput)
  })
})
