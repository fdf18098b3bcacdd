import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import type { Plan } from '../../state.ts'
import { actionOf, armyId, at, type Scene, TestTable } from '../../testing/scene.ts'

const nothing: Plan = { swords: 0, buildings: 0, levies: 0, ronin: 0, ninja: 0 }

/** Plans that are shown already, by clan; play goes on from that action. */
function planned(action: string, plans: readonly Partial<Plan>[], order: Partial<Scene> = {}): TestTable {
  return new TestTable({
    at: actionOf(action),
    ...order,
    change: (s) => {
      plans.forEach((plan, clan) => {
        s.clans[clan].plan = { ...nothing, ...plan }
        s.clans[clan].koku = Object.values(s.clans[clan].plan).reduce((a, b) => a + b)
      })
      order.change?.(s)
    },
  })
}

describe('swords with two players', () => {
  test('SG-2P-02 SG-SWD-05 a player’s own two clans that tie for one sword draw lots for it', () => {
    const t = planned('swords', [{ swords: 2 }, { swords: 2 }, {}, {}], { seats: 2 })
    expect(t.asked).toEqual([0])
    t.say({ kind: 'wish', clan: 0, sword: 1 }, 0).say({ kind: 'wish', clan: 1, sword: 1 }, 0)
    expect(t.events('sword')).toMatchObject([{ sword: 1, by: 'lot' }])
    expect([t.asks, t.asked]).toEqual(['second wish / wish', [0]])
    t.say({ kind: 'wish', sword: 4 })
    expect(t.state.clans.map(({ sword }) => sword).sort()).toEqual([1, 2, 3, 4])
    expect([t.state.clans[0].sword, t.state.clans[1].sword].sort()).toEqual([1, 4])
  })

  test('SG-2P-02 SG-SWD-10 SG-RUL-32 with one clan out three swords are left, and its player still has one', () => {
    const t = planned('swords', [{}, { swords: 1 }, {}, {}], {
      seats: 2,
      armies: { pink: ['lost'] },
      change: (s) => {
        s.clans[0].alive = false
      },
    })
    expect(t.list(0).map((a) => a.kind === 'wish' && a.sword)).toEqual([1, 2, 3])
    t.say({ kind: 'wish', sword: 3 })
    expect(t.state.order.at(-1)).toBe(1)
    expect(t.state.order).toHaveLength(3)
  })
})

describe('swords among those who are left', () => {
  test('SG-SWD-06 SG-SWD-02 a tie for second place waits for the first and comes before the third', () => {
    const t = planned('swords', [{ swords: 1 }, { swords: 2 }, { swords: 2 }, { swords: 3 }])
    expect(t.asked).toEqual([3])
    t.say({ sword: 1 })
    expect(t.asked).toEqual([1, 2])
    t.say({ sword: 2 }, 1).say({ sword: 4 }, 2)
    expect(t.state.clans.map(({ sword }) => sword)).toEqual([3, 2, 4, 1]) // the last one left is not asked
  })

  test('SG-SWD-05 everybody bids the same and wants the same: each loser chooses before the next', () => {
    const t = planned('swords', [{ swords: 1 }, { swords: 1 }, { swords: 1 }, { swords: 1 }])
    for (const seat of [0, 1, 2, 3]) t.say({ sword: 4 }, seat)
    const first = t.asked
    t.say({ sword: 3 })
    expect(t.asked).not.toEqual(first)
    expect(t.offers({ sword: 3 })).toBe(false)
    t.say({ sword: 2 })
    expect([...t.state.clans.map(({ sword }) => sword)].sort()).toEqual([1, 2, 3, 4])
  })
})

