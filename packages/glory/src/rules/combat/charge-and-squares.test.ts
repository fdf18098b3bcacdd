import { describe, expect, test } from 'vitest'
import { CHARGING, DISORDERED, ROUTED } from '../../state.ts'
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

describe('squares and recall', () => {
  const struck = () => charging(onFoot()).play('charge K1 0605', 'strike 0505 SE')
  test('JG-9-a, JG-9.3.1-a, JG-9.3.1-d one die no more than its cohesion forms the square', () => {
    const t = struck()
    expect(t.asked()).toBe('charge / square')
    expect(t.seat()).toBe(1)
    t.dice(6).play('form 0605')
    expect(t.piece('R1').square).toBe(true)
  })
  test('JG-9.3.1-e, R-50, W4 failing disorders it', () => {
    const t = struck().dice(7).play('form 0605')
    expect(t.condition('R1')).toBe(DISORDERED)
    expect(t.piece('R1').square).toBe(false)
  })
  test('56 one die for the hex: only those below it are disordered, and there is no square', () => {
    const t = charging(
      placed(
        `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line 4-7-6-5 3-6-0-4 0605 NW\nx R2 inf line 4-5-6-5 3-4-0-4 0605 NW`,
      ),
    ).play('charge K1 0605', 'strike 0505 SE')
    t.dice(6).play('form 0605')
    expect([t.condition('R1'), t.condition('R2'), t.piece('R1').square]).toEqual([0, 1, false])
  })
  test('JG-9.3.1-c guns follow the infantry of their hex; alone they cannot', () => {
    const t = charging(
      placed(
        `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx G1 art foot:3/5 ${gun} 0605 NW`,
      ),
    ).play('charge K1 0605', 'strike 0505 SE')
    t.dice(0).play('form 0605')
    expect(t.piece('G1').square).toBe(true)
    const alone = charging(placed(`a K1 cav heavy ${horse} 0205 SE\nx G1 art foot:3/5 ${gun} 0605 NW`)).play(
      'charge K1 0605',
      'strike 0505 SE',
    )
    expect(alone.asked()).toBe('movement segment / move')
  })
  test('JG-9.3.3-a, JG-9.3.3-b, JG-9.3.3-e recall: an engagement test, then one hex back', () => {
    const t = struck().dice(0, 7).play('form 0605')
    expect(t.asked()).toBe('charge / recall')
    t.play('recall')
    expect(t.of('back').length).toBeGreaterThan(0)
    t.play('back 0405 SE')
    expect(t.where('K1')).toBe('0405')
    expect(t.piece('K1').did & CHARGING).toBe(0)
  })
  test('JG-9.3.3-c, JG-9.3.3-e, 57 with enemy fronts behind it stays where it is, without a charge or its test', () => {
    const t = charging(
      placed(
        `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 1401 SE\nx R3 inf line ${foot} 1403 NE`,
      ),
    ).play('charge K1 0605', 'strike 0505 SE')
    t.place({ R2: '0304', R3: '0306' }).dice(0, 0).play('form 0605', 'recall')
    expect(t.where('K1')).toBe('0505')
    expect(t.piece('K1').did & CHARGING).toBe(0)
    t.play('done')
    expect(t.heard('shock')).toEqual([])
    expect(t.heard('tested').some(({ what }) => what === 'end of charge')).toBe(false)
  })
  test('R-82, JG-9.1-k a recalled unit, gone back or not, may still make a shock: at -2, tested if it has no orders', () => {
    const recalled = (orders: boolean, ...dice: number[]) => {
      const t = charging(
        placed(
          `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 1401 SE\nx R3 inf line ${foot} 1403 NE`,
        ),
        orders,
      )
        .dice(0)
        .play('charge K1 0605', 'strike 0505 SE')
      t.place({ R2: '0304', R3: '0306' }).dice(0, 0).play('form 0605', 'recall', 'done')
      expect(t.asked()).toBe('shock segment / announce')
      return t.dice(...dice).play('attack 0505 0605')
    }
    const t = recalled(true, 4, 0, 0)
    expect(t.heard('shock')[0]).toMatchObject({ attackers: [t.unit('K1')], charge: false })
    expect(t.heard('tested').some(({ what }) => what === 'end of charge')).toBe(false)
    const failed = recalled(false, 9)
    expect(failed.heard('tested').at(-1)).toMatchObject({ what: 'engagement', passed: false })
    expect(failed.heard('shock')).toEqual([])
  })
  test('JG-9.3.3-c, JG-10.2-f units in rout have no front: before them it goes back', () => {
    const t = charging(
      placed(
        `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 1401 SE\nx R3 inf line ${foot} 1403 NE`,
      ),
    ).play('charge K1 0605', 'strike 0505 SE')
    t.place({ R2: '0304', R3: '0306' })
    for (const code of ['R2', 'R3']) t.set(code, { condition: ROUTED })
    t.dice(0, 0).play('form 0605', 'recall')
    expect(t.asked()).toBe('charge / back')
  })
  test('JG-9.3.3-d failing, it must charge; W6 JG-9.3.2-a at -2 against the square', () => {
    const t = struck().dice(0, 8).play('form 0605', 'recall')
    t.dice(5, 0, 0, 0).play('done')
    expect(t.heard('shock')[0]).toMatchObject({ modifier: -1, charge: true })
  })
})

