import { again, call, only, procedure, type Seat } from '@gunbai/kernel'
import { done, type GloryAction, marchOf } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { cardOf, isActive, isIdle } from '../../position/piece.ts'
import { inEnemyZone } from '../../position/zones.ts'
import { type GloryState, MARCHED, TURNED, type UnitId } from '../../state.ts'
import { charge } from '../combat/charge.ts'
import { addCharges } from '../combat/charge-move.ts'
import { bringsIn, formationOf } from '../turn/cup.ts'
import { whyNotMove } from '../why-not.ts'
import { mayForce, mayMarch } from './allowance.ts'
import { mayRide, ride } from './commander.ts'
import { isDue, isEntryNear, mayEnter, startEntry } from './entry.ts'
import { march, startMarch } from './march.ts'
import { addSquares, formOwnSquare } from './squares.ts'

/** The movement segment: which piece moves next, and how (D11, D13). */

export const TURN = 1 << 1
export const MOVE = 1 << 2
export const CHARGE = 1 << 3
const ENTER = 1 << 6

function addMoves(s: GloryState, seat: Seat, list: GloryAction[]): void {
  const { cards } = fieldOf(s)
  const does = s.active?.does ?? 0
  if ((does & MOVE) !== 0) {
    for (let unit = 0; unit < cards.length; unit++) {
      if (cards[unit].seat !== seat || !mayMarch(s, unit)) continue
      list.push(marchOf(unit, false))
      if (s.active?.away === 0 && mayForce(s, unit)) list.push(marchOf(unit, true))
    }
    if (s.active?.away === 0) addSquares(s, seat, list) // only moves that lead away
    for (let commander = 0; commander < s.commanders.length; commander++) {
      if (mayRide(s, commander)) list.push({ kind: 'ride', commander })
    }
  } else if ((does & TURN) !== 0) {
    for (let unit = 0; unit < cards.length; unit++)
      if (mayTurn(s, unit)) list.push({ kind: 'march', unit, forced: false })
  }
  if ((does & CHARGE) !== 0) addCharges(s, seat, list)
  if ((does & ENTER) !== 0) addEntries(s, seat, list)
}

/** A marker that lets units only turn, not those in an enemy zone. */
function mayTurn(s: GloryState, unit: UnitId): boolean {
  const piece = s.units[unit]
  return (
    piece.hex >= 0 &&
    piece.condition < 2 &&
    !piece.square &&
    (piece.did & MARCHED) === 0 &&
    isActive(s, unit) &&
    !isIdle(s, unit) &&
    !inEnemyZone(s, cardOf(s, unit).seat, piece.hex)
  )
}

/** JG-5.2-a, JG-5.2.2-c, D8 */
function addEntries(s: GloryState, seat: Seat, list: GloryAction[]): void {
  if (!bringsIn(s)) return
  for (const entry of fieldOf(s).entries) {
    if (entry.seat !== seat) continue
    for (const unit of entry.units) {
      if (!isDue(s, unit, entry.hex) || !isActive(s, unit)) continue
      if (mayEnter(s, unit, false)) list.push({ kind: 'enter', unit, forced: false })
      if (!isEntryNear(s, unit) && mayEnter(s, unit, true)) list.push({ kind: 'enter', unit, forced: true })
    }
  }
}

export const movementSegment = procedure<GloryState, object, GloryAction>('movement segment').steps({
  move: {
    who: (s) => only(s.active?.seat ?? 0),
    answers: (s, _, seat, list) => {
      list.push(done)
      addMoves(s, seat, list)
      // whoever can enter does; what a combined marker brings in is its owner's choice
      if (list[list.length - 1].kind === 'enter' && formationOf(s, s.active?.marker ?? 0) >= 0) list.shift()
    },
    answer: (s, _, __, action) => {
      switch (action.kind) {
        case 'march':
          if (((s.active?.does ?? 0) & MOVE) === 0) call(s, turning, { unit: action.unit })
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
          call(s, ride, { commander: action.commander, left: 14 })
          return again
        case 'charge':
          call(s, charge, { unit: action.unit, target: action.hex, newSquare: false })
          return again
      }
      return undefined
    },
    whyNot: whyNotMove,
  },
})

/** A turn in place, where that is all a marker allows. */
const turning = procedure<GloryState, { unit: UnitId }, GloryAction>('turning').steps({
  face: {
    who: (s) => only(s.active?.seat ?? 0),
    answers: (_, __, ___, list) => {
      for (const facing of [0, 1, 2, 3, 4, 5] as const) list.push({ kind: 'face', facing })
    },
    answer: (s, f, _, action) => {
      if (action.kind !== 'face') return
      const gun = cardOf(s, f.unit).arm === 'art'
      for (let unit = s.tops[s.units[f.unit].hex]; unit >= 0; unit = s.units[unit].below) {
        if ((cardOf(s, unit).arm === 'art') !== gun) continue
        s.units[unit].did |= MARCHED
        if (s.units[unit].facing === action.facing) continue
        s.units[unit].facing = action.facing
        s.units[unit].did |= TURNED
        s.tell?.({ kind: 'turned', field: s.field, unit, facing: action.facing })
      }
    },
    about: (_, f) => ({ unit: f.unit }),
  },
})

export const movementProcedures = [movementSegment, turning]
