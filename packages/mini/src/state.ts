import type { Deck, GameState, Seat } from '@gunbai/kernel'

/** A card is a number; four of each strength. */
export type Card = number
export const cards: readonly Card[] = Array.from({ length: 20 }, (_, i) => i)
export const strength = (card: Card): number => Math.floor(card / 4) + 1

export type MiniAction =
  | { readonly kind: 'bid'; readonly coins: number }
  | { readonly kind: 'counter'; readonly card: Card }
  | { readonly kind: 'pass' }

export type MiniEvent =
  | { readonly kind: 'bids'; readonly first: number; readonly second: number; readonly attacker: Seat }
  | { readonly kind: 'countered'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'struck'; readonly seat: Seat; readonly die: number; readonly lives: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card | null }

export interface MiniState extends GameState<MiniEvent> {
  round: number // counted from 1
  lives: number[] // by seat
  coins: number[] // by seat
  hands: Card[][] // by seat, hidden from the other
  deck: Deck // hidden order
  stands: boolean // whether the strike under way would land
}

export const other = (seat: Seat): Seat => 1 - seat
