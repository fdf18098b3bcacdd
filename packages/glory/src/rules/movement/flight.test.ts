import { describe, expect, test } from 'vitest'
import {
  DISORDERED,
  ELIMINATED,
  FIRED,
  FOUGHT,
  GOOD,
  MOVED,
  REFUSED,
  ROUTED,
  SQUARED,
  TURNED,
} from '../../state.ts'
import { placed } from '../../testing/placed.ts'
import type { TestTable } from '../../testing/table.ts'
import { mayRally } from '../turn/rally.ts'

const foot = '4-6-6-5 3-5-0-4'
const gun = '4-6-x-4 x-5-x-3'

/** Plays on to phase E with nothing done, answering "done" wherever that is possible. */
function toPhaseE(t: TestTable): TestTable {
  t.activate('a')
  const { turn } = t.s
  for (
    let i = 0;
    i < 60 &&
    t.s.turn === turn &&
    !['turn / routs', 'rout movement / hex', 'rout movement / edge'].includes(t.asked());
    i++
  ) {
    t.play(t.options().includes('done') ? 'done' : t.options()[0])
  }
  return t
}

describe('rout movement', () => {
  const routed = (units = `a I1 inf line ${foot} 0805 SE`, at = {}, drawn = {}) =>
    placed(units, at, drawn).set('I1', { condition: ROUTED })
  test('JG-1.E-a, JG-10-c, JG-10.4-a, JG-10.4-b, R-40 in phase E its whole back-side allowance straight to its edge', () => {
    const t = toPhaseE(routed())
    expect(t.where('I1')).toBe('0405')
    expect(t.heard('moved').every((each) => each.how === 'rout')).toBe(true)
  })
  test('JG-10.4-j, JG-10.2-j off the map it is eliminated', () => {
    expect(toPhaseE(routed(`a I1 inf line ${foot} 0205 SE`)).condition('I1')).toBe(ELIMINATED)
  })
  test('JG-10.4-f, 71, D35 it may stop in a village and rest there', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.....v..........' : '................'))
    const t = toPhaseE(routed(undefined, {}, { rows }))
    expect(t.options()).toContain('rest')
    t.play('rest')
    expect(t.where('I1')).toBe('0605')
  })
  test('JG-10.4-g, 72 it steps aside of what would harm it', () => {
    const t = toPhaseE(routed(`a I1 inf line ${foot} 0805 SE\nx R1 inf line ${foot} 0405 SE`, {}))
    t.play(t.options()[0])
    while (t.asked() === 'rout movement / hex') t.play(t.options()[0])
    expect(t.condition('I1')).toBe(ROUTED)
    expect(t.where('I1').endsWith('05')).toBe(false)
  })
  test('JG-10.2-d, JG-10.2-e, JG-10.2-f a routed unit does nothing of its own and points homeward', () => {
    const t = placed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0801 SE`)
      .set('I1', { condition: ROUTED })
      .activate('a', { orders: true })
      .until('movement segment / move')
    expect(t.of('march')).not.toContain('I1')
  })
  test('JG-10.5-a, JG-10.5-b, 69 a flight through friends it cannot stack with makes them test', () => {
    const t = toPhaseE(routed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0605 SE`))
    expect(t.heard('tested').some((each) => each.unit === t.unit('I2') && each.what === 'cohesion')).toBe(
      true,
    )
  })
})

