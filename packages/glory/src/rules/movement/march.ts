import { type Corner, DIRECTIONS, type HexId } from '@gunbai/hexes'
import { call, done as finished, only, procedure, type Seat } from '@gunbai/kernel'
import { type GloryAction, haltFacing } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { cardOf, seatOf, stackIn } from '../../position/piece.ts'
import { mayShare, mayStandIn } from '../../position/stacking.ts'
import { inEnemyZone } from '../../position/zones.ts'
import { EXITED, type GloryState, LEFT_SQUARE, MARCHED, TURNED, type UnitId, WAITING } from '../../state.ts'
import { breakSquare, HOMEWARD, matchFacing, remove, turnTo, worsen } from '../combat/effects.ts'
import { whyNotStep } from '../why-not.ts'
import { allowance, mayForce, mayMarch } from './allowance.ts'
import { allowanceOnEntry, enterMap, entryCost, isDue } from './entry.ts'
import { fallBack, startFallBack } from './fall-back.ts'
import { addSteps, hasOthers, mayEndIn, takeStep } from './step.ts'

/** Marches, hex by hex: sections 4.1, 4.3, 4.4, 5.2, 6.2.2. The units that move as one are `state.party`. */

export interface March {
  forced: boolean
  left: number // half movement points
  hexes: number // hexes gone
  owed: number // half points due for stopping here: the rest of the full rate
  rough: boolean // whether stopping here at the full rate disorders
  start: HexId
  zoned: boolean // began in an enemy zone of control
  entering: boolean // still off the map
  entered: boolean // came onto the map in this march
  stop: boolean // must halt here
}

export function startMarch(s: GloryState, unit: UnitId, forced: boolean): March {
  s.party = [unit]
  const { hex } = s.units[unit]
  return {
    forced,
    left: allowance(s, unit, forced),
    hexes: 0,
    owed: 0,
    rough: false,
    start: hex,
    zoned: inEnemyZone(s, seatOf(s, unit), hex),
    entering: false,
    entered: false,
    stop: false,
  }
}

export const march = procedure<GloryState, March, GloryAction>('march').steps({
  step: {
    who: (s) => only(s.active?.seat ?? 0),
    answers: (s, f, seat, list) => {
      if (f.hexes === 0) addJoins(s, f, list)
      if (f.entering) {
        list.push({ kind: 'step', hex: f.start })
        return
      }
      addSteps(s, f, seat, list)
      addHalts(s, f, list)
      if (f.forced && f.hexes > 0 && s.party.length > 1) addParts(s, list)
      if (mayExit(s, f, seat)) list.push({ kind: 'exit' })
      // disordered on the way and unable to go on, it stops where it may not stay, and is pushed out homeward
      if (list.length === 0) list.push(haltFacing(s.units[s.party[0]].facing))
    },
    answer: (s, f, seat, action) => {
      switch (action.kind) {
        case 'join':
          join(s, f, action.unit)
          return 'step'
        case 'step':
          if (f.entering) enterMap(s, f)
          else takeStep(s, f, seat, action.hex)
          return s.party.length > 0 ? 'step' : undefined
        case 'part':
          s.units[action.unit].did |= MARCHED
          turnTo(s, action.unit, action.facing)
          s.party = s.party.filter((unit) => unit !== action.unit)
          return 'step'
        case 'exit':
          for (const unit of s.party) {
            s.tell?.({ kind: 'exited', field: s.field, unit })
            remove(s, unit, EXITED)
          }
          s.party = []
          return finished
        case 'halt':
          halt(s, f, action.facing)
          return finished
      }
      return undefined
    },
    about: (s, f) => ({ unit: s.party[0], left: f.left / 2 }),
    whyNot: whyNotStep,
  },
})

/** JG-4.4.1-c, R-19: others of the hex who may go along before the first step. */
function addJoins(s: GloryState, f: March, list: GloryAction[]): void {
  if (f.entering) {
    const { formation } = cardOf(s, s.party[0])
    for (let unit = s.party[0] + 1; unit < s.units.length; unit++) {
      if (
        s.units[unit].hex !== WAITING ||
        !isDue(s, unit, f.start) ||
        cardOf(s, unit).formation !== formation
      )
        continue
      if (
        !s.party.includes(unit) &&
        mayStandIn(s, [...s.party, unit], f.start) &&
        entryCost(s, unit) <= allowanceOnEntry(s, unit, f.forced)
      ) {
        list.push({ kind: 'join', unit })
      }
    }
    return
  }
  for (let unit = s.tops[f.start]; unit >= 0; unit = s.units[unit].below) {
    if (s.party.includes(unit) || !mayMarch(s, unit) || (f.forced && !mayForce(s, unit))) continue
    list.push({ kind: 'join', unit })
  }
}

function join(s: GloryState, f: March, unit: UnitId): void {
  s.party.push(unit)
  f.left = Math.min(f.left, f.entering ? allowanceOnEntry(s, unit, f.forced) : allowance(s, unit, f.forced))
}

