import { describe, expect, test } from 'vitest'
import { DISORDERED, ELIMINATED, GOOD } from '../../state.ts'
import { against, announced, foot, gun, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

const heavy = '4-7-7-7 3-6-0-6'
const inSquare = (t: TestTable, ...units: string[]) => {
  for (const unit of units) t.set(unit, { square: true })
  return t
}
const squares = (t: TestTable, ...units: string[]) => units.map((unit) => t.piece(unit).square)

describe('a square under fire', () => {
  const shot = (units: string, ...dice: number[]) => {
    const t = placed(`a G1 art foot:3/6 ${gun} 0205 SE\n${units}`, {})
    return inSquare(t, ...['R1', 'R2', 'P1'].filter((each) => units.includes(each)))
      .activate('a', { orders: true })
      .until('fire segment / fire')
      .dice(...dice)
      .play('fire G1 0505 SE')
  }
  test('JG-4.2-k one of two infantry units in disorder opens the whole hex, its battery too', () => {
    // 4 + 2 square + 1 massed + 2: a test each
    const t = shot(
      `x P1 art foot:3/6 ${gun} 0505 NW\nx R1 inf line ${foot} 0505 NW\nx R2 inf line ${foot} 0505 NW`,
      2,
      0,
      9,
      0,
    )
    expect([t.condition('P1'), t.condition('R1'), t.condition('R2')]).toEqual([GOOD, DISORDERED, GOOD])
    expect(squares(t, 'P1', 'R1', 'R2')).toEqual([false, false, false])
    expect(t.of('reply')).toEqual(['P1'])
  })
  test('R-63 a battery in it that is disordered, even lost, leaves the square as it is', () => {
    const t = shot(`x P1 art foot:3/6 ${gun} 0505 NW\nx R1 inf line ${foot} 0505 NW`, 3, 9, 0)
    expect([t.condition('P1'), squares(t, 'R1')]).toEqual([DISORDERED, [true]])
    t.activate('a', { orders: true }).until('fire segment / fire').dice(3, 9, 0).play('fire G1 0505 SE')
    expect([t.condition('P1'), squares(t, 'R1')]).toEqual([ELIMINATED, [true]])
  })
})

describe('a square attacked', () => {
  test('JG-6.1.1-e, JG-6.1.2-d from two sides it has no rear', () => {
    const t = inSquare(against(true, `a I2 inf line ${foot} 0103 SE`, { I2: '0705' }), 'R1').set('I2', {
      facing: 5,
    })
    t.until('shock segment / announce').dice(4, 0, 0).play('attack 0505 0605', 'attack 0705 0605')
    // 2:1 +2, infantry on a square +1
    expect(t.heard('shock')[0].modifier).toBe(3)
  })
  test('JG-4.2-j, JG-10.3.2-a driven back in good order it is a square no more and faces as it did', () => {
    const t = inSquare(against(true), 'R1')
    announced(t, 7, 0).play('fall back 0705')
    expect([t.condition('R1'), squares(t, 'R1'), t.piece('R1').facing]).toEqual([GOOD, [false], 5])
  })
  test('R-51, JG-9.3.2-a one formed in its own activation is charged at -2, and no recall is asked', () => {
    const t = placed(
      `a K1 cav medium ${heavy} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx R9 inf line ${foot} 1401 NW`,
      {},
    )
    t.activate('x', { orders: true }).until('movement segment / move').play('square 0605')
    t.activate('a', { orders: true })
      .until('movement segment / move')
      .play('charge K1 0605', 'strike 0505 SE')
    expect(t.asked()).toBe('movement segment / move')
    t.dice(3, 0, 0).play('done')
    // Cohesion 7 against 6, the square -2
    expect(t.heard('shock')[0].modifier).toBe(-1)
  })
  test('R-16 a battery in disorder is taken into the square formed against a charge, and does not fire', () => {
    const t = placed(
      `a K1 cav medium ${heavy} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx P1 art foot:3/5 ${gun} 0605 NW\nx R9 inf line ${foot} 1401 NW`,
      {},
    ).set('P1', { condition: DISORDERED })
    t.activate('a', { orders: true })
      .until('movement segment / move')
      .play('charge K1 0605', 'strike 0505 SE')
    t.dice(0).play('form 0605')
    expect(squares(t, 'R1', 'P1')).toEqual([true, true])
    t.play('done').dice(3, 0, 0).play('done')
    expect(t.heard('fired')).toEqual([])
  })
  test('JG-9.3.1-d two hexes charged try for themselves: one forms, the other fails and is disordered', () => {
    const t = placed(
      `a K1 cav medium ${heavy} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 1207 NW\nx R9 inf line ${foot} 1401 NW`,
      { R2: '0506' },
    )
    t.activate('a', { orders: true })
      .until('movement segment / move')
      .play('charge K1 0605', 'strike 0505 SE')
    expect(t.of('form').sort()).toEqual(['0506', '0605'])
    t.dice(6, 7).play('form 0605', 'form 0506')
    expect([squares(t, 'R1', 'R2'), t.condition('R2')]).toEqual([[true, false], DISORDERED])
    expect(t.asked()).toBe('charge / recall')
  })
})

describe('moving by squares', () => {
  test('JG-4.2-m, JG-6.2.1-b between two enemy squares one goes without a stop, beside them by road in full', () => {
    const t = inSquare(
      placed(
        `a I1 inf line ${foot} 0205 SE\nx R1 inf line ${foot} 0504 NW\nx R2 inf line ${foot} 0506 NW`,
        {},
        { ground: 'road 0205 0305 0405 0505 0605 0705 0805 0905 1005' },
      ),
      'R1',
      'R2',
    )
    t.activate('a', { orders: true }).until('movement segment / move').play('march I1')
    for (const hex of ['0305', '0405', '0505', '0605', '0705']) t.play(`step ${hex}`)
    expect(Number(t.rulebook.questions(t.s)[0].about.left)).toBe(2.5)
  })
  test('JG-4.2-i, JG-8.7.2-e a square that holds does not strike back, the foot beside it does', () => {
    const t = against(true, `x R2 inf line ${foot} 1207 NW`, { R2: '0506' })
    inSquare(t, 'R1').set('R2', { facing: 5 }).until('shock segment / announce')
    t.dice(3, 0).play('attack 0505 0605', 'attack 0505 0506')
    expect(t.of('counter-attack').every((each) => each.startsWith('R2'))).toBe(true)
    expect(t.of('counter-attack').length).toBeGreaterThan(0)
  })
})
