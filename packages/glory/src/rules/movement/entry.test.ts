import { describe, expect, test } from 'vitest'
import { DISORDERED, ENTERED_ORDERED, MARKED, ROUTED, WAITING } from '../../state.ts'
import { foot, gun, light } from '../../testing/shocks.ts'
import { TestTable } from '../../testing/table.ts'

/** Formation b is due at 0105 in turn 1; R1 stands wherever it was driven to. */
function arriving(
  units: string,
  at: Readonly<Record<string, string>>,
  drawn: Partial<ConstructorParameters<typeof TestTable>[0]> = {},
): TestTable {
  return new TestTable({ size: '14x9', ...drawn, units: `${units}\nx R1 inf line ${foot} 1405 NW` }).place(at)
}
const moving = (t: TestTable) => t.activate('b').until('movement segment / move')
const I1 = `b I1 inf line ${foot} 0105 SE 1`
const G1 = `b G1 art foot:3/6 ${gun} 0105 SE 1`

describe('an entry hex in an enemy zone', () => {
  test('R-90, JG-6.2.2-d guns alone do not enter it; beside their infantry they do', () => {
    expect(moving(arriving(G1, {})).of('enter')).toContain('G1')
    const t = moving(arriving(`${I1}\n${G1}`, { R1: '0205' }))
    expect(t.of('enter')).toEqual(['I1'])
    t.play('enter I1', 'step 0105', 'halt SE')
    expect(t.of('enter')).toEqual(['G1'])
  })
  test('R-90, R-19 or together with it, as one stack', () => {
    const t = moving(arriving(`${I1}\n${G1}`, { R1: '0205' })).play(
      'enter I1',
      'join G1',
      'step 0105',
      'halt SE',
    )
    expect([t.where('I1'), t.where('G1')]).toEqual(['0105', '0105'])
  })
  test('R-90, JG-11.2-c units of a demoralised formation wait', () => {
    const t = arriving(`${I1}\nb I2 inf line ${foot} 0101 SE`, { R1: '0205' })
    expect(moving(t).of('enter')).toEqual(['I1'])
    t.s.formations[1].demoralised = true
    expect(moving(t).of('enter')).toEqual([])
    expect(moving(t.place({ R1: '0305' })).of('enter')).toEqual(['I1'])
  })
  test.each([
    ['night', 3],
    ['fog', 2],
  ] as const)('R-90, JG-12.1-b, JG-12.2-b by %s it costs %i points in all', (weather, points) => {
    const slow = (movement: number) =>
      moving(
        arriving(`b I1 inf line 4-6-6-${movement} 3-5-0-${movement} 0105 SE 1`, { R1: '0205' }, { weather }),
      ).of('enter')
    expect(slow(points)).toEqual(['I1'])
    expect(slow(points - 1)).toEqual([])
  })
  test('R-90, JG-4.3.1-b by road it is paid in full', () => {
    const second = (at: Record<string, string>) => {
      const t = moving(
        arriving(`b I1 inf line ${foot} 0105 SE 1\nb I2 inf line 4-6-6-1 3-5-0-1 0105 SE 1`, at, {
          ground: 'road 0105 0205',
        }),
      ).play('enter I1', 'step 0105')
      t.play(t.of('halt').length > 0 ? `halt ${t.of('halt')[0]}` : 'done')
      return t.of('enter')
    }
    expect(second({ R1: '0405' })).toEqual(['I2'])
    expect(second({ R1: '0204' })).toEqual(['I2'])
    expect(second({ R1: '0104' })).toEqual([])
  })
  test('JG-6.2.2-a, JG-5.2.1-i whoever enters it stops there, with orders for the turn', () => {
    const t = moving(arriving(I1, { R1: '0205' })).play('enter I1', 'step 0105')
    expect(t.of('step')).toEqual([])
    expect(t.play('halt SE').piece('I1').standing).toBe(ENTERED_ORDERED)
    t.until('shock segment / announce').dice(9, 9).play('attack 0105 0205')
    expect(t.heard('tested').filter((each) => each.what === 'engagement')).toEqual([])
  })
})

