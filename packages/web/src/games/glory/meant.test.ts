import { glory } from '@gunbai/glory'
import { screenField } from '@gunbai/glory/screen'
import type { Action } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { meant } from './meant.ts'

const view = glory.view(glory.begin({ id: 'two-crossings', options: {} }, 'x'), 0)
const field = screenField(view)
const unit = (code: string) => field.cards.findIndex((card) => card.code === code)
const hexOf = (code: string) => Number(view.units[unit(code)]?.hex)
const offered = (...actions: object[]) => actions as Action[]

test('a hex that is not lit could have meant the same answer there', () => {
  expect(meant(5, null, view, field, 0, offered({ kind: 'step', hex: 9 }, { kind: 'done' }))).toEqual([
    { kind: 'step', hex: 5 },
  ])
})

test('units that are not offered are asked about one by one, those of the enemy are not', () => {
  const march = { kind: 'march', unit: unit('B11'), forced: false }
  expect(meant(hexOf('B13'), null, view, field, 0, offered(march))).toEqual(
    ['B13', 'B14', 'B15'].map((code) => ({ ...march, unit: unit(code) })),
  )
  expect(meant(hexOf('R11'), null, view, field, 0, offered(march))).toEqual([])
})

test('what has been taken up is what would fire or attack', () => {
  const fire = { kind: 'fire', unit: unit('BA3'), hex: 1, facing: 0, both: false }
  const from = hexOf('BA1')
  expect(meant(hexOf('R11'), from, view, field, 0, offered(fire))).toEqual(
    ['BA1', 'BA2'].map((code) => ({ ...fire, unit: unit(code), hex: hexOf('R11') })),
  )
  const attack = { kind: 'attack', from: 3, hex: 4, facing: 0 }
  expect(meant(7, from, view, field, 0, offered(attack))).toEqual([{ ...attack, from, hex: 7 }])
})

test('where nothing is offered to a unit its march and its rally are asked about', () => {
  expect(
    meant(hexOf('B11'), null, view, field, 0, offered({ kind: 'done' })).map(({ kind }) => kind),
  ).toEqual(['march', 'rally'])
})
