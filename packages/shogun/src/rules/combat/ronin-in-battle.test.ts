import { describe, expect, test } from 'vitest'
import { attack, miss } from '../../testing/attack.ts'
import { at } from '../../testing/scene.ts'

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
    expect(t.list()).toEqual([{ kind: 'keepHidden' }, { kind: 'reveal', toArmy: 0 }])
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
    expect(t.list()).toEqual([{ kind: 'keepHidden' }])
  })

  test('SG-RON-21 SG-TRK-34 hidden ronin of an attacking province are lost with the regulars that carried them', () => {
    const t = attack({ forces: { pink: 'mino 3p', grey: 'hida 5p' }, hidden: { mino: 2 } }, [
      { from: 'mino', to: 'hida' },
    ])
    t.dice(12, 12, 12, 1, 12, 12, 12, 12).say({ kind: 'keepHidden' }).say({ kind: 'breakOff' })
    expect(t.state.hidden[at('mino')]).toBe(1)
    expect(t.events('roninLost')).toMatchObject([{ ronin: 1 }])
    const gone = attack({ forces: { pink: 'mino 3p', grey: 'hida 5p' }, hidden: { mino: 2 } }, [
      { from: 'mino', to: 'hida' },
    ])
    gone.dice(12, 12, 12, 1, 1, 1, 12, 12).say({ kind: 'keepHidden' })
    expect([gone.owner('mino'), gone.state.ronin]).toEqual([null, 25])
  })
})
