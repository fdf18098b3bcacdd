import type { Forbidding } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { type HalfPoints, halves, ONE_POINT, TWO_POINTS } from '../../position/half-points.ts'
import { cannotAct, enemyDistance, isOrdered, seatOf, valuesOf } from '../../position/piece.ts'
import {
  CHARGING,
  ENTERED_ORDERED,
  FIRED,
  type GloryState,
  GOOD,
  HELD,
  hasDone,
  LEFT_SQUARE,
  MARCHED,
  MARKED,
  ROUTED,
  type UnitId,
} from '../../state.ts'

/** What a unit may spend in a march, and whether it may march at all: sections 4.1, 4.4.2. */

/** JG-4.1.2-a: half, rounded up. */
export function reducedAllowance(movement: number): HalfPoints {
  return halves(Math.ceil(movement / 2))
}

/** What a unit may spend in a march (sections 4.1, 4.4.2); what leaving a square costs is taken off. */
export function allowance(s: GloryState, unit: UnitId, forced: boolean): HalfPoints {
  const piece = s.units[unit]
  const { square } = piece
  const { movement } = valuesOf(s, unit)
  const unsquare = square || hasDone(piece, LEFT_SQUARE) ? TWO_POINTS : 0 // JG-4.2-h
  if (forced) return halves(movement * 2) - unsquare
  const ordered = isOrdered(s, unit)
  if (hasDone(piece, FIRED)) return (ordered ? reducedAllowance(movement) : 0) - unsquare // JG-4.4.2-a, c
  return (ordered ? halves(movement) : reducedAllowance(movement)) - unsquare
}

/** JG-12.1-b, JG-12.2-b: what the weather adds to entering an enemy zone. */
export function zoneToll(s: GloryState): HalfPoints {
  const weather = fieldOf(s).battle.weather[s.turn]
  return weather === 'night' ? TWO_POINTS : weather === 'fog' ? ONE_POINT : 0
}

/** Whether a unit may still march or turn in this activation. */
export function mayMarch(s: GloryState, unit: UnitId): boolean {
  return s.units[unit].hex >= 0 && cannotMarch(s, unit) === null
}

/** What keeps a unit on the map from marching, be it only to turn. */
export function cannotMarch(s: GloryState, unit: UnitId): Forbidding {
  const piece = s.units[unit]
  const { condition } = piece
  if (condition >= ROUTED) return 'JG-10.2-d'
  if (hasDone(piece, HELD)) return 'JG-2.4.2-e'
  if (hasDone(piece, MARCHED | CHARGING)) return 'JG-4.1.1-a'
  const idle = cannotAct(s, unit)
  if (idle !== null) return idle
  return allowance(s, unit, false) < 0 ? 'JG-4.2-h' : null
}

export function mayForce(s: GloryState, unit: UnitId): boolean {
  return cannotForce(s, unit) === null
}

/** What keeps a unit that may march from making it a forced march. */
export function cannotForce(s: GloryState, unit: UnitId): Forbidding {
  const piece = s.units[unit]
  const { condition, square, standing, hex } = piece
  if (condition !== GOOD || !isOrdered(s, unit)) return 'JG-4.1.3-b'
  if (square || hasDone(piece, LEFT_SQUARE)) return 'JG-4.1.3-e' // whoever of the hex opened it
  if (hasDone(piece, FIRED)) return 'JG-4.4.2-a'
  if (standing === ENTERED_ORDERED) return 'JG-5.2.1-i'
  const weather = fieldOf(s).battle.weather[s.turn]
  if (weather !== 'clear' && standing !== MARKED) return weather === 'night' ? 'JG-12.1-a' : 'JG-12.2-a'
  return enemyDistance(s, seatOf(s, unit), hex) < 5 ? 'JG-4.1.3-c' : null
}
