import { expect, test } from 'vitest'
import type { SamuraiAction } from './action.ts'
import { type Asked, gestures } from './gestures.ts'
import type { HexId } from './position/board.ts'
import type { LeaderId, UnitId } from './state.ts'

/** Red's turn: units 0 to 2 in hexes 10 to 12, an enemy in 50. */
const state = {
  units: [10, 11, 12, 50].map((hex, id) => ({ id, seat: id < 3 ? 0 : 1, hex, blocks: 4 })),
  leaders: [{ id: 0, seat: 0, hex: 10 }],
  table: [],
  turn: { seat: 0 },
  revealed: 5,
} as unknown as Asked['state']

const asked = (action: SamuraiAction, more: Partial<Asked> = {}): Asked => ({
  action,
  state,
  answers: [{ kind: 'endBattle' }],
  isWindow: false,
  ...more,
})
const hex = (number: number) => number as HexId
const first = 0 as UnitId
const card = asked({ kind: 'playCommand', card: 7 })
const order = (unit: number) => asked({ kind: 'order', unit: unit as UnitId })
const move = (unit: number, to: number) => asked({ kind: 'move', unit: unit as UnitId, hex: hex(to) })
const attack = (unit: number) => asked({ kind: 'attack', unit: unit as UnitId, hex: hex(50) })
const shoot = (unit: number, more: Partial<Asked> = {}) =>
  asked({ kind: 'shoot', unit: unit as UnitId, hex: hex(50) }, more)
const later = { state: { ...state, revealed: 6 } }

const taps = (plan: readonly Asked[], earlier: readonly Asked[] = []) =>
  new Set(gestures(plan, earlier, 0)).size

test('a card, a drag for each unit, over its hex to whom it attacks, and one commit', () => {
  const end = asked({ kind: 'endMovement' })
  expect(taps([card, order(0), order(1), move(0, 20), end, attack(0)])).toBe(4)
  expect(taps([card, order(0), attack(0)])).toBe(3)
})

test('a shot after a move is aimed by a tap, unless there is only one; one that a unit makes from where it stands is not', () => {
  const only = { answers: [shoot(0).action, { kind: 'endBattle' }] as const }
  expect(taps([card, order(0), move(0, 20), shoot(0)])).toBe(4)
  expect(taps([card, order(0), move(0, 20), shoot(0, only)])).toBe(3)
  expect(taps([card, order(0), shoot(0)])).toBe(3)
  expect(taps([asked({ kind: 'endBattle' }, { ...later, ...only })], [card, order(0), move(0, 20)])).toBe(2)
})

test('what dice left of the draft is one press; an enemy who has come since must be aimed at', () => {
  const several = { ...later, answers: [shoot(0).action, shoot(1).action, { kind: 'endBattle' }] as const }
  const earlier = [card, order(0), order(1), attack(0)]
  expect(taps([shoot(1, several)], earlier)).toBe(1)
  const gone = {
    ...state,
    units: state.units.map((unit) => ({ ...unit, hex: unit.id === 3 ? 60 : unit.hex })),
  }
  const before = earlier.map((each) => ({ ...each, state: gone as Asked['state'] }))
  expect(taps([shoot(1, several)], before)).toBe(2)
})

test('where the enemy was asked and did nothing the draft goes on; where he played a card it is committed anew', () => {
  expect(taps([order(0), attack(0)], [card])).toBe(1)
  const played = { ...state, table: [{ card: 3 }] } as unknown as Asked['state']
  expect(
    taps(
      [order(0), attack(0)].map((each) => ({ ...each, state: played })),
      [card],
    ),
  ).toBe(2)
})

test('to decline at a window beside the draft costs nothing, a card there its tap, at a window alone two', () => {
  const pass = asked({ kind: 'pass' }, { isWindow: true })
  const dragon = asked({ kind: 'playDragon', card: 3 }, { isWindow: true })
  expect(taps([card, pass, order(0)])).toBe(3)
  expect(taps([card, dragon, order(0)])).toBe(4)
  expect([taps([pass]), taps([dragon])]).toEqual([1, 2])
  expect(taps([card, asked({ kind: 'pass' })])).toBe(3)
})

test('in the enemy turn nothing belongs to a draft of one\u2019s own', () => {
  const theirs = { ...state, turn: { seat: 1 } } as unknown as Asked['state']
  expect(taps([asked({ kind: 'pass' }, { state: theirs, isWindow: true })], [card, order(0)])).toBe(1)
})

test('a strike is inspired by its own button, and one button advances and attacks', () => {
  expect(taps([card, order(0), attack(0), asked({ kind: 'inspire', unit: first })])).toBe(3)
  const bonus = asked({ kind: 'attack', unit: first, hex: hex(50) }, { answers: [{ kind: 'pass' }] })
  expect(taps([asked({ kind: 'gainGround', unit: first }), bonus])).toBe(1)
  expect(taps([asked({ kind: 'gainGround', unit: first })])).toBe(1)
})

test('a tap on a unit with a leader who could be ordered too asks which; a drag does not', () => {
  const which = asked(
    { kind: 'order', unit: first },
    { answers: [{ kind: 'orderLeader', leader: 0 as LeaderId }] },
  )
  expect(taps([card, which])).toBe(4)
  expect(taps([card, which, move(0, 20)])).toBe(3)
})

test('the end of a turn: one button, with what is sold or kept', () => {
  const pass = asked({ kind: 'pass' }, { isWindow: true })
  expect(taps([asked({ kind: 'takeHonor' }), pass])).toBe(1)
  expect(taps([pass], [card, asked({ kind: 'drawDragon' })])).toBe(0)
})
