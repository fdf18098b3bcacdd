import { colOf, type HexId } from '@gunbai/hexes'
import { fieldOf } from '../../position/field.ts'
import { mayStandIn } from '../../position/stacking.ts'
import type { GloryState } from '../../state.ts'
import type { March } from './march.ts'

/** Where a march may end. */

/** JG-5.1.2-e, and the limit that a combined marker may set. */
export function mayEndIn(s: GloryState, f: March, hex: HexId): boolean {
  if (s.tops[hex] >= 0 && !mayStandIn(s, s.party, hex)) return false
  return leadsAway(s, f, hex)
}

/** Whether a march that must lead away, by its marker, would end farther away in that hex. */
export function leadsAway(s: GloryState, f: March, hex: HexId): boolean {
  const away = s.active?.away ?? 0
  if (away === 0 || f.entered) return true
  const { map } = fieldOf(s).ground
  return Math.abs(colOf(map, hex) + 1 - away) > Math.abs(colOf(map, f.start) + 1 - away)
}
