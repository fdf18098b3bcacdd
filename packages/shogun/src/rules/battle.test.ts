import { describe, expect, test } from 'vitest'
import { shogun } from '../rulebook.ts'
import { armyId, at, type Scene, Table, troopOf, warTurnOf } from '../testing/scene.ts'

/** Pink declares one attack after the other and begins with the first; the dice are for that battle. */
function attack(
  order: Omit<Scene, 'at'>,
  declarations: readonly { from?: string; army?: number; to: string }[],
  ...dice: number[]
): Table {
  const forces = { ...order.forces, pink: `${order.forces?.pink ?? ''}, osumi 1p` } // one more, so that B is ended by hand
  const t = new Table({ ...order, forces, at: warTurnOf('pink', 'after A') })
  for (const { from, army, to } of declarations) {
    t.say({
      kind: 'declare',
      ...(from === undefined ? {} : { from: at(from) }),
      army: army ?? -1,
      to: at(to),
    })
  }
  if (declarations.length === 1) t.dice(...dice)
  t.say({ kind: 'end phase' })
  if (declarations.length > 1) {
    const { from, army } = declarations[0]
    t.dice(...dice).say({
      kind: 'fight',
      army: army ?? -1,
      ...(from === undefined ? {} : { from: at(from) }),
    })
  }
  return t
}

const miss = (count: number) => Array.from({ length: count }, () => 12)
const lose = (unit: string, army?: boolean) => ({
  kind: 'lose',
  unit,
  ...(army === undefined ? {} : { army }),
})
const rolled = (t: Table) => t.events('rolled').map((e) => [e.attacks ? 'A' : 'D', e.unit, e.dice.length])

