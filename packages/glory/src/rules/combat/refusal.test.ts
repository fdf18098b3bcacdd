import { describe, expect, test } from 'vitest'
import { DISORDERED, ELIMINATED, GOOD, REFUSED, ROUTED } from '../../state.ts'
import { placed } from '../../testing/shocks.ts'
import { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const gun = '4-6-x-4 x-5-x-3'
const hussars = '4-6-6-8 3-5-0-7'

/** I1 at 0505 has announced its shock on the hussars H1 at 0605; others stand where they are told to. */
function attacked(
  extra = '',
  at: Record<string, string> = {},
  drawn: Partial<ConstructorParameters<typeof TestTable>[0]> = {},
  change: (t: TestTable) => void = () => {},
): TestTable {
  const t = new TestTable({
    size: '14x9',
    ...drawn,
    units: `a I1 inf line ${foot} 0101 SE\nx H1 cav light ${hussars} 1205 NW\nx R9 inf line ${foot} 1401 NW\n${extra}`,
  }).place({ I1: '0505', H1: '0605', ...at })
  change(t)
  return t
    .activate('a', { orders: true })
    .until('shock segment / announce')
    .dice(0, 0, 0)
    .play('attack 0505 0605')
}
const slips = (t: TestTable, hexes: number) =>
  t
    .of('refuse')
    .filter((each) => each.endsWith(` ${hexes}`))
    .map((each) => each.slice(0, 4))
    .sort()

describe('where to', () => {
  test('47, R-36 two hexes only where they end three from the attacker', () => {
    expect(slips(attacked(), 2).length).toBeGreaterThan(0)
    const t = new TestTable({
      size: '14x9',
      units: `a I1 inf line ${foot} 0101 SE\nx H1 cav light ${hussars} 1205 NW\nx R9 inf line ${foot} 1401 NW`,
    }).place({ I1: '1305', H1: '1405' })
    t.activate('a', { orders: true }).until('shock segment / announce').play('attack 1305 1405')
    expect(slips(t, 1)).toEqual(['1404', '1406'])
    expect(slips(t, 2)).toEqual([])
  })
  test('JG-8.8.1-c by one hex it must leave contact, by two it must be two hexes farther: either is said', () => {
    const t = attacked()
    const why = (code: string, hexes: number) => t.why({ kind: 'refuse', hex: t.hex(code), hexes })
    expect([why('0506', 1), why('0705', 1)]).toEqual(['JG-8.8.1-c', null])
    expect([why('0706', 2), why('0507', 2)]).toEqual([null, 'JG-8.8.1-c'])
  })
  test('JG-8.8.1-k, JG-6.2.2-j, 49 never into another zone hex of one and the same enemy, attacker or not', () => {
    expect(slips(attacked(), 1)).toEqual(['0604', '0606', '0705'])
    const beset = attacked(`b I2 inf line ${foot} 0103 SE`, { I2: '0705' })
    expect(beset.heard('refused')).toEqual([])
    expect(beset.asked()).not.toBe('fight / refuse')
  })
  test('JG-8.8.1-j, JG-6.2.2-j, 49 the front zone of another enemy is a level and ends it; a rear zone is none', () => {
    const met = (facing: 2 | 5) =>
      attacked(`b I2 inf line ${foot} 0103 SE`, { I2: '0805' }, {}, (t) => t.set('I2', { facing }))
    expect(met(5).play('refuse 0705 1').condition('H1')).toBe(DISORDERED)
    expect(met(2).play('refuse 0705 1').condition('H1')).toBe(GOOD)
    expect(slips(met(2), 2)).not.toContain('0804')
  })
  test('JG-4.4.3-a, JG-8.8.1-i a way through friends costs its point, though it ends with friends too', () => {
    const ends = (movement: number) => {
      const t = new TestTable({
        size: '14x9',
        ground: 'side river 0605/0604 0605/0606',
        units: `a I1 inf line ${foot} 0101 SE\nx H1 cav light 4-6-6-${movement} 3-5-0-${movement} 1205 NW\nx H2 cav light ${hussars} 1201 NW\nx H3 cav light ${hussars} 1203 NW`,
      }).place({ I1: '0505', H1: '0605', H2: '0705', H3: '0805' })
      t.activate('a', { orders: true }).until('shock segment / announce').play('attack 0505 0605')
      return slips(t, 2)
    }
    // 1 and 1 for leaving the zone, 1 and 1 for passing
    expect([ends(3), ends(4)]).toEqual([[], ['0704', '0706', '0805']])
  })
  test('JG-8.8.1-h, 48 a hex of 3 points is a level, though the test is passed', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......w.......' : '..............'))
    const into = (hex: string) => attacked('', {}, { rows }).play(`refuse ${hex} 1`)
    expect(into('0705').heard('tested')[0]).toMatchObject({ what: 'refusal', passed: true })
    expect(into('0705').condition('H1')).toBe(DISORDERED)
    expect(into('0604').condition('H1')).toBe(GOOD)
  })
})