describe('levies at the limits', () => {
  test('SG-LVY-04 SG-CMP-07 all nine archers in play: none to be had, whatever is paid', () => {
    const t = planned('levy', [{ levies: 3 }], {
      forces: { pink: 'hida 5a, mino 4a' },
      armies: { pink: ['kai: 1p'] },
    })
    expect(t.offers({ kind: 'enlist', unit: 'archer' })).toBe(false)
    expect(t.offers({ kind: 'enlist', unit: 'swordsman' })).toBe(true)
  })

  test('SG-LVY-08 SG-LVY-09 a force of five beside an army of fifteen has no room for anybody', () => {
    const t = planned('levy', [{ levies: 3 }], {
      forces: { pink: 'hida 5p' },
      armies: { pink: ['hida: 4a 10g'] },
      change: (s) => {
        s.armies[0].gunner = 5
        s.armies[0].spearman = 5
        s.clans[0].stock.gunner += 5
        s.clans[0].stock.spearman -= 5
      },
    })
    expect(t.list()).toEqual([{ kind: 'enough', clan: 0 }])
  })

  test('SG-LVY-05 SG-LVY-06 who owns one province enlists one unit, however much is paid', () => {
    const t = planned('levy', [{ levies: 2 }], { armies: { pink: ['hida: 1a'] }, castles: { hida: 2 } })
    t.say({ kind: 'enlist', unit: 'gunner' }).say({ kind: 'station', province: at('hida'), army: false })
    expect(t.list()).toEqual([{ kind: 'enough', clan: 0 }]) // the only province has its unit
  })

  test('SG-LVY-02 SG-LVY-03 a swordsman and a gunner share a koku, a third of either opens another', () => {
    const t = planned('levy', [{ levies: 2 }], {
      forces: { pink: 'hida 1p, mino 1p, kai 1p, izu 1p, aki 1p' },
    })
    const enlist = (unit: string, province: string) =>
      t.say({ kind: 'enlist', unit }).say({ kind: 'station', province: at(province) })
    enlist('swordsman', 'hida')
    enlist('gunner', 'mino')
    enlist('gunner', 'kai')
    expect(t.offers({ kind: 'enlist', unit: 'spearman' })).toBe(false)
    expect(t.offers({ kind: 'enlist', unit: 'archer' })).toBe(false)
    expect(t.offers({ kind: 'enlist', unit: 'swordsman' })).toBe(true)
  })

  test('SG-RON-07 SG-LVY-10 a unit enlisted in A4 carries a ronin in A5 of the same round', () => {
    const t = planned('levy', [{ levies: 1, ronin: 1 }], {
      forces: { pink: 'hida 1p' },
      armies: { pink: ['mino:'] },
    })
    t.say({ kind: 'enlist', unit: 'spearman' }).say({ kind: 'station', province: at('hida') })
    t.say({ kind: 'enough' })
    expect(t.list()).toEqual([
      { kind: 'post', clan: 0, province: at('hida'), ronin: 1 },
      { kind: 'enough', clan: 0 },
    ])
  })
})

describe('the ninja from round to round', () => {
  test('SG-NIN-34 SG-NIN-35 SG-NIN-01 a spy who bids the most has the ninja again, and may strike in that round', () => {
    const t = new TestTable({
      koku: { pink: 3, grey: 3, indigo: 3, green: 3 },
      ninja: 'pink',
      at: actionOf('plan'),
      change: (s) => {
        s.ninjaRound = s.round - 1
      },
    })
    t.say({ kind: 'waitToSpy' })
    for (const seat of [1, 2, 3]) t.say({ kind: 'put', bin: 'swords', koku: 3 }, seat)
    t.say({ kind: 'spy', on: 1 })
    for (const bin of ['swords', 'buildings', 'levies', 'ronin']) t.say({ kind: 'put', bin, koku: 0 })
    expect(t.events('ninjaReturned')).toEqual([{ kind: 'ninjaReturned', clan: 0 }])
    for (const seat of [1, 2, 3]) t.say({ kind: 'wish', sword: seat }, seat)
    expect(t.state.ninja).toBe(0)
    expect([t.asks, t.offers({ kind: 'strike', army: armyId('grey') })]).toEqual(['ninja / strike', true])
  })

  test('SG-NIN-31 SG-RUL-91 the spy sees a plan, not the truces offered with it', () => {
    const spying = (offers: boolean) => {
      const t = new TestTable({
        koku: { pink: 3, grey: 3, indigo: 3, green: 3 },
        ninja: 'pink',
        at: actionOf('plan'),
        change: (s) => {
          s.ninjaRound = s.round - 1
        },
      })
      t.say({ kind: 'waitToSpy' })
      if (offers)
        t.say({ kind: 'offerTruce', clan: 1, to: 0 }, 1).say({ kind: 'offerTruce', clan: 1, to: 2 }, 1)
      for (const seat of [1, 2, 3]) t.say({ kind: 'put', bin: 'swords', koku: 3 }, seat)
      t.say({ kind: 'spy', on: 1 })
      expect(t.state.clans[1].offers).toBe(offers ? 5 : 0)
      return shogun.view(t.state, 0)
    }
    expect(spying(true)).toEqual(spying(false))
  })

  test('SG-NIN-02 a tie for the ninja at the top of three bids leaves the koku gone and the third without it', () => {
    const t = planned('ninja', [{ ninja: 2 }, { ninja: 1 }, { ninja: 2 }, { ninja: 1 }])
    expect([t.state.ninja, t.events('ninjaUnsold').length]).toEqual([-1, 1])
    expect(t.state.clans.map(({ koku }) => koku)).toEqual([0, 0, 0, 0])
  })

  test('SG-NIN-10 SG-ELM-12 struck right after the auction, a clan is out before the war: its heir declares with its forces', () => {
    const t = planned('ninja', [{ ninja: 1 }], {
      forces: { grey: 'kai 2p', indigo: 'musashi 1p' },
      armies: { pink: ['hida: 1a', 'aki: 1a', 'iyo: 1a'], grey: ['kai:'] },
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect([t.owner('kai'), t.state.turn]).toEqual(['pink', 0])
    t.say({ kind: 'endPhase' })
    expect(t.offers({ kind: 'declare', from: at('kai'), to: at('musashi') })).toBe(true)
  })
})
