import type { ShogunAction } from '../../action.ts'
import { type Bin, bins, type Clan, type Plan } from '../../state.ts'

/**
 * What is answered for a plan, from a bin on: bin by bin, until the koku are spent. What is left after the fourth is for the
 * ninja (SG-PLAN-02), and nobody is asked for it.
 */
export function answersOfPlan(clan: Clan, koku: number, plan: Readonly<Plan>, from: Bin): ShogunAction[] {
  const answers: ShogunAction[] = []
  let rest = koku
  for (const [i, bin] of bins.entries()) {
    if (rest <= 0 || bin === 'ninja') break
    rest -= plan[bin]
    if (i >= bins.indexOf(from)) answers.push({ kind: 'put', clan, bin, koku: plan[bin] })
  }
  return answers
}