test('JG-12.1-c, R-36 disordered horse does not slip next to an enemy at night, zone or no zone', () => {
  const beside = (weather?: 'night') =>
    attacked(`b G2 art foot:3/5 ${gun} 0103 SE`, { G2: '0805' }, weather ? { weather } : {}, (t) =>
      t.set('H1', { condition: DISORDERED }),
    )
  expect(slips(beside(), 1)).toContain('0705')
  expect(slips(beside('night'), 1)).toEqual(['0604', '0606'])
})

describe('a refusal is limited like a move', () => {
  const ground = (letter: string) => ({
    rows: Array.from({ length: 9 }, (_, i) => (i === 4 ? `......${letter}.......` : '..............')),
  })
  test('R-36 it fits the points showing, the one for leaving the zone paid', () => {
    const slow = (letter: string) => {
      const t = new TestTable({
        size: '14x9',
        ...ground(letter),
        units: `a I1 inf line ${foot} 0101 SE\nx H1 cav light 4-6-6-2 3-5-0-2 1205 NW\nx R9 inf line ${foot} 1401 NW`,
      }).place({ I1: '0505', H1: '0605' })
      t.activate('a', { orders: true }).until('shock segment / announce')
      return t.dice(0, 0, 0).play('attack 0505 0605')
    }
    expect([slips(slow('.'), 1), slips(slow('.'), 2)]).toEqual([['0604', '0606', '0705'], []])
    expect(slips(slow('w'), 1)).toEqual(['0604', '0606'])
  })
  test('JG-8.8.1-h, JG-8.8.1-i marsh costs it two levels: one for its points, one for the ground', () => {
    expect(attacked('', {}, ground('m')).play('refuse 0705 1').condition('H1')).toBe(ROUTED)
  })
  test('R-46, JG-11.2-c horse of a demoralised formation does not slip into a zone', () => {
    const beside = (demoralised: boolean) =>
      attacked(`b I2 inf line ${foot} 0103 SE`, { I2: '0805' }, {}, (t) => {
        t.s.formations[3].demoralised = demoralised
      })
    expect(slips(beside(false), 1)).toContain('0705')
    expect(slips(beside(true), 1)).not.toContain('0705')
  })
  test('JG-5.2.3-a, R-57 nor where enemies are still due', () => {
    expect(slips(attacked(`b I7 inf line ${foot} 0805 SE 9`), 1)).toEqual(['0604', '0606'])
  })
})

describe('who and how often', () => {
  const withHorse = (kind: string) => {
    const t = new TestTable({
      size: '14x9',
      units: `a I1 inf line ${foot} 0101 SE\na K1 cav ${kind} ${hussars} 0103 SE\nx H1 cav light ${hussars} 1205 NW\nx R9 inf line ${foot} 1401 NW`,
    }).place({ I1: '0505', K1: '0504', H1: '0605' })
    t.activate('a', { orders: true }).until('shock segment / announce').dice(6, 0, 0)
    return t.play('attack 0505 0605', 'attack 0504 0605')
  }
  test('JG-8.8.2-b, R-37, 50 from foot and heavy horse together with the test; from foot and light horse not at all', () => {
    const t = withHorse('heavy').play('refuse 0705 1')
    expect(t.heard('tested')[0]).toMatchObject({ what: 'refusal', modifier: 1, passed: false })
    expect(withHorse('light').heard('refused')).toEqual([])
  })
  test('JG-8.8.1-a, 51 once in an activation', () => {
    const t = attacked('', {}, {}, (u) => u.set('H1', { did: 0 }))
    expect(t.asked()).toBe('fight / refuse')
    const again = new TestTable({
      size: '14x9',
      units: `a I1 inf line ${foot} 0101 SE\nx H1 cav light ${hussars} 1205 NW\nx R9 inf line ${foot} 1401 NW`,
    }).place({ I1: '0505', H1: '0605' })
    again.activate('a', { orders: true }).until('shock segment / announce')
    again.piece('H1').did |= REFUSED
    expect(again.dice(6, 0, 0).play('attack 0505 0605').asked()).not.toBe('fight / refuse')
  })
})

