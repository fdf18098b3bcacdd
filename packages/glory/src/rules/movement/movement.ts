import { again, call, only, procedure, type Seat } from '@gunbai/kernel'
import {
  anyFacing,
  barredBy,
  doneUnless,
  type Forbidding,
  type GloryAction,
  type GloryChoice,
  marchOf,
} from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { halves } from '../../position/half-points.ts'
import {
  cannotAct,
  cardOf,
  hexesOf,
  isSummoned,
  lets,
  otherSeat,
  stackIn,
  unitsOf,
} from '../../position/piece.ts'
import { inEnemyZone } from '../../position/zones.ts'
import { type GloryState, hasDone, MARCHED, note, ROUTED, TURNED, type UnitId, WAITING } from '../../state.ts'
import { charge } from '../combat/charge.ts'
import { addCharges, cannotChargeAt } from '../combat/charge-move.ts'
import { bringsIn, formationOf } from '../turn/cup.ts'
import { cannotForce, cannotMarch, mayForce, mayMarch } from './allowance.ts'
import { cannotRide, commandersOf, mayRide, ride } from './commander.ts'
import { cannotEnter, startEntry } from './entry.ts'
import { march, startMarch } from './march.ts'
import { addSquares, cannotFormSquare, formOwnSquare } from './squares.ts'

/** The movement segment: which piece moves next, and how (D11, D13). */

/** Marches; where a marker lets units only turn, that is what a march means. */
const marches: GloryChoice = {
  kind: 'march',
  candidates: (s, _, seat, list) => {
    for (const unit of unitsOf(s, seat)) list.push(marchOf(unit, false), marchOf(unit, true))
  },
  bars: [
    barredBy((s, { unit }) => cannotAct(s, unit)),
    barredBy((s, { unit }) => (lets(s, 'move') ? cannotMarch(s, unit) : cannotTurn(s, unit))),
    {
      rule: 'JG-2.1.2-b',
      stops: (s, { forced }) => forced && !(lets(s, 'move') && s.active?.away === 0),
    },
    barredBy((s, { unit, forced }) => (forced ? cannotForce(s, unit) : null)),
  ],
  offer: (s, _, seat, list) => {
    if (lets(s, 'move')) addMarches(s, seat, list)
    else if (lets(s, 'turn')) {
      for (const unit of unitsOf(s, seat)) if (cannotTurn(s, unit) === null) list.push(marchOf(unit, false))
    }
  },
}

function addMarches(s: GloryState, seat: Seat, list: GloryAction[]): void {
  const { cards } = fieldOf(s)
  const free = s.active?.away === 0
  for (let unit = 0; unit < cards.length; unit++) {
    if (cards[unit].seat !== seat || !isSummoned(s, cards[unit]) || !mayMarch(s, unit)) continue
    list.push(marchOf(unit, false))
    if (free && mayForce(s, unit)) list.push(marchOf(unit, true))
  }
}

/** A marker that lets units only turn, not those in an enemy zone. */
function cannotTurn(s: GloryState, unit: UnitId): Forbidding {
  const piece = s.units[unit]
  const { condition, square, hex } = piece
  const idle = cannotAct(s, unit)
  if (idle !== null) return idle
  if (!lets(s, 'turn')) return 'JG-2.1.2-b'
  if (condition >= ROUTED) return 'JG-10.2-d'
  if (hasDone(piece, MARCHED)) return 'JG-4.1.1-a'
  return square || inEnemyZone(s, cardOf(s, unit).seat, hex) ? 'JG-2.1.2-b' : null
}

const squares: GloryChoice = {
  kind: 'square',
  candidates: (s, _, seat, list) => {
    for (const hex of hexesOf(s, seat)) list.push({ kind: 'square', hex })
  },
  bars: [
    { rule: 'JG-2.1.2-b', stops: (s) => !mayFormSquares(s) },
    barredBy((s, { hex }) => cannotFormSquare(s, hex)),
  ],
  offer: (s, _, seat, list) => {
    if (mayFormSquares(s)) addSquares(s, seat, list)
  },
}

/** A marker may allow only moves that lead away: then no squares. */
const mayFormSquares = (s: GloryState): boolean => lets(s, 'move') && s.active?.away === 0

const rides: GloryChoice = {
  kind: 'ride',
  candidates: (s, _, seat, list) => {
    for (const commander of commandersOf(s, seat)) list.push({ kind: 'ride', commander })
  },
  bars: [
    { rule: 'JG-2.1.2-b', stops: (s) => !lets(s, 'move') },
    barredBy((s, { commander }) => cannotRide(s, commander)),
  ],
  offer: (s, _, __, list) => {
    if (!lets(s, 'move')) return
    for (let commander = 0; commander < s.commanders.length; commander++)
      if (mayRide(s, commander)) list.push({ kind: 'ride', commander })
  },
}

