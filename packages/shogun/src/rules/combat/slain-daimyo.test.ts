import { describe, expect, test } from 'vitest'
import { facing } from '../../testing/facing.ts'
import { actionOf, armyId, at, TestTable, warTurnOf } from '../../testing/scene.ts'

describe('an army without its daimyo', () => {
  test('SG-NIN-17 SG-NIN-18 SG-WAR-A-17 SG-WAR-B-11 SG-WAR-D-14 a leaderless army neither moves, takes in, declares nor moves in D', () => {
    const t = new TestTable(facing).dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.list().some((a) => 'army' in a && a.army === armyId('grey'))).toBe(false)
    t.say({ kind: 'endPhase' })
    expect(t.offers({ kind: 'declare', army: armyId('grey') })).toBe(false)
    expect(t.offers({ kind: 'declare', army: armyId('grey', 2) })).toBe(true)
    t.say({ kind: 'endPhase' })
    expect(t.asks).toBe('war turn / move armies in D')
    expect(t.list().some((a) => 'army' in a && a.army === armyId('grey'))).toBe(false)
  })

  test('SG-RUL-93 hidden ronin of a slain daimyo’s province may be one too many; none may arrive', () => {
    const whole = [0, 1, 2].filter((ronin) => {
      const t = new TestTable({
        forces: { grey: 'mino 3p 2r' },
        armies: { grey: ['hida: 2g', 'kai: 1a'] },
        hidden: { hida: 2 },
        ninja: 'pink',
        at: warTurnOf('grey'),
      })
      t.dice(1).say({ kind: 'strike', army: armyId('grey') })
      expect(t.offers({ kind: 'endPhase' })).toBe(true)
      t.say({ kind: 'endPhase' }).say({ kind: 'endPhase' }).say({ kind: 'endPhase' })
      expect(t.asks).toBe('war turn / move forces')
      t.say({ kind: 'send', from: at('mino') }).say({ kind: 'to', province: at('hida'), army: true, ronin })
      return t.offers({ kind: 'endPhase' })
    })
    expect(whole).toEqual([1]) // the man who comes carries one, and no more
  })

  test('SG-TRK-42 SG-NIN-22 in a two-troop province the force of a leaderless army may attack and leave', () => {
    const t = new TestTable({
      forces: { pink: 'mino 1p', grey: 'hida 2p' },
      armies: { grey: ['hida: slain 3p', 'kai: 1a'] },
      at: warTurnOf('grey', 'after A'),
    })
    expect(t.offers({ kind: 'declare', from: at('hida'), army: -1 })).toBe(true)
    expect(t.offers({ kind: 'declare', army: armyId('grey') })).toBe(false)
    t.say({ kind: 'endPhase' }).say({ kind: 'endPhase' })
    const send = { kind: 'send', from: at('hida') }
    const to = { kind: 'to', province: at('etchu') }
    t.say(send).say(to).say(send).say(to)
    expect([t.owner('hida'), t.force('hida').spearman]).toEqual(['grey', 0])
  })

  test('SG-TRK-49 another own army may pass a leaderless one, but not stay with it', () => {
    const t = new TestTable({
      forces: { grey: 'hida 2p, mino 1p, kai 1p' },
      armies: { grey: ['hida: slain 3p', 'shinano level 2: 2g', 'kai: 2g'] },
      at: warTurnOf('grey'),
    })
    t.say({ kind: 'march', army: armyId('grey', 2), to: at('hida') })
      .say({ kind: 'leave' })
      .say({ kind: 'go' })
    expect(t.offers({ kind: 'endPhase' })).toBe(false)
    expect(t.offers({ kind: 'march', army: armyId('grey', 3), to: at('shinano') })).toBe(true)
    t.say({ kind: 'march', army: armyId('grey', 2), to: at('mino') })
    expect(t.offers({ kind: 'endPhase' })).toBe(true)
  })
})

