import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../position/field.ts'
import { hexCode } from '../../setups/hex-code.ts'
import { DISORDERED, ELIMINATED, ROUTED } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-7-7-7 3-6-0-6'

function drawn(units: string, more: Partial<ConstructorParameters<typeof TestTable>[0]> = {}): TestTable {
  return new TestTable({ size: '16x9', ...more, units: `${units}\nx R9 inf line ${foot} 1601 NW` })
}
/** Plays a turn out with nothing done, those routed running as the first answer says; blue runs west. */
function turnOut(t: TestTable): TestTable {
  t.activate('a')
  const { turn } = t.s
  for (let i = 0; i < 80 && t.s.turn === turn && t.s.result === null; i++)
    t.play(t.options().includes('done') ? 'done' : t.options()[0])
  return t
}
const routed = (units: string, more = {}, at = {}) =>
  turnOut(drawn(units, more).place(at).set('I1', { condition: ROUTED }))

describe('rout movement', () => {
  test('JG-10.4-c, JG-6.2.2-j one that cannot move a hex is eliminated: held by one enemy’s zone, or short of points', () => {
    const held = routed(`a I1 inf line ${foot} 0805 SE\nx R1 inf line ${foot} 1205 NW`, {}, { R1: '0705' })
    expect(held.condition('I1')).toBe(ELIMINATED)
    const rows = Array.from({ length: 9 }, () => '......w.........')
    expect(routed('a I1 inf line 4-6-6-5 3-5-0-1 0805 SE', { rows }).condition('I1')).toBe(ELIMINATED)
    expect(routed('a I1 inf line 4-6-6-5 3-5-0-2 0805 SE', { rows }).where('I1')).toBe('0705')
  })
  test('JG-10.4-c, JG-10.4-g, R-40 a first hex that is too dear is an obstacle like a zone: it steps aside', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......w.........' : '................'))
    const t = routed('a I1 inf line 4-6-6-5 3-5-0-1 0805 SE', { rows })
    expect(['0704', '0706']).toContain(t.where('I1'))
    expect(t.condition('I1')).toBe(ROUTED)
  })
  test('JG-10.4-b, JG-4.4.1-f, R-40 having gone a hex it stops before one too dear, and does not look for a cheaper way', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.....w..........' : '................'))
    const t = routed('a I1 inf line 4-6-6-5 3-5-0-2 0805 SE', { rows })
    expect([t.where('I1'), t.condition('I1')]).toEqual(['0705', ROUTED])
  })
  test('JG-4.4.1-f, JG-10.4-e, R-40 what it cannot pay for it does not enter, though an enemy front looks there', () => {
    const rows = Array.from({ length: 9 }, () => '.....w..........')
    const before = (points: number) =>
      routed(
        `a I1 inf line 4-6-6-5 3-5-0-${points} 0805 SE\nx R1 inf line ${foot} 1205 SE`,
        { rows, ground: 'side river 0705/0604 0705/0606' },
        { R1: '0505' },
      )
    expect([before(2).where('I1'), before(2).condition('I1')]).toEqual(['0705', ROUTED])
    expect(before(3).condition('I1')).toBe(ELIMINATED)
  })
  test.each([
    [undefined, '0405'],
    ['fog', '0505'],
    ['night', '0605'],
  ] as const)(
    'JG-10.4-d, JG-12.1-b, JG-12.2-b entering a rear zone costs what the weather adds: %s',
    (weather, end) => {
      // R1 looks the other way; its zone is entered at 0605, and left from there for a point
      const t = routed(
        'a I1 inf line 4-6-6-6 3-5-0-5 0805 SE\nx R1 inf line 4-6-6-5 3-5-0-4 1205 SE',
        { ...(weather ? { weather } : {}), ground: 'side river 0505/0506' },
        { R1: '0506' },
      )
      expect([t.where('I1'), t.condition('I1')]).toEqual([end, ROUTED])
    },
  )
  test('JG-10.4-d, R-43 friends, fords and bridges cost nothing extra and do no harm; ground does', () => {
    expect(routed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0605 SE`).where('I1')).toBe('0405')
    const ford = routed(`a I1 inf line ${foot} 0805 SE`, {
      ground: 'side river vcut 6 rows 01-09\nside ford 0605/0705',
    })
    expect([ford.where('I1'), ford.condition('I1')]).toEqual(['0405', ROUTED])
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......w.........' : '................'))
    expect(routed(`a I1 inf line ${foot} 0805 SE`, { rows }).where('I1')).toBe('0505')
  })
  test('JG-10.4-e, JG-5.1.2-g a front zone that it cannot step aside of ends it', () => {
    const into = (facing: string, ground = '') =>
      routed(`a I1 inf line ${foot} 0805 SE\nx R1 inf line ${foot} 0605 ${facing}`, { ground })
    expect(into('SE', 'side river 0805/0704 0805/0706').condition('I1')).toBe(ELIMINATED)
    expect(into('SE').condition('I1')).toBe(ROUTED)
  })
  test('JG-10.4-e, JG-10.5-a with friends in good order where its points end it goes through and on', () => {
    const t = routed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0405 SE`)
    expect(t.where('I1')).toBe('0305')
    expect(t.heard('tested').some(({ unit }) => unit === t.unit('I2'))).toBe(true)
  })
  test('JG-6.2.2-f, R-40 leaving an enemy zone costs it a point like any other', () => {
    const behind = (hex: string) =>
      routed(`a I1 inf line ${foot} 0805 SE\nx R1 inf line ${foot} 1205 SE`, {}, { R1: hex }).where('I1')
    expect([behind('1205'), behind('0905')]).toEqual(['0405', '0505'])
  })
  test('JG-10.4-g, R-43 a steep slope would harm it: it steps aside', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.......1.........' : '................'))
    const t = routed(`a I1 inf line ${foot} 0805 SE`, { rows, ground: 'side steep 0805/0705' })
    expect(['0704', '0706']).toContain(hexCode(fieldOf(t.s).ground.map, t.heard('moved')[0].to))
  })
  test('JG-10.4-f, JG-10.4-c in a village it is not lost for want of a way: it stays', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.......v........' : '................'))
    const t = routed(`a I1 inf line ${foot} 0805 SE\nx R1 inf line ${foot} 1205 NW`, { rows }, { R1: '0705' })
    expect([t.where('I1'), t.condition('I1')]).toEqual(['0805', ROUTED])
  })
  test('JG-10.4-f one that comes to a village stops there rather than be lost: no way on, a front zone ahead, the rim', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? 'v.....v.........' : '................'))
    const looks = `x R1 inf line ${foot} 1205 SE\nx R2 inf line ${foot} 1203 SE\nx R3 inf line ${foot} 1207 SE`
    const ahead = routed(
      `a I1 inf line ${foot} 0805 SE\n${looks}`,
      { rows, ground: 'side river 0705/0604 0705/0606' },
      { R1: '0505' },
    )
    expect([ahead.where('I1'), ahead.condition('I1')]).toEqual(['0705', ROUTED])
    const rim = routed(`a I1 inf line ${foot} 0305 SE`, { rows })
    expect([rim.where('I1'), rim.condition('I1')]).toEqual(['0105', ROUTED])
    const bare = routed(`a I1 inf line ${foot} 0304 SE`, { rows })
    expect(bare.condition('I1')).toBe(ELIMINATED)
  })
  test('JG-10.4-h, 73 two routed units part, one stopping a hex short', () => {
    const t = drawn(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0805 SE`)
    turnOut(t.set('I1', { condition: ROUTED }).set('I2', { condition: ROUTED }))
    expect([t.where('I1'), t.where('I2')].sort()).toEqual(['0405', '0505'])
  })
})

describe('passing through', () => {
  const driven = (
    extra: string,
    at: Record<string, string>,
    dice: number[],
    change: (t: TestTable) => void,
  ) => {
    const t = drawn(`a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 1205 NW\n${extra}`, {
      ground: 'side river 0605/0604 0605/0606',
    }).place({ I1: '0505', R1: '0605', ...at })
    change(t)
    t.activate('a', { orders: true }).until('shock segment / announce')
    return t.dice(...dice).play('attack 0505 0605')
  }
  test('JG-10.5-c, JG-10.5-d, 69 a routed unit runs instead of testing, once the mover has finished, and does not upset him', () => {
    const t = driven(`x H1 cav light ${horse} 1203 NW`, { H1: '0705' }, [9], (u) =>
      u.set('H1', { condition: ROUTED }),
    )
    t.play('fall back 0805')
    const moves = t.heard('moved').filter(({ how }) => how === 'recoil' || how === 'rout')
    expect(moves.map(({ how }) => how)).toEqual(['recoil', 'recoil', ...Array(6).fill('rout')])
    expect([t.where('R1'), t.where('H1')]).toEqual(['0805', '1305'])
    expect(t.condition('R1')).toBe(DISORDERED)
    expect(t.heard('tested')).toEqual([])
  })
  test('JG-10.5-d, 69 one that fails its test and routs back over the mover does not upset him either', () => {
    const t = driven(
      `x R2 inf line ${foot} 1203 NW\nx R3 inf line ${foot} 1201 NW`,
      { R2: '0705', R3: '0705' },
      [9, 0, 9],
      (u) => u.set('R2', { condition: DISORDERED }),
    )
    t.play('fall back 0805')
    while (t.asked() === 'fall back / hex')
      t.play(`fall back ${t.of('fall back').find((hex) => hex.endsWith('05')) ?? t.of('fall back')[0]}`)
    expect(t.condition('R2')).toBe(ROUTED)
    const way = t.heard('moved').filter(({ unit, how }) => unit === t.unit('R2') && how === 'retreat')
    expect(way[0].to).toBe(t.hex('0805'))
    expect(t.where('R1')).toBe('0805')
    expect(t.heard('tested').some(({ unit }) => unit === t.unit('R1'))).toBe(false)
  })
  test('JG-10.5-e, 70 the mates of one that routs by a failed test are not passed through', () => {
    const t = driven(`x R2 inf line ${foot} 1203 NW`, { R2: '0605' }, [5, 0, 9, 9], (u) =>
      u.set('R1', { condition: DISORDERED }),
    )
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.condition('R1')).toBe(ROUTED)
    expect(t.condition('R2')).toBe(DISORDERED)
    expect(t.heard('tested').filter(({ unit }) => unit === t.unit('R2')).length).toBe(1)
  })
  test('JG-5.1.3-j, JG-5.1.2-f the limits of stacking hold in combat: a recoil ends with one friend, not with two', () => {
    const t = driven(`x R2 inf line ${foot} 1203 NW`, { R2: '0705' }, [9], () => {})
    expect(t.where('R1')).toBe('0705')
    const full = driven(
      `x R2 inf line ${foot} 1203 NW\nx R3 inf line ${foot} 1201 NW`,
      { R2: '0705', R3: '0705' },
      [9],
      () => {},
    )
    full.play('fall back 0805')
    expect(full.where('R1')).toBe('0805')
    expect(full.heard('tested').map(({ unit }) => unit)).toContain(full.unit('R2'))
  })
})

test('JG-10.3.1-e, 76 beside the attacker is far enough where he has no zone: beyond a river, or in a castle', () => {
  const open = (ground: string, castle = false) => {
    const rows = Array.from({ length: 9 }, (_, i) =>
      castle && i === 5 ? '....c...........' : '................',
    )
    const t = drawn(`a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 1205 NW`, { ground, rows }).place({
      I1: '0505',
      R1: '0605',
    })
    t.activate('a', { orders: true }).until('shock segment / announce').dice(9).play('attack 0505 0605')
    return t
  }
  expect(open('').of('fall back')).not.toContain('0506')
  expect(open('side river 0505/0506').of('fall back')).toContain('0506')
  const castle = open('', true)
  expect(castle.of('fall back')).toContain('0506')
  expect(castle.play('fall back 0506').condition('R1')).toBe(DISORDERED)
})

test('JG-1.E-b, R-46 phase E: the routed run first, then formations are checked', () => {
  const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.....v..........' : '................'))
  const t = drawn(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0803 SE`, { rows })
  t.set('I1', { condition: ROUTED }).set('I2', { condition: DISORDERED }).activate('a')
  while (t.asked() !== 'rout movement / hex') t.play(t.options().includes('done') ? 'done' : t.options()[0])
  expect(t.s.formations[0].demoralised).toBe(false)
  t.play('rest')
  expect(t.s.formations[0].demoralised).toBe(true)
  expect(t.condition('I2')).toBe(DISORDERED)
})

