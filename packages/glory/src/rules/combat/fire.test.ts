import { describe, expect, test } from 'vitest'
import { canSee } from '../../position/sight.ts'
import { DISORDERED, ELIMINATED, REPLIED, ROUTED } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'
import { combinedMarker } from '../turn/cup.ts'
import { fireModifier } from './fire-modifier.ts'

const foot = '4-6-6-5 3-5-0-4'
const gun = '4-6-x-4 x-5-x-3'
const firing = (drawn: ConstructorParameters<typeof TestTable>[0], orders = true) =>
  new TestTable(drawn).activate('a', { orders }).until('fire segment / fire')
const duel = {
  units: `a G1 art foot:3/6 ${gun} 0205 SE\nx R1 inf line ${foot} 0505 NW\nx R2 inf line ${foot} 0505 NW`,
}

describe('who may fire at what', () => {
  test('JG-7.1-a, JG-7.2-b, JG-1.D-c, JG-2.4.2-b artillery of the formation fires before anything moves, orders or not', () => {
    expect(firing(duel, false).of('fire').length).toBeGreaterThan(0)
    expect(firing(duel).until('movement segment / move').options()).not.toContain('fire G1 0505 SE')
  })
  test('JG-7.2-a, JG-10.2-d disordered and routed artillery does not', () => {
    for (const condition of [DISORDERED, ROUTED] as const) {
      const t = new TestTable(duel).set('G1', { condition }).activate('a')
      t.until('movement segment / move')
      expect(t.heard('fired')).toEqual([])
      expect(t.asked()).not.toBe('fire segment / fire')
    }
  })
  test('JG-7.2-c, R-29 targets lie in the cone; JG-7.2-d, JG-6.1.2-c a battery may turn by one side and fire', () => {
    expect(firing(duel).of('fire').sort()).toEqual(['G1 0505 NE', 'G1 0505 SE'])
    const behind = new TestTable({ units: `a G1 art foot:3/6 ${gun} 0505 SE\nx R1 inf line ${foot} 0205 NW` })
      .activate('a')
      .until('movement segment / move')
    expect(behind.heard('fired')).toEqual([])
  })
  test('JG-7.3-e range counts the target and not the firer; beyond the maximum there is none', () => {
    expect(
      firing({ units: `a G1 art foot:3/5 ${gun} 0205 SE\nx R1 inf line ${foot} 0705 NW` }).of('fire').length,
    ).toBe(2)
    const far = new TestTable({
      units: `a G1 art foot:3/5 ${gun} 0205 SE\nx R1 inf line ${foot} 0805 NW`,
    }).activate('a')
    expect(far.until('movement segment / move').asked()).toBe('movement segment / move')
  })
  test('JG-7.2-f, JG-7.2-g, 28, 29 an enemy in a front hex must be the target, before a turn and after it', () => {
    const units = `a G1 art foot:3/6 ${gun} 0505 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 0805 NW\nx R3 inf line ${foot} 0508 NW`
    expect(new Set(adjacentOnly(units).map((each) => each.split(' ')[1]))).toEqual(new Set(['0605']))
    const both = adjacentOnly(`${units}\nx G9 art foot:3/5 ${gun} 0506 NW`)
    expect(new Set(both.map((each) => each.split(' ')[1]))).toEqual(new Set(['0605', '0506']))
  })
  function adjacentOnly(units: string): string[] {
    const t = new TestTable({ units: units.replace('0605 NW', '1009 NW') })
    t.s.tops[t.hex('1009')] = -1
    t.s.tops[t.hex('0605')] = t.unit('R1')
    t.set('R1', { hex: t.hex('0605') })
    return t.activate('a').until('fire segment / fire').of('fire')
  }
  test('JG-12.1-d, JG-12.2-c at night and in fog only at neighbours', () => {
    for (const weather of ['night', 'fog'] as const) {
      const t = new TestTable({ ...duel, weather }).activate('a').until('movement segment / move')
      expect(t.heard('fired')).toEqual([])
    }
  })
  test('JG-7.3-b, JG-7.3-c, JG-7.3-d two batteries of a hex fire apart, or together if of one formation', () => {
    const both = (second: string) =>
      firing({
        units: `a G1 art foot:3/6 ${gun} 0205 SE\n${second} G2 art foot:3/5 3-6-x-4 x-5-x-3 0205 SE\nx R1 inf line ${foot} 0505 NW`,
      }).of('fire')
    expect(both('a')).toContain('G1 0505 SE both')
    expect(both('a')).toContain('G2 0505 SE')
    expect(both('b')).not.toContain('G1 0505 SE both')
  })
})

