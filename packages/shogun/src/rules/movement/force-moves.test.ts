import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { armyId, at, type Scene, TestTable, troopOf, warTurnOf } from '../../testing/scene.ts'

const one = armyId('pink', 1)

/** Pink's phase D. */
function phaseD(order: Omit<Scene, 'at'>): TestTable {
  return new TestTable({ ...order, at: warTurnOf('pink', 'after C') })
}

/** The same, with the armies done. */
function forcesOnly(order: Omit<Scene, 'at'>): TestTable {
  const t = phaseD({ armies: { pink: ['osumi:'] }, ...order })
  return t.say({ kind: 'endPhase' })
}

const send = (from: string, unit = 'spearman') => ({ kind: 'send', from: at(from), unit })
const to = (province: string, army = false) => ({ kind: 'to', province: at(province), army })

describe('phase D, armies', () => {
  test('SG-WAR-D-01 SG-TRK-101 SG-DP-79 SG-DP-80 armies first, then forces; after that no army moves', () => {
    const t = phaseD({ forces: { pink: 'hida 3p, mino 1p' }, armies: { pink: ['hida: 1a'] } })
    expect(t.list().map((a) => a.kind)).not.toContain('send')
    t.say({ kind: 'endPhase' })
    expect(t.asks).toBe('war turn / move forces')
    t.say(send('hida')).say(to('mino'))
    expect(t.list().map((a) => a.kind)).not.toContain('march')
  })

  test('SG-WAR-D-02 SG-WAR-D-03 SG-WAR-D-04 SG-WAR-D-15 SG-MAP-10 SG-MAP-11 SG-MAP-12 SG-TRK-107 an army enters an empty province, attacked or not, and owns it at once', () => {
    const t = phaseD({ forces: { pink: 'hida 1p', grey: 'kaga 1p' }, armies: { pink: ['hida: 1a'] } })
    expect(t.offers({ kind: 'march', to: at('kaga') })).toBe(false)
    t.say({ kind: 'march', to: at('mino') })
    expect(t.owner('mino')).toBe('pink')
    expect(t.events('conquered')).toHaveLength(1)
  })

  test('SG-WAR-D-05 SG-TRK-106 on through a province just conquered, with a garrison', () => {
    const t = phaseD({ forces: { pink: 'hida 1p' }, armies: { pink: ['hida level 2: 1a 1g'] } })
    t.say({ kind: 'march', to: at('mino') }).say({ kind: 'march', to: at('owari') })
    t.say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'go' })
    expect([t.owner('mino'), t.owner('owari'), t.force('mino').gunner]).toEqual(['pink', 'pink', 1])
  })

  test('SG-WAR-D-11 steps of phase A do not lessen those of D', () => {
    const t = new TestTable({
      forces: { pink: 'hida 1p, mino 1p' },
      armies: { pink: ['hida: 1a'] },
      at: warTurnOf('pink'),
    })
    t.say({ kind: 'march', to: at('mino') })
      .say({ kind: 'endPhase' })
      .say({ kind: 'endPhase' })
    t.say({ kind: 'march', to: at('hida') })
    expect(t.army('pink').place).toBe(at('hida'))
  })

  test('SG-WAR-D-19 in D too an army takes in units where it stands and owes garrisons', () => {
    const t = phaseD({ forces: { pink: 'hida 1p' }, armies: { pink: ['hida: 1a'] } })
    t.say({ kind: 'takeIn', unit: 'spearman' }).say({ kind: 'march', to: at('mino') })
    expect(t.asks).toBe('step of an army / garrison')
  })

  test('SG-WAR-D-17 SG-RUL-56 SG-TRK-122 a garrison that came with the army does not move again; one that was there all along may', () => {
    const order: Omit<Scene, 'at'> = {
      forces: { pink: 'hida 1p' },
      armies: { pink: ['hida level 2: 1a 2g'] },
    }
    const through = (options: Record<string, boolean>) => {
      const t = phaseD({ ...order, options })
      t.say({ kind: 'march', to: at('mino') }).say({ kind: 'march', to: at('owari') })
      t.say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'go' })
      return t.say({ kind: 'endPhase' })
    }
    expect(through({}).offers(send('mino', 'gunner'))).toBe(false)
    expect(through({ garrisonMovesAgain: true }).offers(send('mino', 'gunner'))).toBe(true)
    const start = phaseD({ armies: { pink: ['hida: 1a 2g'] } }).say({ kind: 'march', to: at('mino') })
    start.say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'leave', unit: 'gunner' }).say({ kind: 'go' })
    start.say({ kind: 'endPhase' })
    expect(start.offers(send('hida', 'gunner'))).toBe(true)
  })

  test('SG-RUL-19 SG-WAR-07 the option armyDetachInD: units step out of an army into one empty province, and no further', () => {
    const order = { armies: { pink: ['hida: 2a 2g'] } }
    expect(
      phaseD(order)
        .list()
        .map((a) => a.kind),
    ).not.toContain('detach')
    const t = phaseD({ ...order, options: { armyDetachInD: true } })
    t.say({ kind: 'detach', to: at('mino'), unit: 'gunner' })
    expect([t.owner('mino'), t.force('mino').gunner]).toEqual(['pink', 1])
    expect(t.list().every((a) => a.kind !== 'detach' || a.to === at('mino'))).toBe(true)
    t.say({ kind: 'detach', to: at('mino'), unit: 'gunner' }).say({ kind: 'endPhase' })
    expect(t.offers(send('mino', 'gunner'))).toBe(false)
  })
})

