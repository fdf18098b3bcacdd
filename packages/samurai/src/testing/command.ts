import { drawn, type Order, type Scene } from './scene.ts'

/** A unit in every hex of a row. Top's left is the right of the drawing: columns 9 to 12. */
export const line = 'E1 asp asp asp asp asp asp asp asp asp asp asp asp'

/** Top plays a card from a hand of five. */
export const plays = (card: string, drawing: string, order: Order = {}): Scene =>
  drawn(drawing, {
    top: { hand: `${card} order-two-left order-two-left order-two-right order-two-right` },
    ...order,
  }).say(`play ${card}`)

/** Top plays a Command card from a hand of three, with a Dragon card in its hand to play beside it. */
export const command = (card: string, dragons: string, drawing: string, order: Order = {}): Scene =>
  drawn(drawing, {
    ...order,
    top: { hand: `${card} advance-left advance-right`, dragons, ...order.top },
  }).say(`play ${card}`)

/** Gives every order that can be given, in the order of the list, and says how many. */
export function orderAll(t: Scene): number {
  let orders = 0
  for (let next = t.offers('order')[0]; next !== undefined; next = t.offers('order')[0]) {
    t.say(next)
    orders++
  }
  return orders
}
