import { describe, expect, test } from 'vitest'
import { DISORDERED, ENTERED_ORDERED, STRUCK } from '../../state.ts'
import { against, announced, foot, gun, line, placed } from '../../testing/shocks.ts'

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
  test('JG-11.1-a, R-45 a disordered mate who turns with a sortie has turned, and may not rally', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '....v.........' : '..............'))
    const rallies = (facing: string) => {
      const t = against(true, line('I2', 3), { I2: '0505' }, { rows })
      t.set('I2', { condition: DISORDERED }).until('shock segment / announce')
      t.dice(9, 0, 0, 0).play(`attack 0505 0605 ${facing}`)
      if (t.asked() === 'shock segment / announce') t.play('done')
      while (t.asked() === 'fall back / hex') t.play('fall back 0705')
      while (t.asked() === 'advance / who') t.play(t.options()[0])
      return t.asked() === 'rally segment / rally' ? t.of('rally') : []
    }
    expect([rallies('SE'), rallies('NE')]).toEqual([['I2'], []])
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
  test('JG-8.2-g an enemy is attacked by shock once in an activation', () => {
    const t = against(true, `x R2 inf line ${foot} 1207 NW`, { R2: '0506' }).until('movement segment / move')
    t.piece('R1').did |= STRUCK
    t.play('done')
    expect(t.of('attack')).toEqual(['0505 0506 SE'])
  })
})

describe('engagement', () => {
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
})

describe('several combats', () => {
  test('JG-6.1.2-d, R-67 only one who strikes at a hex strikes it in the rear', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.....v........' : '..............'))
    const t = against(
      true,
      `${line('I2', 3)}x R2 inf line ${foot} 1207 NW`,
      { I1: '0705', I2: '0504', R2: '0604' },
      { rows },
    )
    t.set('I1', { facing: 4 }).until('shock segment / announce').dice(4, 0, 0, 0, 0)
    t.play('attack 0705 0605', 'attack 0504 0604', 'attack 0504 0605')
    expect(t.heard('shock')[0].targets.length).toBe(2)
    expect(t.heard('shock')[0].modifier).toBe(-1)
  })
  test('JG-8.4.2-b, R-58 nor does the hexside count over which nobody strikes', () => {
    const rows = Array.from({ length: 9 }, (_, i) =>
      i === 4 ? '.....v........' : i === 3 ? '.....w........' : '..............',
    )
    const t = against(
      true,
      `${line('I2', 3)}x R2 inf line ${foot} 1207 NW`,
      { I1: '0705', I2: '0504', R2: '0604' },
      { rows, ground: 'side stream 0604/0705' },
    )
    t.set('I1', { facing: 4 }).until('shock segment / announce').dice(4, 0, 0, 0, 0)
    t.play('attack 0705 0605', 'attack 0504 0604', 'attack 0504 0605')
    expect(t.heard('shock')[0].modifier).toBe(-1)
  })
  test('JG-8.3.2-d, R-62, JG-8.2-g an enemy left by one who failed is taken on by both his neighbours in one combat', () => {
    const t = against(
      false,
      `${line('I2', 3)}${line('I3', 5)}x R2 inf line ${foot} 1207 NW\nx R3 inf line ${foot} 1208 NW`,
      { I2: '0504', I3: '0705', R2: '0604', R3: '0506' },
    )
    for (const code of ['I1', 'I2']) t.set(code, { standing: ENTERED_ORDERED })
    t.set('I3', { facing: 5 }).until('shock segment / announce').dice(9, 4, 0, 0, 0)
    t.play('attack 0505 0506', 'attack 0504 0604', 'attack 0705 0605', 'done', 'resolve 0605')
    expect(t.heard('tested')[0]).toMatchObject({ unit: t.unit('I3'), what: 'engagement', passed: false })
    expect(t.heard('shock').length).toBe(1)
    expect(t.heard('shock')[0]).toMatchObject({ attackers: { length: 2 }, targets: { length: 3 } })
  })
  test('JG-8.2-g, R-31 one driven into a hex that its own enemy has left is not attacked a second time', () => {
    const t = against(true, `${line('I2', 3)}x R2 inf line ${foot} 1207 NW`, { I2: '0506', R2: '0606' })
    t.until('shock segment / announce').dice(8, 0, 0, 0)
    t.play('attack 0505 0605', 'attack 0506 0606')
    t.place({ R2: '1208' }).play('resolve 0605', 'fall back 0606')
    for (let i = 0; i < 4 && t.s.combats.length > 0; i++) t.play(t.options()[0])
    expect(t.where('R1')).toBe('0606')
    expect(t.heard('shock').length).toBe(1)
  })
})

describe('horse beside horse that charged', () => {
  const beside = (orders: boolean) => {
    const horse = '4-7-7-7 3-6-0-6'
    const t = placed(
      `a K1 cav medium ${horse} 0503 SE\na K2 cav medium ${horse} 0101 SE\nx R1 inf line ${foot} 1205 NW\nx R9 inf line ${foot} 1401 NW`,
      { K2: '0505', R1: '0605' },
    ).activate('a', { orders })
    t.until('movement segment / move').dice(0).play('charge K1 0605')
    if (t.asked() === 'charge / strike') t.play('strike 0505 SE')
    return t.until('shock segment / announce')
  }
  test('JG-5.1.3-b, R-62 it may strike at the same enemy, in one combat', () => {
    const t = beside(true).dice(3, 0, 0, 0).play('attack 0505 0605')
    expect(t.heard('shock')[0]).toMatchObject({ attackers: { length: 2 }, charge: true })
  })
  test('JG-2.4.2-f without orders it tests for itself; those who charged have done so', () => {
    const t = beside(false).dice(9, 3, 0, 0).play('attack 0505 0605')
    expect(t.heard('tested').at(-1)).toBeDefined()
    expect(t.heard('tested').filter(({ what }) => what === 'engagement')[0]).toMatchObject({ passed: false })
    expect(t.heard('shock')[0].attackers).toEqual([t.unit('K1')])
  })
})