describe('detaching where ronin lie hidden', () => {
  const order = (men: string, hidden: number) =>
    phaseD({ armies: { pink: [`hida: ${men}`] }, hidden: { hida: hidden }, options: { armyDetachInD: true } })
  const detach = (reveal: number) => ({ kind: 'detach', to: at('mino'), unit: 'gunner', reveal })

  test('SG-RUL-19 SG-RON-20 they stay hidden if the rest of the army can carry them', () => {
    const t = order('3g', 2).say(detach(-1))
    expect([t.state.hidden[at('hida')], t.force('mino').gunner]).toEqual([2, 1])
    expect(t.offers(detach(-1))).toBe(false) // two would be left with one gunner
    expect(order('2g', 2).offers(detach(-1))).toBe(false)
  })

  test('SG-RUL-19 SG-RON-13 or they are turned up, all of them, and come along', () => {
    const t = order('3g', 2).say(detach(-1))
    t.say({ ...detach(2), ronin: 1 })
    expect(t.events('revealed')).toMatchObject([{ toArmy: 2, toForce: 0 }])
    expect(t.force('mino')).toEqual(troopOf('2g 1r'))
    expect(t.army('pink')).toMatchObject({ gunner: 1, ronin: 1 })
    expect(order('3g', 2).offers(detach(2))).toBe(false) // the first to come carries none
  })
})

