import { describe, expect, test } from 'vitest'
import { DISORDERED } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'

describe('ground that disorders', () => {
  const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? `.....${'.1'.repeat(15)}` : '.'.repeat(20)))
  const climb = (enemy: string, ground: string, forced = false) => {
    const t = new TestTable({
      rows,
      ground: `side steep 0505/0605\n${ground}`,
      units: `a I1 inf line ${foot} 0505 SE\nx R1 inf line ${foot} 2001 NW`,
    }).place({ R1: enemy })
    t.activate('a', { orders: true }).until('movement segment / move')
    return t.play(forced ? 'march I1 forced' : 'march I1', 'step 0605')
  }
  test('3.1 note 1, JG-4.3.1-b a road spares it the disorder, but not where it ends in an enemy zone', () => {
    expect(climb('2005', 'road 0505 0605').play('halt SE').condition('I1')).toBe(0)
    expect(climb('0705', 'road 0505 0605').condition('I1')).toBe(DISORDERED)
    expect(climb('2005', '').condition('I1')).toBe(DISORDERED)
  })
  test('JG-4.1.3-b, JG-10.1-c a forced march ends where it disorders', () => {
    expect(climb('2005', '', true).of('step')).toEqual([])
    expect(climb('2005', '').of('step').length).toBeGreaterThan(0)
  })
})
