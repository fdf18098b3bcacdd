import type { Order, OrderSheet } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { declinedThisTurn, drafted, written } from './order-draft.ts'

const recommended = { live: 'ask', days: 'decline' } as const
const order = (stance: Order['stance'], rest: Partial<Order> = {}): Order => ({
  window: 'cards',
  subject: null,
  stance,
  during: 'game',
  ...rest,
})
const sheet = (...orders: Order[]): OrderSheet => ({
  classes: [{ id: 'cards', ways: ['always'], bounds: {}, duty: false, recommended, subjects: [] }],
  orders,
  period: { turn: 5, round: 3 },
  figures: [],
})

test('what hangs on a figure is shown so, and written down again', () => {
  const when = { figure: 'honor', atLeast: 4 }
  const known = sheet(order('decline', { when }))
  const draft = drafted(known)
  expect(draft.cards).toEqual({ stance: 'decline', stops: [], when })
  expect(written(known, draft, 'game')).toEqual([order('decline', { when })])
})

test('what holds now is shown: the latest for the class, and for what to stop all the same', () => {
  expect(drafted(sheet())).toEqual({ cards: { stance: 'ask', stops: [] } })
  const orders = [order('ask when able'), order('decline'), order('ask', { subject: 'bravery' })]
  expect(drafted(sheet(...orders))).toEqual({ cards: { stance: 'decline', stops: ['bravery'] } })
})

test('what was for another turn or round is not shown', () => {
  const past = [order({ way: 'always' }), order('decline', { during: { turn: 4 } })]
  expect(drafted(sheet(...past)).cards?.stance).toEqual({ way: 'always' })
  expect(drafted(sheet(...past, order('decline', { during: { round: 3 } }))).cards?.stance).toBe('decline')
})

test('what is written for good takes the place of all others, and is read back as it was drafted', () => {
  const draft = { cards: { stance: 'decline', stops: ['bravery'] } } as const
  const orders = written(sheet(order('ask')), draft, 'game')
  expect(orders).toEqual([order('decline'), order('ask', { subject: 'bravery' })])
  expect(drafted(sheet(...orders))).toEqual(draft)
})

test('what is written for a turn or a round stands on top of what holds for good', () => {
  const draft = { cards: { stance: 'decline', stops: [] } } as const
  const before = order('ask when able')
  expect(written(sheet(before, order('ask', { during: { turn: 4 } })), draft, 'turn')).toEqual([
    before,
    order('decline', { during: { turn: 5 } }),
  ])
  expect(written(sheet(before), draft, 'round').at(-1)?.during).toEqual({ round: 3 })
})

test('a class that was left alone keeps what holds there, for as long as it did', () => {
  const forThisTurn = order('decline', { during: { turn: 5 } })
  const known: OrderSheet = {
    ...sheet(order('ask when able'), order('ask', { subject: 'bravery' }), forThisTurn),
    classes: ['cards', 'ninja'].map((id) => ({ ...(sheet().classes[0] as OrderSheet['classes'][0]), id })),
  }
  const before = drafted(known)
  // what was ordered for a turn takes the place of what was named for good
  expect(before.cards).toEqual({ stance: 'decline', stops: [], until: 'turn' })
  const changed = { ...before, ninja: { stance: 'decline', stops: [] } } as const
  const ninja = order('decline', { window: 'ninja' })
  expect(written(known, changed, 'game', before)).toEqual([...known.orders, ninja])
  // who chooses it anew means it for as long as the sheet says
  const anew = { ...changed, cards: { ...before.cards, stops: [] } as const } as typeof before
  expect(written(known, anew, 'game', before)).toEqual([order('decline'), ninja])
})

test('not again this turn: orders for turns that are over are dropped, however often it was said', () => {
  const past = Array.from({ length: 250 }, (_, turn) => order('decline', { during: { turn: turn + 10 } }))
  const orders = declinedThisTurn(sheet(order('ask'), ...past), 'cards')
  expect(orders).toEqual([order('ask'), order('decline', { during: { turn: 5 } })])
})
