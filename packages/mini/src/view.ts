import type { Seat } from '@gunbai/kernel'
import { hidden } from './hidden.ts'
import { type Card, type MiniState, strength } from './state.ts'

/** What a seat, or a spectator, may know. */
export interface MiniView {
  readonly round: number
  readonly lives: readonly number[]
  readonly coins: readonly number[]
  /** By seat; null for a hand that the viewer may not see. */
  readonly hands: readonly (readonly Card[] | null)[]
  readonly handSizes: readonly number[]
  readonly deckSize: number
  readonly discards: readonly Card[]
}

export function view(s: MiniState, seat: Seat | null): MiniView {
  return {
    round: s.round,
    lives: s.lives.slice(),
    coins: s.coins.slice(),
    hands: hidden.seen(s, seat),
    handSizes: s.hands.map((hand) => hand.length),
    deckSize: s.deck.draw.length,
    discards: s.deck.discards.slice(),
  }
}

export function sketch(v: MiniView): string {
  const rows = v.hands.map((hand, seat) => {
    const held =
      hand === null ? `${v.handSizes[seat]} cards` : `cards of ${hand.map(strength).join(' ') || 'none'}`
    return `  seat ${seat}   ${'♥'.repeat(v.lives[seat]).padEnd(3)}   ${v.coins[seat]} coins   ${held}`
  })
  return [`round ${v.round}, ${v.deckSize} cards to draw`, ...rows].join('\n')
}
