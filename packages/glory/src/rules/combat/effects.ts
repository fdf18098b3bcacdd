import type { Corner, HexId } from '@gunbai/hexes'
import { call, procedure, rollDie } from '@gunbai/kernel'
import type { GloryAction } from '../../action.ts'
import type { MoveOf, TestOf } from '../../event.ts'
import { fieldOf } from '../../position/field.ts'
import {
  cardOf,
  findIn,
  firstBut,
  isGun,
  isInfantry,
  lift,
  put,
  seatOf,
  stackIn,
  valuesOf,
} from '../../position/piece.ts'
import type { Edge } from '../../setups/battle.ts'
import {
  type Condition,
  DISORDERED,
  ELIMINATED,
  type GloryState,
  GONE,
  MOVED,
  note,
  ROUTED,
  type UnitId,
} from '../../state.ts'
import { alarmCommanders, commandersLeftBehind } from '../movement/commander.ts'
import {
  type Away,
  fallBack,
  retreatLength,
  routMovement,
  startFallBack,
  startRout,
} from '../movement/flight.ts'

/** What befalls units: tests, disorder levels, squares lost, new places. Sections 0.4, 8.5, 10.1, 10.2. */

/** JG-12.1-f, JG-12.2-e: what the weather adds to a cohesion test; rally tests do not take it. */
export function weatherOnCohesion(s: GloryState): number {
  const weather = fieldOf(s).battle.weather[s.turn]
  return weather === 'night' ? 2 : weather === 'fog' ? 1 : 0
}

/** JG-0.4-a: a die shows 0 to 9. */
export function d10(s: GloryState): number {
  return rollDie(s, 10)
}

/** JG-0.4.1, JG-0.4.2: rolls a test against a value. */
export function passes(s: GloryState, unit: UnitId, what: TestOf, needed: number, modifier: number): boolean {
  const die = d10(s)
  const passed = die + modifier <= needed
  s.tell?.({ kind: 'tested', field: s.field, unit, what, die, modifier, needed, passed })
  return passed
}

export function passesCohesion(
  s: GloryState,
  unit: UnitId,
  modifier = 0,
  what: TestOf = 'cohesion',
): boolean {
  return passes(s, unit, what, valuesOf(s, unit).cohesion, modifier + weatherOnCohesion(s))
}

export function passesEngagement(s: GloryState, unit: UnitId, what: TestOf, modifier = 0): boolean {
  return passes(s, unit, what, valuesOf(s, unit).engagement, modifier)
}

/** Gives a unit its new condition and whatever goes with it but for the retreat. */
export function setCondition(s: GloryState, unit: UnitId, condition: Condition): void {
  const piece = s.units[unit]
  const before = piece.condition
  if (before === condition) return
  piece.condition = condition
  s.tell?.({ kind: 'condition', field: s.field, unit, before, condition })
  if (condition >= DISORDERED && piece.square && cardOf(s, unit).arm === 'inf') breakSquare(s, piece.hex) // JG-4.2-j, k
  if (condition === ROUTED) {
    leaveSquare(s, unit)
    piece.facing = routFacing(fieldOf(s).battle.routEdges[seatOf(s, unit)][0])
  }
  if (condition === ELIMINATED) remove(s, unit, GONE)
}

/** JG-10.1, JG-10.2: adds disorder levels; a unit that routs retreats at once. */
export function worsen(s: GloryState, unit: UnitId, levels: number, away: Away, spare = -1): void {
  const { condition } = s.units[unit]
  if (condition === ELIMINATED) return
  // JG-10.1-b, R-41: fire that would rout a battery already in disorder destroys it
  if (away >= 0 && condition === DISORDERED && cardOf(s, unit).arm === 'art') {
    setCondition(s, unit, ELIMINATED)
    return
  }
  setCondition(s, unit, Math.min(ELIMINATED, condition + levels) as Condition)
  if (condition < ROUTED && s.units[unit].condition === ROUTED) {
    call(s, fallBack, startFallBack(s, unit, retreatLength(s, unit), away, spare))
  }
}

/** JG-7.5: a direct rout by fire (JG-10.2-a, R-41). */
export function rout(s: GloryState, unit: UnitId, away: Away): void {
  const { condition } = s.units[unit]
  worsen(s, unit, condition === ROUTED ? 1 : ROUTED - condition, away)
}

/** Takes a unit off the map. */
export function remove(s: GloryState, unit: UnitId, where: HexId): void {
  const { hex } = s.units[unit]
  lift(s, unit)
  s.units[unit].hex = where
  s.units[unit].square = false
  if (hex >= 0) {
    guardSquare(s, hex)
    commandersLeftBehind(s, seatOf(s, unit), hex)
  }
}

