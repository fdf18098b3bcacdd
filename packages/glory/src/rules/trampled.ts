import { call } from '@gunbai/kernel'
import { type GloryState, ROUTED, type UnitId } from '../state.ts'
import { HOMEWARD, passesCohesion, worsen } from './effects.ts'
import { routMovement } from './rout.ts'

/**
 * JG-10.5-b, JG-10.5-c: one of those passed through tests, now that the mover has finished; a routed one runs instead.
 * True if there was one. JG-10.5-d: whatever it then does, it does not trample the mover.
 */
export function runTrampled(s: GloryState, mover: UnitId): boolean {
  const unit = s.trampled.pop()
  if (unit === undefined) return false
  if (s.units[unit].hex < 0) return true
  if (s.units[unit].condition === ROUTED) call(s, routMovement, startRout(unit, mover))
  else if (!passesCohesion(s, unit)) worsen(s, unit, 1, HOMEWARD, mover)
  return true
}

/** The facts with which a rout movement in phase D begins. */
export function startRout(unit: UnitId, spare = -1) {
  return { unit, edge: -1, left: 0, moved: 0, aside: 0, column: 0, spare, phaseE: false }
}
