import { describe, expect, test } from 'vitest'
import { inEnemyZone } from '../../position/zones.ts'
import { DISORDERED, ELIMINATED, GOOD, ROUTED } from '../../state.ts'
import { against, announced, foot, gun, light, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

/** Villages, castles, redoubts and woods in the middle of a fight. */

const rows = (at: Record<number, string>) =>
  Array.from({ length: 9 }, (_, i) => at[i + 1] ?? '..............')
const castle = { rows: rows({ 5: '.....c........' }) }
const village = { rows: rows({ 5: '.....v........' }) }
const left = (t: TestTable) => Number(t.rulebook.questions(t.s)[0].about.left)
const fallBack = (t: TestTable) => {
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  return t
}

describe('a castle', () => {
  test('JG-6.2.1-e, JG-6.2.2-f no zone reaches in, so leaving it costs nothing more, and leads past the besieger', () => {
    const t = placed(
      `x R1 inf line ${foot} 1205 NW\na I1 inf line ${foot} 0101 SE`,
      { R1: '0605', I1: '0505' },
      castle,
    )
    expect([inEnemyZone(t.s, 1, t.hex('0605')), inEnemyZone(t.s, 0, t.hex('0505'))]).toEqual([false, true])
    t.activate('x', { orders: true }).until('movement segment / move').play('march R1')
    expect(t.of('step')).toContain('0504')
    expect(left(t.play('step 0705'))).toBe(4)
  })
  test('JG-8.2-c, JG-6.1.1-e horse does not attack it, but is attacked from it through any side', () => {
    const t = placed(
      `a K1 cav light ${light} 0101 SE\nx R1 inf line ${foot} 1205 SE`,
      { K1: '0505', R1: '0605' },
      castle,
    )
    t.activate('a', { orders: true }).until('movement segment / move').play('done')
    expect(t.heard('shock')).toEqual([])
    t.activate('x', { orders: true }).until('shock segment / announce')
    expect(new Set(t.of('attack').map((each) => each.slice(0, 9)))).toEqual(new Set(['0605 0505']))
  })
  test('JG-8.7.2-d, JG-8.2-c horse that drove infantry into a castle does not follow it in', () => {
    const t = placed(
      `a K1 cav medium 9-9-6-8 8-8-0-7 0101 SE\nx R1 inf line ${foot} 1205 NW\nx R9 inf line ${foot} 1401 NW`,
      { K1: '0405', R1: '0505' },
      castle,
    )
    t.activate('a', { orders: true }).until('shock segment / announce').dice(7, 0, 0).play('attack 0405 0505')
    expect(t.of('fall back')).toContain('0605')
    t.play('fall back 0605')
    // It broke through into the hex left and has nobody before it whom it could attack
    expect([t.where('K1'), t.asked() === 'advance / second']).toEqual(['0505', false])
  })
})

describe('a village', () => {
  test('JG-6.1.1-e, JG-7.1-f guns in it react at whoever comes, wherever they point', () => {
    const t = against(true, `x G1 art foot:3/5 ${gun} 1207 SE`, { G1: '0605' }, village)
    expect(announced(t.set('G1', { facing: 2 })).of('react')).toEqual(['G1 I1'])
  })
  test('JG-10.4-f, JG-8.5-e one that rests in it in rout and is attacked may stay when it should test', () => {
    const t = against(true, '', {}, village).set('R1', { condition: ROUTED })
    // 4 against 3 is 0, cohesion +1, routed +2, village -1: 2 more than the die
    announced(t, 1, 0)
    expect(t.heard('shock')[0].modifier).toBe(2)
    expect([t.asked(), t.options().includes('rest')]).toEqual(['rout movement / edge', true])
    t.play('rest')
    expect([t.where('R1'), t.condition('R1')]).toEqual(['0605', ROUTED])
  })
  test('R-45, JG-10.4-f nor does it rally there while he stands beside it', () => {
    const t = against(true, '', {}, village).set('R1', { condition: ROUTED })
    t.activate('x').until('movement segment / move').play('done')
    expect(t.asked()).not.toBe('rally segment / rally')
  })
  test('JG-10.3.5-a, R-44 infantry in one looks all round: whoever recoils past it takes a level', () => {
    const past = (drawn: Parameters<typeof placed>[2]) => {
      const t = against(true, `a I2 inf line ${foot} 0103 SE`, { I2: '0604' }, drawn)
      t.set('I2', { facing: 0 })
      return announced(t, 8, 0, 0).play('fall back 0705').condition('R1')
    }
    expect(past({ rows: rows({ 4: '.....v........' }) })).toBe(DISORDERED)
    expect(past({})).toBe(GOOD)
  })
  test('JG-8.7.2-c, R-65 one that breaks through into it fights on only where it points', () => {
    const t = placed(
      `a I1 inf line 9-9-6-5 8-8-0-4 0101 SE\nx R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1207 NW\nx R3 inf line ${foot} 1203 NW`,
      { I1: '0505', R1: '0605', R2: '0705', R3: '0604' },
      village,
    )
    t.activate('a', { orders: true }).until('shock segment / announce').dice(6, 0, 0).play('attack 0505 0605')
    fallBack(t)
    expect(t.heard('brokeThrough').length).toBe(1)
    t.dice(4, 0, 0).play('break I1')
    expect(t.heard('shock')[1].targets).toEqual([t.hex('0705')])
  })
})

describe('woods and walls', () => {
  test('JG-8.9-d, JG-10.3.1-d guns whose infantry is driven off are lost where only woods are behind them', () => {
    const t = against(
      true,
      `x G1 art foot:3/5 ${gun} 1207 NW`,
      { G1: '0605' },
      {
        rows: rows({ 4: '.....w........', 5: '......w.......', 6: '.....w........' }),
      },
    )
    announced(t, 9).dice(8, 0, 0).play('done')
    fallBack(t)
    expect([t.condition('G1'), t.condition('R1')]).toEqual([ELIMINATED, GOOD])
  })
  test('JG-8.5-f, JG-8.3.3-d guns alone that stop the only one who comes are not lost', () => {
    const t = against(true, `x G1 art foot:3/5 9-6-x-4 x-5-x-3 1207 NW`, { G1: '0605', R1: '1205' })
    announced(t).dice(9, 9).play('react G1 I1')
    fallBack(t)
    expect([t.condition('G1'), t.where('G1')]).toEqual([GOOD, '0605'])
  })
  test('JG-8.2-c, JG-6.2.1-e horse does not attack over a redoubt; the zone of those inside reaches out to it', () => {
    const t = placed(
      `a K1 cav light ${light} 0101 SE\nx R1 inf line ${foot} 1205 NW`,
      { K1: '0505', R1: '0605' },
      { ground: 'side redoubt 0605/0505' },
    )
    expect([inEnemyZone(t.s, 0, t.hex('0505')), inEnemyZone(t.s, 1, t.hex('0605'))]).toEqual([true, false])
    t.activate('a', { orders: true }).until('movement segment / move').play('done')
    expect(t.heard('shock')).toEqual([])
  })
})
