import { streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { shogun } from './rulebook.ts'
import { actionOf, armyId, at, type Scene, TestTable, warTurnOf } from './testing/scene.ts'

/** Pink and Grey are one player’s clans, Indigo and Green the other’s. */
const base = { seats: 2 } as const

describe('two players', () => {
  test('SG-2P-05 SG-2P-06 SG-2P-07 SG-RUL-48 SG-TRK-119 a province of the ally is neither entered nor attacked', () => {
    const order: Scene = {
      ...base,
      forces: { pink: 'hida 2p', grey: 'mino 1p', indigo: 'kaga 1p' },
      armies: { pink: ['hida level 2: 1a'] },
      at: warTurnOf('pink'),
    }
    const t = new TestTable(order)
    expect(t.offers({ kind: 'march', to: at('mino') })).toBe(false)
    t.say({ kind: 'endPhase' })
    expect(t.offers({ kind: 'declare', to: at('mino') })).toBe(false)
    expect(t.offers({ kind: 'declare', to: at('kaga') })).toBe(true)
    const refused = { kind: 'declare', from: at('hida'), army: -1, to: at('mino') }
    expect(shogun.whyNot(t.state, 0, refused as never)).toEqual({ rule: 'SG-2P-05' })
    const d = new TestTable({ ...order, at: warTurnOf('pink', 'after C') })
    expect(d.offers({ kind: 'march', to: at('mino') })).toBe(false)
    d.say({ kind: 'endPhase' }).say({ kind: 'send', from: at('hida') })
    expect(d.offers({ province: at('mino') })).toBe(false)
  })

  test('SG-TRK-120 one clan clears, the ally enters', () => {
    const t = new TestTable({ ...base, forces: { grey: 'hida 2p' }, at: warTurnOf('grey', 'after C') })
    t.say({ kind: 'endPhase' })
      .say({ kind: 'send' })
      .say({ kind: 'to', province: at('mino') })
    expect(t.owner('mino')).toBe('grey')
  })

  test('SG-2P-01 SG-2P-08 each clan plans, is paid and keeps its limits by itself', () => {
    const t = new TestTable({ ...base, forces: { pink: 'aki 1p, suo 1p' }, at: actionOf('income') })
    expect(t.state.clans.map(({ koku }) => koku)).toEqual([3, 3, 3, 3])
    expect(t.asked).toEqual([0, 1])
    t.say({ kind: 'put', clan: 0, koku: 3 }, 0)
    expect(t.list(0)[0]).toMatchObject({ clan: 1 })
    t.say({ kind: 'put', clan: 1, koku: 3 }, 0)
    expect(t.asked).toEqual([1])
  })

  test('SG-2P-12 the ninja does not strike the ally', () => {
    const t = new TestTable({ ...base, ninja: 'pink', at: warTurnOf('pink') })
    expect(t.list().flatMap((a) => (a.kind === 'strike' ? [a.army] : []))).toEqual([
      armyId('indigo'),
      armyId('green'),
    ])
  })

  const spying: Scene = {
    ...base,
    koku: { pink: 3, grey: 3, indigo: 3, green: 3 },
    ninja: 'pink',
    change: (s) => {
      s.ninjaRound = s.round - 1
    },
    at: actionOf('plan'),
  }

  test('SG-2P-13 the spy waits for the three other clans and looks at a clan of the opponent', () => {
    const t = new TestTable(spying)
    t.say({ kind: 'waitToSpy' })
    expect(t.asked).toEqual([0, 1])
    t.say({ clan: 1, koku: 3 }, 0).say({ clan: 2, koku: 3 }, 1)
    expect(t.asks).toBe('plan / plan')
    t.say({ clan: 3, koku: 3 }, 1)
    expect(t.asks).toBe('plan / spy')
    expect(t.list().map((a) => a.kind === 'spy' && a.on)).toEqual([2, 3, -1])
  })

  test('SG-2P-13 imagined by the opponent, the ally’s plan is drawn anew and the spy has still to make his', () => {
    const t = new TestTable(spying)
    t.say({ kind: 'waitToSpy' })
      .say({ clan: 1, koku: 3 }, 0)
      .say({ clan: 2, koku: 3 }, 1)
      .say({ clan: 3, koku: 3 }, 1)
    t.say({ kind: 'spy', on: 2 })
    expect(t.asks).toBe('plan / plan of the spy')
    for (let seed = 1; seed < 10; seed++) {
      const world = shogun.imagine(t.state, 1, streamOf(seed))
      expect(world.clans.map(({ ready }) => ready)).toEqual([false, true, true, true])
      expect(world.clans[0].plan).toEqual(t.state.clans[0].plan)
    }
  })

  test('SG-TRK-121 SG-NIN-02 two clans of one player that tie for the ninja do not get it', () => {
    const t = new TestTable({
      ...base,
      at: actionOf('ninja'),
      change: (s) => {
        for (const clan of [0, 1]) {
          s.clans[clan].koku = 2
          s.clans[clan].plan.ninja = 2
        }
      },
    })
    expect(t.state.ninja).toBe(-1)
  })

  const many = Array.from({ length: 68 }, (_, i) => i)
  const owning = (pink: number, grey: number): Scene => ({
    ...base,
    armies: { pink: [], grey: [], indigo: [], green: [] },
    at: actionOf('income'),
    change: (s) => {
      for (const clan of s.clans) clan.provinces = 0
      many.forEach((province) => {
        const clan = province < pink ? 0 : province < pink + grey ? 1 : province % 2 === 0 ? 2 : 3
        s.owner[province] = clan
        s.forces[province].spearman = clan === 0 && province > 35 ? 0 : 1
        if (s.forces[province].spearman === 0) s.forces[province].archer = 1
        s.clans[clan].provinces++
      })
    },
  })

  test('SG-2P-09 SG-2P-10 SG-RUL-47 SG-ELM-09 fifty at the end of a round win, for both clans together; 35 mean nothing', () => {
    expect(new TestTable(owning(30, 20)).state.result).toEqual({ winners: [0], because: 'result.fifty' })
    expect(new TestTable(owning(36, 13)).state.result).toBeNull() // SG-TRK-118
  })

  test('SG-TRK-118 SG-2P-10 fifty in the middle of a round are not yet enough', () => {
    const order = owning(30, 19)
    const t = new TestTable({
      ...order,
      at: warTurnOf('pink', 'move forces'),
      change: (s) => {
        order.change?.(s)
        s.owner[67] = -1
        s.forces[67].spearman = 0
        s.clans[3].provinces--
      },
    })
    expect(t.state.result).toBeNull()
  })

  test('SG-2P-11 SG-RUL-48 a clan without daimyo is out and the victor’s clan inherits; with both gone the player has lost', () => {
    const t = new TestTable({
      ...base,
      forces: { pink: 'mino 5a, osumi 1p', indigo: 'kai 2p' },
      armies: { pink: ['izu: 1a', 'aki: 1a', 'suo: 1a'], indigo: ['hida:'], green: ['lost'] },
      at: warTurnOf('pink', 'after A'),
      change: (s) => {
        s.clans[3].alive = false
      },
    })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say({ kind: 'endPhase' })
    expect(t.owner('kai')).toBe('pink')
    expect(t.state.result).toEqual({ winners: [0], because: 'result.survivor' })
  })

  test('SG-2P-05 SG-RUL-89 a ninja’s blow hands the province under attack to the attacker’s ally: the battle is void', () => {
    const t = new TestTable({
      ...base,
      forces: { pink: 'hida 3p', indigo: 'mino 2p' },
      armies: { grey: ['izu: 1a', 'aki: 1a', 'suo: 1a'], indigo: ['iyo:'] },
      ninja: 'grey',
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say({ kind: 'endPhase' })
    t.say({ kind: 'pass' }).say({ kind: 'pass' })
    expect(t.state.battle).not.toBeNull()
    t.dice(1).say({ kind: 'strike', army: armyId('indigo') })
    expect(t.owner('mino')).toBe('grey')
    expect(t.state.battle).toBeNull()
    expect(t.events('rolled')).toEqual([])
    expect([t.force('hida').spearman, t.force('mino').spearman]).toEqual([3, 2])
    expect(t.state.phase).toBe('D')
  })

  test('SG-2P-14 SG-FRT-06 castle extras are whole again for the second clan', () => {
    const t = new TestTable({
      ...base,
      forces: { pink: 'mino 5a', grey: 'kaga 2p', indigo: 'hida 1p' },
      castles: { hida: 1 },
      at: actionOf('war'),
    })
    t.say({ kind: 'endPhase' }).say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 1, 1, 1, 12, 12).say({ kind: 'endPhase' }).say({ kind: 'breakOff' })
    expect(t.events('fell')).toMatchObject([{ extras: 4 }])
    while (t.state.turn !== 1) t.say({ kind: 'endPhase' })
    t.say({ kind: 'endPhase' }).say({ kind: 'declare', from: at('kaga'), to: at('hida') })
    t.dice(...Array.from({ length: 7 }, () => 12)).say({ kind: 'endPhase' })
    expect(t.events('rolled').at(-1)?.dice).toHaveLength(5)
  })
})
