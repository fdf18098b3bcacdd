import { type Seat, type Stream, shuffle } from '@gunbai/kernel'
import { other } from './board.ts'
import type { SamuraiState } from './state.ts'

/**
 * Makes a state fit what a seat knows: the other's hands, but for the cards that everybody has seen go into them, and
 * the order of both decks are drawn anew.
 */
export function imagine(s: SamuraiState, seat: Seat, chance: Stream): void {
  const enemy = other(seat)
  const [hand, draw] = redeal(s.hands[enemy], s.knownCommand[enemy], s.deck.draw, chance)
  s.hands[enemy] = hand
  s.deck.draw = draw
  const [dragons, dragonDraw] = redeal(s.dragonHands[enemy], s.knownDragons[enemy], s.dragons.draw, chance)
  s.dragonHands[enemy] = dragons
  s.dragons.draw = dragonDraw
  if (s.turn.seat === enemy && s.drawn.length > 0) s.drawn = s.hands[enemy].slice(-s.drawn.length)
}

function redeal(
  hand: readonly number[],
  seen: readonly number[],
  draw: readonly number[],
  chance: Stream,
): [number[], number[]] {
  const unknown = [...hand.filter((card) => !seen.includes(card)), ...draw].sort((a, b) => a - b)
  shuffle(chance, unknown)
  return [[...seen, ...unknown.splice(0, hand.length - seen.length)], unknown]
}