describe('a daimyo who was alone', () => {
  test('SG-NIN-24 SG-RUL-38 a daimyo alone is lost at once, and his province is empty without a force', () => {
    const t = new TestTable({ ...facing, armies: { ...facing.armies, grey: ['suruga:', 'kai: 1p'] } })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.army('grey').leader).toBe('lost')
    expect(t.owner('suruga')).toBeNull()
    expect(t.state.clans[1].alive).toBe(true)
  })

  test('SG-RUL-38 the option endOfRound: lost only at the succession', () => {
    const t = new TestTable({
      ...facing,
      options: { loneDaimyo: 'endOfRound' },
      armies: { pink: ['hida: 1a'], grey: ['kai:'] },
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.state.clans[1].alive).toBe(true)
    t.say({ kind: 'endPhase' }).say({ kind: 'endPhase' })
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }])
    expect(t.owner('kai')).toBe('pink')
  })

  test('SG-RUL-95 in the meantime his province is empty; with the striker out too, nobody inherits', () => {
    const t = new TestTable({
      options: { loneDaimyo: 'endOfRound' },
      forces: { grey: 'aki 2p' },
      armies: { pink: ['lost'], grey: ['kai:'] },
      ninja: 'indigo',
      at: warTurnOf('green'),
      change: (s) => {
        s.clans[0].alive = false
      },
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect([t.owner('kai'), t.army('grey').leader]).toEqual([null, 'slain'])
    t.state.armies[armyId('grey')].slainBy = 0
    while (t.asks.startsWith('war turn')) t.say({ kind: 'endPhase' })
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: -1 }])
    expect(t.owner('aki')).toBeNull()
  })

  test('SG-RUL-95 the marker of one slain alone leaves the map when the force beside it falls', () => {
    const t = new TestTable({
      options: { loneDaimyo: 'endOfRound' },
      forces: { pink: 'mino 5a, osumi 1p', grey: 'hida 1p' },
      armies: { grey: ['hida: slain', 'kai: 1a'] },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 1, 1, 1, 1).say({ kind: 'endPhase' })
    expect([t.owner('hida'), t.army('grey').place, t.army('grey').leader]).toEqual([null, -1, 'slain'])
  })

  test('SG-TRK-45 SG-ELM-11 SG-RUL-42 the last daimyo alone with a force: out, and the holder inherits the force', () => {
    const t = new TestTable({
      ...facing,
      armies: { pink: ['hida: 1a', 'mino: 1a', 'owari: 1a'], grey: ['kai:'] },
    })
    t.dice(8).say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }])
    expect([t.owner('kai'), t.force('kai').spearman]).toEqual(['pink', 2])
    expect(t.state.turn).not.toBe(1) // SG-ELM-14: his war turn is over
  })
})

