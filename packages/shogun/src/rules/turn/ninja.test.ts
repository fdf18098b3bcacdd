import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { facing } from '../../testing/facing.ts'
import { actionOf, armyId, at, type Scene, TestTable, warTurnOf } from '../../testing/scene.ts'

/** Ninja bids by clan, from A6 on. */
function bidding(bids: readonly number[], order: Partial<Scene> = {}): TestTable {
  return new TestTable({
    at: actionOf('ninja'),
    ...order,
    change: (s) => {
      bids.forEach((ninja, clan) => {
        s.clans[clan].koku = ninja
        s.clans[clan].plan.ninja = ninja
      })
      order.change?.(s)
    },
  })
}

describe('the auction', () => {
  test.each([
    ['SG-NIN-01', [1, 3, 2, 0], 1],
    ['SG-NIN-02 SG-TRK-37', [2, 2, 1, 0], -1],
    ['SG-NIN-02', [2, 1, 2, 2], -1],
    ['SG-NIN-01', [2, 2, 0, 3], 3],
    ['SG-NIN-04', [0, 0, 0, 0], -1],
  ] as const)('%s SG-NIN-03 SG-DP-60 SG-RND-06 bids %j: clan %i; all koku are gone', (_, bids, winner) => {
    const t = bidding(bids)
    expect(t.state.ninja).toBe(winner)
    expect(t.state.clans.map(({ koku }) => koku)).toEqual([0, 0, 0, 0])
  })

  test('SG-NIN-08 SG-RND-07 SG-RUL-83 SG-TRK-35 in round 1 nobody strikes', () => {
    const t = bidding([1], { round: 1 })
    expect(t.asks).toBe('war turn / move armies')
  })

  test('SG-NIN-07 SG-NIN-10 SG-DP-65 SG-RUL-88 from round 2 the holder is asked at once, and everybody sees who holds it', () => {
    const t = bidding([1])
    expect([t.asks, t.asked]).toEqual(['ninja / strike', [0]])
    expect(shogun.view(t.state, 3).ninja).toBe(0)
  })
})