test('JG-5.2.2-b ground without a way is paid at its own cost, by path at that of the path', () => {
  const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? 'w.............' : '..............'))
  const slow = (ground: string) =>
    moving(arriving('b I1 inf line 4-6-6-1 3-5-0-1 0105 SE 1', {}, { rows, ground })).of('enter')
  expect(slow('')).toEqual(['I1 forced'])
  expect(slow('path 0105 0205')).toEqual(['I1', 'I1 forced'])
})

test('JG-5.2-a whoever is due later is kept waiting by that', () => {
  const t = moving(arriving(`${I1}\nb I2 inf line ${foot} 0105 SE 2`, {}))
  const why = (code: string) => t.why({ kind: 'enter', unit: t.unit(code), forced: false })
  expect([why('I1'), why('I2')]).toEqual([null, 'JG-5.2-a'])
})

describe('under fire', () => {
  test('JG-5.2.2-c, JG-5.1.2-a an enemy on the entry hex itself keeps them waiting', () => {
    const t = moving(arriving(I1, { R1: '0105' }))
    expect(t.of('enter')).toEqual([])
    expect(t.options()).toContain('done')
    expect(t.piece('I1').hex).toBe(WAITING)
  })
  test('JG-5.2.1-d, JG-7.1-a a marked arrival that is fired at and disordered has orders but no forced march', () => {
    const t = arriving(`b I1 inf line ${foot} 0105 SE 1\nx P1 art foot:3/9 ${gun} 1009 NW`, { P1: '0905' })
    moving(t).play('enter I1 forced', 'step 0105', 'halt SE')
    expect(t.piece('I1').standing).toBe(MARKED)
    t.set('I1', { condition: DISORDERED })
    moving(t)
    expect(t.of('march')).toEqual(['I1'])
  })
  test('R-14 a rout costs no Reinforcement marker: only the enemy at 5 hexes or its owner takes it', () => {
    const t = arriving(`b I1 inf line ${foot} 0105 SE 1\nx P1 art foot:3/9 9-6-x-4 x-5-x-3 1405 NW`, {
      P1: '0905',
    })
    moving(t).play('enter I1 forced', 'step 0105', 'step 0205', 'halt SE')
    t.place({ I1: '0305' }).activate('x').until('fire segment / fire')
    t.dice(9, 9).play('fire P1 0305 NW')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.condition('I1')).toBe(ROUTED)
    expect(t.piece('I1').standing).toBe(MARKED)
  })
  test('JG-5.2.2-b, JG-5.1.1-b whoever does not fit beside the first waits, and pays twice once he has gone on', () => {
    const t = moving(
      arriving(`${I1}\nb K1 cav light ${light} 0105 SE 1\nb K2 cav light 4-6-6-1 3-5-0-1 0105 SE 1`, {}),
    )
    t.play('enter I1', 'step 0105', 'halt SE')
    expect(t.of('enter')).toEqual([])
    const on = moving(
      arriving(`${I1}\nb K1 cav light ${light} 0105 SE 1\nb K2 cav light 4-6-6-1 3-5-0-1 0105 SE 1`, {}),
    ).play('enter I1', 'step 0105', 'step 0205', 'halt SE')
    expect(on.of('enter')).toEqual(['K1', 'K1 forced', 'K2 forced'])
  })
})

describe('marked and unmarked in one group', () => {
  test('R-14, JG-2.4.3-g when the group fails its initiative the marked one marches all the same', () => {
    const t = new TestTable({
      size: '14x9',
      units: `b I1 inf line ${foot} 0205 SE\nb I2 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 1405 NW`,
      pieces: 'cmd | blue | chief | Chief | chief | 2 | 9 | 0 | 1201 | all',
    }).set('I2', { standing: MARKED })
    t.activate('b').dice(9).play('test 0').until('movement segment / move')
    expect(t.of('march')).toEqual(['I2', 'I2 forced'])
  })
  test('JG-2.3.2-f, R-14 one that loses its marker acts by the order of its group', () => {
    const marching = (orders: boolean) => {
      const t = new TestTable({
        size: '14x9',
        units: `b I1 inf line ${foot} 0205 SE\nb I2 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 0905 NW`,
      }).set('I2', { standing: MARKED })
      t.place({ R1: '0805' }).activate('b', { orders }).until('movement segment / move').play('march I2')
      return Number(t.rulebook.questions(t.s)[0].about.left)
    }
    expect([marching(true), marching(false)]).toEqual([5, 3])
  })
})
