import { below, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { type BattleLine, noLine } from '../position/battle-line.ts'
import { shogun } from '../rulebook.ts'
import { armyId, at, TestTable, warTurnOf } from '../testing/scene.ts'
import { battleOdds, cheapestFirst, usualStakes } from './odds.ts'

const line = (fields: Partial<BattleLine>): BattleLine => ({ ...noLine, ...fields })
const army = line({ daimyo: 1, archer: 2, swordsman: 2, gunner: 5, spearman: 5 })

describe('battle odds', () => {
  test('SG-CBT-02 SG-CBT-12 spearman against spearman: 2 to 2 to 1, by hand', () => {
    // a sequence ends with 1/3 * 2/3 won, as much lost, 1/9 both; 4/9 nothing happens
    const odds = battleOdds(line({ spearman: 1 }), line({ spearman: 1 }), false)
    expect(odds.win).toBeCloseTo(2 / 5, 12)
    expect(odds.lose).toBeCloseTo(2 / 5, 12)
    expect(odds.bothLost).toBeCloseTo(1 / 5, 12)
  })

  test('SG-CBT-09 SG-RUL-54 an archer against a spearman shoots first', () => {
    // 1/2 at once; else the spearman hits with 1/3, and it begins again
    const { win, lose } = battleOdds(line({ archer: 1 }), line({ spearman: 1 }), false)
    expect(win).toBeCloseTo(0.5 / (1 - 0.5 * (2 / 3)), 12)
    expect(win + lose).toBeCloseTo(1, 12)
  })

  test('SG-NAV-01 SG-NAV-03 from the sea the defender fires once more, the castle not', () => {
    const one = battleOdds(line({ spearman: 1 }), line({ spearman: 1 }), true)
    expect(one.win).toBeCloseTo((2 / 3) * (2 / 5), 12)
    const castle = battleOdds(line({ spearman: 1 }), line({ castleSpearmen: 4 }), true)
    expect(castle.win).toBeCloseTo(
      battleOdds(line({ spearman: 1 }), line({ castleSpearmen: 4 }), false).win,
      12,
    )
  })

  test('SG-FRT-04 extras are not counted among the defenders left', () => {
    const odds = battleOdds(army, line({ spearman: 2, fortressRonin: 5 }), false)
    expect(odds.defendersLeft).toHaveLength(3)
    expect(sum(odds.defendersLeft)).toBeCloseTo(1, 12)
  })

  test('all chances add up to one, and equal sides have equal chances', () => {
    const odds = battleOdds(army, army, false)
    expect(odds.win + odds.lose + odds.bothLost).toBeCloseTo(1, 12)
    expect(odds.win).toBeCloseTo(odds.lose, 12)
    expect(odds.expectedAttackers).toBeCloseTo(odds.expectedDefenders, 12)
    expect(sum(odds.attackersLeft)).toBeCloseTo(1, 12)
  })

  test('they agree with the rules themselves, played 3000 times with the same order of casualties', () => {
    const chance = streamOf(11)
    const games = 3000
    let won = 0
    let left = 0
    const order = ['ronin', 'spearman', 'gunner', 'swordsman', 'archer']
    const table = new TestTable({
      forces: { pink: 'nagato 1a 1s 1g 2p 1r, osumi 1p', grey: 'buzen 2p 1r' },
      castles: { buzen: 1 },
      at: warTurnOf('pink', 'after A'),
    })
    table.say({ kind: 'declare', from: at('nagato'), to: at('buzen') })
    for (let game = 0; game < games; game++) {
      const s = shogun.copy(table.state)
      s.dice = streamOf(below(chance, 2 ** 31))
      const fight = () => {
        const seat = shogun.questions(s)[0].seat
        const list = shogun.answers(s, seat)
        if (list[0].kind !== 'lose')
          return list.find((a) => a.kind === 'endPhase' || a.kind === 'goOn') ?? list[0]
        return [...list].sort((a, b) =>
          a.kind === 'lose' && b.kind === 'lose' ? order.indexOf(a.unit) - order.indexOf(b.unit) : 0,
        )[0]
      }
      while (s.phase !== 'D') shogun.play(s, shogun.questions(s)[0].seat, fight())
      if (s.owner[at('buzen')] === -1 && s.owner[at('nagato')] === 0) won++
      const force = s.forces[at('nagato')]
      if (s.owner[at('nagato')] === 0)
        left += force.archer + force.swordsman + force.gunner + force.spearman + force.ronin
    }
    const exact = battleOdds(
      line({ archer: 1, swordsman: 1, gunner: 1, spearman: 2, ronin: 1 }),
      line({ spearman: 2, ronin: 1, castleSpearmen: 4 }),
      true,
    )
    const deviation = Math.sqrt((exact.win * (1 - exact.win)) / games)
    expect(Math.abs(won / games - exact.win)).toBeLessThan(4 * deviation)
    expect(Math.abs(left / games - exact.expectedAttackers)).toBeLessThan(0.15)
  })

  test('the owner’s own order of casualties counts', () => {
    const proud = ['ronin', 'archer', 'swordsman', 'gunner', 'spearman'] as const
    const best = battleOdds(army, army, false)
    const worse = battleOdds(army, army, false, { attackers: proud, defenders: cheapestFirst })
    expect(worse.win).toBeLessThan(best.win)
  })

  test('SG-CBT-10 to break off wisely is never worse than to fight to the end, and hopeless battles are broken off', () => {
    const weak = battleOdds(line({ archer: 1, spearman: 1 }), army, false)
    expect(weak.goOn(0, 0)).toBe(false)
    expect(battleOdds(army, line({ spearman: 1 }), false).goOn(0, 0)).toBe(true)
    const { units, province } = usualStakes
    const even = battleOdds(line({ spearman: 3 }), line({ spearman: 3 }), false)
    const toTheEnd =
      even.win * province -
      (3 - even.expectedAttackers) * units.spearman +
      usualStakes.enemy * (3 - even.expectedDefenders) * units.spearman
    expect(even.gain).toBeGreaterThanOrEqual(toTheEnd - 1e-12)
  })
})

describe('odds of answers', () => {
  test('a declaration has the odds of its battle, hidden ronin left out; an empty target has none', () => {
    const order = { forces: { pink: 'hida 1p', grey: 'mino 2p' }, at: warTurnOf('pink', 'after A') } as const
    const open = new TestTable(order)
    const declare = open.list().find((a) => a.kind === 'declare' && a.to === at('mino')) as never
    const odds = shogun.odds?.(open.state, 0, declare)
    expect(odds?.chances.map(({ chance }) => chance)).toHaveLength(2)
    const hidden = new TestTable({ ...order, hidden: { mino: 1 } })
    expect(shogun.odds?.(hidden.state, 0, declare)).toEqual(odds)
    const empty = open.list().find((a) => a.kind === 'declare' && a.to === at('kaga')) as never
    expect(shogun.odds?.(open.state, 0, empty)).toBeNull()
  })

  test('SG-NIN-12 SG-NIN-14 the ninja succeeds eight times in twelve, revenge four times', () => {
    const t = new TestTable({ ninja: 'pink', at: warTurnOf('pink') })
    const strike = { kind: 'strike', army: armyId('grey') } as const
    expect(shogun.odds?.(t.state, 0, strike)?.chances[0].chance).toBeCloseTo(8 / 12)
    expect(shogun.odds?.(t.state, 0, { kind: 'takeRevenge' })?.chances[0].chance).toBeCloseTo(4 / 12)
    expect(shogun.odds?.(t.state, 0, { kind: 'pass' })).toBeNull()
  })
})

function sum(chances: readonly number[]): number {
  return chances.reduce((total, chance) => total + chance, 0)
}
