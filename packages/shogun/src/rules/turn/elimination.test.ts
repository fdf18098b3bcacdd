import { describe, expect, test } from 'vitest'
import type { ShogunState } from '../../state.ts'
import { armyId, at, type Scene, TestTable, troopOf, warTurnOf } from '../../testing/scene.ts'

/** Pink's force in Mino attacks Hida, where Grey's last daimyo stands alone. */
const last: Omit<Scene, 'at'> = {
  forces: { pink: 'mino 5a, osumi 1p', grey: 'kai 3p 2r, suruga 2p, kozuke 1a' },
  armies: { pink: ['izu level 2: 1a', 'lost', 'lost'], grey: ['hida:', 'lost', 'lost'] },
  castles: { kai: 1 },
  hidden: { suruga: 1 },
}

function attack(order: Omit<Scene, 'at'> = last, ...dice: number[]): TestTable {
  const t = new TestTable({ ...order, at: warTurnOf('pink', 'after A') })
  t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
  t.dice(...(dice.length > 0 ? dice : [1, 12, 12, 12, 12])).say({ kind: 'endPhase' })
  return t
}

describe('elimination', () => {
  test('SG-ELM-01 SG-ELM-02 SG-ELM-10 SG-ELM-11 SG-LOS-02 SG-RUL-18 the last daimyo falls: out at once, the victor owns units and provinces; what was cleared stays empty', () => {
    const t = attack()
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }])
    expect(t.state.clans[1]).toMatchObject({ alive: false, provinces: 0, colours: 0 })
    expect([t.owner('hida'), t.owner('kai'), t.owner('suruga')]).toEqual([null, 'pink', 'pink'])
    expect(t.force('kozuke')).toEqual(troopOf('1a'))
    expect(t.state.castle[at('kai')]).toBe(1)
    expect(t.state.clans[0].colours).toBe(2) // SG-ELM-08
  })

  test('SG-ELM-13 SG-RUL-44 ronin go with the troops and cards they lie on, or not at all by option', () => {
    const t = attack()
    expect([t.force('kai').ronin, t.state.hidden[at('suruga')], t.state.ronin]).toEqual([2, 1, 22])
    const none = attack({ ...last, options: { inheritRonin: false } })
    expect([none.force('kai').ronin, none.state.hidden[at('suruga')], none.state.ronin]).toEqual([0, 0, 25])
  })

  test('SG-ELM-03 SG-ELM-04 SG-ELM-05 SG-ELM-06 SG-LOS-04 SG-TRK-112 SG-DP-81 the victor’s lost daimyo come back in the first hole, on any own province without an army, and may take in all', () => {
    const t = attack()
    expect([t.asks, t.asked]).toEqual(['recovery / place', [0]])
    expect(t.offers({ province: at('izu') })).toBe(false)
    t.say({ kind: 'place', province: at('suruga') })
    expect(t.army('pink', 2)).toMatchObject({ leader: 'living', hole: 0, place: at('suruga') })
    t.say({ kind: 'takeIn' }).say({ kind: 'takeIn' })
    expect(t.asks).toBe('recovery / place') // nothing is left to take in: on to the third
    expect(t.army('pink', 2).spearman).toBe(2)
    expect([t.owner('suruga'), t.force('suruga').spearman]).toEqual(['pink', 0])
    t.say({ kind: 'place', province: at('kai') }).say({ kind: 'settled' })
    expect(t.asks).toBe('war turn / move armies in D')
    expect(t.state.armies.filter(({ leader }) => leader === 'living')).toHaveLength(5) // SG-CMP-06
  })

  test('SG-ELM-07 SG-ELM-12 SG-RUL-45 he moves inherited units and recovered daimyo in his phase D, but they attack no more', () => {
    const t = attack()
      .say({ kind: 'place', province: at('kai') })
      .say({ kind: 'settled' })
    t.say({ kind: 'place', province: at('kozuke') }).say({ kind: 'settled' })
    expect(t.state.phase).toBe('D')
    expect(t.offers({ kind: 'march', army: armyId('pink', 2) })).toBe(true)
    t.say({ kind: 'endPhase' })
    expect(t.offers({ kind: 'send', from: at('kai') })).toBe(true)
  })

  test('SG-TRK-110 with three living daimyo none comes back', () => {
    const t = attack({
      ...last,
      armies: { pink: ['izu: 1a', 'kii: 1a', 'aki: 1a'], grey: ['hida:', 'lost', 'lost'] },
    })
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-ELM-18 a slain one is not lost: he is not recovered', () => {
    const t = attack({
      ...last,
      armies: { pink: ['izu: slain 1a', 'kii: 1a', 'aki: 1a'], grey: ['hida:', 'lost', 'lost'] },
    })
    expect(t.asks).toBe('war turn / move armies in D')
    expect(t.army('pink').leader).toBe('slain')
  })

  test('SG-RUL-86 SG-TRK-111 without a province free of armies he stays lost', () => {
    const t = new TestTable({
      forces: { grey: 'mino 5a' },
      armies: { pink: ['hida:', 'lost', 'lost'], grey: ['kai: 1a', 'aki: 1a', 'lost'], indigo: ['iyo: 1a'] },
      at: warTurnOf('grey', 'after A'),
      change: (s: ShogunState) => {
        s.owner[at('mino')] = 1
      },
    })
    t.say({ kind: 'declare', army: armyId('grey', 1), to: at('shinano') })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say({ kind: 'endPhase' })
    expect(t.asks).toBe('recovery / place')
    expect(t.list()).toEqual([{ kind: 'place', army: armyId('grey', 3), province: at('mino') }])
  })

  test('SG-TRK-108 SG-ELM-14 SG-ELM-11 the attacker’s last daimyo falls: the defender inherits at once and the turn is over', () => {
    const t = new TestTable({
      forces: { pink: 'hida 5a', grey: 'iyo 2p' },
      armies: { pink: ['izu: 1a', 'kii: 1a', 'lost'], grey: ['mino:'] },
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'declare', army: armyId('grey'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say({ kind: 'endPhase' })
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }])
    expect([t.owner('mino'), t.owner('iyo')]).toEqual([null, 'pink'])
    expect([t.asks, t.asked]).toEqual(['recovery / place', [0]])
    t.say({ kind: 'place', province: at('iyo') }).say({ kind: 'settled' })
    expect(t.asks).toBe('plan / plan') // the round is over: nobody else had a turn in this scene
    expect(t.asked).not.toContain(1)
  })

  test('SG-TRK-109 SG-ELM-09 SG-WIN-01 SG-WIN-02 the defender who inherits his 35th wins out of turn', () => {
    const land =
      'aki, bingo, bitchu, bizen, bungo, buzen, chikugo, chikuzen, harima, higo, hitachi, hizen, hoki, hyuga, iga, inaba, ise, iwami, izu, izumi, izumo, kii, kozuke, kawachi, kazusa, musashi, nagato, omi, osumi, owari, sagami, sanuki'
    const t = new TestTable({
      forces: {
        pink: `hida 5a, ${land
          .split(', ')
          .map((id) => `${id} 1p`)
          .join(', ')}`,
        grey: 'iyo 2p, tosa 1p',
      },
      armies: { pink: ['izu: 1a'], grey: ['mino:'] },
      at: warTurnOf('grey', 'after A'),
    })
    expect(t.state.clans[0].provinces).toBe(33)
    t.say({ kind: 'declare', army: armyId('grey'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12).say({ kind: 'endPhase' })
    expect(t.state.result).toEqual({ winners: [0], because: 'result.provinces' })
  })

  test('SG-ELM-15 SG-RUL-43 SG-TRK-116 SG-MIS-20 both last daimyo fall together: both out, nobody inherits, their provinces are empty', () => {
    const t = new TestTable({
      forces: { pink: 'kai 2p', grey: 'suruga 2p' },
      armies: { pink: ['mino:'], grey: ['hida:'] },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('hida') })
    t.dice(1, 1).say({ kind: 'endPhase' })
    expect(t.events('eliminated').map(({ clan, by }) => [clan, by])).toEqual([
      [0, -1],
      [1, -1],
    ])
    expect(['kai', 'suruga', 'mino', 'hida'].map((id) => t.owner(id))).toEqual([null, null, null, null])
    expect(t.state.result).toBeNull()
  })

  test('SG-RUL-43 if nobody is left it is a draw', () => {
    const t = new TestTable({
      armies: { pink: ['mino:'], grey: ['hida:'], indigo: ['lost'], green: ['lost'] },
      change: (s) => {
        for (const clan of [2, 3]) s.clans[clan].alive = false
      },
      at: warTurnOf('pink', 'after A'),
    })
    t.dice(1, 1).say({ kind: 'declare', army: armyId('pink'), to: at('hida') })
    expect(t.state.result).toEqual({ winners: [], because: 'result.nobody' })
  })

  test('SG-ELM-16 SG-RUL-46 SG-DIP-04 a sole survivor wins, alone', () => {
    const t = attack({
      ...last,
      armies: { ...last.armies, indigo: ['lost'], green: ['lost'] },
      change: (s) => {
        for (const clan of [2, 3]) s.clans[clan].alive = false
      },
    })
    expect(t.state.result).toEqual({ winners: [0], because: 'result.survivor' })
  })

  test('SG-TRK-113 SG-WAR-C-07 his own pending battles on inherited provinces are void', () => {
    const t = new TestTable({
      ...last,
      forces: { ...last.forces, pink: 'mino 5a, osumi 1p, sagami 2p' },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('sagami'), to: at('kai') })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') }).say({ kind: 'endPhase' })
    t.dice(1, 12, 12, 12, 12).say({ kind: 'fight', from: at('mino') })
    t.say({ kind: 'place', province: at('suruga') }).say({ kind: 'settled' })
    t.say({ kind: 'place', province: at('mino') }).say({ kind: 'settled' })
    expect(t.events('notFought')).toMatchObject([{ to: at('kai'), why: 'own' }])
  })

  test('SG-TRK-114 SG-WAR-C-09 SG-RUL-42 a third player’s declarations stand, against the heir', () => {
    const t = new TestTable({
      forces: { pink: 'osumi 1p, mino 3p', grey: 'hida 2p' },
      armies: { pink: ['izu: 1a'], grey: ['kai:'], indigo: ['iyo: 1a', 'tosa: 1a', 'aki: 1a'] },
      ninja: 'indigo',
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') }).say({ kind: 'endPhase' })
    t.dice(1, 12, 12, 12, 12, 12).say({ kind: 'strike', army: armyId('grey') })
    expect(t.owner('hida')).toBe('indigo')
    expect(t.events('battle')).toMatchObject([{ enemy: 2, to: at('hida') }])
  })

  test('SG-ELM-17 a clan in play has a province: each daimyo stands in one', () => {
    const { state } = new TestTable({ ...last, at: warTurnOf('pink', 'after A') })
    state.clans.forEach(({ provinces, alive }) => {
      expect(alive && provinces > 0).toBe(true)
    })
  })

  test('SG-RUL-98 SG-WAR-C-02 a daimyo recovered in the midst of a battle takes in nobody who is fighting in an attack', () => {
    const order = {
      forces: { pink: 'hida 3p, osumi 2p', grey: 'mino 2p' },
      armies: { pink: ['izu: 1a', 'aki: 1a'], indigo: ['iyo:'] },
      ninja: 'pink',
      at: warTurnOf('pink', 'after A'),
    } as const
    const recoveredIn = (province: string) => {
      const t = new TestTable(order)
      t.say({ kind: 'pass' })
      t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say({ kind: 'endPhase' })
      t.say({ kind: 'pass' }).say({ kind: 'pass' })
      // slain before the first die; then nobody hits anything
      t.dice(1, 12, 12, 12, 12, 12).say({ kind: 'strike', army: armyId('indigo') })
      expect(t.state.battle?.outcome).toBe('going on')
      t.say({ kind: 'place', army: armyId('pink', 3), province: at(province) })
      return t
    }
    const elsewhere = recoveredIn('osumi')
    expect(elsewhere.offers({ kind: 'takeIn', unit: 'spearman' })).toBe(true)
    const there = recoveredIn('hida')
    expect(there.asks).toBe('battle / break off')
    expect(there.force('hida').spearman).toBe(3)
    expect(there.army('pink', 3).spearman).toBe(0)
  })
})
