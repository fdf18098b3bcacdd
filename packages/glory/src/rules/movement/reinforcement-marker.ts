import { enemyDistance, seatOf } from '../../position/piece.ts'
import { type GloryState, MARKED, ORDINARY, type UnitId } from '../../state.ts'
import type { March } from './march.ts'

/** The Reinforcement marker and how it is lost: section 5.2.1. */

/** JG-5.2.1-e, R-14: within 5 hexes of the enemy the Reinforcement marker goes and the march ends. */
export function loseMarkers(s: GloryState, f: March): void {
  for (const unit of s.party) if (losesMarker(s, unit)) f.stop = true
}

/** Takes the Reinforcement marker off a unit so near to the enemy, if it has one. */
export function losesMarker(s: GloryState, unit: UnitId): boolean {
  const piece = s.units[unit]
  if (piece.standing !== MARKED || enemyDistance(s, seatOf(s, unit), piece.hex) > 5) return false
  piece.standing = ORDINARY
  s.tell?.({ kind: 'markerLost', field: s.field, unit })
  return true
}
