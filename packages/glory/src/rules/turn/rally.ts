import { always, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import { anyFacing, barredBy, done, type Forbidding, type GloryAction } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { cardOf, isActive, isNextToEnemy, seatOf, stackIn, unitsOf, valuesOf } from '../../position/piece.ts'
import { mayShare } from '../../position/stacking.ts'
import {
  type Condition,
  DISORDERED,
  FIRED,
  FOUGHT,
  type GloryState,
  GOOD,
  hasDone,
  MOVED,
  note,
  RALLIED,
  REFUSED,
  ROUTED,
  SQUARED,
  TURNED,
  type UnitId,
} from '../../state.ts'
import { hold, passes, setCondition, turnTo } from '../combat/effects.ts'

/** Rally, section 11.1, and its night rules. */

/** Whether a unit may try to rally now. */
export function mayRally(s: GloryState, unit: UnitId): boolean {
  return s.units[unit].hex >= 0 && cannotRally(s, unit) === null
}

/** JG-11.1-a, b, R-45: what keeps a unit on the map from trying to rally. */
function cannotRally(s: GloryState, unit: UnitId): Forbidding {
  const piece = s.units[unit]
  if (piece.condition === GOOD) return 'JG-11.1-a'
  if (!isActive(s, unit)) return 'JG-2.2-a'
  if (hasDone(piece, RALLIED)) return 'JG-11.1-g'
  if (piece.condition === DISORDERED && hasDone(piece, MOVED | TURNED | FIRED | FOUGHT | REFUSED | SQUARED))
    return 'JG-1.D-d'
  if (isNextToEnemy(s, seatOf(s, unit), piece.hex)) return 'JG-11.1-b'
  const stack = stackIn(s, piece.hex)
  if (piece.condition === ROUTED) return stack.length === 1 ? null : 'JG-10.4-i'
  if (stack.length < 3) return null
  piece.condition = GOOD // as it would stand then
  const legal = mayShare(s, stack)
  piece.condition = DISORDERED
  return legal ? null : 'JG-5.1.1-h'
}

function ralliable(s: GloryState, seat: Seat): UnitId[] {
  const { cards } = fieldOf(s)
  const list: UnitId[] = []
  for (let unit = 0; unit < cards.length; unit++) {
    if (cards[unit].seat === seat && s.units[unit].condition !== GOOD && mayRally(s, unit)) list.push(unit)
  }
  return list
}

export const rallySegment = procedure<GloryState, { unit: UnitId }, GloryAction>('rally segment').steps({
  // JG-12.1-g, R-47: at night the disordered who did nothing rally by themselves
  night: (s, f) => {
    if (fieldOf(s).battle.weather[s.turn] !== 'night') return undefined
    const next = ralliable(s, s.active?.seat ?? 0).find((unit) => s.units[unit].condition === DISORDERED)
    if (next === undefined) return undefined
    recover(s, next, GOOD)
    f.unit = next
    return 'face'
  },
  rally: {
    who: (s) => {
      const seat = s.active?.seat ?? 0
      return ralliable(s, seat).length > 0 ? only(seat) : nobody
    },
    choices: [
      always(done),
      {
        kind: 'rally',
        candidates: (s, _, seat, list) => {
          for (const unit of unitsOf(s, seat)) list.push({ kind: 'rally', unit })
        },
        bars: [barredBy((s, { unit }) => cannotRally(s, unit))],
        offer: (s, _, seat, list) => {
          for (const unit of ralliable(s, seat)) list.push({ kind: 'rally', unit })
        },
      },
    ],
    answer: (s, f, _, action) => {
      f.unit = -1
      if (action.kind !== 'rally') return 'finish'
      const { unit } = action
      const { condition } = s.units[unit]
      note(s.units[unit], RALLIED)
      // JG-11.1-d, JG-12.1-h
      const night = fieldOf(s).battle.weather[s.turn] === 'night'
      const modifier = condition === ROUTED ? (night ? -3 : 1) : 0
      if (!passes(s, unit, 'rally', valuesOf(s, unit).cohesion, modifier)) return 'rally'
      recover(s, unit, condition === ROUTED ? DISORDERED : GOOD)
      f.unit = unit
      return undefined
    },
    window: { class: 'rally', declines: done },
  },
  // JG-11.1-e, f
  face: {
    who: (s, f) =>
      f.unit >= 0 &&
      stackIn(s, s.units[f.unit].hex).every((other) => other === f.unit || !sameKind(s, other, f.unit))
        ? only(seatOf(s, f.unit))
        : nobody,
    choices: [anyFacing],
    answer: (s, f, _, action) => {
      if (action.kind === 'face') turnTo(s, f.unit, action.facing)
    },
    about: (_, f) => ({ unit: f.unit }),
    window: { class: 'facing', declines: null },
  },
  next: (s, f) => {
    if (f.unit < 0) return undefined
    hold(s, f.unit)
    f.unit = -1
    return 'night'
  },
  finish: () => {},
})

function sameKind(s: GloryState, a: UnitId, b: UnitId): boolean {
  return (cardOf(s, a).arm === 'art') === (cardOf(s, b).arm === 'art')
}

function recover(s: GloryState, unit: UnitId, condition: Condition): void {
  note(s.units[unit], RALLIED)
  setCondition(s, unit, condition)
}
