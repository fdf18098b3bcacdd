import { describe, expect, test } from 'vitest'
import { DISORDERED, ELIMINATED, GOOD, ROUTED } from '../../state.ts'
import { against, announced, foot, gun, light } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

const wet = '4-0-6-5 3-0-0-4'
/** I1 in 0505 has driven R1 out of 0605 with a row of "R, t": R1 is to recoil. */
const driven = (
  extra: string,
  at: Record<string, string>,
  change: (t: TestTable) => void = () => {},
): TestTable => {
  const t = against(true, `a I9 inf line ${foot} 0109 SE\n${extra}`, at)
  change(t)
  return announced(t, 8, 0, 0)
}
const tests = (t: TestTable) =>
  t
    .heard('tested')
    .filter((each) => each.what === 'cohesion')
    .map((each) => each.unit)

describe('a recoil through friends', () => {
  const full = `x R2 inf line ${wet} 1205 NW\nx R3 inf line ${wet} 1205 NW`
  test('JG-10.5-b every unit of the hex tests, the battery too', () => {
    const t = driven(`${full.replaceAll('1205', '1207')}\nx G1 art foot:3/5 ${gun} 1207 NW`, {
      R2: '0705',
      R3: '0705',
      G1: '0705',
    })
    t.dice(9, 9, 9).play('fall back 0705', 'fall back 0805')
    expect(['R2', 'R3', 'G1'].map((each) => tests(t).includes(t.unit(each)))).toEqual([true, true, true])
    expect(['R2', 'R3', 'G1'].map((each) => t.condition(each))).toEqual([DISORDERED, DISORDERED, DISORDERED])
  })
  test('JG-10.5-c, JG-10.5-a one that routs by it flies through the next, who test in their turn', () => {
    const t = driven(
      `${full.replaceAll('1205', '1207')}\nx R4 inf line ${wet} 1208 NW\nx R5 inf line ${wet} 1208 NW`,
      { R2: '0705', R3: '0705', R4: '0905', R5: '0905' },
      (u) => u.set('R2', { condition: DISORDERED }),
    )
    t.play('fall back 0705').dice(9, 9, 9, 9).play('fall back 0805')
    // R2 has routed and retreats two hexes to the east: through 0805, where R1 now stands, or past it
    expect(t.condition('R2')).toBe(ROUTED)
    while (t.asked() === 'fall back / hex')
      t.play(`fall back ${t.of('fall back').find((each) => each.endsWith('05')) ?? t.of('fall back')[0]}`)
    // JG-10.5-d: R1, who began it, is not upset again
    expect(tests(t).filter((each) => each === t.unit('R1')).length).toBeLessThanOrEqual(1)
    expect(t.piece('R2').hex).not.toBe(t.hex('0705'))
  })
  test('JG-10.5-c a routed friend in the way makes its whole rout movement', () => {
    const t = driven(`x R2 inf line ${foot} 1207 NW`, { R2: '0705' }, (u) =>
      u.set('R2', { condition: ROUTED }),
    )
    t.play('fall back 0705', 'fall back 0805')
    expect(t.where('R2')).not.toBe('0705')
    const run = t.heard('moved').filter((each) => each.unit === t.unit('R2'))
    expect([run.length, run[0].how]).toEqual([4, 'rout'])
  })
  test('JG-10.3.2-a, JG-5.1.1-b with a friend whom it may join it ends there and turns as he does; nobody tests', () => {
    const t = driven(`x R2 inf line ${foot} 1207 S`, { R2: '0705' })
    t.play('fall back 0705')
    expect([t.where('R1'), t.piece('R1').facing]).toEqual(['0705', 3])
    expect(tests(t)).toEqual([t.unit('R1')])
  })
  test('JG-5.1.1-k, JG-10.5-a foot goes through horse and on', () => {
    const t = driven(`x H1 cav light ${light} 1207 NW`, { H1: '0705' })
    t.play('fall back 0705').dice(9, 0).play('fall back 0805')
    expect([t.where('R1'), t.where('H1'), t.condition('H1')]).toEqual(['0805', '0705', DISORDERED])
  })
})

describe('no way out', () => {
  test('JG-10.3.1-a, JG-10.3.1-d struck from opposite sides it leads away from nobody: lost, though hexes are free', () => {
    const t = against(true, `a I2 inf line ${foot} 0103 SE`, { I2: '0705' }).set('I2', { facing: 5 })
    t.until('shock segment / announce').dice(5, 0, 0).play('attack 0505 0605', 'attack 0705 0605')
    // 8 against 4 is 2:1, the rear +2: 9
    expect(t.heard('shock')[0].modifier).toBe(4)
    expect(t.condition('R1')).toBe(ELIMINATED)
  })
  test('JG-10.3.1-e, JG-6.2.1-c but a hex beside one of them where he has no zone, over a river, saves it', () => {
    const t = against(
      true,
      `a I2 inf line ${foot} 0103 SE`,
      { I2: '0705' },
      { ground: 'side river 0504/0505' },
    )
    t.set('I2', { facing: 5 }).until('shock segment / announce')
    t.dice(4, 0, 0).play('attack 0505 0605', 'attack 0705 0605')
    expect([t.condition('R1'), t.where('R1')]).toEqual([GOOD, '0504'])
  })
  test('JG-10.3.4-b, JG-10.3.5-a, R-39 a ford into an enemy front is two levels at once: it routs and goes on', () => {
    const t = against(
      true,
      `a I2 inf line ${foot} 0103 SE`,
      { I2: '0805' },
      {
        ground: 'side river vcut 6 rows 01-09\nside ford 0605/0705',
      },
    ).set('I2', { facing: 5 })
    announced(t, 8, 0, 0).play('fall back 0705')
    // 0704 is a front hex of I2 too: only by 0706 does it live
    expect([t.condition('R1'), t.where('R1')]).toEqual([ROUTED, '0706'])
    t.play('fall back 0807')
    expect(t.condition('R1')).toBe(ROUTED)
  })
})
