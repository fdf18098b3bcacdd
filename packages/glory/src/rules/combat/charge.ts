import { DIRECTIONS, type HexId, neighbours, opposite } from '@gunbai/hexes'
import { always, done as finished, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import { barredBy, done, type Forbidding, type GloryAction } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexBeyond, hexsideOf, NA } from '../../position/ground.ts'
import {
  directionBetween,
  isFront,
  isGood,
  isOrdered,
  occupant,
  otherSeat,
  seatOf,
  stackIn,
  topOf,
} from '../../position/piece.ts'
import { mayStandIn } from '../../position/stacking.ts'
import { CAVALRY } from '../../setups/battle.ts'
import {
  CHARGING,
  forget,
  type GloryState,
  HELD,
  hasDone,
  MARCHED,
  note,
  ROUTED,
  type UnitId,
} from '../../state.ts'
import { isGuarded } from '../movement/entry.ts'
import { losesMarker } from '../movement/reinforcement-marker.ts'
import { mayTrySquare, squareIn, trySquare } from '../movement/squares.ts'
import { advanceInto } from './advance.ts'
import { cannotCharge, searchPartysCharge } from './charge-move.ts'
import { chargedHexes, chargersIn } from './combats.ts'
import { matchFacing, passesEngagement, relocate, turnTo } from './effects.ts'

interface Charge {
  unit: UnitId
  target: HexId
  newSquare: boolean // whether a square was formed in answer
}

