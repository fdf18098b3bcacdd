import { describe, expect, test } from 'vitest'
import { inEnemyZone } from '../../position/zones.ts'
import { DISORDERED, ROUTED } from '../../state.ts'
import { moving, stepsEast } from '../../testing/marches.ts'
import { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-6-6-7 3-5-0-6'
const gun = '4-6-x-4 x-5-x-3'
const far = `x R1 inf line ${foot} 1209 NW`

describe('turning in place', () => {
  test('R-69, JG-6.1.1-b units of a kind turn only all together; a battery beside them by itself', () => {
    const t = moving(
      {
        units: `a I1 inf line ${foot} 0305 SE\na I2 inf line ${foot} 0305 SE\na G1 art foot:3/6 ${gun} 0305 SE\n${far}`,
      },
      true,
    ).play('march I1')
    expect(t.of('halt')).toEqual(['SE'])
    expect(t.play('join I2').of('halt').length).toBe(6)
    const guns = moving(
      { units: `a I1 inf line ${foot} 0305 SE\na G1 art foot:3/6 ${gun} 0305 SE\n${far}` },
      true,
    )
    expect(guns.play('march G1').of('halt').length).toBe(6)
  })
  test('R-69 a party that stays as it stands turns nobody', () => {
    const t = moving(
      {
        units: `a I1 inf line ${foot} 0305 SE\na I2 inf line ${foot} 0305 SE\na G1 art foot:3/6 ${gun} 0305 NE\n${far}`,
      },
      true,
    ).play('march G1', 'join I1', 'halt NE')
    expect([t.piece('I1').facing, t.piece('I2').facing, t.piece('G1').facing]).toEqual([2, 2, 1])
  })
  test('R-26, JG-7.2-d guns in an enemy zone that turned to fire do not turn again', () => {
    const fired = (facing: string) => {
      const t = new TestTable({
        units: `a I1 inf line ${foot} 0101 SE\na G1 art foot:3/6 ${gun} 0103 SE\nx R1 inf line ${foot} 1209 NW`,
      }).place({ I1: '0505', G1: '0505', R1: '0605' })
      t.activate('a', { orders: true }).until('fire segment / fire').dice(0).play(`fire G1 0605 ${facing}`)
      return t.until('movement segment / move').play('march G1').of('halt')
    }
    expect(fired('NE')).toEqual(['NE'])
    expect(fired('SE')).toEqual(['SE', 'NE', 'S'])
  })
})

describe('ground', () => {
  test('JG-0.2-a, JG-4.3-a each hex costs by arm and terrain: woods 2 for foot, 3 for horse, closed to guns', () => {
    const rows = ['.ww...', '.ww...', '.ww...']
    const units = `a I1 inf line ${foot} 0101 SE\na C1 cav medium ${horse} 0102 SE\na G1 art foot:3/5 ${gun} 0103 SE\nx R1 inf line ${foot} 0603 NW`
    expect(stepsEast(moving({ rows, units }, true), 'I1')).toBe(3)
    expect(stepsEast(moving({ rows, units }, true), 'C1')).toBe(3)
    expect(stepsEast(moving({ rows, units }, true), 'G1')).toBe(0)
  })
  const road = `road ${Array.from({ length: 20 }, (_, i) => `${String(i + 1).padStart(2, '0')}05`).join(' ')}`
  test('JG-4.3.1-a along a road half a point a hex', () => {
    expect(
      stepsEast(
        moving({ size: '20x9', ground: road, units: `a I1 inf line ${foot} 0105 SE\n${far}` }, true),
        'I1',
      ),
    ).toBe(10)
  })
  test('JG-4.3.1-b, R-64 the hex beside an enemy is paid in full', () => {
    const t = moving(
      { size: '20x9', ground: road, units: `a I1 inf line ${foot} 0105 SE\nx R1 inf line ${foot} 1105 NW` },
      true,
    )
    expect(stepsEast(t, 'I1')).toBe(9)
    const u = moving(
      {
        size: '20x9',
        ground: road,
        units: `a I1 inf line 4-6-6-4 3-5-0-4 0105 SE\nx R1 inf line ${foot} 1005 NW`,
      },
      true,
    )
    expect(stepsEast(u, 'I1')).toBe(7)
  })
  test('JG-4.3.1-c, 17 guns climb a slope only by a way, for 2 points more', () => {
    const units = `a G1 art foot:3/5 4-6-x-6 x-5-x-3 0202 SE\nx R1 inf line ${foot} 0601 NW`
    const bare = moving({ rows: ['......', '...1.1..', '......'], units }, true)
    expect(stepsEast(bare, 'G1')).toBe(0)
    const paved = moving(
      { rows: ['......', '...1.1..', '......'], ground: 'road 0202 0302 0402', units },
      true,
    )
    expect(stepsEast(paved, 'G1')).toBe(2)
  })
  test('JG-4.3.2-a, JG-10.3.4-a a river is crossed at its bridge alone', () => {
    const ground = 'side river vcut 2 rows 01-09\nroad 0205 0305\nside bridge 0205/0305'
    const t = moving(
      { ground, units: `a I1 inf line ${foot} 0205 SE\na I2 inf line ${foot} 0203 SE\n${far}` },
      true,
    )
    expect(stepsEast(t, 'I2')).toBe(0)
    expect(stepsEast(t.play('halt SE'), 'I1')).toBeGreaterThan(0)
  })
  test('JG-8.7.1-g in movement too: a steep slope disorders infantry, a way does not', () => {
    const rows = ['......', '...1...', '......']
    const units = `a I1 inf line ${foot} 0202 SE\nx R1 inf line ${foot} 0603 NW`
    const t = moving({ rows, ground: 'side steep 0202/0302', units }, true).play('march I1', 'step 0302')
    expect(t.condition('I1')).toBe(DISORDERED)
    const u = moving({ rows, ground: 'side steep 0202/0302\nroad 0202 0302', units }, true).play(
      'march I1',
      'step 0302',
    )
    expect(u.condition('I1')).toBe(0)
  })
})

describe('friends and enemies', () => {
  test('JG-4.4.3-a, JG-4.4.3-b crossing friends costs a point more, stopping with them nothing', () => {
    const t = moving(
      { units: `a I1 inf line 4-6-6-4 3-5-0-4 0105 SE\na I2 inf line ${foot} 0305 SE\n${far}` },
      true,
    )
    t.play('march I1', 'step 0205', 'step 0305')
    expect(t.of('halt').length).toBe(1)
    expect(stepsEastFrom(t)).toBe(1)
  })
  function stepsEastFrom(t: TestTable): number {
    let steps = 0
    for (;;) {
      const east = t.of('step').find((code) => t.hex(code) === t.piece('I1').hex + 1)
      if (east === undefined) return steps
      t.play(`step ${east}`)
      steps++
    }
  }
  test('JG-4.2-f, JG-4.4.3-d nobody enters a friendly square', () => {
    const t = new TestTable({ units: `a I1 inf line ${foot} 0105 SE\na I2 inf line ${foot} 0205 SE\n${far}` })
    t.set('I2', { square: true })
      .activate('a', { orders: true })
      .until('movement segment / move')
      .play('march I1')
    expect(t.of('step')).not.toContain('0205')
  })
  test('JG-5.1.2-a, JG-4.4.1-b nor a hex with an enemy', () => {
    const t = moving({ units: `a I1 inf line ${foot} 0105 SE\nx G1 art foot:3/5 ${gun} 0305 NW` }, true).play(
      'march I1',
      'step 0205',
    )
    expect(t.of('step')).not.toContain('0305')
  })
  test('JG-4.4.1-d, R-19 a mixed party pays the worst cost of its units', () => {
    const t = moving(
      {
        rows: ['......', '.wo...', '......'],
        units: `a I1 inf line ${foot} 0102 SE\na G1 art foot:3/5 ${gun} 0102 SE\nx R1 inf line ${foot} 0603 NW`,
      },
      true,
    )
    t.play('march I1', 'join G1')
    expect(t.of('step')).not.toContain('0202')
  })
  test('JG-4.4.1-c, JG-6.1.2-a, JG-4.3-b, JG-4.4.1-e a stack moves as one and faces as it likes', () => {
    const t = moving({ units: `a I1 inf line ${foot} 0105 SE\na I2 inf line ${foot} 0105 SE\n${far}` }, true)
    t.play('march I1', 'join I2', 'step 0205')
    expect(t.of('halt').sort()).toEqual(['N', 'NE', 'NW', 'S', 'SE', 'SW'])
    t.play('halt S')
    expect([t.where('I1'), t.where('I2'), t.piece('I2').facing]).toEqual(['0205', '0205', 3])
  })
  test('JG-4.4.1-h units do not leave the map by choice; R-48 but by an exit of the scenario', () => {
    expect(
      moving({ units: `a I1 inf line ${foot} 0105 SE\n${far}` }, true)
        .play('march I1')
        .options(),
    ).not.toContain('exit')
    const t = moving({ ground: 'exit blue 0105', units: `a I1 inf line ${foot} 0105 SE\n${far}` }, true).play(
      'march I1',
      'exit',
    )
    expect(t.piece('I1').hex).toBe(-2)
  })
  test('R-48, JG-6.2.2-a, JG-6.2.2-f, JG-4.4.3-a an exit is a step like others: not out of a zone just entered', () => {
    const leaving = (points: number, enemy: string, start: string, friend = '0905') =>
      moving(
        {
          ground: 'exit blue 0105',
          units: `a I1 inf line 4-6-6-${points} 3-5-0-1 0901 SE\nb I2 cav light ${horse} ${friend} SE\nx R1 inf line ${foot} 1209 NW`,
        },
        true,
      ).place({ I1: start, R1: enemy })
    const entered = leaving(5, '0106', '0104').play('march I1', 'step 0105')
    expect(entered.options()).not.toContain('exit')
    expect(leaving(5, '0109', '0104').play('march I1', 'step 0105').options()).toContain('exit')
    expect(leaving(1, '0106', '0105').play('march I1').options()).not.toContain('exit')
    expect(leaving(2, '0106', '0105').play('march I1').options()).toContain('exit')
    expect(leaving(3, '0109', '0104', '0105').play('march I1', 'step 0105').options()).toContain('exit')
    expect(leaving(2, '0109', '0104', '0105').play('march I1').of('step')).not.toContain('0105')
  })
})

describe('zones of control', () => {
  const one = `a I1 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 0605 NW`
  test('JG-6.2.1-a, JG-6.2.2-a, JG-6.2.2-c a unit stops where it enters one, at no extra cost', () => {
    const t = moving({ units: one }, true).play('march I1', 'step 0405', 'step 0505')
    expect(t.of('step')).toEqual([])
    expect(t.of('halt').length).toBe(6)
  })
  test('JG-6.2.1-b artillery, squares and routed units have none; JG-4.2-m, JG-10.2-e', () => {
    const t = new TestTable({
      units: `a I1 inf line ${foot} 0305 SE\nx G1 art foot:3/5 ${gun} 0605 NW\nx R1 inf line ${foot} 0602 NW`,
    })
    expect(inEnemyZone(t.s, 0, t.hex('0505'))).toBe(false)
    expect(inEnemyZone(t.s, 0, t.hex('0502'))).toBe(true)
    expect(inEnemyZone(t.set('R1', { square: true }).s, 0, t.hex('0502'))).toBe(false)
    expect(inEnemyZone(t.set('R1', { square: false, condition: ROUTED }).s, 0, t.hex('0502'))).toBe(false)
  })
  test('JG-6.2.1-c, JG-6.2.1-d, JG-6.2.1-e, R-24 not across a river, bridge or ford, not into castle or redoubt, but out of one', () => {
    const ground =
      'side river vcut 5 rows 01-03\nroad 0502 0602\nside bridge 0502/0602\nside redoubt 0505/0605'
    const rows = [
      '............',
      '............',
      '............',
      '............',
      '............',
      '............',
      '....c.......',
      '............',
      '............',
    ]
    const t = new TestTable({
      rows,
      ground,
      units: `a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 0602 NW\nx R2 inf line ${foot} 0605 NW\nx R3 inf line ${foot} 0607 NW`,
    })
    expect(inEnemyZone(t.s, 0, t.hex('0502'))).toBe(false)
    expect(inEnemyZone(t.s, 0, t.hex('0505'))).toBe(false)
    expect(inEnemyZone(t.s, 0, t.hex('0507'))).toBe(false)
    const u = new TestTable({
      ground: 'side redoubt 0605/0505',
      units: `a I1 inf line ${foot} 0101 SE\nx R2 inf line ${foot} 0605 NW`,
    })
    expect(inEnemyZone(u.s, 0, u.hex('0505'))).toBe(true)
  })
  test('JG-6.2.2-d, R-19 guns enter one only beside or with their escort', () => {
    const units = `a G1 art foot:3/5 ${gun} 0405 SE\na I1 inf line ${foot} 0405 SE\nx R1 inf line ${foot} 0605 NW`
    expect(moving({ units }, true).play('march G1').of('step')).not.toContain('0505')
    expect(moving({ units }, true).play('march G1', 'join I1').of('step')).toContain('0505')
    const after = moving({ units }, true).play('march I1', 'step 0505', 'halt SE', 'march G1')
    expect(after.of('step')).toContain('0505')
  })
  const contact = {
    units: `a I1 inf line ${foot} 0505 SE\nx R1 inf line ${foot} 0705 NW\nx R2 inf line ${foot} 1109 NW`,
  }
  function inContact(orders = true, facing = 5): TestTable {
    const t = new TestTable(contact)
    t.s.tops[t.hex('0705')] = -1
    t.set('R1', { hex: t.hex('0605'), facing: facing as 5 })
    t.s.tops[t.hex('0605')] = t.unit('R1')
    return t.activate('a', { orders }).until('movement segment / move')
  }
  test('JG-6.2.2-e, R-26 one that stays in a zone turns by one corner at most', () => {
    expect(inContact().play('march I1').of('halt').sort()).toEqual(['NE', 'S', 'SE'])
  })
  test('JG-6.2.2-f, JG-6.2.2-g, JG-6.2.2-h, R-25 leaving costs a point more and does not lead to another hex of that zone', () => {
    const t = inContact().play('march I1')
    expect(t.of('step').sort()).toEqual(['0404', '0405', '0406'])
    expect(stepsWest(t)).toBe(4)
  })
  function stepsWest(t: TestTable): number {
    for (let steps = 0; ; steps++) {
      const west = t.of('step').find((code) => t.hex(code) === t.piece('I1').hex - 1)
      if (west === undefined) return steps
      t.play(`step ${west}`)
    }
  }
  test('JG-6.2.2-c, JG-10.1-d, JG-12.1-b, JG-12.1-c, JG-12.2-b, 20 disorder +1, fog +1, night +2; the disordered keep away at night', () => {
    const left = (weather: 'fog' | 'night' | undefined, condition: 0 | 1) => {
      const t = new TestTable({ units: one, ...(weather ? { weather } : {}) }).set('I1', { condition })
      t.activate('a', { orders: true }).until('movement segment / move').play('march I1', 'step 0405')
      if (!t.of('step').includes('0505')) return null
      t.play('step 0505')
      return Number(t.rulebook.questions(t.s)[0].about.left)
    }
    expect(left(undefined, 0)).toBe(3)
    expect(left(undefined, 1)).toBe(1)
    expect(left('fog', 0)).toBe(2)
    expect(left('fog', 1)).toBe(0)
    expect(left('night', 0)).toBe(1)
    expect(left('night', 1)).toBe(null)
  })
  test('19, R-25 out of two zones into the rear zone of a third enemy, where it stops; into none of those it leaves', () => {
    const t = new TestTable({
      units: `a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1207 SE\nx R3 inf line ${foot} 1209 NW`,
    }).place({ I1: '0505', R1: '0605', R2: '0406', R3: '0403' })
    t.activate('a', { orders: true }).until('movement segment / move').play('march I1')
    // R1 watches 0504 and 0506, R2 0405 and 0506; 0404 lies behind R3
    expect(t.of('step')).toEqual(['0404'])
    t.play('step 0404')
    expect(t.of('step')).toEqual([])
  })
  test('JG-11.2-c units of a demoralised formation do not enter one, but may stay', () => {
    const t = new TestTable({ units: one })
    t.s.formations[0].demoralised = true
    t.activate('a', { orders: true }).until('movement segment / move').play('march I1', 'step 0405')
    expect(t.of('step')).not.toContain('0505')
  })
})