describe('the successor', () => {
  test('SG-NIN-27 SG-RUL-39 SG-TRK-44 SG-INC-05 the only daimyo slain, his army alive: not out, still paid, and a successor at level 1', () => {
    const t = new TestTable({
      ...facing,
      armies: { pink: ['hida: 1a'], grey: ['kai level 3: 3p'] },
      at: warTurnOf('grey'),
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.state.clans[1].alive).toBe(true)
    while (!t.asks.startsWith('plan')) t.say({ kind: 'endPhase' })
    expect(t.state.clans[1].koku).toBe(3)
    expect(t.army('grey')).toMatchObject({ leader: 'living', hole: 0 }) // SG-NIN-25 SG-RUL-82 SG-RND-05
    expect(t.events('succeeded')).toHaveLength(1)
  })

  test('SG-NIN-25 SG-EXP-10 SG-RND-05 SG-RUL-82 the successor stands after A9, before A1, in the first hole', () => {
    const t = new TestTable({
      armies: { grey: ['kai level 4: slain 1p 1r'] },
      at: actionOf('income'),
    })
    expect(t.army('grey')).toMatchObject({ leader: 'living', hole: 0 })
    expect(t.asks).toBe('plan / plan')
  })

  test('SG-NIN-26 ronin are no surviving units: they go in A8, before the succession', () => {
    const t = new TestTable({
      options: { loneDaimyo: 'endOfRound' },
      forces: { grey: 'kai 2p' },
      armies: { grey: ['kai: slain', 'suruga: 1a'] },
      at: actionOf('dismiss'),
    })
    expect(t.army('grey').leader).toBe('lost')
  })

  test('SG-TRK-46 SG-NIN-10 after A9 he may still strike: the successor begins again', () => {
    const t = new TestTable({ ...facing, at: actionOf('income') })
    expect(t.asks).toBe('ninja / strike')
    t.dice(1).say({ kind: 'strike', army: armyId('grey', 2) })
    expect(t.army('grey', 2)).toMatchObject({ leader: 'living', hole: 0 })
  })
})

describe('struck in the midst of a battle', () => {
  test('SG-NIN-20 SG-TRK-40 SG-TRK-47 SG-RUL-37 struck in the midst of his own attack: it counts as broken off, no experience, others go on', () => {
    const t = new TestTable({
      ...facing,
      forces: { pink: 'hida 5p', grey: 'suruga 2p' },
      armies: { pink: ['owari: 1a'], grey: ['shinano level 3: 1a 1s', 'kai: 1a'] },
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', army: armyId('grey'), to: at('hida') })
    t.say({ kind: 'endPhase' }).say({ kind: 'pass' }).say({ kind: 'pass' })
    t.dice(12, 12, 12, 12, 12, 12, 12, 12).say({ kind: 'pass' }).say({ kind: 'pass' })
    expect(t.asks).toBe('ninja / strike') // after step 7, before the break-off
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('brokeOff')).toMatchObject([{ leaderless: true }])
    expect(t.events('experience')).toEqual([])
    expect(t.army('grey')).toMatchObject({ leader: 'slain', place: at('shinano'), archer: 1 })
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-NIN-21 SG-TRK-41 SG-CAS-11 SG-RUL-37 a defender struck after step 3 rolls no more and is no casualty; his army fights on', () => {
    const t = new TestTable({
      forces: { pink: 'owari 1p', grey: 'hida 5p' },
      armies: { pink: ['kai: 1a'], indigo: ['mino: 3p'] },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say({ kind: 'endPhase' })
    t.say({ kind: 'pass' }).say({ kind: 'pass' }).say({ kind: 'pass' })
    expect(t.asks).toBe('ninja / strike') // after step 3
    t.dice(1, 1, 1, 1, 12, 12, 12, 12, 12).say({ kind: 'strike', army: armyId('indigo') })
    expect(t.events('rolled').some(({ unit }) => unit === 'daimyo')).toBe(false)
    expect(t.events('fell')).toMatchObject([{ clan: 2, daimyo: 0, dead: { spearman: 3 } }])
    expect(t.army('indigo').leader).toBe('lost')
  })

  test('SG-NIN-19 struck when his battle is just called: it is not fought, and the log says why', () => {
    const t = new TestTable({
      forces: { indigo: 'mino 1p' },
      armies: { pink: ['kai: 1a'], grey: ['hida: 3p', 'owari: 1a'] },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', army: armyId('grey'), to: at('mino') }).say({ kind: 'endPhase' })
    t.say({ kind: 'pass' })
      .dice(1)
      .say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('battle')).toEqual([])
    expect(t.events('notFought')).toMatchObject([{ army: armyId('grey'), to: at('mino'), why: 'leaderless' }])
  })

  test('SG-RUL-89 a lone daimyo struck while he is attacked: the battle ends, nobody has won it', () => {
    const t = new TestTable({
      forces: { grey: 'hida 5p' },
      armies: { pink: ['kai: 1a'], grey: ['owari: 1a'], indigo: ['mino:', 'iyo: 1a'] },
      castles: { mino: 1 },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say({ kind: 'endPhase' })
    t.say({ kind: 'pass' }).say({ kind: 'pass' })
    t.dice(1).say({ kind: 'strike', army: armyId('indigo') })
    expect(t.owner('mino')).toBeNull()
    expect(t.events('fell')).toEqual([])
    expect(t.state.battle).toBeNull()
  })
})
