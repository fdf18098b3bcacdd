import { describe, expect, test } from 'vitest'
import { DISORDERED, GOOD, REFUSED, ROUTED } from '../../state.ts'
import { foot, gun, light, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

const heavy = '4-7-7-7 3-6-0-6'

/** Whoever stands in 0505 has announced its shock on the horse in 0605. */
function attacked(
  units: string,
  at: Record<string, string>,
  change: (t: TestTable) => void = () => {},
  drawn: Parameters<typeof placed>[2] = {},
): TestTable {
  const t = placed(`${units}\nx R9 inf line ${foot} 1401 NW`, at, drawn)
  change(t)
  return t
    .activate('a', { orders: true })
    .until('shock segment / announce')
    .dice(0, 0)
    .play('attack 0505 0605')
}
const onFoot = `a I1 inf line ${foot} 0101 SE`
const H1 = `x H1 cav light ${light} 1205 NW`
const H2 = `x H2 cav light ${light} 1205 NW`
const fallBack = (t: TestTable) => {
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  return t
}

describe('a stack', () => {
  test('R-98, R-37 light horse stacked with heavy does not refuse heavy horse, and the heavy does not let it go', () => {
    const mixed = `x H1 cav light ${light} 1205 NW\nx C1 cav heavy ${heavy} 1205 NW`
    const at = { H1: '0605', C1: '0605' }
    const byHorse = attacked(`a K1 cav heavy ${heavy} 0101 SE\n${mixed}`, { ...at, K1: '0505' })
    expect(byHorse.asked()).not.toBe('fight / refuse')
    expect(attacked(`${onFoot}\n${mixed}`, { ...at, I1: '0505' }).asked()).toBe('fight / refuse')
  })
  test('R-98, JG-8.8.1-g it goes as one, each with its own test', () => {
    const t = attacked(`${onFoot}\n${H1}\n${H2}`, { I1: '0505', H1: '0605', H2: '0605' })
    t.dice(6, 5).play('refuse 0705 1')
    expect([t.condition('H1'), t.condition('H2')]).toEqual([DISORDERED, GOOD])
    expect([t.where('H1'), t.where('H2')]).toEqual(['0705', '0705'])
  })
  test('R-36, JG-8.8.1-f one that routs by the test flies by itself; its mate makes the move', () => {
    const t = attacked(`${onFoot}\n${H1}\n${H2}`, { I1: '0505', H1: '0605', H2: '0605' }, (u) =>
      u.set('H1', { condition: DISORDERED }),
    )
    t.dice(9, 0).play('refuse 0705 1')
    fallBack(t)
    if (t.asked() === 'refusal / face') t.play('face NW')
    expect([t.condition('H1'), t.condition('H2')]).toEqual([ROUTED, GOOD])
    expect([t.where('H1') === '0705', t.where('H2')]).toEqual([false, '0705'])
  })
  test('R-98, JG-8.8.1-a a mate that has slipped away already keeps its hex from it', () => {
    const t = placed(`${onFoot}\n${H1}\n${H2}\nx R9 inf line ${foot} 1401 NW`, {
      I1: '0505',
      H1: '0605',
      H2: '0605',
    })
    t.activate('a', { orders: true }).until('shock segment / announce').set('H2', { did: REFUSED })
    expect(t.dice(4, 0, 0).play('attack 0505 0605').asked()).not.toBe('fight / refuse')
  })
})

describe('weather and ground', () => {
  test('JG-12.2-e, JG-8.8.1-d in fog the test of one hex is at +2', () => {
    const t = attacked(`${onFoot}\n${H1}`, { I1: '0505', H1: '0605' }, () => {}, { weather: 'fog' })
    t.dice(5).play('refuse 0705 1')
    expect(t.heard('tested').at(-1)?.modifier).toBe(2)
    expect(t.condition('H1')).toBe(DISORDERED)
  })
  test('JG-12.1-f, JG-8.8.1-e at night two hexes are no easier than a plain test', () => {
    const t = attacked(`${onFoot}\n${H1}`, { I1: '0505', H1: '0605' }, () => {}, { weather: 'night' })
    t.dice(6).play('refuse 0805 2')
    expect([t.heard('tested').at(-1)?.modifier, t.condition('H1')]).toEqual([0, GOOD])
  })
  test('JG-8.8.1-i, JG-10.3.4-b over a bridge it goes like a march: no level, and out of every zone', () => {
    const ground = 'side river vcut 6 rows 01-09\nroad 0605 0705 0805\nside bridge 0605/0705'
    const t = attacked(`${onFoot}\n${H1}`, { I1: '0505', H1: '0605' }, () => {}, { ground })
    t.play('refuse 0705 1')
    expect([t.where('H1'), t.condition('H1')]).toEqual(['0705', GOOD])
  })
  test('JG-8.8.1-i over a river without one it does not', () => {
    const t = attacked(`${onFoot}\n${H1}`, { I1: '0505', H1: '0605' }, () => {}, {
      ground: 'side river vcut 6 rows 01-09',
    })
    expect(t.of('refuse').some((each) => each.startsWith('07'))).toBe(false)
  })
})

describe('breakthrough', () => {
  test('JG-8.7.2-d, JG-8.8.1-a, JG-8.8.1-l horse before one who broke through may refuse the second shock; he may follow', () => {
    const t = placed(
      `a I1 inf line 9-9-6-5 8-8-0-4 0101 SE\nx R1 inf line ${foot} 1207 NW\n${H1}\nx R9 inf line ${foot} 1401 NW`,
      { I1: '0505', R1: '0605', H1: '0705' },
    )
    t.activate('a', { orders: true }).until('shock segment / announce').dice(5, 0, 0)
    t.play('attack 0505 0605', 'fall back 0604', 'break I1')
    expect([t.asked(), t.where('I1')]).toEqual(['fight / refuse', '0605'])
    t.play('refuse 0905 2', 'face NW')
    expect(t.asked()).toBe('advance after refusal / who')
    t.play(`advance ${t.of('advance')[0]}`)
    expect([t.where('I1'), t.heard('shock').length]).toEqual(['0705', 1])
  })
})

test('JG-8.7.1-d, JG-8.8.1-l guns that follow turn no farther than the infantry: one corner, from where they pointed', () => {
  const follow = (facing: string) => {
    const t = attacked(
      `${onFoot}\n${H1}\na G1 art foot:3/5 ${gun} 0102 SE`,
      { I1: '0505', G1: '0505', H1: '0605' },
      (u) => u.set('G1', { facing: 5 }),
    )
    t.play('refuse 0805 2', 'face NW', `advance I1 0605 ${facing} guns`)
    return [t.where('G1'), t.piece('I1').facing, t.piece('G1').facing]
  }
  expect(follow('SE')).toEqual(['0605', 2, 5])
  expect(follow('NE')).toEqual(['0605', 1, 4])
})
