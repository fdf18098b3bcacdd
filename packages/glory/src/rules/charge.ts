import {
  type Corner,
  DIRECTIONS,
  directionTo,
  FORBIDDEN,
  type HexId,
  type MoveRules,
  Reach,
} from '@gunbai/hexes'
import { done as finished, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import { done, type GloryAction } from '../action.ts'
import { type Field, fieldOf } from '../field.ts'
import { NA } from '../ground.ts'
import {
  cardOf,
  isActive,
  isFront,
  isGood,
  isIdle,
  isOrdered,
  looksInto,
  occupant,
  otherSeat,
  seatOf,
  topTroop,
  valuesOf,
} from '../piece.ts'
import { canSee, inWedge } from '../sight.ts'
import { mayStandIn } from '../stacking.ts'
import { CHARGING, type GloryState, HELD, MARCHED, type UnitId } from '../state.ts'
import { inEnemyFrontZone, inEnemyZone, sharesEnemyZone } from '../zones.ts'
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
import { isGuarded, reducedAllowance } from './march.ts'
import { mayTrySquare } from './squares.ts'

/** Charges in the movement segment: declaration, test, move, squares, recall. Sections 9.1 and 9.3. */

/** JG-9.1-b, i, JG-12.1-e, JG-12.2-d: whether a unit may charge at all. */
export function mayCharge(s: GloryState, unit: UnitId): boolean {
  const card = cardOf(s, unit)
  const piece = s.units[unit]
  if (
    card.arm !== 'cav' ||
    piece.hex < 0 ||
    !isGood(s, unit) ||
    (piece.did & (MARCHED | HELD | CHARGING)) !== 0
  )
    return false
  const { battle, ground } = fieldOf(s)
  return (
    battle.weather[s.turn] === 'clear' &&
    ground.chargeFrom[piece.hex] === 1 &&
    isActive(s, unit) &&
    !isIdle(s, unit)
  )
}

const reaches = new WeakMap<Field, Reach>()

/** The rules of one charge move, read by the search. */
class ChargeRules implements MoveRules {
  s!: GloryState
  field!: Field
  seat: Seat = 0
  unit: UnitId = 0
  start = 0 as HexId
  contact = false
  demoralised = false
  private readonly stopping = new Set<HexId>()

  begin(s: GloryState, unit: UnitId): void {
    this.s = s
    this.field = fieldOf(s)
    this.unit = unit
    this.seat = seatOf(s, unit)
    this.start = s.units[unit].hex
    this.contact = inEnemyZone(s, this.seat, this.start)
    this.demoralised = s.formations[cardOf(s, unit).formation].demoralised
    this.stopping.clear()
  }

  cost(from: HexId, to: HexId): number {
    const { s, field, seat } = this
    const { ground, cards } = field
    let direction = 0
    while (ground.around[from * 6 + direction] !== to) direction++
    const side = from * 6 + direction
    if (ground.charges[side] !== 1) return FORBIDDEN // JG-9.1-i, j
    const there = s.tops[to]
    if (there >= 0) {
      if (cards[there].seat !== seat || cards[there].arm === 'art') return FORBIDDEN // JG-9.1-h
      if (s.units[there].square) return FORBIDDEN
    }
    if (isGuarded(s, seat, to)) return FORBIDDEN
    let cost = ground.cheap[1][side]
    if (cost === NA) return FORBIDDEN
    if (from !== this.start && s.tops[from] >= 0) cost += 2 // JG-4.4.3-a
    if (from === this.start && this.contact) cost += 2 // JG-9.1-g
    if (inEnemyZone(s, seat, to)) {
      if (this.demoralised) return FORBIDDEN
      // it may come back into the zone it leaves, but not at its first hex
      if (
        from === this.start &&
        this.contact &&
        (inEnemyFrontZone(s, seat, to) || sharesEnemyZone(s, seat, from, to))
      )
        return FORBIDDEN
      cost += ground.full[1][side] - ground.cheap[1][side]
      this.stopping.add(to)
    }
    return cost
  }

  stops(hex: HexId): boolean {
    return this.stopping.has(hex)
  }

  passesOnly(hex: HexId): boolean {
    return (
      this.s.tops[hex] >= 0 &&
      hex !== this.start &&
      !mayStandIn(this.s, this.s.party.length > 0 ? this.s.party : [this.unit], hex)
    )
  }
}

const rules = new ChargeRules()

/** Where a charging unit can get to; the answers stand until the next search. */
function searchCharge(s: GloryState, unit: UnitId): Reach {
  const field = fieldOf(s)
  let reach = reaches.get(field)
  if (reach === undefined) {
    reach = new Reach(field.ground.map)
    reaches.set(field, reach)
  }
  rules.begin(s, unit)
  reach.search(s.units[unit].hex, reducedAllowance(valuesOf(s, unit).movement), rules) // JG-9.1-f, R-13
  return reach
}

interface Strike {
  hex: HexId
  facing: Corner
}

/** The hexes and facings from which a charge of this unit could strike a target (JG-9.1-e, g, R-49). */
function strikes(s: GloryState, unit: UnitId, target: HexId, reach: Reach): Strike[] {
  const { ground } = fieldOf(s)
  const { facing: held } = s.units[unit]
  const contact = rules.contact
  const list: Strike[] = []
  for (const direction of DIRECTIONS) {
    const hex = ground.around[target * 6 + direction] as HexId
    if (hex < 0 || !reach.mayEndIn(hex)) continue
    const toward = (direction + 3) % 6
    if (ground.charges[hex * 6 + toward] !== 1) continue
    for (const facing of [toward, (toward + 1) % 6] as Corner[]) {
      if (contact && facing !== held) continue
      const friend = topTroop(s, hex)
      if (friend >= 0 && s.units[friend].facing !== facing && !s.party.includes(friend)) continue // JG-6.1.1-b
      list.push({ hex, facing })
    }
  }
  return list
}

/** Adds every charge that can be declared (D15): target in the wedge, in sight and within reach. */
export function addCharges(s: GloryState, seat: Seat, list: GloryAction[]): void {
  const field = fieldOf(s)
  const { cards, ground } = field
  const { distances, size } = ground.map
  if (field.battle.weather[s.turn] !== 'clear') return
  for (let unit = 0; unit < cards.length; unit++) {
    if (cards[unit].seat !== seat || cards[unit].arm !== 'cav' || !mayCharge(s, unit)) continue
    const piece = s.units[unit]
    const farthest = reducedAllowance(valuesOf(s, unit).movement) + 1
    let reach: Reach | null = null
    for (let target = 0; target < cards.length; target++) {
      const { hex } = s.units[target]
      if (hex < 0 || cards[target].seat === seat || s.tops[hex] !== target) continue
      if (distances[piece.hex * size + hex] > farthest || !inWedge(field, piece.hex, piece.facing, hex))
        continue
      if (ground.chargeFrom[hex] !== 1 || !canSee(s, piece.hex, hex)) continue // JG-9.1-a
      reach ??= searchCharge(s, unit)
      if (strikes(s, unit, hex, reach).length > 0) list.push({ kind: 'charge', unit, hex })
    }
  }
}

interface Charge {
  unit: UnitId
  target: HexId
  newSquare: boolean // whether a square was formed in answer
}

export const charge = procedure<GloryState, Charge, GloryAction>('charge', {
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
      const path = searchCharge(s, slowest(s)).pathTo(action.hex)
      const { party } = s
      s.party = []
      for (const unit of party) {
        for (const hex of path.slice(1)) relocate(s, unit, hex, 'charge')
        turnTo(s, unit, action.facing)
        s.units[unit].did |= CHARGING | MARCHED
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
      for (const unit of s.party) {
        relocate(s, unit, action.hex, 'recall')
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

function slowest(s: GloryState): UnitId {
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
export function isEnemyFront(s: GloryState, seat: Seat, hex: HexId): boolean {
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
