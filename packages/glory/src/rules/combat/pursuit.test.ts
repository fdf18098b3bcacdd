import { describe, expect, test } from 'vitest'
import { DISORDERED, ELIMINATED, GOOD, ROUTED } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-7-7-7 3-6-0-6'
const weak = '4-6-6-7 3-5-0-6'

function drawn(units: string, more: Partial<ConstructorParameters<typeof TestTable>[0]> = {}): TestTable {
  return new TestTable({ size: '16x9', ...more, units: `${units}\nx R9 inf line ${foot} 1609 NW` })
}
const moving = (t: TestTable, orders = true) => t.activate('a', { orders }).until('movement segment / move')
/** Charges, each `unit hex`, all striking 0605 with facing SE; nobody forms square. */
function charge(t: TestTable, ...strikes: string[]): TestTable {
  for (const each of strikes) {
    const [unit, hex] = each.split(' ')
    t.play(`charge ${unit} 0605`)
    if (t.asked() === 'charge / strike') t.play(`strike ${hex} SE`)
    if (t.asked() === 'charge / square') t.play('done')
  }
  return t
}
const pursuers = (t: TestTable) => [
  ...new Set(
    t
      .heard('moved')
      .filter(({ how }) => how === 'pursuit')
      .map(({ unit }) => unit),
  ),
]

test('JG-9.5.2-a no second engagement test, and farther than the reduced allowance', () => {
  const t = moving(drawn(`a K1 cav heavy ${horse} 0205 SE\nx H1 cav light ${weak} 0605 NW`), false)
  t.set('H1', { condition: DISORDERED }).dice(0, 5)
  charge(t, 'K1 0505').until('fall back / hex')
  t.play('fall back 0705', 'fall back 0805', 'fall back 0905').dice(0, 0, 0, 0)
  for (let i = 0; i < 3 && t.asked() === 'pursuit / wheel'; i++) t.play('wheel SE')
  const rode = t.heard('moved').filter(({ how }) => how === 'charge' || how === 'pursuit')
  expect(rode.length).toBeGreaterThan(4)
  expect(t.heard('tested').filter(({ what }) => what === 'charge' || what === 'engagement').length).toBe(1)
})

describe('who pursues when several hexes charged', () => {
  const two = (first: string, second: string) => {
    const t = moving(
      drawn(`a K1 cav ${first} 0205 SE\na K2 cav ${second} 0204 SE\nx R1 inf line ${foot} 0605 NW`),
    )
    charge(t, 'K2 0504', 'K1 0505').dice(4).until('fall back / hex')
    return t.play('fall back 0705')
  }
  test('JG-9.5.2-c the stack with the best cohesion, never two; on a tie the owner chooses', () => {
    const t = two('medium 3-8-7-7 2-7-0-6', 'medium 3-7-7-7 2-6-0-6')
    expect(pursuers(t)).toEqual([t.unit('K1')])
    expect(two(`medium ${horse}`, `medium ${horse}`).of('pursue')).toEqual(['K1 R1', 'K2 R1'])
  })
  test('JG-9.5.2-d heavy horse before others whatever the cohesion', () => {
    const t = two('light 3-8-7-7 2-7-0-6', 'heavy 3-6-7-7 2-5-0-6')
    expect(pursuers(t)).toEqual([t.unit('K2')])
  })
})

test('JG-9.5.1-a, JG-9.5.2-c a better unit whose own enemy stands does not keep the other from its pursuit', () => {
  const t = moving(
    drawn(
      `a K1 cav medium 4-9-7-7 3-6-0-6 0205 SE\na K2 cav medium ${horse} 0204 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 0604 NW`,
    ),
  )
  charge(t, 'K2 0504', 'K1 0505').dice(1, 0, 9).play('done')
  expect(t.heard('shock')[0].targets.length).toBe(2)
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  expect([t.where('R1'), t.where('R2') === '0604']).toEqual(['0605', false])
  expect(pursuers(t)).toEqual([t.unit('K2')])
})

