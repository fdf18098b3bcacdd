import { fieldOf, glory } from '@gunbai/glory'
import type { HexId } from '@gunbai/hexes'
import { chooseSetup } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { hexesInRange, outlineOf, rangesShown } from './command-range.ts'

const state = glory.begin(chooseSetup(glory, 'two-crossings'), 'range')
const view = glory.view(state, 0)
const field = fieldOf(state)
const [corvin = 0, ladrac = 1, osterlin = 2] = field.battle.commanders.keys()
const hexOf = (commander: number) => Number(view.commanders[commander]?.hex)
const none = { question: undefined, answers: [], viewer: 0, taken: null, lookedAt: null }
const answers = glory.answers(state, 0)

test('JG-2.5.1-c a range goes by distance alone, over the river and the hill', () => {
  const { map } = field.ground
  const hexes = hexesInRange(view, field, osterlin)
  for (const hex of map.hexes) {
    const near = (map.distances[hexOf(osterlin) * map.size + hex] ?? 99) <= 5
    expect(hexes.includes(hex)).toBe(near)
  }
  const gone = { ...view, commanders: view.commanders.map((each) => ({ ...each, hex: -3 as HexId })) }
  expect(hexesInRange(gone, field, osterlin)).toEqual([])
})

test('the line around one hex has six sides, around two neighbours ten', () => {
  const sides = (path: string) => path.split('M').length - 1
  const [first = 0] = hexesInRange(view, field, corvin)
  const next = field.ground.around[Number(first) * 6 + 1] ?? -1
  expect(sides(outlineOf(field, [first as never]))).toBe(6)
  expect(sides(outlineOf(field, [first, next] as never))).toBe(10)
})

test('JG-2.3.2-e when orders are asked the givers are shown, or the one who was taken up', () => {
  const asked = { ...none, answers }
  expect(answers.some(({ kind }) => kind === 'order')).toBe(true)
  expect(rangesShown(view, field, asked)).toEqual([corvin, ladrac])
  expect(rangesShown(view, field, { ...asked, taken: hexOf(ladrac) })).toEqual([ladrac])
})

test('whoever is pointed at shows his, the enemy too', () => {
  expect(rangesShown(view, field, { ...none, lookedAt: hexOf(osterlin) })).toEqual([osterlin])
  expect(rangesShown(view, field, { ...none, lookedAt: 0 })).toEqual([])
})

test('JG-2.4.3-d an initiative test shows the commander-in-chief, a ride the rider', () => {
  const initiative = { name: 'activation / initiative', about: {} }
  expect(rangesShown(view, field, { ...none, question: initiative })).toEqual([corvin])
  const ride = { name: 'ride / step', about: { commander: ladrac } }
  expect(rangesShown(view, field, { ...none, question: ride })).toEqual([ladrac])
})
