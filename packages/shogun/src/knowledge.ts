import { type Knowledge, pick } from '@gunbai/kernel'
import type { ShogunAction } from './action.ts'
import type { ShogunState } from './state.ts'

export const knowledge: Knowledge<ShogunState, ShogunAction> = {
  evaluate: (s, seat) => (s.result === null ? 0.5 : s.result.winners.includes(seat) ? 1 : 0),
  playout: (_, __, answers, chance) => pick(chance, answers),
  appraise: (_, __, answers) => answers.map(() => 0),
}
