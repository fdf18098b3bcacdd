import { describe, expect, test } from 'vitest'
import { CHARGING, COUNTERED, DISORDERED, OWES } from '../../state.ts'
import { foot, light, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'
import { strikesAt } from './combats.ts'

const heavy = '4-7-7-7 3-6-0-6'

/** K1 has charged from 0205 to 0505 and is about to strike 0605. */
function charged(
  units: string,
  at: Record<string, string>,
  change: (t: TestTable) => void = () => {},
): TestTable {
  const t = placed(`a K1 cav medium ${heavy} 0205 SE\nx R9 inf line ${foot} 1401 NW\n${units}`, at)
  change(t)
  t.activate('a', { orders: true }).until('movement segment / move').play('charge K1 0605', 'strike 0505 SE')
  return t.until('fight / counterCharge')
}
const withGuns = `x H1 cav medium ${light} 1205 NW\nx G1 art foot:3/5 9-6-x-4 x-5-x-3 1205 NW`

describe('a counter-charge and guns in one hex', () => {
  const both = () => charged(withGuns, { H1: '0605', G1: '0605' })
  test('JG-9-c the counter-charge comes before the fire', () => {
    const t = both().dice(0)
    expect(t.play('counter-charge 0605').asked()).toBe('fight / react')
  })
  test('R-33, R-91 fire that stops the charger ends it for both: no test at the end for either', () => {
    const t = both().dice(0, 9, 9, 9).play('counter-charge 0605', 'react G1 K1')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.heard('shock')).toEqual([])
    expect(t.heard('tested').filter((each) => each.what === 'end of charge')).toEqual([])
    expect(t.piece('H1').did & (OWES | COUNTERED)).toBe(0)
  })
  test('JG-9.4-c fire that leaves him in good order is followed by the fight without his bonus', () => {
    const t = both().dice(0, 0, 0).play('counter-charge 0605', 'react G1 K1')
    // 4 against 4, cohesion 7 against 6; guns do not count
    expect(t.heard('shock')[0].modifier).toBe(1)
    expect(
      t
        .heard('tested')
        .filter((each) => each.what === 'end of charge')
        .map((each) => each.unit)
        .sort(),
    ).toEqual([t.unit('K1'), t.unit('H1')].sort())
  })
})

describe('stacks', () => {
  const two = `x H1 cav medium ${light} 1205 NW\nx H2 cav medium ${light} 1205 NW`
  test('R-92, JG-9.4-f below a mate in disorder the first in good order tests, for itself', () => {
    const t = charged(two, { H1: '0605', H2: '0605' }, (at) => at.set('H1', { condition: DISORDERED }))
    expect(t.s.tops[t.hex('0605')]).toBe(t.unit('H1'))
    t.dice(0, 5, 0, 0, 0).play('counter-charge 0605')
    expect(t.heard('tested').find((each) => each.what === 'counter-charge')?.unit).toBe(t.unit('H2'))
    expect(
      t
        .heard('tested')
        .filter((each) => each.what === 'end of charge')
        .map((each) => each.unit),
    ).not.toContain(t.unit('H1'))
  })
  test('JG-9.4-e, R-92 with all in disorder there is none', () => {
    const t = placed(
      `a K1 cav medium ${heavy} 0205 SE\nx R9 inf line ${foot} 1401 NW\nx H1 cav medium ${light} 1205 NW`,
      { H1: '0605' },
    ).set('H1', { condition: DISORDERED })
    t.activate('a', { orders: true })
      .until('movement segment / move')
      .play('charge K1 0605', 'strike 0505 SE')
    t.dice(5).until('movement segment / move')
    t.play('done')
    expect(t.heard('tested').filter((each) => each.what === 'counter-charge')).toEqual([])
    expect(t.heard('shock').length).toBe(1)
  })
})

describe('what is left of a counter-charge when the fight is over', () => {
  test('JG-9.4-e nothing, wherever it has left the horse: it may be charged and meet that anew', () => {
    const t = charged(`x H1 cav medium ${light} 1205 NW`, { H1: '0605' })
    // driven off and broken by its own test; K1 goes after it no farther than into its hex
    t.dice(0, 4, 8).play('counter-charge 0605', 'fall back 0604', 'advance K1 0605 NE')
    expect(t.heard('tested').find((each) => each.what === 'counter-charge')?.passed).toBe(true)
    expect([t.where('H1'), t.s.fights]).toEqual(['0604', []])
    expect(t.piece('H1').did & COUNTERED).toBe(0)
  })
})

describe('a unit that charges', () => {
  test('JG-9.1-i, JG-9.1-j, R-32 has nobody before it where charges may not go, though a shock might', () => {
    const before = (did: number, ground: string) => {
      const t = placed(
        `a K1 cav medium ${heavy} 0205 SE\nx R1 inf line ${foot} 1205 NW\nx R9 inf line ${foot} 1401 NW`,
        { K1: '0505', R1: '0605' },
        { ground },
      )
      t.set('K1', { did })
      return strikesAt(t.s, t.unit('K1'), t.hex('0605'))
    }
    const ford = 'side river 0505/0605\nside ford 0505/0605'
    expect([before(CHARGING, ''), before(CHARGING, ford)]).toEqual([true, false])
    expect([before(0, ''), before(0, ford)]).toEqual([true, true])
  })
})

describe('two hexes charged', () => {
  test('JG-9.4-c, R-32 one that meets him takes his bonus for the foot beside it too', () => {
    const modifier = (die: number) => {
      const t = charged(`x H1 cav medium ${light} 1205 NW\nx R1 inf line ${foot} 1207 NW`, {
        H1: '0605',
        R1: '0506',
      })
      return t.dice(die, 3, 0, 0, 0, 0).play('counter-charge 0605').heard('shock')[0].modifier
    }
    // Bonus +1 against horse among them
    expect(modifier(9) - modifier(0)).toBe(1)
  })
})
