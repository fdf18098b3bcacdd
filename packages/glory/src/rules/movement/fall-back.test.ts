import { describe, expect, test } from 'vitest'
import { lift, put } from '../../position/piece.ts'
import { ANSWER_SPENT, DISORDERED, ELIMINATED, GOOD, ROUTED } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const gun = '4-6-x-4 x-5-x-3'
const horse = '4-7-7-7 3-6-0-6'

function placed(
  units: string,
  at: Record<string, string> = {},
  drawn: Partial<ConstructorParameters<typeof TestTable>[0]> = {},
): TestTable {
  const t = new TestTable({ size: '16x9', ...drawn, units: `${units}\nx R9 inf line ${foot} 1609 NW` })
  for (const [code, hex] of Object.entries(at)) {
    lift(t.s, t.unit(code))
    put(t.s, t.unit(code), t.hex(hex))
  }
  return t
}
/** I1 at 0505 attacks R1 at 0605, the dice falling like this. */
function attack(
  extra: string,
  at: Record<string, string>,
  dice: number[],
  change: (t: TestTable) => void = () => {},
  drawn = {},
): TestTable {
  const t = placed(
    `a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 1205 NW\n${extra}`,
    { I1: '0505', R1: '0605', ...at },
    drawn,
  )
  change(t)
  t.activate('a', { orders: true })
    .until('shock segment / announce')
    .dice(...dice)
  t.play('attack 0505 0605')
  if (t.asked() === 'shock segment / announce') t.play('done')
  return t
}
const giveWay = (t: TestTable) => {
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  return t
}