describe('the combat sequence', () => {
  test('SG-CBT-01 SG-CBT-02 SG-CBT-07 SG-RON-16 SG-UNI-03 the steps in order, both sides in each; kinds that are missing do not roll', () => {
    const t = attack(
      {
        forces: { grey: 'mino 1a 1g 1p' },
        armies: { pink: ['hida: 2a 1s 2g 3p 2r'], grey: ['mino: 1a 1s 1r', 'kai: 1a'] },
      },
      [{ army: armyId('pink'), to: 'mino' }],
      ...miss(20),
    )
    expect(rolled(t)).toEqual([
      ['A', 'archer', 2],
      ['D', 'archer', 2],
      ['A', 'gunner', 2],
      ['D', 'gunner', 1],
      ['A', 'daimyo', 1],
      ['D', 'daimyo', 1],
      ['A', 'swordsman', 1],
      ['A', 'ronin', 2],
      ['D', 'swordsman', 1],
      ['D', 'ronin', 1],
      ['A', 'spearman', 3],
      ['D', 'spearman', 1],
    ])
    expect(t.asks).toBe('battle / break off')
  })

  test('SG-CBT-03 SG-TRK-78 a gunner hit by archers in step 1 still fires in step 2', () => {
    const t = attack({ forces: { pink: 'hida 1a', grey: 'mino 1g' } }, [{ from: 'hida', to: 'mino' }], 1, 4)
    expect(t.events('fell').map(({ clan }) => clan)).toEqual([0, 1])
    expect([t.owner('hida'), t.owner('mino')]).toEqual([null, null])
  })

  test('SG-CBT-04 SG-TRK-77 SG-RUL-54 SG-CBT-09 who dies in step 3 rolls no more; all dead is the end', () => {
    const t = attack({ forces: { pink: 'hida 1a 2p', grey: 'mino 1p' } }, [{ from: 'hida', to: 'mino' }], 6)
    expect(rolled(t)).toEqual([['A', 'archer', 1]])
    expect(t.owner('mino')).toBeNull()
  })

  test('SG-CBT-08 SG-RUL-53 SG-CBT-16 hits beyond the number of enemies are lost, and all dice are thrown', () => {
    const t = attack(
      { forces: { pink: 'hida 1s 4p', grey: 'mino 2p' } },
      [{ from: 'hida', to: 'mino' }],
      1,
      1,
      1,
      1,
      1,
      12,
      12,
    )
    expect(rolled(t)).toEqual([
      ['A', 'swordsman', 1],
      ['A', 'spearman', 4],
      ['D', 'spearman', 2],
    ])
    expect(t.events('fell')).toMatchObject([{ clan: 1, dead: { spearman: 2 } }])
  })

  test('SG-CBT-10 SG-CBT-11 SG-CBT-12 SG-CBT-13 SG-CBT-17 SG-TRK-80 SG-TRK-81 SG-DP-76 only the attacker breaks off, after a whole sequence; he stays where he is', () => {
    const t = attack(
      { forces: { pink: 'hida 1a 2p', grey: 'mino 3p' } },
      [{ from: 'hida', to: 'mino' }],
      1,
      12,
      12,
      12,
      12,
    )
    expect([t.asks, t.asked]).toEqual(['battle / break off', [0]])
    expect(t.force('mino').spearman).toBe(2)
    t.say({ kind: 'break off' })
    expect(t.force('hida')).toEqual(troopOf('1a 2p'))
    expect(t.owner('mino')).toBe('grey')
    expect(t.state.phase).toBe('D')
  })

  test('SG-CBT-18 SG-CBT-12 as many sequences as he likes', () => {
    const t = attack({ forces: { pink: 'hida 1p', grey: 'mino 1p' } }, [{ from: 'hida', to: 'mino' }], 12, 12)
    for (let sequence = 1; sequence < 20; sequence++) {
      expect(t.state.battle?.sequence).toBe(sequence)
      t.dice(12, 12).say({ kind: 'go on' })
    }
  })

  test('SG-LIM-15 SG-CBT-14 SG-CBT-15 SG-RUL-64 SG-TRK-76 SG-WIN-06 both sides fall in step 7: both provinces are empty', () => {
    const t = attack({ forces: { pink: 'hida 1p', grey: 'mino 1p' } }, [{ from: 'hida', to: 'mino' }], 1, 1)
    expect([t.owner('hida'), t.owner('mino')]).toEqual([null, null])
    expect(t.events('emptied')).toHaveLength(2)
    expect(t.state.clans[0].stock.spearman).toBe(36 - 1) // all but the one in Osumi
  })

  test('SG-LOS-05 SG-TRK-75 SG-CAS-02 SG-LOS-03 an army lost out of a two-troop province: the daimyo is gone, the force keeps it', () => {
    const t = attack(
      { forces: { pink: 'hida 2p', grey: 'mino 5p' }, armies: { pink: ['hida: 1p', 'kai: 1a'] } },
      [{ army: armyId('pink'), to: 'mino' }],
      12,
      12,
      1,
      1,
      12,
      12,
      12,
    )
    expect(t.army('pink')).toMatchObject({ leader: 'lost', place: -1 })
    expect([t.owner('hida'), t.force('hida').spearman]).toEqual(['pink', 2])
    expect(t.army('pink', 2).leader).toBe('living')
  })

  test('SG-WAR-C-01 SG-WAR-B-09 SG-DP-72 the battles in the order he likes, each of them', () => {
    const t = new Table({
      forces: { pink: 'hida 2p, kai 2p', grey: 'mino 5p, suruga 5p' },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say({
      kind: 'declare',
      from: at('kai'),
      to: at('suruga'),
    })
    t.say({ kind: 'end phase' })
    expect(t.list()).toEqual([
      { kind: 'fight', from: at('hida'), army: -1 },
      { kind: 'fight', from: at('kai'), army: -1 },
    ])
    t.dice(...miss(7)).say({ kind: 'fight', from: at('kai') })
    t.dice(...miss(7)).say({ kind: 'break off' })
    expect(t.state.battle?.from).toBe(at('hida'))
  })

  test('SG-WAR-C-02 SG-WAR-06 the whole troop attacks, once', () => {
    const t = attack(
      { forces: { pink: 'hida 1a 1g 1p', grey: 'mino 5p' } },
      [{ from: 'hida', to: 'mino' }],
      ...miss(8),
    )
    expect(t.events('rolled').filter((e) => e.attacks)).toHaveLength(3)
    t.say({ kind: 'break off' })
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-WAR-C-06 SG-WAR-C-08 SG-TRK-92 SG-TRK-83 SG-EXP-04 a force or a level 1 army whose target is empty does nothing in C, also by sea', () => {
    const t = attack(
      { forces: { pink: 'nagato 2p' }, armies: { pink: ['buzen: 1a'] } },
      [
        { from: 'nagato', to: 'iki' },
        { army: armyId('pink'), to: 'bungo' },
      ].slice(0, 1) as never,
    )
    expect(t.events('not fought')).toMatchObject([{ to: at('iki'), why: 'empty' }])
    expect(t.events('rolled')).toEqual([])
    expect(t.state.phase).toBe('D')
    expect(t.army('pink').hole).toBe(0)
  })

  test('SG-TRK-67 the second declared battle on a province just cleared is spent', () => {
    const t = attack(
      { forces: { pink: 'hida 1a 1p, omi 2p', grey: 'mino 1p' } },
      [
        { from: 'hida', to: 'mino' },
        { from: 'omi', to: 'mino' },
      ],
      1,
    )
    expect(t.events('not fought')).toMatchObject([{ from: at('omi'), why: 'empty' }])
    expect(t.state.phase).toBe('D')
  })
})

describe('casualties', () => {
  /** Pink's force in Hida takes hits from archers alone. */
  const hit = (force: string, hits: number, army?: string) =>
    attack(
      {
        forces: { pink: 'mino 5a', grey: `hida ${force}` },
        armies: { pink: ['kai: 1a'], grey: army === undefined ? ['izu: 1a'] : [`hida: ${army}`, 'izu: 1a'] },
      },
      [{ from: 'mino', to: 'hida' }],
      ...[1, 2, 3, 4, 5].map((_, i) => (i < hits ? 1 : 12)),
      ...miss(20),
    )
  const choices = (t: Table) =>
    t.list(1).map((a) => (a.kind === 'lose' ? `${a.unit}${a.army ? ' of the army' : ''}` : a.kind))

  test('SG-CAS-01 SG-CAS-03 SG-TRK-85 SG-DP-75 the owner picks, also archers that have shot', () => {
    const t = hit('2a 2p', 1)
    expect(t.asked).toEqual([1])
    expect(choices(t)).toEqual(['archer', 'spearman'])
    t.say(lose('archer'))
    expect(t.force('hida')).toEqual(troopOf('1a 2p'))
    expect(t.state.clans[1].stock.archer).toBe(9 - 1 - 1)
  })

  test('SG-TRK-18 SG-CAS-06 three spearmen and two ronin, one hit: a ronin', () => {
    expect(hit('3p 2r', 1).events('fell')).toMatchObject([{ dead: { ronin: 1, spearman: 0 } }])
  })

  test('SG-TRK-19 SG-CAS-08 two hits: two ronin, or one of each; not two spearmen', () => {
    const t = hit('3p 2r', 2)
    expect(choices(t)).toEqual(['ronin', 'spearman']) // after the first ronin, which is forced
    t.say(lose('spearman'))
    expect(t.force('hida')).toEqual(troopOf('2p 1r'))
  })

  test('SG-TRK-20 daimyo, gunner and ronin, one hit: the ronin', () => {
    expect(hit('', 1, '1g 1r').events('fell')).toMatchObject([{ dead: { ronin: 1, gunner: 0 } }])
  })

  test('SG-TRK-21 SG-CAS-07 army daimyo, spearman, ronin and a force of one, two hits', () => {
    const t = hit('1p', 2, '1p 1r')
    expect(choices(t)).toEqual(['ronin of the army', 'spearman'])
    t.say(lose('ronin'))
    expect(choices(t)).toEqual(['spearman of the army', 'spearman'])
    const other = hit('1p', 2, '1p 1r').say(lose('spearman', false))
    expect(other.army('grey')).toMatchObject({ spearman: 1, ronin: 0 })
  })

  test('SG-CAS-04 SG-TRK-84 the daimyo is the last of all, after the force too', () => {
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 2p' }, armies: { grey: ['hida: 2p', 'izu: 1a'] } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      1,
      1,
      12,
      12,
    )
    expect(t.army('grey')).toMatchObject({ leader: 'living', spearman: 0 })
    expect(t.owner('hida')).toBe('grey')
    const refused = hit('2p', 1, '1p')
    expect(shogun.whyNot(refused.state, 1, { kind: 'lose', unit: 'daimyo', army: true } as never)).toEqual({
      rule: 'SG-CAS-04',
    })
  })

  test('SG-CAS-05 SG-TRK-74 SG-FRT-01 SG-FRT-04 SG-FRT-09 SG-RUL-29 SG-MIS-14 castle spearmen are picked first', () => {
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 2p' }, castles: { hida: 1 } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      1,
      12,
      12,
      ...miss(3),
    )
    expect(t.events('fell')).toMatchObject([{ extras: 3, dead: { spearman: 0 } }])
    expect(t.events('rolled').at(-1)).toMatchObject({ unit: 'spearman', dice: [12, 12, 12] }) // two and one of the castle
  })

  test('SG-CAS-09 SG-RUL-55 both pick at the same time, and neither sees the other’s choice', () => {
    const t = attack(
      { forces: { pink: 'hida 1a 1g', grey: 'mino 1a 1g 3p' } },
      [{ from: 'hida', to: 'mino' }],
      1,
      1,
      12,
      12,
      ...miss(3),
    )
    expect(t.asked).toEqual([0, 1])
    const before = JSON.stringify(shogun.view(t.state, 1))
    t.say(lose('archer'), 0)
    expect(JSON.stringify(shogun.view(t.state, 1))).toBe(before)
    expect(t.force('hida').archer).toBe(1)
    t.say(lose('gunner'), 1)
    expect([t.force('hida').archer, t.force('mino').gunner]).toEqual([0, 0])
  })

  test('SG-CAS-10 SG-RON-19 SG-CMP-17 regulars to the owner’s stock, ronin to the supply', () => {
    const t = hit('2p 1r', 2)
    expect(t.state.ronin).toBe(25)
    expect(t.state.clans[1].stock.spearman).toBe(36 - 1)
  })

  test('SG-CAS-12 SG-TRK-52 SG-RUL-40 a leaderless army over its limit loses ronin until it is legal', () => {
    const t = attack(
      { forces: { pink: 'mino 5a' }, armies: { grey: ['hida: slain 3p 3r', 'izu: 1a'] } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      12,
      12,
      12,
      ...miss(4),
    )
    expect(t.army('grey')).toMatchObject({ spearman: 3, ronin: 1 })
  })

  test('SG-TRK-43 SG-RUL-41 SG-NIN-23 the last unit of a leaderless army chosen while the force lives: the daimyo is lost, the province kept', () => {
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 2p' }, armies: { grey: ['hida: slain 1g', 'izu: 1a'] } },
      [{ from: 'mino', to: 'hida' }],
      1,
      12,
      12,
      12,
      12,
      ...miss(8),
    )
    t.say(lose('gunner', true))
    expect(t.army('grey').leader).toBe('lost')
    expect(t.owner('hida')).toBe('grey')
  })
})

