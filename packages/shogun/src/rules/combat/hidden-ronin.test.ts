import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { attack, lose, miss, rolled } from '../../testing/attack.ts'
import { actionOf, armyId, at, TestTable, troopOf, warTurnOf } from '../../testing/scene.ts'

const end = { kind: 'endPhase' }
const keep = { kind: 'keepHidden' }

describe('hidden ronin where two battles are fought', () => {
  const twoTroops = {
    forces: { pink: 'hida 3p', grey: 'mino 1p, kaga 1p' },
    armies: { pink: ['hida: 2p', 'aki: 1a'] },
    hidden: { hida: 4 },
  }
  const both = [
    { army: armyId('pink'), to: 'mino' },
    { from: 'hida', to: 'kaga' },
  ]

  test('SG-RON-11 SG-RON-18 turned up for the army’s attack, those who joined the force fight in the force’s own', () => {
    const t = attack(twoTroops, both)
    expect(t.list()).toEqual([keep, { kind: 'reveal', toArmy: 2 }]) // two and two: no other share
    t.dice(1, ...miss(5), ...miss(6)).say({ kind: 'reveal', toArmy: 2 })
    expect(t.asks).toBe('battle / break off')
    expect(rolled(t).slice(-3)).toEqual([
      ['A', 'ronin', 2],
      ['A', 'spearman', 3],
      ['D', 'spearman', 1],
    ])
  })

  test('SG-RON-13 kept for the first attack they may be turned up for the second', () => {
    const t = attack(twoTroops, both)
    t.dice(1, 12, 12, 12).say(keep)
    expect(t.asks).toBe("battle / attacker's ronin")
    t.dice(...miss(6)).say({ kind: 'reveal', toArmy: 2 })
    expect(rolled(t).slice(-3)).toEqual([
      ['A', 'ronin', 2],
      ['A', 'spearman', 3],
      ['D', 'spearman', 1],
    ])
    expect(t.army('pink').ronin).toBe(2) // they joined the army, which had attacked before
  })

  test('SG-RON-21 the army falls: as many stay hidden as the force can carry, the rest are turned up and go', () => {
    const t = attack({ ...twoTroops, forces: { pink: 'hida 3p', grey: 'mino 5p' } }, both.slice(0, 1))
    t.dice(12, 12, 12, 1, 1, 1, 12, 12).say(keep)
    expect(t.army('pink').leader).toBe('lost')
    expect(t.events('roninLost')).toMatchObject([{ province: at('hida'), ronin: 2 }])
    expect([t.state.hidden[at('hida')], t.owner('hida')]).toEqual([2, 'pink'])
  })

  test('SG-RON-12 SG-RON-18 a defender’s, turned up in the first attack, defend in the second without a question', () => {
    const t = attack(
      { forces: { pink: 'mino 2p, kaga 2p', grey: 'hida 3p' }, hidden: { hida: 2 } },
      [
        { from: 'mino', to: 'hida' },
        { from: 'kaga', to: 'hida' },
      ],
      ...miss(7),
    )
    expect(t.events('revealed')).toHaveLength(1)
    t.dice(...miss(7)).say({ kind: 'breakOff' })
    expect(rolled(t).slice(-3)).toEqual([
      ['D', 'ronin', 2],
      ['A', 'spearman', 2],
      ['D', 'spearman', 3],
    ])
    expect(t.events('revealed')).toHaveLength(1)
  })

  test('SG-RON-18 ronin that defended attack with their force when its owner’s turn comes', () => {
    const t = new TestTable({
      forces: { pink: 'mino 2p', grey: 'hida 3p' },
      hidden: { hida: 2 },
      at: [
        ['set-up / rounds', { turn: 0, splitter: 0 }],
        ['round / war', { turn: 1 }],
        ['war turn / after A', { clan: 0, latest: -1 }],
      ],
    })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(...miss(7)).say(end)
    t.say({ kind: 'breakOff' }).say(end).say(end)
    expect(t.state.turn).toBe(1)
    t.say(end).say({ kind: 'declare', from: at('hida'), to: at('mino') })
    t.dice(5, 12, ...miss(5)).say(end)
    expect(t.events('rolled').at(-3)).toMatchObject({ clan: 1, unit: 'ronin', hits: 1 })
  })
})

