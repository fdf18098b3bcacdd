import { describe, expect, test } from 'vitest'
import { attack, lose, miss } from '../../testing/attack.ts'
import { armyId, at } from '../../testing/scene.ts'

describe('the two troops of a province', () => {
  test('SG-CAS-02 a force dies attacking: the army beside it is untouched and keeps the province', () => {
    const t = attack(
      { forces: { pink: 'mino 2p', grey: 'hida 5p' }, armies: { pink: ['mino: 2g', 'aki: 1a'] } },
      [{ from: 'mino', to: 'hida' }],
      12,
      12,
      1,
      1,
      12,
      12,
      12,
    )
    expect([t.owner('mino'), t.force('mino').spearman, t.army('pink').gunner]).toEqual(['pink', 0, 2])
  })

  test('SG-WAR-C-03 SG-CAS-07 in defence each troop keeps its own ronin limit, whichever the owner picks from', () => {
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 2p 1r' }, armies: { grey: ['hida: 1g 1r', 'aki: 1a'] } },
      [{ from: 'mino', to: 'hida' }],
      1,
      ...miss(4),
      12,
    )
    expect(t.list()).toEqual([lose('ronin', true), lose('ronin', false)])
  })

  test('SG-WAR-B-06 SG-TRK-67 both declare on one province: the army clears it, the force’s battle is spent', () => {
    const t = attack(
      { forces: { pink: 'mino 2p', grey: 'hida 1p' }, armies: { pink: ['mino: 1a', 'aki: 1a'] } },
      [
        { army: armyId('pink'), to: 'hida' },
        { from: 'mino', to: 'hida' },
      ],
      1,
    )
    expect(t.events('notFought')).toMatchObject([{ army: -1, to: at('hida'), why: 'empty' }])
    expect(t.state.phase).toBe('D')
  })

  test('SG-GAR-07 SG-CBT-15 both attack and both die: the province is empty, and so may be what they attacked', () => {
    const t = attack(
      { forces: { pink: 'mino 1p', grey: 'hida 2p' }, armies: { pink: ['mino:', 'aki: 1a'] } },
      [
        { army: armyId('pink'), to: 'hida' },
        { from: 'mino', to: 'hida' },
      ],
      1,
      1,
      12, // the daimyo and one spearman fall
      1,
      1, // then the other two
    )
    expect([t.owner('mino'), t.owner('hida')]).toEqual([null, null])
    expect(t.army('pink').leader).toBe('lost')
  })
})