describe('castles and fortresses', () => {
  test('SG-FRT-02 SG-FRT-03 SG-FRT-08 SG-FRT-11 SG-TRK-31 SG-TRK-22 SG-RUL-02 a fortress adds five ronin at 5, also when the supply is out', () => {
    const t = attack(
      {
        forces: { pink: 'mino 5a', green: 'aki 5p 4r, suo 5p 4r, iwami 5p 4r, nagato 5p 4r, bingo 5p 4r' },
        armies: { grey: ['hida:', 'izu: 1a'], green: ['izumo: 3g 2a 5p'] },
        castles: { hida: 2 },
        change: (s) => {
          s.armies[9].ronin = 5
          s.ronin = 0
        },
      },
      [{ from: 'mino', to: 'hida' }],
      ...miss(5),
      12,
      5,
      6,
      12,
      12,
      12,
    )
    expect(t.events('rolled').at(-1)).toMatchObject({ unit: 'ronin', attacks: false, hits: 1 })
    expect(t.state.ronin).toBe(0) // what a fortress lends is not hired
  })

  test('SG-FRT-05 SG-TRK-70 SG-RUL-30 extras stay reduced for the same player’s next attack', () => {
    const t = attack(
      { forces: { pink: 'mino 5a, kaga 2p', grey: 'hida 1p' }, castles: { hida: 1 } },
      [
        { from: 'mino', to: 'hida' },
        { from: 'kaga', to: 'hida' },
      ],
      1,
      1,
      1,
      12,
      12,
      ...miss(2),
    )
    t.dice(...miss(4)).say({ kind: 'break off' })
    expect(t.events('rolled').at(-1)).toMatchObject({ unit: 'spearman', attacks: false, dice: [12, 12] })
  })

  test('SG-FRT-06 SG-TRK-71 for the next player they are whole again', () => {
    const t = new Table({
      forces: { grey: 'hida 1p', pink: 'mino 5a', indigo: 'kaga 2p' },
      castles: { hida: 1 },
      at: warTurnOf('indigo'),
      change: (s) => {
        s.extrasLost[at('hida')] = 3
      },
    })
    t.say({ kind: 'end phase' }).say({ kind: 'declare', from: at('kaga'), to: at('hida') })
    t.dice(...miss(7)).say({ kind: 'end phase' })
    expect(t.events('rolled').at(-1)?.dice).toHaveLength(5)
  })

  test('SG-TRK-72 SG-BLD-12 an empty castle province has no extras and no battle', () => {
    const t = attack({ forces: { pink: 'mino 5p' }, castles: { hida: 1 } }, [{ from: 'mino', to: 'hida' }])
    expect(t.events('battle')).toEqual([])
  })

  test('SG-TRK-73 SG-BLD-11 the new owner is defended by them', () => {
    const t = attack(
      { forces: { pink: 'mino 5p', grey: 'hida 1p' }, castles: { hida: 1 } },
      [{ from: 'mino', to: 'hida' }],
      ...miss(10),
    )
    expect(t.events('rolled').at(-1)?.dice).toHaveLength(5)
  })

  test('SG-UNI-06 SG-FRT-07 extras do not attack', () => {
    const t = attack(
      { forces: { pink: 'hida 1p', grey: 'mino 1p' }, castles: { hida: 2 } },
      [{ from: 'hida', to: 'mino' }],
      12,
      12,
    )
    expect(rolled(t)).toEqual([
      ['A', 'spearman', 1],
      ['D', 'spearman', 1],
    ])
  })
})

