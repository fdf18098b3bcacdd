import type { Measured } from '../estimate.ts'

/** What a choice is called. */
export type Verdict = 'excellent' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'unsure'

/** From so much loss of the chance to win on a choice is called so. */
export const losses = { inaccuracy: 0.03, mistake: 0.06, blunder: 0.1 } as const

/** A loss is named by what it is at least: so many standard errors below what was measured. */
const sure = 2

/** An interval is narrow enough when its standard error is not larger. */
export const narrow = 0.012

/** Whether more worlds could hardly change what a loss is called. */
export function isSettled(loss: Measured): boolean {
  const least = loss.mean - sure * loss.error
  const most = loss.mean + sure * loss.error
  return loss.error <= narrow || least >= losses.blunder || most < losses.inaccuracy
}

/** What a choice is called that lost so much against the best that was found. */
export function verdictOf(loss: Measured): Verdict {
  const least = loss.mean - sure * loss.error
  const most = loss.mean + sure * loss.error
  if (least >= losses.blunder) return 'blunder'
  if (least >= losses.mistake) return 'mistake'
  if (least >= losses.inaccuracy) return 'inaccuracy'
  return most < losses.mistake ? 'good' : 'unsure'
}

/** What a choice is called that gained so much over what is usually played. */
export function praiseOf(gain: Measured): Verdict {
  return gain.mean - sure * gain.error >= losses.inaccuracy ? 'excellent' : 'good'
}
