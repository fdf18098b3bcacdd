import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { armyId, at, type Scene, TestTable, troopOf, warTurnOf } from '../../testing/scene.ts'

const one = armyId('pink', 1)
const two = armyId('pink', 2)

/** Pink's phase B; declarations of armies, then the end of it. */
function phaseC(
  order: Omit<Scene, 'at'>,
  ...declarations: { army?: number; from?: string; to: string }[]
): TestTable {
  const forces = { ...order.forces, pink: `${order.forces?.pink ?? ''}, osumi 1p` } // one more, so that B is ended by hand
  const t = new TestTable({ ...order, forces, at: warTurnOf('pink', 'after A') })
  for (const { army, from, to } of declarations) {
    t.say({
      kind: 'declare',
      army: army ?? -1,
      ...(from === undefined ? {} : { from: at(from) }),
      to: at(to),
    })
  }
  return t
}

const hits = (count: number) => Array.from({ length: count }, () => 1)
const end = { kind: 'endPhase' }

/** An army of one archer and a daimyo that always hits: two dice are thrown at most. */
const chain: Omit<Scene, 'at'> = {
  forces: { pink: 'hida 1p', grey: 'mino 1p, owari 1p, mikawa 1p' },
  armies: { pink: ['hida level 3: 3a'] },
}