describe('naval attacks', () => {
  test('SG-NAV-01 SG-NAV-02 SG-NAV-03 SG-FRT-10 SG-TRK-32 the defender fires once alone, hired ronin too, the fortress not', () => {
    const t = attack(
      { forces: { pink: 'nagato 5p', grey: 'buzen 4p 3r' }, castles: { buzen: 2 } },
      [{ from: 'nagato', to: 'buzen' }],
      ...miss(7),
      ...miss(17),
    )
    expect(rolled(t)).toEqual([
      ['D', 'ronin', 3],
      ['D', 'spearman', 4],
      ['D', 'ronin', 8],
      ['A', 'spearman', 5],
      ['D', 'spearman', 4],
    ])
    expect(t.asks).toBe('battle / break off') // SG-NAV-06
  })

  test('SG-NAV-08 SG-TRK-82 wiped out at landing: it is over, and the origin is empty', () => {
    const t = attack(
      { forces: { pink: 'nagato 2p', grey: 'buzen 3p' } },
      [{ from: 'nagato', to: 'buzen' }],
      1,
      1,
      12,
    )
    expect([t.owner('nagato'), t.owner('buzen')]).toEqual([null, 'grey'])
    expect(t.state.battle).toBeNull()
  })

  test('SG-NAV-07 a second attack from the sea has its own free sequence', () => {
    const t = attack(
      { forces: { pink: 'iki 2p, aki 2p', grey: 'nagato 2p' }, armies: { pink: ['buzen: 1p'] } },
      [
        { from: 'iki', to: 'nagato' },
        { army: armyId('pink'), to: 'nagato' },
      ],
      ...miss(6),
    )
    t.dice(...miss(6)).say({ kind: 'break off' })
    expect(rolled(t).filter(([side]) => side === 'D')).toHaveLength(4)
  })

  test('SG-NAV-09 the landing keeps to the rules of casualties', () => {
    const t = attack(
      { forces: { pink: 'nagato 3p 2r', grey: 'buzen 1p' } },
      [{ from: 'nagato', to: 'buzen' }],
      1,
      ...miss(5),
    )
    expect(t.force('nagato')).toEqual(troopOf('3p 1r'))
  })

  test('SG-RUL-28 the option navalEarlyBreakOff: break off right after landing', () => {
    const order = { forces: { pink: 'nagato 3p', grey: 'buzen 1p' }, options: { navalEarlyBreakOff: true } }
    const t = attack(order, [{ from: 'nagato', to: 'buzen' }], 12)
    expect(t.asks).toBe('battle / break off after landing')
    t.say({ kind: 'break off' })
    expect(t.events('broke off')).toHaveLength(1)
  })
})

