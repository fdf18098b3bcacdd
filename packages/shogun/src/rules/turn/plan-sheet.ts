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

/** What is proposed in the first round: a little for the order, some ronin, and men for the rest. */
export function firstPlan(koku: number): Plan {
  const swords = Math.round(koku / 8)
  const ronin = Math.round(koku / 5)
  return { swords, buildings: 0, levies: koku - swords - ronin, ronin, ninja: 0 }
}

/**
 * The same with more or fewer koku in one bin. New units stand in for what is missing and get what is over, so that a plan stays
 * whole; what is taken from them goes back into the purse.
 */
export function planWith(plan: Readonly<Plan>, koku: number, bin: Bin, by: number): Plan {
  const spent = bins.reduce((sum, each) => sum + plan[each], 0)
  const purse = koku - spent
  if (bin === 'levies') {
    return { ...plan, levies: Math.max(0, plan.levies + Math.min(by, purse)) }
  }
  const more = Math.max(-plan[bin], by)
  if (more > purse + plan.levies) return { ...plan }
  const fromLevies = Math.max(more - purse, Math.min(more, 0))
  return { ...plan, [bin]: plan[bin] + more, levies: plan.levies - fromLevies }
}

/** Who gives up koku first, where there are fewer than last round. */
const cutFirst = ['levies', 'ronin', 'ninja', 'swords', 'buildings'] as const

/** A plan like that of last round: more koku buy more units, fewer buy fewer. */
export function planLike(last: Readonly<Plan>, koku: number): Plan {
  const plan = { ...last }
  let missing = bins.reduce((sum, bin) => sum + last[bin], 0) - koku
  if (missing <= 0) return { ...plan, levies: plan.levies - missing }
  for (const bin of cutFirst) {
    // SG-PLAN-04: a building is paid for whole
    const cut = bin === 'buildings' && missing > 0 ? plan[bin] : Math.min(missing, plan[bin])
    plan[bin] -= cut
    missing -= cut
  }
  return { ...plan, levies: plan.levies - missing }
}
