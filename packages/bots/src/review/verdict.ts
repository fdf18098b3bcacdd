import type { Measured } from '../estimate.ts'

/** What a choice is called. */
export type Verdict = 'excellent' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'unsure'

/** From so much loss of the chance to win on a choice is called so. */
export const losses = { inaccuracy: 0.03, mistake: 0.06, blunder: 0.1 } as const

/** An interval is narrow enough when it reaches no further than this to both sides. */
const narrow = 0.025

/** Whether more worlds could hardly change what a loss is called. */
export function isSettled(loss: Measured): boolean {
  const least = loss.mean - loss.within
  const most = loss.mean + loss.within
  return loss.within <= narrow || least >= losses.blunder || most < losses.inaccuracy
}

/** What a choice is called that lost so much against the best that was found: by what it is at least. */
export function verdictOf(loss: Measured): Verdict {
  const least = loss.mean - loss.within
  const most = loss.mean + loss.within
  if (least >= losses.blunder) return 'blunder'
  if (least >= losses.mistake) return 'mistake'
  if (least >= losses.inaccuracy) return 'inaccuracy'
  return most < losses.mistake ? 'good' : 'unsure'
}

/** Whether a choice that gained so much over what is usually played is better than good. */
export function isExcellent(gain: Measured): boolean {
  return gain.mean - gain.within >= losses.inaccuracy
}
