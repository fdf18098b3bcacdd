import { expect, test } from 'vitest'
import { allFacts } from './battle-facts.ts'

test('every battle has the figures that the docs have measured, and its scenario what its file says', () => {
  const { samurai = {}, glory = {} } = allFacts()
  expect(Object.keys(samurai)).toHaveLength(48)
  expect(samurai['gmt-01']).toEqual({
    year: null,
    edition: 'gmt',
    flags: 5,
    units: [10, 10],
    leaders: ['Akagi Gentaro', 'Akai Heiji', 'Aoki Genjiro', 'Aoyama Kohei'],
    hands: [
      { command: 5, dragon: 3, honor: 5, begins: true },
      { command: 5, dragon: 3, honor: 5, begins: false },
    ],
    grounds: [],
    special: [],
    firstWins: 54,
    turns: 9.4,
  })
  expect(samurai['gmt-05']?.grounds).toEqual(['river'])
  expect(samurai['gmt-21']?.grounds).toContain('castle')
  expect(samurai['gmt-12']).toMatchObject({ year: 1560, flags: 5, firstWins: 37 })
  expect(glory['two-crossings']).toMatchObject({ firstWins: 63.5, turns: 10 })
  for (const facts of [...Object.values(samurai), ...Object.values(glory)]) {
    expect(facts.firstWins).toBeGreaterThan(0)
    expect(facts.firstWins).toBeLessThan(100)
  }
})

test('the special rules of a scenario are those of its file, with what they name', () => {
  const { samurai = {} } = allFacts()
  expect(samurai['gmt-05']?.special).toEqual([
    { code: 'river-impassable-except-fords', who: 'both', values: { river: 'Tajii river' } },
    {
      code: 'exit-unit-across-river',
      who: 'top',
      values: { unit: 'ASp', flags: 1, removeUnit: 'true', zone: 'mori-bank' },
    },
  ])
  expect(samurai['gmt-03']?.special).toContainEqual({
    code: 'named-leader-worth-2',
    who: 'both',
    values: { flags: 2, leader: expect.stringContaining('Motoshige') },
  })
  expect(samurai['gmt-22']?.special).toContainEqual({
    code: 'first-roll',
    who: 'both',
    values: { dice: 5 },
  })
})
