import { describe, expect, test } from 'vitest'
import { attack, miss, rolled } from '../../testing/attack.ts'
import { armyId, troopOf } from '../../testing/scene.ts'

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
    t.dice(...miss(6)).say({ kind: 'breakOff' })
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
    t.say({ kind: 'breakOff' })
    expect(t.events('brokeOff')).toHaveLength(1)
  })
})
