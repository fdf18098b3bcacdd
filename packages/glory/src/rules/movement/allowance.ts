import { fieldOf } from '../../position/field.ts'
import { enemyDistance, isActive, isIdle, isOrdered, seatOf, valuesOf } from '../../position/piece.ts'
import {
  CHARGING,
  ENTERED_ORDERED,
  FIRED,
  type GloryState,
  GOOD,
  HELD,
  LEFT_SQUARE,
  MARCHED,
  MARKED,
  ROUTED,
  type UnitId,
} from '../../state.ts'

/** What a unit may spend in a march, and whether it may march at all: sections 4.1, 4.4.2. */

/** JG-4.1.2-a: half, rounded up. In half points. */
export function reducedAllowance(movement: number): number {
  return Math.ceil(movement / 2) * 2
}

/** What a unit may spend in a march, in half points (sections 4.1, 4.4.2); what leaving a square costs is taken off. */
export function allowance(s: GloryState, unit: UnitId, forced: boolean): number {
  const { did, square } = s.units[unit]
  const { movement } = valuesOf(s, unit)
  const unsquare = square || (did & LEFT_SQUARE) !== 0 ? 4 : 0 // JG-4.2-h
  if (forced) return movement * 4 - unsquare
  const ordered = isOrdered(s, unit)
  if ((did & FIRED) !== 0) return (ordered ? reducedAllowance(movement) : 0) - unsquare // JG-4.4.2-a, c
  return (ordered ? movement * 2 : reducedAllowance(movement)) - unsquare
}

/** JG-12.1-b, JG-12.2-b: what the weather adds to entering an enemy zone, in half points. */
export function zoneToll(s: GloryState): number {
  const weather = fieldOf(s).battle.weather[s.turn]
  return weather === 'night' ? 4 : weather === 'fog' ? 2 : 0
}

/** Whether a unit may still march, turn or form square in this activation. */
export function mayMarch(s: GloryState, unit: UnitId): boolean {
  const piece = s.units[unit]
  if (piece.hex < 0 || piece.condition >= ROUTED || (piece.did & (MARCHED | CHARGING | HELD)) !== 0)
    return false
  return isActive(s, unit) && !isIdle(s, unit) && allowance(s, unit, false) >= 0
}

/** JG-4.1.3-b, c, JG-12.1-a, JG-12.2-a; R-77: nor out of a square, whoever of the hex opened it */
export function mayForce(s: GloryState, unit: UnitId): boolean {
  const piece = s.units[unit]
  if (piece.condition !== GOOD || piece.square || (piece.did & (FIRED | LEFT_SQUARE)) !== 0) return false
  if (!isOrdered(s, unit)) return false
  if (piece.standing === ENTERED_ORDERED) return false // JG-5.2.1-i
  if (fieldOf(s).battle.weather[s.turn] !== 'clear' && piece.standing !== MARKED) return false
  return enemyDistance(s, seatOf(s, unit), piece.hex) >= 5
}
