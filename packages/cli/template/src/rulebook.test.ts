import { type HexId, hexNamed } from '@gunbai/hexes'
import { checkLaw } from '@gunbai/kernel/law'
import { barOf, diceShowing, give } from '@gunbai/kernel/testing'
import { expect, it } from 'vitest'
import { field, hill, units } from './field.ts'
import { example } from './rulebook.ts'
import { type ExampleAction, type ExampleState, unitAt, unitsOf } from './state.ts'

const begun = (): ExampleState => example.begin({ id: 'hill', options: {} }, 'a test')
const at = (name: string): HexId => hexNamed(field, name) as HexId
const pass: ExampleAction = { kind: 'pass' }

/** Stands the unit that is in one hex in another. */
function stand(s: ExampleState, from: string, to: string): ExampleState {
  s.hexes[unitAt(s, at(from))] = at(to)
  return s
}
const move = (s: ExampleState, from: string, to: string): ExampleAction => ({
  kind: 'move',
  unit: unitAt(s, at(from)),
  hex: at(to),
})
const fight = (s: ExampleState, from: string, to: string): ExampleAction => ({
  kind: 'fight',
  unit: unitAt(s, at(from)),
  target: unitAt(s, at(to)),
})

it('EX-FIELD-01 each side has three foot and one horse', () => {
  for (const seat of [0, 1]) {
    const kinds = units.flatMap((unit) => (unit.seat === seat ? [unit.kind] : []))
    expect(kinds.sort()).toEqual(['foot', 'foot', 'foot', 'horse'])
  }
})

it('EX-TURN-01 sides take turns, Red first', () => {
  const s = begun()
  expect(s.seat).toBe(0)
  give(example, s, pass)
  expect(s.seat).toBe(1)
})

it('EX-MOVE-01 foot goes one hex, horse two; woods cost all moves', () => {
  const s = begun()
  expect(barOf(example, s, move(s, 'G2', 'F2'))).toBeNull()
  expect(barOf(example, s, move(s, 'G2', 'E2'))).toBe('EX-MOVE-02')
  expect(barOf(example, s, move(s, 'G2', 'E3'))).toBe('EX-MOVE-01')
  expect(barOf(example, s, move(s, 'G4', 'E3'))).toBeNull()
  checkLaw(example, s, 0)
})

it('EX-MOVE-02 a unit ends in an empty hex', () => {
  const s = begun()
  expect(barOf(example, s, move(s, 'G2', 'G3'))).toBe('EX-MOVE-02')
})

it('EX-FIGHT-01 a unit attacks whoever is beside it', () => {
  const s = stand(begun(), 'A4', 'F3')
  expect(barOf(example, s, fight(s, 'G3', 'F3'))).toBeNull()
  expect(barOf(example, s, fight(s, 'G2', 'A1'))).toBe('EX-FIGHT-01')
})

it.each([
  ['open ground', 'F3', 3, 1],
  ['open ground', 'F3', 4, 0],
  ['woods', 'F2', 4, 1],
  ['woods', 'F2', 5, 0],
])('EX-FIGHT-02 against %s in %s a die of %i leaves %i', (_, to, die, left) => {
  const s = stand(begun(), 'A4', to)
  s.dice = diceShowing([die])
  const target = unitAt(s, at(to))
  give(example, s, fight(s, 'G3', to))
  expect(s.strengths[target]).toBe(left)
})

it('EX-WIN-01 whoever stands on the hill at the beginning of the own turn has won', () => {
  const s = stand(begun(), 'G3', 'E4')
  expect(s.hexes).toContain(hill)
  give(example, s, pass)
  expect(example.result(s)).toBeNull()
  give(example, s, pass)
  expect(example.result(s)).toEqual({ winners: [0], because: 'result.hill' })
})

it('EX-WIN-02 whoever has no units left has lost', () => {
  const s = begun()
  for (const unit of unitsOf(s, 1)) s.strengths[unit] = 0
  give(example, s, pass)
  expect(example.result(s)).toEqual({ winners: [0], because: 'result.gone' })
})

it('EX-WIN-03 after 30 rounds it is a draw', () => {
  const s = begun()
  for (let answers = 0; answers < 60; answers++) give(example, s, pass)
  expect(example.result(s)).toEqual({ winners: [], because: 'result.rounds' })
})
