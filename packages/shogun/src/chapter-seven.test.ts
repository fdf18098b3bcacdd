import { describe, expect, test } from 'vitest'
import { incomeOf } from './rules/turn/round.ts'
import { actionOf, armyId, at, TestTable, troopOf, warTurnOf } from './testing/scene.ts'

/** SG-EX-50 to SG-EX-56: before Pink's war turn. Provinces that the text does not name are chosen freely. */
const before = {
  options: { truces: false },
  round: 5,
  forces: {
    pink:
      'kai 1p, sagami 2p, kozuke 2p, echigo 1g 1p, etchu 1p, shinano 1p, musashi 1p, noto 2p, izu 1p, suruga 1p, ' +
      'shimosa 1p, kazusa 1p, awa-boso 1p, hitachi 1p, shimotsuke 1p, totomi 1p, tango 1p, tajima 1p, harima 1p',
    grey:
      'hida 1p, echizen 2p, mino 2p, owari 1a 1p, mikawa 1a 1p, omi 1p, ise 1p, shima 1p, iga 1p, kaga 1p, ' +
      'wakasa 1p, yamashiro 1p, yamato 1p, kii 1p, izumi 1p, kawachi 1p, settsu 1p',
  },
  armies: {
    pink: ['izu level 3: 1a 1s 2g 2p', 'shinano level 3: 1a 1s 2g 2p', 'lost'],
    grey: ['ise level 3: 1a 1s 3g 4p', 'lost', 'hida level 3: 2a 2s 4g 4p'],
  },
  castles: { hida: 2, shinano: 1, musashi: 1 },
} as const

const ready = { ...before, hidden: { hida: 4, shinano: 2 }, ninja: 'grey' } as const

/** Pink's phases A and B (SG-EX-55, SG-EX-56), up to the moment before C. */
function pinkDeclares(): TestTable {
  const t = new TestTable({ ...ready, at: warTurnOf('pink') })
  const [first, second] = [armyId('pink', 1), armyId('pink', 2)]
  const pass = () => {
    while (t.asks === 'ninja / strike') t.say({ kind: 'pass' })
  }
  const march = (army: number, to: string) => {
    t.say({ kind: 'march', army, to: at(to), ronin: 0 })
    pass()
  }
  pass()
  march(second, 'kozuke')
  t.say({ kind: 'takeIn', army: second, unit: 'spearman' })
  march(second, 'echigo')
  t.say({ kind: 'takeIn', army: second, unit: 'gunner' })
  march(second, 'etchu')
  march(first, 'sagami')
  t.say({ kind: 'takeIn', army: first, unit: 'spearman' })
  march(first, 'kai')
  march(first, 'shinano')
  t.say({ kind: 'endPhase' })
  pass()
  t.say({ kind: 'declare', army: first, to: at('hida') }).say({
    kind: 'declare',
    army: second,
    to: at('hida'),
  })
  return t.say({ kind: 'endPhase' })
}

