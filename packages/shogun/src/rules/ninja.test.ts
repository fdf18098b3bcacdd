import { describe, expect, test } from 'vitest'
import { shogun } from '../rulebook.ts'
import { actionOf, armyId, at, type Scene, Table, warTurnOf } from '../testing/scene.ts'

/** Ninja bids by clan, from A6 on. */
function bidding(bids: readonly number[], order: Partial<Scene> = {}): Table {
  return new Table({
    at: actionOf('ninja'),
    ...order,
    change: (s) => {
      bids.forEach((ninja, clan) => {
        s.clans[clan].koku = ninja
        s.clans[clan].plan.ninja = ninja
      })
      order.change?.(s)
    },
  })
}

describe('the auction', () => {
  test.each([
    ['SG-NIN-01', [1, 3, 2, 0], 1],
    ['SG-NIN-02 SG-TRK-37', [2, 2, 1, 0], -1],
    ['SG-NIN-02', [2, 1, 2, 2], -1],
    ['SG-NIN-01', [2, 2, 0, 3], 3],
    ['SG-NIN-04', [0, 0, 0, 0], -1],
  ] as const)('%s SG-NIN-03 SG-DP-60 SG-RND-06 bids %j: clan %i; all koku are gone', (_, bids, winner) => {
    const t = bidding(bids)
    expect(t.state.ninja).toBe(winner)
    expect(t.state.clans.map(({ koku }) => koku)).toEqual([0, 0, 0, 0])
  })

  test('SG-NIN-08 SG-RND-07 SG-RUL-83 SG-TRK-35 in round 1 nobody strikes', () => {
    const t = bidding([1], { round: 1 })
    expect(t.asks).toBe('war turn / move armies')
  })

  test('SG-NIN-07 SG-NIN-10 SG-DP-65 SG-RUL-88 from round 2 the holder is asked at once, and everybody sees who holds it', () => {
    const t = bidding([1])
    expect([t.asks, t.asked]).toEqual(['ninja / strike', [0]])
    expect(shogun.view(t.state, 3).ninja).toBe(0)
  })
})

const facing: Scene = {
  forces: { pink: 'hida 2p', grey: 'kai 2p' },
  armies: { pink: ['hida: 1a', 'mino: 1a'], grey: ['kai: 3p', 'suruga level 3: 1a 1s', 'lost'] },
  ninja: 'pink',
  at: warTurnOf('grey'),
}

