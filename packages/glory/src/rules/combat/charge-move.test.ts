import { describe, expect, test } from 'vitest'
import { ENTERED_ORDERED, ORDINARY } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'
import { searchCharge } from './charge-move.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-7-7-7 3-6-0-6'
const gun = '4-6-x-4 x-5-x-3'

function drawn(
  units: string,
  at: Record<string, string> = {},
  more: Partial<ConstructorParameters<typeof TestTable>[0]> = {},
): TestTable {
  return new TestTable({ size: '16x9', ...more, units: `${units}\nx R9 inf line ${foot} 1609 NW` }).place(at)
}
const charging = (t: TestTable) => t.activate('a', { orders: true }).until('movement segment / move')

describe('the charge move', () => {
  const strikes = (t: TestTable) =>
    charging(t)
      .play('charge K1 0605')
      .of('strike')
      .map((each) => each.slice(0, 4))
  const base = `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW`
  test('JG-6.2.2-a it stops where it enters an enemy zone: not around the target', () => {
    const t = drawn(`a K1 cav heavy 4-7-7-9 3-6-0-6 0305 SE\nx R1 inf line ${foot} 0605 NW`)
    expect(strikes(t)).not.toContain('0705')
    const guns = drawn(`a K1 cav heavy 4-7-7-9 3-6-0-6 0405 SE\nx G1 art foot:3/5 ${gun} 0605 NW`)
    expect(strikes(guns)).toContain('0705')
  })
  test('JG-9.1-d, JG-4.4.1-c horse without orders does not ride along untested with horse that has them', () => {
    const pair = `a K1 cav heavy ${horse} 0205 SE\na K2 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW`
    const joins = (standing: number) => {
      const t = drawn(pair).set('K1', { standing: ENTERED_ORDERED }).set('K2', { standing })
      return t.activate('a').until('movement segment / move').play('charge K1 0605').of('join')
    }
    expect([joins(ENTERED_ORDERED), joins(ORDINARY)]).toEqual([['K2'], []])
  })
  test('JG-11.2-c, R-46 a demoralised formation does not charge into a zone, but at guns it may', () => {
    const worn = (t: TestTable) => {
      t.s.formations[0].demoralised = true
      return charging(t).of('charge')
    }
    expect(worn(drawn(base))).toEqual([])
    expect(worn(drawn(`a K1 cav heavy ${horse} 0205 SE\nx G1 art foot:3/5 ${gun} 0605 NW`))).toEqual([
      'K1 0605',
    ])
  })
  test('JG-4.4.3-a, JG-4.4.3-d, 55 through friends it pays a point more; through a square it does not go', () => {
    const ground = 'side river 0205/0204 0205/0206 0305/0304 0305/0204 0305/0306 0305/0206'
    const cost = (friend: string, square: boolean) => {
      const t = drawn(`${base}\na I1 inf line ${foot} 0101 SE`, { I1: friend }, { ground })
      t.set('I1', { square })
      return searchCharge(t.s, t.unit('K1')).costTo(t.hex('0405')) / 2
    }
    expect([cost('0101', false), cost('0305', false)]).toEqual([2, 3])
    expect(cost('0305', true)).toBe(4)
  })
  test('JG-5.2.3-a, R-57 not over a hex where enemies are still due', () => {
    const due = (hex: string) => charging(drawn(`${base}\nx R5 inf line ${foot} ${hex} NW 9`)).of('charge')
    expect(due('1605')).toEqual(['K1 0605'])
    expect(due('0605')).toEqual([])
  })
  test('JG-6.1.1-b beside horse that stands it strikes only with the facing that this has', () => {
    const t = drawn(
      `a K1 cav heavy ${horse} 0503 SE\na K2 cav heavy ${horse} 0101 SE\nx R1 inf line ${foot} 0605 NW`,
      {
        K2: '0505',
      },
    )
    const all = charging(t).play('charge K1 0605').of('strike')
    expect(all.filter((each) => each.startsWith('0505'))).toEqual(['0505 SE'])
    expect(all.filter((each) => each.startsWith('0504')).length).toBe(2)
  })
})

test('JG-4.4.3-b, R-49 a charge may end with friends by whether the charger may stand there, whoever else could not', () => {
  // only from 0505 can R1 be struck; the first of the battle's units is foot, which could not stand there
  const ground = 'side river 0605/0604 0605/0504 0605/0606 0605/0506 0605/0705'
  const units = `a I1 inf line ${foot} 0101 SE\na K1 cav heavy ${horse} 0503 SE\na K2 cav heavy ${horse} 0103 SE\nx R1 inf line ${foot} 0605 NW`
  const t = charging(drawn(units, { K2: '0505' }, { ground }))
  expect(t.of('charge').filter((each) => each.startsWith('K1'))).toEqual(['K1 0605'])
  const foe = `a I1 inf line ${foot} 0101 SE\na K1 cav heavy ${horse} 0503 SE\nb I2 inf line ${foot} 0103 SE\nx R1 inf line ${foot} 0605 NW`
  expect(charging(drawn(foe, { I2: '0505' }, { ground })).of('charge')).toEqual([])
})

test('JG-9.1-d one that fails its test does not fight either, though it is in contact', () => {
  const t = drawn(`a K1 cav heavy ${horse} 0101 SE\nx R1 inf line ${foot} 1205 NW`, {
    K1: '0505',
    R1: '0605',
  })
  t.activate('a').until('movement segment / move').dice(9).play('charge K1 0605')
  expect(t.heard('tested')[0]).toMatchObject({ what: 'charge', passed: false })
  for (let i = 0; i < 9 && t.s.active !== null; i++) {
    expect(t.of('attack')).toEqual([])
    t.play(t.options().includes('done') ? 'done' : t.options()[0])
  }
})

test('JG-8.1-b, JG-8.2-f the duty to attack all in front is of shocks: a charger does not keep others from being done', () => {
  const rows = Array.from({ length: 9 }, (_, i) => (i === 5 ? '....v...........' : '................'))
  const t = drawn(
    `a K1 cav heavy ${horse} 0205 SE\na I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 0506 NW\nx R3 inf line ${foot} 1403 NW`,
    { I1: '1202', R3: '1302' },
    { rows },
  )
  charging(t).play('charge K1 0605', 'strike 0505 SE')
  if (t.asked() === 'charge / square') t.play('done')
  t.until('shock segment / announce')
  expect(t.options()).toContain('done')
  expect(t.of('attack')).toEqual(['1202 1302 SE'])
})

test('JG-9.4-b light horse meets light horse without the +2', () => {
  const t = charging(drawn(`a K1 cav light ${horse} 0205 SE\nx H1 cav light ${horse} 0605 NW`)).play(
    'charge K1 0605',
  )
  if (t.asked() === 'charge / strike') t.play('strike 0505 SE')
  t.until('fight / counterCharge').dice(0, 4, 0, 0, 0).play('counter-charge 0605')
  expect(t.heard('tested')[0]).toMatchObject({ what: 'counter-charge', modifier: 0 })
})
