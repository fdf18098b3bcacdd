import { expect, it } from 'vitest'
import { CIRCLE } from '../data/die.ts'
import type { Worth } from '../rules/combat/results.ts'
import { chanceToRollMore } from './contest.ts'
import { rollsOf } from './rolls.ts'

const plain: Worth = {
  symbol: CIRCLE,
  swordsHit: true,
  swordsIgnored: 0,
  flag: 1,
  fortune: true,
  fortuneLess: 0,
  swordsAgain: false,
}

it('SB-DICE-01 one die hits in two of six, drives off in one, brings honor in one', () => {
  const { atLeast, meanFlags, meanHonor, driven } = rollsOf(plain, 1)
  expect([atLeast[0], atLeast[1], atLeast[2]]).toEqual([expect.closeTo(1), expect.closeTo(1 / 3), 0])
  expect([meanFlags, meanHonor, driven[4][0]]).toEqual([
    expect.closeTo(1 / 6),
    expect.closeTo(1 / 6),
    expect.closeTo(1 / 6),
  ])
})

it('all chances of a roll add up to one, whatever the faces are worth', () => {
  for (const dice of [0, 1, 2, 5, 8, 12]) {
    for (const worth of [plain, { ...plain, swordsAgain: true }, { ...plain, swordsIgnored: 3, flag: 2 }]) {
      const sum = rollsOf(worth, dice).all.reduce((total, { chance }) => total + chance, 0)
      expect(sum).toBeCloseTo(1, 12)
    }
  }
})

it('SB-SWORD-01 an ignored sword is the first one', () => {
  const { atLeast } = rollsOf({ ...plain, symbol: -1, swordsIgnored: 1 }, 2)
  expect(atLeast[1]).toBeCloseTo(1 / 36)
})

it('SB-ARMY-06 swords are rolled once more, and count', () => {
  const { atLeast, all } = rollsOf({ ...plain, symbol: -1, swordsAgain: true }, 1)
  expect([atLeast[1], atLeast[2]]).toEqual([expect.closeTo(1 / 6), expect.closeTo(1 / 36)])
  expect(Math.max(...all.map(({ hits }) => hits))).toBe(2)
})

it('SB-INSP-09 the first honor of an inspired unit does not count', () => {
  expect(rollsOf({ ...plain, fortuneLess: 1 }, 2).meanHonor).toBeCloseTo(1 / 36)
})

it('SB-DC-DUEL-06 the chance to roll more swords than the other', () => {
  expect(chanceToRollMore(1, 0)).toBeCloseTo(1 / 6)
  expect(chanceToRollMore(1, 1)).toBeCloseTo(5 / 36)
  expect(chanceToRollMore(0, 3)).toBe(0)
  expect(chanceToRollMore(2, 1)).toBeCloseTo((10 / 36) * (5 / 6) + 1 / 36)
})