describe('squares of one’s own will', () => {
  const square = () => placed(`a I1 inf line ${foot} 0205 SE\na G1 art foot:3/5 ${gun} 0205 SE`)
  test('JG-4.2-a, JG-4.2-c, JG-4.2-d, JG-4.2-e in clear, in good order, unmoved, guns with their infantry; all movement is spent', () => {
    const t = charging(square()).play('square 0205')
    expect([t.piece('I1').square, t.piece('G1').square]).toEqual([true, true])
    expect(t.of('march')).not.toContain('I1')
    expect(charging(square().set('I1', { condition: DISORDERED })).of('square')).toEqual([])
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.o..............' : '................'))
    expect(charging(placed(`a I1 inf line ${foot} 0205 SE`, {}, { rows })).of('square')).toEqual([])
    expect(charging(placed(`a G1 art foot:3/5 ${gun} 0205 SE`)).of('square')).toEqual([])
  })
  test('R-16 a disordered battery bars it, unless the option lets infantry decide', () => {
    expect(charging(square().set('G1', { condition: DISORDERED })).of('square')).toEqual([])
    const t = placed(
      `a I1 inf line ${foot} 0205 SE\na G1 art foot:3/5 ${gun} 0205 SE`,
      {},
      { options: { 'R-16': 'infantry decides' } },
    )
    expect(charging(t.set('G1', { condition: DISORDERED })).of('square')).toEqual(['0205'])
  })
  test('JG-4.2-g, JG-4.2-h, JG-6.1.2-b leaving costs 2 points, then it moves on and faces freely', () => {
    const t = placed(`a I1 inf line ${foot} 0205 SE`).set('I1', { square: true })
    charging(t).play('march I1')
    expect(Number(t.rulebook.questions(t.s)[0].about.left)).toBe(3)
    expect(t.of('halt').length).toBe(6)
    t.play('step 0305')
    expect(t.piece('I1').square).toBe(false)
  })
  test('JG-4.2-b, R-15, 18 formed and given up in an enemy zone; out of it 2 points, the zone 1, one clear hex', () => {
    const beside = (change: object) =>
      charging(
        placed(`a I1 inf line 4-6-6-4 3-5-0-4 0101 SE\nx R1 inf line ${foot} 1205 NW`, {
          I1: '0505',
          R1: '0605',
        }).set('I1', change),
      )
    expect(beside({}).play('square 0505').piece('I1').square).toBe(true)
    const t = beside({ square: true }).play('march I1')
    expect(t.of('halt').length).toBe(6)
    t.play('step 0405')
    expect(t.of('step')).toEqual([])
  })
  test('JG-4.2-i, JG-4.2-m a square attacks nobody', () => {
    const t = placed(`a I1 inf line ${foot} 0205 SE\nx R1 inf line ${foot} 0905 NW`, { R1: '0305' }).set(
      'I1',
      { square: true },
    )
    t.activate('a', { orders: true })
    for (let i = 0; i < 8 && t.s.active !== null; i++) {
      expect(t.asked()).not.toBe('shock segment / announce')
      t.play(t.options().includes('done') ? 'done' : t.options()[0])
    }
  })
})
