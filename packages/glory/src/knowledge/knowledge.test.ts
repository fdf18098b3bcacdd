import { chooseSetup, firstSeat, pick, streamFrom } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import type { GloryAction } from '../action.ts'
import { glory } from '../rulebook.ts'
import { type March, startMarch } from '../rules/movement/march.ts'
import { destinations } from '../rules/movement/march-search.ts'
import { battles } from '../setups/battles.ts'
import type { GloryState } from '../state.ts'
import { TestTable } from '../testing/table.ts'
import { appraise } from './appraisal.ts'
import { chanceToWin } from './evaluation.ts'
import { knowledge } from './knowledge.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-7-7-7 3-6-0-6'

/** What greedy would answer, in words. */
function chosen(t: TestTable): string {
  const seat = t.seat()
  const answers = t.rulebook.answers(t.s, seat)
  const worths = appraise(t.s, seat, answers)
  return t.say(answers[worths.indexOf(Math.max(...worths))] as GloryAction)
}

/** Positions of random games, some from each battle. */
function* positions(): Generator<{ s: GloryState; seat: number; answers: readonly GloryAction[] }> {
  for (const { id } of battles) {
    const s = glory.begin(chooseSetup(glory, id), 'positions')
    const chance = streamFrom(id, 'positions')
    for (let asked = 0; asked < 600 && s.result === null; asked++) {
      const seat = firstSeat(s.awaiting)
      const answers = glory.answers(s, seat)
      if (asked % 5 === 0) yield { s, seat, answers }
      glory.play(s, seat, pick(chance, answers))
    }
  }
}

test('judging changes nothing, and gives every answer a number', () => {
  for (const { s, seat, answers } of positions()) {
    const before = glory.hash(s)
    const worths = appraise(s, seat, answers)
    expect(worths.length).toBe(answers.length)
    expect(worths.every(Number.isFinite)).toBe(true)
    expect(glory.hash(s)).toBe(before)
  }
}, 120_000)

test('odds change nothing, and are chances', () => {
  for (const { s, seat, answers } of positions()) {
    const before = glory.hash(s)
    for (const action of answers.slice(0, 12)) {
      for (const { chance } of glory.odds?.(s, seat, action)?.chances ?? []) {
        expect(chance).toBeGreaterThan(-1e-9)
        expect(chance).toBeLessThan(1 + 1e-9)
      }
    }
    expect(glory.hash(s)).toBe(before)
  }
}, 120_000)

test('the chances of both sides to win are one together', () => {
  for (const { s } of positions()) expect(chanceToWin(s, 0) + chanceToWin(s, 1)).toBeCloseTo(1, 9)
}, 120_000)

test('the quick policy answers from the list, whatever is asked', () => {
  const chance = streamFrom('quick', 'policy')
  for (const { s, seat, answers } of positions())
    expect(answers).toContain(knowledge.playout(s, seat, answers, chance))
}, 120_000)

test('JG-4.3.1-b, JG-6.2.2-a the ends of a march are those to which its steps lead', () => {
  const t = new TestTable({
    rows: ['............', '..w...w..p..', '....v...m...', '............', '..p.w.......', '............'],
    ground: 'road 0104 0204 0304 0404 0504\nside stream 0503/0603 0504/0604',
    units: `a I1 inf line ${foot} 0404 SE\na I2 inf line ${foot} 0503 SE\nx R1 inf line ${foot} 0904 NW`,
  })
  t.activate('a', { orders: true }).until('movement segment / move')
  const { rulebook } = t
  const reached = new Set<number>()
  const walk = (s: GloryState, depth: number) => {
    for (const action of rulebook.answers(s, 0)) {
      if (action.kind === 'halt' && depth > 0) reached.add(s.units[s.party[0]].hex)
      if (action.kind !== 'step' || depth > 7) continue
      const next = rulebook.copy(s)
      rulebook.play(next, 0, action)
      if (next.party.length > 0 && next.units[next.party[0]].condition === 0) walk(next, depth + 1)
    }
  }
  const marching = rulebook.copy(t.s)
  rulebook.play(marching, 0, { kind: 'march', unit: t.unit('I1'), forced: false })
  walk(marching, 0)
  const s = rulebook.copy(t.s)
  const f: March = startMarch(s, t.unit('I1'), false)
  const found = destinations(s, f, 0).filter(({ disorders }) => disorders === 0)
  const start = t.piece('I1').hex
  expect(new Set(found.map(({ hex }) => hex))).toEqual(new Set([...reached].filter((hex) => hex !== start)))
})

describe('greedy', () => {
  test('JG-9.3.2-a charges the disordered and not the square', () => {
    const t = new TestTable({
      size: '16x9',
      units: `a C1 cav heavy ${horse} 0305 SE\nx R1 inf line ${foot} 0605 NW\nx R2 inf line ${foot} 0607 NW`,
    })
    t.activate('a', { orders: true }).until('movement segment / move')
    t.set('R1', { condition: 1 })
    t.set('R2', { square: true })
    expect(t.of('charge')).toContain('C1 0605')
    expect(chosen(t)).toBe('charge C1 0605')
    t.set('R1', { condition: 0, square: true })
    expect(chosen(t)).not.toMatch(/^charge/)
  })
  test('JG-8.2-f announces no shock that it would lose', () => {
    const t = new TestTable({
      size: '16x9',
      units: `a I1 inf line 2-5-6-5 1-4-0-4 0101 SE\nx R1 inf line 8-8-6-5 7-7-0-4 1205 NW`,
    }).place({ I1: '0505', R1: '0605' })
    t.activate('a', { orders: true }).until('shock segment / announce')
    expect(t.of('attack')).not.toEqual([])
    expect(chosen(t)).toBe('done')
  })
  test('JG-8.5-f takes guns that nobody covers', () => {
    const t = new TestTable({
      size: '16x9',
      units: `a I1 inf line ${foot} 0405 SE\nx G1 art foot:3/5 4-6-x-4 x-5-x-3 0705 SE\nx R9 inf line ${foot} 1601 NW`,
    })
    t.activate('a', { orders: true }).until('movement segment / move')
    for (let i = 0; i < 8 && t.asked() !== 'shock segment / announce'; i++) t.play(chosen(t))
    expect(chosen(t)).toMatch(/^attack/)
  })
  test('JG-11.1-a, JG-7.1-a rallies whom it can, and fires before anything moves', () => {
    const t = new TestTable({
      size: '16x9',
      units: `a G1 art foot:3/5 4-6-x-4 x-5-x-3 0405 SE\na I1 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 0705 NW`,
    })
    t.activate('a', { orders: true })
    expect(t.asked()).toBe('fire segment / fire')
    expect(chosen(t)).toMatch(/^fire G1/)
    t.until('movement segment / move').set('I1', { condition: 1 })
    t.play('done')
    expect(chosen(t)).toBe('rally I1')
  })
})

test('a turn of thought is an activation of one’s own', () => {
  const s = glory.begin(chooseSetup(glory, 'two-crossings'), 'turns')
  const chance = streamFrom('turns', 'turns')
  const turns = () => [0, 1].map((seat) => knowledge.turns?.(s, seat) ?? 0)
  for (let asked = 0; asked < 400 && s.result === null; asked++) {
    const before = turns()
    const drawn: number[] = []
    const seat = firstSeat(s.awaiting)
    glory.play(s, seat, pick(chance, glory.answers(s, seat)), (event) => {
      if (event.kind === 'drawn') drawn.push(event.seat)
    })
    const after = turns()
    for (const side of [0, 1]) if (drawn.includes(side)) expect(after[side]).toBeGreaterThan(before[side])
  }
})
