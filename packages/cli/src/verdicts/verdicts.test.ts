import { expect, test } from 'vitest'
import { gunbai } from '../testing/console.ts'
import { verdictFigures } from './verdict-figures.ts'
import type { Checked } from './verdict-game.ts'

const checked = (verdict: Checked['verdict'], lossAgain: number): Checked => ({
  verdict,
  loss: 0.2,
  worlds: 24,
  again: 'unsure',
  worldsAgain: 240,
  lossAgain,
  withinAgain: 0.01,
})

test('a blunder is confirmed, and a good choice missed, by what it loses in the second judgement', () => {
  const { called, confirmed, missed } = verdictFigures([
    {
      game: 0,
      setup: 'a',
      called: { blunder: 2, good: 5 },
      checked: [checked('blunder', 0.15), checked('good', 0.02)],
    },
    {
      game: 1,
      setup: 'b',
      called: { blunder: 1, unsure: 1 },
      checked: [checked('blunder', 0.09), checked('good', 0.1)],
    },
  ])
  expect(called).toEqual({ blunder: 3, good: 5, unsure: 1 })
  expect(confirmed).toMatchObject({ of: 2, count: 1, share: 0.5 })
  expect(missed).toMatchObject({ of: 2, count: 1, share: 0.5 })
})

test('verdicts: judges, judges again with ten times the worlds, the same from the same seed', async () => {
  const line =
    'verdicts skirmish fords --bots greedy,random --games 2 --each 1 --goods 1 --glance 4 --looks 30 --worlds 24 --threads 1'
  const { code, out } = await gunbai(`${line} --json`)
  expect(code).toBe(0)
  const { games, called, confirmed, missed } = JSON.parse(out)
  expect(games).toBe(2)
  expect(called.good).toBeGreaterThan(0)
  expect(confirmed.of + missed.of).toBeGreaterThan(0)
  expect((await gunbai(line)).out).toMatch(/^blunder +\d/m)
})
