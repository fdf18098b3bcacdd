import { DIRECTIONS, directionTo, type HexId } from '@gunbai/hexes'
import { done as finished, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import { done, type GloryAction } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { NA } from '../../position/ground.ts'
import {
  cardOf,
  isFront,
  isGood,
  isOrdered,
  looksInto,
  occupant,
  otherSeat,
  seatOf,
  valuesOf,
} from '../../position/piece.ts'
import { mayStandIn } from '../../position/stacking.ts'
import { CHARGING, type GloryState, HELD, MARCHED, type UnitId } from '../../state.ts'
import { isGuarded } from '../movement/entry.ts'
import { mayTrySquare } from '../movement/squares.ts'
import { losesMarker } from '../movement/step.ts'
import { advanceInto } from './advance.ts'
import { mayCharge, searchCharge, strikes, wayToStrike } from './charge-move.ts'
import {
  d10,
  formSquare,
  HOMEWARD,
  matchFacing,
  passesEngagement,
  relocate,
  turnTo,
  worsen,
} from './effects.ts'

/** Charges in the movement segment: declaration, test, move, squares, recall. Sections 9.1 and 9.3. */

interface Charge {
  unit: UnitId
  target: HexId
  newSquare: boolean // whether a square was formed in answer
}

export const charge = procedure<GloryState, Charge, GloryAction>('charge').steps({
  declare: (s, f) => {
    s.party = [f.unit]
    s.tell?.({ kind: 'charged', field: s.field, unit: f.unit, hex: f.target })
  },
  // A stack may charge together
  gather: {
    who: (s, f) => (mates(s, f).length > 0 ? only(s.active?.seat ?? 0) : nobody),
    answers: (s, f, _, list) => {
      list.push(done)
      for (const unit of mates(s, f)) list.push({ kind: 'join', unit })
    },
    answer: (s, _, __, action) => {
      if (action.kind !== 'join') return
      s.party.push(action.unit)
      return 'gather'
    },
    about: (_, f) => ({ unit: f.unit, hex: f.target }),
  },
  // JG-9.1-d, JG-2.4.2-e: without orders the top unit tests first
  test: (s, f) => {
    const tester = topOf(s, s.party, s.units[f.unit].hex)
    if (isOrdered(s, tester) || passesEngagement(s, tester, 'charge')) return
    for (const unit of s.party) s.units[unit].did |= HELD | MARCHED
    s.party = []
    return finished
  },
  strike: {
    who: (s) => only(s.active?.seat ?? 0),
    answers: (s, f, _, list) => {
      const reach = searchCharge(s, slowest(s))
      for (const { hex, facing } of strikes(s, f.unit, f.target, reach))
        list.push({ kind: 'strike', hex, facing })
    },
    answer: (s, f, _, action) => {
      if (action.kind !== 'strike') return
      const path = wayToStrike(searchCharge(s, slowest(s)), action.hex)
      const { party } = s
      s.party = []
      for (const unit of party) {
        for (const hex of path.slice(1)) relocate(s, unit, hex, 'charge')
        turnTo(s, unit, action.facing)
        s.units[unit].did |= CHARGING | MARCHED
        losesMarker(s, unit)
      }
      f.unit = party[0]
    },
    skipForced: true,
    about: (_, f) => ({ unit: f.unit, hex: f.target }),
  },
  // JG-9.3.1-a, R-53
  square: {
    who: (s, f) => {
      if ((s.units[f.unit].did & CHARGING) === 0) return nobody
      return squarable(s, f.unit).length > 0 ? only(otherSeat(seatOf(s, f.unit))) : nobody
    },
    answers: (s, f, _, list) => {
      list.push(done)
      for (const hex of squarable(s, f.unit)) list.push({ kind: 'form', hex })
    },
    answer: (s, f, _, action) => {
      if (action.kind !== 'form') return
      if (trySquare(s, action.hex)) f.newSquare = true
      return 'square'
    },
    about: (_, f) => ({ unit: f.unit }),
  },
  // JG-9.3.3-a, R-51
  recall: {
    who: (s, f) => (f.newSquare && isGood(s, f.unit) ? only(seatOf(s, f.unit)) : nobody),
    answers: (_, __, ___, list) => {
      list.push(done, { kind: 'recall' })
    },
    answer: (s, f, _, action) => {
      if (action.kind !== 'recall') return finished
      const chargers = chargersIn(s, s.units[f.unit].hex)
      if (!passesEngagement(s, topOf(s, chargers, s.units[f.unit].hex), 'recall')) return finished // JG-9.3.3-d
      for (const unit of chargers) {
        s.units[unit].did &= ~CHARGING // JG-9.3.3-e
        s.tell?.({ kind: 'recalled', field: s.field, unit })
      }
      s.party = chargers
      if (recallHexes(s, f).length === 0) {
        s.party = []
        return finished // JG-9.3.3-c
      }
      return undefined
    },
    about: (_, f) => ({ unit: f.unit }),
  },
  // JG-9.3.3-b
  back: {
    who: (s, f) => (s.party.length > 0 && f.newSquare ? only(seatOf(s, f.unit)) : nobody),
    answers: (s, f, _, list) => {
      for (const hex of recallHexes(s, f))
        for (const facing of DIRECTIONS) list.push({ kind: 'back', hex, facing })
    },
    answer: (s, _, __, action) => {
      if (action.kind !== 'back') return
      advanceInto(s, s.party, action.hex, 'recall')
      for (const unit of s.party) {
        turnTo(s, unit, action.facing)
        matchFacing(s, unit)
      }
      s.party = []
    },
    about: (_, f) => ({ unit: f.unit }),
  },
})

/** Units of the hex that may join a charge just declared. */
function mates(s: GloryState, f: Charge): UnitId[] {
  const list: UnitId[] = []
  const { hex } = s.units[f.unit]
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) {
    if (s.party.includes(unit) || !mayCharge(s, unit) || isOrdered(s, unit) !== isOrdered(s, f.unit)) continue
    const party = s.party
    s.party = [...party, unit]
    const reachable = strikes(s, f.unit, f.target, searchCharge(s, slowest(s))).length > 0
    s.party = party
    if (reachable) list.push(unit)
  }
  return list
}

