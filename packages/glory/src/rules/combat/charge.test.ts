import { describe, expect, test } from 'vitest'
import { CHARGING, DISORDERED, ELIMINATED, MARKED, ORDINARY, ROUTED } from '../../state.ts'
import { type Drawn, placed as placedAnywhere } from '../../testing/placed.ts'
import type { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-7-7-7 3-6-0-6'
const gun = '4-6-x-4 x-5-x-3'

/** With the far enemy in the corner behind. */
const placed = (units: string, at: Record<string, string> = {}, drawn: Drawn = {}) =>
  placedAnywhere(units, at, drawn, '1609')
const charging = (t: TestTable, orders = true) => t.activate('a', { orders }).until('movement segment / move')
const onFoot = (hex = '0605', drawn = {}) =>
  placed(`a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} ${hex} NW`, {}, drawn)

describe('declaring', () => {
  test('JG-9.1-a, JG-9.1-c, R-29, 53 the target must be seen through the front', () => {
    expect(charging(onFoot()).of('charge')).toEqual(['K1 0605'])
    expect(charging(onFoot().set('K1', { facing: 5 })).of('charge')).toEqual([])
    expect(
      charging(
        placed(
          `a K1 cav heavy ${horse} 0205 SE\na I1 inf line ${foot} 0405 SE\nx R1 inf line ${foot} 0605 NW`,
        ),
      ).of('charge'),
    ).toEqual([])
  })
  test('JG-9.1-f, R-13, R-49, 15, 54 no farther than the reduced allowance: contact after 4 hexes of 7 points', () => {
    expect(charging(onFoot('0705')).of('charge')).toEqual(['K1 0705'])
    expect(charging(onFoot('0805')).of('charge')).toEqual([])
  })
  test('JG-4.3.1-b, R-64 by road the hex to strike from is paid in full, be the enemy guns without a zone', () => {
    const road = 'road 0105 0205 0305 0405 0505 0605 0705 0805 0905 1005 1105'
    const onGuns = (hex: string) =>
      charging(
        placed(`a K1 cav heavy ${horse} 0105 SE\nx G1 art foot:3/5 ${gun} ${hex} NW`, {}, { ground: road }),
      ).of('charge')
    expect(onGuns('0905')).toEqual(['K1 0905'])
    expect(onGuns('1005')).toEqual([])
  })
  test('R-14, JG-5.2.1-e a charge that comes within 5 hexes of the enemy costs the Reinforcement marker', () => {
    const swift = '4-7-7-9 3-6-0-6'
    const t = placed(`a K1 cav heavy ${swift} 0105 SE\nx R1 inf line ${foot} 0705 NW`)
    t.set('K1', { standing: MARKED })
    charging(t, false).play('charge K1 0705')
    if (t.asked() === 'charge / strike') t.play('strike 0605 SE')
    expect(t.heard('tested')).toEqual([])
    expect(t.piece('K1').standing).toBe(ORDINARY)
  })
  test('JG-9.1-b, JG-10.1-e not in disorder; JG-12.1-e, JG-12.2-d not at night nor in fog', () => {
    expect(charging(onFoot().set('K1', { condition: DISORDERED })).of('charge')).toEqual([])
    for (const weather of ['night', 'fog'])
      expect(charging(onFoot('0605', { weather })).of('charge')).toEqual([])
  })
  test('JG-9.1-i, JG-9.1-j not into a village, not across a bridge, slope or redoubt', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.....v..........' : '................'))
    expect(charging(onFoot('0605', { rows })).of('charge')).toEqual([])
    expect(
      charging(
        onFoot('0605', { ground: 'side river vcut 3 rows 01-09\nroad 0305 0405\nside bridge 0305/0405' }),
      ).of('charge'),
    ).toEqual([])
    const hill = Array.from({ length: 9 }, () => `....${'.1'.repeat(12)}`)
    expect(charging(onFoot('0605', { rows: hill })).of('charge')).toEqual([])
  })
  test('JG-9.1-h, 55 not into a hex with friendly guns', () => {
    const strikes = (hex: string) => {
      const t = placed(
        `a K1 cav heavy ${horse} 0305 SE\nx R1 inf line ${foot} 0605 NW\na G1 art foot:3/5 ${gun} 0101 SE`,
        { G1: hex },
      )
      return charging(t)
        .play('charge K1 0605')
        .of('strike')
        .map((each) => each.slice(0, 4))
    }
    expect(strikes('0101')).toContain('0506')
    expect(strikes('0506')).not.toContain('0506')
  })
  test('JG-9.1-d, JG-2.4.2-c, JG-2.4.2-e without orders an engagement test; failing, it neither moves nor fights', () => {
    const t = charging(onFoot(), false).dice(8).play('charge K1 0605')
    expect(t.where('K1')).toBe('0205')
    expect(t.of('march')).not.toContain('K1')
  })
  test('JG-9-b, JG-9.1-e it strikes from a hex beside the target that it has in front', () => {
    const t = charging(onFoot()).play('charge K1 0605')
    expect(t.heard('charged')).toMatchObject([{ unit: t.unit('K1'), hex: t.hex('0605') }])
    expect(t.asked()).toBe('charge / strike')
    expect(
      t.of('strike').every((each) => ['0505', '0504', '0604', '0506', '0606'].includes(each.slice(0, 4))),
    ).toBe(true)
    t.play('strike 0505 SE')
    expect(t.piece('K1').did & CHARGING).not.toBe(0)
  })
})

