import { describe, expect, test } from 'vitest'
import { DISORDERED, ELIMINATED } from '../../state.ts'
import { against, announced, foot, gun } from '../../testing/shocks.ts'

describe('reaction fire', () => {
  const battery = (orders = true) => against(orders, `x G1 art foot:3/5 ${gun} 1207 NW`, { G1: '0605' })
  test('JG-7.1-f, JG-7.1-g, JG-8.3.3-a, JG-8.3.3-c guns under attack may fire at an attacker first', () => {
    const t = announced(battery())
    expect(t.asked()).toBe('fight / react')
    expect(t.of('react')).toEqual(['G1 I1'])
    const failed = announced(battery(false), 9)
    expect(failed.asked()).not.toBe('fight / react')
  })
  test('JG-7.4.4-a not across a steep slope or a crest', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......1........' : '..............'))
    const asked = (ground: string) =>
      announced(
        against(true, `x G1 art foot:3/5 ${gun} 1207 NW`, { G1: '0605' }, { rows, ground }).dice(4, 0, 0),
      ).heard('shock').length
    expect(asked('side steep 0505/0605')).toBe(1)
    expect(asked('side crest 0505/0605')).toBe(1)
    expect(asked('')).toBe(0)
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

describe('guns when it is over', () => {
  test('JG-8.5-f, JG-8.9-e, JG-8.7.2-h, 39 guns alone are lost after their fire, without breakthrough', () => {
    const t = against(true, `x G1 art foot:3/5 ${gun} 1207 NW`, { G1: '0605', R1: '0905' })
    announced(t).play('done')
    expect(t.condition('G1')).toBe(ELIMINATED)
    expect(t.heard('shock')).toEqual([])
    expect(t.heard('brokeThrough')).toEqual([])
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
  test('JG-8.9-b they stay, in disorder, with those of the attackers who stay', () => {
    const t = announced(
      against(true, `a I2 inf line ${foot} 0103 SE\nb G1 art foot:3/5 ${gun} 0107 SE`, {
        I2: '0505',
        G1: '0505',
      }),
      0,
      9,
      0,
    )
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect([t.where('I1'), t.where('I2')].filter((hex) => hex === '0505').length).toBe(1)
    expect([t.where('G1'), t.condition('G1')]).toEqual(['0505', DISORDERED])
  })
  test('JG-8.9-b, R-39 guns in disorder with an attacker who loses rout: they retreat, and that is all', () => {
    const t = against(true, `b G1 art foot:3/5 ${gun} 0107 SE\nx R2 inf line ${foot} 1207 NW`, {
      G1: '0505',
      R2: '0605',
    }).set('G1', { condition: DISORDERED })
    announced(t, 1, 0)
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    const went = t.heard('moved').filter(({ unit, how }) => unit === t.unit('G1') && how !== 'rout')
    expect(went.map(({ how }) => how)).toEqual(['retreat', 'retreat'])
  })
})

describe('whom reaction fire hits', () => {
  /** I1 and I2 in 0505 attack the battery and its infantry in 0605. */
  const stack = (change: Parameters<typeof against>[1] = '') =>
    against(true, `x G1 art foot:3/5 ${gun} 1207 NW\na I2 inf line ${foot} 0102 SE\n${change}`, {
      G1: '0605',
      I2: '0505',
    })
  test('R-93, JG-7.1-f a mate in disorder on top is no shield: the first of those who attack is hit', () => {
    const t = stack().set('I1', { condition: DISORDERED })
    expect(t.s.tops[t.hex('0505')]).toBe(t.unit('I1'))
    expect(announced(t).of('react')).toEqual(['G1 I2'])
  })
  test('R-93, JG-5.1.3-h under guns it is the attacker too, not the mate who stays out', () => {
    const t = stack(`a G5 art foot:3/5 ${gun} 0107 SE`)
      .place({ G5: '0505' })
      .set('I1', { condition: DISORDERED })
    expect(announced(t).of('react').sort()).toEqual(['G1 G5', 'G1 I2'])
  })
  test('JG-8.3.3-e, R-22 the top one stopped, the other attacks alone and both take what comes back', () => {
    const t = announced(stack()).dice(9, 0, 9, 9).play('react G1 I1')
    expect(t.condition('I1')).toBe(DISORDERED)
    expect(t.heard('shock')[0].attackers).toEqual([t.unit('I2')])
  })
  test('JG-7.1-f, JG-6.1.1-c guns that look elsewhere than their infantry do not react', () => {
    const t = stack().set('G1', { facing: 2 })
    expect(announced(t, 0).of('react')).toEqual([])
  })
  test('JG-7.2-a, JG-8.9-d guns in disorder do not react and go back with their infantry', () => {
    const t = stack().set('G1', { condition: DISORDERED })
    announced(t, 9, 0, 0)
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.heard('fired')).toEqual([])
    expect(t.where('G1')).not.toBe('0605')
  })
  test('JG-8.3.3-c, JG-8.8.1-b refusal comes before reaction fire: the guns that horse leaves fire and are lost', () => {
    const t = against(true, `x G1 art foot:3/5 ${gun} 1207 NW\nx H1 cav light 4-6-6-8 3-5-0-7 1208 NW`, {
      G1: '0605',
      H1: '0605',
      R1: '1205',
    })
    announced(t)
    expect(t.asked()).toBe('fight / refuse')
    t.dice(0, 0).play('refuse 0805 2', 'face NW')
    expect([t.asked(), t.of('react')]).toEqual(['fight / react', ['G1 I1']])
    t.play('react G1 I1')
    expect(t.condition('G1')).toBe(ELIMINATED)
  })
})
