import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { actionOf, clanNamed, type Scene, TestTable } from '../../testing/scene.ts'

const order: Scene = {
  koku: { pink: 5, grey: 5, indigo: 5, green: 5 },
  options: { truces: false },
  at: actionOf('plan'),
}

function planAll(t: TestTable, ...seats: number[]): TestTable {
  for (const seat of seats)
    t.say({ kind: 'put', bin: 'swords', koku: 0 }, seat)
      .say({ koku: 0 }, seat)
      .say({ bin: 'levies', koku: 5 }, seat)
  return t
}

describe('planning', () => {
  test('SG-PLAN-01 SG-PLAN-02 SG-PLAN-03 SG-TRK-02 SG-DP-10 every split of the koku, and only those, can be reached', () => {
    const found = new Set<string>()
    const walk = (path: number[]) => {
      const t = new TestTable(order)
      for (const koku of path) t.say({ kind: 'put', koku }, 0)
      if (!t.asked.includes(0)) {
        const { plan } = t.state.clans[0]
        const sum = plan.swords + plan.buildings + plan.levies + plan.ronin + plan.ninja
        expect(sum).toBe(5)
        found.add(JSON.stringify(plan))
        return
      }
      for (const action of t.list(0)) if (action.kind === 'put') walk([...path, action.koku])
    }
    walk([])
    // four free bins share 5 koku in 56 ways, or 3 koku in 20 when two go into building
    expect(found.size).toBe(56 + 20)
  })

  test('SG-PLAN-04 SG-TRK-01 SG-BLD-03 castles and fortresses get 0 or 2', () => {
    const t = new TestTable(order).say({ bin: 'swords', koku: 0 }, 0)
    expect(t.list(0).map((a) => a.kind === 'put' && a.koku)).toEqual([0, 2])
    expect(shogun.whyNot(t.state, 0, { kind: 'put', clan: 0, bin: 'buildings', koku: 3 } as never)).toEqual({
      rule: 'SG-PLAN-04',
    })
  })

  test('SG-PLAN-05 any other bin may take all', () => {
    const t = new TestTable(order)
    expect(t.offers({ bin: 'swords', koku: 5 }, 0)).toBe(true)
    t.say({ koku: 0 }, 0).say({ koku: 0 }, 0).say({ koku: 0 }, 0)
    expect(t.offers({ bin: 'ronin', koku: 5 }, 0)).toBe(true)
    t.say({ koku: 0 }, 0)
    expect(t.state.clans[0].plan.ninja).toBe(5)
  })

  test('SG-PLAN-06 SG-PLAN-07 SG-PLAN-08 SG-RND-02 SG-CAS-09 SG-TRK-124 secret while others plan, shown when all are done', () => {
    const t = planAll(new TestTable(order), 0)
    expect(t.asked).toEqual([1, 2, 3])
    const view = shogun.view(t.state, 1)
    expect(view.clans[0]).toMatchObject({ plan: null, koku: 5 })
    expect(shogun.view(t.state, 0).clans[0].plan).toMatchObject({ levies: 5 })
    expect(shogun.view(t.state, null).clans[0].plan).toBeNull()
    const again = shogun.load(JSON.parse(JSON.stringify(shogun.save(t.state))))
    expect(shogun.view(again, 1).clans[0].plan).toBeNull()
    expect(again.clans[0].plan.levies).toBe(5)
    planAll(t, 1, 2, 3)
    expect(t.events('planned')).toHaveLength(4)
    expect(shogun.view(t.state, 1).clans[0].plan).toMatchObject({ levies: 5 })
  })

  test('SG-PLAN-10 a plan that is fixed is not asked for again', () => {
    const t = planAll(new TestTable(order), 0)
    expect(t.asked).not.toContain(0)
    expect(t.list(0)).toEqual([])
  })

  test('SG-ELM-01 whoever is out plans nothing', () => {
    const t = new TestTable({
      ...order,
      armies: { grey: ['lost'] },
      change: (s) => {
        s.clans[1].alive = false
        s.clans[1].koku = 0
      },
    })
    expect(t.asked).toEqual([0, 2, 3])
  })
})

