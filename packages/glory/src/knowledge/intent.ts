import type { HexId } from '@gunbai/hexes'
import type { GloryState, UnitId } from '../state.ts'

/**
 * Where units that march have set out for. Whoever plays many answers in one state, as a look ahead does, need not weigh
 * every hex again at each step; in a state that was copied meanwhile nothing is remembered, and all is weighed anew.
 */
interface Intent {
  readonly unit: UnitId
  readonly start: HexId
  readonly goal: HexId
}

const intents = new WeakMap<GloryState, Intent>()

export function setOut(s: GloryState, unit: UnitId, goal: HexId): void {
  intents.set(s, { unit, start: s.units[unit].hex, goal })
}

/** The goal of a march that a unit began at that hex; -1 where none is known. */
export function goalOf(s: GloryState, unit: UnitId, start: HexId): HexId {
  const intent = intents.get(s)
  return intent?.unit === unit && intent.start === start ? intent.goal : (-1 as HexId)
}
