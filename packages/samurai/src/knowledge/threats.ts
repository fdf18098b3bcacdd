import type { Seat } from '@gunbai/kernel'
import type { SamuraiState } from '../state.ts'
import { bestAttackFrom, bestShot } from './places.ts'

/** Beyond so many blocks more threats add nothing: a turn has only so many orders. */
const ENOUGH = 6

/** What a seat's units could strike from where they stand, in blocks. */
export function threatOf(s: SamuraiState, seat: Seat): number {
  let threat = 0
  for (const unit of s.units) {
    if (unit.seat !== seat || unit.blocks === 0) continue
    const attack = bestAttackFrom(s, unit, unit.hex)
    threat += attack > 0 ? attack : bestShot(s, unit)
    if (threat >= ENOUGH) return ENOUGH
  }
  return threat
}