describe('whom a charge on two hexes pursues', () => {
  /** K1 strikes R1 and R2 in 0605 and R3 in 0506; the row tests each, and these are the dice. */
  const struck = (dice: readonly number[], change: (t: TestTable) => void = () => {}) => {
    const t = moving(
      drawn(
        `a K1 cav heavy 9-7-7-7 3-6-0-6 0205 SE\nx R1 inf line 2-6-6-5 1-5-0-4 0605 NW\nx R2 inf line 2-6-6-5 1-5-0-4 0605 NW\nx R3 inf line 2-6-6-5 1-5-0-4 0506 NW`,
      ),
    )
    change(t)
    t.play('charge K1 0605', 'strike 0505 SE', 'done')
      .dice(...dice)
      .play('done')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    return t
  }
  test('JG-9.5.1-a, JG-9.5.2-i not one whose mate still holds the hex, which would be no pursuit', () => {
    const t = struck([1, 9, 0, 9, 0, 0])
    expect([t.where('R1') === '0605', t.where('R2'), t.where('R3') === '0506']).toEqual([
      false,
      '0605',
      false,
    ])
    expect(t.of('pursue')).toEqual([])
    expect([pursuers(t), t.heard('moved').find(({ how }) => how === 'pursuit')?.to]).toEqual([
      [t.unit('K1')],
      t.hex('0506'),
    ])
  })
  test('JG-9.5.1-a, JG-9.5.2-h a hex of which the foe was destroyed is entered, though others fled from one that only foot struck', () => {
    const t = drawn(
      `a K1 cav heavy 9-7-7-7 3-6-0-6 0205 SE\na I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 0604 NW`,
    )
      .place({ I1: '0504' })
      .set('R1', { condition: ROUTED })
    charge(moving(t), 'K1 0505').until('shock segment / announce')
    t.play('attack 0504 0605').dice(4, 0, 0, 0).play('attack 0504 0604')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect([t.condition('R1'), t.where('R2') === '0604']).toEqual([ELIMINATED, false])
    expect([pursuers(t), t.where('K1')]).toEqual([[t.unit('K1')], '0605'])
  })
  test('JG-9.5.1-a, JG-9.5.2-j nor one who left ground where no charge may follow, while another fled over the open', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 5 ? '....v...........' : '................'))
    const t = drawn(
      `a K1 cav heavy 9-7-7-7 3-6-0-6 0205 SE\na I1 inf line ${foot} 0101 NW\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 0506 NW`,
      { rows },
    ).place({ I1: '0606' })
    charge(moving(t), 'K1 0505').until('shock segment / announce')
    t.play('attack 0606 0605').dice(9, 0, 0, 0).play('attack 0606 0506')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect([t.where('R1') === '0605', t.where('R2') === '0506']).toEqual([false, false])
    expect(t.of('pursue')).toEqual([])
    expect(t.heard('moved').find(({ how }) => how === 'pursuit')?.to).toBe(t.hex('0605'))
  })
  test('JG-9.5.1-a where mates hold every hex there is none', () => {
    const t = struck([1, 9, 0, 0, 0, 0])
    expect([t.where('R1') === '0605', t.where('R2'), t.where('R3')]).toEqual([false, '0605', '0506'])
    expect(pursuers(t)).toEqual([])
  })
})

test('JG-8.7.3-a, JG-9.2-c, R-62 horse that charged goes before foot that attacked with it', () => {
  const t = drawn(
    `a K1 cav light 3-6-7-7 2-5-0-6 0205 SE\na I1 inf line 4-9-6-5 3-8-0-4 0101 NE\nx R1 inf line ${foot} 0605 NW`,
  ).place({ I1: '0506' })
  charge(moving(t), 'K1 0505').until('shock segment / announce').dice(3).play('attack 0506 0605')
  expect(t.heard('shock')[0].attackers.length).toBe(2)
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  expect(pursuers(t)).toEqual([t.unit('K1')])
  expect(t.heard('moved').some(({ how }) => how === 'advance')).toBe(false)
  expect(t.where('I1')).toBe('0506')
})

test('JG-9.4-e driven back in good order it may try to counter-charge again, having failed or not', () => {
  for (const die of [9, 0]) {
    const t = moving(drawn(`a K1 cav heavy 6-9-7-7 3-6-0-6 0205 SE\nx H1 cav medium ${weak} 0605 NW`))
    charge(t, 'K1 0505').until('fight / counterCharge')
    t.dice(die, die === 9 ? 2 : 4, 0).play('counter-charge 0605', 'fall back 0705')
    expect(t.condition('H1')).toBe(GOOD)
    if (t.asked() === 'pursuit / wheel') t.play('wheel SE')
    expect(t.asked()).toBe('fight / counterCharge')
  }
})

test('83, JG-12.2-d, JG-9.5.2-a in fog a result that lets defending horse pursue gives nothing', () => {
  const beaten = (weather?: 'fog') => {
    const t = drawn(
      `a I1 inf line ${foot} 0101 SE\nx H1 cav medium ${weak} 0605 NW`,
      weather ? { weather } : {},
    ).place({ I1: '0505' })
    t.activate('a', { orders: true })
      .until('shock segment / announce')
      .dice(0, 0)
      .play('attack 0505 0605', 'done')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.where('I1')).not.toBe('0505')
    return t.asked()
  }
  expect(beaten()).toBe('fight / defenderPursues')
  expect(beaten('fog')).not.toBe('fight / defenderPursues')
})

