import { below, type Knowledge, type Seat, type Stream } from '@gunbai/kernel'
import type { ShogunAction } from '../action.ts'
import type { ShogunState } from '../state.ts'
import { worth } from './appraisal.ts'
import { aspects } from './aspects.ts'
import { evaluate } from './evaluation.ts'
import { feats } from './feats.ts'
import { stakesOf } from './stakes.ts'

/** One time in so many a playout tries something else. */
const curiosity = 12

/** The best answer by a guess that is quick to make, and now and then any other. */
function playout(s: ShogunState, _: Seat, answers: readonly ShogunAction[], chance: Stream): ShogunAction {
  if (answers.length === 1) return answers[0]
  if (below(chance, curiosity) === 0) return answers[below(chance, answers.length)]
  const offset = below(chance, answers.length)
  let best = answers[offset]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < answers.length; i++) {
    const action = answers[(i + offset) % answers.length]
    const value = worth(s, action, false)
    if (value > most) {
      most = value
      best = action
    }
  }
  return best
}

export const knowledge: Knowledge<ShogunState, ShogunAction> = {
  evaluate,
  playout,
  appraise: (s, _, answers) => answers.map((action) => worth(s, action, true)),
  turns: (s) => s.round,
  // Three others take what one leaves
  lapses: 0.65,
  stakes: (_, __, answers) => stakesOf(answers),
  aspects,
  feats,
}
