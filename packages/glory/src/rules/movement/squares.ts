import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { barredBy, type Forbidding, type GloryAction, type GloryChoice } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import {
  cannotAct,
  cardOf,
  findIn,
  isGood,
  isInfantry,
  isSummoned,
  stackIn,
  valuesOf,
} from '../../position/piece.ts'
import {
  ANSWER_SPENT,
  CHARGING,
  type GloryState,
  HELD,
  hasDone,
  LEFT_SQUARE,
  MARCHED,
  MOVED,
  note,
  ROUTED,
  SQUARED,
  type UnitId,
} from '../../state.ts'
import { d10, formSquare, worsen } from '../combat/effects.ts'
import { HOMEWARD } from './flight.ts'

/** Squares formed of one's own will, section 4.2, and in answer to a charge, section 9.3.1. */

/** JG-4.2-a, c, d, e, R-16: what keeps all that stands in a hex from forming square in its own activation. */
export function cannotFormSquare(s: GloryState, hex: HexId): Forbidding {
  if (fieldOf(s).ground.squares[hex] !== 1) return 'JG-4.2-a'
  const hinders = findIn(s, hex, isNoneForSquare)
  if (hinders >= 0) return cannotBeInSquare(s, hinders)
  return findIn(s, hex, isInfantry) >= 0 ? null : 'JG-4.2-e'
}

const isNoneForSquare = (s: GloryState, unit: UnitId): boolean => cannotBeInSquare(s, unit) !== null

function cannotBeInSquare(s: GloryState, unit: UnitId): Forbidding {
  const piece = s.units[unit]
  const { square, condition } = piece
  const { arm } = cardOf(s, unit)
  if (square) return 'JG-4.2-f'
  if (arm === 'cav' || condition === ROUTED) return 'JG-4.2-a'
  if (hasDone(piece, MOVED | LEFT_SQUARE)) return 'JG-4.2-c'
  if (arm === 'art') return s.wholeSquares && !isGood(s, unit) ? 'JG-4.2-a' : null
  const idle = cannotAct(s, unit)
  if (idle !== null) return idle
  if (!isGood(s, unit)) return 'JG-4.2-a'
  if (hasDone(piece, HELD)) return 'JG-2.4.2-e'
  return hasDone(piece, MARCHED | CHARGING) ? 'JG-4.2-c' : null
}

export function addSquares(s: GloryState, seat: Seat, list: GloryAction[]): void {
  const { cards } = fieldOf(s)
  for (let unit = 0; unit < cards.length; unit++) {
    const card = cards[unit]
    if (card.seat !== seat || card.arm === 'cav' || (card.arm === 'inf' && !isSummoned(s, card))) continue
    const { hex } = s.units[unit]
    if (hex < 0 || s.tops[hex] !== unit) continue
    if (cannotFormSquare(s, hex) === null) list.push({ kind: 'square', hex })
  }
}

/** JG-4.2-c: it takes all their movement. */
export function formOwnSquare(s: GloryState, hex: HexId): void {
  formSquare(s, hex)
  for (const unit of stackIn(s, hex)) note(s.units[unit], MARCHED | SQUARED)
}

/** JG-9.3.1-a, b, c, R-16: whether infantry in a hex may try to form square against a charge. */
export function mayTrySquare(s: GloryState, hex: HexId): boolean {
  return cannotTrySquare(s, hex) === null
}

function cannotTrySquare(s: GloryState, hex: HexId): Forbidding {
  if (fieldOf(s).ground.squares[hex] !== 1) return 'JG-4.2-a'
  for (const unit of stackIn(s, hex)) {
    const piece = s.units[unit]
    const { square, condition } = piece
    const { arm } = cardOf(s, unit)
    if (square) return 'JG-4.2-f'
    if (arm === 'cav' || condition === ROUTED) return 'JG-9.3.1-a'
    if (arm === 'inf' && !isGood(s, unit)) return 'JG-9.3.1-a'
    if (arm === 'inf' && hasDone(piece, ANSWER_SPENT)) return 'JG-9.3.1-b'
  }
  return findIn(s, hex, isInfantry) >= 0 ? null : 'JG-9.3.1-c'
}

/** A square in answer to a charge, in one of the hexes that are charged. */
export function squareIn<F>(charged: (s: GloryState, facts: F) => readonly HexId[]): GloryChoice<F> {
  return {
    kind: 'form',
    candidates: (s, facts, _, list) => {
      for (const hex of charged(s, facts)) list.push({ kind: 'form', hex })
    },
    bars: [barredBy((s, { hex }) => cannotTrySquare(s, hex))],
  }
}

/** JG-9.3.1-d, e, R-50: one die for the hex, compared with every infantry unit in it. */
export function trySquare(s: GloryState, hex: HexId): boolean {
  const die = d10(s)
  const failed: UnitId[] = []
  for (const unit of stackIn(s, hex)) {
    if (cardOf(s, unit).arm !== 'inf') continue
    const needed = valuesOf(s, unit).cohesion
    s.tell?.({
      kind: 'tested',
      field: s.field,
      unit,
      what: 'square',
      die,
      modifier: 0,
      needed,
      passed: die <= needed,
    })
    if (die > needed) failed.push(unit)
  }
  if (failed.length === 0) {
    formSquare(s, hex)
    return true
  }
  for (const unit of failed) worsen(s, unit, 1, HOMEWARD)
  return false
}
