import type { Action } from '@gunbai/kernel'
import type { WhyNot } from '@gunbai/kernel/host'

/** Why none of these answers can be given: the first reason that the rules have. */
export async function reasonAgainst(
  actions: readonly Action[],
  whyNot: (action: Action) => Promise<WhyNot | null>,
): Promise<WhyNot | null> {
  for (const action of actions) {
    const why = await whyNot(action).catch(() => null)
    if (why !== null) return why
  }
  return null
}
