import type { Odds, Seat } from '@gunbai/kernel'
import { hitChance } from './fight.ts'
import type { SkirmishAction, SkirmishState } from './state.ts'

export function odds(s: SkirmishState, _: Seat, action: SkirmishAction): Odds | null {
  if (action.kind !== 'fight') return null
  const name = { id: s.strengths[action.target] === 1 ? 'odds.falls' : 'odds.hit' }
  return { counts: [], chances: [{ name, chance: hitChance(s, action.unit, action.target) }] }
}
