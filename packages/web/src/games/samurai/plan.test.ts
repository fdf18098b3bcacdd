import type { Action } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import {
  added,
  battling,
  commanding,
  inserted,
  isChosenFirst,
  moving,
  ordering,
  parted,
  stepBack,
  withoutMove,
  withoutOrder,
} from './plan.ts'

const card = { kind: 'playCommand', card: 7 } as Action
const dragon = { kind: 'playDragon', card: 3 } as Action
const order = (unit: number) => ({ kind: 'order', unit }) as Action
const move = (unit: number, hex: number) => ({ kind: 'move', unit, hex }) as Action
const attack = (unit: number, hex: number) => ({ kind: 'attack', unit, hex }) as Action
const lead = (leader: number) => ({ kind: 'orderLeader', leader }) as Action

const drafted = (asked: string, ...actions: Action[]) =>
  actions.reduce<readonly Action[]>((draft, action) => added(draft, action, asked), [])

test('SB-ORD-03 every order of a draft stands before its moves, and those before its strikes, however they were picked', () => {
  const draft = drafted(commanding, card, order(1), move(1, 20), attack(1, 21), order(2), move(2, 30))
  expect(draft).toEqual([card, order(1), order(2), move(1, 20), move(2, 30), attack(1, 21)])
  expect(parted(draft, commanding)).toEqual({
    cards: [card],
    orders: [order(1), order(2)],
    moves: [move(1, 20), move(2, 30)],
    strikes: [attack(1, 21)],
  })
})

test('a piece that is ordered twice, before the board shows it, is ordered once', () => {
  expect(drafted(ordering, order(1), lead(1), order(1), lead(1))).toEqual([order(1), lead(1)])
})

test('another Command card begins the draft anew', () => {
  const other = { kind: 'playCommand', card: 8 } as Action
  expect(drafted(commanding, card, order(1), other)).toEqual([other])
})

test('a piece that is sent elsewhere moves once, and strikes from there; a leader and a unit of the same number are two', () => {
  const draft = drafted(ordering, order(1), lead(1), move(1, 20), attack(1, 22), move(1, 21))
  expect(draft).toEqual([order(1), lead(1), move(1, 21)])
  expect(withoutOrder(draft, order(1), ordering)).toEqual([lead(1)])
  expect(stepBack(draft)).toEqual([order(1), lead(1)])
})

test('what is played with a strike or among moves goes where it is asked for, and with what it belongs to', () => {
  const strikes = drafted(battling, attack(1, 20), attack(2, 21))
  const inspired = inserted(strikes, { kind: 'inspire' }, 1)
  expect(inspired.map(({ kind }) => kind)).toEqual(['attack', 'inspire', 'attack'])
  expect(withoutMove(inspired, move(1, 3), battling)).toEqual([attack(2, 21)])
  const marching = added(inserted(drafted(moving, move(1, 20)), dragon, 1), attack(1, 21), moving)
  expect(parted(marching, moving)).toMatchObject({ moves: [move(1, 20), dragon], strikes: [attack(1, 21)] })
})

test('no card is given by a tap', () => {
  for (const kind of ['playCommand', 'playDragon', 'discardDragon'])
    expect(isChosenFirst({ kind })).toBe(true)
  expect(isChosenFirst({ kind: 'retreat' })).toBe(false)
})
