import { below, type Seat, type Stream, shuffle } from '@gunbai/kernel'
import { fieldOf } from './position/field.ts'
import { combinedMarker } from './rules/turn/cup.ts'
import { couldOrder, isAvailable } from './rules/turn/orders.ts'
import type { GloryState } from './state.ts'
import { isKnownInCup } from './view.ts'

/**
 * Makes up what this seat cannot know: the orders that the other side has not shown yet, and which of its optional
 * combined markers are in the cup. Nothing hidden is read.
 */
export function imagine(s: GloryState, seat: Seat, chance: Stream): void {
  const { battle } = fieldOf(s)
  const hidden = s.groups.filter((group) => !group.shown && battle.formations[group.formation].seat !== seat)
  for (const group of hidden) group.order = -1
  battle.commanders.forEach((card, commander) => {
    if (card.seat === seat) return
    let left = card.orders
    for (const group of s.groups) if (group.shown && group.order === commander) left--
    const could = hidden.filter((group) => group.order < 0 && couldOrder(commander, group))
    for (const group of shuffle(chance, could)) if (left-- > 0) group.order = commander
  })
  s.cup = s.cup.filter((marker) => isKnownInCup(s, marker, seat))
  battle.combined.forEach((card, i) => {
    const marker = combinedMarker(s, i)
    if (card.seat === seat || card.compulsory || !isAvailable(s, i) || s.aside.includes(marker)) return
    if (below(chance, 2) === 1) s.cup.push(marker)
  })
  s.cup.sort((a, b) => a - b)
}
