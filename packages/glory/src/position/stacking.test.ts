import { describe, expect, test } from 'vitest'
import { DISORDERED, ROUTED } from '../state.ts'
import { TestTable } from '../testing/table.ts'
import { put, raise, stackIn } from './piece.ts'
import { mayShare } from './stacking.ts'

const t = () =>
  new TestTable({
    units: `a I1 inf line 4-6-6-5 3-5-0-4 0101 SE
    a I2 inf line 2-6-6-5 1-5-0-4 0102 SE
    a I3 inf line 2-6-6-5 1-5-0-4 0103 SE
    a I4 inf line 2-6-6-5 1-5-0-4 0104 SE
    b I5 inf line 2-6-6-5 1-5-0-4 0105 SE
    a C1 cav light 4-6-6-8 3-5-0-7 0106 SE
    a C2 cav light 4-6-6-8 3-5-0-7 0107 SE
    b G1 art foot:3/5 4-6-x-4 x-5-x-3 0108 SE
    a G2 art foot:3/5 4-6-x-4 x-5-x-3 0109 SE
    c G3 art foot:3/5 4-6-x-4 x-5-x-3 0201 SE
    x R1 inf line 4-6-6-5 3-5-0-4 1209 NW`,
  })
const may = (table: TestTable, ...codes: string[]) =>
  mayShare(
    table.s,
    codes.map((code) => table.unit(code)),
  )

describe('who may share a hex', () => {
  test.each([
    ['JG-5.1.1-b two of one type and formation', ['I1', 'I2'], true],
    ['JG-5.1.1-b not of two formations', ['I1', 'I5'], false],
    ['JG-5.1.1-c a battery of any formation with one or two infantry', ['G1', 'I1', 'I2'], true],
    ['JG-5.1.1-c not two batteries with infantry', ['G1', 'G2', 'I1'], false],
    ['JG-5.1.1-d a battery with one cavalry unit', ['G1', 'C1'], true],
    ['JG-5.1.1-d not with two', ['G1', 'C1', 'C2'], false],
    ['JG-5.1.1-e two batteries of any formations', ['G1', 'G2'], true],
    ['JG-5.1.1-e not three', ['G1', 'G2', 'G3'], false],
    ['JG-5.1.1-g three of 6 points in all', ['I2', 'I3', 'I4'], true],
    ['JG-5.1.1-g not three of more', ['I1', 'I2', 'I3'], false],
    ['R-20 the threesome with a battery', ['I2', 'I3', 'I4', 'G1'], true],
    ['JG-5.1.1-g, 21 never four', ['I1', 'I2', 'I3', 'I4'], false],
    ['JG-5.1.1-k not infantry with cavalry', ['I1', 'C1'], false],
  ] as const)('%s', (_, codes, legal) => {
    expect(may(t(), ...codes)).toBe(legal)
  })
  test('JG-5.1.1-f, JG-5.1.1-i routed units of any formation together, never with others', () => {
    const table = t().set('I1', { condition: ROUTED })
    expect(may(table, 'I1', 'I2')).toBe(false)
    table.set('I5', { condition: ROUTED })
    expect(may(table, 'I1', 'I5')).toBe(true)
  })
  test('JG-5.1.1-j, JG-4.2-l not squared with unsquared', () => {
    expect(may(t().set('I1', { square: true }), 'I1', 'I2')).toBe(false)
  })
  test('22 strength is of the side that shows', () => {
    expect(may(t().set('I1', { condition: DISORDERED }), 'I1', 'I2', 'I3')).toBe(false)
    expect(
      may(t().set('I2', { condition: DISORDERED }).set('I3', { condition: DISORDERED }), 'I1', 'I2', 'I3'),
    ).toBe(true)
  })
})

describe('the order of a stack', () => {
  test('JG-5.1.2-b, JG-5.1.2-c, R-21 newcomers go to the bottom, guns stay on top', () => {
    const { s, unit, hex } = helpers()
    for (const code of ['I2', 'G1', 'I3', 'G2']) put(s, unit(code), hex('0505'))
    expect(stackIn(s, hex('0505')).map((each) => each)).toEqual(['G1', 'G2', 'I2', 'I3'].map(unit))
  })
  test('JG-5.1.2-d a unit may be brought to the top of its kind', () => {
    const { s, unit, hex } = helpers()
    for (const code of ['I2', 'G1', 'I3']) put(s, unit(code), hex('0505'))
    raise(s, unit('I3'))
    expect(stackIn(s, hex('0505'))).toEqual(['G1', 'I3', 'I2'].map(unit))
  })
  function helpers() {
    const table = t()
    return { s: table.s, unit: (code: string) => table.unit(code), hex: (code: string) => table.hex(code) }
  }
})
