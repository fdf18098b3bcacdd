import { describe, expect, test } from 'vitest'
import { DISORDERED, STRUCK } from '../state.ts'
import { against, announced, foot, gun, line } from '../testing/shocks.ts'

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