describe('what is added to the die', () => {
  const added = (
    drawn: ConstructorParameters<typeof TestTable>[0],
    hex: string,
    purpose: 'fire' | 'counter-battery' | 'reaction' = 'fire',
    mate = -1,
  ) => {
    const t = new TestTable(drawn)
    return fireModifier(t.s, t.unit('G1'), mate < 0 ? -1 : t.unit('G2'), t.hex(hex), purpose)
  }
  test('JG-0.3-e, JG-7.3-a, JG-7.3-f capacity; +2 beside, 0 within effective range, -2 beyond it', () => {
    const at = (hex: string) =>
      added({ units: `a G1 art foot:3/6 ${gun} 0205 SE\nx R1 inf line ${foot} ${hex} NW` }, hex)
    expect([at('0405'), at('0505'), at('0605')]).toEqual([4, 4, 2])
    expect(
      added({ units: `a G1 art foot:3/6 ${gun} 0205 SE\nx G9 art foot:3/6 ${gun} 0305 NW` }, '0305'),
    ).toBe(4 + 2 - 1)
  })
  test('JG-7.1-e, JG-7.1-h massed targets +1, not for counter-battery nor reaction', () => {
    expect(added(duel, '0505')).toBe(5)
    expect(added(duel, '0505', 'counter-battery')).toBe(4)
    expect(added(duel, '0505', 'reaction')).toBe(3)
  })
  test('W8 JG-7.3-d, JG-7.3-g combined: the higher capacity and +2; the worse range counts', () => {
    const units = `a G1 art foot:3/6 ${gun} 0205 SE\na G2 art foot:2/5 3-6-x-4 x-5-x-3 0205 SE\nx R1 inf line ${foot} 0405 NW\nx R2 inf line ${foot} 0405 NW`
    expect(added({ units }, '0405', 'fire', 1)).toBe(7)
    expect(added({ units: units.replaceAll('0405', '0505') }, '0505', 'fire', 1)).toBe(5)
  })
  test('W9 JG-9.3.2-b reaction from inside a square is at -2 in all', () => {
    const t = new TestTable({
      units: `x G1 art foot:3/6 ${gun} 0505 NW\nx R1 inf line ${foot} 0505 NW\na C1 cav medium 4-6-6-7 3-5-0-6 0305 SE`,
    })
    t.set('G1', { square: true }).set('R1', { square: true })
    expect(fireModifier(t.s, t.unit('G1'), -1, t.hex('0405'), 'reaction')).toBe(4)
  })
  test('33 cover of the hex and of a redoubt hexside', () => {
    const rows = [
      '............',
      '............',
      '............',
      '............',
      '....v.......',
      '............',
      '............',
      '............',
      '............',
    ]
    expect(added({ rows, units: duel.units.split('\n').slice(0, 2).join('\n') }, '0505')).toBe(2)
    expect(
      added(
        { ground: 'side redoubt 0505/0405', units: duel.units.split('\n').slice(0, 2).join('\n') },
        '0505',
      ),
    ).toBe(2)
  })
  test('3.3 a square is a target at +2, but not to reaction fire', () => {
    const t = new TestTable({ units: `a G1 art foot:3/6 ${gun} 0205 SE\nx R1 inf line ${foot} 0505 NW` })
    const against = (purpose: 'fire' | 'counter-battery' | 'reaction') =>
      fireModifier(t.s, t.unit('G1'), -1, t.hex('0505'), purpose)
    const plain = [against('fire'), against('counter-battery'), against('reaction')]
    t.set('R1', { square: true })
    expect([against('fire'), against('counter-battery'), against('reaction')]).toEqual([
      plain[0] + 2,
      plain[1] + 2,
      plain[2],
    ])
  })
  test('33, JG-7.5-a only the hexside that the shot crosses gives cover', () => {
    const units = `a G1 art foot:3/6 ${gun} 0205 SE\nx R1 inf line ${foot} 0404 NW`
    expect(added({ ground: 'side redoubt 0404/0304', units }, '0404')).toBe(2)
    expect(added({ ground: 'side redoubt 0404/0405', units }, '0404')).toBe(4)
  })
  test('R-23 the option: six fronts cost 1 in fire too', () => {
    const rows = [
      '............',
      '............',
      '............',
      '............',
      '.v..........',
      '............',
      '............',
      '............',
      '............',
    ]
    const units = `a G1 art foot:3/6 ${gun} 0205 SE\nx R1 inf line ${foot} 0505 NW`
    expect(added({ rows, units }, '0505')).toBe(4)
    expect(added({ rows, units, options: { 'R-23': 'shock and fire' } }, '0505')).toBe(3)
  })
})

