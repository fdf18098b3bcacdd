import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { armyId, at, type Scene, TestTable, troopOf, warTurnOf } from '../../testing/scene.ts'

const one = armyId('pink', 1)
const two = armyId('pink', 2)

/** Pink's phase A. */
function phaseA(order: Omit<Scene, 'at'>): TestTable {
  return new TestTable({ ...order, at: warTurnOf('pink') })
}

const march = (army: number, to: string, ronin = 0) => ({ kind: 'march', army, to: at(to), ronin })

describe('phase A', () => {
  test('SG-WAR-A-01 SG-WAR-A-02 SG-WAR-A-03 SG-MAP-06 SG-MAP-09 SG-WAR-03 SG-DP-70 armies go to adjacent own provinces; not to empty or enemy ones, and forces stay', () => {
    const t = phaseA({
      forces: { pink: 'hida 2p, mino 1p', grey: 'kaga 1p' },
      armies: { pink: ['hida: 1a'] },
    })
    const to = t.list().flatMap((a) => (a.kind === 'march' ? [a.to] : []))
    expect(to).toEqual([at('mino')])
    expect(t.list().map((a) => a.kind)).not.toContain('send')
    expect(t.asked).toEqual([0])
    expect(shogun.whyNot(t.state, 0, march(one, 'kaga') as never)).toEqual({ rule: 'SG-WAR-A-03' })
  })

  test('SG-WAR-A-04 SG-WAR-04 SG-EXP-01 SG-EXP-02 SG-EX-13 at most as many steps as the level', () => {
    for (const level of [1, 2, 3, 4]) {
      const t = phaseA({
        forces: { pink: 'hida 1p, mino 1p' },
        armies: { pink: [`hida level ${level}: 1a`] },
      })
      for (let step = 0; step < level; step++) t.say(march(one, step % 2 === 0 ? 'mino' : 'hida'))
      expect(t.offers({ kind: 'march' })).toBe(false)
      expect(t.offers({ kind: 'endPhase' })).toBe(true)
    }
  })

  test('SG-WAR-A-05 SG-MAP-07 a sea route is an ordinary step', () => {
    const t = phaseA({ forces: { pink: 'nagato 1p, buzen 1p' }, armies: { pink: ['nagato: 1a'] } })
    t.say(march(one, 'buzen'))
    expect(t.army('pink').place).toBe(at('buzen'))
  })

  test('SG-WAR-A-06 SG-TRK-63 out and back at level 2 takes two steps', () => {
    const t = phaseA({ forces: { pink: 'hida 1p, mino 1p' }, armies: { pink: ['hida level 2: 1a'] } })
    t.say(march(one, 'mino')).say(march(one, 'hida'))
    expect(t.army('pink')).toMatchObject({ place: at('hida'), steps: 2 })
  })

  test('SG-WAR-A-07 SG-WAR-A-08 SG-LIM-06 passing another army is legal; staying with it is not', () => {
    const t = phaseA({
      forces: { pink: 'hida 1p, mino 1p, owari 1p' },
      armies: { pink: ['hida level 2: 1a', 'mino: 1g'] },
    })
    t.say(march(one, 'mino'))
    expect(t.offers({ kind: 'endPhase' })).toBe(false)
    expect(shogun.whyNot(t.state, 0, { kind: 'endPhase' })).toEqual({ rule: 'SG-WAR-A-08' })
    t.say(march(one, 'owari')).say({ kind: 'endPhase' })
    expect(t.army('pink').place).toBe(at('owari'))
  })

  test('SG-WAR-A-08 no step from which the phase could not be ended', () => {
    const t = phaseA({ forces: { pink: 'hida 1p' }, armies: { pink: ['hida: 1a', 'mino:'] } })
    // the daimyo in Mino is alone and cannot leave, and the other has one step only
    expect(t.offers({ kind: 'march' })).toBe(false)
    expect(shogun.whyNot(t.state, 0, march(one, 'mino') as never)).toEqual({ rule: 'SG-WAR-A-08' })
  })

  test('SG-TRK-53 not over an empty province', () => {
    const t = phaseA({ forces: { pink: 'hida 1p, owari 1p' }, armies: { pink: ['hida level 2: 1a'] } })
    expect(t.offers({ kind: 'march' })).toBe(false)
  })

  test('SG-TRK-54 SG-RUL-21 SG-WAR-A-09 SG-TRK-64 two armies of level 1 change places; no unit changes hands', () => {
    const t = phaseA({ forces: { pink: 'hida 1p, mino 1p' }, armies: { pink: ['hida: 1a', 'mino: 2g'] } })
    t.say(march(one, 'mino'))
    expect(t.list().every((a) => a.kind !== 'takeIn' || a.unit === 'spearman')).toBe(true)
    t.say(march(two, 'hida')).say({ kind: 'endPhase' })
    expect(t.army('pink', 1)).toMatchObject({ place: at('mino'), archer: 1, gunner: 0 })
    expect(t.army('pink', 2)).toMatchObject({ place: at('hida'), archer: 0, gunner: 2 })
  })

  test('SG-RUL-21 the option armySwap off: only into a province that the other has left', () => {
    const order = { forces: { pink: 'hida 1p, mino 1p' }, armies: { pink: ['hida: 1a', 'mino: 2g'] } }
    expect(phaseA({ ...order, options: { armySwap: false } }).offers(march(one, 'mino'))).toBe(false)
    expect(phaseA(order).offers(march(one, 'mino'))).toBe(true)
  })

  test('SG-GAR-09 SG-RUL-22 SG-TRK-55 the army that leaves a province without a force owes a garrison although another arrives', () => {
    const t = phaseA({ forces: { pink: 'mino 1p' }, armies: { pink: ['hida: 1a 1g', 'mino: 2g'] } })
    t.say(march(two, 'hida')).say(march(one, 'mino'))
    expect(t.asks).toBe('step of an army / garrison')
    t.say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'go' })
    expect(t.force('hida')).toEqual(troopOf('1g'))
  })

  test('SG-GAR-08 SG-GAR-09 an army that merely passes one that another holds owes nothing there', () => {
    const t = phaseA({
      forces: { pink: 'hida 1p, owari 1p' },
      armies: { pink: ['hida level 2: 2a', 'mino: 2g'] },
    })
    t.say(march(one, 'mino')).say(march(one, 'owari'))
    expect(t.army('pink')).toMatchObject({ place: at('owari'), archer: 2 })
    expect(t.force('mino')).toEqual(troopOf(''))
  })

  test('SG-WAR-A-18 away from the enemy as well as towards him', () => {
    const t = phaseA({
      forces: { pink: 'hida 1p, mino 1p, owari 1p', grey: 'kaga 1p' },
      armies: { pink: ['hida: 1a'] },
    })
    expect(t.offers(march(one, 'mino'))).toBe(true)
  })
})