describe('chapter seven of the rules', () => {
  test('SG-EX-50 SG-RUL-06 17 provinces give 5 koku, 19 give 6', () => {
    expect([incomeOf(17), incomeOf(19)]).toEqual([5, 6])
    const t = new TestTable({ ...before, at: warTurnOf('pink') })
    expect([t.state.clans[0].provinces, t.state.clans[1].provinces]).toEqual([19, 17])
  })

  test('SG-EX-51 SG-EX-52 SG-EX-54 plans of 3+1+2 and 2+3: Pink chooses a sword, Grey gets the ninja', () => {
    const t = new TestTable({
      ...before,
      koku: { pink: 6, grey: 5, indigo: 3, green: 3 },
      at: actionOf('plan'),
    })
    const put = (seat: number, bin: string, koku: number) => t.say({ kind: 'put', bin, koku }, seat)
    put(0, 'swords', 3)
    put(0, 'buildings', 0)
    put(0, 'levies', 0)
    put(0, 'ronin', 1)
    put(1, 'swords', 0)
    put(1, 'buildings', 0)
    put(1, 'levies', 0)
    put(1, 'ronin', 2)
    for (const seat of [2, 3]) {
      put(seat, 'swords', 0)
      put(seat, 'buildings', 0)
      put(seat, 'levies', 3)
    }
    t.say({ kind: 'wish', sword: 1 })
    expect(t.state.order[0]).toBe(0)
    for (const seat of [2, 3]) t.say({ kind: 'enough' }, seat)
    t.say({ kind: 'post', province: at('shinano'), ronin: 2 }, 0)
    t.say({ kind: 'post', province: at('hida'), ronin: 4 }, 1)
    expect(t.state.ninja).toBe(1)
    expect(t.events('ninjaWon')).toMatchObject([{ clan: 1, koku: 3 }])
  })

  test('SG-EX-53 SG-RON-04 four ronin on Hida and two on Shinano lie hidden', () => {
    const t = new TestTable({ ...ready, at: warTurnOf('pink') })
    expect([t.state.hidden[at('hida')], t.state.hidden[at('shinano')]]).toEqual([4, 2])
  })

  test('SG-EX-55 SG-RUL-12 SG-TRK-25 army 1 ends where army 2 began; the hidden ronin stay in Shinano', () => {
    const t = pinkDeclares()
    expect(t.army('pink', 1)).toMatchObject({ place: at('shinano'), spearman: 3 })
    expect(t.army('pink', 2)).toMatchObject({ place: at('etchu'), spearman: 3, gunner: 3 })
    expect(t.state.hidden[at('shinano')]).toBe(2)
    expect(t.events('revealed')).toEqual([])
  })

  test('SG-EX-56 SG-WAR-B-07 two armies declare on Hida: two separate battles', () => {
    expect(pinkDeclares().state.declared).toHaveLength(2)
  })

  test('SG-EX-57 SG-EX-58 SG-NIN-19 SG-RUL-17 a 7 kills the daimyo of army 1; its battle is not fought', () => {
    const t = pinkDeclares()
    t.dice(7).say({ kind: 'strike', army: armyId('pink', 1) })
    expect(t.army('pink', 1).leader).toBe('slain')
    expect(t.state.ninja).toBe(-1)
    expect(t.events('notFought')).toMatchObject([{ army: armyId('pink', 1), why: 'leaderless' }])
    expect(t.events('revenge')).toEqual([])
  })

  /** Army 2 alone against Hida: its dice miss, one of the defenders' hits. */
  function pinkBreaksOff(): TestTable {
    const t = pinkDeclares()
    t.dice(7).say({ kind: 'strike', army: armyId('pink', 1) })
    // the last battle left is begun without asking
    return t.dice(...Array.from({ length: 40 }, () => 12)).say({ kind: 'keepHidden' })
  }

  test('SG-EX-59 SG-WAR-C-03 SG-FRT-02 SG-RON-12 Hida defends with army, force, four ronin and five of the fortress', () => {
    const t = pinkBreaksOff()
    expect(t.events('revealed')).toMatchObject([{ clan: 1, province: at('hida') }])
    const rolls = t.events('rolled').filter((e) => !e.attacks)
    const dice = (unit: string) => rolls.find((e) => e.unit === unit)?.dice.length
    expect([dice('ronin'), dice('spearman'), dice('daimyo')]).toEqual([9, 5, 1])
  })

  test('SG-EX-60 SG-RUL-16 SG-RUL-07 army 2 breaks off in step 8 and marches three steps to Musashi, leaving a spearman', () => {
    const t = pinkBreaksOff()
    expect(t.asks).toBe('battle / break off')
    t.say({ kind: 'breakOff' })
    expect(t.offers({ kind: 'attack', to: at('hida') })).toBe(false)
    t.say({ kind: 'endAttacks' })
    expect(t.events('experience')).toEqual([])
    const march = (to: string) => t.say({ kind: 'march', army: armyId('pink', 2), to: at(to) })
    march('echigo')
    march('kozuke')
    march('musashi')
    expect(t.army('pink', 2).place).toBe(at('musashi'))
    expect(t.force('etchu')).toEqual(troopOf('1p'))
    expect(t.offers({ kind: 'march', army: armyId('pink', 2) })).toBe(false)
  })

  /** Grey's war turn (SG-EX-61 to SG-EX-70). */
  const greysTurn = {
    ...before,
    armies: {
      pink: ['shinano level 3: slain 1g 1p', 'musashi level 3: 1g', 'lost'],
      grey: before.armies.grey,
    },
    hidden: { hida: 4, shinano: 1 },
  } as const

  function greyMoves(): TestTable {
    const t = new TestTable({ ...greysTurn, at: warTurnOf('grey') })
    const march = (number: number, to: string) =>
      t.say({ kind: 'march', army: armyId('grey', number), to: at(to), ronin: 0 })
    march(1, 'owari')
    t.say({ kind: 'takeIn', army: armyId('grey', 1), unit: 'archer' })
    march(1, 'mikawa')
    t.say({ kind: 'takeIn', army: armyId('grey', 1), unit: 'archer' })
    t.say({ kind: 'march', army: armyId('grey', 3), to: at('echizen'), ronin: 4 })
    t.say({ kind: 'takeIn', army: armyId('grey', 3), unit: 'spearman' })
    march(3, 'mino')
    march(3, 'hida')
    t.say({ kind: 'takeIn', army: armyId('grey', 3), unit: 'spearman' })
    return t
  }

  test('SG-EX-61 SG-RUL-70 SG-WAR-A-06 SG-WAR-A-12 a loop of three steps, and units taken in on the way', () => {
    const t = greyMoves()
    expect(t.army('grey', 1)).toMatchObject({ place: at('mikawa'), archer: 3 })
    expect(t.army('grey', 3)).toMatchObject({ place: at('hida'), steps: 3, spearman: 6 })
    expect(t.offers({ kind: 'march', army: armyId('grey', 3) })).toBe(false)
  })

  /** Army 3 clears Shinano at the first blow: all Grey's dice hit, all of Pink's miss. */
  function greyFights(): TestTable {
    const t = greyMoves()
    t.say({ kind: 'endPhase' })
    t.say({ kind: 'declare', army: armyId('grey', 3), to: at('shinano') })
    t.say({ kind: 'declare', army: armyId('grey', 1), to: at('shinano') })
    t.say({ kind: 'endPhase' })
    const ones = (count: number) => Array.from({ length: count }, () => 1)
    t.dice(...ones(6), 12, ...ones(13), 12).say({ kind: 'fight', army: armyId('grey', 3) })
    return t.say({ kind: 'lose', unit: 'ronin' }).say({ kind: 'lose', unit: 'spearman', army: false })
  }

  test('SG-EX-62 SG-EX-63 SG-FRT-12 SG-NIN-23 SG-RUL-41 Shinano is cleared, the leaderless army and its daimyo are gone, Pink is not out', () => {
    const t = greyFights()
    expect(t.owner('shinano')).toBeNull()
    expect(t.army('pink', 1).leader).toBe('lost')
    expect(t.events('rolled').some((e) => e.unit === 'daimyo' && !e.attacks)).toBe(false)
    expect(t.state.clans[0].alive).toBe(true)
  })

  test('SG-EX-64 SG-EX-65 SG-EX-66 SG-EX-67 SG-RUL-69 stay, attack Etchu, move in leaving a gunner, attack Noto; one hole', () => {
    const t = greyFights()
    expect(t.asks).toBe('attacks / move in')
    t.say({ kind: 'stay' })
      .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
      .say({ kind: 'attack', to: at('etchu') })
    t.say({ kind: 'march', to: at('etchu') })
    t.say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'go' })
    expect([t.owner('etchu'), t.force('hida').gunner]).toEqual(['grey', 1])
    t.dice(1, 1, 1, 1, 1, 1, 1, 1, 1).say({ kind: 'attack', to: at('noto') })
    expect(t.owner('noto')).toBeNull()
    expect(t.army('grey', 3)).toMatchObject({ place: at('etchu'), hole: 7 })
  })

  test('SG-EX-68 SG-EX-69 SG-EX-70 SG-VET-12 SG-RUL-18 army 1 enters empty Shinano, takes Musashi, and Grey inherits and wins', () => {
    const t = greyFights()
    t.say({ kind: 'stay' })
      .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
      .say({ kind: 'attack', to: at('etchu') })
    t.say({ kind: 'march', to: at('etchu') })
    t.say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'go' })
    t.dice(1, 1, 1, 1, 1, 1, 1, 1, 1).say({ kind: 'attack', to: at('noto') })
    // the block of army 1 begins by itself: Shinano is empty and costs one attack
    t.say({ kind: 'march', to: at('shinano') })
    expect([t.owner('shinano'), t.state.castle[at('shinano')]]).toEqual(['grey', 1])
    t.dice(1, 1, 1, 1, 1, 1, 12, 1, 12, 1, 1, 1, 1, 1).say({ kind: 'attack', to: at('musashi') })
    expect(t.events('eliminated')).toMatchObject([{ clan: 0, by: 1 }])
    expect(t.state.result).toBeNull() // Musashi and Noto are cleared, not owned: 17 + 2 conquered + 15 inherited
    expect(t.state.clans[1].provinces).toBe(34)
    t.say({ kind: 'place', province: at('kai') }).say({ kind: 'settled' })
    t.say({ kind: 'stay' }).say({ kind: 'endAttacks' })
    t.say({ kind: 'march', army: armyId('grey', 3), to: at('noto') })
    t.say({ kind: 'leave', unit: 'spearman' }).say({ kind: 'go' })
    expect(t.state.result).toMatchObject({ winners: [1], because: 'result.provinces' })
  })
})
