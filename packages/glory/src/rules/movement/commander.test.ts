import { describe, expect, test } from 'vitest'
import { ELIMINATED, GONE, ROUTED } from '../../state.ts'
import { foot, gun, light, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

const heavy = '4-7-7-7 3-6-0-6'
const generals = (hex: string) =>
  `cmd | blue | chief | Chief | chief | 2 | 9 | 99 | 0101 | all\ncmd | red | foe | Foe | chief | 1 | 2 | 5 | ${hex} | all`
const foe = (t: TestTable) => t.s.commanders[1].hex
const moving = (t: TestTable) => t.activate('a', { orders: true }).until('movement segment / move')

describe('alarm', () => {
  const riding = (hex: string) =>
    moving(
      placed(
        `a K1 cav heavy ${heavy} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx R9 inf line ${foot} 1401 NW`,
        {},
        { pieces: generals(hex) },
      ),
    ).play('charge K1 0605', 'strike 0505 SE')
  test('JG-2.5.2-a, R-11 a charge that rides past a lone commander drives him off', () => {
    const t = riding('0304')
    expect(t.where('K1')).toBe('0505')
    expect(t.asked()).toBe('withdrawal / where')
    expect(t.seat()).toBe(1)
    expect(t.options()).not.toContain('done')
  })
  test('JG-2.5.2-a, R-11 nor does it ride through him: he is asked once and goes', () => {
    const t = riding('0405')
    t.play(`withdraw ${t.of('withdraw')[0]}`)
    expect(t.asked()).not.toBe('withdrawal / where')
    expect(foe(t)).not.toBe(t.hex('0405'))
  })
  test('JG-2.5.2-b, R-11 one with a unit is asked once though two units come as one', () => {
    const t = moving(
      placed(
        `a I1 inf line ${foot} 0305 SE\na I2 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 0605 NW`,
        {},
        { pieces: generals('0605') },
      ),
    ).play('march I1', 'join I2', 'step 0405', 'step 0505')
    expect(t.asked()).toBe('withdrawal / where')
    t.play('done')
    expect(t.asked()).toBe('march / step')
    expect(foe(t)).toBe(t.hex('0605'))
  })
  test('JG-2.5.2-a an enemy who runs past him in rout drives him off as well', () => {
    const t = placed(
      `a I1 inf line ${foot} 0905 SE\nx R1 inf line ${foot} 1405 NW`,
      {},
      { pieces: generals('0704') },
    ).set('I1', { condition: ROUTED })
    t.activate('x')
    while (t.asked() !== 'withdrawal / where') t.play('done')
    expect(t.where('I1')).toBe('0805')
    expect(t.seat()).toBe(1)
  })
  test('JG-2.5.2-a, R-11 left alone beside the enemy by his own company he stays until another enemy comes', () => {
    const t = placed(
      `x R1 inf line ${foot} 1205 NW\na I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0103 SE`,
      { R1: '0705', I1: '0605', I2: '0404' },
      { pieces: generals('0705') },
    )
    t.activate('x', { orders: true })
      .until('movement segment / move')
      .play('march R1', 'step 0805', 'halt NW')
    expect([foe(t), t.asked()]).toEqual([t.hex('0705'), 'movement segment / move'])
    moving(t).play('march I2', 'step 0504', 'step 0604')
    expect(t.asked()).toBe('withdrawal / where')
  })
})

describe('company', () => {
  /** I1 in 0505 attacks 0605, where the commander is. */
  const attacked = (units: string, at: Record<string, string>, change: (t: TestTable) => void = () => {}) => {
    const t = placed(
      `a I1 inf line ${foot} 0101 SE\nx R9 inf line ${foot} 1401 NW\n${units}`,
      { I1: '0505', ...at },
      { pieces: generals('0605') },
    )
    change(t)
    return t.activate('a', { orders: true }).until('shock segment / announce')
  }
  test('JG-2.5.2-d, JG-8.8.1-c he goes both hexes of a refusal with the horse that makes it', () => {
    const t = attacked(`x H1 cav light ${light} 1205 NW\nx H2 cav light ${light} 1205 NW`, {
      H1: '0605',
      H2: '0605',
    })
    t.dice(0, 0).play('attack 0505 0605', 'refuse 0805 2')
    expect([t.where('H1'), t.where('H2'), foe(t)]).toEqual(['0805', '0805', t.hex('0805')])
  })
  test('R-11, R-36 with a battery that the horse leaves behind he stays, and withdraws when it is ridden down', () => {
    const t = attacked(`x H1 cav light ${light} 1205 NW\nx G1 art foot:3/5 ${gun} 1205 SE`, {
      H1: '0605',
      G1: '0605',
    })
    t.dice(0).play('attack 0505 0605', 'refuse 0805 2', 'face NW')
    expect(t.condition('G1')).toBe(ELIMINATED)
    expect([t.asked(), foe(t)]).toEqual(['withdrawal / where', t.hex('0605')])
    expect(t.options()).not.toContain('done')
  })
  test('R-11 of two companions one of whom is driven back he stays with the other', () => {
    const t = attacked(`x R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1205 NW`, {
      R1: '0605',
      R2: '0605',
    })
    // 8 - 2: both test, the upper one fails and recoils, the lower one passes
    t.dice(8, 9, 0).play('attack 0505 0605')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect([t.where('R1') === '0605', t.where('R2') === '0605']).toContain(true)
    expect([t.where('R1'), t.where('R2')]).not.toEqual(['0605', '0605'])
    expect(foe(t)).toBe(t.hex('0605'))
  })
  test('R-11 with a unit in rout he is not alone and may stay', () => {
    const t = placed(
      `a K1 cav light ${light} 0305 SE\nx R1 inf line ${foot} 1205 NW`,
      { R1: '0705' },
      { pieces: generals('0705') },
    ).set('R1', { condition: ROUTED })
    moving(t).play('march K1', 'step 0405', 'step 0505', 'step 0605')
    expect([t.asked(), t.options().includes('done')]).toEqual(['withdrawal / where', true])
  })
  test('JG-2.5.1-g he rides to friends in an enemy zone, not into an empty hex of it', () => {
    const t = placed(
      `a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 1205 NW`,
      { I1: '0505', R1: '0605' },
      { pieces: 'cmd | blue | chief | Chief | chief | 2 | 9 | 99 | 0405 | all' },
    )
    moving(t).play('ride chief', 'step 0505')
    expect(t.of('step')).not.toContain('0504')
    expect(t.of('step')).not.toContain('0506')
    expect(t.of('step')).toContain('0405')
  })
  test('R-74, JG-2.4.3-d the modifier of a commander who is lost is gone at the next initiative test', () => {
    const testing = (lost: boolean) => {
      const t = placed(`a I1 inf line ${foot} 0205 SE\nx R1 inf line ${foot} 1205 NW`, {})
      if (lost) t.s.commanders[0].hex = GONE
      return t.activate('a').dice(8).play('test 0').heard('testedInitiative')[0]
    }
    expect([testing(false).modifier, testing(false).passed]).toEqual([-2, true])
    expect(testing(true).passed).toBe(false)
  })
})