describe('the assassin', () => {
  test('SG-NIN-11 SG-NIN-06 he may pass, or name any living enemy daimyo', () => {
    const t = new Table(facing)
    const targets = t.list().flatMap((a) => (a.kind === 'strike' ? [a.army] : []))
    expect(targets).toEqual([armyId('grey', 1), armyId('grey', 2), armyId('indigo'), armyId('green')])
    expect(t.offers({ kind: 'pass' })).toBe(true)
  })

  test.each([
    [8, 'slain'],
    [9, 'living'],
  ])('SG-NIN-12 SG-NIN-13 SG-TRK-38 a %i leaves him %s; the ninja goes back', (die, leader) => {
    const t = new Table(facing).dice(die).say({ kind: 'strike', army: armyId('grey', 2) })
    expect(t.army('grey', 2).leader).toBe(leader)
    expect(t.state.ninja).toBe(-1)
    expect(t.asks).toBe(die === 8 ? 'war turn / move armies' : 'strike / revenge')
  })

  test.each([
    [9, 'strike / slay'],
    [8, 'war turn / move armies'],
  ])('SG-NIN-14 SG-NIN-15 SG-NIN-16 SG-TRK-39 SG-DP-66 SG-DP-67 revenge with a %i: %s', (die, next) => {
    const t = new Table(facing).dice(9, die).say({ kind: 'strike', army: armyId('grey', 2) })
    expect(t.asked).toEqual([1])
    t.say({ kind: 'take revenge' })
    expect(t.asks).toBe(next)
    if (die === 8) return
    expect(t.list().map((a) => a.kind === 'slay' && a.army)).toEqual([armyId('pink', 1), armyId('pink', 2)])
    t.say({ kind: 'slay', army: armyId('pink', 2) })
    expect(t.army('pink', 2).leader).toBe('slain')
    expect(t.asks).toBe('war turn / move armies')
  })

  test('SG-RUL-81 revenge may be forgone', () => {
    const t = new Table(facing)
      .dice(12)
      .say({ kind: 'strike', army: armyId('grey') })
      .say({ kind: 'forgo revenge' })
    expect(t.asks).toBe('war turn / move armies')
  })

  test('SG-NIN-17 SG-NIN-18 SG-WAR-A-17 SG-WAR-B-11 SG-WAR-D-14 a leaderless army neither moves, takes in, declares nor moves in D', () => {
    const t = new Table(facing).dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.list().some((a) => 'army' in a && a.army === armyId('grey'))).toBe(false)
    t.say({ kind: 'end phase' })
    expect(t.offers({ kind: 'declare', army: armyId('grey') })).toBe(false)
    expect(t.offers({ kind: 'declare', army: armyId('grey', 2) })).toBe(true)
    t.say({ kind: 'end phase' })
    expect(t.asks).toBe('war turn / move armies in D')
    expect(t.list().some((a) => 'army' in a && a.army === armyId('grey'))).toBe(false)
  })

  test('SG-NIN-24 SG-RUL-38 a daimyo alone is lost at once, and his province is empty without a force', () => {
    const t = new Table({ ...facing, armies: { ...facing.armies, grey: ['suruga:', 'kai: 1p'] } })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.army('grey').leader).toBe('lost')
    expect(t.owner('suruga')).toBeNull()
    expect(t.state.clans[1].alive).toBe(true)
  })

  test('SG-RUL-38 the option endOfRound: lost only at the succession', () => {
    const t = new Table({
      ...facing,
      options: { loneDaimyo: 'endOfRound' },
      armies: { pink: ['hida: 1a'], grey: ['kai:'] },
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.state.clans[1].alive).toBe(true)
    t.say({ kind: 'end phase' }).say({ kind: 'end phase' })
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }])
    expect(t.owner('kai')).toBe('pink')
  })

  test('SG-RUL-95 in the meantime his province is empty; with the striker out too, nobody inherits', () => {
    const t = new Table({
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
    while (t.asks.startsWith('war turn')) t.say({ kind: 'end phase' })
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: -1 }])
    expect(t.owner('aki')).toBeNull()
  })

  test('SG-RUL-95 the marker of one slain alone leaves the map when the force beside it falls', () => {
    const t = new Table({
      options: { loneDaimyo: 'endOfRound' },
      forces: { pink: 'mino 5a, osumi 1p', grey: 'hida 1p' },
      armies: { grey: ['hida: slain', 'kai: 1a'] },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 1, 1, 1, 1).say({ kind: 'end phase' })
    expect([t.owner('hida'), t.army('grey').place, t.army('grey').leader]).toEqual([null, -1, 'slain'])
  })

  test('SG-RUL-93 hidden ronin of a slain daimyo’s province may be one too many; none may arrive', () => {
    const t = new Table({
      forces: { grey: 'mino 3p 2r' },
      armies: { grey: ['hida: 2g', 'kai: 1a'] },
      hidden: { hida: 2 },
      ninja: 'pink',
      at: warTurnOf('grey'),
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.offers({ kind: 'end phase' })).toBe(true)
    t.say({ kind: 'end phase' }).say({ kind: 'end phase' }).say({ kind: 'end phase' })
    expect(t.asks).toBe('war turn / move forces')
    t.say({ kind: 'send', from: at('mino') })
    const along = t
      .list()
      .flatMap((a) => (a.kind === 'to' && a.province === at('hida') && a.army ? [a.ronin] : []))
    expect(along).toEqual([1]) // the man who comes carries one, and no more
  })

  test('SG-NIN-27 SG-RUL-39 SG-TRK-44 SG-INC-05 the only daimyo slain, his army alive: not out, still paid, and a successor at level 1', () => {
    const t = new Table({
      ...facing,
      armies: { pink: ['hida: 1a'], grey: ['kai level 3: 3p'] },
      at: warTurnOf('grey'),
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.state.clans[1].alive).toBe(true)
    while (!t.asks.startsWith('plan'))
      t.say(t.asks === 'war turn / declare' ? { kind: 'end phase' } : { kind: 'end phase' })
    expect(t.state.clans[1].koku).toBe(3)
    expect(t.army('grey')).toMatchObject({ leader: 'living', hole: 0 }) // SG-NIN-25 SG-RUL-82 SG-RND-05
    expect(t.events('succeeded')).toHaveLength(1)
  })

  test('SG-NIN-25 SG-EXP-10 SG-RND-05 SG-RUL-82 the successor stands after A9, before A1, in the first hole', () => {
    const t = new Table({
      armies: { grey: ['kai level 4: slain 1p 1r'] },
      at: actionOf('income'),
    })
    expect(t.army('grey')).toMatchObject({ leader: 'living', hole: 0 })
    expect(t.asks).toBe('plan / plan')
  })

  test('SG-NIN-26 ronin are no surviving units: they go in A8, before the succession', () => {
    const t = new Table({
      options: { loneDaimyo: 'endOfRound' },
      forces: { grey: 'kai 2p' },
      armies: { grey: ['kai: slain', 'suruga: 1a'] },
      at: actionOf('dismiss'),
    })
    expect(t.army('grey').leader).toBe('lost')
  })

  test('SG-TRK-45 SG-ELM-11 SG-RUL-42 the last daimyo alone with a force: out, and the holder inherits the force', () => {
    const t = new Table({
      ...facing,
      armies: { pink: ['hida: 1a', 'mino: 1a', 'owari: 1a'], grey: ['kai:'] },
    })
    t.dice(8).say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('eliminated')).toMatchObject([{ clan: 1, by: 0 }])
    expect([t.owner('kai'), t.force('kai').spearman]).toEqual(['pink', 2])
    expect(t.state.turn).not.toBe(1) // SG-ELM-14: his war turn is over
  })

  test('SG-TRK-48 SG-NIN-14 a failed strike, revenge on the last lone daimyo: the avenger inherits in whoever’s turn it is', () => {
    const t = new Table({
      ...facing,
      armies: { pink: ['hida:'], grey: ['kai: 3p', 'suruga: 1a', 'izu: 1a'] },
    })
    t.dice(12, 12)
      .say({ kind: 'strike', army: armyId('grey') })
      .say({ kind: 'take revenge' })
    expect(t.events('eliminated')).toMatchObject([{ clan: 0, by: 1 }])
    expect(t.owner('hida')).toBe('grey')
    expect(t.asks).toBe('war turn / move armies')
  })

  test('SG-TRK-46 SG-NIN-10 after A9 he may still strike: the successor begins again', () => {
    const t = new Table({ ...facing, at: actionOf('income') })
    expect(t.asks).toBe('ninja / strike')
    t.dice(1).say({ kind: 'strike', army: armyId('grey', 2) })
    expect(t.army('grey', 2)).toMatchObject({ leader: 'living', hole: 0 })
  })

  test('SG-NIN-20 SG-TRK-40 SG-TRK-47 SG-RUL-37 struck in the midst of his own attack: it counts as broken off, no experience, others go on', () => {
    const t = new Table({
      ...facing,
      forces: { pink: 'hida 5p', grey: 'suruga 2p' },
      armies: { pink: ['owari: 1a'], grey: ['shinano level 3: 1a 1s', 'kai: 1a'] },
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', army: armyId('grey'), to: at('hida') })
    t.say({ kind: 'end phase' }).say({ kind: 'pass' }).say({ kind: 'pass' })
    t.dice(12, 12, 12, 12, 12, 12, 12, 12).say({ kind: 'pass' }).say({ kind: 'pass' })
    expect(t.asks).toBe('ninja / strike') // after step 7, before the break-off
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('broke off')).toMatchObject([{ leaderless: true }])
    expect(t.events('experience')).toEqual([])
    expect(t.army('grey')).toMatchObject({ leader: 'slain', place: at('shinano'), archer: 1 })
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-NIN-21 SG-TRK-41 SG-CAS-11 SG-RUL-37 a defender struck after step 3 rolls no more and is no casualty; his army fights on', () => {
    const t = new Table({
      forces: { pink: 'owari 1p', grey: 'hida 5p' },
      armies: { pink: ['kai: 1a'], indigo: ['mino: 3p'] },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say({ kind: 'end phase' })
    t.say({ kind: 'pass' }).say({ kind: 'pass' }).say({ kind: 'pass' })
    expect(t.asks).toBe('ninja / strike') // after step 3
    t.dice(1, 1, 1, 1, 12, 12, 12, 12, 12).say({ kind: 'strike', army: armyId('indigo') })
    expect(t.events('rolled').some(({ unit }) => unit === 'daimyo')).toBe(false)
    expect(t.events('fell')).toMatchObject([{ clan: 2, daimyo: 0, dead: { spearman: 3 } }])
    expect(t.army('indigo').leader).toBe('lost')
  })

  test('SG-NIN-19 struck when his battle is just called: it is not fought, and the log says why', () => {
    const t = new Table({
      forces: { indigo: 'mino 1p' },
      armies: { pink: ['kai: 1a'], grey: ['hida: 3p', 'owari: 1a'] },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', army: armyId('grey'), to: at('mino') }).say({ kind: 'end phase' })
    t.say({ kind: 'pass' })
      .dice(1)
      .say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('battle')).toEqual([])
    expect(t.events('not fought')).toMatchObject([
      { army: armyId('grey'), to: at('mino'), why: 'leaderless' },
    ])
  })

  test('SG-RUL-89 a lone daimyo struck while he is attacked: the battle ends, nobody has won it', () => {
    const t = new Table({
      forces: { grey: 'hida 5p' },
      armies: { pink: ['kai: 1a'], grey: ['owari: 1a'], indigo: ['mino:', 'iyo: 1a'] },
      castles: { mino: 1 },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say({ kind: 'end phase' })
    t.say({ kind: 'pass' }).say({ kind: 'pass' })
    t.dice(1).say({ kind: 'strike', army: armyId('indigo') })
    expect(t.owner('mino')).toBeNull()
    expect(t.events('fell')).toEqual([])
    expect(t.state.battle).toBeNull()
  })

  test('SG-TRK-42 SG-NIN-22 in a two-troop province the force of a leaderless army may attack and leave', () => {
    const t = new Table({
      forces: { pink: 'mino 1p', grey: 'hida 2p' },
      armies: { grey: ['hida: slain 3p', 'kai: 1a'] },
      at: warTurnOf('grey', 'after A'),
    })
    expect(t.offers({ kind: 'declare', from: at('hida'), army: -1 })).toBe(true)
    expect(t.offers({ kind: 'declare', army: armyId('grey') })).toBe(false)
    t.say({ kind: 'end phase' }).say({ kind: 'end phase' })
    const send = { kind: 'send', from: at('hida') }
    const to = { kind: 'to', province: at('etchu') }
    t.say(send).say(to).say(send).say(to)
    expect([t.owner('hida'), t.force('hida').spearman]).toEqual(['grey', 0])
  })

  test('SG-TRK-49 another own army may pass a leaderless one, but not stay with it', () => {
    const t = new Table({
      forces: { grey: 'hida 2p, mino 1p, kai 1p' },
      armies: { grey: ['hida: slain 3p', 'shinano level 2: 2g', 'kai: 2g'] },
      at: warTurnOf('grey'),
    })
    t.say({ kind: 'march', army: armyId('grey', 2), to: at('hida') })
      .say({ kind: 'leave' })
      .say({ kind: 'go' })
    expect(t.offers({ kind: 'end phase' })).toBe(false)
    expect(t.offers({ kind: 'march', army: armyId('grey', 3), to: at('shinano') })).toBe(true)
    t.say({ kind: 'march', army: armyId('grey', 2), to: at('mino') })
    expect(t.offers({ kind: 'end phase' })).toBe(true)
  })

  test('SG-TRK-50 SG-ELM-13 the ninja of an eliminated holder goes back', () => {
    const t = new Table({
      forces: { grey: 'hida 5p' },
      armies: { pink: ['mino:'], grey: ['kai: 1a', 'iyo: 1a', 'aki: 1a'] },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say({ kind: 'end phase' })
    t.say({ kind: 'pass' }).say({ kind: 'pass' }).say({ kind: 'pass' })
    t.dice(12, 1, 1, 1, 1, 1).say({ kind: 'pass' })
    expect(t.events('eliminated')).toMatchObject([{ clan: 0, by: 1 }])
    expect(t.state.ninja).toBe(-1)
  })

  test('SG-RUL-92 no window opens while two own armies share a province', () => {
    const t = new Table({
      forces: { grey: 'hida 1p, mino 1p' },
      armies: { grey: ['hida: 1a', 'mino: 1a'] },
      ninja: 'pink',
      at: warTurnOf('grey'),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'march', army: armyId('grey', 1), to: at('mino') })
    expect(t.asks).toBe('war turn / move armies')
    t.say({ kind: 'march', army: armyId('grey', 2), to: at('hida') })
    expect(t.asks).toBe('ninja / strike')
  })

  test('SG-RUL-36 the windows of a war turn with one move and one battle', () => {
    const t = new Table({
      forces: { pink: 'owari 1p', grey: 'hida 5p, kai 1p', indigo: 'mino 5p' },
      armies: { grey: ['shinano: 1a 1s'] },
      ninja: 'pink',
      at: warTurnOf('grey'),
    })
    let windows = 0
    const heard: string[] = []
    t.dice(...Array.from({ length: 12 }, () => 12))
    while (t.state.round === 2 && t.state.stage === 'war' && t.state.turn === 1) {
      if (t.asks === 'ninja / strike') {
        windows++
        t.say({ kind: 'pass' })
        continue
      }
      heard.push(t.asks)
      if (t.asks === 'war turn / move armies' && t.army('grey').steps === 0) {
        t.say({ kind: 'march', to: at('kai') })
          .say({ kind: 'leave', unit: 'archer' })
          .say({ kind: 'go' })
      } else if (t.asks === 'war turn / declare' && t.state.declared.length === 0) {
        t.say({ kind: 'declare', from: at('hida'), to: at('mino') })
      } else if (t.asks === 'battle / break off') t.say({ kind: 'break off' })
      else t.say({ kind: 'end phase' })
    }
    // before A, after the move, after A, after B, before the battle, before step 1, after 3, after 7, after the battle, after C
    expect(windows).toBe(10)
  })

  test('SG-DIP-02 SG-RUL-91 a ninja sent against a partner breaks the truce', () => {
    const t = new Table({
      ...facing,
      change: (s) => {
        s.truces = [{ a: 0, b: 1, round: 2 }]
      },
    })
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('truce broken')).toMatchObject([{ by: 0, with: 1 }])
    expect(t.state.truces).toEqual([])
  })
})