describe('hidden ronin and the sea', () => {
  test('SG-NAV-02 SG-RON-12 they are turned up before the landing and roll in it', () => {
    const t = attack(
      { forces: { pink: 'nagato 3p', grey: 'buzen 2p' }, hidden: { buzen: 1 } },
      [{ from: 'nagato', to: 'buzen' }],
      5,
      12,
      12,
      ...miss(6),
    )
    expect(t.events('fell')).toMatchObject([{ attacks: true, dead: { spearman: 1 } }])
    expect(rolled(t)[0]).toEqual(['D', 'ronin', 1])
  })

  test('SG-NAV-09 SG-RON-13 the attacker’s, turned up before the landing, may be lost in it', () => {
    const t = attack({ forces: { pink: 'nagato 3p', grey: 'buzen 2p' }, hidden: { nagato: 2 } }, [
      { from: 'nagato', to: 'buzen' },
    ])
    t.dice(1, 12, ...miss(6)).say({ kind: 'reveal' })
    expect(t.events('fell')).toMatchObject([{ attacks: true, dead: { ronin: 1, spearman: 0 } }]) // no other is legal
  })

  test('SG-RON-21 SG-NAV-08 those that stayed hidden are lost with the regulars who fell at the landing', () => {
    const t = attack({ forces: { pink: 'nagato 2p', grey: 'buzen 2p' }, hidden: { nagato: 1 } }, [
      { from: 'nagato', to: 'buzen' },
    ])
    t.dice(1, 1).say(keep)
    expect([t.owner('nagato'), t.state.ronin]).toEqual([null, 25])
  })
})

describe('hidden ronin and an army that moves in during C', () => {
  const behind = {
    forces: { grey: 'mino 1p' },
    armies: { pink: ['hida level 2: 4p', 'aki: 1a'] },
    hidden: { hida: 2 },
  }

  test('SG-VET-09 SG-RON-20 the garrison must be able to carry those that stay hidden', () => {
    const t = attack(behind, [{ army: armyId('pink'), to: 'mino' }])
    t.dice(1, ...miss(5)).say(keep)
    t.say({ kind: 'march', to: at('mino'), ronin: 0 })
    t.say({ kind: 'leave', unit: 'spearman' })
    expect(t.offers({ kind: 'go' })).toBe(false)
    t.say({ kind: 'leave', unit: 'spearman' })
    expect(t.offers({ kind: 'go' })).toBe(false)
    t.say({ kind: 'leave', unit: 'spearman' }).say({ kind: 'go' })
    expect([t.force('hida').spearman, t.state.hidden[at('hida')]]).toEqual([3, 2])
  })

  test('SG-RON-13 SG-RUL-85 or they are turned up, and shared between army and garrison', () => {
    const t = attack(behind, [{ army: armyId('pink'), to: 'mino' }])
    t.dice(1, ...miss(5)).say(keep)
    t.say({ kind: 'march', to: at('mino'), ronin: 2 })
    t.say({ kind: 'leave', unit: 'spearman' }).say({ kind: 'go' })
    expect(t.force('hida')).toEqual(troopOf('1p'))
    expect(t.army('pink')).toMatchObject({ place: at('mino'), spearman: 3, ronin: 2 })
  })

  test('SG-RON-20 where neither is possible he cannot move in', () => {
    const t = attack({ ...behind, armies: { pink: ['hida level 2: 2p', 'aki: 1a'] } }, [
      { army: armyId('pink'), to: 'mino' },
    ])
    t.dice(1, ...miss(3)).say(keep)
    expect([t.asks, t.list()]).toEqual(['attacks / move in', [{ kind: 'stay' }]])
  })
})