describe('experienced daimyo in combat', () => {
  test('SG-VET-01 SG-VET-03 SG-VET-04 SG-VET-07 SG-WAR-05 SG-VET-13 SG-TRK-94 level 3: win, move in, attack again, stay, and so on', () => {
    const t = phaseC(chain, { army: one, to: 'mino' })
      .dice(...hits(3))
      .say(end)
    expect(t.asks).toBe('attacks / move in')
    t.say({ kind: 'march', to: at('mino') })
    expect(t.owner('mino')).toBe('pink') // SG-VET-10
    t.dice(...hits(3)).say({ kind: 'attack', to: at('owari') })
    t.say({ kind: 'march', to: at('owari') })
      .say({ kind: 'leave' })
      .say({ kind: 'go' })
    t.dice(...hits(2)).say({ kind: 'attack', to: at('mikawa') })
    expect(t.owner('mikawa')).toBeNull()
    expect(t.army('pink')).toMatchObject({ place: at('owari'), hole: 7 }) // SG-EXP-05: one hole for three battles
    expect(t.state.phase).toBe('D') // SG-VET-07
  })

  test('SG-EXP-02 SG-WAR-05 SG-TRK-88 SG-TRK-89 a level 1 army attacks once and does not move in C; nor after its last attack', () => {
    const level1 = phaseC({ ...chain, armies: { pink: ['hida: 3a'] } }, { army: one, to: 'mino' })
    expect(level1.dice(...hits(3)).say(end).state.phase).toBe('D')
    const t = phaseC({ ...chain, armies: { pink: ['hida level 2: 3a'] } }, { army: one, to: 'mino' })
    t.dice(...hits(3))
      .say(end)
      .say({ kind: 'march', to: at('mino') }) // SG-TRK-88
    t.dice(...hits(3)).say({ kind: 'attack', to: at('owari') })
    expect(t.state.phase).toBe('D')
    expect(t.army('pink').place).toBe(at('mino'))
  })

  test('SG-VET-02 SG-RUL-68 SG-DP-78 later attacks: any adjacent enemy or empty province, or none', () => {
    const t = phaseC(chain, { army: one, to: 'mino' })
      .dice(...hits(3))
      .say(end)
      .say({ kind: 'stay' })
    const targets = t.list().flatMap((a) => (a.kind === 'attack' ? [a.to] : []))
    expect(targets.sort()).toEqual(['echizen', 'etchu', 'kaga', 'mino', 'shinano'].map(at).sort())
    t.say({ kind: 'endAttacks' })
    expect(t.state.phase).toBe('D')
  })

  test('SG-VET-05 SG-TRK-90 SG-TRK-91 SG-RUL-26 SG-VET-08 entering an empty province is an attack, no victory', () => {
    const t = phaseC({ ...chain, armies: { pink: ['hida level 2: 3a'] } }, { army: one, to: 'kaga' }).say(end)
    expect(t.asks).toBe('attacks / move in')
    t.say({ kind: 'march', to: at('kaga') })
    expect(t.owner('kaga')).toBe('pink')
    t.say({ kind: 'endAttacks' })
    expect(t.army('pink').hole).toBe(3) // SG-EXP-04
  })

  test('SG-VET-18 a province cleared before, not just now, costs an attack', () => {
    const t = phaseC(chain, { army: one, to: 'mino' })
      .dice(...hits(3))
      .say(end)
      .say({ kind: 'stay' })
    t.say({ kind: 'attack', to: at('kaga') }).say({ kind: 'stay' })
    t.say({ kind: 'attack', to: at('mino') })
    expect(t.state.phase).toBe('D') // the third attack is spent, and none is left to move in
    expect(t.owner('mino')).toBeNull()
  })

  test('SG-VET-06 SG-TRK-93 SG-RUL-27 not again where he broke off, unless the option allows it', () => {
    const misses = () => Array.from({ length: 5 }, () => 12)
    const t = phaseC(chain, { army: one, to: 'mino' })
      .dice(...misses())
      .say(end)
      .say({ kind: 'breakOff' })
    expect(t.asks).toBe('attacks / next attack')
    expect(t.offers({ to: at('mino') })).toBe(false)
    expect(t.offers({ to: at('kaga') })).toBe(true)
    expect(shogun.whyNot(t.state, 0, { kind: 'attack', to: at('mino') } as never)).toEqual({
      rule: 'SG-VET-06',
    })
    const again = phaseC({ ...chain, options: { reattackAfterBreakOff: true } }, { army: one, to: 'mino' })
    again
      .dice(...misses())
      .say(end)
      .say({ kind: 'breakOff' })
    expect(again.offers({ to: at('mino') })).toBe(true)
  })

  test('SG-VET-09 SG-VET-17 SG-DP-77 moving in leaves a garrison where no force stands, and takes nothing in', () => {
    const t = phaseC({ ...chain, forces: { grey: 'mino 1p' } }, { army: one, to: 'mino' })
      .dice(...hits(3))
      .say(end)
    t.say({ kind: 'march', to: at('mino') })
    expect(t.list().every((a) => a.kind === 'leave')).toBe(true)
    t.say({ kind: 'leave' }).say({ kind: 'go' })
    expect(t.force('hida')).toEqual(troopOf('1a'))
    expect(t.list().every((a) => a.kind === 'attack' || a.kind === 'endAttacks')).toBe(true)
  })

  test('SG-VET-09 SG-GAR-09 an army that came as a guest holds the province by the time of C, and owes its garrison', () => {
    const t = new TestTable({
      forces: { pink: 'hida 1p, osumi 1p', grey: 'owari 5p, kai 1p, shinano 1p' },
      armies: { pink: ['hida level 2: 4a', 'mino: 2g'] },
      at: warTurnOf('pink'),
    })
    t.say({ kind: 'march', army: one, to: at('mino') }).say({ kind: 'march', army: two, to: at('hida') })
    t.say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'go' }).say(end)
    t.say({ kind: 'declare', from: at('mino'), army: -1, to: at('owari') })
    t.say({ kind: 'declare', army: one, to: at('shinano') }).say(end)
    // the force falls before Owari, and the last battle left begins by itself
    t.dice(12, 1, 12, 12, 12, 12, ...hits(4)).say({ kind: 'fight', from: at('mino'), army: -1 })
    expect(t.force('mino')).toEqual(troopOf(''))
    t.say({ kind: 'march', to: at('shinano') })
    expect(t.asks).toBe('step of an army / garrison')
  })

  test('SG-TRK-96 SG-GAR-03 a daimyo alone without a force cannot move in, but may attack again', () => {
    const t = phaseC(
      { forces: { grey: 'mino 1p' }, armies: { pink: ['hida level 3:'] } },
      { army: one, to: 'mino' },
    )
    t.dice(1, 12).say(end)
    expect(t.list()).toEqual([{ kind: 'stay' }])
    t.say({ kind: 'stay' })
    expect(t.offers({ kind: 'attack', to: at('kaga') })).toBe(true)
  })

  test('SG-VET-11 SG-VET-12 SG-TRK-68 the declared attack on a province emptied meanwhile: one attack, and in', () => {
    const t = phaseC(
      {
        forces: { pink: 'omi 5a, hida 1p', grey: 'mino 1p' },
        armies: { pink: ['hida level 2: 1a'] },
      },
      { army: one, to: 'mino' },
      { from: 'omi', to: 'mino' },
    ).say(end)
    t.dice(...hits(5)).say({ kind: 'fight', from: at('omi') })
    expect(t.asks).toBe('attacks / move in')
    t.say({ kind: 'march', to: at('mino') })
    expect(t.offers({ kind: 'attack' })).toBe(true)
  })

  test('SG-TRK-69 SG-TRK-97 SG-WAR-C-07 SG-RUL-25 SG-WAR-B-14 the target is one’s own by now: void, the remaining attacks, never declared, may follow', () => {
    const t = phaseC(
      {
        forces: { pink: 'hida 1p, omi 1p', grey: 'mino 1p' },
        armies: { pink: ['hida level 2: 3a', 'omi level 3: 1a'] },
      },
      { army: one, to: 'mino' },
      { army: two, to: 'mino' },
    ).say(end)
    t.dice(...hits(3))
      .say({ kind: 'fight', army: one })
      .say({ kind: 'march', to: at('mino') })
      .say({ kind: 'endAttacks' })
    expect(t.events('notFought')).toMatchObject([{ army: two, why: 'own' }])
    expect(t.asks).toBe('attacks / next attack')
    t.say({ kind: 'attack', to: at('echizen') }).say({ kind: 'march', to: at('echizen') })
    expect(t.asks).toBe('attacks / next attack') // attack 3
  })

  test('SG-WAR-B-15 SG-TRK-98 SG-RUL-23 without a declaration no attack in C, whatever its level', () => {
    const t = phaseC(
      { ...chain, forces: { pink: 'hida 1p, kai 1p', grey: 'mino 1p' } },
      { from: 'kai', to: 'suruga' },
    )
    t.say(end)
    expect(t.state.phase).toBe('D')
  })

  test('SG-WAR-C-04 SG-TRK-99 SG-RUL-24 nobody interrupts an army, unless the option lets forces do it', () => {
    const order = { ...chain, forces: { ...chain.forces, pink: 'hida 1p, omi 1p' } }
    const enemy = { ...order, forces: { ...order.forces, grey: 'mino 1p, ise 1p' } }
    for (const interleaveForces of [false, true]) {
      const c = phaseC(
        { ...enemy, options: { interleaveForces } },
        { army: one, to: 'mino' },
        { from: 'omi', to: 'ise' },
      )
      c.say(end)
        .dice(...hits(3))
        .say({ kind: 'fight', army: one })
        .say({ kind: 'stay' })
      expect(c.offers({ kind: 'fight', from: at('omi') })).toBe(interleaveForces)
      if (!interleaveForces) continue
      c.dice(1, 12).say({ kind: 'fight', from: at('omi') })
      expect(c.asks).toBe('attacks / next attack')
    }
  })

  test('SG-RUL-24 SG-RUL-27 a force that broke off between the attacks of an army bars nothing to the army', () => {
    const t = phaseC(
      {
        forces: { pink: 'hida 1p', grey: 'mino 1p, shinano 2p' },
        armies: { pink: ['hida level 3: 3a'] },
        options: { interleaveForces: true },
      },
      { army: one, to: 'mino' },
      { from: 'hida', to: 'shinano' },
    )
    t.say(end)
      .dice(...hits(3))
      .say({ kind: 'fight', army: one })
      .say({ kind: 'stay' })
    t.dice(12, 12, 12)
      .say({ kind: 'fight', from: at('hida') })
      .say({ kind: 'breakOff' })
    expect(t.asks).toBe('attacks / next attack')
    expect(t.offers({ kind: 'attack', to: at('shinano') })).toBe(true)
    t.dice(...Array.from({ length: 6 }, () => 12)).say({ kind: 'attack', to: at('shinano') })
    t.say({ kind: 'breakOff' })
    expect(t.offers({ kind: 'attack', to: at('shinano') })).toBe(false) // SG-VET-06
  })

  test('SG-VET-14 forces do not move in C', () => {
    const t = phaseC({ forces: { pink: 'hida 5a', grey: 'mino 1p' } }, { from: 'hida', to: 'mino' })
      .dice(...hits(5))
      .say(end)
    expect(t.state.phase).toBe('D')
    expect(t.owner('mino')).toBeNull()
  })

  test('SG-VET-15 SG-NAV-07 the additional attacks of an army over the sea begin with a free sequence', () => {
    const t = phaseC(
      { forces: { pink: 'nagato 1p', grey: 'suo 1p, buzen 1p' }, armies: { pink: ['nagato level 2: 3a'] } },
      { army: one, to: 'suo' },
    )
    t.dice(...hits(3))
      .say(end)
      .say({ kind: 'stay' })
    t.dice(12, ...hits(3)).say({ kind: 'attack', to: at('buzen') })
    expect(t.events('rolled').at(-2)).toMatchObject({ attacks: false, unit: 'spearman' })
  })

  test('SG-TRK-100 SG-VET-10 SG-WIN-01 SG-WIN-02 the 35th province entered in C ends the game; later battles are not fought', () => {
    const land =
      'aki, bingo, bitchu, bizen, bungo, buzen, chikugo, chikuzen, harima, higo, hitachi, hizen, hoki, hyuga, iga, inaba, ise, iwami, izu, izumi, izumo, kii, kozuke, kawachi, kazusa, musashi, nagato, omi, owari, sagami, sanuki, satsuma'
    const forces = land.split(', ').map((id) => `${id} 1p`)
    const t = phaseC(
      {
        forces: { pink: forces.join(', '), grey: 'mino 1p, echizen 1p' },
        armies: { pink: ['hida level 2: 3a', 'lost', 'lost'] },
      },
      { army: one, to: 'mino' },
      { from: 'omi', to: 'echizen' },
    )
    expect(t.state.clans[0].provinces).toBe(34)
    t.say(end)
      .dice(...hits(3))
      .say({ kind: 'fight', army: one })
    expect(t.state.result).toBeNull() // SG-WIN-06: cleared is not owned
    t.say({ kind: 'march', to: at('mino') })
      .say({ kind: 'leave' })
      .say({ kind: 'go' })
    expect(t.state.result).toEqual({ winners: [0], because: 'result.provinces' })
    expect(t.asks).toBe('nobody')
  })
})

