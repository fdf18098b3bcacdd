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

test('what one drag does is one tap: a unit is ordered and moved', async () => {
  const samurai = await findRulebook('samurai').load()
  const plan = [
    { kind: 'order', unit: 3 },
    { kind: 'order', unit: 5 },
    { kind: 'move', unit: 3, hex: 40 },
    { kind: 'endMovement' },
  ]
  expect(new Set(gesturesOf(samurai, plan, [])).size).toBe(3)
  const mini = await findRulebook('mini').load()
  expect(gesturesOf(mini, [{ kind: 'pass' }, { kind: 'pass' }], [])).toHaveLength(2)
})

test.each([
  ['gmt-01', 45],
  ['zvezda-2', 45],
  ['gmt-28', 30],
])(
  'samurai %s by days asks each other at most %i times a game under the recommended orders',
  async (id, most) => {
    const rulebook = await findRulebook('samurai').load()
    const setup = chooseSetup(rulebook, id)
    const { changesByDays, changesLive } = measureEffort({
      rulebook,
      setup,
      games: 20,
      seed: '1',
      bots: ['greedy', 'greedy'],
    })
    expect(changesByDays).toBeLessThanOrEqual(most)
    expect(changesByDays).toBeLessThan(changesLive)
  },
)

test.each([
  ['standard-4', 4, 330],
  ['standard-2', 2, 900],
])('shogun %s with %i players takes at most %i taps of all of them', async (id, seats, most) => {
  const rulebook = await findRulebook('shogun').load()
  const bots = Array.from({ length: seats }, () => 'greedy')
  const { taps } = measureEffort({ rulebook, setup: chooseSetup(rulebook, id), games: 4, seed: '1', bots })
  expect(taps).toBeLessThanOrEqual(most)
})