describe('the hex given up', () => {
  test('JG-8.8.1-l, JG-8.7.1-f the infantry may step in, its guns with it, or stay', () => {
    const given = () =>
      attacked(`a G1 art foot:3/5 ${gun} 0103 SE`, { G1: '0505' }).play('refuse 0705 1', 'face NW')
    expect(given().of('advance')).toContain('I1 0605 SE guns')
    const both = given().play('advance I1 0605 SE guns')
    expect([both.where('I1'), both.where('G1')]).toEqual(['0605', '0605'])
    const alone = given().play('advance I1 0605 SE')
    expect([alone.where('I1'), alone.where('G1')]).toEqual(['0605', '0505'])
    expect(given().play('done').where('I1')).toBe('0505')
  })
  test('JG-8.8.1-l, JG-8.7.1-a, R-34 as in any advance the best of one hex goes alone', () => {
    const t = attacked(`a I2 inf line 4-7-6-5 3-5-0-4 0103 SE`, { I2: '0505' }).play(
      'refuse 0705 1',
      'face NW',
    )
    expect(t.of('advance')).toEqual(['I2 0605 SE', 'I2 0605 S', 'I2 0605 NE'])
    t.play('advance I2 0605 SE')
    expect([t.where('I1'), t.where('I2')]).toEqual(['0505', '0605'])
  })
  test('JG-8.8.1-l, JG-8.7.1-g and ground that disorders has its effect', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......1........' : '..............'))
    const t = attacked('', {}, { rows, ground: 'side steep 0505/0605' })
    t.play('refuse 0705 1', 'face NW', 'advance I1 0605 SE')
    expect(t.condition('I1')).toBe(DISORDERED)
  })
  test('JG-8.8.1-l of two hexes given up the attackers may take either', () => {
    const t = new TestTable({
      size: '14x9',
      units: `a I1 inf line ${foot} 0101 SE\nx H1 cav light ${hussars} 1205 NW\nx H2 cav light ${hussars} 1207 NW\nx R9 inf line ${foot} 1401 NW`,
    }).place({ I1: '0505', H1: '0605', H2: '0506' })
    t.activate('a', { orders: true }).until('shock segment / announce').dice(0, 0, 0)
    t.play('attack 0505 0605', 'attack 0505 0506')
    while (t.asked() === 'fight / refuse') t.play(`refuse ${t.of('refuse')[0]}`, 'face NW')
    expect(t.heard('refused').length).toBe(2)
    expect(t.of('advance')).toContain('I1 0605 SE')
    expect(t.of('advance')).toContain('I1 0506 SE')
  })
  /** I1 in 0505 attacks the hussars in 0605 and the foot in 0506, I2 in 0504 the hussars alone, who slip away. */
  const half = (orders = true) => {
    const t = new TestTable({
      size: '14x9',
      units: `a I1 inf line 4-9-6-5 3-5-0-4 0101 SE\na I2 inf line ${foot} 0103 SE\nx H1 cav light ${hussars} 1205 NW\nx R1 inf line ${foot} 1207 NW\nx R9 inf line ${foot} 1401 NW`,
    }).place({ I1: '0505', I2: '0504', H1: '0605', R1: '0506' })
    t.activate('a', { orders }).until('shock segment / announce')
    t.play('attack 0505 0605', 'attack 0505 0506', 'attack 0504 0605').dice(0, 0, 0, 0)
    return t.play('refuse 0705 1', 'face NW')
  }
  test('JG-8.8.1-l, R-36 in a combat of two hexes whoever has nobody left in front may step in; the others fight on', () => {
    const t = half()
    expect(t.asked()).toBe('advance after refusal / who')
    expect(t.of('advance')).toEqual(['I2 0605 SE', 'I2 0605 S', 'I2 0605 NE'])
    // Turned toward the foot in 0506 it does not join that fight
    t.play('advance I2 0605 S')
    expect([t.where('I1'), t.where('I2')]).toEqual(['0505', '0605'])
    expect(t.heard('shock').map(({ attackers, targets }) => [attackers, targets])).toEqual([
      [[t.unit('I1')], [t.hex('0506')]],
    ])
    const stays = half().play('done')
    expect([stays.where('I2'), stays.heard('shock')[0].attackers]).toEqual(['0504', [stays.unit('I1')]])
  })
  test('R-36 and without orders takes no engagement test', () => {
    const t = half(false).play('done')
    const tested = t.heard('tested').filter(({ what }) => what === 'engagement')
    expect(tested.map(({ unit }) => unit)).toEqual([t.unit('I1')])
  })
  test('52, R-36 a battery stays behind, reacts and is lost', () => {
    const t = attacked(`x G1 art foot:3/5 ${gun} 1207 NW`, { G1: '0605' }).play('refuse 0705 1', 'face NW')
    expect(t.asked()).toBe('fight / react')
    t.dice(0).play('react G1')
    expect([t.condition('G1'), t.where('H1')]).toEqual([ELIMINATED, '0705'])
  })
})