/** The ways in which the party may stop here: one for each facing that is allowed. */
function addHalts(s: GloryState, f: March, list: GloryAction[]): void {
  const { hex, facing, square } = s.units[s.party[0]]
  if (f.hexes > 0) {
    if (f.left < f.owed || !mayEndIn(s, f, hex)) return
    const fixed = fixedFacing(s, hex)
    if (fixed >= 0) list.push(haltFacing(fixed as Corner))
    else for (const corner of DIRECTIONS) list.push(haltFacing(corner))
    return
  }
  if (square) {
    // JG-4.2-h, JG-6.1.2-b; R-63: one that cannot open the square stays in it or leaves the hex
    for (const corner of mayOpenSquare(s, hex) ? DIRECTIONS : [facing]) list.push(haltFacing(corner))
    return
  }
  list.push(haltFacing(facing))
  if (leavesMates(s, hex)) return
  for (const corner of DIRECTIONS) {
    if (corner === facing) continue
    if (!f.zoned || s.party.every((unit) => mayTurnInZone(s, unit, corner))) list.push(haltFacing(corner))
  }
}

/** JG-6.2.2-e, R-26: one corner in an activation for each who stays in an enemy zone, guns as well as their infantry. */
function mayTurnInZone(s: GloryState, unit: UnitId, corner: Corner): boolean {
  const { facing, did } = s.units[unit]
  const round = (corner - facing + 6) % 6
  return round === 0 || ((round === 1 || round === 5) && (did & TURNED) === 0)
}

/** whether the infantry of a square may give it up in place: all of it acts and can pay. */
function mayOpenSquare(s: GloryState, hex: HexId): boolean {
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below)
    if (cardOf(s, unit).arm === 'inf' && !mayMarch(s, unit)) return false
  return true
}

/** JG-6.1.1-b, c: the facing that others of the same kind in the hex impose; -1 for none. */
function fixedFacing(s: GloryState, hex: HexId, of: UnitId = s.party[0]): number {
  const gun = cardOf(s, of).arm === 'art'
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) {
    if (!s.party.includes(unit) && (cardOf(s, unit).arm === 'art') === gun) return s.units[unit].facing
  }
  return -1
}

/** JG-6.1.1-b, c: whether somebody of the party's kinds stays behind, so that the party cannot turn in place. */
function leavesMates(s: GloryState, hex: HexId): boolean {
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) {
    if (s.party.includes(unit)) continue
    const gun = cardOf(s, unit).arm === 'art'
    if (s.party.some((each) => (cardOf(s, each).arm === 'art') === gun)) return true
  }
  return false
}

function halt(s: GloryState, f: March, facing: Corner): void {
  const party = s.party
  const stays = f.hexes === 0 && s.units[party[0]].facing === facing
  if (f.hexes === 0 && s.units[party[0]].square && mayOpenSquare(s, f.start)) {
    // the whole hex gives the square up, and turns together
    for (let unit = s.tops[f.start]; unit >= 0; unit = s.units[unit].below) {
      s.units[unit].did |= LEFT_SQUARE | TURNED
      turnTo(s, unit, facing)
    }
    breakSquare(s, f.start)
  }
  for (const unit of party) {
    s.units[unit].did |= MARCHED
    if (!stays && turnTo(s, unit, facing) && f.hexes === 0) s.units[unit].did |= TURNED
    if (f.hexes > 0) matchFacing(s, unit)
  }
  s.party = []
  if (f.hexes > 0 && !mayShare(s, stackIn(s, s.units[party[0]].hex))) {
    for (const unit of party) call(s, fallBack, startFallBack(s, unit, 1, HOMEWARD))
  }
  if (f.owed > 0 && f.rough) for (const unit of party) if (isOnFoot(s, unit)) worsen(s, unit, 1, HOMEWARD)
}

function isOnFoot(s: GloryState, unit: UnitId): boolean {
  return cardOf(s, unit).arm !== 'art' && s.units[unit].hex >= 0
}

/** JG-4.1.3-g: in a forced march a stack may part on the way. */
function addParts(s: GloryState, list: GloryAction[]): void {
  for (const unit of s.party) {
    const fixed = fixedFacing(s, s.units[unit].hex, unit)
    for (const facing of DIRECTIONS)
      if (fixed < 0 || fixed === facing) list.push({ kind: 'part', unit, facing })
  }
}

/** from a scenario's exit hex, for one point more. */
function mayExit(s: GloryState, f: March, seat: Seat): boolean {
  const { hex } = s.units[s.party[0]]
  if (f.stop || !fieldOf(s).battle.exits[seat].includes(hex)) return false
  // JG-6.2.2-f, JG-4.4.3-a: it leaves a zone, or friends whom it passes, like any other step
  const extra = f.hexes === 0 ? (f.zoned ? 2 : 0) : hasOthers(s, hex) ? 2 : 0
  return f.left >= 2 + extra
}