describe('army cards', () => {
  test('SG-LIM-04 an army’s units are not on the map: they are where its marker is', () => {
    const t = phaseA({ forces: { pink: 'hida 1p, mino 1p' }, armies: { pink: ['hida: 2a 3g'] } })
    t.say(march(one, 'mino'))
    expect([t.force('hida'), t.force('mino')]).toEqual([troopOf('1p'), troopOf('1p')])
    expect(t.army('pink')).toMatchObject({ place: at('mino'), archer: 2, gunner: 3 })
  })
})

describe('garrisons', () => {
  test('SG-GAR-01 SG-GAR-02 SG-GAR-06 SG-WAR-A-10 SG-WAR-A-16 SG-WAR-07 SG-LIM-02 without a force one to five regulars stay', () => {
    const t = phaseA({ forces: { pink: 'mino 1p' }, armies: { pink: ['hida: 2a 2s 4g'] } })
    t.say(march(one, 'mino'))
    expect(t.list().map((a) => (a.kind === 'leave' ? a.unit : a.kind))).toEqual([
      'archer',
      'swordsman',
      'gunner',
    ])
    t.say({ kind: 'leave', unit: 'archer' })
    expect(t.offers({ kind: 'go' })).toBe(true)
    for (const unit of ['gunner', 'gunner', 'gunner', 'gunner']) t.say({ kind: 'leave', unit })
    expect(t.list()).toEqual([{ kind: 'go' }]) // SG-TRK-59
    t.say({ kind: 'go' })
    expect(t.force('hida')).toEqual(troopOf('1a 4g'))
    expect(t.army('pink')).toMatchObject({ archer: 1, swordsman: 2, gunner: 0 })
  })

  test('SG-TRK-59 six cannot be left', () => {
    const t = phaseA({ forces: { pink: 'mino 1p' }, armies: { pink: ['hida: 10p'] } }).say(march(one, 'mino'))
    for (let left = 0; left < 5; left++) t.say({ kind: 'leave' })
    expect(t.offers({ kind: 'leave' })).toBe(false)
  })

  test('SG-GAR-03 SG-RUL-80 SG-TRK-57 a daimyo alone cannot leave a province without a force', () => {
    const t = phaseA({ forces: { pink: 'mino 1p' }, armies: { pink: ['hida:'] } })
    expect(t.offers({ kind: 'march' })).toBe(false)
    expect(shogun.whyNot(t.state, 0, march(one, 'mino') as never)).toEqual({ rule: 'SG-GAR-03' })
  })

  test('SG-TRK-56 SG-LIM-02 with one spearman: he stays, the daimyo goes alone', () => {
    const t = phaseA({ forces: { pink: 'mino 1p' }, armies: { pink: ['hida: 1p'] } }).say(march(one, 'mino'))
    expect(t.force('hida')).toEqual(troopOf('1p'))
    expect(t.army('pink')).toMatchObject({ place: at('mino'), spearman: 0 })
  })

  test('SG-GAR-04 SG-RON-15 SG-WAR-D-13 a ronin is no garrison', () => {
    const t = phaseA({ forces: { pink: 'mino 1p' }, armies: { pink: ['hida: 3g 2r'] } }).say(
      march(one, 'mino'),
    )
    expect(t.list()).toEqual([{ kind: 'leave', unit: 'gunner' }])
    t.say({ kind: 'leave', unit: 'gunner' })
    expect(t.list()).toEqual([{ kind: 'go' }, { kind: 'leave', unit: 'gunner' }])
  })

  test('SG-GAR-05 SG-RUL-20 SG-TRK-58 where a force stands nothing may be left', () => {
    const t = phaseA({ forces: { pink: 'hida 1p, mino 1p' }, armies: { pink: ['hida: 4p'] } }).say(
      march(one, 'mino'),
    )
    expect(t.asks).toBe('war turn / move armies')
    expect(t.force('hida')).toEqual(troopOf('1p'))
  })

  test('SG-TRK-23 SG-RUL-85 five regulars with four ronin cannot divide', () => {
    const t = phaseA({ forces: { pink: 'mino 1p' }, armies: { pink: ['hida: 4g 4r'] } })
    expect(t.offers({ kind: 'march' })).toBe(false)
    const fewer = phaseA({ forces: { pink: 'mino 1p' }, armies: { pink: ['hida: 4g 3r'] } })
    expect(fewer.offers({ kind: 'march' })).toBe(true)
  })

  test('SG-RUL-85 SG-LIM-10 ronin are shared out, each part within its limit', () => {
    const t = phaseA({ forces: { pink: 'mino 1p' }, armies: { pink: ['hida: 4g 3r'] } }).say(
      march(one, 'mino'),
    )
    t.say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'leave', unit: 'gunner' })
    expect(t.offers({ kind: 'go' })).toBe(false) // three left with three ronin
    t.say({ kind: 'leave', unit: 'ronin' })
    expect(t.offers({ kind: 'leave', unit: 'ronin' })).toBe(false)
    t.say({ kind: 'go' })
    expect(t.force('hida')).toEqual(troopOf('2g 1r'))
    expect(t.army('pink')).toMatchObject({ gunner: 2, ronin: 2 })
  })
})