describe('hidden ronin and the option forced', () => {
  test('SG-RUL-65 a single unit that attacks beside an army cannot take them: they are turned up for the army', () => {
    const t = attack(
      {
        options: { roninAttackReveal: 'forced' },
        forces: { pink: 'hida 1p', grey: 'mino 1p' },
        armies: { pink: ['hida: 2p', 'aki: 1a'] },
        hidden: { hida: 2 },
      },
      [{ from: 'hida', to: 'mino' }],
    )
    expect(t.list()).toEqual([{ kind: 'reveal', toArmy: 2 }])
    t.dice(12, 12).say({ kind: 'reveal' })
    expect(rolled(t).map(([, unit]) => unit)).toEqual(['spearman', 'spearman'])
  })

  test('SG-RON-13 by choice he is not offered to turn up what cannot join the attack', () => {
    const t = attack(
      {
        forces: { pink: 'hida 1p', grey: 'mino 1p' },
        armies: { pink: ['hida: 2p', 'aki: 1a'] },
        hidden: { hida: 2 },
      },
      [{ from: 'hida', to: 'mino' }],
    )
    expect(t.list()).toEqual([keep])
  })
})

describe('ronin of a slain daimyo’s army', () => {
  test('SG-RUL-40 SG-RUL-93 SG-DP-74 hidden beside him they are all turned up in defence, one over the limit', () => {
    const t = attack(
      { forces: { pink: 'mino 2p' }, armies: { grey: ['hida: slain 2p', 'aki: 1a'] }, hidden: { hida: 2 } },
      [{ from: 'mino', to: 'hida' }],
      ...miss(2),
      1,
      ...miss(3),
    )
    expect(t.army('grey')).toMatchObject({ spearman: 2, ronin: 1 }) // the first hit took the one too many
    expect(t.events('rolled').find(({ unit }) => unit === 'ronin')?.dice).toHaveLength(2)
  })

  test('SG-CAS-12 SG-DP-75 beside a force: the one too many goes first, then the owner chooses', () => {
    const t = attack(
      {
        forces: { pink: 'mino 2p', grey: 'hida 2p' },
        armies: { grey: ['hida: slain 2p 2r', 'aki: 1a'] },
      },
      [{ from: 'mino', to: 'hida' }],
      ...miss(2),
      1,
      1,
      ...miss(4),
    )
    expect([t.asks, t.asked]).toEqual(['battle / melee casualties', [1]])
    expect(t.state.battle?.defenders).toMatchObject({ hits: 1, army: { ronin: 1 } })
    expect(t.list()).toEqual([lose('ronin', true), lose('spearman', false)]) // not an army’s spearman: he carries the other
  })

  test('SG-DIS-01 SG-NIN-25 they go in A8, and the successor commands the regulars', () => {
    const t = new TestTable({
      armies: { grey: ['hida level 2: slain 1p 1r'] },
      at: actionOf('dismiss'),
    })
    expect(t.army('grey')).toMatchObject({ leader: 'living', ronin: 0, spearman: 1, hole: 0 })
    expect(t.state.ronin).toBe(25)
  })

  test('SG-NIN-18 SG-WAR-D-14 they do not move with the force of the province either', () => {
    const t = new TestTable({
      forces: { grey: 'hida 3p, mino 1p' },
      armies: { grey: ['hida: slain 2p 1r', 'aki: 1a'] },
      at: warTurnOf('grey', 'after C'),
    })
    t.say(end).say({ kind: 'send', from: at('hida') })
    expect(t.list().every((a) => a.kind === 'to' && a.ronin === 0)).toBe(true)
  })
})

describe('ronin that another player imagines where they could not lie', () => {
  test('SG-RON-12 SG-RON-11 more than the troops there can carry stand with the force all the same, and the battle goes on', () => {
    const forces = { pink: 'mino 3a, osumi 1p', grey: 'hida 1p, kai 1p' }
    const t = new TestTable({ forces, at: warTurnOf('pink', 'after A') })
    t.say({ kind: 'declare', from: at('mino'), army: -1, to: at('hida') })
    t.state.hidden[at('hida')] = 2
    t.dice(...miss(6))
    shogun.play(t.state, 0, { kind: 'endPhase' })
    expect(t.force('hida').ronin).toBe(2)
    expect(t.asks).toBe('battle / break off')
  })
})
