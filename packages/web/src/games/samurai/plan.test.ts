import type { Action } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { added, isDrafted, ordering, parted, stepBack, withoutOrder } from './plan.ts'

const order = (unit: number) => ({ kind: 'order', unit }) as Action
const move = (unit: number, hex: number) => ({ kind: 'move', unit, hex }) as Action
const lead = (leader: number) => ({ kind: 'orderLeader', leader }) as Action

test('SB-ORD-03 every order of a draft stands before its moves, however they were picked', () => {
  const draft = [order(1), move(1, 20), order(2)]
  expect(parted(draft)).toEqual({ orders: [order(1), order(2)], moves: [move(1, 20)] })
})

test('a piece that is sent elsewhere moves once; a leader and a unit of the same number are two', () => {
  const draft = added(added([order(1), lead(1)], move(1, 20)), move(1, 21))
  expect(draft).toEqual([order(1), lead(1), move(1, 21)])
  expect(withoutOrder(draft, order(1))).toEqual([lead(1)])
  expect(stepBack(draft)).toEqual([order(1), lead(1)])
})

test('what shows dice or a card is only drafted by a tap; a move is given at once when pieces move', () => {
  for (const kind of ['attack', 'shoot', 'playCommand', 'playDragon', 'order']) {
    expect(isDrafted({ kind }, 'turn / battle')).toBe(true)
  }
  expect([isDrafted(move(1, 2), ordering), isDrafted(move(1, 2), 'turn / move')]).toEqual([true, false])
  expect(isDrafted({ kind: 'retreat' }, 'retreat / where')).toBe(false)
})
