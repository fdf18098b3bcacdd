import { describe, expect, test } from 'vitest'
import { armyId, at, type Scene, TestTable, troopOf, warTurnOf } from '../../testing/scene.ts'

const end = { kind: 'endPhase' }
const go = { kind: 'go' }
const leave = (unit: string) => ({ kind: 'leave', unit })
const takeIn = (unit: string, ronin = 0) => ({ kind: 'takeIn', unit, ronin })
const inD = (order: Omit<Scene, 'at'>) => new TestTable({ ...order, at: warTurnOf('pink', 'after C') })

describe('a garrison of phase D that another army takes on', () => {
  /** Army 1 goes through Mino, leaves a spearman beside the gunners whom it found there, and army 2 takes him in. */
  function relay(): TestTable {
    const t = inD({
      forces: { pink: 'hida 1p, mino 3g 2r, owari 1p, echizen 1p, omi 1p' },
      armies: { pink: ['hida level 2: 3p', 'echizen level 2: 1a'] },
    })
    const one = armyId('pink')
    const two = armyId('pink', 2)
    t.say({ kind: 'march', army: one, to: at('mino') })
    t.say({ ...takeIn('gunner', 1), army: one })
    t.say({ ...takeIn('gunner', 1), army: one })
    t.say({ ...takeIn('gunner'), army: one })
    t.say({ kind: 'march', army: one, to: at('owari') })
    t.say(leave('gunner')).say(leave('gunner')).say(leave('gunner')).say(leave('spearman'))
    t.say(leave('ronin')).say(leave('ronin')).say(go)
    t.say({ kind: 'march', army: two, to: at('mino') }).say({ ...takeIn('spearman'), army: two })
    return t.say(end)
  }

  test('SG-RUL-56 SG-WAR-D-07 leaves those who were there all along free to move', () => {
    const t = relay()
    expect(t.force('mino')).toEqual(troopOf('3g 2r'))
    const send = { kind: 'send', from: at('mino'), unit: 'gunner' }
    const to = { kind: 'to', province: at('ise'), army: false }
    t.say(send).say({ ...to, ronin: 0 })
    t.say(send).say({ ...to, ronin: 1 })
    t.say(send).say({ ...to, ronin: 1 })
    expect(t.force('ise')).toEqual(troopOf('3g 2r'))
  })
})