describe('the assassin', () => {
  test('SG-NIN-11 SG-NIN-06 he may pass, or name any living enemy daimyo', () => {
    const t = new TestTable(facing)
    const targets = t.list().flatMap((a) => (a.kind === 'strike' ? [a.army] : []))
    expect(targets).toEqual([armyId('grey', 1), armyId('grey', 2), armyId('indigo'), armyId('green')])
    expect(t.offers({ kind: 'pass' })).toBe(true)
  })

  test.each([
    [8, 'slain'],
    [9, 'living'],
  ])('SG-NIN-12 SG-NIN-13 SG-TRK-38 a %i leaves him %s; the ninja goes back', (die, leader) => {
    const t = new TestTable(facing).dice(die).say({ kind: 'strike', army: armyId('grey', 2) })
    expect(t.army('grey', 2).leader).toBe(leader)
    expect(t.state.ninja).toBe(-1)
    expect(t.asks).toBe(die === 8 ? 'war turn / move armies' : 'strike / revenge')
  })

  test.each([
    [9, 'strike / slay'],
    [8, 'war turn / move armies'],
  ])('SG-NIN-14 SG-NIN-15 SG-NIN-16 SG-TRK-39 SG-DP-66 SG-DP-67 revenge with a %i: %s', (die, next) => {
    const t = new TestTable(facing).dice(9, die).say({ kind: 'strike', army: armyId('grey', 2) })
    expect(t.asked).toEqual([1])
    t.say({ kind: 'takeRevenge' })
    expect(t.asks).toBe(next)
    if (die === 8) return
    expect(t.list().map((a) => a.kind === 'slay' && a.army)).toEqual([armyId('pink', 1), armyId('pink', 2)])
    t.say({ kind: 'slay', army: armyId('pink', 2) })
    expect(t.army('pink', 2).leader).toBe('slain')
    expect(t.asks).toBe('war turn / move armies')
  })

  test('SG-RUL-81 revenge may be forgone', () => {
    const t = new TestTable(facing)
      .dice(12)
      .say({ kind: 'strike', army: armyId('grey') })
      .say({ kind: 'forgoRevenge' })
    expect(t.asks).toBe('war turn / move armies')
  })

  test('SG-TRK-48 SG-NIN-14 a failed strike, revenge on the last lone daimyo: the avenger inherits in whoever’s turn it is', () => {
    const t = new TestTable({
      ...facing,
      armies: { pink: ['hida:'], grey: ['kai: 3p', 'suruga: 1a', 'izu: 1a'] },
    })
    t.dice(12, 12)
      .say({ kind: 'strike', army: armyId('grey') })
      .say({ kind: 'takeRevenge' })
    expect(t.events('eliminated')).toMatchObject([{ clan: 0, by: 1 }])
    expect(t.owner('hida')).toBe('grey')
    expect(t.asks).toBe('war turn / move armies')
  })

  test('SG-TRK-50 SG-ELM-13 the ninja of an eliminated holder goes back', () => {
    const t = new TestTable({
      forces: { grey: 'hida 5p' },
      armies: { pink: ['mino:'], grey: ['kai: 1a', 'iyo: 1a', 'aki: 1a'] },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say({ kind: 'endPhase' })
    t.say({ kind: 'pass' }).say({ kind: 'pass' }).say({ kind: 'pass' })
    t.dice(12, 1, 1, 1, 1, 1).say({ kind: 'pass' })
    expect(t.events('eliminated')).toMatchObject([{ clan: 0, by: 1 }])
    expect(t.state.ninja).toBe(-1)
  })

  test('SG-RUL-92 no window opens while two own armies share a province', () => {
    const t = new TestTable({
      forces: { grey: 'hida 1p, mino 1p' },
      armies: { grey: ['hida: 1a', 'mino: 1a'] },
      ninja: 'pink',
      at: warTurnOf('grey'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'march', army: armyId('grey', 1), to: at('mino') })
    expect(t.asks).toBe('war turn / move armies')
    t.say({ kind: 'march', army: armyId('grey', 2), to: at('hida') })
    expect(t.asks).toBe('ninja / strike')
  })

  /** Grey's army one leaves ronin hidden in Hida, where the force cannot carry them, to army two. */
  const leaving: Scene = {
    forces: { grey: 'hida 1p, mino 1p, kaga 1p, kai 3p' },
    armies: { grey: ['hida: 1a 1g', 'kaga: 2g'] },
    hidden: { hida: 2 },
    ninja: 'pink',
    at: warTurnOf('grey'),
  }
  const departs = (scene: Scene) =>
    new TestTable(scene).say({ kind: 'pass' }).say({ kind: 'march', to: at('mino'), ronin: 0 })

  test('SG-RUL-92 a window opens wherever the hidden ronin lie: whether one does would tell', () => {
    for (const hidden of ['hida', 'kai']) {
      const t = departs({ ...leaving, hidden: { [hidden]: 2 } })
      expect([hidden, t.asks, t.asked]).toEqual([hidden, 'ninja / strike', [0]])
    }
  })

  test('SG-RUL-92 SG-RON-21 ronin that a blow leaves without their troop go back, and the phase goes on', () => {
    const t = departs(leaving)
      .dice(1)
      .say({ kind: 'strike', army: armyId('grey', 2) })
    expect(t.events('roninLost')).toMatchObject([{ province: at('hida'), ronin: 2 }])
    expect([t.asks, t.state.ronin]).toEqual(['war turn / move armies', 25])
    expect(t.offers({ kind: 'endPhase' })).toBe(true)
  })

  test('SG-RUL-92 SG-RON-20 a blow elsewhere changes nothing: the other army still must come', () => {
    const t = departs(leaving)
      .dice(1)
      .say({ kind: 'strike', army: armyId('indigo') })
    expect(t.events('roninLost')).toEqual([])
    expect(t.offers({ kind: 'endPhase' })).toBe(false)
    expect(t.offers({ kind: 'march', army: armyId('grey', 2), to: at('hida') })).toBe(true)
  })

  test('SG-RUL-92 the same in phase D', () => {
    const t = departs({ ...leaving, at: warTurnOf('grey', 'after C') })
      .dice(1)
      .say({ kind: 'strike', army: armyId('grey', 2) })
    expect(t.events('roninLost')).toMatchObject([{ province: at('hida'), ronin: 2 }])
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-RUL-36 the windows of a war turn with one move and one battle', () => {
    const t = new TestTable({
      forces: { pink: 'owari 1p', grey: 'hida 5p, kai 1p', indigo: 'mino 5p' },
      armies: { grey: ['shinano: 1a 1s'] },
      ninja: 'pink',
      at: warTurnOf('grey'),
    })
    let windows = 0
    const heard: string[] = []
    t.dice(...Array.from({ length: 12 }, () => 12))
    while (t.state.round === 2 && t.state.stage === 'war' && t.state.turn === 1) {
      if (t.asks === 'ninja / strike') {
        windows++
        t.say({ kind: 'pass' })
        continue
      }
      heard.push(t.asks)
      if (t.asks === 'war turn / move armies' && t.army('grey').steps === 0) {
        t.say({ kind: 'march', to: at('kai') })
          .say({ kind: 'leave', unit: 'archer' })
          .say({ kind: 'go' })
      } else if (t.asks === 'war turn / declare' && t.state.declared.length === 0) {
        t.say({ kind: 'declare', from: at('hida'), to: at('mino') })
      } else if (t.asks === 'battle / break off') t.say({ kind: 'breakOff' })
      else t.say({ kind: 'endPhase' })
    }
    // before A, after the move, after A, after B, before the battle, before step 1, after 3, after 7, after the battle, after C
    expect(windows).toBe(10)
  })

  test('SG-DIP-02 SG-RUL-91 a ninja sent against a partner breaks the truce', () => {
    const t = new TestTable({
      ...facing,
      change: (s) => {
        s.truces = [{ a: 0, b: 1, round: 2 }]
      },
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('truceBroken')).toMatchObject([{ by: 0, with: 1 }])
    expect(t.state.truces).toEqual([])
  })
})
