import { chooseSetup, firstSeat, type Odds, streamFrom, type Told, tellInto } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import type { GloryEvent } from '../event.ts'
import { glory } from '../rulebook.ts'
import { battles } from '../setups/battles.ts'
import { TestTable } from '../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-7-7-7 3-6-0-6'

const totals = (odds: Odds | null | undefined): number[] =>
  (odds?.sums ?? []).map(({ rows }) => rows.reduce((sum, { value }) => sum + value, 0))

test('JG-7.5-a, JG-8.5-a the sum that is shown is what the die then gets', () => {
  const compared = { fired: 0, shock: 0 }
  for (const { id } of battles) {
    const s = glory.begin(chooseSetup(glory, id), 'sums')
    const chance = streamFrom(id, 'sums')
    let resolved: number[] | null = null
    for (let asked = 0; asked < 4000 && s.result === null; asked++) {
      const seat = firstSeat(s.awaiting)
      const answers = glory.answers(s, seat)
      const action = glory.knowledge.playout(s, seat, answers, chance)
      const shown = totals(glory.odds?.(s, seat, action))
      const told: Told<GloryEvent>[] = []
      glory.play(s, seat, action, tellInto(told))
      const events = told.map(({ event }) => event)
      const first = events[0]
      if (action.kind === 'resolve') resolved = shown
      if ((action.kind === 'fire' || action.kind === 'react') && first?.kind === 'fired') {
        expect(shown).toContain(first.total - first.die)
        compared.fired++
      }
      for (const event of events) {
        if (event.kind === 'shock' && !event.charge && resolved !== null) {
          expect(resolved).toContain(event.modifier)
          compared.shock++
        }
        // Whoever was hit, turned or gave way meanwhile fights with other values
        if (event.kind !== 'tested' && event.kind !== 'announced') resolved = null
      }
    }
  }
  expect(compared.fired).toBeGreaterThan(20)
  expect(compared.shock).toBeGreaterThan(5)
}, 60_000)

test('JG-9.3.1-a a charge on infantry shows its sum with the square and without, and their chances', () => {
  const units = `a K1 cav heavy ${horse} 0205 SE\nx R1 inf line ${foot} 0505 NW`
  const t = new TestTable({ units }).activate('a', { orders: true }).until('movement segment / move')
  const seat = t.seat()
  const charge = t.rulebook.answers(t.s, seat).find(({ kind }) => kind === 'charge')
  if (charge === undefined) throw new Error('no charge')
  const sums = t.rulebook.odds?.(t.s, seat, charge)?.sums ?? []
  expect(sums.map(({ name }) => name.id)).toEqual(['sum.open', 'sum.squared'])
  expect(sums.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  const [open, squared] = sums.map(({ rows }) => rows.map(({ name }) => name.id))
  expect(open).toContain('sum.charge')
  expect(squared).toContain('sum.square')
  expect(squared).not.toContain('sum.charge')
})
