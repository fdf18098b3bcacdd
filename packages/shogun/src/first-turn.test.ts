import { describe, expect, test } from 'vitest'
import { actionOf, armyId, at, TestTable, troopOf } from './testing/scene.ts'

const others =
  'yamashiro 1p, yamato 1p, kawachi 1p, izumi 1p, settsu 1p, iga 1p, ise 1p, shima 1p, omi 1p, kii 1p, tamba 1p'

/** SG-EX-20, SG-EX-21: Pink's provinces as the later strengths show them; the enemy's as far as they are named. */
function table(): TestTable {
  return new TestTable({
    round: 1,
    koku: { pink: 5, grey: 5, indigo: 5, green: 5 },
    options: { truces: false },
    forces: {
      pink: `chikuzen 3p, higo 3p, bungo 3p, satsuma 3p, nagato 3p, awa-shikoku 3p, ${others}`,
      grey: 'buzen 3p, iyo 1p',
      indigo: 'hizen 1p, sanuki 1p, hyuga 1p',
      green: 'chikugo 1p, tosa 1p, osumi 1p',
    },
    armies: { pink: ['chikuzen: 1a 1s 2g', 'satsuma: 1a 1s 2g', 'awa-shikoku: 1a 1s 2g'] },
    at: actionOf('plan'),
  })
}

function plan(
  t: TestTable,
  seat: number,
  swords: number,
  buildings: number,
  levies: number,
  ronin: number,
): void {
  for (const [bin, koku] of Object.entries({ swords, buildings, levies, ronin })) {
    if (t.asks === 'plan / plan' && t.asked.includes(seat)) t.say({ kind: 'put', bin, koku }, seat)
  }
}

function enlist(t: TestTable, seat: number, unit: string, province: string): void {
  t.say({ kind: 'enlist', unit }, seat).say({ kind: 'station', province: at(province), army: false }, seat)
}

/** Actions 1 to 6. */
function planned(): TestTable {
  const t = table()
  plan(t, 0, 1, 0, 4, 0)
  plan(t, 1, 0, 0, 3, 0) // and 2 for the ninja
  plan(t, 2, 0, 0, 4, 0) // and 1 for the ninja
  plan(t, 3, 0, 0, 5, 0)
  t.say({ kind: 'wish', sword: 1 })
  for (const [unit, province] of [
    ['swordsman', 'higo'],
    ['swordsman', 'bungo'],
    ['archer', 'awa-shikoku'],
    ['archer', 'satsuma'],
    ['gunner', 'nagato'],
    ['gunner', 'chikuzen'],
  ] as const) {
    enlist(t, 0, unit, province)
  }
  t.say({ kind: 'enough' }, 0)
  for (const seat of [1, 2, 3]) t.say({ kind: 'enough' }, seat)
  return t
}

function declared(): TestTable {
  const t = planned()
  for (const unit of ['gunner', 'spearman', 'spearman', 'spearman']) {
    t.say({ kind: 'takeIn', army: armyId('pink'), unit })
  }
  t.say({ kind: 'endPhase' })
  for (const [from, army, to] of [
    ['chikuzen', armyId('pink', 1), 'hizen'],
    ['higo', -1, 'chikugo'],
    ['awa-shikoku', armyId('pink', 3), 'sanuki'],
    ['awa-shikoku', -1, 'tosa'],
    ['satsuma', armyId('pink', 2), 'hyuga'],
    ['satsuma', -1, 'osumi'],
    ['nagato', -1, 'buzen'],
    ['bungo', -1, 'iyo'],
  ] as const) {
    t.say({ kind: 'declare', from: at(from), army, to: at(to) })
  }
  return t.say({ kind: 'endPhase' })
}

const lose = (unit: string) => ({ kind: 'lose', unit })

function fought(): TestTable {
  const t = declared()
  t.dice(9, 2, 3, 4).say({ kind: 'fight', army: armyId('pink', 1) })
  t.dice(3, 12, 12, 12, 1)
    .say({ kind: 'fight', from: at('higo') })
    .say(lose('spearman'))
  t.dice(8, 4, 11).say({ kind: 'fight', army: armyId('pink', 3) })
  t.dice(10, 4, 7, 12, 2)
    .say({ kind: 'fight', from: at('awa-shikoku') })
    .say(lose('spearman'))
  t.dice(7, 5, 6, 6, 12, 9).say({ kind: 'fight', army: armyId('pink', 2) })
  t.dice(5).say({ kind: 'fight', from: at('satsuma'), army: -1 })
  t.dice(3, 4, 11, 4, 2, 1, 8).say({ kind: 'fight', from: at('nagato') })
  t.say(lose('spearman')).say(lose('spearman')).say(lose('spearman'))
  // the last battle left is begun without asking
  t.dice(3, 2, 5, 12, 12, 6).say({ kind: 'goOn' })
  return t.say(lose('spearman'))
}

