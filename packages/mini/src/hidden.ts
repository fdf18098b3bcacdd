import { hiddenHands } from '@gunbai/kernel'
import type { MiniState } from './state.ts'

/** A hand is its owner's secret, and nobody knows the cards to draw. */
export const hidden = hiddenHands<MiniState>({ hands: (s) => s.hands, pile: (s) => s.deck.draw })
