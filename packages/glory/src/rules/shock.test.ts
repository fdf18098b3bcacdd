import type { HexId } from '@gunbai/hexes'
import { describe, expect, test } from 'vitest'
import { lift, put } from '../piece.ts'
import { DISORDERED, ELIMINATED, ROUTED, STRUCK } from '../state.ts'
import { Table } from '../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const gun = '4-6-x-4 x-5-x-3'
const light = '4-6-6-8 3-5-0-7'

/** Sets units down somewhere before play, in contact if wished. */
function placed(
  units: string,
  at: Record<string, string>,
  drawn: Partial<ConstructorParameters<typeof Table>[0]> = {},
): Table {
  const t = new Table({ size: '14x9', ...drawn, units })
  for (const [code, hex] of Object.entries(at)) {
    lift(t.s, t.unit(code))
    put(t.s, t.unit(code), t.hex(hex) as HexId)
  }
  return t
}
const line = (code: string, n: number, more = '') => `a ${code} inf line ${foot} 010${n} SE\n${more}`
const against = (orders = true, extra = '', at: Record<string, string> = {}, drawn = {}) =>
  placed(
    `${line('I1', 1)}x R1 inf line ${foot} 1205 NW\nx R9 inf line ${foot} 1401 NW\n${extra}`,
    { I1: '0505', R1: '0605', ...at },
    drawn,
  ).activate('a', { orders })
/** Announces the attack of 0505 on 0605 and nothing else; the dice fall like this from then on. */
function announced(t: Table, ...dice: number[]): Table {
  t.until('shock segment / announce')
  if (dice.length > 0) t.dice(...dice)
  t.play('attack 0505 0605')
  if (t.asked() === 'shock segment / announce') t.play('done')
  return t
}

describe('announcing', () => {
  test('JG-8.1-a, JG-8.2-a, JG-8.3.1-a, JG-6.1.2-c into front hexes, and only if one likes', () => {
    const t = against().until('shock segment / announce')
    expect(t.options()).toEqual(['done', 'attack 0505 0605 SE'])
    const turned = against()
    turned.set('I1', { facing: 5 })
    expect(
      turned
        .until('rally segment / rally' === turned.asked() ? turned.asked() : 'movement segment / move')
        .of('attack'),
    ).toEqual([])
  })
  test('JG-8.2-b, JG-10.1-e disordered units, squares and guns do not attack', () => {
    for (const change of [{ condition: DISORDERED }, { square: true }] as const) {
      const t = against()
      t.set('I1', change)
      for (let i = 0; i < 9 && t.s.active !== null; i++) {
        expect(t.of('attack')).toEqual([])
        t.play(t.options().includes('done') ? 'done' : t.options()[0])
      }
    }
  })
  test('JG-8.2-c not where one could not go: across a river', () => {
    const t = against(true, '', {}, { ground: 'side river vcut 5 rows 01-09' })
    for (let i = 0; i < 9 && t.s.active !== null; i++) {
      expect(t.asked()).not.toBe('shock segment / announce')
      t.play(t.options().includes('done') ? 'done' : t.options()[0])
    }
  })
  test('JG-8.2-f, R-31 every enemy in front must be attacked by somebody', () => {
    const t = against(true, `x R2 inf line ${foot} 1207 NW`, { R2: '0506' }).until('shock segment / announce')
    expect(t.options()).toContain('done')
    t.play('attack 0505 0605')
    expect(t.options()).not.toContain('done')
    t.dice(4, 0, 0, 0).play('attack 0505 0506')
    expect(t.heard('shock')[0].targets.length).toBe(2)
  })
  test('JG-6.1.1-e, JG-6.1.2-e, JG-6.1.2-f, 40 from a village any way, but then only where it has turned to', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '....v.........' : '..............'))
    const t = against(true, `x R2 inf line ${foot} 1207 NW`, { R2: '0405' }, { rows }).until(
      'shock segment / announce',
    )
    expect(t.of('attack').some((each) => each.startsWith('0505 0405'))).toBe(true)
    t.dice(4, 0, 0).play('attack 0505 0605 SE')
    expect(t.heard('shock')[0]).toMatchObject({ targets: [t.hex('0605')], modifier: -1 })
  })
  test('JG-5.1.3-b, JG-5.1.3-c, R-22 stacked units attack together, the disordered stay out', () => {
    const t = against(true, line('I2', 3), { I2: '0505' })
    announced(t, 4, 0, 0, 0, 0)
    expect(t.heard('shock')[0].attackers.length).toBe(2)
    const u = against(true, line('I2', 3), { I2: '0505' })
    u.set('I2', { condition: DISORDERED })
    expect(announced(u, 4, 0, 0, 0).heard('shock')[0].attackers.length).toBe(1)
  })
  test('JG-8.4.1-a, JG-8.2-e, R-62 those who attack one defender add up', () => {
    const t = against(true, line('I2', 3), { I2: '0504' }).until('shock segment / announce')
    t.play('attack 0505 0605').dice(4, 0, 0, 0)
    t.play('attack 0504 0605')
    expect(t.heard('shock')[0].attackers.length).toBe(2)
    expect(t.heard('shock')[0].modifier).toBe(2)
  })
})