describe('recoil and retreat', () => {
  test('JG-10.3.1-d, JG-10.3.1-c shut in it is eliminated; else it must take a way that saves it', () => {
    const walls = 'side river 0605/0705 0605/0604 0605/0606'
    expect(attack('', {}, [9], () => {}, { ground: walls }).condition('R1')).toBe(ELIMINATED)
    expect(attack('', {}, [9], () => {}, { ground: 'side river 0605/0705 0605/0604' }).where('R1')).toBe(
      '0606',
    )
  })
  test('JG-10.3.1-b, JG-10.3.1-f, JG-10-b later hexes lead on from where it began, counted in hexes', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......ww........' : '................'))
    const t = attack('', {}, [9], (u) => u.set('R1', { condition: DISORDERED }), { rows })
    expect(t.condition('R1')).toBe(ROUTED)
    t.play('fall back 0705')
    expect(t.of('fall back').every((each) => ['0805', '0704', '0706'].includes(each))).toBe(true)
  })
  test('JG-10.3.4-b, 76 crossing a bridge, ford or steep slope is a level', () => {
    const ground =
      'side river vcut 6 rows 01-09\nroad 0605 0705\nside bridge 0605/0705\nside river 0605/0604 0605/0606'
    const t = attack('', {}, [6, 9], () => {}, { ground })
    giveWay(t)
    expect(t.heard('condition').filter((each) => each.unit === t.unit('R1')).length).toBe(2)
  })
  test('JG-10.3.4-c, 75 not into a castle for which it has not the points', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......c.........' : '................'))
    const t = placed(
      `a I1 inf line ${foot} 0101 SE\nx R1 inf line 4-6-6-2 3-5-0-2 1205 NW`,
      { I1: '0505', R1: '0605' },
      { rows },
    )
    t.activate('a', { orders: true }).until('shock segment / announce').dice(9).play('attack 0505 0605')
    expect(t.of('fall back')).not.toContain('0705')
  })
  test('R-78, JG-10.3.4-c by road it is the way’s rate that counts, unless an enemy stands beside the castle', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......c.........' : '................'))
    const castle = (ground: string, extra = '', at = {}) => {
      const t = placed(
        `a I1 inf line ${foot} 0101 SE\nx R1 inf line 4-6-6-2 3-5-0-2 1205 NW\n${extra}`,
        { I1: '0505', R1: '0605', ...at },
        { rows, ground },
      )
      t.activate('a', { orders: true }).until('shock segment / announce').dice(9).play('attack 0505 0605')
      return t.of('fall back').includes('0705')
    }
    const road = 'road 0605 0705'
    expect([castle(''), castle(road)]).toEqual([false, true])
    expect(castle(road, `b I2 inf line ${foot} 0103 SE`, { I2: '0704' })).toBe(false)
  })
  test('R-78, JG-10.3.4-c the points are those with which it set out, though a ford has cost it a level', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.......c........' : '................'))
    const ground =
      'side river vcut 6 rows 01-09\nside ford 0605/0705\nside river 0605/0604 0605/0606 0705/0704 0705/0706'
    const t = placed(
      `a I1 inf line ${foot} 0101 SE\nx R1 inf line 4-6-6-3 3-5-0-2 1205 NW\nx R2 inf line ${foot} 1401 NW\nx R3 inf line ${foot} 1403 NW`,
      { I1: '0505', R1: '0605', R2: '0705', R3: '0705' },
      { rows, ground },
    )
    t.activate('a', { orders: true })
      .until('shock segment / announce')
      .dice(8, 0, 0, 0)
      .play('attack 0505 0605')
    giveWay(t)
    expect([t.where('R1'), t.condition('R1')]).toEqual(['0805', DISORDERED])
  })
  test('JG-10.3.5-b, JG-6.2.2-b, 74 a routed unit that enters an enemy front is eliminated, ZOC stops nobody who falls back', () => {
    const ground = 'side river 0605/0604 0605/0606'
    const t = attack(
      `a I2 inf line ${foot} 0103 SE`,
      { I2: '0805' },
      [9],
      (u) => u.set('R1', { condition: DISORDERED }).set('I2', { facing: 5 }),
      { ground },
    )
    expect(t.condition('R1')).toBe(ELIMINATED)
  })
  test('JG-10.3.3-a, JG-10.3.3-b, JG-10.5-a, JG-10.5-b through friends it cannot join, who test', () => {
    const t = attack(`x H1 cav light ${horse} 1203 NW`, { H1: '0705' }, [9, 0], () => {}, {
      ground: 'side river 0605/0604 0605/0606',
    })
    giveWay(t)
    expect(t.where('R1')).not.toBe('0705')
    expect(t.heard('tested').some((each) => each.unit === t.unit('H1'))).toBe(true)
  })
  test('JG-5.1.2-f, JG-5.1.2-g stacking is kept where a flight ends; a routed unit ends alone if it can', () => {
    const t = attack(`x R2 inf line ${foot} 1203 NW`, { R2: '0805' }, [9], (u) =>
      u.set('R1', { condition: DISORDERED }).set('R2', { condition: ROUTED }),
    )
    t.play('fall back 0705')
    expect(t.of('fall back')).not.toContain('0805')
  })
  test('JG-5.1.2-g it takes no way that leaves it with another where one leaves it alone', () => {
    const ground = 'side river 0605/0604 0705/0704 0705/0706'
    const t = attack(
      `x R2 inf line ${foot} 1203 NW`,
      { R2: '0805' },
      [9],
      (u) => u.set('R1', { condition: DISORDERED }).set('R2', { condition: ROUTED }),
      { ground },
    )
    expect(t.where('R1')).toBe('0606')
    const shut = attack(
      `x R2 inf line ${foot} 1203 NW`,
      { R2: '0805' },
      [9],
      (u) => u.set('R1', { condition: DISORDERED }).set('R2', { condition: ROUTED }),
      { ground: `${ground} 0605/0606` },
    )
    expect(shut.heard('moved').some(({ how, to }) => how === 'retreat' && to === shut.hex('0805'))).toBe(true)
  })
  test('JG-10.3.3-b, JG-10.5-a through friends in good order it may go, and on', () => {
    const t = attack(`x R2 inf line ${foot} 1203 NW`, { R2: '0805' }, [9, 0], (u) =>
      u.set('R1', { condition: DISORDERED }),
    )
    t.play('fall back 0705', 'fall back 0805', 'fall back 0905')
    expect(t.heard('tested')[0]).toMatchObject({ unit: t.unit('R2'), what: 'cohesion' })
  })
  test('JG-10.2-h, JG-8.5-e, 68 a routed unit told to test runs instead', () => {
    const t = attack('', {}, [2, 0, 0], (u) => u.set('R1', { condition: ROUTED }))
    expect(t.heard('tested').some((each) => each.unit === t.unit('R1'))).toBe(false)
    expect(t.where('R1')).not.toBe('0605')
  })
  test('3.6, R-39 one in disorder that fails a test with recoil routs, and its retreat is all', () => {
    const t = giveWay(attack('', {}, [5, 9], (u) => u.set('R1', { condition: DISORDERED })))
    const ways = t.heard('moved').filter(({ unit, how }) => unit === t.unit('R1') && how !== 'rout')
    expect(ways.map(({ how }) => how)).toEqual(['retreat', 'retreat'])
  })
  test('JG-4.4.3-d not into a friendly square', () => {
    const beside = (square: boolean) =>
      attack(`x R2 inf line ${foot} 1203 NW`, { R2: '0705' }, [9], (u) => u.set('R2', { square })).of(
        'fall back',
      )
    expect(beside(false)).toContain('0705')
    expect(beside(true)).not.toContain('0705')
  })
  test('R-39, JG-10.3.5-a a recoil on which it routs is followed by its full retreat', () => {
    const t = attack(`b I2 inf line ${foot} 0103 NW`, { I2: '0805' }, [7, 0], (u) =>
      u.set('R1', { condition: DISORDERED }),
    ).play('fall back 0705')
    expect(t.condition('R1')).toBe(ROUTED)
    const ways = giveWay(t)
      .heard('moved')
      .filter(({ unit, how }) => unit === t.unit('R1') && how !== 'rout')
    expect(ways.map(({ how }) => how)).toEqual(['recoil', 'retreat', 'retreat'])
  })
  test('6.1, 6.2 ground is held by its last unrouted occupant: one that flees over it does not take it', () => {
    const holder = (condition: 0 | 1) =>
      attack('', {}, [9], (u) => u.set('R1', { condition }), {
        ground: 'zone hill 0705\nheld blue 0705',
      }).play('fall back 0705').s.holders[0]
    expect([holder(0), holder(1)]).toEqual([1, 0])
  })
  test('JG-8.5-d effects in the printed order: a level, then the recoil', () => {
    const t = attack('', {}, [9])
    t.play('fall back 0705')
    const kinds = t.told.map(({ event }) => event.kind)
    expect(kinds.indexOf('condition')).toBeLessThan(kinds.indexOf('moved'))
  })
  test('JG-4.2-j, JG-4.2-k a square that is disordered or driven back is one no more, and all its hex with it', () => {
    const t = attack(
      `x R2 inf line ${foot} 1203 NW\nx G1 art foot:3/5 ${gun} 1207 NW`,
      { R2: '0605', G1: '0605' },
      [0],
      (u) => u.set('R1', { square: true }).set('R2', { square: true }).set('G1', { square: true }),
    )
    expect(t.asked()).toBe('fight / react')
    giveWay(t.dice(9, 0, 0, 0).play('done'))
    expect(t.heard('square').filter((each) => !each.formed).length).toBe(3)
    expect([t.piece('R1').square, t.piece('R2').square, t.piece('G1').square]).toEqual([false, false, false])
  })
})