describe('phase D, forces', () => {
  test('SG-WAR-D-06 SG-WAR-D-04 each unit moves one province, once', () => {
    const t = forcesOnly({ forces: { pink: 'hida 3p' } })
    t.say(send('hida')).say(to('mino')).say(send('hida')).say(to('mino'))
    expect(t.owner('mino')).toBe('pink')
    expect(t.offers(send('mino'))).toBe(false)
    expect(shogun.whyNot(t.state, 0, { ...send('mino'), reveal: -1 } as never)).toEqual({
      rule: 'SG-WAR-D-06',
    })
  })

  test('SG-GAR-01 SG-WAR-D-07 SG-TRK-102 the last unit stays, unless an army stands there', () => {
    const t = forcesOnly({ forces: { pink: 'hida 1p' } })
    expect(t.offers({ kind: 'send' })).toBe(false)
    expect(shogun.whyNot(t.state, 0, { ...send('hida'), reveal: -1 } as never)).toEqual({ rule: 'SG-GAR-01' })
    const held = forcesOnly({ forces: { pink: 'hida 1p' }, armies: { pink: ['hida: 1a'] } })
    held.say(send('hida')).say(to('mino'))
    expect([held.owner('hida'), held.owner('mino')]).toEqual(['pink', 'pink'])
  })

  test('SG-TRK-103 SG-WAR-D-07 three units three ways, the army stays', () => {
    const t = forcesOnly({ forces: { pink: 'hida 3p' }, armies: { pink: ['hida: 1a'] } })
    for (const province of ['mino', 'kaga', 'etchu']) t.say(send('hida')).say(to(province))
    expect(t.force('hida')).toEqual(troopOf(''))
    expect(t.owner('hida')).toBe('pink')
  })

  test('SG-WAR-D-09 SG-TRK-104 SG-LIM-03 three into a force of three: only two', () => {
    const t = forcesOnly({ forces: { pink: 'hida 5p, mino 3p' } })
    t.say(send('hida')).say(to('mino')).say(send('hida')).say(to('mino')).say(send('hida'))
    expect(t.offers({ province: at('mino') })).toBe(false)
  })

  test('SG-WAR-D-08 SG-WAR-D-18 SG-TRK-105 SG-UNI-04 into the army while it has boxes, else beside it', () => {
    const t = forcesOnly({ forces: { pink: 'hida 2a 1p' }, armies: { pink: ['mino: 2a 1s'] } })
    t.say(send('hida', 'archer')).say(to('mino', true)).say(send('hida', 'archer'))
    expect(t.offers(to('mino', true))).toBe(false)
    t.say(to('mino'))
    expect(t.army('pink').archer).toBe(3)
    expect(t.force('mino')).toEqual(troopOf('1a'))
    expect(t.offers(send('mino', 'archer'))).toBe(false)
  })

  test('SG-RUL-67 a force may join a leaderless army, unless the option forbids it', () => {
    const order = { forces: { pink: 'hida 2p' }, armies: { pink: ['mino: slain 1a', 'osumi:'] } }
    expect(forcesOnly(order).say(send('hida')).offers(to('mino', true))).toBe(true)
    const never = forcesOnly({ ...order, options: { joinLeaderless: 'never' } }).say(send('hida'))
    expect(never.offers(to('mino', true))).toBe(false)
    expect(never.offers(to('mino'))).toBe(true)
  })

  test('SG-WAR-D-12 SG-TRK-33 SG-RUL-85 four spearmen and two ronin send two into an empty province: one ronin each, nothing else', () => {
    const whole = [0, 1, 2].filter((ronin) => {
      const t = forcesOnly({ forces: { pink: 'hida 4p 2r' } })
      t.say(send('hida')).say({ ...to('mino'), ronin: 0 })
      t.say(send('hida')).say({ ...to('mino'), ronin })
      return t.offers({ kind: 'endPhase' })
    })
    expect(whole).toEqual([1])
  })

  test('SG-RUL-99 a whole force goes into an empty province with its ronin, though no unit could lead the way', () => {
    const t = forcesOnly({ forces: { pink: 'hida 2p 1r' }, armies: { pink: ['hida: 1a'] } })
    t.say(send('hida')).say({ ...to('mino'), ronin: 1 })
    expect(t.list()).toEqual([{ ...send('hida'), reveal: -1 }]) // one spearman cannot carry a ronin
    expect(shogun.whyNot(t.state, 0, { kind: 'endPhase' })).toEqual({ rule: 'SG-RUL-99' })
    t.say(send('hida'))
    expect(t.list()).toEqual([{ ...to('mino'), ronin: 0 }])
    t.say(to('mino'))
    expect([t.force('hida'), t.force('mino')]).toEqual([troopOf(''), troopOf('2p 1r')])
    expect(t.offers({ kind: 'endPhase' })).toBe(true)
  })

  test('SG-RON-13 SG-RON-14 SG-RON-20 SG-RUL-90 hidden ronin stay if the rest can carry them, or are turned up for the move', () => {
    const t = forcesOnly({ forces: { pink: 'hida 3p, mino 2p' }, hidden: { hida: 2 } })
    expect(t.offers({ ...send('hida'), reveal: -1 })).toBe(false)
    t.say({ ...send('hida'), reveal: 0 })
    expect(t.force('hida').ronin).toBe(2)
    t.say({ ...to('mino'), ronin: 1 })
    expect([t.force('hida'), t.force('mino')]).toEqual([troopOf('2p 1r'), troopOf('3p 1r')])
    const fewer = forcesOnly({ forces: { pink: 'hida 3p' }, hidden: { hida: 1 } })
    expect(fewer.offers({ ...send('hida'), reveal: -1 })).toBe(true)
  })

  test('SG-WAR-D-08 SG-RON-20 from hidden ronin, too, a unit joins an army beside which five stand', () => {
    const t = forcesOnly({
      forces: { pink: 'hida 3p, mino 5p', grey: 'echizen 1p, etchu 1p, kaga 1p, shinano 1p' },
      armies: { pink: ['mino: 1a'] },
      hidden: { hida: 1 },
    })
    t.say({ ...send('hida'), reveal: -1 })
    expect(t.offers(to('mino'))).toBe(false)
    t.say(to('mino', true))
    expect([t.army('pink').spearman, t.state.hidden[at('hida')]]).toEqual([1, 1])
  })

  test('SG-WAR-D-13 ronin are not left alone, nor do they move alone', () => {
    const t = forcesOnly({ forces: { pink: 'hida 2p 1r, mino 1p' } })
    t.say(send('hida'))
    const along = t.list().flatMap((a) => (a.kind === 'to' && a.province === at('mino') ? [a.ronin] : []))
    expect(along).toEqual([1])
    expect(t.offers(to('kaga'))).toBe(false)
  })

  test('SG-WAR-D-10 SG-WAR-D-16 SG-RUL-79 who attacked may move, and at the end the markers are back', () => {
    const t = new TestTable({
      forces: { pink: 'hida 2a, osumi 1p', grey: 'mino 1p' },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') })
    t.dice(1, 1).say({ kind: 'endPhase' }).say({ kind: 'endPhase' })
    t.say(send('hida', 'archer')).say(to('mino')).say({ kind: 'endPhase' })
    expect(t.owner('mino')).toBe('pink')
    expect(t.state.declared).toEqual([])
  })

  test('SG-LIM-07 an army and a force in one province: up to twenty regulars', () => {
    const t = forcesOnly({ forces: { pink: 'hida 5p, mino 5p' }, armies: { pink: ['hida: 2a 2s 4g 5p'] } })
    t.say(send('mino')).say(to('hida', true))
    expect(t.army('pink').gunner + t.army('pink').spearman).toBe(10)
    t.say(send('mino'))
    expect(t.offers({ province: at('hida') })).toBe(false)
    expect(one).toBe(0)
  })
})
