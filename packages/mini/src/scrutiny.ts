import type { Scrutiny } from '@gunbai/kernel'
import { hidden } from './hidden.ts'
import { cards, type MiniEvent, type MiniState, strength } from './state.ts'

export const scrutiny: Scrutiny<MiniState, MiniEvent> = {
  violations: (s) => {
    const found: string[] = []
    const held = [...s.hands.flat(), ...s.deck.draw, ...s.deck.discards].sort((a, b) => a - b)
    if (held.join() !== cards.join()) found.push(`the 20 cards have become ${held.join(' ')}`)
    for (const seat of [0, 1]) {
      if (s.coins[seat] < 0) found.push(`seat ${seat} has ${s.coins[seat]} coins`)
      if (s.lives[seat] < 0 || s.lives[seat] > 3) found.push(`seat ${seat} has ${s.lives[seat]} lives`)
    }
    return found
  },
  secrets: hidden.secrets,
  mentions: hidden.mentions,
  inventory: [1, 2, 3, 4, 5].map((each) => `strength ${each}`),
  uses: (event) => (event.kind === 'countered' ? [`strength ${strength(event.card)}`] : []),
}
