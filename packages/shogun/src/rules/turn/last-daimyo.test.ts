import { describe, expect, test } from 'vitest'
import { attack, lose, miss } from '../../testing/attack.ts'
import { armyId, at, TestTable, warTurnOf } from '../../testing/scene.ts'

const end = { kind: 'endPhase' }

describe('the last daimyo lies slain, his army and a force defend', () => {
  const order = {
    forces: { pink: 'mino 5a', grey: 'hida 2p, kai 1p' },
    armies: { pink: ['izu: 1a', 'aki: 1a', 'suo: 1a'], grey: ['hida: slain 1g', 'lost', 'lost'] },
  }

  test('SG-RUL-102 SG-NIN-23 SG-ELM-02 his last unit falls before the force: the attacker inherits what he attacks, and nobody has won', () => {
    const t = attack(order, [{ from: 'mino', to: 'hida' }], 1, ...miss(4), 12)
    t.say({ kind: 'lose', unit: 'gunner', army: true })
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }])
    expect([t.owner('hida'), t.owner('kai'), t.force('hida').spearman]).toEqual(['pink', 'pink', 2])
    expect(t.state.battle).toBeNull()
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-NIN-27 SG-RUL-41 the owner spends the force first and stays in the game', () => {
    const t = attack(order, [{ from: 'mino', to: 'hida' }], 1, 1, ...miss(3), 12)
    t.say({ kind: 'lose', unit: 'spearman', army: false })
    expect(t.list(1)).toEqual([lose('gunner', true), lose('spearman', false)])
    t.say({ kind: 'lose', unit: 'spearman', army: false })
    expect([t.state.clans[1].alive, t.asks]).toEqual([true, 'battle / break off'])
  })

  test('SG-RUL-102 SG-EXP-03 an army that inherits its target so gains no hole, and stands where it stood', () => {
    const t = attack(
      {
        forces: { grey: 'hida 2p, kai 1p' },
        armies: { ...order.armies, pink: ['mino level 2: 3a', 'aki: 1a', 'suo: 1a'] },
      },
      [{ army: armyId('pink'), to: 'hida' }],
      1,
      ...miss(2),
      12,
    )
    t.say({ kind: 'lose', unit: 'gunner', army: true })
    expect([t.asks, t.army('pink').place]).toEqual(['attacks / next attack', at('mino')])
    t.say({ kind: 'endAttacks' })
    expect(t.events('experience')).toEqual([])
  })

  test('SG-RUL-101 SG-ELM-05 a daimyo who comes back with that inheritance may stand in the province just attacked', () => {
    const t = attack(
      { ...order, armies: { ...order.armies, pink: ['izu: 1a', 'aki: 1a', 'lost'] } },
      [{ from: 'mino', to: 'hida' }],
      1,
      ...miss(4),
      12,
    )
    t.say({ kind: 'lose', unit: 'gunner', army: true })
    t.say({ kind: 'place', province: at('hida') }).say({ kind: 'takeIn', unit: 'spearman' })
    expect(t.army('pink', 3)).toMatchObject({ place: at('hida'), spearman: 1 })
  })

  test('SG-ELM-13 SG-RON-12 hired ronin that were turned up to defend serve the heir', () => {
    const t = attack({ ...order, hidden: { hida: 1 } }, [{ from: 'mino', to: 'hida' }], 1, ...miss(4), 12)
    // the one ronin may stand with army or force: a slain daimyo still counts for him
    t.dice(1, ...miss(4), 12).say({ kind: 'reveal', toArmy: 0 })
    t.say({ kind: 'lose', unit: 'gunner', army: true })
    expect([t.owner('hida'), t.force('hida').ronin]).toEqual(['pink', 1])
  })
})

describe('both sides in one removal', () => {
  test('SG-ELM-11 SG-CBT-15 the attacking force dies as it takes the enemy’s last daimyo: it inherits all the same', () => {
    const t = attack(
      {
        forces: { pink: 'mino 1p', grey: 'kai 1p' },
        armies: { pink: ['izu: 1a', 'aki: 1a', 'suo: 1a'], grey: ['hida:'] },
      },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
    )
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }])
    expect([t.owner('mino'), t.owner('hida'), t.owner('kai')]).toEqual([null, null, 'pink'])
  })

  test('SG-RUL-43 SG-ELM-15 one’s last falls, the other’s is only slain: he is not out and inherits', () => {
    const t = attack(
      {
        forces: { grey: 'hida 3p' },
        armies: { pink: ['mino:'], grey: ['kai: slain 1a'] },
      },
      [{ army: armyId('pink'), to: 'hida' }],
      12,
      1,
      12,
      12,
    )
    expect(t.events('eliminated')).toMatchObject([{ clan: 0, by: 1 }])
    expect([t.owner('osumi'), t.army('grey').leader]).toEqual(['grey', 'slain'])
  })

  test('SG-RUL-43 SG-2P-11 with two players, each with one clan left, it is a draw', () => {
    const t = new TestTable({
      seats: 2,
      armies: { pink: ['mino:'], grey: ['lost'], indigo: ['hida:'], green: ['lost'] },
      at: warTurnOf('pink', 'after A'),
      change: (s) => {
        for (const clan of [1, 3]) s.clans[clan].alive = false
      },
    })
    t.dice(1, 1).say({ kind: 'declare', army: armyId('pink'), to: at('hida') })
    expect(t.state.result).toEqual({ winners: [], because: 'result.nobody' })
  })
})

describe('the option loneDaimyo: endOfRound', () => {
  test('SG-RUL-95 SG-ELM-11 the last daimyo, slain alone, has joined men; who kills those has put the clan out', () => {
    const t = new TestTable({
      options: { loneDaimyo: 'endOfRound' },
      forces: { pink: 'mino 5a, osumi 1p', grey: 'kai 1p' },
      armies: { pink: ['izu: 1a', 'aki: 1a', 'suo: 1a'], grey: ['hida: slain 1p'] },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say(end)
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }]) // not the ninja’s master
    expect(t.owner('kai')).toBe('pink')
  })

  test('SG-RUL-95 SG-GAR-01 the marker of one slain alone holds no province: the last of the force stays', () => {
    const t = new TestTable({
      options: { loneDaimyo: 'endOfRound' },
      forces: { grey: 'hida 2p' },
      armies: { grey: ['hida: slain', 'aki: 1a'] },
      at: warTurnOf('grey', 'after C'),
    })
    t.say(end)
    t.say({ kind: 'send', from: at('hida') }).say({ kind: 'to', province: at('mino') })
    expect(t.offers({ kind: 'send', from: at('hida') })).toBe(false)
  })
})