describe('taking in', () => {
  test('SG-WAR-A-11 SG-WAR-A-14 SG-TRK-61 whatever finds a box; the rest stays a force', () => {
    const t = phaseA({ forces: { pink: 'hida 1p, mino 1a 1p' }, armies: { pink: ['hida: 2a 2s'] } })
    t.say(march(one, 'mino'))
    expect(t.list().flatMap((a) => (a.kind === 'takeIn' ? [a.unit] : []))).toEqual(['spearman'])
    t.say({ kind: 'takeIn', unit: 'spearman' })
    expect(t.force('mino')).toEqual(troopOf('1a'))
  })

  test('SG-WAR-A-15 SG-TRK-60 who takes the last unit and goes on leaves another', () => {
    const t = phaseA({
      forces: { pink: 'hida 1p, mino 1p, owari 1p' },
      armies: { pink: ['hida level 2: 1a 2g'] },
    })
    t.say(march(one, 'mino')).say({ kind: 'takeIn', unit: 'spearman' }).say(march(one, 'owari'))
    t.say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'go' })
    expect(t.force('mino')).toEqual(troopOf('1g'))
    expect(t.army('pink')).toMatchObject({ gunner: 1, spearman: 1 })
  })

  test('SG-WAR-A-15 also where another own army holds the province', () => {
    const t = phaseA({
      forces: { pink: 'hida 1p, mino 1p, owari 1p' },
      armies: { pink: ['hida level 2: 1a 2g', 'mino: 1g'] },
    })
    t.say(march(one, 'mino')).say({ kind: 'takeIn', army: one, unit: 'spearman' }).say(march(one, 'owari'))
    expect(t.asks).toBe('step of an army / garrison')
  })

  test('SG-WAR-A-13 SG-RUL-11 the option pickUpInPlace off: only after a step', () => {
    const order = { forces: { pink: 'hida 1p, mino 1p' }, armies: { pink: ['hida: 1a'] } }
    expect(phaseA(order).offers({ kind: 'takeIn' })).toBe(true)
    const t = phaseA({ ...order, options: { pickUpInPlace: false } })
    expect(t.offers({ kind: 'takeIn' })).toBe(false)
    t.say(march(one, 'mino'))
    expect(t.offers({ kind: 'takeIn' })).toBe(true)
  })

  test('SG-WAR-A-19 SG-RON-14 ronin go into the army along with a regular, within its limit', () => {
    const t = phaseA({ forces: { pink: 'hida 3p 2r' }, armies: { pink: ['hida: 1a'] } })
    // one at least must come, for two would be too many for the two that stay
    expect(t.list().flatMap((a) => (a.kind === 'takeIn' ? [a.ronin] : []))).toEqual([1, 2])
    t.say({ kind: 'takeIn', ronin: 2 })
    expect(t.force('hida')).toEqual(troopOf('2p'))
    expect(t.army('pink')).toMatchObject({ spearman: 1, ronin: 2 })
  })
})

