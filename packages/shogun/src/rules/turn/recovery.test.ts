import { describe, expect, test } from 'vitest'
import { armyId, at, type Scene, TestTable, troopOf, warTurnOf } from '../../testing/scene.ts'

const end = { kind: 'endPhase' }
const pass = { kind: 'pass' }

describe('a daimyo who falls with the enemy’s last', () => {
  /** Pink’s experienced army has lost all but the daimyo, and meets Grey’s last one, as lonely. */
  const duel: Omit<Scene, 'at'> = {
    forces: { pink: 'mino 1p, osumi 1p', grey: 'kai 2p, suruga 1p' },
    armies: { pink: ['mino level 3:', 'izu: 1a', 'aki: 1a'], grey: ['hida:', 'lost', 'lost'] },
  }

  function fallen(): TestTable {
    const t = new TestTable({ ...duel, at: warTurnOf('pink', 'after A') })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('hida') })
    return t.dice(1, 1).say(end) // both hit
  }

  test('SG-RUL-101 SG-ELM-03 SG-ELM-11 he comes back with those lost before, and his opponent is out', () => {
    const t = fallen()
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }])
    expect([t.asks, t.asked]).toEqual(['recovery / place', [0]])
    t.say({ kind: 'place', province: at('kai') }).say({ kind: 'settled' })
    expect(t.army('pink')).toMatchObject({ leader: 'living', hole: 0, place: at('kai') })
  })

  test('SG-RUL-101 SG-ELM-12 his attacks are over: he came back without a declaration', () => {
    const t = fallen()
    t.say({ kind: 'place', province: at('mino') }).say({ kind: 'settled' })
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-RUL-101 SG-EXP-10 what he won before in the same block is forgotten with him', () => {
    const t = new TestTable({
      ...duel,
      forces: { pink: 'mino 1p, osumi 1p', grey: 'kai 2p, suruga 1p, echizen 1p' },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('echizen') })
    t.dice(1, 12).say(end).say({ kind: 'stay' }) // the spearman misses
    t.dice(1, 1).say({ kind: 'attack', to: at('hida') })
    t.say({ kind: 'place', province: at('mino') }).say({ kind: 'settled' })
    expect([t.asks, t.events('experience')]).toEqual(['war turn / move armies in D', []])
    expect(t.army('pink').hole).toBe(0)
  })

  test('SG-RUL-101 the last attack of the block is no exception', () => {
    const t = new TestTable({
      ...duel,
      forces: { pink: 'mino 1p, osumi 1p', grey: 'kai 2p, suruga 1p, echizen 1p' },
      armies: { ...duel.armies, pink: ['mino level 2:', 'izu: 1a', 'aki: 1a'] },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('echizen') })
    t.dice(1, 12).say(end).say({ kind: 'stay' })
    t.dice(1, 1).say({ kind: 'attack', to: at('hida') })
    t.say({ kind: 'place', province: at('kai') }).say({ kind: 'settled' })
    expect(t.army('pink').hole).toBe(0)
  })

  test('SG-RUL-64 SG-CBT-15 his province is empty if nobody else held it, and no place to come back to', () => {
    const t = new TestTable({
      ...duel,
      forces: { pink: 'osumi 1p', grey: 'kai 2p' },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('hida') })
    t.dice(1, 1).say(end)
    expect([t.owner('mino'), t.owner('hida')]).toEqual([null, null])
    expect(t.list().flatMap((a) => (a.kind === 'place' ? [a.province] : []))).toEqual([
      at('kai'),
      at('osumi'),
    ])
  })

  test('SG-TRK-108 SG-ELM-03 the defender recovers the daimyo whom the attacker’s last took with him', () => {
    const t = new TestTable({
      forces: { pink: 'mino 1p, osumi 1p', grey: 'kai 2p' },
      armies: { pink: ['mino:'], grey: ['hida level 2:', 'kai: 1a', 'lost'] },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('hida') })
    t.dice(1, 1).say(end)
    expect(t.events('eliminated')).toMatchObject([{ clan: 0, by: 1 }])
    expect([t.owner('hida'), t.owner('mino'), t.owner('osumi')]).toEqual([null, 'grey', 'grey'])
    expect([t.asks, t.asked]).toEqual(['recovery / place', [1]])
    t.say({ kind: 'place', army: armyId('grey'), province: at('mino') }).say({ kind: 'settled' })
    t.say({ kind: 'place', army: armyId('grey', 3), province: at('osumi') }).say({ kind: 'takeIn' })
    expect(t.army('grey')).toMatchObject({ hole: 0, place: at('mino') })
    expect([t.army('grey', 3).spearman, t.owner('osumi')]).toEqual([1, 'grey'])
  })
})

