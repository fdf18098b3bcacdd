import { describe, expect, test } from 'vitest'
import { attack, miss, rolled } from '../../testing/attack.ts'
import { armyId, at, TestTable, troopOf, warTurnOf } from '../../testing/scene.ts'

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
    t.say({ kind: 'breakOff' })
    expect(t.force('hida')).toEqual(troopOf('1a 2p'))
    expect(t.owner('mino')).toBe('grey')
    expect(t.state.phase).toBe('D')
  })

  test('SG-CBT-18 SG-CBT-12 as many sequences as he likes', () => {
    const t = attack({ forces: { pink: 'hida 1p', grey: 'mino 1p' } }, [{ from: 'hida', to: 'mino' }], 12, 12)
    for (let sequence = 1; sequence < 20; sequence++) {
      expect(t.state.battle?.sequence).toBe(sequence)
      t.dice(12, 12).say({ kind: 'goOn' })
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
    const t = new TestTable({
      forces: { pink: 'hida 2p, kai 2p', grey: 'mino 5p, suruga 5p' },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say({
      kind: 'declare',
      from: at('kai'),
      to: at('suruga'),
    })
    t.say({ kind: 'endPhase' })
    expect(t.list()).toEqual([
      { kind: 'fight', from: at('hida'), army: -1 },
      { kind: 'fight', from: at('kai'), army: -1 },
    ])
    t.dice(...miss(7)).say({ kind: 'fight', from: at('kai') })
    t.dice(...miss(7)).say({ kind: 'breakOff' })
    expect(t.state.battle?.from).toBe(at('hida'))
  })

  test('SG-WAR-C-02 SG-WAR-06 the whole troop attacks, once', () => {
    const t = attack(
      { forces: { pink: 'hida 1a 1g 1p', grey: 'mino 5p' } },
      [{ from: 'hida', to: 'mino' }],
      ...miss(8),
    )
    expect(t.events('rolled').filter((e) => e.attacks)).toHaveLength(3)
    t.say({ kind: 'breakOff' })
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-WAR-C-06 SG-WAR-C-08 SG-TRK-92 SG-TRK-83 SG-EXP-04 a force or a level 1 army whose target is empty does nothing in C, also by sea', () => {
    const t = attack({ forces: { pink: 'nagato 2p' }, armies: { pink: ['buzen: 1a'] } }, [
      { from: 'nagato', to: 'iki' },
    ])
    expect(t.events('notFought')).toMatchObject([{ to: at('iki'), why: 'empty' }])
    const army = attack({ armies: { pink: ['buzen: 1a'] } }, [{ army: armyId('pink'), to: 'bungo' }])
    expect(army.events('notFought')).toMatchObject([{ to: at('bungo'), why: 'empty' }])
    expect([army.state.phase, army.owner('bungo')]).toEqual(['D', null])
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
    expect(t.events('notFought')).toMatchObject([{ from: at('omi'), why: 'empty' }])
    expect(t.state.phase).toBe('D')
  })
})
