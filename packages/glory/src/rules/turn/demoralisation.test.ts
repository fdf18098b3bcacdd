import { describe, expect, test } from 'vitest'
import { DISORDERED, ELIMINATED, GONE, GOOD, ROUTED, WAITING } from '../../state.ts'
import { against, announced, foot, gun, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'
import { markersOf } from './cup.ts'

const far = `x R9 inf line ${foot} 1209 NW`
/** Plays on to the next turn, always the first way out. */
function toNextTurn(t: TestTable): TestTable {
  const { turn } = t.s
  for (let i = 0; i < 200 && t.s.turn === turn; i++)
    t.play(t.options().includes('done') ? 'done' : t.options()[0])
  return t
}
const isDemoralised = (t: TestTable, formation = 0) => t.s.formations[formation].demoralised

describe('in the middle of a turn', () => {
  test('JG-11.2-a the last in good order lost in a fight: not before phase E', () => {
    const t = announced(
      against(true, `a I5 inf line ${foot} 0109 SE`).set('I5', { condition: DISORDERED }),
      0,
      9,
    )
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    t.until('rally segment / rally')
    expect([t.condition('I1'), isDemoralised(t)]).toEqual([DISORDERED, false])
    toNextTurn(t)
    expect(isDemoralised(t)).toBe(true)
  })
  test('JG-11.2-a, JG-11.2-c one that rallies keeps its ban from enemy zones until phase E', () => {
    const t = placed(`a I1 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 0605 NW`, {})
    t.s.formations[0].demoralised = true
    t.activate('a', { orders: true }).until('movement segment / move').play('march I1', 'step 0405')
    expect(t.condition('I1')).toBe(GOOD)
    expect(t.of('step')).not.toContain('0505')
  })
  test('JG-11.2-c it may stay where it is in a zone and shock from there', () => {
    const t = against()
    t.s.formations[0].demoralised = true
    t.until('shock segment / announce')
    expect(t.of('attack')).toEqual(['0505 0605 SE'])
  })
})

describe('in phase E', () => {
  test('JG-1.E-b, R-46 a flight in phase E that upsets the last in good order counts in the same phase', () => {
    const t = placed(
      `a I1 inf line ${foot} 0705 SE\na I2 inf line 4-0-6-5 3-0-0-4 0605 SE\na I3 inf line 4-0-6-5 3-0-0-4 0605 SE\n${far}`,
      {},
    ).set('I1', { condition: ROUTED })
    t.activate('x')
    while (t.asked() !== 'over' && !t.asked().startsWith('rout')) {
      if (t.s.turn > 1) break
      t.dice(9, 9, 9).play('done')
    }
    toNextTurn(t)
    expect([t.condition('I2'), t.condition('I3')]).toEqual([DISORDERED, DISORDERED])
    expect(isDemoralised(t)).toBe(true)
  })
  test('JG-11.2-b, JG-11.2-d with all troops lost a battery goes on with the lower marker', () => {
    const t = placed(`a I1 inf line ${foot} 0705 SE\na G1 art foot:3/6 ${gun} 0305 SE\n${far}`, {})
    t.place({}).set('I1', { condition: ELIMINATED, hex: GONE })
    t.s.tops[t.hex('0705')] = -1
    t.activate('x')
    toNextTurn(t)
    expect(isDemoralised(t)).toBe(true)
    expect(markersOf(t.s, 0)).toEqual([1])
  })
  test('R-46 with some in disorder and others still to come: demoralised, and one marker for the arrival', () => {
    const t = placed(`a I1 inf line ${foot} 0705 SE\na I2 inf line ${foot} 0105 SE 2\n${far}`, {})
    t.set('I1', { condition: DISORDERED }).activate('x')
    toNextTurn(t)
    expect([t.piece('I2').hex, isDemoralised(t)]).toEqual([WAITING, true])
    expect(markersOf(t.s, 0)).toEqual([1])
  })
  test('JG-11.2-f one that arrives in good order ends it, from the turn after', () => {
    const t = placed(`a I1 inf line ${foot} 0705 SE\na I2 inf line ${foot} 0105 SE 1\n${far}`, {})
    t.s.formations[0].demoralised = true
    t.set('I1', { condition: DISORDERED }).activate('a').until('movement segment / move')
    t.play('enter I2', 'step 0105', 'halt SE')
    expect(isDemoralised(t)).toBe(true)
    toNextTurn(t)
    expect(isDemoralised(t)).toBe(false)
    expect(markersOf(t.s, 0)).toEqual([0, 1])
  })
})