describe('hidden ronin and moves', () => {
  test('SG-TRK-24 SG-RON-20 an army cannot leave two hidden ronin to a force of one', () => {
    const t = phaseA({
      forces: { pink: 'hida 1p, mino 1p' },
      armies: { pink: ['hida: 1a 1g'] },
      hidden: { hida: 2 },
    })
    expect(t.offers(march(one, 'mino', 0))).toBe(false)
    expect(shogun.whyNot(t.state, 0, march(one, 'mino', 0) as never)).toEqual({ rule: 'SG-RON-20' })
    expect(t.offers(march(one, 'mino', 2))).toBe(true) // SG-RON-13
    t.say(march(one, 'mino', 2))
    expect(t.army('pink')).toMatchObject({ place: at('mino'), ronin: 2 })
    expect(t.events('revealed')).toMatchObject([{ toArmy: 2, toForce: 0 }])
  })

  test('SG-TRK-25 SG-LIM-12 another army that ends there makes it legal, and must then come', () => {
    const t = phaseA({
      forces: { pink: 'hida 1p, mino 1p, kaga 1p' },
      armies: { pink: ['hida: 1a 1g', 'kaga: 2g'] },
      hidden: { hida: 2 },
    })
    t.say(march(one, 'mino', 0))
    expect(t.offers({ kind: 'endPhase' })).toBe(false)
    expect(shogun.whyNot(t.state, 0, { kind: 'endPhase' })).toEqual({ rule: 'SG-RON-20' })
    t.say(march(two, 'hida'))
    expect(t.offers({ kind: 'endPhase' })).toBe(true)
    expect(t.state.hidden[at('hida')]).toBe(2)
    expect(t.events('revealed')).toEqual([])
  })

  test('SG-RON-11 SG-RON-13 those turned up are shared between army and force, all of them', () => {
    const t = phaseA({
      forces: { pink: 'hida 3p, mino 1p' },
      armies: { pink: ['hida: 1a 1g'] },
      hidden: { hida: 3 },
    })
    const shares = t.list().flatMap((a) => (a.kind === 'march' ? [a.ronin] : []))
    expect(shares).toEqual([1, 2]) // all three cannot stay hidden with the force alone, nor all go with the army
    t.say(march(one, 'mino', 1))
    expect(t.force('hida').ronin).toBe(2)
    expect(t.army('pink').ronin).toBe(1)
  })

  test('SG-RUL-97 an army that passes another leaves the ronin hidden there alone', () => {
    const t = phaseA({
      forces: { pink: 'hida 1p, mino 1p, owari 1p' },
      armies: { pink: ['hida level 2: 3a', 'mino: 3g'] },
      hidden: { mino: 2 },
    })
    t.say(march(one, 'mino'))
    expect(t.offers(march(one, 'owari', 0))).toBe(true)
    expect(t.list().every((a) => a.kind !== 'march' || a.ronin === 0)).toBe(true)
  })
})