/** JG-9-b: a charge in the movement segment, in its order. What follows in the shock segment is a fight (fight.ts). */
export const charge = procedure<GloryState, Charge, GloryAction>('charge').steps({
  declare: (s, f) => {
    s.party = [f.unit]
    s.tell?.({ kind: 'charged', field: s.field, unit: f.unit, hex: f.target })
  },
  // D15: a stack may charge together
  gather: {
    who: (s, f) => (whoMayJoin(s, f).length > 0 ? only(s.active?.seat ?? 0) : nobody),
    choices: [
      always(done),
      {
        kind: 'join',
        candidates: (s, f, _, list) => {
          for (const unit of stackIn(s, s.units[f.unit].hex))
            if (!s.party.includes(unit)) list.push({ kind: 'join', unit })
        },
        bars: [barredBy((s, { unit }, f) => cannotJoin(s, f, unit))],
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind !== 'join') return
      s.party.push(action.unit)
      return 'gather'
    },
    about: (_, f) => ({ unit: f.unit, hex: f.target }),
  },
  // JG-9.1-d, JG-2.4.2-c, e: without orders (SO) the top unit takes an engagement test
  test: (s, f) => {
    const tester = topOf(s, s.party, s.units[f.unit].hex)
    if (isOrdered(s, tester) || passesEngagement(s, tester, 'charge')) return
    for (const unit of s.party) note(s.units[unit], HELD | MARCHED)
    s.party = []
    return finished
  },
  // The charge move, to a hex from which it strikes: JG-9.1-e to j (charge-move.ts)
  strike: {
    who: (s) => only(s.active?.seat ?? 0),
    choices: [
      {
        kind: 'strike',
        candidates: (s, f, _, list) => {
          for (const hex of neighbours(fieldOf(s).ground.map, f.target))
            for (const facing of DIRECTIONS) list.push({ kind: 'strike', hex, facing })
        },
        bars: [
          { rule: 'JG-9.1-f', stops: (s, { hex }) => searchPartysCharge(s).wayTo(hex).length === 0 },
          barredBy((s, { hex, facing }, f) => searchPartysCharge(s).cannotStrikeFrom(f.target, hex, facing)),
        ],
        offer: (s, f, _, list) => {
          for (const { hex, facing } of searchPartysCharge(s).strikes(f.target))
            list.push({ kind: 'strike', hex, facing })
        },
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind !== 'strike') return
      const path = searchPartysCharge(s).wayTo(action.hex)
      const { party } = s
      s.party = []
      for (const unit of party) {
        for (const hex of path.slice(1)) relocate(s, unit, hex, 'charge')
        turnTo(s, unit, action.facing)
        note(s.units[unit], CHARGING | MARCHED)
        losesMarker(s, unit)
      }
    },
    skipForced: true,
    about: (_, f) => ({ unit: f.unit, hex: f.target }),
  },
  // JG-9.3.1-a, D16: asked again until every hex charged has tried or he is done
  square: {
    who: (s, f) => {
      const stillCharges = hasDone(s.units[f.unit], CHARGING)
      return stillCharges && hexesToSquare(s, f.unit).length > 0 ? only(otherSeat(seatOf(s, f.unit))) : nobody
    },
    choices: [always(done), squareIn((s, f) => chargedHexes(s, f.unit))],
    window: { class: 'squares', declines: done },
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
    choices: [always(done), always({ kind: 'recall' })],
    window: { class: 'recall', declines: done },
    answer: (s, f, _, action) => {
      if (action.kind !== 'recall') return finished
      const chargers = chargersIn(s, s.units[f.unit].hex)
      if (!passesEngagement(s, topOf(s, chargers, s.units[f.unit].hex), 'recall')) return finished // JG-9.3.3-d
      for (const unit of chargers) {
        forget(s.units[unit], CHARGING) // JG-9.3.3-e
        s.tell?.({ kind: 'recalled', field: s.field, unit })
      }
      s.party = chargers // those recalled
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
    choices: [
      {
        kind: 'back',
        candidates: (s, f, _, list) => {
          for (const hex of neighbours(fieldOf(s).ground.map, s.units[f.unit].hex))
            for (const facing of DIRECTIONS) list.push({ kind: 'back', hex, facing })
        },
        bars: [barredBy((s, { hex }, f) => cannotGoBack(s, f, hex))],
        offer: (s, f, _, list) => {
          for (const hex of recallHexes(s, f))
            for (const facing of DIRECTIONS) list.push({ kind: 'back', hex, facing })
        },
      },
    ],
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
function whoMayJoin(s: GloryState, f: Charge): UnitId[] {
  return stackIn(s, s.units[f.unit].hex).filter(
    (unit) => !s.party.includes(unit) && cannotJoin(s, f, unit) === null,
  )
}

function cannotJoin(s: GloryState, f: Charge, unit: UnitId): Forbidding {
  const not = cannotCharge(s, unit)
  if (not !== null) return not
  if (isOrdered(s, unit) !== isOrdered(s, f.unit)) return 'JG-2.4.2-c'
  const { party } = s
  s.party = [...party, unit] // as if it had joined: it may be the slowest, or have no room where they strike
  const against = searchPartysCharge(s).cannotStrike(f.target)
  s.party = party
  return against
}

/** D16: the hexes charged in which infantry may try to form square. */
function hexesToSquare(s: GloryState, unit: UnitId): HexId[] {
  return chargedHexes(s, unit).filter((hex) => mayTrySquare(s, hex))
}

/** JG-9.3.3-b, c: one hex back from whatever was charged, not into a front hex of an enemy. */
function recallHexes(s: GloryState, f: Charge): HexId[] {
  const { map } = fieldOf(s).ground
  return neighbours(map, s.units[f.unit].hex).filter((to) => cannotGoBack(s, f, to) === null)
}

function cannotGoBack(s: GloryState, f: Charge, to: HexId): Forbidding {
  const { ground } = fieldOf(s)
  const { hex } = s.units[f.unit]
  const seat = seatOf(s, f.unit)
  const { distances, size } = ground.map
  if (occupant(s, to) === otherSeat(seat)) return 'JG-5.1.2-a'
  if (ground.full[CAVALRY][hexsideOf(hex, directionBetween(s, hex, to))] === NA) return 'JG-4.3.2-a'
  if (isGuarded(s, seat, to)) return 'JG-5.2.3-a'
  const goesAway = distances[to * size + f.target] > distances[hex * size + f.target]
  if (!goesAway) return 'JG-9.3.3-b'
  if (s.tops[to] >= 0 && !mayStandIn(s, s.party, to)) return 'JG-5.1.2-e'
  return isEnemyFront(s, seat, to) ? 'JG-9.3.3-c' : null
}

/** JG-9.3.3-c: whether a hex is a front hex of any enemy unit not in rout, zone of control or not. */
function isEnemyFront(s: GloryState, seat: Seat, hex: HexId): boolean {
  const field = fieldOf(s)
  const { ground } = field
  for (const direction of DIRECTIONS) {
    const from = hexBeyond(ground, hex, direction)
    if (from < 0 || occupant(s, from) !== otherSeat(seat)) continue
    for (const unit of stackIn(s, from)) {
      const isRouted = s.units[unit].condition >= ROUTED
      if (!isRouted && isFront(field, s.units[unit], opposite(direction))) return true
    }
  }
  return false
}
