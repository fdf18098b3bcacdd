import { describe, expect, test } from 'vitest'
import { DISORDERED, ELIMINATED, FIRED, GOOD, ROUTED } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const gun = '4-6-x-4 x-5-x-3'
const heavyGun = '9-6-x-4 x-5-x-3'

/** G1 and G2 in 0205 have fired together at P1 and P2 in 0505, without effect. */
function afterBoth(top: 'G1' | 'G2'): TestTable {
  const t = new TestTable({
    units: `a G1 art foot:3/6 ${gun} 0205 SE\na G2 art foot:3/6 ${gun} 0205 SE\nx P1 art foot:3/6 ${heavyGun} 0505 NW\nx P2 art foot:3/6 ${heavyGun} 0505 NW`,
  }).activate('a', { orders: true })
  if (top !== 'G1') t.play('raise G2')
  return t.until('fire segment / fire').dice(0).play('fire G1 0505 SE both')
}

describe('a reply to two batteries that fired together', () => {
  test.each(['G1', 'G2'] as const)(
    'R-61 hits the top one, %s; once that is lost the next reply hits the other',
    (top) => {
      const t = afterBoth(top)
      const other = top === 'G1' ? 'G2' : 'G1'
      expect(t.s.tops[t.hex('0205')]).toBe(t.unit(top))
      t.dice(9, 9).play('reply P1')
      expect([t.condition(top), t.condition(other)]).toEqual([ELIMINATED, GOOD])
      t.dice(9, 9).play('reply P2')
      expect(t.condition(other)).toBe(ELIMINATED)
    },
  )
  test('R-61 with the second driven off nobody is left to answer', () => {
    const t = afterBoth('G1')
    t.dice(9, 9).play('reply P1').dice(9, 9).play('reply P2')
    expect(t.asked()).not.toBe('shot / reply')
  })
  test('JG-7.1-i, R-61 a reply together is the one reply of both', () => {
    const t = afterBoth('G1').dice(0).play('reply P1 both')
    expect(t.heard('fired').map((each) => each.both)).toEqual([true, true])
    expect(t.asked()).not.toBe('shot / reply')
  })
})

describe('who may reply', () => {
  test('JG-7.1-c, JG-5.1.3-f a row with a level for each leaves the guns of a mixed stack no reply', () => {
    const t = new TestTable({
      units: `a G1 art foot:3/6 ${heavyGun} 0205 SE\nx P1 art foot:3/6 9-9-x-4 x-9-x-3 0505 NW\nx R1 inf line 9-0-6-5 8-0-0-4 0505 NW`,
    })
      .activate('a', { orders: true })
      .until('fire segment / fire')
    // 7 + 9 + 1 massed: a level each, then a test each, which the guns pass and the infantry does not
    t.dice(7, 9, 9).play('fire G1 0505 SE')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect([t.condition('P1'), t.condition('R1')]).toEqual([DISORDERED, ROUTED])
    expect(t.asked()).not.toBe('shot / reply')
  })
  test('JG-7.1-c, JG-7.5-b guns that passed their test are in good order and reply though the infantry failed', () => {
    const t = new TestTable({
      units: `a G1 art foot:3/6 ${gun} 0205 SE\nx P1 art foot:3/6 ${gun} 0505 NW\nx R1 inf line ${foot} 0505 NW`,
    })
      .activate('a', { orders: true })
      .until('fire segment / fire')
    t.dice(6, 0, 9).play('fire G1 0505 SE')
    expect([t.condition('P1'), t.condition('R1')]).toEqual([GOOD, DISORDERED])
    expect(t.of('reply')).toEqual(['P1'])
  })
  test('JG-7.1-a, JG-7.1-i a battery that replied in the enemy activation fires in its own', () => {
    const t = new TestTable({
      units: `a G1 art foot:3/6 ${gun} 0205 SE\nx P1 art foot:3/6 ${gun} 0505 NW`,
    })
      .activate('a', { orders: true })
      .until('fire segment / fire')
      .dice(0, 0)
      .play('fire G1 0505 SE', 'reply P1')
    t.activate('x').until('fire segment / fire').dice(0).play('fire P1 0205 NW')
    expect(t.piece('P1').did & FIRED).not.toBe(0)
    // JG-7.1-i: G1 has its one reply of this activation, though it fired in its own
    expect(t.of('reply')).toEqual(['G1'])
  })
  test('R-28 nobody answers an answer', () => {
    const t = new TestTable({
      units: `a G1 art foot:3/6 ${gun} 0205 SE\na G2 art foot:3/6 ${gun} 0205 SE\nx P1 art foot:3/6 ${gun} 0505 NW`,
    })
      .activate('a', { orders: true })
      .until('fire segment / fire')
      .dice(0, 0)
      .play('fire G1 0505 SE', 'reply P1')
    expect(t.asked()).toBe('fire segment / fire')
    expect(t.of('fire').every((each) => each.startsWith('G2'))).toBe(true)
  })
})
