import { describe, expect, test } from 'vitest'
import { DISORDERED, ELIMINATED, GOOD } from '../../state.ts'
import { foot, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

const heavy = '4-7-7-7 3-6-0-6'
const rows = (at: Record<number, string>) =>
  Array.from({ length: 9 }, (_, i) => at[i + 1] ?? '................')

/** K1 has charged R1, in disorder in 0605, from 0505, and the die is such that R1 routs: it is to retreat. */
function routed(
  units = '',
  at: Record<string, string> = {},
  drawn: Parameters<typeof placed>[2] = {},
  change: (t: TestTable) => void = () => {},
): TestTable {
  const t = placed(
    `a K1 cav heavy ${heavy} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx R9 inf line ${foot} 1609 NW\n${units}`,
    at,
    { size: '16x9', ...drawn },
  ).set('R1', { condition: DISORDERED })
  change(t)
  t.activate('a', { orders: true }).until('movement segment / move').play('charge K1 0605', 'strike 0505 SE')
  for (let i = 0; i < 5 && !/^(fall back|pursuit)/.test(t.asked()); i++) t.dice(4, 0, 0).play('done')
  return t
}
const ended = (t: TestTable) => t.heard('tested').filter((each) => each.what === 'end of charge').length
const wheel = (t: TestTable) => {
  while (t.asked() === 'pursuit / wheel')
    t.play(`wheel ${t.of('wheel').includes('SE') ? 'SE' : t.of('wheel')[0]}`)
  return t
}

describe('a pursuit stops', () => {
  test('JG-9.5.2-g, JG-9.5.2-k beside the pursued, whom it charges at no cost the first time', () => {
    const t = routed().play('fall back 0705').dice(2, 0).play('fall back 0805')
    t.play('wheel SE', 'wheel SE')
    // Cohesion +2, charge +3, routed +2
    expect(t.heard('shock').map((each) => each.modifier)).toEqual([5, 7])
    expect([t.condition('R1'), t.where('K1')]).toEqual([ELIMINATED, '0805'])
  })
  test('JG-9.5.2-j, T20 before a village into which the pursued has run', () => {
    const t = routed('', {}, { rows: rows({ 5: '.......v........' }) })
    t.play('fall back 0705').dice(0, 0).play('fall back 0805')
    wheel(t)
    expect([t.where('K1'), t.heard('shock').length, ended(t)]).toEqual(['0705', 1, 1])
  })
  test('R-70 before a hex with friends', () => {
    const t = routed(`a I1 inf line ${foot} 0101 SE`)
    t.play('fall back 0705').place({ I1: '0605' }).dice(0, 0).play('fall back 0805')
    wheel(t)
    expect([t.where('K1'), ended(t)]).toEqual(['0505', 1])
  })
  test('JG-9.5.2-h, JG-10.3.5-b in the hex left by one who ran into an enemy front and was lost', () => {
    const t = routed(
      `b I1 inf line ${foot} 0101 SE\nb I2 inf line ${foot} 0103 SE\nb I3 inf line ${foot} 0107 SE`,
      {
        I1: '0805',
        I2: '0704',
        I3: '0706',
      },
      {},
      (u) => u.set('I1', { facing: 5 }).set('I2', { facing: 4 }).set('I3', { facing: 5 }),
    )
    wheel(t)
    expect(t.condition('R1')).toBe(ELIMINATED)
    expect(t.where('K1')).toBe('0605')
  })
  test('JG-9.5.2-n, R-53 where the pursuer is disordered by the guns it rides at', () => {
    const t = routed(`x G1 art foot:3/5 9-6-x-4 x-5-x-3 1205 NW`, { G1: '0706' })
    t.play('fall back 0705').dice(0).play('fall back 0805')
    wheel(t)
    // The guns in front of it are somebody other than the pursued: it goes on by choice
    expect(t.asked()).toBe('pursuit / charge')
    t.play('pursue')
    expect(t.asked()).toBe('fight / react')
    t.dice(9, 9, 9).play('react G1')
    expect(t.condition('K1')).not.toBe(GOOD)
    expect(t.condition('G1')).toBe(GOOD)
  })
})

describe('whom it meets', () => {
  /** R1 has fled to 0805 past fresh infantry in 0706. */
  const met = (change: (t: TestTable) => void = () => {}) => {
    const t = routed(`x R2 inf line ${foot} 1205 NW`, { R2: '0706' }, {}, change)
    t.play('fall back 0705').dice(0, 0).play('fall back 0805')
    return wheel(t)
  }
  test('R-53, R-51 fresh infantry may form square, and the pursuer is not recalled', () => {
    const t = met()
    expect(t.asked()).toBe('pursuit / charge')
    t.play('pursue')
    expect([t.asked(), t.of('form')]).toEqual(['fight / square', ['0706']])
    t.dice(0, 4, 0, 0).play('form 0706')
    expect(t.asked()).not.toBe('charge / recall')
    expect(t.heard('shock').length).toBe(2)
  })
  test('JG-9.5.2-m it may stop before them instead and takes its test', () => {
    const t = met().dice(0).play('done')
    expect([t.where('K1'), t.heard('shock').length, ended(t)]).toEqual(['0705', 1, 1])
  })
  test('R-94, JG-9.5.2-l with a square among them the pursuer has no bonus against the routed either', () => {
    const modifier = (formed: boolean) => {
      const t = met().play('pursue')
      t.dice(formed ? 0 : 9, 3, 0, 0)
      if (formed) t.play('form 0706')
      else t.play('done')
      return t.heard('shock')[1].modifier
    }
    // Bonus +3 against -2
    expect(modifier(true) - modifier(false)).toBe(-5)
  })
})

describe('who rides on', () => {
  test('JG-9.5.2-e, JG-9.5.1-a horse of the hex that only walked into the fight stays behind', () => {
    const small = '2-7-7-7 1-6-0-6'
    const t = placed(
      `a K1 cav heavy ${small} 0205 SE\na K2 cav heavy ${small} 0205 SE\na K3 cav heavy ${small} 0101 SE\nx R1 inf line ${foot} 0605 NW\nx R9 inf line ${foot} 1609 NW`,
      { K3: '0504' },
      { size: '16x9' },
    ).set('R1', { condition: DISORDERED })
    t.activate('a', { orders: true }).until('movement segment / move').play('charge K1 0605', 'join K2')
    if (t.asked() === 'charge / gather') t.play('done')
    t.play('strike 0504 SE').until('shock segment / announce').dice(7, 0, 0).play('attack 0504 0605')
    expect(t.heard('shock')[0].attackers.length).toBe(3)
    while (t.asked() === 'fall back / hex')
      t.play(`fall back ${t.of('fall back').find((each) => each.endsWith('05'))}`)
    const stack = t.of('pursue').find((each) => each.includes('stack'))
    if (stack !== undefined) t.play(`pursue ${stack}`)
    t.dice(2, 0, 0)
    wheel(t)
    expect([t.where('K3'), t.where('K1') === t.where('K2')]).toEqual(['0504', true])
    expect(t.where('K1')).not.toBe('0504')
  })
  test('R-34, R-53 a charger in disorder does not pursue, but must advance', () => {
    const t = placed(
      `a K1 cav medium 4-6-7-7 3-5-0-6 0205 SE\nx R1 inf line 6-6-6-5 5-5-0-4 0605 NW\nx R9 inf line ${foot} 1609 NW`,
      {},
      { size: '16x9' },
    )
    t.activate('a', { orders: true })
      .until('movement segment / move')
      .play('charge K1 0605', 'strike 0505 SE')
    // 4 against 6: -1, the charge +2; a die of 4 is 5: R1 fails and recoils, then the charger fails
    t.play('done').dice(4, 9, 9, 0).play('done', 'fall back 0705')
    expect([t.condition('K1'), t.asked()]).toEqual([DISORDERED, 'advance / who'])
    expect(t.options()).not.toContain('done')
    t.play(`advance ${t.of('advance')[0]}`)
    expect(t.where('K1')).toBe('0605')
    expect(t.heard('shock').length).toBe(1)
  })
})