describe('the spy', () => {
  const spying: Scene = {
    ...order,
    ninja: 'pink',
    change: (s) => {
      s.ninjaRound = s.round - 1
    },
  }

  test('SG-PLAN-09 SG-NIN-06 SG-NIN-30 SG-DP-11 the holder is asked first, and waiting is seen by all', () => {
    const t = new TestTable(spying)
    expect([t.asks, t.asked]).toEqual(['plan / spy or plan', [0]])
    t.say({ kind: 'waitToSpy' })
    expect(t.asked).toEqual([1, 2, 3])
    expect(shogun.view(t.state, 2).waiting).toBe(true)
  })

  test('SG-NIN-31 SG-RUL-87 SG-TRK-03 SG-DP-12 he names one opponent when all others have fixed their plans', () => {
    const t = new TestTable(spying).say({ kind: 'waitToSpy' })
    planAll(t, 1, 2)
    expect(t.asks).toBe('plan / plan')
    planAll(t, 3)
    expect([t.asks, t.asked]).toEqual(['plan / spy', [0]])
    expect(t.list(0)).toEqual([1, 2, 3, -1].map((on) => ({ kind: 'spy', on })))
  })

  test('SG-NIN-32 SG-NIN-33 SG-TRK-04 SG-TRK-05 SG-DP-13 he alone sees that plan, then makes his own; others learn only whom he spied on', () => {
    const t = planAll(new TestTable(spying).say({ kind: 'waitToSpy' }), 1, 2, 3)
    t.say({ kind: 'spy', on: clanNamed('indigo') })
    expect(shogun.view(t.state, 0).clans.map(({ plan }) => plan !== null)).toEqual([true, false, true, false])
    expect(shogun.view(t.state, 1).clans[2].plan).toBeNull()
    expect(shogun.view(t.state, 1).spied).toBe(2)
    expect(t.asked).toEqual([0])
    planAll(t, 0)
    expect(t.events('planned')).toHaveLength(4)
    expect(t.state.ninja).toBe(-1)
  })

  test('SG-NIN-05 SG-NIN-34 SG-NIN-35 SG-RUL-49 SG-TRK-51 SG-TRK-36 unused, the ninja goes back, and he may bid again', () => {
    const t = new TestTable(spying).say({ kind: 'planWithTheRest' })
    t.say({ koku: 0 }, 0).say({ koku: 0 }, 0).say({ koku: 0 }, 0).say({ bin: 'ronin', koku: 0 }, 0)
    planAll(t, 1, 2, 3)
    expect(t.events('ninjaReturned')).toMatchObject([{ clan: 0 }])
    const order = t.told.map(({ kind }) => kind)
    expect(order.indexOf('ninjaReturned')).toBeLessThan(order.indexOf('planned'))
    for (const seat of [1, 2, 3]) t.say({ kind: 'enough' }, seat)
    expect(t.state.ninja).toBe(0)
    expect(t.state.ninjaRound).toBe(2)
  })

  test('SG-DP-12 having waited he may still look at nobody', () => {
    const t = planAll(new TestTable(spying).say({ kind: 'waitToSpy' }), 1, 2, 3).say({ kind: 'spy', on: -1 })
    expect(t.events('spied')).toEqual([])
    expect(t.asks).toBe('plan / plan of the spy')
  })
})

describe('truces', () => {
  const talking: Scene = { ...order, options: {} }

  test('SG-DIP-01 SG-DIP-02 SG-RUL-60 SG-RUL-91 SG-DP-91 a truce offered by both is recorded for the round', () => {
    const t = new TestTable(talking)
    t.say({ kind: 'offerTruce', to: 1 }, 0)
      .say({ kind: 'offerTruce', to: 2 }, 0)
      .say({ kind: 'offerTruce', to: 0 }, 1)
    expect(t.offers({ kind: 'offerTruce', to: 1 }, 0)).toBe(false)
    expect(shogun.view(t.state, 1).clans[0].own).toBeNull()
    planAll(t, 0, 1, 2, 3)
    expect(t.state.truces).toEqual([{ a: 0, b: 1, round: 2 }])
    expect(t.events('truceMade')).toMatchObject([{ a: 0, b: 1 }])
  })
})