describe('from contact', () => {
  const inContact = (values: string) =>
    charging(
      placed(`a K1 cav heavy ${values} 0101 SE\nx R1 inf line ${foot} 1205 NW`, { K1: '0505', R1: '0605' }),
    )
  test('JG-9.1-g, JG-6.2.2-i, R-49 it leaves the zone for a point more, comes back and strikes as it faced before', () => {
    const t = inContact(horse).play('charge K1 0605', 'strike 0504 SE')
    expect([t.where('K1'), t.piece('K1').facing]).toEqual(['0504', 2])
    expect(t.heard('moved').map(({ to }) => to)).not.toContain(t.hex('0506'))
    expect(inContact('4-7-7-4 3-6-0-4').of('charge')).toEqual([])
  })
  test('JG-9.1-g, R-76 it may come back into the very hex that it left', () => {
    const t = inContact(horse).play('charge K1 0605')
    expect(t.of('strike').sort()).toEqual(['0504 SE', '0505 SE'])
    t.play('strike 0505 SE')
    const way = t.heard('moved').map(({ to }) => to)
    expect([way.length, way[1], t.where('K1'), t.piece('K1').facing]).toEqual([2, t.hex('0505'), '0505', 2])
    expect(t.piece('K1').did & CHARGING).not.toBe(0)
    // 1 and 1 for leaving, 1 for the way back
    expect(inContact('4-7-7-5 3-6-0-4').of('charge')).toEqual(['K1 0605'])
    expect(inContact('4-7-7-4 3-6-0-4').of('charge')).toEqual([])
  })
  test('JG-9.1-e, R-76 beside guns, which have no zone, it may ride a way and come back too, and then face freely', () => {
    const t = charging(
      placed(`a K1 cav heavy ${horse} 0101 SE\nx G1 art foot:3/5 ${gun} 1205 NW`, { K1: '0505', G1: '0605' }),
    ).play('charge K1 0605')
    expect(t.of('strike').filter((each) => each.startsWith('0505'))).toEqual(['0505 NE', '0505 SE'])
  })
  test('JG-9.1-h, R-76 not back to the battery that it stood with', () => {
    const t = placed(
      `a K1 cav heavy ${horse} 0101 SE\na G1 art foot:3/5 ${gun} 0103 SE\nx R1 inf line ${foot} 1205 NW`,
      { K1: '0505', G1: '0505', R1: '0605' },
    )
    charging(t).play('charge K1 0605')
    expect(t.where('K1')).toBe('0504')
  })
  test('JG-6.2.2-i, R-76 its first hex is no other zone hex of the enemy that it leaves', () => {
    const ground = 'side river 0505/0404 0505/0405 0505/0406'
    const shut = placed(
      `a K1 cav heavy ${horse} 0101 SE\nx R1 inf line ${foot} 1205 NW`,
      { K1: '0505', R1: '0605' },
      { ground },
    )
    expect(charging(shut).of('charge')).toEqual([])
  })
})

