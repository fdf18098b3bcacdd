import { describe, expect, test } from 'vitest'
import { inEnemyZone } from '../../position/zones.ts'
import { DISORDERED, GOOD, ROUTED } from '../../state.ts'
import { against, announced, foot, gun, light, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

const heavy = '4-7-7-7 3-6-0-6'
const river = 'side river vcut 5 rows 01-09'
const bridge = `${river}\nroad 0205 0305 0405 0505 0605 0705 0805\nside bridge 0505/0605`
const ford = `${river}\nside ford 0505/0605`
const moving = (t: TestTable) => t.activate('a', { orders: true }).until('movement segment / move')
const left = (t: TestTable) => Number(t.rulebook.questions(t.s)[0].about.left)

test('JG-4.3.2-a a river keeps out of the first hex of the map as of any other', () => {
  const steps = (ground: string) =>
    moving(placed(`a I1 inf line ${foot} 0201 SE\nx R1 inf line ${foot} 1205 NW`, {}, { ground }))
      .play('march I1')
      .of('step')
  expect([steps('').includes('0101'), steps('side river 0101/0201').includes('0101')]).toEqual([true, false])
})

describe('an enemy beyond the river', () => {
  const beyond = (ground: string, unit = `a I1 inf line ${foot} 0205 SE`) =>
    moving(placed(`${unit}\nx R1 inf line ${foot} 0605 NW`, {}, { ground }))
  test('JG-6.2.1-d, JG-6.2.2-a at the near end of his bridge nobody must stop, nor pay for a zone to leave', () => {
    const t = beyond(bridge).play('march I1', 'step 0305', 'step 0405', 'step 0505')
    expect(inEnemyZone(t.s, 0, t.hex('0505'))).toBe(false)
    expect(t.of('step')).toContain('0504')
  })
  test('JG-4.3.1-b, R-64 but to take post there costs the full hex', () => {
    const t = beyond(bridge, `a I1 inf line 4-6-6-2 3-5-0-2 0205 SE`).play(
      'march I1',
      'step 0305',
      'step 0405',
    )
    expect(left(t)).toBe(1)
    t.play('step 0505')
    expect([left(t), t.of('halt').length]).toEqual([0.5, 6])
    const poor = beyond(bridge, `a I1 inf line 4-6-6-1 3-5-0-1 0305 SE`).play('march I1', 'step 0405')
    expect(left(poor)).toBe(0.5)
    expect(poor.of('step')).not.toContain('0505')
  })
  test('JG-12.2-b in fog no zone, no addition', () => {
    const t = moving(
      placed(
        `a I1 inf line ${foot} 0405 SE\nx R1 inf line ${foot} 0605 NW`,
        {},
        { ground: river, weather: 'fog' },
      ),
    ).play('march I1', 'step 0505')
    expect(left(t)).toBe(4)
  })
  test('JG-8.2-a, JG-8.2-c he is attacked over the ford at -2, over the river not at all', () => {
    const at = (ground: string) =>
      placed(
        `a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 1205 NW`,
        { I1: '0505', R1: '0605' },
        { ground },
      )
    const t = at(ford).activate('a', { orders: true }).until('shock segment / announce')
    t.dice(5, 0, 0).play('attack 0505 0605')
    expect(t.heard('shock')[0].modifier).toBe(-2)
    const none = at(river).activate('a', { orders: true }).until('movement segment / move').play('done')
    expect(none.heard('shock')).toEqual([])
  })
  test('JG-9.1-j, T19 horse does not charge over a ford', () => {
    expect(beyond(ford, `a K1 cav heavy ${heavy} 0205 SE`).of('charge')).toEqual([])
    expect(beyond('', `a K1 cav heavy ${heavy} 0205 SE`).of('charge')).toEqual(['K1 0605'])
  })
})

describe('won over a bridge', () => {
  test('JG-8.7.1-g, JG-10.3.4-b the advance over it costs no level', () => {
    const won = against(
      true,
      `a I2 inf line 9-9-6-5 8-8-0-4 0102 SE`,
      { I1: '0101', I2: '0505' },
      { ground: bridge },
    )
    announced(won, 6).play('fall back 0705')
    if (won.asked() === 'advance / who') won.play(`advance ${won.of('advance')[0]}`)
    expect([won.where('I2'), won.condition('I2')]).toEqual(['0605', GOOD])
  })
  test('JG-10.3.4-b, JG-8.7.2-f an attacker thrown back over his bridge takes a level', () => {
    const t = placed(
      `a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1207 NW\nx R3 inf line ${foot} 1203 NW`,
      { I1: '0605', R1: '0705', R2: '0604', R3: '0606' },
      { ground: bridge },
    ).activate('a', { orders: true })
    t.set('R2', { facing: 2 }).set('R3', { facing: 2 })
    t.until('shock segment / announce').dice(0, 0).play('attack 0605 0705')
    if (t.asked() === 'shock segment / announce') t.play('attack 0605 0606')
    expect([t.where('I1'), t.condition('I1')]).toEqual(['0505', DISORDERED])
  })
})

describe('fords', () => {
  test('JG-4.3-a guns pay three for the ford beside the hex, horse two', () => {
    const cost = (unit: string) => {
      const t = moving(placed(`a U1 ${unit} 0505 SE\nx R1 inf line ${foot} 1205 NW`, {}, { ground: ford }))
      const before = left(t.play('march U1'))
      return t.of('step').includes('0605') ? before - left(t.play('step 0605')) : Number.NaN
    }
    expect(cost(`art foot:3/5 ${gun}`)).toBe(4)
    expect(cost(`cav light ${light}`)).toBe(3)
    expect(cost(`inf line ${foot}`)).toBe(3)
  })
  test('JG-10.3.4-b, JG-10.2-c one that routs on its own side of the only ford is lost in crossing it', () => {
    const t = placed(
      `x P1 art foot:3/6 9-9-x-4 x-9-x-3 0905 NW\na I1 inf line ${foot} 0605 SE\na I2 inf line ${foot} 0101 SE`,
      {},
      { ground: `${ford}\nside river 0605/0604 0605/0606 0605/0506 0605/0504` },
    ).set('I1', { condition: DISORDERED })
    t.activate('x').until('fire segment / fire').dice(6, 0).play('fire P1 0605 NW')
    expect(t.condition('I1')).not.toBe(ROUTED)
    expect(t.where('I1')).toBe('-')
  })
})
