import { describe, expect, test } from 'vitest'
import { attack, lose, miss, rolled } from '../../testing/attack.ts'
import { armyId, at } from '../../testing/scene.ts'

describe('a siege', () => {
  test('SG-CAS-05 SG-DP-75 hits beyond the extras: those are gone, and the owner picks the rest', () => {
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 1a 1p' }, castles: { hida: 1 } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      1,
      1,
      1,
      12,
    )
    expect([t.asks, t.asked]).toEqual(['battle / missile casualties', [1]])
    expect(t.list()).toEqual([lose('archer', false), lose('spearman', false)])
    t.dice(12).say({ kind: 'lose', unit: 'archer' })
    expect(t.events('fell')).toMatchObject([{ extras: 4, dead: { archer: 1 } }])
    expect(rolled(t).at(-1)).toEqual(['D', 'spearman', 1])
  })

  test('SG-FRT-10 SG-NAV-07 SG-FRT-05 two landings on a fortress: it fires in neither, and stays reduced between them', () => {
    const t = attack(
      { forces: { pink: 'nagato 5a, bungo 1p, chikuzen 2p', grey: 'buzen 1p' }, castles: { buzen: 2 } },
      [
        { from: 'nagato', to: 'buzen' },
        { from: 'chikuzen', to: 'buzen' },
      ],
      12, // the landing: the spearman alone
      1,
      1,
      1,
      12,
      12,
      ...miss(3), // two of the fortress are left, and the spearman
    )
    expect(rolled(t)).toEqual([
      ['D', 'spearman', 1],
      ['A', 'archer', 5],
      ['D', 'ronin', 2],
      ['D', 'spearman', 1],
    ])
    t.dice(...miss(5)).say({ kind: 'breakOff' }) // by land: no free sequence
    expect(rolled(t).slice(4)).toEqual([
      ['D', 'ronin', 2],
      ['A', 'spearman', 2],
      ['D', 'spearman', 1],
    ])
  })

  test('SG-FRT-02 SG-CAS-06 fortress ronin lend no room to hired ones: a hit on the last extra, then the limit holds', () => {
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 2p 1r' }, castles: { hida: 2 } },
      [{ from: 'mino', to: 'hida' }],
      ...miss(5),
      ...miss(6),
      ...miss(2),
    )
    t.dice(1, 1, 1, 1, 1, 12, ...miss(2)).say({ kind: 'goOn' })
    expect(t.events('fell')).toMatchObject([{ extras: 5, dead: { ronin: 0 } }])
    t.dice(1, ...miss(4), ...miss(2)).say({ kind: 'goOn' })
    expect(t.events('fell').at(-1)).toMatchObject({ extras: 0, dead: { ronin: 1, spearman: 0 } }) // no other is legal
  })

  test('SG-CAS-04 SG-FRT-04 a lone daimyo in a castle falls only after its last spearman', () => {
    const t = attack(
      { forces: { pink: 'mino 5a' }, armies: { grey: ['hida:', 'aki: 1a'] }, castles: { hida: 1 } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      1,
      1,
      12,
      12, // the daimyo alone rolls in the melee
    )
    expect(rolled(t).at(-1)).toEqual(['D', 'daimyo', 1])
    t.dice(1, ...miss(4)).say({ kind: 'goOn' })
    expect([t.army('grey').leader, t.owner('hida')]).toEqual(['lost', null])
  })

  test('SG-BLD-12 SG-FRT-01 extras alone hold nothing: with the last regular the battle is over', () => {
    // five hits: four extras first, then the one spearman
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 1p' }, castles: { hida: 1 } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      1,
      1,
      1,
    )
    expect([t.owner('hida'), t.state.castle[at('hida')], t.state.phase]).toEqual([null, 1, 'D'])
  })

  test('SG-FRT-05 SG-VET-06 an army that broke off leaves a reduced castle to its companion', () => {
    const t = attack(
      {
        forces: { grey: 'hida 1p' },
        armies: { pink: ['mino level 2: 4a', 'kaga: 1a'] },
        castles: { hida: 1 },
      },
      [
        { army: armyId('pink'), to: 'hida' },
        { army: armyId('pink', 2), to: 'hida' },
      ],
      1,
      1,
      1,
      12,
      12,
      12,
      12,
    )
    t.say({ kind: 'breakOff' }).dice(12, 12, 12, 12).say({ kind: 'endAttacks' })
    expect(rolled(t).slice(-3)).toEqual([
      ['A', 'archer', 1],
      ['A', 'daimyo', 1],
      ['D', 'spearman', 2],
    ])
  })

  test('SG-MAP-12 SG-BLD-11 SG-VET-10 an army that moves in during C owns the castle at once', () => {
    const t = attack(
      {
        forces: { grey: 'hida 1p, kaga 1p' },
        armies: { pink: ['mino level 2: 4a 1g 1p', 'omi: 1a'] },
        castles: { hida: 1 },
      },
      [{ army: armyId('pink'), to: 'hida' }],
      1,
      1,
      1,
      1,
      1,
    )
    t.say({ kind: 'march', to: at('hida') })
      .say({ kind: 'leave', unit: 'spearman' })
      .say({ kind: 'go' })
    expect([t.owner('hida'), t.state.castle[at('hida')], t.state.castles]).toEqual(['pink', 1, 9])
    t.dice(1, ...miss(4)).say({ kind: 'attack', to: at('kaga') }) // the castle lends nobody to an attack
    expect(rolled(t).slice(-2)).toEqual([
      ['A', 'archer', 4],
      ['A', 'gunner', 1],
    ])
  })
})
