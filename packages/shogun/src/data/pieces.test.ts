import { chooseSetup } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { shogun } from '../rulebook.ts'
import { optionsOf, setups } from '../setups/options.ts'
import { armyId, at, TestTable, warTurnOf } from '../testing/scene.ts'
import {
  baseCount,
  battleMarkers,
  castleCount,
  colours,
  experienceTrack,
  families,
  hitsAtMost,
  perColour,
  perKoku,
  roninCount,
  sides,
} from './pieces.ts'

describe('the box', () => {
  test('SG-CMP-01 SG-CMP-03 SG-CMP-04 SG-CMP-06 SG-MIS-08 SG-MIS-09 five colours with three daimyo each, fifteen families', () => {
    expect(colours).toHaveLength(5)
    expect(new Set(families.flat()).size).toBe(15)
    expect(families[0]).toEqual(['Konishi', 'Takahashi', 'Ota'])
  })

  test('SG-CMP-02 SG-CMP-05 SG-CMP-07 SG-RUL-15 SG-MIS-04 SG-MIS-05 72 pieces: 6 flag-bearers, 3 daimyo, 36 spearmen, 27 others', () => {
    const units = Object.values(perColour).reduce((sum, count) => sum + count, 0)
    expect(6 + 3 + units).toBe(72)
    expect(perColour.spearman).toBe(36)
    expect(perColour.archer).toBeGreaterThanOrEqual(3)
    expect(perColour.gunner).toBeGreaterThanOrEqual(6)
  })

  test('SG-CMP-08 SG-CMP-10 SG-CMP-15 SG-CMP-16 SG-RUL-14 SG-MIS-06 castles, bases, ronin, markers, dice', () => {
    expect([castleCount, baseCount, roninCount, battleMarkers, sides]).toEqual([10, 5, 25, 12, 12])
  })

  test('SG-UNI-02 SG-EX-12 values of the units', () => {
    expect(hitsAtMost).toEqual({ daimyo: 6, archer: 6, swordsman: 5, ronin: 5, gunner: 4, spearman: 4 })
  })

  test('SG-LVY-01 SG-RON-01 SG-UNI-08 what a koku buys; a daimyo is not for sale', () => {
    expect(perKoku).toEqual({ archer: 1, swordsman: 2, gunner: 2, spearman: 3, ronin: 2 })
  })

  test('SG-EXP-06 SG-EXP-07 SG-RUL-51 SG-MIS-07 the track begins 1 1 1 2 and ends with 4', () => {
    expect(experienceTrack.slice(0, 4)).toEqual([1, 1, 1, 2])
    expect(experienceTrack.at(-1)).toBe(4)
    expect(experienceTrack).toEqual([...experienceTrack].sort())
  })

  test('SG-UNI-01 SG-EX-12 SG-RUL-77 an archer hits with 6 and misses with 7', () => {
    for (const [die, hits] of [
      [6, 1],
      [7, 0],
    ] as const) {
      const t = new TestTable({
        forces: { pink: 'hida 1a', grey: 'mino 5p' },
        at: warTurnOf('pink', 'after A'),
      })
      t.say({ kind: 'declare', to: at('mino') })
      t.dice(die, 12, 12, 12, 12, 12).say({ kind: 'endPhase' })
      expect(t.events('rolled')[0]).toMatchObject({ unit: 'archer', hits })
    }
  })

  test('SG-UNI-05 SG-UNI-07 SG-LIM-08 ronin fill no box, and the ninja holds nothing', () => {
    const t = new TestTable({
      forces: { pink: 'hida 1p' },
      armies: { pink: ['hida: 2a 2s 4g 6p 14r'] },
      ninja: 'pink',
      at: warTurnOf('pink'),
    })
    t.say({ kind: 'pass' })
    expect(t.army('pink').ronin).toBe(14)
    expect(t.offers({ kind: 'takeIn', army: armyId('pink') })).toBe(false)
    expect(t.state.clans[0].provinces).toBe(1)
  })
})

describe('set-ups and options', () => {
  test('SG-SET-01 SG-DP-92 two to five players', () => {
    expect(setups.map(({ id, seats }) => [id, seats])).toEqual([
      ['standard-2', 2],
      ['standard-3', 3],
      ['standard-4', 4],
      ['standard-5', 5],
    ])
  })

  test('SG-DP-92 the recommended options are those of the rulings', () => {
    expect(optionsOf(chooseSetup(shogun, 'standard-3'))).toEqual({
      victory: 'standard',
      truces: true,
      cardSplit: 'secret',
      pickUpInPlace: true,
      roninAttackReveal: 'optional',
      armyDetachInD: false,
      armySwap: true,
      interleaveForces: false,
      reattackAfterBreakOff: false,
      navalEarlyBreakOff: false,
      loneDaimyo: 'immediate',
      inheritRonin: true,
      battleMarkerCap: 'none',
      garrisonMovesAgain: false,
      joinLeaderless: 'D',
    })
    expect(optionsOf(chooseSetup(shogun, 'standard-2')).victory).toBe('two players')
  })
})
