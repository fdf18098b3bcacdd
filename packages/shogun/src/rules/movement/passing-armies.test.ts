import { describe, expect, test } from 'vitest'
import { armyId, at, type Scene, TestTable, troopOf, warTurnOf } from '../../testing/scene.ts'

const end = { kind: 'endPhase' }
const go = { kind: 'go' }
const [one, two, three] = [1, 2, 3].map((number) => armyId('pink', number)) as [number, number, number]
const inA = (order: Omit<Scene, 'at'>) => new TestTable({ ...order, at: warTurnOf('pink') })
const march = (army: number, to: string) => ({ kind: 'march', army, to: at(to) })

describe('armies that pass each other', () => {
  test('SG-WAR-A-08 SG-RUL-21 three armies of level 1 move round in a ring', () => {
    const t = inA({
      forces: { pink: 'hida 1p, mino 1p, shinano 1p' },
      armies: { pink: ['hida: 1a', 'mino: 1s', 'shinano: 1g'] },
    })
    t.say(march(one, 'mino'))
    expect(t.offers(end)).toBe(false)
    t.say(march(two, 'shinano')).say(march(three, 'hida')).say(end)
    expect([one, two, three].map((id) => t.state.armies[id].place)).toEqual(
      ['mino', 'shinano', 'hida'].map(at),
    )
  })

  test('SG-WAR-A-09 SG-TRK-64 what one army leaves as its garrison another may take in', () => {
    const t = inA({
      forces: { pink: 'mino 1p, owari 1p' },
      armies: { pink: ['hida: 2a', 'mino: 1s'] },
    })
    t.say(march(one, 'mino')).say({ kind: 'leave', unit: 'archer' }).say(go)
    expect(t.offers({ kind: 'takeIn', army: two, unit: 'archer' })).toBe(false) // he is with an army
    t.say(march(two, 'hida')).say({ kind: 'takeIn', army: two, unit: 'archer' })
    expect(t.army('pink', 2)).toMatchObject({ archer: 1, swordsman: 1 })
    expect([t.owner('hida'), t.force('hida')]).toEqual(['pink', troopOf('')]) // the army itself holds it
  })

  test('SG-NIN-22 SG-WAR-A-12 an army that passes a leaderless one takes in its province’s force, and owes what it took last', () => {
    const t = inA({
      forces: { pink: 'hida 1p, mino 1p, owari 1p' },
      armies: { pink: ['hida level 2: 1a', 'mino: slain 1g', 'aki: 1a'] },
    })
    t.say(march(one, 'mino')).say({ kind: 'takeIn', army: one, unit: 'spearman' })
    t.say(march(one, 'owari'))
    expect(t.asks).toBe('step of an army / garrison') // SG-WAR-A-15
    t.say({ kind: 'leave', unit: 'archer' }).say(go)
    expect(t.force('mino')).toEqual(troopOf('1a'))
    expect(t.offers(end)).toBe(true)
  })

  test('SG-GAR-02 SG-LIM-03 an army of fifteen leaves five at most, of any kind', () => {
    const t = inA({ forces: { pink: 'mino 1p' }, armies: { pink: ['hida: 2a 2s 5g 5p'] } })
    t.say(march(one, 'mino'))
    for (const unit of ['archer', 'archer', 'swordsman', 'gunner', 'spearman']) t.say({ kind: 'leave', unit })
    expect(t.list()).toEqual([go])
    t.say(go)
    expect(t.force('hida')).toEqual(troopOf('2a 1s 1g 1p'))
  })

  test('SG-WAR-A-11 SG-UNI-04 full boxes: fifteen men pass a force and take nobody in', () => {
    const t = inA({ forces: { pink: 'mino 1a 1p, hida 1p' }, armies: { pink: ['hida: 2a 2s 5g 5p'] } })
    t.say(march(one, 'mino'))
    expect(t.offers({ kind: 'takeIn' })).toBe(false)
  })

  test('SG-WAR-A-05 SG-GAR-02 over the sea too a garrison is owed', () => {
    const t = inA({ forces: { pink: 'buzen 1p' }, armies: { pink: ['nagato: 1a 1g'] } })
    t.say(march(one, 'buzen')).say({ kind: 'leave', unit: 'gunner' }).say(go)
    expect([t.owner('nagato'), t.force('nagato')]).toEqual(['pink', troopOf('1g')])
  })

  test('SG-WAR-B-12 SG-WAR-A-15 a garrison exchanged on the way attacks in C, the army from where it ends', () => {
    const t = inA({
      forces: { pink: 'mino 1p, hida 1p', grey: 'owari 1p, kaga 1p' },
      armies: { pink: ['hida level 2: 1a', 'aki: 1a'] },
    })
    t.say(march(one, 'mino')).say({ kind: 'takeIn', army: one }).say(march(one, 'hida'))
    t.say({ kind: 'leave', unit: 'archer' }).say(go).say(end)
    expect(t.offers({ kind: 'declare', from: at('mino'), army: -1, to: at('owari') })).toBe(true)
    expect(t.offers({ kind: 'declare', army: one, to: at('kaga') })).toBe(true)
    expect(t.offers({ kind: 'declare', army: one, to: at('owari') })).toBe(false)
  })

  test('SG-NIN-10 SG-RUL-36 struck between two steps: the army stays where it has come to', () => {
    const t = new TestTable({
      forces: { pink: 'hida 1p, mino 1p, owari 1p' },
      armies: { pink: ['hida level 2: 2a', 'aki: 1a'] },
      ninja: 'grey',
      at: warTurnOf('pink'),
    })
    t.say({ kind: 'pass' }).say(march(one, 'mino'))
    t.dice(1).say({ kind: 'strike', army: one })
    expect(t.army('pink')).toMatchObject({ leader: 'slain', place: at('mino') })
    expect(t.offers({ kind: 'march', army: one })).toBe(false)
    expect(t.offers({ kind: 'takeIn', army: one })).toBe(false)
  })
})

test('SG-WAR-A-15 that an army has taken in the last unit of a force is forgotten with the phase', () => {
  const t = new TestTable({
    forces: { pink: 'hida 1p' },
    armies: { pink: ['hida: 1a'] },
    at: warTurnOf('pink'),
  })
  t.say({ kind: 'takeIn', army: one })
  expect(t.army('pink').stripped).toBe(true)
  t.say({ kind: 'endPhase' })
  expect([t.state.phase, t.army('pink').stripped]).toEqual(['B', false])
})

describe('an army on its way, in a world that another player imagines', () => {
  test('SG-RUL-92 SG-RON-05 ronin whose troop cannot come go back after a blow only: nothing is told where none fell', () => {
    for (const ninja of [undefined, 'indigo'] as const) {
      const t = new TestTable({
        forces: { pink: 'mino 1p, kai 1p, owari 3p' },
        armies: { pink: ['hida: 2a', 'aki: 1a'] },
        hidden: { owari: 2 },
        ...(ninja === undefined ? {} : { ninja }),
        at: warTurnOf('pink'),
      })
      if (ninja !== undefined) t.say({ kind: 'pass' })
      t.say(march(one, 'mino')).say({ kind: 'leave', unit: 'archer' })
      t.imagine((s) => {
        s.hidden[at('owari')] = 0
        s.hidden[at('kai')] = 2 // so Grey imagines it: a force of one cannot carry two, and nobody can come
      })
      t.say(go)
      if (ninja !== undefined) t.say({ kind: 'pass' })
      expect([t.asks, t.events('roninLost')]).toEqual(['war turn / move armies', []])
    }
  })
})
