import { below, shuffle } from './dice.ts'
import type { GameState } from './state.ts'

/** A draw deck with its discards. The last card of `draw` is the top. */
export interface Deck<Card = number> {
  draw: Card[]
  discards: Card[]
}

export function copyDeck<Card>(deck: Deck<Card>): Deck<Card> {
  return { draw: deck.draw.slice(), discards: deck.discards.slice() }
}

/** The top card; when the deck is out its discards are shuffled first. Null when there is no card anywhere. */
export function drawCard<Card>(state: GameState, deck: Deck<Card>): Card | null {
  if (deck.draw.length === 0) reshuffle(state, deck)
  if (deck.draw.length === 0) return null
  state.revealed++
  return deck.draw.pop() as Card
}

/** Shuffles the discards back into the deck. */
export function reshuffle<Card>(state: GameState, deck: Deck<Card>): void {
  for (const card of deck.discards) deck.draw.push(card)
  deck.discards.length = 0
  shuffle(state.shuffles, deck.draw)
}

/** Takes one card at random out of a hand. */
export function takeAtRandom<Card>(state: GameState, hand: Card[]): Card | null {
  if (hand.length === 0) return null
  state.revealed++
  return hand.splice(below(state.shuffles, hand.length), 1)[0] as Card
}