describe('what it does', () => {
  test('JG-5.1.3-f, JG-7.5-b, 25 normal fire hits every unit of the hex, each with its own test', () => {
    const t = firing(duel).dice(5, 9, 0).play('fire G1 0505 SE')
    expect([t.condition('R1'), t.condition('R2')].sort()).toEqual([0, 1])
    expect(t.heard('tested').length).toBe(2)
  })
  test('JG-10.1-a, JG-10.2-c, JG-10-b, R-42 a second level routs, and it retreats 2 hexes away from the guns', () => {
    const t = firing({ units: `a G1 art foot:3/6 9-6-x-4 x-5-x-3 0205 SE\nx R1 inf line ${foot} 0505 NW` })
    t.set('R1', { condition: DISORDERED }).dice(5).play('fire G1 0505 SE')
    expect(t.condition('R1')).toBe(ROUTED)
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.s.units[t.unit('R1')].hex % 12).toBeGreaterThan(4)
  })
  test('JG-10.1-b, R-41, 27 a disordered battery that takes a level from fire is lost', () => {
    const t = firing({ units: `a G1 art foot:3/6 9-6-x-4 x-5-x-3 0205 SE\nx G2 art foot:3/5 ${gun} 0505 NW` })
    t.set('G2', { condition: DISORDERED }).dice(7).play('fire G1 0505 SE')
    expect(t.condition('G2')).toBe(ELIMINATED)
  })
  test('JG-10.2-b, R-41 a direct rout eliminates a routed unit', () => {
    const t = firing({ units: `a G1 art foot:3/6 9-6-x-4 x-5-x-3 0205 SE\nx R1 inf line ${foot} 0505 NW` })
    t.set('R1', { condition: ROUTED }).dice(9).play('fire G1 0505 SE')
    expect(t.condition('R1')).toBe(ELIMINATED)
  })
})

