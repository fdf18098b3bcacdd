import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { GloryAction } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { cardOf, isActive, isGood, isIdle } from '../../position/piece.ts'
import {
  CHARGING,
  type GloryState,
  HELD,
  LEFT_SQUARE,
  MARCHED,
  MOVED,
  ROUTED,
  SQUARE_BARRED,
  SQUARED,
} from '../../state.ts'
import { formSquare } from '../combat/effects.ts'

/** Squares formed of one's own will, section 4.2, and in answer to a charge, section 9.3.1. */

/** JG-4.2-a, c, d, e, R-16: whether all that stands in a hex may form square in its own activation. */
function mayFormSquare(s: GloryState, hex: HexId): boolean {
  if (fieldOf(s).ground.squares[hex] !== 1) return false
  let infantry = 0
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) {
    const { square, did, condition } = s.units[unit]
    const { arm } = cardOf(s, unit)
    if (arm === 'cav' || square || condition === ROUTED) return false
    if ((did & (MOVED | LEFT_SQUARE)) !== 0) return false
    if (arm === 'art') {
      if (s.wholeSquares && !isGood(s, unit)) return false
      continue
    }
    infantry++
    if (
      !isGood(s, unit) ||
      !isActive(s, unit) ||
      isIdle(s, unit) ||
      (did & (MARCHED | CHARGING | HELD)) !== 0
    )
      return false
  }
  return infantry > 0
}

export function addSquares(s: GloryState, seat: Seat, list: GloryAction[]): void {
  const { cards } = fieldOf(s)
  for (let unit = 0; unit < cards.length; unit++) {
    const { hex } = s.units[unit]
    if (hex < 0 || cards[unit].seat !== seat || s.tops[hex] !== unit || cards[unit].arm === 'cav') continue
    if (mayFormSquare(s, hex)) list.push({ kind: 'square', hex })
  }
}

/** JG-4.2-c: it takes all their movement. */
export function formOwnSquare(s: GloryState, hex: HexId): void {
  formSquare(s, hex)
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) s.units[unit].did |= MARCHED | SQUARED
}

/** JG-9.3.1-a, b, c, R-16: whether infantry in a hex may try to form square against a charge. */
export function mayTrySquare(s: GloryState, hex: HexId): boolean {
  if (fieldOf(s).ground.squares[hex] !== 1) return false
  let infantry = 0
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) {
    const { square, did, condition } = s.units[unit]
    const { arm } = cardOf(s, unit)
    if (arm === 'cav' || square || condition === ROUTED) return false
    if (arm !== 'inf') continue
    infantry++
    if (!isGood(s, unit) || (did & SQUARE_BARRED) !== 0) return false
  }
  return infantry > 0
}
