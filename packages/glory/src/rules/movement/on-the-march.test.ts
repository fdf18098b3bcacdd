import { describe, expect, test } from 'vitest'
import { DISORDERED } from '../../state.ts'
import { foot, gun, light, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

const rows = (at: Record<number, string>) =>
  Array.from({ length: 9 }, (_, i) => at[i + 1] ?? '..............')
const moving = (t: TestTable) => t.activate('a', { orders: true }).until('movement segment / move')
const left = (t: TestTable) => Number(t.rulebook.questions(t.s)[0].about.left)

describe('parties', () => {
  test('R-73, JG-4.1.3-g only a forced march parts on the way, and nobody joins after the first step', () => {
    const t = placed(
      `a I1 inf line ${foot} 0205 SE\na I2 inf line ${foot} 0205 SE\nx R1 inf line ${foot} 1405 NW`,
      {},
    )
    moving(t).play('march I1')
    expect(t.of('join')).toEqual(['I2'])
    t.play('join I2', 'step 0305')
    expect([t.of('part'), t.of('join')]).toEqual([[], []])
    const forced = placed(
      `a I1 inf line ${foot} 0205 SE\na I2 inf line ${foot} 0205 SE\nx R1 inf line ${foot} 1405 NW`,
      {},
    )
    moving(forced).play('march I1 forced', 'join I2', 'step 0305')
    expect(new Set(forced.of('part').map((each) => each.slice(0, 2)))).toEqual(new Set(['I1', 'I2']))
  })
  test('JG-4.4.1-d, JG-6.2.2-c a party pays for the one in disorder when it enters a zone', () => {
    const cost = (...units: string[]) => {
      const t = placed(
        `a I1 inf line 4-6-6-5 3-5-0-5 0305 SE\na I2 inf line 4-6-6-5 3-5-0-5 0305 SE\nx R1 inf line ${foot} 0605 NW`,
        {},
      ).set('I2', { condition: DISORDERED })
      moving(t).play('march I1')
      for (const unit of units) t.play(`join ${unit}`)
      return 5 - left(t.play('step 0405', 'step 0505'))
    }
    expect([cost(), cost('I2')]).toEqual([2, 3])
  })
  test('JG-4.4.1-d, JG-4.1.2-a a party goes as far as its slowest', () => {
    const t = placed(
      `a I1 inf line ${foot} 0305 SE\na G1 art foot:3/5 ${gun} 0305 SE\nx R1 inf line ${foot} 1205 NW`,
      {},
    )
    expect(left(moving(t).play('march I1', 'join G1'))).toBe(4)
  })
})

describe('ways over slopes', () => {
  test('R-18, JG-4.3.1-c horse climbs a steep slope by road for 2 more; before an enemy the hex is paid whole', () => {
    const hill = rows({ 5: '......1........' })
    const climb = (enemy: string) => {
      const t = placed(
        `a K1 cav light ${light} 0405 SE\nx R1 inf line ${foot} ${enemy} NW`,
        {},
        {
          rows: hill,
          ground: 'road 0405 0505 0605\nside steep 0505/0605',
        },
      )
      const before = left(moving(t).play('march K1', 'step 0505'))
      return before - left(t.play('step 0605'))
    }
    expect([climb('1205'), climb('0705')]).toEqual([2.5, 3])
    const barred = placed(
      `a K1 cav light ${light} 0505 SE\nx R1 inf line ${foot} 1205 NW`,
      {},
      {
        rows: hill,
        ground: 'side steep 0505/0605',
      },
    )
    expect(moving(barred).play('march K1').of('step')).not.toContain('0605')
  })
})

describe('disordered on the way', () => {
  test('R-66 horse that marsh has disordered among foot, too poor to go on, is pushed out homeward', () => {
    const t = placed(
      `a K1 cav light 4-6-6-6 3-5-0-6 0205 SE\na I2 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 0505 NW`,
      {},
      {
        rows: rows({ 5: '.wm...........' }),
        ground: 'side river 0305/0304 0305/0204 0305/0306 0305/0206',
      },
    )
    // 4 into the marsh, 1 through the foot, 1 for the next hex: in good order it could have gone on
    moving(t).play('march K1', 'step 0305')
    expect(t.condition('K1')).toBe(DISORDERED)
    expect([t.of('step'), t.of('halt').length]).toEqual([[], 1])
    t.play(`halt ${t.of('halt')[0]}`)
    expect([t.where('K1'), t.where('I2'), t.condition('K1')]).toEqual(['0205', '0305', DISORDERED])
  })
})

describe('before and after the march', () => {
  test('R-17, JG-4.4.2-c guns without orders that fired cannot move, but are taken into a square', () => {
    const t = placed(
      `a I1 inf line ${foot} 0205 SE\na G1 art foot:3/6 ${gun} 0205 SE\nx R1 inf line ${foot} 0505 NW`,
      {},
    )
    t.activate('a')
      .until('fire segment / fire')
      .dice(0)
      .play('fire G1 0505 SE')
      .until('movement segment / move')
    t.play('square 0205')
    expect([t.piece('I1').square, t.piece('G1').square]).toEqual([true, true])
  })
  test('R-05 every group is tested before anybody fires, each result known before the next is asked', () => {
    const t = placed(
      `a I1 inf line ${foot} 0201 SE\na G1 art foot:3/6 ${gun} 0209 SE\nx R1 inf line ${foot} 0509 NW`,
      {},
      { pieces: 'cmd | blue | chief | Chief | chief | 2 | 9 | 0 | 1201 | all' },
    )
    t.activate('a').dice(9).play('test 0')
    expect([t.asked(), t.of('test')]).toEqual(['activation / initiative', ['1']])
    t.play('done')
    expect([t.asked(), t.of('test')]).toEqual(['fire segment / fire', []])
  })
})
