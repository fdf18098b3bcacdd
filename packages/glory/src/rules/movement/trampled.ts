import { call } from '@gunbai/kernel'
import { type GloryState, note, RAN, ROUTED, type UnitId } from '../../state.ts'
import { passesCohesion, worsen } from '../combat/effects.ts'
import { HOMEWARD, routMovement, startRout } from './flight.ts'

/**
 * JG-10.5-b, JG-10.5-c: one of those passed through tests, now that the mover has finished; a routed one runs instead.
 * True if there was one; the first `base` were passed through by others, who see to them. JG-10.5-d: whatever it then
 * does, it does not trample the mover.
 */
export function runTrampled(s: GloryState, mover: UnitId, base: number): boolean {
  if (s.trampled.length <= base) return false
  const unit = s.trampled.pop() as UnitId
  if (s.units[unit].hex < 0) return true
  if (s.units[unit].condition === ROUTED) {
    note(s.units[unit], RAN) // in phase E that is its run
    call(s, routMovement, startRout(unit, mover))
  } else if (!passesCohesion(s, unit)) worsen(s, unit, 1, HOMEWARD, mover)
  return true
}