describe('a charge is no shock', () => {
  test('JG-8.1-b, R-32 the duty to attack all in front does not send a charger into a village', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 5 ? '....v...........' : '................'))
    const t = charging(
      placed(
        `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 0506 NW`,
        {},
        { rows },
      ),
    ).play('charge K1 0605', 'strike 0505 SE', 'done')
    t.dice(4, 0, 0).play('done')
    expect(t.heard('shock')[0].targets).toEqual([t.hex('0605')])
  })
})

describe('the blow and after', () => {
  const blow = (t: TestTable, ...dice: number[]) => {
    t.play('charge K1 0605', 'strike 0505 SE')
    if (t.asked() === 'charge / square') t.play('done')
    return t.dice(...dice).play('done')
  }
  test('JG-9-c, JG-9.2-a, JG-9.2-b, JG-9.5.1-a, JG-9.5.2-g the charger must pursue one who leaves', () => {
    const t = blow(charging(onFoot()), 5)
    expect(t.condition('R1')).toBe(DISORDERED)
    t.dice(3, 0, 0, 0, 0).play('fall back 0705', 'wheel SE')
    expect(t.heard('moved').some((each) => each.how === 'pursuit')).toBe(true)
    expect(t.where('K1')).toBe('0605')
    expect(t.heard('shock')[1]).toMatchObject({ charge: true })
  })
  test('JG-9.2-e, JG-9.5.2-n, R-52 at the end whoever charged takes a cohesion test', () => {
    const t = blow(charging(onFoot()), 2, 0, 9)
    expect(t.heard('tested').some((each) => each.what === 'end of charge')).toBe(true)
    expect(t.condition('K1')).toBe(DISORDERED)
  })
  test('JG-9.4-a, JG-9.4-b, JG-9.4-d, 61 light horse meets heavy at +2', () => {
    const meet = (kind: string, die: number, options = {}) => {
      const t = charging(
        placed(`a K1 cav heavy ${horse} 0205 SE\nx H1 cav ${kind} 4-6-6-8 3-5-0-7 0605 NW`, {}, options),
      ).play('charge K1 0605', 'strike 0505 SE', 'done')
      t.dice(die, 4, 0, 0, 0).play('counter-charge 0605')
      return t.heard('tested')[0]
    }
    expect(meet('light', 5)).toMatchObject({ what: 'counter-charge', modifier: 2, passed: false })
    expect(meet('light', 4)).toMatchObject({ passed: true })
    expect(meet('medium', 6)).toMatchObject({ modifier: 0, passed: true })
    expect(meet('medium', 6, { options: { 'R-60': 'light and medium' } })).toMatchObject({
      modifier: 2,
      passed: false,
    })
  })
  test('58, R-33, R-42 a charger routed by guns inside a square retreats away from it, with no end test', () => {
    const t = charging(
      placed(
        `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx G1 art foot:3/5 12-6-x-4 x-5-x-3 0605 NW`,
      )
        .set('R1', { square: true })
        .set('G1', { square: true }),
    ).play('charge K1 0605', 'strike 0505 SE', 'done')
    t.dice(9).play('react G1')
    expect(t.condition('K1')).toBe(ROUTED)
    expect(t.of('fall back').sort()).toEqual(['0404', '0405', '0406'])
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.heard('shock')).toEqual([])
    expect(t.heard('tested')).toEqual([])
  })
  test('67, JG-9.2-e, R-42 a charger disordered by the result who fails the end test routs, toward its own edge', () => {
    const t = blow(charging(onFoot().set('R1', { square: true })), 1, 9, 9)
    t.play('fall back 0405')
    expect(t.condition('K1')).toBe(ROUTED)
    expect(t.of('fall back').sort()).toEqual(['0304', '0305', '0306'])
  })
  test('W7 JG-9.4-c, JG-9.4-f a counter-charge that comes off takes the charge bonus away', () => {
    const t = charging(
      placed(`a K1 cav medium 3-6-6-7 2-5-0-6 0205 SE\nx H1 cav medium 3-6-6-7 2-5-0-6 0605 NW`),
    ).play('charge K1 0605', 'strike 0505 SE', 'done')
    t.dice(6, 4, 0, 0, 0, 0).play('counter-charge 0605')
    expect(t.heard('shock')[0].modifier).toBe(0)
  })
  test('JG-9.4-a, 63 charged from behind there is no counter-charge', () => {
    const t = charging(
      placed(`a K1 cav medium ${horse} 0205 SE\nx H1 cav medium ${horse} 0605 NW`).set('H1', { facing: 2 }),
    ).play('charge K1 0605')
    t.play('strike 0505 SE').dice(3, 0, 0, 0).play('done')
    expect(t.heard('shock')[0].modifier).toBe(3)
  })
  test('JG-9.4-g, JG-9.5.1-b, 62 after it the defender may pursue a charger who falls back, or not', () => {
    const t = charging(
      placed(`a K1 cav medium 3-6-6-7 2-5-0-6 0205 SE\nx H1 cav medium 3-6-6-7 2-5-0-6 0605 NW`),
    ).play('charge K1 0605', 'strike 0505 SE', 'done')
    t.dice(6, 0, 0, 0, 0).play('counter-charge 0605')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(t.asked()).toBe('fight / defenderPursues')
    expect(t.options()).toContain('done')
    t.play(t.options().find((each) => each.startsWith('pursue')) as string)
    expect(t.where('H1')).toBe('0505')
  })
  test('JG-8.9-e, JG-9.5.2-h, 39 guns alone are ridden down: no pursuit, but the end-of-charge test', () => {
    const t = charging(placed(`a K1 cav heavy ${horse} 0205 SE\nx G1 art foot:3/5 ${gun} 0605 NW`)).play(
      'charge K1 0605',
      'strike 0505 SE',
      'done',
    )
    t.dice(0).play('done')
    expect(t.condition('G1')).toBe(ELIMINATED)
    expect(t.heard('moved').some((each) => each.how === 'pursuit')).toBe(false)
  })
  test('JG-9.5.2-j, 65 a pursuit stops where charges may not go', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '......v.........' : '................'))
    const t = blow(charging(onFoot('0605', { rows })), 5, 0, 0)
    t.play('fall back 0705')
    expect(t.heard('shock').length).toBe(1)
    expect(t.where('K1')).toBe('0605')
  })
  test('JG-9.5.2-l, JG-9.5.2-m, 66 with a fresh enemy in front the pursuer may stop, or must charge both', () => {
    const met = () =>
      blow(
        charging(
          placed(
            `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW\ny R2 inf line ${foot} 0606 NW`,
          ),
        ),
        5,
      ).play('fall back 0705', 'wheel SE')
    const t = met()
    expect(t.asked()).toBe('pursuit / charge')
    t.play('pursue K1', 'done')
    expect(t.heard('shock')[1].targets.length).toBe(2)
    const stops = met().dice(0).play('done')
    expect(stops.heard('shock').length).toBe(1)
  })
  test('JG-8.8.2-c a charge is never refused', () => {
    const t = charging(placed(`a K1 cav heavy ${horse} 0205 SE\nx H1 cav light ${horse} 0605 NW`)).play(
      'charge K1 0605',
      'strike 0505 SE',
      'done',
    )
    expect(t.asked()).toBe('fight / counterCharge')
  })
  test('JG-10.2-b a routed unit that takes a level is eliminated: W5', () => {
    const t = blow(charging(onFoot().set('R1', { condition: ROUTED })), 4, 0)
    expect(t.condition('R1')).toBe(ELIMINATED)
  })
})
