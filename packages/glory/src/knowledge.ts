import { type Knowledge, pick } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import { finalPoints } from './rules/victory.ts'
import type { GloryState } from './state.ts'

export const knowledge: Knowledge<GloryState, GloryAction> = {
  evaluate: (s, seat) => {
    if (s.result !== null)
      return s.result.winners.length === 0 ? 0.5 : s.result.winners.includes(seat) ? 1 : 0
    const points = finalPoints(s)
    return 1 / (1 + Math.exp(-(points[seat] - points[1 - seat]) / 10))
  },
  playout: (_, __, answers, chance) => pick(chance, answers),
  appraise: (_, __, answers) => answers.map(() => 0),
}
