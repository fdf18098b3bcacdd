import { describe, expect, test } from 'vitest'
import { CHARGING } from '../../state.ts'
import { against, announced, foot, light } from '../../testing/shocks.ts'

describe('counter-attacks', () => {
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
    expect(t.heard('brokeThrough')).toEqual([])
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
    const [striker] = t.of('counter-attack').filter((each) => each.endsWith('0505 0405'))
    t.dice(4, 0, 0).play(`counter-attack ${striker}`)
    expect([t.where('R1'), t.where('R2')]).toEqual(['0505', '0505'])
    expect(t.heard('shock')[1].targets).toEqual([t.hex('0405')])
  })
})

test('JG-8.7.2-e, R-35 horse that pursued before in this activation strikes back without charging', () => {
  const t = against(true, `x H1 cav medium ${light} 1207 NW`, { R1: '1206', H1: '0605' })
  t.until('shock segment / announce')
  t.piece('H1').did |= CHARGING
  t.dice(1, 0, 4, 0, 0).play('attack 0505 0605', 'done', 'counter-attack H1')
  expect(t.heard('shock')[1].charge).toBe(false)
})
