import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { attack, miss, rolled } from '../../testing/attack.ts'
import { actionOf, at, clanNamed, TestTable } from '../../testing/scene.ts'

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
    t.dice(...miss(4)).say({ kind: 'breakOff' })
    expect(t.events('rolled').at(-1)).toMatchObject({ unit: 'spearman', attacks: false, dice: [12, 12] })
  })

  test('SG-FRT-06 SG-TRK-71 for the next player they are whole again', () => {
    const t = new TestTable({
      forces: { grey: 'hida 1p', pink: 'mino 5a', indigo: 'kaga 2p' },
      castles: { hida: 1 },
      at: actionOf('war'),
    })
    t.say({ kind: 'endPhase' }).say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 1, 1, 12, 12, ...miss(2)).say({ kind: 'endPhase' })
    expect(t.events('rolled').at(-1)?.dice).toHaveLength(2)
    t.say({ kind: 'breakOff' })
    while (t.state.turn !== clanNamed('indigo')) t.say({ kind: 'endPhase' })
    t.say({ kind: 'endPhase' }).say({ kind: 'declare', from: at('kaga'), to: at('hida') })
    t.dice(...miss(7)).say({ kind: 'endPhase' })
    expect(t.events('rolled').at(-1)?.dice).toHaveLength(5)
  })

  test('SG-FRT-06 they come back when the attacks are over, also after the last war turn', () => {
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 1p' }, castles: { hida: 1 } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      12,
      12,
      12,
      ...miss(3),
    )
    expect(shogun.view(t.state, null).provinces[at('hida')].extras).toBe(2)
    t.say({ kind: 'breakOff' })
    expect(t.state.phase).toBe('D')
    expect(shogun.view(t.state, null).provinces[at('hida')]).toMatchObject({ extras: 4, extrasLost: 0 })
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