describe('combined attacks', () => {
  const two = (orders: boolean) =>
    placed(`a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0103 SE\nx R1 inf line ${foot} 1205 NW`, {
      I1: '0505',
      I2: '0504',
      R1: '0605',
    })
      .activate('a', { orders })
      .until('shock segment / announce')
  test('JG-8.3.1-c, JG-8.4.1-b all is announced before any test; each hex without orders tests, and one may drop out', () => {
    const t = two(false).play('attack 0505 0605').dice(9, 0, 5, 0, 0)
    expect(t.heard('tested')).toEqual([])
    t.play('attack 0504 0605')
    expect(
      t
        .heard('tested')
        .slice(0, 2)
        .map((each) => each.passed),
    ).toEqual([false, true])
    expect(t.heard('shock')[0].attackers).toEqual([t.unit('I2')])
  })
  test('JG-8.3.2-d, 34 the one who is left takes on what the other had covered', () => {
    const t = placed(
      `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0103 SE\nx R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1207 NW`,
      { I1: '0505', I2: '0506', R1: '0605', R2: '0606' },
    )
    t.set('I2', { facing: 1 }).activate('a', { orders: false }).until('shock segment / announce')
    t.play('attack 0506 0606')
    expect(t.options()).not.toContain('done')
    t.play('attack 0505 0605')
    t.dice(9, 0, 5, 0, 0, 0, 0)
    if (t.asked() === 'shock segment / announce') t.play('done')
    expect(t.asked()).toBe('shock segment / next')
    t.play('resolve 0605')
    expect(t.heard('shock')[0].targets.length).toBe(2)
  })
  test('JG-8.4.2-a, JG-8.4.2-b, JG-8.4.3-a, R-58, R-68 hexsides: the attacker’s choice against clear ground, else the defender’s', () => {
    const ground = 'side stream 0505/0605'
    const clear = placed(
      `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0103 SE\nx R1 inf line ${foot} 1205 NW`,
      { I1: '0505', I2: '0504', R1: '0605' },
      { ground },
    )
    clear
      .activate('a', { orders: true })
      .until('shock segment / announce')
      .play('attack 0505 0605')
      .dice(4, 0, 0, 0)
      .play('attack 0504 0605')
    expect(clear.heard('shock')[0].modifier).toBe(2)
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.....o..........' : '................'))
    const orchard = placed(
      `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0103 SE\nx R1 inf line ${foot} 1205 NW`,
      { I1: '0505', I2: '0504', R1: '0605' },
      { ground, rows },
    )
    orchard
      .activate('a', { orders: true })
      .until('shock segment / announce')
      .play('attack 0505 0605')
      .dice(4, 0, 0, 0)
      .play('attack 0504 0605')
    expect(orchard.heard('shock')[0].modifier).toBe(1)
  })
  test('JG-8.3.3-e, JG-5.1.3-h, 24, 36 fire may stop the top unit alone; at a mixed stack it may aim below the guns', () => {
    const t = placed(
      `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0103 SE\nx R1 inf line ${foot} 1205 NW\nx G1 art foot:3/5 ${gun} 1207 NW`,
      { I1: '0505', I2: '0505', R1: '0605', G1: '0605' },
    )
    t.activate('a', { orders: true })
      .until('shock segment / announce')
      .play('attack 0505 0605')
      .dice(9, 5, 0, 0, 0)
      .play('react G1')
    expect(t.heard('shock')[0].attackers.length).toBe(1)
    const mixed = placed(
      `a I1 inf line ${foot} 0101 SE\na G2 art foot:3/5 ${gun} 0103 SE\nx R1 inf line ${foot} 1205 NW\nx G1 art foot:3/5 ${gun} 1207 NW`,
      { I1: '0505', G2: '0505', R1: '0605', G1: '0605' },
    )
    mixed.activate('a', { orders: true }).until('shock segment / announce').play('attack 0505 0605')
    expect(mixed.of('react')).toEqual(['G1 G2', 'G1 I1'])
  })
  test('JG-8.7.1-c, JG-8.7.1-e on a tie the attacker chooses who advances, from one hex only; JG-8.7.1-f never guns', () => {
    const t = two(true).play('attack 0505 0605').dice(6, 0).play('attack 0504 0605')
    giveWay(t)
    expect(new Set(t.of('advance').map((each) => each.split(' ')[0]))).toEqual(new Set(['I1', 'I2']))
    expect(t.of('advance').some((each) => each.includes('guns'))).toBe(false)
  })
})