const charges: GloryChoice = {
  kind: 'charge',
  candidates: (s, _, seat, list) => {
    const targets = hexesOf(s, otherSeat(seat))
    for (const unit of unitsOf(s, seat)) for (const hex of targets) list.push({ kind: 'charge', unit, hex })
  },
  bars: [
    barredBy((s, { unit }) => cannotAct(s, unit)),
    { rule: 'JG-2.1.2-b', stops: (s) => !lets(s, 'charge') },
    barredBy((s, { unit, hex }) => cannotChargeAt(s, unit, hex)),
  ],
  offer: (s, _, seat, list) => {
    if (lets(s, 'charge')) addCharges(s, seat, list)
  },
}

/** JG-5.2-a, JG-5.2.2-c, D8 */
const entries: GloryChoice = {
  kind: 'enter',
  candidates: (s, _, seat, list) => {
    for (const unit of waiting(s, seat))
      list.push({ kind: 'enter', unit, forced: false }, { kind: 'enter', unit, forced: true })
  },
  bars: [
    { rule: 'JG-2.1.2-b', stops: (s) => !lets(s, 'enter') },
    { rule: 'JG-5.2.2-c', stops: (s) => !bringsIn(s) },
    barredBy((s, { unit, forced }) => cannotEnter(s, unit, forced)),
  ],
  offer: (s, _, seat, list) => {
    if (!lets(s, 'enter') || fieldOf(s).entries.length === 0 || !bringsIn(s)) return
    for (const unit of waiting(s, seat)) {
      if (cannotEnter(s, unit, false) === null) list.push({ kind: 'enter', unit, forced: false })
      if (cannotEnter(s, unit, true) === null) list.push({ kind: 'enter', unit, forced: true })
    }
  },
}

/** The units of a side that wait to enter, entry by entry. */
function waiting(s: GloryState, seat: Seat): UnitId[] {
  const list: UnitId[] = []
  for (const entry of fieldOf(s).entries)
    if (entry.seat === seat)
      for (const unit of entry.units) if (s.units[unit].hex === WAITING) list.push(unit)
  return list
}

/** whoever can enter does; what a combined marker brings in is its owner's choice. */
function mustEnter(s: GloryState, _: object, seat: Seat): boolean {
  if (!lets(s, 'enter') || fieldOf(s).entries.length === 0) return false
  if (formationOf(s, s.active?.marker ?? 0) < 0 || !bringsIn(s)) return false
  return waiting(s, seat).some(
    (unit) => cannotEnter(s, unit, false) === null || cannotEnter(s, unit, true) === null,
  )
}

export const movementSegment = procedure<GloryState, object, GloryAction>('movement segment').steps({
  move: {
    who: (s) => only(s.active?.seat ?? 0),
    choices: [doneUnless('R-75', mustEnter), marches, squares, rides, charges, entries],
    answer: (s, _, __, action) => {
      switch (action.kind) {
        case 'march':
          if (!lets(s, 'move')) call(s, turning, { unit: action.unit })
          else call(s, march, startMarch(s, action.unit, action.forced))
          return again
        case 'enter':
          call(s, march, startEntry(s, action.unit, action.forced))
          return again
        case 'square':
          formOwnSquare(s, action.hex)
          return again
        case 'ride':
          s.commanders[action.commander].flipped = true // JG-2.5.1-f
          call(s, ride, { commander: action.commander, left: halves(7) })
          return again
        case 'charge':
          call(s, charge, { unit: action.unit, target: action.hex, newSquare: false })
          return again
      }
      return undefined
    },
  },
})

/** A turn in place, where that is all a marker allows. */
const turning = procedure<GloryState, { unit: UnitId }, GloryAction>('turning').steps({
  face: {
    who: (s) => only(s.active?.seat ?? 0),
    choices: [anyFacing],
    answer: (s, f, _, action) => {
      if (action.kind !== 'face') return
      const gun = cardOf(s, f.unit).arm === 'art'
      for (const unit of stackIn(s, s.units[f.unit].hex)) {
        if ((cardOf(s, unit).arm === 'art') !== gun) continue
        note(s.units[unit], MARCHED)
        if (s.units[unit].facing === action.facing) continue
        s.units[unit].facing = action.facing
        note(s.units[unit], TURNED)
        s.tell?.({ kind: 'turned', field: s.field, unit, facing: action.facing })
      }
    },
    about: (_, f) => ({ unit: f.unit }),
  },
})

export const movementProcedures = [movementSegment, turning]
