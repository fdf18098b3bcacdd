import { botStream, LookAhead, type Plan, PlanTrial } from '@gunbai/bots'
import type { Rulebook } from '@gunbai/kernel'
import type { Turn, TurnBegun } from './lines.ts'

/** The plans of some turns beside each other, in so many worlds. */
export function tried(
  rulebook: Rulebook,
  turn: TurnBegun,
  turns: readonly Turn[],
  many: number,
  seed: string,
): PlanTrial {
  const trial = trialOf(rulebook, turn, turns, seed)
  while (trial.worlds < many) trial.sweep()
  return trial
}

/** Games are played out, and after so many it is seen whether they tell the two plans apart. */
const games = [40, 80, 140, 200]
const mostAnswers = 6000

/** Games from two plans to their end, as many as tell them apart; null where they do not. */
export function playedOut(
  rulebook: Rulebook,
  turn: TurnBegun,
  turns: readonly Turn[],
  seed: string,
): PlanTrial | null {
  const trial = trialOf(rulebook, turn, turns, seed, mostAnswers)
  for (const many of games) {
    while (trial.worlds < many) trial.sweep()
    const { mean, within } = trial.lead(0, 1)
    if (mean - within > 0) return trial
  }
  return null
}

function trialOf(
  rulebook: Rulebook,
  { state, seat }: TurnBegun,
  turns: readonly Turn[],
  seed: string,
  toTheEnd: number | null = null,
): PlanTrial {
  const { knowledge } = rulebook
  const posture = knowledge.postures?.[0] ?? knowledge
  const plans = turns.map(({ plan }): Plan => ({ answers: plan, posture }))
  return new PlanTrial(new LookAhead(rulebook, state, seat, botStream(seed)), plans, toTheEnd)
}
