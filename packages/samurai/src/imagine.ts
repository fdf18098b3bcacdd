import { type Seat, type Stream, shuffle } from '@gunbai/kernel'
import { commandDeck } from './data/command-cards.ts'
import { other } from './position/board.ts'
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

/** Nobody has seen how the decks lie: their order is drawn anew, and every hand stays as it is. */
export function redraw(s: SamuraiState, chance: Stream): void {
  shuffle(chance, s.deck.draw)
  shuffle(chance, s.dragons.draw)
}

/** By card, whether it is one of those that are dealt anew; the Dragon deck is the smaller one. */
const unseen = new Uint8Array(commandDeck.length)

/** In the order of their numbers before they are shuffled: how they really lie must not matter. */
function redeal(
  hand: readonly number[],
  seen: readonly number[],
  draw: readonly number[],
  chance: Stream,
): [number[], number[]] {
  for (const card of draw) unseen[card] = 1
  for (const card of hand) if (!seen.includes(card)) unseen[card] = 1
  const unknown: number[] = []
  for (let card = 0; card < unseen.length; card++) {
    if (unseen[card] === 0) continue
    unseen[card] = 0
    unknown.push(card)
  }
  shuffle(chance, unknown)
  const dealt = hand.length - seen.length
  return [[...seen, ...unknown.slice(0, dealt)], unknown.slice(dealt)]
}
