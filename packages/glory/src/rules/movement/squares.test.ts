import { describe, expect, test } from 'vitest'
import { DISORDERED } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const gun = '4-6-x-4 x-5-x-3'
const far = `x R1 inf line ${foot} 1209 NW`

function moving(
  units: string,
  change: (t: TestTable) => void = () => {},
  drawn: Partial<ConstructorParameters<typeof TestTable>[0]> = {},
  formation = 'a',
): TestTable {
  const t = new TestTable({ ...drawn, units: `${units}\n${far}` })
  change(t)
  return t.activate(formation, { orders: true }).until('movement segment / move')
}

describe('who may form square', () => {
  const pair = `a I1 inf line ${foot} 0205 SE\na I2 inf line ${foot} 0305 SE`
  test('JG-4.2-c, JG-4.2-d not where one has just come in', () => {
    const t = moving(pair)
    expect(t.of('square')).toEqual(['0205', '0305'])
    expect(t.play('march I1', 'step 0305', 'halt SE').of('square')).toEqual([])
    const guns = moving(`${pair}\na G1 art foot:3/6 ${gun} 0204 SE`)
    expect(guns.play('march G1', 'step 0205', 'halt SE').of('square')).toEqual(['0305'])
  })
  test('JG-4.2-h a square given up is not formed again in the same activation', () => {
    const t = moving(pair, (u) => u.set('I1', { square: true }))
    expect(t.of('square')).toEqual(['0305'])
    expect(t.play('march I1', 'halt NE').of('square')).toEqual(['0305'])
    expect(t.piece('I1').square).toBe(false)
  })
  test('R-16 a battery in disorder keeps its hex from it, unless infantry alone decides', () => {
    const beside = (options: Record<string, string>) =>
      moving(
        `a I1 inf line ${foot} 0205 SE\na G1 art foot:3/6 ${gun} 0205 SE`,
        (t) => t.set('G1', { condition: DISORDERED }),
        { options },
      ).of('square')
    expect(beside({})).toEqual([])
    expect(beside({ 'R-16': 'infantry decides' })).toEqual(['0205'])
  })
  test('R-63 a battery of another formation follows the infantry; it does not call for a square itself', () => {
    const units = `a I1 inf line ${foot} 0205 SE\nb G1 art foot:3/6 ${gun} 0205 SE`
    expect(moving(units, () => {}, {}, 'b').of('square')).toEqual([])
    const t = moving(units).play('square 0205')
    expect([t.piece('I1').square, t.piece('G1').square]).toEqual([true, true])
  })
  test('JG-2.4.3-g, R-09 not a group that failed its initiative test', () => {
    const tested = (die: number) => {
      const t = new TestTable({
        units: `${pair}\n${far}`,
        pieces: 'cmd | blue | chief | Chief | chief | 0 | 2 | 1 | 1201 | all',
      })
      t.activate('a').dice(die).play('test 0')
      return t.until('movement segment / move').of('square')
    }
    expect(tested(9)).toEqual([])
    expect(tested(0)).toEqual(['0205', '0305'])
  })
})

describe('a battery in a square', () => {
  const squared = (formation: string, fired: boolean) => {
    const t = new TestTable({
      size: '16x9',
      units: `a I1 inf line ${foot} 0305 SE\n${formation} G1 art foot:3/6 ${gun} 0305 SE\nx R1 inf line ${foot} 0805 NW`,
    })
    for (const code of ['I1', 'G1']) t.set(code, { square: true })
    t.activate(formation, { orders: false }).until('fire segment / fire')
    if (fired) t.dice(0).play(`fire G1 ${t.of('fire')[0].slice(3)}`)
    return t.until('movement segment / move')
  }
  test('JG-4.2-h, JG-4.4.2-c without orders and having fired it cannot pay for leaving', () => {
    expect(squared('a', true).of('march')).toEqual(['I1'])
    expect(squared('a', false).of('march')).toEqual(['I1', 'G1'])
  })
  test('R-63 it does not open the square of infantry that is not activated, but may leave the hex', () => {
    const t = squared('b', false).play('march G1')
    expect(t.of('halt')).toEqual(['SE'])
    t.play('halt SE')
    expect([t.piece('I1').square, t.piece('G1').square]).toEqual([true, true])
    const opened = squared('a', false).play('march G1', 'halt NE')
    expect([opened.piece('I1').square, opened.piece('G1').square]).toEqual([false, false])
  })
})