describe('a daimyo who comes back in the midst of a war turn', () => {
  test('SG-RUL-101 SG-ELM-12 a battle that he declared before he was lost is not fought', () => {
    const t = new TestTable({
      forces: { pink: 'mino 1p, shinano 3a, osumi 1p', grey: 'kii 1p', green: 'echizen 1p' },
      armies: { pink: ['mino level 2:', 'izu: 1a'], grey: ['hida:', 'lost', 'lost'] },
      ninja: 'indigo',
      at: warTurnOf('pink', 'after A'),
    })
    t.say(pass)
    t.say({ kind: 'declare', army: armyId('pink'), to: at('echizen') })
    t.say({ kind: 'declare', from: at('shinano'), to: at('hida') }).say(end)
    t.say(pass)
      .say({ kind: 'fight', from: at('shinano') })
      .say(pass)
    // struck just before the first die of the other battle, which then wins Pink the land of Grey
    t.dice(1, 1, 12, 12).say({ kind: 'strike', army: armyId('pink') })
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }])
    t.say({ kind: 'place', army: armyId('pink'), province: at('osumi') }).say({ kind: 'settled' })
    t.say({ kind: 'place', army: armyId('pink', 3), province: at('kii') }).say({ kind: 'settled' })
    expect(t.asks).toBe('war turn / move armies in D')
    expect(t.events('battle')).toHaveLength(1)
  })

  test('SG-RUL-98 SG-RUL-89 where the blow has made the battle void the force is free to join him', () => {
    const t = new TestTable({
      forces: { pink: 'hida 3p, osumi 2p', grey: 'mino 2p' },
      armies: { pink: ['izu: 1a', 'aki: 1a'], grey: ['kai:'] },
      ninja: 'pink',
      at: warTurnOf('pink', 'after A'),
    })
    t.say(pass)
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say(end)
    t.say(pass).say(pass)
    t.dice(1).say({ kind: 'strike', army: armyId('grey') }) // Mino is Pink’s now
    t.say({ kind: 'place', army: armyId('pink', 3), province: at('hida') })
    t.say({ kind: 'takeIn', unit: 'spearman' }).say({ kind: 'takeIn', unit: 'spearman' })
    t.say({ kind: 'settled' })
    expect([t.army('pink', 3).spearman, t.force('hida').spearman]).toEqual([2, 1])
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-ELM-06 SG-WAR-B-09 a force that he takes in whole does not fight the battle it declared', () => {
    const t = new TestTable({
      forces: { pink: 'shinano 3a, sagami 2p, osumi 1p', grey: 'kai 1p' },
      armies: { pink: ['izu: 1a', 'aki: 1a'], grey: ['hida:', 'lost', 'lost'], indigo: ['musashi: 1a'] },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('sagami'), to: at('musashi') })
    t.say({ kind: 'declare', from: at('shinano'), to: at('hida') }).say(end)
    t.dice(1, 12, 12).say({ kind: 'fight', from: at('shinano') })
    t.say({ kind: 'place', province: at('sagami') })
    t.say({ kind: 'takeIn' }).say({ kind: 'takeIn' })
    expect(t.asks).toBe('war turn / move armies in D')
    expect(t.events('battle')).toHaveLength(1)
    expect(t.army('pink', 3)).toMatchObject({ spearman: 2, place: at('sagami') })
  })

  test('SG-ELM-06 a force of which he leaves one unit still fights', () => {
    const t = new TestTable({
      forces: { pink: 'shinano 3a, sagami 2p, osumi 1p', grey: 'kai 1p' },
      armies: { pink: ['izu: 1a', 'aki: 1a'], grey: ['hida:', 'lost', 'lost'], indigo: ['musashi: 1a'] },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('sagami'), to: at('musashi') })
    t.say({ kind: 'declare', from: at('shinano'), to: at('hida') }).say(end)
    t.dice(1, 12, 12).say({ kind: 'fight', from: at('shinano') })
    t.say({ kind: 'place', province: at('sagami') }).say({ kind: 'takeIn' })
    t.dice(12, 12, 12).say({ kind: 'settled' })
    expect(t.events('rolled').filter((e) => e.unit === 'spearman')).toMatchObject([{ dice: [12] }])
  })

  test('SG-RUL-101 SG-RUL-24 the option interleaveForces: nor does the army go on whose daimyo was lost and came back meanwhile', () => {
    const t = new TestTable({
      options: { interleaveForces: true },
      forces: { pink: 'mino 1p, shinano 3a, osumi 1p', grey: 'kii 1p', green: 'echizen 1p, omi 1p' },
      armies: { pink: ['mino level 3:', 'izu: 1a'], grey: ['hida:', 'lost', 'lost'] },
      ninja: 'indigo',
      at: warTurnOf('pink', 'after A'),
    })
    t.say(pass)
    t.say({ kind: 'declare', army: armyId('pink'), to: at('echizen') })
    t.say({ kind: 'declare', from: at('shinano'), to: at('hida') }).say(end)
    t.say(pass)
      .say({ kind: 'fight', army: armyId('pink') })
      .say(pass)
      .say(pass)
    t.dice(1, 12).say(pass) // the daimyo hits, the spearman does not
    t.say(pass)
      .say({ kind: 'stay' })
      .say({ kind: 'fight', from: at('shinano') })
      .say(pass)
    t.dice(1, 1, 12, 12).say({ kind: 'strike', army: armyId('pink') })
    t.say({ kind: 'place', army: armyId('pink'), province: at('mino') }).say({ kind: 'settled' })
    t.say({ kind: 'place', army: armyId('pink', 3), province: at('kii') }).say({ kind: 'settled' })
    expect([t.asks, t.events('experience')]).toEqual(['war turn / move armies in D', []])
  })

  test('SG-ELM-07 one who comes back in the army part of his own phase D still moves in it', () => {
    const t = new TestTable({
      forces: { pink: 'shinano 2p', grey: 'kai 2p' },
      armies: { pink: ['shinano level 2: 1a', 'aki: 1a'], grey: ['suruga:'] },
      ninja: 'pink',
      at: warTurnOf('pink', 'after C'),
    })
    t.say(pass).say({ kind: 'march', army: armyId('pink'), to: at('hida') })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') }) // Suruga is empty now, Kai is Pink’s
    t.say({ kind: 'place', army: armyId('pink', 3), province: at('kai') }).say({ kind: 'takeIn' })
    t.say({ kind: 'settled' }).say({ kind: 'march', army: armyId('pink', 3), to: at('suruga') })
    expect(t.owner('suruga')).toBe('pink')
    expect(t.force('kai')).toEqual(troopOf('1p'))
  })

  test('SG-ELM-12 one who comes back in his owner’s phase A moves and declares like any other', () => {
    const t = new TestTable({
      forces: { pink: 'shinano 2p', grey: 'kai 2p', indigo: 'musashi 1p' },
      armies: { pink: ['shinano: 1a', 'aki: 1a'], grey: ['suruga:'] },
      ninja: 'pink',
      at: warTurnOf('pink'),
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    t.say({ kind: 'place', army: armyId('pink', 3), province: at('kai') }).say({ kind: 'settled' })
    expect(t.offers({ kind: 'march', army: armyId('pink', 3), to: at('shinano') })).toBe(true) // to change places
    t.say(end)
    expect(t.offers({ kind: 'declare', army: armyId('pink', 3), to: at('musashi') })).toBe(true)
    expect(t.offers({ kind: 'declare', from: at('kai'), army: -1, to: at('suruga') })).toBe(true)
  })

  test('SG-ELM-05 SG-WAR-C-03 set into a province under attack, he defends it', () => {
    const t = new TestTable({
      forces: { pink: 'hida 2p, osumi 1p', grey: 'mino 1p' },
      armies: { grey: ['aki: 1a', 'iyo: 1a'], indigo: ['tosa:'] },
      ninja: 'grey',
      at: warTurnOf('pink', 'after A'),
    })
    t.say(pass)
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say(end)
    t.say(pass).say(pass)
    t.dice(1).say({ kind: 'strike', army: armyId('indigo') })
    t.say({ kind: 'place', army: armyId('grey', 3), province: at('mino') })
    t.dice(6, 1, 1, 12).say({ kind: 'settled' }) // he hits, both spearmen of Pink hit
    expect(
      t
        .events('rolled')
        .filter((e) => !e.attacks)
        .map((e) => e.unit),
    ).toEqual(['daimyo', 'spearman'])
    expect([t.owner('mino'), t.army('grey', 3).leader]).toEqual([null, 'lost'])
  })
})
