import type { Figures } from '@gunbai/kernel'
import type { MiniAction } from './state.ts'
import { cards, other } from './state.ts'
import type { MiniView } from './view.ts'

export const figures: Figures<MiniView, MiniAction> = {
  parts: [
    {
      name: 'standing',
      meaning: 'own lives, theirs, own coins, theirs, the round',
      add: (v, seat, row) =>
        row.push(v.lives[seat], v.lives[other(seat)], v.coins[seat], v.coins[other(seat)], v.round),
    },
    {
      name: 'cards',
      meaning: 'by card: 1 in the own hand, 2 discarded, 0 elsewhere',
      add: (v, seat, row) => {
        const held = v.hands[seat] ?? []
        for (const card of cards) row.push(held.includes(card) ? 1 : v.discards.includes(card) ? 2 : 0)
      },
    },
    {
      name: 'hands',
      meaning: "cards of the own hand, of the other's, and to draw",
      add: (v, seat, row) => row.push(v.handSizes[seat], v.handSizes[other(seat)], v.deckSize),
    },
  ],
  kinds: ['bid', 'counter', 'pass'],
  fields: [
    { name: 'coins', meaning: 'how many coins are bid' },
    { name: 'card', meaning: 'a card by its number' },
  ],
}