describe('engagement and reaction', () => {
  test('JG-8.3.1-b, JG-8.3.2-a, JG-2.4.2-f, JG-8.3.2-c without orders it must pass its engagement test', () => {
    const t = announced(against(false), 7)
    expect(t.heard('tested')[0]).toMatchObject({ what: 'engagement', die: 7, passed: false })
    expect(t.heard('shock')).toEqual([])
  })
  test('JG-8.3.1-d, JG-8.3.2-b one that passes must fight', () => {
    const t = announced(against(false), 6, 5, 0, 0)
    expect(t.heard('shock').length).toBe(1)
  })
  test('JG-5.1.3-d, JG-5.1.3-e, 35 the first good-order unit from the top tests for the hex', () => {
    const t = against(false, `a I2 inf line 4-6-1-5 3-5-0-4 0103 SE\na G1 art foot:3/5 ${gun} 0105 SE`, {
      I2: '0505',
      G1: '0505',
    })
    announced(t, 5, 5, 0, 0, 0)
    expect(t.heard('tested')[0]).toMatchObject({ unit: t.unit('I1'), passed: true })
  })
  const battery = (orders = true) => against(orders, `x G1 art foot:3/5 ${gun} 1207 NW`, { G1: '0605' })
  test('JG-7.1-f, JG-7.1-g, JG-8.3.3-a, JG-8.3.3-c guns under attack may fire at an attacker first', () => {
    const t = announced(battery())
    expect(t.asked()).toBe('fight / react')
    expect(t.of('react')).toEqual(['G1 I1'])
    const failed = announced(battery(false), 9)
    expect(failed.asked()).not.toBe('fight / react')
  })
  test('JG-8.3.3-d, R-33 whoever fire disorders does not attack', () => {
    const t = announced(battery()).dice(9).play('react G1')
    expect(t.condition('I1')).toBe(DISORDERED)
    expect(t.heard('shock')).toEqual([])
  })
  test('JG-8.3.3-b, 37 two batteries react one by one, never together', () => {
    const t = against(true, `x G1 art foot:3/5 ${gun} 1207 NW\nx G2 art foot:3/5 ${gun} 1208 NW`, {
      G1: '0605',
      G2: '0605',
      R1: '0905',
    })
    announced(t)
    expect(t.of('react')).toEqual(['G1 I1', 'G2 I1'])
    t.dice(0).play('react G1')
    expect(t.of('react')).toEqual(['G2 I1'])
  })
})

