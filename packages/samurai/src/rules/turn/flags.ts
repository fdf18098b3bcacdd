import type { Seat } from '@gunbai/kernel'
import { battlefield } from '../../position/ground.ts'
import type { Scenario } from '../../setups/scenario.ts'
import { numberIn } from '../../setups/special-rules.ts'
import type { SamuraiState } from '../../state.ts'

/** The Victory Flags of a seat, permanent and temporary. */
export function flagsOf(s: SamuraiState, seat: Seat): number {
  const field = battlefield(s)
  return field.hasTemporaryFlags ? s.flags[seat] + temporaryFlags(s, field, seat) : s.flags[seat]
}

function temporaryFlags(s: SamuraiState, field: Scenario, seat: Seat): number {
  let flags = 0
  for (const unit of s.units) if (unit.seat === seat) flags += unit.banner
  if (s.hillFlag !== seat) return flags
  const hills = field.rules.find((rule) => rule.code === 'vf-hill-majority')
  return flags + (hills === undefined ? 0 : numberIn(hills, 'flags', 1))
}