describe('charges again', () => {
  const charged = (extra: string, at = {}) =>
    placed(`a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW\n${extra}`, at)
      .activate('a', { orders: true })
      .until('movement segment / move')
      .play('charge K1 0605', 'strike 0505 SE')
  test('JG-10.1-f, JG-10.2-e no square in disorder', () => {
    const t = placed(`a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW`)
      .set('R1', { condition: DISORDERED })
      .activate('a', { orders: true })
      .until('movement segment / move')
    expect(t.play('charge K1 0605', 'strike 0505 SE').asked()).toBe('movement segment / move')
  })
  test('JG-9.3.1-b, 60 a square driven back does not form again in that pursuit', () => {
    const t = charged('').dice(0).play('form 0605', 'done').dice(9, 0, 0, 0, 0, 0).play('done')
    expect(t.piece('R1').did & ANSWER_SPENT).not.toBe(0)
    t.play('fall back 0705', 'wheel SE')
    expect(t.condition('R1')).toBe(GOOD)
    expect(t.heard('shock').length).toBe(2)
    expect(t.heard('square').filter((each) => each.formed).length).toBe(1)
  })
  test('JG-9.5.2-b, JG-9.5.2-e, R-34 from one hex the best unit alone or the whole stack, kept to the end', () => {
    const t = placed(
      `a K1 cav medium ${horse} 0205 SE\na K2 cav medium 3-6-6-7 2-5-0-6 0205 SE\nx R1 inf line ${foot} 0605 NW`,
    )
      .activate('a', { orders: true })
      .until('movement segment / move')
    t.play('charge K1 0605', 'join K2')
    if (t.asked() === 'charge / gather') t.play('done')
    t.play('strike 0505 SE', 'done').dice(4).play('done')
    giveWay(t)
    expect(t.of('pursue')).toEqual(['K1 R1', 'K1 stack R1'])
  })
  test('JG-9.5.2-f, JG-9.5.2-i it turns by one side at most, toward the flight of the one it charged', () => {
    const t = charged('').play('done').dice(5).play('done').play('fall back 0705')
    expect(t.of('wheel').sort()).toEqual(['NE', 'SE'])
    expect(t.condition('K1')).toBe(GOOD)
  })
})