/** The slowest of the party, by whose allowance it charges. */
export function slowest(s: GloryState): UnitId {
  let unit = s.party[0]
  for (const each of s.party) if (valuesOf(s, each).movement < valuesOf(s, unit).movement) unit = each
  return unit
}

/** Of these units in a hex, the one on top (JG-5.1.3-d). */
export function topOf(s: GloryState, units: readonly UnitId[], hex: HexId): UnitId {
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) if (units.includes(unit)) return unit
  return units[0]
}

/** The units of a hex that have made a charge move. */
export function chargersIn(s: GloryState, hex: HexId): UnitId[] {
  const list: UnitId[] = []
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below)
    if ((s.units[unit].did & CHARGING) !== 0) list.push(unit)
  return list
}

/** JG-9.2-a, R-32: the enemy hexes that a charging unit strikes: those in front of it where charges may go. */
export function chargedHexes(s: GloryState, unit: UnitId): HexId[] {
  const { ground } = fieldOf(s)
  const { hex, facing } = s.units[unit]
  const list: HexId[] = []
  for (const direction of DIRECTIONS) {
    if (!looksInto(facing, direction) || ground.charges[hex * 6 + direction] !== 1) continue
    const beyond = ground.around[hex * 6 + direction] as HexId
    if (beyond >= 0 && occupant(s, beyond) === otherSeat(seatOf(s, unit))) list.push(beyond)
  }
  return list
}

function squarable(s: GloryState, unit: UnitId): HexId[] {
  return chargedHexes(s, unit).filter((hex) => mayTrySquare(s, hex))
}

/** JG-9.3.1-d, e, R-50: one die for the hex, compared with every infantry unit in it. */
export function trySquare(s: GloryState, hex: HexId): boolean {
  const die = d10(s)
  const failed: UnitId[] = []
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) {
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

/** JG-9.3.3-b, c: one hex back from whatever was charged, not into a front hex of an enemy. */
function recallHexes(s: GloryState, f: Charge): HexId[] {
  const field = fieldOf(s)
  const { ground } = field
  const { hex } = s.units[f.unit]
  const seat = seatOf(s, f.unit)
  const { distances, size } = ground.map
  const list: HexId[] = []
  for (const direction of DIRECTIONS) {
    const to = ground.around[hex * 6 + direction] as HexId
    if (to < 0 || ground.full[1][hex * 6 + direction] === NA || isGuarded(s, seat, to)) continue
    if (distances[to * size + f.target] <= distances[hex * size + f.target]) continue
    if (s.tops[to] >= 0 && !mayStandIn(s, s.party, to)) continue
    if (!isEnemyFront(s, seat, to)) list.push(to)
  }
  return list
}

/** Whether a hex is a front hex of any enemy unit, zone of control or not. */
function isEnemyFront(s: GloryState, seat: Seat, hex: HexId): boolean {
  const field = fieldOf(s)
  const { ground } = field
  for (const direction of DIRECTIONS) {
    const from = ground.around[hex * 6 + direction] as HexId
    if (from < 0 || occupant(s, from) !== otherSeat(seat)) continue
    for (let unit = s.tops[from]; unit >= 0; unit = s.units[unit].below) {
      if (s.units[unit].condition < 2 && isFront(field, s.units[unit], (direction + 3) % 6)) return true
    }
  }
  return false
}

/** The direction in which a hex lies beside another. */
export function directionBetween(s: GloryState, from: HexId, to: HexId): number {
  return directionTo(fieldOf(s).ground.map, from, to) ?? -1
}