/** Moves a unit to another hex of the map and tells whoever must know. */
export function relocate(s: GloryState, unit: UnitId, to: HexId, how: MoveOf): void {
  const piece = s.units[unit]
  const from = piece.hex
  lift(s, unit)
  put(s, unit, to)
  note(piece, MOVED)
  s.tell?.({ kind: 'moved', field: s.field, unit, from, to, how })
  if (from >= 0) guardSquare(s, from)
  if (piece.condition < ROUTED) hold(s, unit)
  alarmCommanders(s, seatOf(s, unit), to)
}

/** A unit not routed takes the zone hex it stands in. */
export function hold(s: GloryState, unit: UnitId): void {
  const at = fieldOf(s).zoneHexes.indexOf(s.units[unit].hex)
  if (at >= 0) s.holders[at] = seatOf(s, unit)
}

export function turnTo(s: GloryState, unit: UnitId, facing: Corner): boolean {
  const piece = s.units[unit]
  if (piece.facing === facing) return false
  piece.facing = facing
  s.tell?.({ kind: 'turned', field: s.field, unit, facing })
  return true
}

/** JG-6.1.1-b, JG-6.1.1-c, JG-10.3.2-a: a newcomer faces as the others of its kind in the hex do. */
export function matchFacing(s: GloryState, unit: UnitId, party: readonly UnitId[] = s.party): boolean {
  const mate = firstBut(s, s.units[unit].hex, isGun(s, unit), [unit, ...party])
  if (mate < 0) return false
  turnTo(s, unit, s.units[mate].facing)
  return true
}

export function formSquare(s: GloryState, hex: HexId): void {
  for (const unit of stackIn(s, hex)) {
    s.units[unit].square = true
    s.tell?.({ kind: 'square', field: s.field, unit, formed: true })
  }
}

/** JG-4.2-k, R-63: the whole hex loses its square. */
export function breakSquare(s: GloryState, hex: HexId): void {
  for (const unit of stackIn(s, hex)) leaveSquare(s, unit)
}

export function leaveSquare(s: GloryState, unit: UnitId): void {
  if (!s.units[unit].square) return
  s.units[unit].square = false
  s.tell?.({ kind: 'square', field: s.field, unit, formed: false })
}

/** batteries are out of square when no infantry is left with them. */
function guardSquare(s: GloryState, hex: HexId): void {
  if (findIn(s, hex, isInfantry) < 0) breakSquare(s, hex)
}

/** JG-10.2-f: a routed unit points the way it runs. */
export function routFacing(edge: Edge): Corner {
  return edge === 'N' ? 0 : edge === 'E' ? 2 : edge === 'S' ? 3 : 5
}

/** The effects of a row on one unit, in the order printed: `t` or `t+2`, `tr`, `D`, `D2`, `R`, `X` for a rout. */
export interface Suffering {
  unit: UnitId
  effects: string
  next: number
  away: Away
  routedNow: boolean // whether it has routed by an effect of this row, which absorbs its recoils
}

export const suffer = procedure<GloryState, Suffering, GloryAction>('suffer').steps({
  // JG-8.5-d
  apply: (s, f) => {
    const effects = f.effects.split(' ')
    if (f.next >= effects.length || s.units[f.unit].condition === ELIMINATED) return
    const effect = effects[f.next++]
    const before = s.units[f.unit].condition
    switch (effect) {
      case 'D':
        worsen(s, f.unit, 1, f.away)
        break
      case 'D2':
        worsen(s, f.unit, 2, f.away)
        break
      case 'X':
        rout(s, f.unit, f.away)
        break
      case 'R':
        if (!f.routedNow) recoil(s, f)
        break
      default: {
        // JG-8.5-e, JG-10.2-h: a routed unit runs instead of testing
        if (before === ROUTED) call(s, routMovement, startRout(f.unit))
        else if (!passesCohesion(s, f.unit, effect === 't+2' ? 2 : 0)) {
          if (effect === 'tr' && before < DISORDERED) recoil(s, f)
          worsen(s, f.unit, 1, f.away)
        }
      }
    }
    if (before < ROUTED && s.units[f.unit].condition === ROUTED) f.routedNow = true
    return 'apply'
  },
})

/** a recoil; for a unit that was routed before, its full retreat. */
function recoil(s: GloryState, f: Suffering): void {
  const left = s.units[f.unit].condition === ROUTED ? retreatLength(s, f.unit) : 1
  call(s, fallBack, startFallBack(s, f.unit, left, f.away))
}
