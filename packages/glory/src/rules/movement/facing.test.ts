import { describe, expect, test } from 'vitest'
import { DISORDERED, TURNED } from '../../state.ts'
import { foot, gun, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

/** I1 and G1 in 0505, R1 before them in 0605. */
function inContact(facings: {
  readonly I1: 0 | 1 | 2 | 3 | 4 | 5
  readonly G1: 0 | 1 | 2 | 3 | 4 | 5
}): TestTable {
  return placed(
    `a I1 inf line ${foot} 0101 SE\na G1 art foot:3/6 ${gun} 0101 SE\nx R1 inf line ${foot} 1205 NW`,
    { I1: '0505', G1: '0505', R1: '0605' },
  )
    .set('I1', { facing: facings.I1 })
    .set('G1', { facing: facings.G1 })
}
const moving = (t: TestTable) => t.activate('a', { orders: true }).until('movement segment / move')

describe('in an enemy zone', () => {
  test('R-26 guns that turned to fire are not turned again by the infantry that they join', () => {
    const t = inContact({ I1: 2, G1: 2 }).activate('a', { orders: true }).until('fire segment / fire')
    t.dice(0).play('fire G1 0605 NE').until('movement segment / move')
    // To NE the infantry may turn beside its guns, who stand so already
    expect(t.play('march I1', 'join G1').of('halt')).toEqual(['SE', 'NE'])
  })
  test('JG-6.2.2-e guns that face another way than their infantry go no farther round than one corner', () => {
    const t = moving(inContact({ I1: 2, G1: 5 })).play('march I1', 'join G1')
    expect(t.of('halt')).toEqual(['SE'])
    expect(t.play('halt SE').piece('G1').facing).toBe(5)
    const near = moving(inContact({ I1: 2, G1: 0 })).play('march I1', 'join G1')
    expect(near.of('halt').sort()).toEqual(['NE', 'SE'])
  })
  test('JG-6.1.1-c the guns turn by themselves, by one corner, and the infantry by itself', () => {
    const t = moving(inContact({ I1: 2, G1: 2 })).play('march G1', 'halt S', 'march I1', 'halt NE')
    expect([t.piece('I1').facing, t.piece('G1').facing]).toEqual([1, 3])
  })
  test('JG-11.1-a, R-45 one that turned in place does not rally once the enemy has been driven off', () => {
    const t = inContact({ I1: 2, G1: 2 }).set('I1', { condition: DISORDERED })
    moving(t).play('march I1', 'halt NE')
    expect(t.piece('I1').did & TURNED).not.toBe(0)
    t.place({ R1: '1205' }).play('done')
    expect(t.asked()).not.toBe('rally segment / rally')
  })
})