describe('final movement', () => {
  test('SG-RUL-56 SG-WAR-D-19 a garrison that has moved may be taken on by another army, and is one again where that leaves it', () => {
    const t = inD({
      forces: { pink: 'hida 1p, echizen 1p, owari 1p' },
      armies: { pink: ['hida level 2: 2p', 'echizen level 2: 1a'] },
    })
    t.say({ kind: 'march', army: armyId('pink'), to: at('mino') }) // empty: conquered
    t.say({ kind: 'march', army: armyId('pink'), to: at('owari') })
      .say(leave('spearman'))
      .say(go)
    t.say({ kind: 'march', army: armyId('pink', 2), to: at('mino') }).say({
      ...takeIn('spearman'),
      army: armyId('pink', 2),
    })
    t.say({ kind: 'march', army: armyId('pink', 2), to: at('omi') })
      .say(leave('spearman'))
      .say(go)
    expect([t.owner('mino'), t.owner('omi')]).toEqual(['pink', 'pink'])
    t.say(end)
    expect(t.offers({ kind: 'send', from: at('mino') })).toBe(false)
  })

  test('SG-WAR-D-08 SG-UNI-04 a unit may join the army that has just conquered the next province', () => {
    const t = inD({ forces: { pink: 'hida 3p' }, armies: { pink: ['hida: 1a'] } })
    t.say({ kind: 'march', army: armyId('pink'), to: at('mino') }).say(end)
    t.say({ kind: 'send', from: at('hida') }).say({ kind: 'to', province: at('mino'), army: true })
    expect(t.army('pink')).toMatchObject({ place: at('mino'), archer: 1, spearman: 1 })
    expect(t.force('mino')).toEqual(troopOf(''))
  })

  test('SG-WAR-D-07 SG-GAR-01 once the army is gone the last of the force stays', () => {
    const t = inD({ forces: { pink: 'hida 1p' }, armies: { pink: ['hida: 1a', 'aki: 1a'] } })
    t.say({ kind: 'march', army: armyId('pink'), to: at('mino') }).say(end)
    expect(t.offers({ kind: 'send', from: at('hida') })).toBe(false)
  })

  test('SG-WAR-D-05 SG-RUL-70 out into an empty province and back: it keeps a garrison', () => {
    const t = inD({ forces: { pink: 'hida 1p' }, armies: { pink: ['hida level 2: 2g', 'aki: 1a'] } })
    t.say({ kind: 'march', army: armyId('pink'), to: at('mino') })
    t.say({ kind: 'march', army: armyId('pink'), to: at('hida') })
      .say(leave('gunner'))
      .say(go)
    expect([t.owner('mino'), t.army('pink').place]).toEqual(['pink', at('hida')])
    expect(t.offers({ kind: 'march', army: armyId('pink') })).toBe(false)
  })

  test('SG-GAR-03 SG-WAR-D-04 a lone daimyo may conquer where a force stays behind, and is then stuck there', () => {
    const t = inD({ forces: { pink: 'hida 1p' }, armies: { pink: ['hida level 3:', 'aki: 1a'] } })
    t.say({ kind: 'march', army: armyId('pink'), to: at('mino') })
    expect(t.owner('mino')).toBe('pink')
    expect(t.offers({ kind: 'march', army: armyId('pink') })).toBe(false)
  })

  test('SG-MAP-07 SG-WAR-D-02 over the sea into an empty province: a step like any other, for armies and forces', () => {
    const t = inD({ forces: { pink: 'nagato 3p' }, armies: { pink: ['nagato: 1a', 'aki: 1a'] } })
    t.say({ kind: 'march', army: armyId('pink'), to: at('iki') }).say(end)
    t.say({ kind: 'send', from: at('nagato') }).say({ kind: 'to', province: at('buzen') })
    expect([t.owner('iki'), t.owner('buzen'), t.events('rolled')]).toEqual(['pink', 'pink', []])
  })

  test('SG-RUL-67 SG-NIN-25 one who joins a leaderless army saves it when its last own unit has fallen since', () => {
    const t = new TestTable({
      options: { loneDaimyo: 'endOfRound' },
      forces: { pink: 'hida 2p, mino 2p' },
      armies: { pink: ['hida: slain', 'aki: 1a'] },
      at: warTurnOf('pink', 'after C'),
    })
    t.say(end)
    t.say({ kind: 'send', from: at('mino') }).say({ kind: 'to', province: at('hida'), army: true })
    t.say(end)
    expect(t.army('pink')).toMatchObject({ leader: 'living', spearman: 1, hole: 0 }) // SG-RUL-95
  })

  test('SG-WIN-01 SG-RUL-99 the 35th province entered by the first of a plan ends the game, whole or not', () => {
    const land =
      'aki bingo bitchu bizen bungo buzen chikugo chikuzen harima higo hitachi hizen hoki hyuga iga inaba iwami izu izumi izumo kii kozuke kawachi kazusa musashi nagato osumi sagami sanuki satsuma'
    const t = inD({
      forces: {
        pink: `hida 4p 3r, ${land
          .split(' ')
          .map((id) => `${id} 1p`)
          .join(', ')}`,
      },
      armies: { pink: ['hida:', 'iyo: 1a', 'tosa: 1a'] },
      change: (s) => {
        s.owner[at('yamato')] = 0
        s.forces[at('yamato')].archer = 1
        s.clans[0].stock.archer--
        s.clans[0].provinces++
      },
    })
    expect(t.state.clans[0].provinces).toBe(34)
    t.say(end)
      .say({ kind: 'send', from: at('hida') })
      .say({ kind: 'to', province: at('mino'), ronin: 1 })
    expect(t.state.result).toEqual({ winners: [0], because: 'result.provinces' })
    expect(t.asked).toEqual([])
  })

  test('SG-WAR-D-09 SG-RUL-99 two full forces do not change places; one unit less and they may pass a man across', () => {
    const full = inD({ forces: { pink: 'hida 5p, mino 5p' } }).say(end)
    full.say({ kind: 'send', from: at('hida') })
    expect(full.offers({ kind: 'to', province: at('mino') })).toBe(false)
    const t = inD({ forces: { pink: 'hida 5p, mino 4p' } }).say(end)
    t.say({ kind: 'send', from: at('hida') }).say({ kind: 'to', province: at('mino') })
    t.say({ kind: 'send', from: at('mino') }).say({ kind: 'to', province: at('hida') })
    expect([t.force('hida').spearman, t.force('mino').spearman]).toEqual([5, 4])
  })
})

describe('the option armyDetachInD', () => {
  const detaching = (order: Omit<Scene, 'at'>) => inD({ ...order, options: { armyDetachInD: true } })

  test('SG-RUL-19 SG-RUL-56 units sent out stay where they are, unless an army takes them in', () => {
    const t = detaching({ forces: { pink: 'hida 1p' }, armies: { pink: ['hida level 2: 3p', 'aki: 1a'] } })
    t.say({ kind: 'detach', army: armyId('pink'), to: at('mino') })
    t.say({ kind: 'detach', army: armyId('pink'), to: at('mino') })
    t.say({ kind: 'march', army: armyId('pink'), to: at('mino') }).say(takeIn('spearman'))
    t.say({ kind: 'march', army: armyId('pink'), to: at('owari') }).say(end)
    expect(t.army('pink')).toMatchObject({ place: at('owari'), spearman: 2 })
    expect(t.offers({ kind: 'send', from: at('mino') })).toBe(false)
  })

  test('SG-RUL-19 SG-GAR-03 the daimyo may send out all his units and hold his province alone', () => {
    const t = detaching({ armies: { pink: ['hida level 2: 1p', 'aki: 1a'] } })
    t.say({ kind: 'detach', army: armyId('pink'), to: at('mino') })
    expect([t.owner('hida'), t.owner('mino')]).toEqual(['pink', 'pink'])
    expect(t.offers({ kind: 'march', army: armyId('pink') })).toBe(false)
  })

  test('SG-RUL-19 SG-LIM-03 two armies cannot send to the same empty province: the second finds it taken', () => {
    const t = detaching({ armies: { pink: ['hida: 2p', 'owari: 2p'] } })
    t.say({ kind: 'detach', army: armyId('pink'), to: at('mino') })
    expect(t.offers({ kind: 'detach', army: armyId('pink', 2), to: at('mino') })).toBe(false)
    expect(t.offers({ kind: 'detach', army: armyId('pink', 2), to: at('ise') })).toBe(true)
  })
})
