import { type Knowledge, pick } from '@gunbai/kernel'
import { type MiniAction, type MiniState, other, strength } from './state.ts'

export const knowledge: Knowledge<MiniState, MiniAction> = {
  evaluate: (s, seat) => {
    if (s.result !== null)
      return s.result.winners.length === 0 ? 0.5 : s.result.winners.includes(seat) ? 1 : 0
    const lead =
      s.lives[seat] - s.lives[other(seat)] + (s.hands[seat].length - s.hands[other(seat)].length) / 4
    return 1 / (1 + Math.exp(-lead))
  },
  playout: (_, __, answers, chance) => pick(chance, answers),
  appraise: (s, seat, answers) => answers.map((action) => worth(s, seat, action)),
  turns: (s) => s.round,
  aspects: [
    { name: 'aspect.lives', measure: (s, seat) => s.lives[seat] - s.lives[other(seat)] },
    { name: 'aspect.cards', measure: (s, seat) => s.hands[seat].length - s.hands[other(seat)].length },
    { name: 'aspect.coins', measure: (s, seat) => s.coins[seat] - s.coins[other(seat)] },
  ],
}

/** Bid two thirds of what the other could; counter whenever it can be done, with the weakest card that will do. */
function worth(s: MiniState, seat: number, action: MiniAction): number {
  switch (action.kind) {
    case 'bid':
      return -Math.abs(action.coins - Math.min(s.coins[seat], s.coins[other(seat)], 3) * (2 / 3))
    case 'counter':
      return 1 - strength(action.card) / 10
    case 'pass':
      return 0
  }
}
