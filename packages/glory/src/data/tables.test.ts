import { describe, expect, test } from 'vitest'
import { type Attack, type Fighter, modifiersOf, totalOf } from '../rules/combat/shock-modifier.ts'
import { fireRow, fireTable } from './fire.ts'
import { ratioRow, ratioTable } from './ratio.ts'
import { type ShockRow, shockRowAt, shockTable } from './shock.ts'
import { reconstruction } from './tables.ts'

const label = (a: number, d: number) => ratioRow(ratioTable, a, d).label

test.each([
  [8, 3, '2:1'], [5, 6, '1:1.5'], [6, 4, '1.5:1'], [7, 5, '1:1'], [4, 7, '1:2'], [2, 3, '1:1.5'], [15, 3, '5:1'], [1, 9, '1:5'],
])('JG-8.6.1-a %i against %i is %s, rounded for the defender', (a, d, ratio) => {
  expect(label(a, d)).toBe(ratio)
}) // biome-ignore format: a table

describe('the shock table (3.6)', () => {
  const severity = { t: 1, tr: 2, R: 3, D: 4, D2: 8 }
  const weight = (list: ShockRow['attacker']) => list.reduce((sum, each) => sum + severity[each], 0)

  test('JG-8.5-b a higher total is never better for the defender nor worse for the attacker', () => {
    for (let i = 1; i < shockTable.length; i++) {
      expect(shockTable[i].from).toBeGreaterThan(shockTable[i - 1].from)
      expect(weight(shockTable[i].defender)).toBeGreaterThanOrEqual(weight(shockTable[i - 1].defender))
      expect(weight(shockTable[i].attacker)).toBeLessThanOrEqual(
        weight(shockTable[i - 1].attacker) + (i === 3 ? 1 : 0),
      )
    }
  })
  test('every total has a row', () => {
    expect(shockRowAt(shockTable, -50)).toBe(0)
    expect(shockRowAt(shockTable, 50)).toBe(shockTable.length - 1)
    expect(shockTable[shockRowAt(shockTable, 4)].from).toBe(3)
    expect(shockTable[shockRowAt(shockTable, 7)].from).toBe(6)
  })
  test('JG-10.2-a no row routs a unit in good order but by two levels', () => {
    for (const { attacker, defender } of shockTable)
      for (const effect of [...attacker, ...defender]) expect(['t', 'tr', 'D', 'D2', 'R']).toContain(effect)
  })
})

test('JG-7.5-a the fire table: 8 no effect, 9 test, 12 test at +2, 14 a level, 16 a level and a test, 18 rout', () => {
  const at = (total: number) => fireRow(fireTable, total)
  expect(at(8)).toMatchObject({ levels: 0, test: null, rout: false })
  expect(at(11)).toMatchObject({ levels: 0, test: 0 })
  expect(at(13)).toMatchObject({ levels: 0, test: 2 })
  expect(at(15)).toMatchObject({ levels: 1, test: null })
  expect(at(17)).toMatchObject({ levels: 1, test: 0 })
  expect(at(18)).toMatchObject({ rout: true })
})

const inf = (strength: number, cohesion: number): Fighter => ({
  arm: 'inf',
  class: 'line',
  strength,
  cohesion,
  charging: false,
})
const cav = (strength: number, cohesion: number, kind: Fighter['class'], charging = true): Fighter => ({
  arm: 'cav',
  class: kind,
  strength,
  cohesion,
  charging,
})
const attack = (attackers: Fighter[], defenders: Fighter[], more: Partial<Attack> = {}): Attack => ({
  attackers, defenders, square: false, routed: false, rear: false, counterCharged: false, terrain: 0, sixFronts: false, pursuit: 0, ...more,
}) // biome-ignore format: short
const total = (a: Fighter[], d: Fighter[], more?: Partial<Attack>) =>
  totalOf(modifiersOf(reconstruction, attack(a, d, more)))

describe('worked examples (3.7)', () => {
  test('W1 JG-8.5-a, JG-8.6.2-a 8 at cohesion 7 on 3 at 6 in a village: +2', () => {
    expect(total([inf(8, 7)], [inf(3, 6)], { terrain: -1 })).toBe(2)
    expect(shockTable[shockRowAt(shockTable, 9)].defender).toEqual(['D', 'R'])
  })
  test('W2 5 on 6: -1, and at -1 the attacker recoils and tests, the defender may counter-attack', () => {
    expect(total([inf(5, 6)], [inf(6, 6)])).toBe(-1)
    expect(shockTable[shockRowAt(shockTable, -1)]).toMatchObject({ attacker: ['R', 't'], also: ['CA', 'DP'] })
  })
  test('W3 JG-9.1-k cavalry shocks a village at -3 in all', () => {
    expect(total([cav(4, 6, 'medium', false)], [inf(4, 6)], { terrain: -1 })).toBe(-3)
  })
  test('W4 JG-9.2-b heavy horse on infantry that failed its square: +5', () => {
    expect(total([cav(4, 7, 'heavy')], [inf(3, 5)])).toBe(5)
  })
  test('W5 JG-10.2-g the first pursuit charge on the routed unit: +7', () => {
    expect(total([cav(4, 7, 'heavy')], [inf(3, 5)], { routed: true, pursuit: 1 })).toBe(7)
  })
  test('W6 JG-9.2-d, JG-9.3.2-a the same on a square: -1, no charge bonus', () => {
    expect(total([cav(4, 7, 'heavy')], [inf(4, 6)], { square: true })).toBe(-1)
  })
  test('W7 JG-9.4-c a counter-charge takes the bonus away', () => {
    expect(total([cav(3, 6, 'medium')], [cav(3, 6, 'medium', false)], { counterCharged: true })).toBe(0)
    expect(total([cav(3, 6, 'medium')], [cav(3, 6, 'medium', false)])).toBe(1)
  })
  test('JG-9.2-c charge and infantry on one defender: +1 beside the charge; 59 not on a square', () => {
    expect(total([cav(4, 6, 'medium'), inf(4, 6)], [inf(8, 6)])).toBe(3)
    expect(total([cav(4, 6, 'medium'), inf(4, 6)], [inf(8, 6)], { square: true })).toBe(-2)
  })
  test('JG-9.5.2-k 64 pursuit charges at 0, 0, -1, -2', () => {
    const at = (pursuit: number) => total([cav(4, 6, 'light')], [cav(4, 6, 'light', false)], { pursuit }) - 1
    expect([0, 1, 2, 3].map(at)).toEqual([0, 0, -1, -2].map((each) => each))
  })
  test('JG-6.1.2-d struck from behind: +2', () =>
    expect(total([inf(4, 6)], [inf(4, 6)], { rear: true })).toBe(2))
  test('JG-6.1.2-e out of a six-front hex: -1', () =>
    expect(total([inf(4, 6)], [inf(4, 6)], { sixFronts: true })).toBe(-1))
  test('R-55 walking horse counts as cavalry shock from half of the strength on', () => {
    expect(total([inf(4, 6), cav(4, 6, 'medium', false)], [inf(8, 6)])).toBe(-2)
    expect(total([inf(5, 6), cav(3, 6, 'medium', false)], [inf(8, 6)])).toBe(0)
  })
})