describe('experience', () => {
  test('SG-EXP-03 SG-EXP-11 only the attacker’s army that clears a province; a force or a defender never', () => {
    const t = phaseC(
      { forces: { pink: 'hida 5a', grey: 'kai 1p' }, armies: { grey: ['mino: 1a', 'izu: 1a'] } },
      { from: 'hida', to: 'mino' },
    )
    t.dice(12, 12, 12, 12, 12, 1, 12).say(end)
    expect(t.events('experience')).toEqual([])
  })

  test('SG-EXP-05 SG-EXP-06 SG-EXP-09 SG-RUL-57 SG-TRK-95 SG-WAR-D-03 the third advance makes level 2: no attack more, but two steps in D', () => {
    const t = phaseC(
      {
        forces: { pink: 'hida 1p', grey: 'mino 1p' },
        armies: { pink: ['hida: 3a'] },
        change: (s) => {
          s.armies[0].hole = 2
        },
      },
      { army: one, to: 'mino' },
    )
    t.dice(...hits(3)).say(end)
    expect(t.events('experience')).toMatchObject([{ hole: 3, level: 2 }])
    expect(t.state.phase).toBe('D')
    t.say({ kind: 'march', army: one, to: at('mino') })
    expect(t.offers({ kind: 'march', army: one })).toBe(true)
  })

  test('SG-EXP-08 in the last hole the marker stays', () => {
    const t = phaseC({ ...chain, armies: { pink: ['hida level 4: 3a'] } }, { army: one, to: 'mino' })
    t.dice(...hits(3))
      .say(end)
      .say({ kind: 'stay' })
      .say({ kind: 'endAttacks' })
    expect(t.army('pink').hole).toBe(9)
  })

  test('SG-VET-16 in round 1 nobody is experienced', () => {
    const t = new TestTable({ round: 1, at: warTurnOf('pink') })
    expect(t.state.armies.every(({ hole }) => hole === 0)).toBe(true)
  })
})