describe('from foot and from horse', () => {
  const against = (
    attackers: string,
    at: Record<string, string>,
    change: Partial<Record<string, number>> = {},
  ) =>
    placed(`${attackers}\nx H1 cav light ${hussars} 1205 NW\nx R9 inf line ${foot} 1401 NW`, {
      ...at,
      H1: '0605',
      ...change,
    } as Record<string, string>)
      .activate('a', { orders: true })
      .until('shock segment / announce')
  const byFoot = () => against(`a I1 inf line ${foot} 0101 SE`, { I1: '0505' })
  test('JG-8.8.1-a, JG-8.8.1-b, JG-8.8.1-c, R-36 one hex, or two that end three from the attacker', () => {
    const t = byFoot().play('attack 0505 0605')
    expect(t.asked()).toBe('fight / refuse')
    expect(
      t
        .of('refuse')
        .filter((each) => each.endsWith(' 1'))
        .map((each) => each.slice(0, 4))
        .sort(),
    ).toEqual(['0604', '0606', '0705'].sort())
    expect(
      t
        .of('refuse')
        .filter((each) => each.endsWith(' 2'))
        .every((each) => !['0604', '0606', '0705'].includes(each.slice(0, 4))),
    ).toBe(true)
  })
  test('JG-8.8.1-d, JG-8.8.1-f, JG-8.8.1-g one hex tests at +1; the move is made either way; JG-8.8.1-i, l it faces freely, the foot may follow', () => {
    const t = byFoot().play('attack 0505 0605').dice(6).play('refuse 0705 1')
    expect(t.heard('tested')[0]).toMatchObject({ what: 'refusal', modifier: 1, passed: false })
    expect(t.condition('H1')).toBe(DISORDERED)
    t.play('face NW')
    expect(t.where('H1')).toBe('0705')
    expect(t.asked()).toBe('advance after refusal / who')
    t.play('advance I1 0605 SE')
    expect(t.where('I1')).toBe('0605')
  })
  test('JG-8.8.1-e two hexes test at -2', () => {
    const t = byFoot().play('attack 0505 0605').dice(8).play('refuse 0805 2')
    expect(t.heard('tested')[0]).toMatchObject({ modifier: -2, passed: true })
  })
  test('46 disordered hussars that fail rout and run 3 hexes', () => {
    const t = byFoot()
    t.set('H1', { condition: DISORDERED })
    t.play('attack 0505 0605').dice(9).play('refuse 0705 1')
    expect(t.condition('H1')).toBe(ROUTED)
  })
  test('JG-8.8.2-a, 50 from heavy horse alone without a test; not from light horse, nor from both', () => {
    const heavy = against(`a K1 cav heavy ${hussars} 0101 SE`, { K1: '0505' }).play('attack 0505 0605')
    expect(heavy.asked()).toBe('fight / refuse')
    heavy.play('refuse 0705 1')
    expect(heavy.heard('tested')).toEqual([])
    const lights = against(`a C1 cav light ${hussars} 0101 SE`, { C1: '0505' })
      .dice(4, 0, 0)
      .play('attack 0505 0605')
    expect(lights.heard('refused')).toEqual([])
    expect(lights.asked()).not.toBe('fight / refuse')
  })
})
