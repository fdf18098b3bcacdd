import { describe, expect, test } from 'vitest'
import { DISORDERED } from '../../state.ts'
import { against, foot, light, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

const heavy = '4-7-7-7 3-6-0-6'
const fallBack = (t: TestTable) => {
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  return t
}

describe('charge and shock in one activation', () => {
  /** K1 charges 0605 from 0505, I1 stands in 0604 and may strike 0605 and 0704 beside it. */
  const both = (units = '', at: Record<string, string> = {}) => {
    const t = placed(
      `a K1 cav medium ${heavy} 0205 SE\na I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 0905 NW\nx R9 inf line ${foot} 1401 NW\n${units}`,
      { I1: '0504', R2: '0506', ...at },
    ).set('I1', { facing: 2 })
    t.set('R1', { condition: DISORDERED })
    t.activate('a', { orders: true })
      .until('movement segment / move')
      .play('charge K1 0605', 'strike 0505 SE')
    return t.until('shock segment / announce')
  }
  test('R-32, R-96 the charger leaves nobody before it to the infantry beside it: all are one combat', () => {
    const t = both()
    expect(t.s.combats.map(({ targets }) => targets.length)).toEqual([2])
    t.dice(4, 0, 0).play('attack 0504 0605')
    expect(t.heard('shock').length).toBe(1)
    expect(t.heard('shock')[0].targets.length).toBe(2)
    expect(t.heard('shock')[0].attackers.length).toBe(2)
  })
  test('JG-8.3.1-a the infantry may as well stand by', () => {
    const t = both().dice(4, 0, 0).play('done')
    expect(t.heard('shock')[0].attackers).toEqual([t.unit('K1')])
  })
})

describe('counter-attacks by two hexes', () => {
  test('R-97, JG-8.7.2-e one result gives one counter-attack, by one of the hexes attacked', () => {
    const t = against(true, `x R2 inf line ${foot} 1207 NW`, { R2: '0506' })
    t.set('R2', { facing: 5 })
    t.until('shock segment / announce').dice(3, 0).play('attack 0505 0605', 'attack 0505 0506')
    expect(new Set(t.of('counter-attack').map((each) => each.slice(0, 2)))).toEqual(new Set(['R1', 'R2']))
    t.dice(4, 0, 0).play('counter-attack R1')
    expect(t.asked()).not.toBe('fight / counterAttack')
    expect(t.heard('counterAttacked').length).toBe(1)
  })
  test('JG-8.7.2-e, R-31 an attacker still to fight who is disordered by it drops out of his own fight', () => {
    // I2 has announced itself on R3; R1, attacked by I1, strikes at I2 instead
    const t = against(true, `a I2 inf line ${foot} 0103 SE\nx R3 inf line ${foot} 1207 NW`, {
      I2: '0504',
      R3: '0604',
    })
    t.set('R1', { facing: 5 }).until('shock segment / announce')
    t.play('attack 0505 0605', 'attack 0504 0604', 'done').dice(1, 0).play('resolve 0605')
    const back = t.of('counter-attack').find((each) => each.endsWith('0504'))
    expect(back).toBeDefined()
    t.dice(6, 9).play(`counter-attack ${back}`, 'fall back 0404')
    while (t.asked() === 'advance / who') t.play(`advance ${t.of('advance')[0]}`)
    expect(t.condition('I2')).toBe(DISORDERED)
    fallBack(t)
    expect(t.heard('shock').length).toBe(2)
  })
})

describe('what follows a charge', () => {
  test('JG-9.2-e, R-52 horse charged and holding its ground without a counter-charge owes no test', () => {
    const t = placed(
      `a K1 cav medium ${heavy} 0205 SE\nx H1 cav medium ${light} 0605 NW\nx R9 inf line ${foot} 1401 NW`,
      {},
    )
    t.activate('a', { orders: true })
      .until('movement segment / move')
      .play('charge K1 0605', 'strike 0505 SE')
    t.until('fight / counterCharge').dice(1, 0, 0).play('done')
    expect(
      t
        .heard('tested')
        .filter((each) => each.what === 'end of charge')
        .map((each) => each.unit),
    ).toEqual([t.unit('K1')])
  })
  /** Infantry charged by K1 has stood, and strikes back at it. */
  const struckBack = () => {
    const t = placed(
      `a K1 cav medium 2-6-7-7 1-5-0-6 0205 SE\nx R1 inf line 6-6-6-5 5-5-0-4 0605 NW\nx R9 inf line ${foot} 1401 NW`,
      {},
    )
    t.activate('a', { orders: true })
      .until('movement segment / move')
      .play('charge K1 0605', 'strike 0505 SE')
    // 1:3 is -3, the charge +2: 1 with a die of 2; the charger passes and stands
    t.play('done').dice(2, 0).play('done')
    expect(t.asked()).toBe('fight / counterAttack')
    return t.dice(0, 0, 0).play('counter-attack R1')
  }
  const ended = (t: TestTable) => t.heard('tested').filter((each) => each.what === 'end of charge').length
  test('JG-8.7.2-e, JG-9.5.2-n a charger struck back at takes its test when the counter-attack is over', () => {
    const t = struckBack()
    expect(ended(t)).toBe(0)
    t.play('done')
    fallBack(t)
    expect(ended(t)).toBe(1)
    expect(t.heard('shock')[1].charge).toBe(false)
  })
  test('JG-8.8.1-a, R-35 it may refuse the counter-attack of infantry, and still owes its test', () => {
    const t = struckBack()
    expect(t.asked()).toBe('fight / refuse')
    t.play('refuse 0305 2', 'face SE')
    expect([t.where('K1'), t.asked()]).toEqual(['0305', 'advance after refusal / who'])
    t.play('done')
    expect([ended(t), t.heard('shock').length]).toEqual([1, 1])
  })
})

describe('whom nobody announced', () => {
  test('R-31, JG-8.8.1-j horse that slips before another attacker is not his to fight', () => {
    // I2 in 0803 looks at R1 in 0703 and at the empty hex 0704
    const t = placed(
      `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0103 SE\nx H1 cav light ${light} 1205 NW\nx R1 inf line ${foot} 1207 NW`,
      { I1: '0505', H1: '0605', I2: '0803', R1: '0703' },
    ).set('I2', { facing: 4 })
    t.activate('a', { orders: true }).until('shock segment / announce')
    t.play('attack 0505 0605', 'attack 0803 0703').dice(0, 0).play('resolve 0605', 'refuse 0704 2', 'face NW')
    expect([t.where('H1'), t.condition('H1')]).toEqual(['0704', DISORDERED])
    t.dice(4, 0, 0).play('done')
    expect(t.heard('shock').map((each) => each.targets)).toEqual([[t.hex('0703')]])
  })
})
