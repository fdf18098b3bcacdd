import { describe, expect, test } from 'vitest'
import type { GloryAction } from '../../action.ts'
import { DISORDERED, MARKED, ROUTED } from '../../state.ts'
import { moving, stepsEast } from '../../testing/marches.ts'
import { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-6-6-7 3-5-0-6'
const gun = '4-6-x-4 x-5-x-3'

describe('allowance', () => {
  const drawn = {
    size: '30x9',
    units: `a I1 inf line ${foot} 0101 SE\na C1 cav medium ${horse} 0103 SE\nx R1 inf line ${foot} 3009 NW`,
  }
  test('JG-4.1.1-a, JG-4.4.1-a with orders a unit spends its printed points', () => {
    expect(stepsEast(moving(drawn, true), 'I1')).toBe(5)
    expect(stepsEast(moving(drawn, true), 'C1')).toBe(7)
  })
  test('JG-2.4.1-a with orders a unit fires, then moves or charges, then attacks', () => {
    const t = new TestTable({
      ...drawn,
      units: `${drawn.units}\na G1 art foot:3/5 ${gun} 2609 SE`,
    }).activate('a', { orders: true })
    const segments = [t.asked()]
    while (t.s.active !== null && segments.length < 9) {
      t.play('done')
      if (t.asked() !== segments.at(-1)) segments.push(t.asked())
    }
    expect(segments.filter((each) => each.includes('segment'))).toEqual([
      'fire segment / fire',
      'movement segment / move',
    ])
  })
  test('JG-4.4.1-f one that cannot pay for the next hex stops, though it has not moved', () => {
    const rows = [`..m${'.'.repeat(27)}`, ...Array.from({ length: 8 }, () => '.'.repeat(30))]
    const t = new TestTable({ rows, units: drawn.units }).set('I1', { condition: DISORDERED })
    t.activate('a', { orders: false }).until('movement segment / move').play('march I1', 'step 0201')
    // one point is left of two, and a marsh costs three
    expect(t.of('step')).not.toContain('0301')
  })
  test('JG-4.4.1-g points that are left are lost: the next activation has no more', () => {
    const t = moving(drawn, true).play('march I1', 'step 0201', 'halt SE')
    t.activate('a', { orders: true }).until('movement segment / move')
    expect(stepsEast(t, 'I1')).toBe(5)
  })
  test('JG-2.4.2-c, JG-4.1.2-a, JG-2.3.2-c without orders half of them, rounded up: 7 is 4', () => {
    expect(stepsEast(moving(drawn, false), 'C1')).toBe(4)
    expect(stepsEast(moving(drawn, false), 'I1')).toBe(3)
  })
  test('JG-4.1.3-a, JG-4.1.3-e a forced march doubles them and cannot change into another move', () => {
    expect(stepsEast(moving(drawn, true), 'I1', true)).toBe(10)
  })
  test('JG-4.1.3-b, JG-10.1-c only with orders and in good order', () => {
    expect(moving(drawn, false).of('march')).not.toContain('I1 forced')
    const t = new TestTable(drawn)
      .set('I1', { condition: DISORDERED })
      .activate('a', { orders: true })
      .until('movement segment / move')
    expect(t.of('march')).not.toContain('I1 forced')
    expect(t.of('march')).toContain('C1 forced')
  })
  test('JG-4.1.3-c, JG-4.1.3-d, 12 it keeps 5 hexes from any enemy, artillery too', () => {
    const t = moving(
      { size: '30x9', units: `a I1 inf line ${foot} 0105 SE\nx G1 art foot:3/5 ${gun} 1105 NW` },
      true,
    )
    expect(stepsEast(t, 'I1', true)).toBe(5)
    const near = moving(
      { size: '30x9', units: `a I1 inf line ${foot} 0105 SE\nx G1 art foot:3/5 ${gun} 0505 NW` },
      true,
    )
    expect(near.of('march')).toEqual(['I1'])
  })
  test('JG-4.1.3-f, JG-4.4.3-c, 13, JG-5.1.2-h it enters no hex with friends, routed ones either; a normal march crosses at +1', () => {
    const t = new TestTable({
      size: '30x9',
      units: `a I1 inf line ${foot} 0105 SE\na I2 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 3001 NW`,
    })
    t.set('I2', { condition: ROUTED }).activate('a', { orders: true }).until('movement segment / move')
    t.play('march I1 forced', 'step 0205')
    expect(t.of('step')).not.toContain('0305')
    const u = new TestTable({
      size: '30x9',
      units: `a I1 inf line ${foot} 0105 SE\na I2 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 3001 NW`,
    })
    u.set('I2', { condition: ROUTED }).activate('a', { orders: true }).until('movement segment / move')
    expect(stepsEast(u, 'I1')).toBe(4)
  })
  test('JG-4.1.3-g, JG-4.1.3-h a stack may force-march as one and part on the way', () => {
    const t = moving(
      {
        size: '30x9',
        units: `a I1 inf line ${foot} 0105 SE\na I2 inf line ${foot} 0105 SE\nx R1 inf line ${foot} 3001 NW`,
      },
      true,
    )
    t.play('march I1 forced', 'join I2', 'step 0205', 'part I2 NE', 'step 0305', 'halt SE')
    expect([t.where('I1'), t.where('I2')]).toEqual(['0305', '0205'])
  })
  test('JG-4.1.3-b, JG-4.1.3-g one that may not force-march does not go along', () => {
    const units = `a I1 inf line ${foot} 0305 SE\na I2 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 1909 NW`
    const t = new TestTable({ size: '20x9', units }).set('I2', { condition: DISORDERED })
    t.activate('a', { orders: true }).until('movement segment / move').play('march I1 forced')
    expect(t.of('join')).toEqual([])
    const both = new TestTable({ size: '20x9', units }).activate('a', { orders: true })
    expect(both.until('movement segment / move').play('march I1 forced').of('join')).toEqual(['I2'])
  })
  test('R-77, JG-4.1.3-e, JG-4.2-h no forced march out of a square, be it a mate who opened it', () => {
    const t = new TestTable({
      size: '30x9',
      units: `a I1 inf line ${foot} 0505 SE\na I2 inf line ${foot} 0505 SE\nx R1 inf line ${foot} 3001 NW`,
    })
    for (const code of ['I1', 'I2']) t.set(code, { square: true })
    t.activate('a', { orders: true }).until('movement segment / move')
    expect(t.of('march')).toEqual(['I1', 'I2'])
    t.play('march I1', 'halt NE')
    expect(t.piece('I2').square).toBe(false)
    expect(t.of('march')).toEqual(['I2'])
    const forced: GloryAction = { kind: 'march', unit: t.unit('I2'), forced: true }
    const why = t.rulebook.whyNot(t.s, 0, forced)
    expect(why?.rule).toBe('JG-4.1.3-e')
  })
  test('JG-12.1-a, JG-12.2-a no forced march at night or in fog but for reinforcements', () => {
    for (const weather of ['night', 'fog'] as const) {
      const t = new TestTable({ ...drawn, weather })
        .activate('a', { orders: true })
        .until('movement segment / move')
      expect(t.of('march')).not.toContain('I1 forced')
      const marked = new TestTable({ ...drawn, weather })
        .set('I1', { standing: MARKED })
        .activate('a', { orders: true })
        .until('movement segment / move')
      expect(marked.of('march')).toContain('I1 forced')
    }
  })
  test('JG-4.4.2-a, JG-4.4.2-b, JG-4.4.2-c, JG-2.4.2-d, 16 artillery that fired: half with orders, nothing without', () => {
    const guns = {
      size: '20x9',
      units: `a G1 art foot:3/6 ${gun} 0105 SE\na I1 inf line ${foot} 0104 SE\nx R1 inf line ${foot} 0606 NW`,
    }
    const t = new TestTable(guns)
      .activate('a', { orders: true })
      .until('fire segment / fire')
      .dice(0)
      .play('fire G1 0606 SE')
      .until('movement segment / move')
    expect(stepsEast(t, 'G1')).toBe(2)
    const u = new TestTable(guns)
      .activate('a', { orders: false })
      .until('fire segment / fire')
      .dice(0)
      .play('fire G1 0606 SE')
      .until('movement segment / move')
    expect(stepsEast(u, 'G1')).toBe(0)
  })
})
