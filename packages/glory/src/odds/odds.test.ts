import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fireRow } from '../data/fire.ts'
import { reconstruction as tables } from '../data/tables.ts'
import type { Class } from '../setups/battle.ts'
import type { Condition } from '../state.ts'
import { TestTable } from '../testing/table.ts'
import { afterEffects, chanceOfTest, effectsOfFire } from './chance.ts'
import { type ChargePlan, chargeOdds } from './charge-chain.ts'
import { type Circumstances, type Duellist, shockOdds } from './duel.ts'

const page = readFileSync(new URL('../../../../docs/rules/glory.md', import.meta.url), 'utf8')
const rowsOf = (from: string, to: string): string[][] =>
  page
    .slice(page.indexOf(from), page.indexOf(to))
    .split('\n')
    .filter(
      (line) =>
        line.startsWith('| ') &&
        !line.startsWith('| Case') &&
        !line.startsWith('| Net') &&
        !line.startsWith('| Test'),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** A percentage as printed. Sums of tenths are made whole first: 0.285 must not print as 28 or 29 by chance. */
const percent = (chance: number): string => `${Math.round(Math.round(chance * 1e8) / 1e6)}%`

function unit(
  arm: 'inf' | 'cav',
  kind: Class,
  strength: number,
  cohesion: number,
  engagement = 6,
  condition: Condition = 0,
): Duellist {
  return {
    arm,
    class: kind,
    front: { strength, cohesion },
    back: { strength: Math.max(1, strength - 1), cohesion: cohesion - 1 },
    engagement,
    condition,
  }
}
const inf = (strength: number, cohesion: number, condition: Condition = 0) =>
  unit('inf', 'line', strength, cohesion, 6, condition)
const cav = (kind: Class, strength: number, cohesion: number, engagement = 6, condition: Condition = 0) =>
  unit('cav', kind, strength, cohesion, engagement, condition)

describe('3.8 A: single shocks, to the printed digit', () => {
  const cases: [Duellist, Duellist, Circumstances][] = [
    [inf(4, 6), inf(4, 6), {}], [inf(5, 6), inf(6, 6), {}], [inf(6, 6), inf(4, 6), {}], [inf(8, 6), inf(4, 6), {}], [inf(8, 6), inf(3, 6), {}],
    [inf(9, 6), inf(3, 6), {}], [inf(4, 8), inf(4, 5), {}], [inf(4, 5), inf(4, 8), {}], [inf(4, 6), inf(4, 6), { rear: true }], [inf(4, 6), inf(4, 6, 1), {}],
    [inf(4, 6), inf(4, 6, 2), {}], [inf(4, 6), inf(4, 6), { terrain: -1 }], [inf(8, 6), inf(4, 6), { terrain: -1 }], [inf(12, 6), inf(4, 6), { terrain: -1 }],
    [inf(8, 6), inf(4, 6), { terrain: -2 }], [inf(12, 6), inf(4, 6), { terrain: -3 }], [inf(8, 7), inf(4, 6), { terrain: -2 }], [inf(8, 6), inf(4, 6), { terrain: -2 }],
    [inf(6, 6), inf(4, 6), { terrain: -1 }], [cav('medium', 4, 6), inf(4, 6), {}], [cav('medium', 4, 6), inf(4, 6), { terrain: -1 }], [inf(4, 6), inf(4, 6), { square: true }],
    [inf(4, 6), inf(4, 6), { sixFronts: true }],
  ] // biome-ignore format: a table
  const rows = rowsOf('#### A.', '#### B.')
  test('every row of the page has its case', () => expect(rows.length).toBe(cases.length))
  test.each(rows.map((row, i) => [row[0], row, i] as const))('%s', (_, row, i) => {
    const odds = shockOdds(tables, ...cases[i])
    const signed = odds.modifier < 0 ? String(odds.modifier) : `+${odds.modifier}`
    const {
      attackerLeaves,
      nobodyLeaves,
      defenderLeaves,
      attackerWorsened,
      defenderWorsened,
      defenderRouted,
      breakthrough,
      counterAttack,
    } = odds
    const printed = [
      attackerLeaves,
      nobodyLeaves,
      defenderLeaves,
      attackerWorsened,
      defenderWorsened,
      defenderRouted,
      breakthrough,
      counterAttack,
    ].map(percent)
    expect([signed, ...printed]).toEqual(row.slice(1))
  })
})

describe('3.8 B: charges with all that follows, to the printed digit', () => {
  const heavy = cav('heavy', 4, 7, 7)
  const medium = cav('medium', 4, 6)
  const light = cav('light', 4, 6)
  const cases: [Duellist, Duellist, ChargePlan][] = [
    [heavy, inf(4, 6), { squares: 'try', recall: true }], [heavy, inf(4, 6), { squares: 'try' }], [heavy, inf(4, 8), { squares: 'try' }], [heavy, inf(4, 4), { squares: 'try' }],
    [heavy, inf(4, 6), { squares: 'never' }], [heavy, inf(4, 6, 1), {}], [heavy, inf(4, 6), { squares: 'formed' }], [cav('heavy', 4, 8, 8), inf(4, 5), { squares: 'formed' }],
    [cav('medium', 3, 6), inf(4, 6), { squares: 'try' }], [medium, inf(4, 6, 1), {}], [medium, inf(4, 6, 2), {}], [medium, inf(4, 6), { squares: 'try', rear: true }],
    [medium, inf(4, 6), { squares: 'formed', battery: 4 }], [medium, inf(4, 6), { squares: 'never', helper: inf(4, 6) }], [medium, medium, {}], [medium, medium, { counterCharge: true }],
    [heavy, light, { counterCharge: true }], [light, heavy, { counterCharge: true }], [medium, medium, { counterCharge: true, rear: true }], [medium, cav('medium', 4, 6, 6, 1), { counterCharge: true }],
  ] // biome-ignore format: a table
  const rows = rowsOf('#### B.', '#### C.')
  const states = (list: readonly number[]) => list.map((each) => percent(each).slice(0, -1)).join('/')
  test('every row of the page has its case', () => expect(rows.length).toBe(cases.length))
  test.each(rows.map((row, i) => [row[0], row, i] as const))('%s', (_, row, i) => {
    const odds = chargeOdds(tables, ...cases[i])
    const {
      square,
      recalled,
      counterCharge,
      stopped,
      defenderLeaves,
      charges,
      defender,
      thrownBack,
      attacker,
    } = odds
    expect([
      ...[square, recalled, counterCharge, stopped, defenderLeaves].map(percent),
      charges.toFixed(2),
      states(defender),
      percent(thrownBack),
      states(attacker),
    ]).toEqual(row.slice(1))
    expect(defender.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
    expect(attacker.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
  })
})

test('3.8 C: JG-7.5-b artillery fire, to the printed digit', () => {
  const rows = rowsOf('#### C.', '#### D.')
  expect(rows.map(([net]) => Number(net))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  for (const [net, ...cells] of rows) {
    const results = Array.from({ length: 10 }, (_, die) => fireRow(tables.fire, die + Number(net)))
    const worsened = [4, 5, 6, 7, 8].map((cohesion) => {
      const branches = results.flatMap((row) => afterEffects(effectsOfFire(row), 0, () => cohesion))
      return branches.reduce((sum, { condition, chance }) => sum + (condition > 0 ? chance / 10 : 0), 0)
    })
    const routs = results.filter(({ rout }) => rout).length / 10
    expect([...worsened, routs].map(percent)).toEqual(cells)
  }
})

test('3.8 D: JG-0.4.1-a, JG-0.4.1-b, JG-0.4.2-a tests, to the printed digit', () => {
  const rows = rowsOf('#### D.', '| Strategic initiative: DRM')
  expect(rows.length).toBe(5)
  for (const [i, modifier] of [0, 1, 2, -2, -3].entries()) {
    expect([2, 3, 4, 5, 6, 7, 8].map((needed) => percent(chanceOfTest(needed, modifier)))).toEqual(
      rows[i].slice(1),
    )
  }
})

test('3.8 D: JG-3-b, JG-3-c strategic initiative, to the printed digit', () => {
  const lines = page.split('\n')
  const cells = (start: string) =>
    (lines.find((line) => line.startsWith(start)) as string)
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim())
  const units = 'a I1 inf line 4-6-6-5 3-5-0-4 0101 SE\nx R1 inf line 4-6-6-5 3-5-0-4 1209 NW'
  const first = new TestTable({ units }).dice(0, 0).play('done', 'done')
  const [ours, theirs] = first.told.flatMap(({ event }) => (event.kind === 'initiative' ? event.totals : []))
  const advantage = (ours as number) - (theirs as number)
  // every pair of dice, played
  const winners = Array.from({ length: 100 }, (_, i) => {
    const dice: [number, number] = [Math.floor(i / 10), i % 10]
    return new TestTable({ units }).dice(...dice).play('done', 'done').s.initiative
  })
  const share = (seat: number) => `${winners.filter((each) => each === seat).length}%`
  expect(share(advantage > 0 ? 0 : 1)).toBe(cells('| better commander wins')[Math.abs(advantage)])
  expect(share(-1)).toBe(cells('| tie')[Math.abs(advantage)])
  expect(advantage).not.toBe(0)
})