describe('ronin in battle', () => {
  test('SG-TRK-26 SG-RON-12 SG-RON-11 SG-DP-74 the defender’s are turned up before the first die, and shared by him in a two-troop province', () => {
    const t = attack(
      {
        forces: { pink: 'mino 5p', grey: 'hida 3p' },
        armies: { grey: ['hida: 2g', 'izu: 1a'] },
        hidden: { hida: 3 },
      },
      [{ from: 'mino', to: 'hida' }],
      ...miss(14),
    )
    expect([t.asks, t.asked]).toEqual(['battle / share', [1]])
    expect(t.list()).toEqual([1, 2].map((toArmy) => ({ kind: 'reveal', toArmy }))) // SG-EX-11: neither part over its limit
    expect(t.events('rolled')).toEqual([])
    t.say({ kind: 'reveal', toArmy: 1 })
    expect([t.army('grey').ronin, t.force('hida').ronin]).toEqual([1, 2])
  })

  test('SG-TRK-27 SG-RON-13 SG-DP-73 SG-RUL-65 SG-MIS-19 the attacker chooses before the defender’s are seen', () => {
    const t = attack(
      { forces: { pink: 'mino 3p', grey: 'hida 3p' }, hidden: { mino: 2, hida: 2 } },
      [{ from: 'mino', to: 'hida' }],
      ...miss(14),
    )
    expect(t.asks).toBe("battle / attacker's ronin")
    expect(t.list()).toEqual([{ kind: 'keep hidden' }, { kind: 'reveal', toArmy: 0 }])
    expect(t.events('revealed')).toEqual([])
    t.say({ kind: 'reveal' })
    expect(t.events('revealed').map(({ clan }) => clan)).toEqual([0, 1])
    expect(t.events('rolled')[0]).toMatchObject({ attacks: true, unit: 'ronin' })
  })

  test('SG-RUL-65 the option forced: those of the attacking province always come', () => {
    const t = attack(
      {
        forces: { pink: 'mino 3p', grey: 'hida 3p' },
        hidden: { mino: 2 },
        options: { roninAttackReveal: 'forced' },
      },
      [{ from: 'mino', to: 'hida' }],
    )
    expect(t.list()).toEqual([{ kind: 'reveal', toArmy: 0 }])
  })

  test('SG-RON-13 he is asked whenever he has any stack, wherever it lies: the question tells nothing', () => {
    const t = attack({ forces: { pink: 'mino 3p, kai 3p', grey: 'hida 3p' }, hidden: { kai: 2 } }, [
      { from: 'mino', to: 'hida' },
    ])
    expect(t.asks).toBe("battle / attacker's ronin")
    expect(t.list()).toEqual([{ kind: 'keep hidden' }])
  })

  test('SG-RON-21 SG-TRK-34 hidden ronin of an attacking province are lost with the regulars that carried them', () => {
    const t = attack({ forces: { pink: 'mino 3p', grey: 'hida 5p' }, hidden: { mino: 2 } }, [
      { from: 'mino', to: 'hida' },
    ])
    t.dice(12, 12, 12, 1, 12, 12, 12, 12).say({ kind: 'keep hidden' }).say({ kind: 'break off' })
    expect(t.state.hidden[at('mino')]).toBe(1)
    expect(t.events('ronin lost')).toMatchObject([{ ronin: 1 }])
    const gone = attack({ forces: { pink: 'mino 3p', grey: 'hida 5p' }, hidden: { mino: 2 } }, [
      { from: 'mino', to: 'hida' },
    ])
    gone.dice(12, 12, 12, 1, 1, 1, 12, 12).say({ kind: 'keep hidden' })
    expect([gone.owner('mino'), gone.state.ronin]).toEqual([null, 25])
  })
})