describe('counter-battery', () => {
  const guns = {
    units: `a G1 art foot:3/6 ${gun} 0205 SE\na G2 art foot:3/6 ${gun} 0205 SE\nx G3 art foot:3/6 ${gun} 0505 NW\nx R1 inf line ${foot} 0505 NW`,
  }
  test('JG-7.1-b, JG-7.1-d, JG-5.1.3-g, JG-5.1.3-i, R-28, R-61 the battery fired at answers the one that fired, alone', () => {
    const t = firing(guns).dice(0, 9, 9, 9).play('fire G2 0505 SE')
    expect(t.asked()).toBe('shot / reply')
    expect(t.seat()).toBe(1)
    t.play('reply G3')
    expect(t.condition('G2')).toBeGreaterThan(0)
    expect(t.condition('G1')).toBe(0)
  })
  test('JG-7.1-c, 27 not once in disorder', () => {
    const t = firing(guns).dice(8, 9, 9).play('fire G2 0505 SE')
    expect(t.condition('G3')).toBeGreaterThan(0)
    expect(t.asked()).not.toBe('shot / reply')
  })
  test('JG-7.1-i, 26 one reply in an activation', () => {
    const t = firing(guns).dice(0, 0).play('fire G2 0505 SE', 'reply G3')
    expect(t.piece('G3').did & REPLIED).not.toBe(0)
    t.dice(0).play('fire G1 0505 SE')
    expect(t.asked()).not.toBe('shot / reply')
  })
  test('JG-7.2-h, R-27 the duty toward an enemy in front does not bar a reply to the far battery', () => {
    const t = new TestTable({ units: `${guns.units}\na I1 inf line ${foot} 0101 SE` }).place({ I1: '0404' })
    t.activate('a').until('fire segment / fire').dice(0, 9).play('fire G2 0505 SE')
    expect(t.of('reply')).toEqual(['G3'])
    t.play('reply G3')
    expect(t.heard('fired')[1]).toMatchObject({ purpose: 'counter-battery', hex: t.hex('0205') })
  })
  test('JG-7.2-e it cannot turn to reply', () => {
    const t = new TestTable(guns)
      .set('G3', { facing: 2 })
      .activate('a')
      .until('fire segment / fire')
      .dice(0)
      .play('fire G2 0505 SE')
    expect(t.asked()).toBe('fire segment / fire')
  })
})

describe('line of sight', () => {
  const field = (rows: string[], ground = '', units = '') =>
    new TestTable({
      rows,
      ground,
      units: `a I9 inf line ${foot} 0109 SE\nx R9 inf line ${foot} 1209 NW\n${units}`,
    })
  const flat = (change: Record<number, string> = {}) =>
    Array.from({ length: 9 }, (_, i) => change[i + 1] ?? '............')
  const sees = (t: TestTable, a: string, b: string) => canSee(t.s, t.hex(a), t.hex(b))
  test('JG-7.4-a, JG-7.4.1-b woods, villages and orchards between block', () => {
    for (const letter of ['w', 'v', 'o', 'p'])
      expect(sees(field(flat({ 5: `...${letter}........` })), '0205', '0605')).toBe(false)
    expect(sees(field(flat()), '0205', '0605')).toBe(true)
    expect(sees(field(flat({ 5: '.w...w......' })), '0205', '0605')).toBe(true)
  })
  test('JG-7.4.1-a a hex higher than both blocks', () => {
    expect(sees(field(flat({ 5: '....1........' })), '0205', '0605')).toBe(false)
    expect(sees(field(flat({ 5: '..1..1........' })), '0205', '0605')).toBe(true)
  })
  test('JG-7.4.1-c any unit between blocks', () => {
    expect(sees(field(flat(), '', `a I1 inf line ${foot} 0405 SE`), '0205', '0605')).toBe(false)
  })
  test('JG-7.4.2-a, JG-7.4.2-b, R-30, 30 along an edge one blocking side is not enough, both are', () => {
    const t = field(flat({ 4: '..w.........' }))
    expect(sees(t, '0303', '0305')).toBe(true)
    const both = field(flat({ 4: '.ww.........' }))
    expect(sees(both, '0303', '0305')).toBe(false)
  })
  test('JG-7.4.3-b, 31 from above, woods halfway or nearer are overlooked', () => {
    expect(sees(field(flat({ 5: '.2.1w.........' })), '0105', '0505')).toBe(true)
    expect(sees(field(flat({ 5: '.2.1.w........' })), '0105', '0505')).toBe(false)
  })
  test('JG-7.4.3-a, JG-7.4.3-c from height to height, and from below when near the target', () => {
    expect(sees(field(flat({ 5: '.1.w..1.......' })), '0105', '0505')).toBe(true)
    expect(sees(field(flat({ 5: '...w.1.......' })), '0105', '0505')).toBe(true)
    expect(sees(field(flat({ 5: '.w...1.......' })), '0105', '0505')).toBe(false)
  })
  test('JG-7.4.1-d, JG-7.4.4-a, 32 no fire across a steep slope or crest, not even to a neighbour', () => {
    const t = field(flat({ 5: '.1...........' }), 'side steep 0105/0205')
    expect(sees(t, '0105', '0205')).toBe(false)
    expect(sees(field(flat(), 'side crest 0305/0405'), '0205', '0605')).toBe(false)
    expect(sees(field(flat()), '0105', '0205')).toBe(true)
  })
  test('JG-7.4.1-e, 33 a redoubt hexside blocks unless it is beside firer or target', () => {
    const t = field(flat(), 'side redoubt 0405/0305')
    expect(sees(t, '0305', '0605')).toBe(true)
    expect(sees(t, '0205', '0405')).toBe(true)
    expect(sees(t, '0205', '0505')).toBe(false)
  })
  test('JG-7.4.2-c along a crest hexside there is no sight', () => {
    expect(sees(field(flat(), 'side crest 0204/0304'), '0303', '0305')).toBe(false)
  })
  test('JG-7.4.3-a, JG-7.4.3-b, R-30 unless firer and target look over it', () => {
    const along = (rows: Record<number, string>) =>
      sees(field(flat(rows), 'side crest 0204/0304'), '0303', '0305')
    expect(along({ 3: '...1.........', 5: '...1.........' })).toBe(true)
    expect(along({ 3: '...1.........' })).toBe(true)
    expect(along({ 3: '...1.........', 4: '..1.1.........' })).toBe(false)
  })
})