test('JG-10.5-d two who were passed through and rout both run over the mover, who stays', () => {
  const t = drawn(
    `a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1203 NW\nx R3 inf line ${foot} 1201 NW`,
    { ground: 'side river 0605/0604 0605/0606 0705/0704 0705/0706' },
  ).place({ I1: '0505', R1: '0605', R2: '0705', R3: '0705' })
  for (const code of ['R2', 'R3']) t.set(code, { condition: DISORDERED })
  t.activate('a', { orders: true }).until('shock segment / announce')
  t.dice(8, 9, 9, 0).play('attack 0505 0605')
  while (t.asked() === 'fall back / hex')
    t.play(`fall back ${t.of('fall back').find((hex) => hex.endsWith('05')) ?? t.of('fall back')[0]}`)
  expect([t.condition('R2'), t.condition('R3')]).toEqual([ROUTED, ROUTED])
  const over = t.heard('moved').filter(({ to, how }) => how === 'retreat' && to === t.hex('0805'))
  expect(over.map(({ unit }) => unit).sort()).toEqual([t.unit('R2'), t.unit('R3')])
  expect(t.heard('tested').filter(({ unit }) => unit === t.unit('R1')).length).toBe(1)
})

describe('commanders in a flight', () => {
  const chiefs = (hex: string) =>
    `cmd | blue | chief | Chief | chief | 2 | 9 | 99 | 0101 | all\ncmd | red | foe | Foe | chief | 1 | 2 | 5 | ${hex} | all`
  const routs = (hex: string, extra = '', at: Record<string, string> = {}) => {
    const t = drawn(`a I1 inf line 9-9-6-5 3-5-0-4 0101 SE\nx R1 inf line ${foot} 1205 NW\n${extra}`, {
      ground: 'side river 0605/0604 0605/0606 0705/0704 0705/0706',
      pieces: chiefs(hex),
    }).place({ I1: '0505', R1: '0605', ...at })
    t.activate('a', { orders: true }).until('shock segment / announce').dice(7, 0, 0).play('attack 0505 0605')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    const went = t.heard('moved').filter(({ how }) => how === 'retreat')
    expect(went.map(({ to }) => to)).toEqual([t.hex('0705'), t.hex('0805')])
    return t
  }
  const rode = (t: TestTable) =>
    t
      .heard('rode')
      .slice(0, 2)
      .map(({ to }) => to)
  test('JG-2.5.2-d, R-11, 78 he goes with the unit whose company he is, also through friends', () => {
    const alone = routs('0605')
    expect(rode(alone)).toEqual([alone.hex('0705'), alone.hex('0805')])
    const through = routs('0605', `x R2 inf line ${foot} 1203 NW`, { R2: '0705' })
    expect(rode(through)).toEqual([through.hex('0705'), through.hex('0805')])
  })
  test('JG-2.5.2-a, R-11 when his last company is destroyed beside the enemy he goes at once, one hex or two', () => {
    const t = drawn(`a I1 inf line 9-9-6-5 3-5-0-4 0101 SE\nx R1 inf line ${foot} 1205 NW`, {
      pieces: chiefs('0605'),
    }).place({ I1: '0505', R1: '0605' })
    t.set('R1', { condition: DISORDERED }).activate('a', { orders: true })
    t.until('shock segment / announce').dice(7).play('attack 0505 0605')
    expect([t.condition('R1'), t.where('I1')]).toEqual([ELIMINATED, '0505'])
    expect(t.asked()).toBe('withdrawal / where')
    expect(t.of('withdraw')).toContain('0705')
    expect(t.of('withdraw')).toContain('0805')
    expect(t.of('withdraw')).not.toContain('0505')
  })
  test('JG-2.5.2-d one whom it passes on its way stays', () => {
    const t = routs('0705')
    expect(t.asked()).toBe('withdrawal / where')
    expect(t.s.commanders[1].hex).toBe(t.hex('0705'))
  })
})

test('JG-10.4-b, JG-10.2-f, D34 where the scenario gives two directions it takes one and points that way', () => {
  const t = drawn(`a I1 inf line ${foot} 0805 SE\nx R1 inf line ${foot} 1609 NW`, { ground: 'rout blue W N' })
  t.set('I1', { condition: ROUTED }).activate('a')
  for (let i = 0; i < 40 && t.asked() !== 'rout movement / edge'; i++)
    t.play(t.options().includes('done') ? 'done' : t.options()[0])
  expect(t.of('rout')).toEqual(['I1 3', 'I1 0'])
  t.play('rout I1 0')
  while (t.asked() === 'rout movement / hex') t.play(t.options()[0])
  expect(t.where('I1').slice(2)).toBe('01')
  expect(t.piece('I1').facing).toBe(0)
})
