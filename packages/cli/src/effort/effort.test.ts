import { chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { expect, test } from 'vitest'
import { gunbai } from '../testing/console.ts'
import { gesturesOf, measureEffort } from './effort.ts'

test('counts the same game in the same way, and every answer of it', async () => {
  const { code, out } = await gunbai('effort mini duel --games 5 --bots random --json')
  expect(code).toBe(0)
  const figures = JSON.parse(out)
  expect(Object.keys(figures)).toEqual([
    'answers',
    'taps',
    'windowsShown',
    'declinedByOrder',
    'changesLive',
    'changesByDays',
    'longestRun',
  ])
  expect(JSON.parse((await gunbai('effort mini duel --games 5 --bots random --json')).out)).toEqual(figures)
  expect(figures.taps).toBeLessThanOrEqual(figures.answers)
})

test('a game without gestures of its own has one for each answer', async () => {
  const mini = await findRulebook('mini').load()
  expect(gesturesOf(mini, [{ kind: 'pass' }, { kind: 'pass' }], [])).toHaveLength(2)
})

test.each([
  ['gmt-01', { days: 45, taps: 190 }],
  ['zvezda-2', { days: 45, taps: 170 }],
  ['gmt-28', { days: 30, taps: 130 }],
])('samurai %s asks and costs at most %o a game under the recommended orders', async (id, most) => {
  const rulebook = await findRulebook('samurai').load()
  const setup = chooseSetup(rulebook, id)
  const { changesByDays, changesLive, taps } = measureEffort({
    rulebook,
    setup,
    games: 20,
    seed: '1',
    bots: ['greedy', 'greedy'],
  })
  expect(changesByDays).toBeLessThanOrEqual(most.days)
  expect(changesByDays).toBeLessThan(changesLive)
  expect(taps).toBeLessThanOrEqual(most.taps)
})

test.each([
  ['standard-4', 4, 330],
  ['standard-2', 2, 900],
])('shogun %s with %i players takes at most %i taps of all of them', async (id, seats, most) => {
  const rulebook = await findRulebook('shogun').load()
  const bots = Array.from({ length: seats }, () => 'greedy')
  const { taps } = measureEffort({ rulebook, setup: chooseSetup(rulebook, id), games: 4, seed: '1', bots })
  expect(taps).toBeLessThanOrEqual(most)
})

test.each([
  ['two-crossings', 20, 420],
  ['kronau', 1, 900],
])('glory %s asks in %i games for at most %i taps each', async (id, games, most) => {
  const rulebook = await findRulebook('glory').load()
  const setup = chooseSetup(rulebook, id)
  const { taps } = measureEffort({ rulebook, setup, games, seed: '1', bots: ['greedy', 'greedy'] })
  expect(taps).toBeLessThanOrEqual(most)
})
