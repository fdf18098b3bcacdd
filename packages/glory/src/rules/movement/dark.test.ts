import { describe, expect, test } from 'vitest'
import { DISORDERED, GOOD } from '../../state.ts'
import { against, announced, foot, gun, light, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

/** Night and fog, section 12, together with the rest. */

const moving = (t: TestTable) => t.activate('a', { orders: true }).until('movement segment / move')
const night = { weather: 'night' as const }
const fog = { weather: 'fog' as const }
const left = (t: TestTable) => Number(t.rulebook.questions(t.s)[0].about.left)
const fallBack = (t: TestTable) => {
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  return t
}

describe('night', () => {
  test('JG-12.1-c, JG-4.4.1-d a party with one in disorder does not step beside an enemy; without him it does', () => {
    const units = `a I1 inf line ${foot} 0305 SE\na I2 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 0605 NW`
    const t = placed(units, {}, night).set('I2', { condition: DISORDERED })
    expect(moving(t).play('march I1', 'join I2', 'step 0405').of('step')).not.toContain('0505')
    const alone = placed(units, {}, night).set('I2', { condition: DISORDERED })
    expect(moving(alone).play('march I1', 'step 0405').of('step')).toContain('0505')
  })
  test('JG-12.1-b, JG-6.2.2-f out of one zone into the rear of another: 1 + 2 beside the hex', () => {
    const t = placed(
      `a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1207 SE`,
      { I1: '0505', R1: '0605', R2: '0403' },
      night,
    )
    // 0404 is beside R2 in 0403, who looks the other way, and out of reach of R1
    t.set('R2', { facing: 5 })
    moving(t).play('march I1')
    expect(t.of('step')).toContain('0404')
    expect(left(t.play('step 0404'))).toBe(1)
  })
  test('JG-12.1-c, JG-6.2.2-f one in disorder may leave a zone at night, and then rests', () => {
    const t = placed(
      `a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 1205 NW`,
      { I1: '0505', R1: '0605' },
      night,
    ).set('I1', { condition: DISORDERED })
    moving(t).play('march I1', 'step 0405', 'halt SE')
    expect(t.condition('I1')).toBe(DISORDERED)
    t.play('done')
    // JG-12.1-g: it did something, so it does not rally by itself
    expect(t.condition('I1')).toBe(DISORDERED)
  })
  test('JG-12.1-f, JG-8.5-c the tests of a shock are at +2 for both sides', () => {
    const t = announced(against(true, '', {}, night), 4, 5, 5)
    fallBack(t)
    expect(t.heard('tested').map((each) => [each.modifier, each.passed])).toEqual([
      [2, false],
      [2, false],
    ])
  })
  test('JG-12.1-f engagement tests are as by day', () => {
    const t = announced(against(false, '', {}, night), 6, 9, 0)
    expect(t.heard('tested')[0]).toMatchObject({ what: 'engagement', modifier: 0, passed: true })
  })
  test('JG-12.1-e, JG-8.7.2-d horse that breaks through by shock may strike again', () => {
    const t = against(
      true,
      `a K1 cav medium 9-9-6-8 8-8-0-7 0103 SE\nx R2 inf line ${foot} 1207 NW`,
      { I1: '0101', K1: '0505', R2: '0705' },
      night,
    )
    announced(t, 7, 0, 0).play('fall back 0604')
    expect([t.asked(), t.where('K1')]).toEqual(['advance / second', '0605'])
    t.dice(4, 0, 0).play('break K1')
    expect(t.heard('shock').length).toBe(2)
  })
  test('JG-12.1-d, JG-7.1-f reaction fire is at a neighbour, so it stays', () => {
    const t = announced(against(true, `x G1 art foot:3/5 ${gun} 1207 NW`, { G1: '0605' }, night))
    expect(t.of('react')).toEqual(['G1 I1'])
  })
})

describe('fog', () => {
  test('JG-12.2-c, JG-7.1-b two batteries side by side may still fire and reply', () => {
    const t = placed(
      `a G1 art foot:3/6 ${gun} 0101 SE\nx P1 art foot:3/6 ${gun} 1205 NW`,
      { G1: '0505', P1: '0605' },
      fog,
    )
    t.activate('a', { orders: true }).until('fire segment / fire').dice(0).play('fire G1 0605 SE')
    expect(t.of('reply')).toEqual(['P1'])
  })
  test('JG-12.2-e, JG-10.5-b friends run through in fog test at +1', () => {
    const t = announced(against(true, `x H1 cav light ${light} 1207 NW`, { H1: '0705' }, fog), 8, 0)
    t.dice(6, 0).play('fall back 0705', 'fall back 0805')
    expect(t.heard('tested').find((each) => each.unit === t.unit('H1'))).toMatchObject({
      modifier: 1,
      passed: false,
    })
  })
  test('JG-12.2-a, JG-5.2.1-d reinforcements force-march in, and once they have lost the marker no more', () => {
    const t = placed(`b I1 inf line ${foot} 0105 SE 1\nx R1 inf line ${foot} 1405 NW`, {}, fog)
    t.activate('b').until('movement segment / move').play('enter I1 forced', 'step 0105', 'halt SE')
    t.activate('b').until('movement segment / move')
    expect(t.of('march')).toEqual(['I1', 'I1 forced'])
    t.set('I1', { standing: 0 }).activate('b', { orders: true }).until('movement segment / move')
    expect(t.of('march')).toEqual(['I1'])
    expect(t.condition('I1')).toBe(GOOD)
  })
})
