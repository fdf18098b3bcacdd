import { describe, expect, test } from 'vitest'
import { attack, miss } from '../../testing/attack.ts'
import { armyId, at } from '../../testing/scene.ts'

const end = { kind: 'endPhase' }

describe('breaking off', () => {
  test('SG-CBT-13 SG-WAR-D-10 a force that broke off may still take another province in D', () => {
    const t = attack(
      { forces: { pink: 'mino 3p', grey: 'hida 2p' } },
      [{ from: 'mino', to: 'hida' }],
      ...miss(5),
    )
    t.say({ kind: 'breakOff' }).say(end)
    t.say({ kind: 'send', from: at('mino') }).say({ kind: 'to', province: at('omi') })
    expect(t.owner('omi')).toBe('pink')
  })

  test('SG-VET-06 SG-EXP-05 broken off, then won elsewhere: one hole', () => {
    const t = attack(
      { forces: { grey: 'hida 3p, omi 1p' }, armies: { pink: ['mino level 2: 3a', 'aki: 1a'] } },
      [{ army: armyId('pink'), to: 'hida' }],
      ...miss(3),
      ...miss(4),
    )
    t.say({ kind: 'breakOff' })
    t.dice(1, 12, 12).say({ kind: 'attack', to: at('omi') })
    expect(t.events('experience')).toMatchObject([{ hole: 4 }])
  })

  test('SG-RUL-27 the bar holds for the army that broke off, not for the next army', () => {
    const t = attack(
      { forces: { grey: 'hida 3p, kaga 1p' }, armies: { pink: ['mino: 3a', 'echizen level 2: 3a'] } },
      [
        { army: armyId('pink'), to: 'hida' },
        { army: armyId('pink', 2), to: 'kaga' },
      ],
      ...miss(3),
      ...miss(4),
    )
    t.dice(1, 12, 12).say({ kind: 'breakOff' })
    t.say({ kind: 'stay' })
    expect(t.offers({ kind: 'attack', to: at('hida') })).toBe(true)
  })

  test('SG-CBT-10 SG-GAR-07 a single unit may break off and so keep its province', () => {
    const t = attack(
      { forces: { pink: 'mino 1p', grey: 'hida 5p' } },
      [{ from: 'mino', to: 'hida' }],
      ...miss(6),
    )
    t.say({ kind: 'breakOff' })
    expect([t.owner('mino'), t.owner('hida')]).toEqual(['pink', 'grey'])
  })

  test('SG-VET-01 SG-WAR-04 level 4: four attacks, and four steps in D', () => {
    const t = attack(
      {
        forces: { grey: 'mino 1p, owari 1p, mikawa 1p, totomi 1p' },
        armies: { pink: ['hida level 4: 4a 5p', 'aki: 1a'] },
      },
      [{ army: armyId('pink'), to: 'mino' }],
      1,
      12,
      12,
      12,
    )
    for (const [in_, next] of [
      ['mino', 'owari'],
      ['owari', 'mikawa'],
      ['mikawa', 'totomi'],
    ]) {
      t.say({ kind: 'march', to: at(in_ as string) })
        .say({ kind: 'leave', unit: 'spearman' })
        .say({ kind: 'go' })
      t.dice(1, 12, 12, 12).say({ kind: 'attack', to: at(next as string) })
    }
    expect(t.state.phase).toBe('D')
    expect(t.events('battle')).toHaveLength(4)
    expect(t.army('pink').hole).toBe(9) // the last hole
    const step = (to: string) => t.say({ kind: 'march', army: armyId('pink'), to: at(to) })
    step('totomi').say({ kind: 'leave', unit: 'spearman' }).say({ kind: 'go' })
    step('suruga').say({ kind: 'leave', unit: 'spearman' }).say({ kind: 'go' })
    step('kai').say({ kind: 'leave', unit: 'archer' }).say({ kind: 'go' })
    step('musashi').say({ kind: 'leave', unit: 'archer' }).say({ kind: 'go' })
    expect(t.offers({ kind: 'march', army: armyId('pink') })).toBe(false)
    expect(['totomi', 'suruga', 'kai', 'musashi'].map((id) => t.owner(id))).toEqual(Array(4).fill('pink'))
  })
})