describe('the first turn of the rules', () => {
  test('SG-EX-20 SG-EX-21 SG-SET-20 Pink has 17 provinces and 29 spearmen on the map', () => {
    const { state } = table()
    expect(state.clans[0].provinces).toBe(17)
    expect(state.clans[0].stock.spearman).toBe(36 - 29)
  })

  test('SG-EX-22 SG-PLAN-01 SG-PLAN-02 plans of 1+4 and of 3+2 koku are shown together', () => {
    const shown = planned().events('planned')
    expect(shown.map((e) => e.plan)).toMatchObject([
      { swords: 1, levies: 4, ninja: 0 },
      { levies: 3, ninja: 2 },
      { levies: 4, ninja: 1 },
      { levies: 5 },
    ])
  })

  test('SG-EX-23 SG-SWD-07 the only bidder takes sword 1, the others draw', () => {
    const swords = planned().events('sword')
    expect(swords[0]).toMatchObject({ clan: 0, sword: 1, by: 'bid' })
    expect(swords.slice(1).map((e) => e.by)).toEqual(['draw', 'draw', 'draw'])
    expect(swords.map((e) => e.sword).sort()).toEqual([1, 2, 3, 4])
  })

  test('SG-EX-24 SG-EX-27 nobody builds, nobody hires', () => {
    expect([...planned().events('built'), ...planned().events('hired')]).toEqual([])
  })

  test('SG-EX-25 SG-EX-26 SG-LVY-07 four koku buy two gunners, two swordsmen and two archers, all into forces', () => {
    const t = planned()
    expect(t.force('higo')).toEqual(troopOf('1s 3p'))
    expect(t.force('satsuma')).toEqual(troopOf('1a 3p'))
    expect(t.force('nagato')).toEqual(troopOf('1g 3p'))
  })

  test('SG-EX-28 SG-NIN-01 SG-NIN-03 SG-NIN-07 Grey holds the ninja, and in round 1 nobody is asked to strike', () => {
    const t = planned()
    expect(t.state.ninja).toBe(1)
    expect(t.state.clans[2].koku).toBe(0)
    expect(t.asks).toBe('war turn / move armies')
  })

  test('SG-EX-29 SG-RUL-11 SG-WAR-A-13 an army takes in the force of its province without moving', () => {
    const t = declared()
    expect(t.army('pink', 1)).toMatchObject({ archer: 1, swordsman: 1, gunner: 3, spearman: 3 })
    expect(t.army('pink', 2)).toMatchObject({ gunner: 2, spearman: 0 })
  })

  test('SG-EX-30 SG-WAR-B-05 SG-WAR-B-13 eight declarations, open before the first battle', () => {
    expect(declared().events('declared')).toHaveLength(8)
  })

  test('SG-EX-31 SG-CBT-08 SG-CBT-09 three hits on one spearman in step 3 end the battle: no melee die falls', () => {
    const t = declared()
      .dice(9, 2, 3, 4)
      .say({ kind: 'fight', army: armyId('pink', 1) })
    expect(t.owner('hizen')).toBeNull()
    expect(t.army('pink', 1).hole).toBe(1)
    expect(t.events('rolled').map((e) => [e.unit, e.hits])).toEqual([
      ['archer', 0],
      ['gunner', 3],
    ])
  })

  test('SG-EX-32 SG-CBT-05 SG-TRK-79 SG-RUL-74 a spearman doomed in step 5 still rolls in step 6', () => {
    const t = declared()
      .dice(3, 12, 12, 12, 1)
      .say({ kind: 'fight', from: at('higo') })
    expect(t.asks).toBe('battle / melee casualties')
    t.say(lose('spearman'))
    expect(t.owner('chikugo')).toBeNull()
    expect(t.force('higo')).toEqual(troopOf('1s 2p'))
    expect(t.events('experience')).toEqual([])
  })

  test('SG-EX-33 SG-EX-34 SG-EX-36 Sanuki, Tosa and Osumi fall', () => {
    const t = fought()
    expect([t.owner('sanuki'), t.owner('tosa'), t.owner('osumi')]).toEqual([null, null, null])
    expect(t.army('pink', 3).hole).toBe(1)
    expect(t.force('awa-shikoku')).toEqual(troopOf('1a 2p'))
    expect(t.force('satsuma')).toEqual(troopOf('1a 3p'))
  })

  test('SG-EX-35 SG-CBT-06 SG-RUL-08 SG-RUL-62 the daimyo rolls though there is no enemy daimyo', () => {
    const t = declared()
      .dice(7, 5, 6, 6, 12, 9)
      .say({ kind: 'fight', army: armyId('pink', 2) })
    expect(t.events('rolled').find((e) => e.unit === 'daimyo')).toMatchObject({ dice: [6], hits: 1 })
    expect(t.events('rolled').at(-1)).toMatchObject({ unit: 'spearman', attacks: false, dice: [9] })
    expect(t.owner('hyuga')).toBeNull()
  })

  test('SG-EX-37 SG-EX-41 SG-NAV-01 SG-NAV-04 SG-NAV-05 SG-NAV-06 Buzen: the free sequence, then normal ones', () => {
    const t = declared()
      .dice(3, 4, 11, 4, 2, 1, 8)
      .say({ kind: 'fight', from: at('nagato') })
    expect(t.asks).toBe('battle / landing casualties')
    t.say(lose('spearman')).say(lose('spearman'))
    expect(t.asks).toBe('battle / melee casualties')
    t.say(lose('spearman'))
    expect(t.asks).toBe('battle / break off')
    t.dice(3).say({ kind: 'goOn' })
    expect(t.owner('buzen')).toBeNull()
    expect(t.force('nagato')).toEqual(troopOf('1g'))
  })

  test('SG-EX-38 Iyo: one lost in the free sequence, then cleared', () => {
    const t = fought()
    expect(t.owner('iyo')).toBeNull()
    expect(t.force('bungo')).toEqual(troopOf('1s 2p'))
  })

  test('SG-EX-39 SG-LOS-01 SG-WAR-C-05 SG-WIN-06 after C eight provinces are empty and Pink still owns 17', () => {
    const t = fought()
    expect(t.events('emptied')).toHaveLength(8)
    expect(t.events('conquered')).toEqual([])
    expect(t.state.clans[0].provinces).toBe(17)
  })

  test('SG-EX-40 SG-RUL-10 SG-WAR-D-10 SG-TRK-103 phase D: Pink owns 25, has lost six spearmen, would get 8 koku', () => {
    const t = fought()
    expect(t.asks).toBe('war turn / move armies in D')
    t.say({ kind: 'march', army: armyId('pink', 1), to: at('hizen') })
      .say({ kind: 'leave', unit: 'spearman' })
      .say({ kind: 'go' })
    t.say({ kind: 'march', army: armyId('pink', 2), to: at('hyuga') })
    t.say({ kind: 'endPhase' })
    const send = (from: string, unit: string, province: string, army = false) =>
      t.say({ kind: 'send', from: at(from), unit }).say({ kind: 'to', province: at(province), army })
    send('bungo', 'swordsman', 'buzen')
    send('higo', 'spearman', 'chikugo')
    send('higo', 'swordsman', 'hyuga', true)
    send('satsuma', 'archer', 'hyuga', true)
    send('satsuma', 'spearman', 'hyuga', true)
    send('satsuma', 'spearman', 'osumi')
    send('awa-shikoku', 'spearman', 'sanuki')
    send('awa-shikoku', 'spearman', 'iyo')
    send('awa-shikoku', 'archer', 'tosa')
    expect(t.force('chikuzen')).toEqual(troopOf('1p'))
    expect(t.army('pink', 1)).toMatchObject({ archer: 1, swordsman: 1, gunner: 3, spearman: 2 })
    expect(t.army('pink', 2)).toMatchObject({ archer: 2, swordsman: 2, gunner: 2, spearman: 1 })
    expect(t.force('satsuma')).toEqual(troopOf('1p'))
    expect(t.force('bungo')).toEqual(troopOf('2p'))
    expect(t.force('buzen')).toEqual(troopOf('1s'))
    expect(t.force('nagato')).toEqual(troopOf('1g'))
    expect(t.force('awa-shikoku')).toEqual(troopOf(''))
    expect(t.force('tosa')).toEqual(troopOf('1a'))
    expect(t.state.clans[0].provinces).toBe(25)
    expect([1, 2, 3].map((n) => t.army('pink', n).hole)).toEqual([1, 1, 1])
    expect(t.state.clans[0].stock.spearman).toBe(36 - 29 + 6)
    expect(t.offers({ kind: 'send', from: at('nagato') })).toBe(false)
  })
})
