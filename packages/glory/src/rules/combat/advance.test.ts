import { describe, expect, test } from 'vitest'
import { against, announced, foot, light, placed } from '../../testing/shocks.ts'
import { TestTable } from '../../testing/table.ts'

test('JG-8.7.1-a into a hex given up goes the best of those who struck at it, not one who struck elsewhere', () => {
  const t = new TestTable({
    size: '14x9',
    units: `a I1 inf line 4-9-6-5 3-8-0-4 0101 SE\na I2 inf line ${foot} 0103 SE\nx R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1207 NW\nx R9 inf line ${foot} 1401 NW`,
  }).place({ I1: '0505', I2: '0504', R1: '0605', R2: '0604' })
  t.activate('a', { orders: true }).until('shock segment / announce').dice(3, 0, 9)
  t.play('attack 0505 0605', 'attack 0504 0605', 'attack 0504 0604')
  expect(t.heard('shock')[0].targets.length).toBe(2)
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  expect([t.where('R1'), t.where('R2') === '0604']).toEqual(['0605', false])
  expect(new Set(t.of('advance').map((each) => each.slice(0, 7)))).toEqual(new Set(['I2 0604']))
})

describe('advance and breakthrough', () => {
  test('JG-8.7.1-b, R-34 from one hex the best unit alone advances; from several its whole stack', () => {
    const t = announced(against(true, `a I2 inf line 4-8-6-5 3-7-0-4 0103 SE`, { I2: '0505' }), 4, 0)
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(new Set(t.of('advance').map((each) => each.split(' ')[0]))).toEqual(new Set(['I2']))
    t.play(`advance ${t.of('advance')[0]}`)
    expect([t.where('I1'), t.where('I2')]).toEqual(['0505', '0605'])
  })
  test('JG-8.7.3-b, 43 horse goes before foot whatever the cohesion', () => {
    const t = against(true, `a C1 cav light ${light} 0103 SE\na I2 inf line 8-8-6-5 3-7-0-4 0107 SE`, {
      C1: '0506',
      I1: '0109',
      I2: '0505',
      R1: '0605',
    })
    t.set('C1', { facing: 1 })
    t.until('shock segment / announce').play('attack 0505 0605').dice(1, 0).play('attack 0506 0605')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(new Set(t.of('advance').map((each) => each.split(' ')[0]))).toEqual(new Set(['C1']))
  })
  test('JG-8.7.3-c, 43 heavy horse goes before other horse whatever the cohesion', () => {
    const t = against(
      true,
      `a C1 cav light 4-8-6-8 3-7-0-7 0103 SE\na K1 cav heavy 4-6-6-7 3-5-0-6 0107 SE`,
      { C1: '0505', K1: '0504', I1: '0109' },
    )
    t.until('shock segment / announce').play('attack 0505 0605').dice(7).play('attack 0504 0605')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(new Set(t.of('advance').map((each) => each.split(' ')[0]))).toEqual(new Set(['K1']))
  })
  test('JG-8.7.2-a, JG-8.7.2-c, JG-8.7.2-d, R-65 breakthrough: advance without turning, then a second shock', () => {
    const t = announced(
      against(true, `a I2 inf line 8-8-6-5 7-7-0-4 0103 SE\nx R2 inf line ${foot} 1207 NW`, {
        I2: '0505',
        R2: '0805',
      }),
      5,
    )
    while (t.asked() === 'fall back / hex')
      t.play(`fall back ${t.of('fall back').find((each) => each === '0705') ?? t.of('fall back')[0]}`)
    expect(t.of('advance')).toEqual([])
    expect(t.where('I2')).toBe('0605')
    expect(t.heard('brokeThrough').length).toBe(1)
    expect(t.asked()).toBe('advance / second')
    t.dice(5, 0, 0, 0).play('break I2')
    expect(t.heard('shock').length).toBe(2)
  })
  test('JG-8.7.2-b it is fought at once, before other combats that were announced', () => {
    const t = against(
      true,
      `a I2 inf line 8-8-6-5 7-7-0-4 0103 SE\na I3 inf line ${foot} 0105 SE\nx R2 inf line ${foot} 1207 NW\nx R3 inf line ${foot} 1208 NW`,
      { I2: '0505', R2: '0805', I3: '0501', R3: '0601' },
    ).until('shock segment / announce')
    t.play('attack 0501 0601', 'attack 0505 0605').dice(5).play('resolve 0605')
    while (t.asked() === 'fall back / hex')
      t.play(`fall back ${t.of('fall back').find((each) => each === '0705') ?? t.of('fall back')[0]}`)
    expect(t.asked()).toBe('advance / second')
    expect(t.s.combats.length).toBe(1)
    t.dice(3, 0, 0, 0).play('break I2')
    while (t.heard('shock').length < 3) t.play(t.options()[0])
    expect(t.heard('shock').map(({ targets }) => targets[0])).toEqual([
      t.hex('0605'),
      t.hex('0705'),
      t.hex('0601'),
    ])
  })
  test('42, R-65 after a breakthrough into a village the second shock goes straight on, at -1', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.....v........' : '..............'))
    const t = announced(
      against(
        true,
        `a I2 inf line 9-9-6-5 7-7-0-4 0103 SE\nx R2 inf line ${foot} 1207 NW`,
        { I2: '0505', R2: '0805' },
        { rows },
      ),
      5,
    )
    while (t.asked() === 'fall back / hex')
      t.play(`fall back ${t.of('fall back').find((each) => each === '0705') ?? t.of('fall back')[0]}`)
    expect([t.where('I2'), t.piece('I2').facing]).toEqual(['0605', 2])
    t.dice(4, 0, 0, 0).play('break I2')
    const [, second] = t.heard('shock')
    expect(second.targets).toEqual([t.hex('0705')])
    // 9 to 3 is 3:1 (+3), cohesion 9 to 5 (+4), six fronts
    expect(second.modifier).toBe(3 + 4 - 1)
  })
  test('80, R-46 a rallied unit of a demoralised formation wins into an enemy zone: no advance', () => {
    const won = (demoralised: boolean) => {
      const t = against(true, `y R2 inf line ${foot} 1207 NW`, { R2: '0704' })
      t.s.formations[0].demoralised = demoralised
      announced(t, 9)
      while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
      return t.of('advance').length
    }
    expect(won(false)).toBe(3)
    expect(won(true)).toBe(0)
  })
})

