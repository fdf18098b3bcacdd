import { expect, it } from 'vitest'
import { commandCards, faceTitled } from '../../data/command-cards.ts'
import { nameOfHex } from '../../event.ts'
import { CENTRE, LEFT, RIGHT, sectionsOf } from '../../position/board.ts'
import { chance } from '../../testing/chance.ts'
import { hexOf } from '../../testing/drawing.ts'
import { drawn } from '../../testing/scene.ts'

/** A piece to be ordered, as the words of its order: `order E6` or `order leader E6`. */
const sectionsOfOrder = (order: string): number => sectionsOf(0, hexOf(order.split(' ').at(-1) as string))

/** Whether every piece finds an order of its own: a section's, or for a unit one that names no place. */
function canAll(
  orders: readonly string[],
  left: number,
  centre: number,
  right: number,
  anywhere: number,
): boolean {
  if (orders.length === 0) return true
  const [first, ...rest] = orders
  const within = sectionsOfOrder(first)
  return (
    ((within & LEFT) !== 0 && left > 0 && canAll(rest, left - 1, centre, right, anywhere)) ||
    ((within & CENTRE) !== 0 && centre > 0 && canAll(rest, left, centre - 1, right, anywhere)) ||
    ((within & RIGHT) !== 0 && right > 0 && canAll(rest, left, centre, right - 1, anywhere)) ||
    (anywhere > 0 && !first.includes('leader') && canAll(rest, left, centre, right, anywhere - 1))
  )
}

it('SB-ORD-04, SB-ORD-08, SB-ORD-09, SB-DC-MESSENGER-01 an order is offered if and only if all given and this one find orders of their own', () => {
  const titles = [
    'order-one-left',
    'order-two-centre',
    'order-three-right',
    'cranes-wing',
    'tiger-tail-left',
    'out-flanked',
    'flying-geese',
  ]
  let refused = 0
  for (let seed = 1; seed <= 250; seed++) {
    const roll = chance(seed)
    // D4 and D8 lie under a section line, as do F4 and F8
    const cells = ['.', '.', 'asp', 'asp', 'asp+i', '+i']
    const row = () => Array.from({ length: 7 }, () => cells[roll(cells.length)]).join(' ')
    const title = titles[roll(titles.length)]
    const messenger = title.startsWith('order-') && roll(2) === 0
    const t = drawn(`D3 ${row()}\nF3 ${row()}\nK1 ASP`, {
      top: { hand: `${title} leadership`, dragons: messenger ? 'brave-messenger' : '' },
    }).say(`play ${title}`)
    if (messenger) t.say('dragon brave-messenger')
    const { left, centre, right } = commandCards[faceTitled(title)]
    const pieces = [
      ...t.state.units.filter((unit) => unit.seat === 0).map((unit) => ({ word: 'order', hex: unit.hex })),
      ...t.state.leaders.map((leader) => ({ word: 'order leader', hex: leader.hex })),
    ]
    const names = pieces.map(({ word, hex }) => `${word} ${nameOfHex(hex)}`)
    const given: string[] = []
    for (;;) {
      const wanted = names
        .filter(
          (name) => !given.includes(name) && canAll([...given, name], left, centre, right, messenger ? 1 : 0),
        )
        .sort()
      const offered = t.asks === 'turn / order' ? t.offers('order') : []
      expect([seed, title, given, offered]).toEqual([seed, title, given, wanted])
      if (wanted.length < names.length - given.length) refused++
      if (wanted.length === 0) break
      const next = wanted[roll(wanted.length)]
      t.say(next)
      given.push(next)
    }
  }
  expect(refused).toBeGreaterThan(200)
})