describe('rally', () => {
  const rallying = (change: (t: TestTable) => void, drawn = {}) => {
    const t = placed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0803 SE`, {}, drawn)
    change(t)
    t.activate('a')
    for (let i = 0; i < 9 && t.s.active !== null && !t.asked().startsWith('rally segment'); i++)
      t.play('done')
    return t
  }
  test('JG-11.1-a, JG-11.1-c, JG-11.1-d, JG-11.1-e, JG-2.4.2-g, JG-1.D-d no more than its reduced cohesion: in good order, facing freely', () => {
    const t = rallying((u) => u.set('I1', { condition: DISORDERED }))
      .dice(5)
      .play('rally I1')
    expect(t.condition('I1')).toBe(GOOD)
    expect(t.of('face').length).toBe(6)
    expect(
      rallying((u) => u.set('I1', { condition: DISORDERED }))
        .dice(6)
        .play('rally I1')
        .condition('I1'),
    ).toBe(DISORDERED)
  })
  test('JG-10.2-i, JG-11.1-f, JG-11.1-g a routed one at +1, to disorder', () => {
    expect(
      rallying((u) => u.set('I1', { condition: ROUTED }))
        .dice(4)
        .play('rally I1')
        .condition('I1'),
    ).toBe(DISORDERED)
    const t = rallying((u) => u.set('I1', { condition: ROUTED })).dice(5)
    t.play('rally I1')
    expect(t.heard('tested')[0]).toMatchObject({ what: 'rally', modifier: 1, passed: false })
  })
  test('JG-11.1-b, R-45 not beside an enemy', () => {
    const t = placed(`a I1 inf line ${foot} 0805 SE\nx G1 art foot:3/5 ${gun} 1205 NW`, { G1: '0905' })
      .set('I1', { condition: DISORDERED })
      .activate('a')
    for (let i = 0; i < 9 && t.s.active !== null; i++) {
      expect(t.asked()).not.toBe('rally segment / rally')
      t.play('done')
    }
  })
  test.each([
    ['moved', MOVED],
    ['turned', TURNED],
    ['fired', FIRED],
    ['attacked', FOUGHT],
    ['refused', REFUSED],
    ['formed square', SQUARED],
  ])('R-45, JG-1.D-d not one in disorder that %s in this activation; one in rout always', (_, did) => {
    const t = placed(`a I1 inf line ${foot} 0805 SE`).activate('a')
    const may = (condition: 1 | 2, deeds: number) =>
      mayRally(t.set('I1', { condition, did: deeds }).s, t.unit('I1'))
    expect([may(DISORDERED, 0), may(DISORDERED, did), may(ROUTED, did)]).toEqual([true, false, true])
  })
  test('JG-10.4-i, 73 two routed units in a hex do not', () => {
    const t = placed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0805 SE`)
      .set('I1', { condition: ROUTED })
      .set('I2', { condition: ROUTED })
      .activate('a')
    for (let i = 0; i < 9 && t.s.active !== null; i++) {
      expect(t.asked()).not.toBe('rally segment / rally')
      t.play(t.options().includes('done') ? 'done' : t.options()[0])
    }
  })
  test('JG-12.1-g, R-47, 81 at night the disordered who did nothing rally by themselves', () => {
    const t = rallying((u) => u.set('I1', { condition: DISORDERED }), { weather: 'night' })
    expect(t.condition('I1')).toBe(GOOD)
    expect(t.asked()).toBe('rally segment / face')
    const turned = placed(`a I1 inf line ${foot} 0805 SE`, {}, { weather: 'night' })
      .set('I1', { condition: DISORDERED })
      .activate('a')
      .until('movement segment / move')
    turned.play('march I1', 'halt NE', 'done')
    expect(turned.condition('I1')).toBe(DISORDERED)
  })
  test('JG-6.1.2-b, JG-11.1-e, JG-12.1-g each of those who rally at night faces as it likes', () => {
    const t = placed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0801 SE`, {}, { weather: 'night' })
    for (const code of ['I1', 'I2']) t.set(code, { condition: DISORDERED })
    t.activate('a')
    while (t.asked() !== 'rally segment / face') t.play('done')
    t.play('face N', 'face S')
    expect([t.piece('I1').facing, t.piece('I2').facing]).toEqual([0, 3])
    expect([t.condition('I1'), t.condition('I2')]).toEqual([GOOD, GOOD])
  })
  test('JG-12.1-h, 82 a routed unit rallies at night at -3', () => {
    const t = rallying((u) => u.set('I1', { condition: ROUTED }), { weather: 'night' })
      .dice(8)
      .play('rally I1')
    expect(t.condition('I1')).toBe(DISORDERED)
  })
  test('JG-5.1.1-h, R-20, 22 not where the threesome would then be too strong', () => {
    const t = placed(
      `a I1 inf line 3-6-6-5 2-5-0-4 0805 SE\na I2 inf line 2-6-6-5 1-5-0-4 0701 SE\na I3 inf line 2-6-6-5 1-5-0-4 0601 SE`,
      { I2: '0805', I3: '0805' },
    )
    t.set('I3', { condition: DISORDERED }).activate('a')
    for (let i = 0; i < 9 && t.s.active !== null; i++) {
      expect(t.asked()).not.toBe('rally segment / rally')
      t.play('done')
    }
  })
})