test('JG-8.7.2-d the second shock of a breakthrough needs no engagement test, orders or not', () => {
  const t = placed(
    `a I1 inf line 9-9-6-5 3-5-0-4 0101 SE\nx R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1206 NW\nx R9 inf line ${foot} 1401 NW`,
    { I1: '0505', R1: '0605', R2: '0705' },
  ).activate('a')
  t.until('shock segment / announce').dice(0, 7, 0, 4, 0, 0).play('attack 0505 0605')
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  t.play('break I1')
  expect(t.heard('shock').length).toBe(2)
  expect(t.heard('tested').filter(({ what }) => what === 'engagement').length).toBe(1)
})

test('R-57, JG-5.2.3-a no advance into a hex where enemies are still due', () => {
  const won = (extra: string) => {
    const t = announced(against(true, extra), 9)
    t.play(`fall back ${t.of('fall back')[0]}`)
    if (t.asked() === 'advance / who') t.play(t.options()[0])
    return t.where('I1')
  }
  expect([won(''), won(`x R7 inf line ${foot} 0605 NW 9`)]).toEqual(['0605', '0505'])
})

test('JG-8.7.1-g, 3.1 note 1 up a steep slope the advance disorders infantry, by road it does not', () => {
  const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......1........' : '..............'))
  const won = (road: string) => {
    const t = announced(against(true, '', {}, { rows, ground: `side steep 0505/0605\n${road}` }), 9, 9)
    t.play(`fall back ${t.of('fall back')[0]}`)
    if (t.asked() === 'advance / who') t.play(t.options()[0])
    return [t.where('I1'), t.condition('I1')]
  }
  expect(won('')).toEqual(['0605', 1])
  expect(won('road 0505 0605')).toEqual(['0605', 0])
})
