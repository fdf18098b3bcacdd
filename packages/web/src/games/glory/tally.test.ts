import { type GloryEvent, screenField } from '@gunbai/glory/screen'
import { expect, test } from 'vitest'
import type { Told } from '../face.ts'
import { diceIn } from './dice.ts'
import { marchSoFar, trailsIn } from './news-marks.tsx'
import { tallyOf } from './tally.ts'

const field = screenField({ field: 'two-crossings' })
const unit = (code: string) => field.cards.findIndex((card) => card.code === code)
const told = (...events: object[]): Told<GloryEvent>[] =>
  events.map((event, moment) => ({ moment, event: event as GloryEvent, phrase: null }))

test('what each side did and lost is counted on its own side', () => {
  const [blue, red] = tallyOf(
    told(
      { kind: 'fired', unit: unit('BA1') },
      { kind: 'shock', attackers: [unit('B21')], charge: true },
      { kind: 'shock', attackers: [unit('R11')], charge: false },
      { kind: 'condition', unit: unit('R11'), before: 1, condition: 2 },
      { kind: 'condition', unit: unit('R12'), before: 2, condition: 3 },
      { kind: 'condition', unit: unit('B11'), before: 2, condition: 1 },
    ),
    field,
  )
  expect(blue).toEqual({ shots: 1, shocks: 0, charges: 1, routed: 0, lost: 0 })
  expect(red).toEqual({ shots: 0, shocks: 1, charges: 0, routed: 1, lost: 1 })
})

test('steps of one unit join into a way; a flight is a way of its own', () => {
  const step = (id: number, from: number, to: number, how = 'march') => ({
    kind: 'moved',
    unit: id,
    from,
    to,
    how,
  })
  expect(
    trailsIn(told(step(1, 5, 6), step(1, 6, 7), step(2, 9, 8, 'rout'), step(1, 7, 6, 'retreat'))),
  ).toEqual([
    { unit: 1, how: 'forward', path: [5, 6, 7] },
    { unit: 2, how: 'back', path: [9, 8] },
    { unit: 1, how: 'back', path: [7, 6] },
  ])
})

test('the march under way ends where something else was told', () => {
  const log = told(
    { kind: 'moved', unit: 1, from: 1, to: 2 },
    { kind: 'drawn' },
    { kind: 'moved', unit: 1, from: 5, to: 6 },
  )
  expect(marchSoFar(log, 1)).toEqual(log.slice(2))
  expect(marchSoFar(log, 2)).toEqual([])
})

test('the dice of an event, of one side or of both', () => {
  const dice = (event: object) => told(event).flatMap(diceIn)
  expect(dice({ kind: 'fired', die: 7 })).toEqual([7])
  expect(dice({ kind: 'initiative', dice: [3, 9] })).toEqual([3, 9])
  expect(dice({ kind: 'turn' })).toEqual([])
})
