import type { Windows } from '@gunbai/kernel'
import { type MiniAction, strength } from './state.ts'
import type { MiniView } from './view.ts'

export const windows: Windows<MiniView, MiniAction> = {
  classes: [
    {
      id: 'counter',
      subject: (action) => (action.kind === 'counter' ? `${strength(action.card)}` : null),
      ways: { weakest: { choose: (_, __, answers) => weakestCounter(answers) } },
      recommended: 'ask when able',
    },
  ],
  period: ({ round }) => ({ turn: round, round }),
}

function weakestCounter(answers: readonly MiniAction[]): MiniAction | null {
  let weakest: MiniAction | null = null
  for (const action of answers) {
    if (action.kind !== 'counter') continue
    if (weakest?.kind !== 'counter' || strength(action.card) < strength(weakest.card)) weakest = action
  }
  return weakest
}