describe('results', () => {
  test('W1 JG-8.5-a, JG-8.5-c, JG-8.7.1-a, JG-8.7.1-d disordered and driven back one hex; the attacker follows and may turn a corner', () => {
    const t = announced(against(), 9)
    expect(t.condition('R1')).toBe(DISORDERED)
    t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.of('advance').sort()).toEqual(['I1 0605 NE', 'I1 0605 S', 'I1 0605 SE'])
    t.play('advance I1 0605 SE')
    expect(t.where('I1')).toBe('0605')
  })
  test('JG-10-a, JG-10.3.1-a, JG-10.3.2-a a recoil is one hex away from all attackers, facing as before', () => {
    const t = announced(against(), 9)
    expect(t.of('fall back').sort()).toEqual(
      ['0604', '0606', '0705']
        .filter((each) => each !== '')
        .slice(0, 3)
        .map((each) => each)
        .sort(),
    )
    t.play('fall back 0705')
    expect(t.piece('R1').facing).toBe(5)
  })
  test('JG-10.3.5-a, R-44, 74 each front zone entered in falling back is a level; one avoids it where one can', () => {
    const t = announced(against(true, line('I8', 8), { I8: '0804' }))
    t.set('I8', { facing: 5 })
    t.dice(9).play('done')
    expect(t.of('fall back')).not.toContain('0704')
  })
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
    expect(t.heard('broke through').length).toBe(1)
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
  test('JG-8.2-d a counter-attack takes on one enemy in front and may leave the other', () => {
    const t = announced(
      against(true, `x R2 inf line ${foot} 1207 NW\nb I2 inf line ${foot} 0103 SE`, {
        R2: '0605',
        I2: '0504',
      }),
      3,
      0,
    )
    const struck = t.of('counter-attack').map((each) => each.slice(-4))
    expect(struck.sort()).toEqual(['0504', '0505'])
    t.dice(4, 0, 0).play(`counter-attack ${t.of('counter-attack').find((each) => each.endsWith('0505'))}`)
    expect(t.heard('shock')[1].targets).toEqual([t.hex('0505')])
  })
  test('45 a counter-attack that wins has no breakthrough of its own', () => {
    const t = announced(
      against(true, `x R2 inf line 9-9-6-5 8-8-0-4 1207 NW\nx R3 inf line ${foot} 1208 NW`, {
        R1: '1203',
        R2: '0605',
      }),
      7,
      0,
    )
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.asked()).toBe('fight / counterAttack')
    t.dice(9, 0).play(`counter-attack ${t.of('counter-attack')[0]}`)
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.heard('shock')[1].row).toBeGreaterThanOrEqual(10)
    expect(t.heard('broke through')).toEqual([])
  })
  test('41, JG-6.1.1-e a village has no rear: struck from behind there is no modifier', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.....v........' : '..............'))
    const struck = (drawn: object) => {
      const t = against(true, '', {}, drawn)
      t.set('R1', { facing: 2 })
      return announced(t, 4, 0, 0).heard('shock')[0].modifier
    }
    expect(struck({})).toBe(2)
    expect(struck({ rows })).toBe(-1)
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
  test('JG-8.7.2-e, JG-8.7.2-g, R-35, 44 counter-attack row: the defender may strike one hex, the attacker gone or not', () => {
    const t = announced(against(true, `x R2 inf line ${foot} 1207 NW`, { R2: '0605' }), 3, 0)
    expect(t.heard('shock')[0].modifier).toBe(-2)
    expect(t.asked()).toBe('fight / counterAttack')
    expect(t.of('counter-attack')).toEqual([
      `${t.s.tops[t.hex('0605')] === t.unit('R1') ? 'R1' : 'R2'} 0605 0505`,
    ])
    const squared = against(true, `x R2 inf line ${foot} 1207 NW`, { R2: '0605' })
    squared.set('R1', { square: true }).set('R2', { square: true })
    announced(squared, 0, 0, 0, 0)
    while (squared.asked() === 'fall back / hex') squared.play(`fall back ${squared.of('fall back')[0]}`)
    expect(squared.asked()).not.toBe('fight / counterAttack')
  })
  test('JG-8.7.2-f after the attacker has left the defender may first take his hex', () => {
    const t = announced(
      against(true, `x R2 inf line ${foot} 1207 NW\na I5 inf line ${foot} 0107 SE`, {
        R2: '0605',
        I5: '0405',
      }),
      1,
      0,
    )
    while (t.asked() === 'fall back / hex')
      t.play(`fall back ${t.of('fall back').find((each) => each !== '0405') ?? '0405'}`)
    expect(t.of('counter-attack').some((each) => each.endsWith('0505 0405'))).toBe(true)
  })
  test('JG-8.5-f, JG-8.9-e, JG-8.7.2-h, 39 guns alone are lost after their fire, without breakthrough', () => {
    const t = against(true, `x G1 art foot:3/5 ${gun} 1207 NW`, { G1: '0605', R1: '0905' })
    announced(t).play('done')
    expect(t.condition('G1')).toBe(ELIMINATED)
    expect(t.heard('shock')).toEqual([])
    expect(t.heard('broke through')).toEqual([])
  })
  test('JG-8.9-f, 38 guns alone beside another hex go only if that one is driven off', () => {
    const two = () =>
      against(true, `x G1 art foot:3/5 ${gun} 1207 NW`, { G1: '0506' })
        .until('shock segment / announce')
        .play('attack 0505 0605', 'attack 0505 0506')
    const t = two().dice(3, 0, 0)
    t.play('done')
    expect(t.condition('G1')).toBe(0)
    const u = two().dice(9).play('done')
    u.play(`fall back ${u.of('fall back')[0]}`)
    expect(u.condition('G1')).toBe(ELIMINATED)
  })
  test('JG-8.9-a, JG-8.9-d guns with a defender who loses recoil and test', () => {
    const t = announced(against(true, `x G1 art foot:3/5 ${gun} 1207 NW`, { G1: '0605' }))
      .dice(9, 9)
      .play('done')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.where('G1')).not.toBe('0605')
    expect(t.condition('G1')).toBe(DISORDERED)
  })
  test('JG-8.9-b, JG-8.9-c, R-38, 23 guns with an attacker who loses are disordered and go back with him', () => {
    const t = announced(
      against(true, `b G1 art foot:3/5 ${gun} 0107 SE\nx R2 inf line ${foot} 1207 NW`, {
        G1: '0505',
        R2: '0605',
      }),
      1,
      0,
    )
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.where('G1')).not.toBe('0505')
    expect(t.condition('G1')).toBe(DISORDERED)
  })
  test('JG-8.2-g an enemy is attacked by shock once in an activation', () => {
    const t = against(true, `x R2 inf line ${foot} 1207 NW`, { R2: '0506' }).until('movement segment / move')
    t.piece('R1').did |= STRUCK
    t.play('done')
    expect(t.of('attack')).toEqual(['0505 0506 SE'])
  })
})

describe('refusal by cavalry', () => {
  const hussars = (
    attackers: string,
    at: Record<string, string>,
    change: Partial<Record<string, number>> = {},
  ) =>
    placed(`${attackers}\nx H1 cav light ${light} 1205 NW\nx R9 inf line ${foot} 1401 NW`, {
      ...at,
      H1: '0605',
      ...change,
    } as Record<string, string>)
      .activate('a', { orders: true })
      .until('shock segment / announce')
  const byFoot = () => hussars(`a I1 inf line ${foot} 0101 SE`, { I1: '0505' })
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
    const heavy = hussars(`a K1 cav heavy ${light} 0101 SE`, { K1: '0505' }).play('attack 0505 0605')
    expect(heavy.asked()).toBe('fight / refuse')
    heavy.play('refuse 0705 1')
    expect(heavy.heard('tested')).toEqual([])
    const lights = hussars(`a C1 cav light ${light} 0101 SE`, { C1: '0505' })
      .dice(4, 0, 0)
      .play('attack 0505 0605')
    expect(lights.heard('refused')).toEqual([])
    expect(lights.asked()).not.toBe('fight / refuse')
  })
})