test('JG-9.5.2-g, JG-10.2-h one in rout that runs from a blow is followed all its way, until next to it', () => {
  const t = moving(drawn(`a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW`, { size: '30x9' }))
  t.set('R1', { condition: ROUTED })
  charge(t, 'K1 0505').dice(1, 0, 0, 0, 0).play('done')
  for (let i = 0; i < 20 && t.asked() !== 'rally segment / rally' && t.heard('shock').length < 2; i++)
    t.play(t.options()[0])
  const [first, second] = t.heard('shock')
  expect(t.heard('moved').filter(({ how }) => how === 'rout').length).toBeGreaterThan(1)
  expect(second).toBeDefined()
  expect(second.targets).not.toEqual(first.targets)
})

test('JG-9.5.2-g, R-39 one that recoils and then routs is followed along both ways', () => {
  const t = moving(drawn(`a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW`))
  t.set('R1', { condition: DISORDERED })
  charge(t, 'K1 0505').dice(3, 9, 0, 0, 0).play('done', 'fall back 0705')
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  expect(t.condition('R1')).toBe(ROUTED)
  expect(t.heard('moved').filter(({ how }) => how === 'retreat').length).toBe(2)
  expect(pursuers(t)).toEqual([t.unit('K1')])
})

test('JG-9.5.2-e, R-53 of two who pursue together one is disordered: both stop', () => {
  const pair = `a K1 cav medium 2-6-6-7 1-5-0-6 0205 SE\na K2 cav medium 2-6-6-7 1-5-0-6 0205 SE`
  const chase = (...dice: number[]) => {
    const t = moving(drawn(`${pair}\nx R1 inf line ${foot} 0605 NW`)).set('R1', { condition: DISORDERED })
    t.play('charge K1 0605', 'join K2')
    if (t.asked() === 'charge / strike') t.play('strike 0505 SE')
    t.dice(5, 0, ...dice).play('done', 'fall back 0705', 'pursue K1 stack R1')
    for (let i = 0; i < 12 && t.heard('shock').length < 2; i++) t.play(t.options()[0])
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    return t.heard('moved').filter(({ how }) => how === 'pursuit').length
  }
  expect(chase(2, 9, 9, 0)).toBe(2)
  expect(chase(2, 9, 0, 0)).toBeGreaterThan(2)
})

test('JG-9.5.2-j, 65 into woods it does not follow, though the flight led through them', () => {
  const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......w.........' : '................'))
  const followed = (more: object) => {
    const t = moving(drawn(`a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW`, more))
    t.set('R1', { condition: DISORDERED })
    charge(t, 'K1 0505').dice(4, 0, 0, 0, 0).play('done', 'fall back 0705', 'fall back 0805')
    if (t.asked() === 'pursuit / wheel') t.play('wheel SE')
    return t.heard('moved').filter(({ how }) => how === 'pursuit').length
  }
  expect([followed({ rows }), followed({})]).toEqual([1, 2])
})

test('JG-9.2-e, JG-9.4-g, R-52 horse that made a counter-charge takes the end-of-charge test too', () => {
  const ends = (die: number) => {
    const t = moving(drawn(`a K1 cav medium ${horse} 0205 SE\nx H1 cav medium ${horse} 0605 NW`))
    charge(t, 'K1 0505')
      .until('fight / counterCharge')
      .dice(die, die > 7 ? 2 : 3, 0, 0, 0, 0)
    t.play('counter-charge 0605')
    return t
      .heard('tested')
      .filter(({ what }) => what === 'end of charge')
      .map(({ unit }) => unit)
  }
  expect(ends(0)).toEqual([0, 1])
  expect(ends(9)).toEqual([0])
})

test('R-71, JG-10.2-h a charger that has routed runs in place of the end-of-charge test', () => {
  const t = moving(
    drawn(`a K1 cav light 1-3-6-7 1-2-0-6 1205 SE\nx R1 inf line 9-9-6-5 3-6-0-4 1605 NW`, { size: '24x9' }),
  ).play('charge K1 1605')
  if (t.asked() === 'charge / strike') t.play('strike 1505 SE')
  if (t.asked() === 'charge / square') t.play('done')
  t.dice(0, 0, 0, 0).play('done')
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  expect(t.heard('tested').some(({ what }) => what === 'end of charge')).toBe(false)
  const ways = t.heard('moved').map(({ how }) => how)
  expect(ways.filter((how) => how === 'retreat').length).toBe(3)
  expect(ways.lastIndexOf('retreat')).toBeLessThan(ways.indexOf('rout'))
  expect(ways.filter((how) => how === 'rout').length).toBeGreaterThan(5)
})
