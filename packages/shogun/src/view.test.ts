import { chooseSetup, Match, pick, seatsIn, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { shogun } from './rulebook.ts'
import type { ShogunState } from './state.ts'
import { actionOf, at, TestTable, warTurnOf } from './testing/scene.ts'

describe('who sees what', () => {
  test('SG-CMP-18 armies, experience, forces, stock, koku, swords and the ninja lie open', () => {
    const t = new TestTable({
      forces: { pink: 'hida 2p' },
      armies: { pink: ['mino level 2: 1a 2g'] },
      ninja: 'pink',
      at: warTurnOf('pink'),
    })
    for (const seat of [1, null]) {
      const view = shogun.view(t.state, seat)
      expect(view.armies[0]).toMatchObject({ archer: 1, gunner: 2, hole: 3, place: at('mino') })
      expect(view.provinces[at('hida')].force.spearman).toBe(2)
      expect(view.clans[0].stock.spearman).toBe(34)
      expect(view.ninja).toBe(0)
      expect(view.armies[0].level).toBe(2)
    }
  })

  test('SG-FRT-01 SG-FRT-02 SG-WIN-01 a castle shows what it lends, and all see how far it is to victory', () => {
    const t = new TestTable({
      forces: { pink: 'hida 2p, kai 1p' },
      castles: { hida: 1, kai: 2 },
      at: warTurnOf('pink'),
    })
    const view = shogun.view(t.state, null)
    expect([view.provinces[at('hida')].extras, view.provinces[at('kai')].extras]).toEqual([4, 5])
    expect(view.provinces[at('aki')].extras).toBe(0)
    expect(view.goal).toBe(35)
    const two = shogun.begin(chooseSetup(shogun, 'standard-2'), 'goal')
    expect(shogun.view(two, 0).goal).toBe(50)
  })

  test('SG-RON-05 SG-TRK-29 imagined, the stacks lie elsewhere but are the same stacks, and each fits', () => {
    const t = new TestTable({
      forces: { pink: 'aki 5p, hida 5p, mino 3p, kai 2p, iyo 5p' },
      hidden: { hida: 4, mino: 1 },
      at: warTurnOf('grey'),
    })
    const places = new Set<number>()
    for (let seed = 1; seed < 40; seed++) {
      const world = shogun.imagine(t.state, 1, streamOf(seed))
      expect(shogun.view(world, 1)).toEqual(shogun.view(t.state, 1))
      expect(shogun.scrutiny.violations(world)).toEqual([])
      places.add(world.hidden.indexOf(4))
    }
    expect([...places].sort()).toEqual(['aki', 'hida', 'iyo'].map(at).sort())
    expect(shogun.imagine(t.state, 0, streamOf(1)).hidden).toEqual(t.state.hidden)
  })

  test('SG-RON-20 SG-RUL-100 imagined while an army is on its way, a stack that fits nowhere lies where one can still come', () => {
    const t = new TestTable({
      forces: { pink: 'mino 1p, kaga 1p, aki 1p, iyo 1p' },
      armies: { pink: ['hida: 1a 1g', 'kaga: 1g'] },
      hidden: { hida: 2 },
      at: warTurnOf('pink'),
    })
    t.say({ kind: 'march', army: 0, to: at('mino'), ronin: 0 }).say({ kind: 'leave', unit: 'gunner' })
    t.say({ kind: 'go' })
    const places = new Set<number>()
    for (let seed = 1; seed < 40; seed++) {
      places.add(shogun.imagine(t.state, 1, streamOf(seed)).hidden.indexOf(2))
    }
    expect([...places].sort()).toEqual(['hida', 'mino', 'kaga'].map(at).sort())
  })

  test('SG-PLAN-06 imagined, a plan already fixed is another one of the same sum', () => {
    const t = new TestTable({
      koku: { pink: 5, grey: 5, indigo: 5, green: 5 },
      options: { truces: false },
      at: actionOf('plan'),
    })
    t.say({ bin: 'swords', koku: 5 }, 0)
    const plans = new Set<string>()
    for (let seed = 1; seed < 30; seed++) {
      const { plan } = shogun.imagine(t.state, 1, streamOf(seed)).clans[0]
      expect(plan.swords + plan.buildings + plan.levies + plan.ronin + plan.ninja).toBe(5)
      plans.add(JSON.stringify(plan))
    }
    expect(plans.size).toBeGreaterThan(5)
    expect(shogun.imagine(t.state, 0, streamOf(1)).clans[0].plan.swords).toBe(5)
  })

  test('no view, of a seat or a spectator, changes when what is hidden from it is imagined anew', () => {
    const s = shogun.begin(chooseSetup(shogun, 'standard-3'), 'views')
    const chance = streamOf(3)
    for (let answers = 0; s.result === null && answers < 1500; answers++) {
      const seat = pick(chance, seatsIn(s.awaiting))
      shogun.play(s, seat, pick(chance, shogun.answers(s, seat)))
      if (answers % 10 > 0) continue
      for (const viewer of [0, 1, 2]) {
        const world = shogun.imagine(s, viewer, chance)
        expect(shogun.view(world, viewer)).toEqual(shogun.view(s, viewer))
        expect(shogun.view(world, null)).toEqual(shogun.view(s, null))
      }
    }
  })

  test('the sketch shows provinces by owner, with armies and castles', () => {
    const t = new TestTable({
      forces: { pink: 'hida 2p' },
      armies: { pink: ['hida level 3: 1a 2g'], grey: ['kai: slain 1p'] },
      castles: { hida: 1 },
      hidden: { hida: 2 },
      at: warTurnOf('pink'),
    })
    const drawn = shogun.sketch(shogun.view(t.state, 0))
    expect(drawn).toContain('Hida ^            2p  |  Konishi (level 3) 1a 2g  |  2?')
    expect(drawn).toContain('Shimazu (leaderless) 1p')
    expect(shogun.sketch(shogun.view(t.state, 1))).not.toContain('2?')
  })
})

describe('records', () => {
  test('SG-RUL-94 a declaration is taken back by undo', () => {
    const match = new Match(shogun, chooseSetup(shogun, 'standard-4', { truces: false }), 'undo')
    const chance = streamOf(4)
    const step = () => match.questions()[0].name
    while (step() !== 'war turn / declare') {
      const [{ seat, id }] = match.questions()
      match.answer(seat, id, pick(chance, shogun.answers(match.state as ShogunState, seat)))
    }
    const [{ seat, id }] = match.questions()
    const declare = shogun.answers(match.state as ShogunState, seat).find((a) => a.kind === 'declare')
    match.answer(seat, id, declare)
    expect((match.state as ShogunState).declared).toHaveLength(1)
    expect(match.undo(seat)).toBe(true)
    expect((match.state as ShogunState).declared).toEqual([])
  })

  test('the same seed and the same answers give the same game', () => {
    const play = () => {
      const match = new Match(shogun, chooseSetup(shogun, 'standard-2'), 'same')
      const chance = streamOf(9)
      for (let answers = 0; answers < 600 && match.state.result === null; answers++) {
        const [question] = match.questions()
        const list = shogun.answers(match.state as ShogunState, question.seat)
        match.answer(question.seat, question.id, pick(chance, list))
      }
      return shogun.hash(match.state)
    }
    expect(play()).toBe(play())
  })
})