test('3.2 a total of 12 is a test at +2, one of 11 a plain one', () => {
  const tested = (die: number) => {
    const t = firing({ units: `a G1 art foot:3/6 ${gun} 0205 SE\nx R1 inf line ${foot} 0505 NW` })
    return t.dice(die, 0).play('fire G1 0505 SE').heard('tested')[0].modifier
  }
  expect([tested(7), tested(8)]).toEqual([0, 2])
})

describe('turning to fire', () => {
  const shots = (units: string, at: Record<string, string>) => {
    const t = new TestTable({ size: '14x9', units: `a G1 art foot:3/6 ${gun} 0101 SE\n${units}` }).place({
      G1: '0505',
      ...at,
    })
    return t.activate('a').until('fire segment / fire')
  }
  const far = `x R1 inf line ${foot} 1205 NW`
  test('JG-7.2-g, 29 a turn that brings an enemy before the guns binds them to him', () => {
    const t = shots(`${far}\nx R2 inf line ${foot} 1207 NW`, { R1: '0805', R2: '0504' })
    expect(t.of('fire').sort()).toEqual(['G1 0504 NE', 'G1 0805 SE'])
  })
  test('JG-7.2-f, R-27 nor do they turn from the enemy before them to another beside them', () => {
    const t = shots(`${far}\nx R2 inf line ${foot} 1207 NW`, { R1: '0605', R2: '0504' })
    expect(t.of('fire')).toContain('G1 0605 NE')
    expect(t.of('fire')).not.toContain('G1 0504 NE')
  })
  test('JG-7.2-d, JG-6.1.1-c two batteries turn together and once; one that is not activated keeps the other from it', () => {
    const pair = (formation: string) =>
      shots(`${formation} G2 art foot:3/6 ${gun} 0101 SE\n${far}`, { G2: '0505', R1: '0705' })
    const t = pair('a').dice(0).play('fire G1 0705 NE')
    expect(t.of('fire')).toEqual(['G2 0705 NE'])
    expect(pair('b').of('fire')).toEqual(['G1 0705 SE'])
  })
  test('JG-7.3-d together only if of one formation', () => {
    const both = (formation: string) => {
      const t = new TestTable({
        units: `a G1 art foot:3/6 ${gun} 0205 SE\n${formation} G2 art foot:3/6 ${gun} 0205 SE\nx R1 inf line ${foot} 0505 NW`,
        pieces:
          'cmd | blue | chief | Chief | chief | 2 | 9 | 99 | 0101 | all\ncam | blue | cb | Guns | 6 | compulsory 1-9 | of a b ; does fire',
      })
      t.activate('a', { marker: combinedMarker(t.s, 0) }).until('fire segment / fire')
      return t.of('fire').some((each) => each.endsWith('both'))
    }
    expect([both('a'), both('b')]).toEqual([true, false])
  })
})
