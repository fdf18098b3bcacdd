import {
  type Corner,
  DIRECTIONS,
  type Direction,
  directionTo,
  FORBIDDEN,
  type HexId,
  type MoveRules,
  neighbours,
  opposite,
  Reach,
  turn,
} from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { Forbidding, GloryAction } from '../../action.ts'
import { type Field, fieldOf } from '../../position/field.ts'
import { hexsideOf, hexsideTo, NA } from '../../position/ground.ts'
import { ONE_POINT } from '../../position/half-points.ts'
import {
  cannotAct,
  cardOf,
  isGood,
  isSummoned,
  looksInto,
  seatOf,
  topTroop,
  valuesOf,
} from '../../position/piece.ts'
import { canSee, inWedge } from '../../position/sight.ts'
import { mayStandIn } from '../../position/stacking.ts'
import { inEnemyFrontZone, inEnemyZone, sharesEnemyZone } from '../../position/zones.ts'
import { CHARGING, type GloryState, HELD, hasDone, MARCHED, type UnitId } from '../../state.ts'
import { reducedAllowance } from '../movement/allowance.ts'
import { isGuarded } from '../movement/entry.ts'

/** Which charges can be declared, and from where they can strike: section 9.1. */

/** JG-9.1-b, i, JG-12.1-e, JG-12.2-d: whether a unit may charge at all. */
export function mayCharge(s: GloryState, unit: UnitId): boolean {
  return s.units[unit].hex >= 0 && cannotCharge(s, unit) === null
}

/** What keeps a unit on the map from charging, whomever. */
export function cannotCharge(s: GloryState, unit: UnitId): Forbidding {
  const { battle, ground, cards } = fieldOf(s)
  const piece = s.units[unit]
  const { hex } = piece
  if (cards[unit].arm !== 'cav') return 'JG-8.1-a'
  const weather = battle.weather[s.turn]
  if (weather !== 'clear') return weather === 'night' ? 'JG-12.1-e' : 'JG-12.2-d'
  if (!isGood(s, unit)) return 'JG-9.1-b'
  if (hasDone(piece, HELD)) return 'JG-2.4.2-e'
  if (hasDone(piece, MARCHED | CHARGING)) return 'JG-4.1.1-a'
  return ground.chargeFrom[hex] === 1 ? cannotAct(s, unit) : 'JG-9.1-i'
}

/** What keeps a unit from declaring a charge at that hex (D15). */
export function cannotChargeAt(s: GloryState, unit: UnitId, target: HexId): Forbidding {
  const field = fieldOf(s)
  const not = cannotCharge(s, unit)
  if (not !== null) return not
  const { hex, facing } = s.units[unit]
  if (!inWedge(field, hex, facing, target) || !canSee(s, hex, target)) return 'JG-9.1-a'
  if (field.ground.chargeFrom[target] !== 1) return 'JG-9.1-i'
  return searchCharge(s, unit).cannotStrike(target)
}

/** What a search writes down; one search after another uses the same. */
interface Slate {
  readonly reach: Reach
  readonly stopping: Set<HexId> // hexes that end the move
}

const slates = new WeakMap<Field, Slate>()
const newSlate = ({ ground }: Field): Slate => ({ reach: new Reach(ground.map), stopping: new Set() })

function slateOf(field: Field): Slate {
  let slate = slates.get(field)
  if (slate === undefined) {
    slate = newSlate(field)
    slates.set(field, slate)
  }
  return slate
}

/** Where to strike from, and with which facing. */
export interface Strike {
  hex: HexId
  facing: Corner
}

/** One charge move: the rules that its search reads, and what the search found. It stands until the next search. */
export class ChargeMove implements MoveRules {
  readonly s: GloryState
  readonly unit: UnitId
  readonly points: number // half points
  readonly field: Field
  readonly seat: Seat
  readonly start: HexId
  readonly contact: boolean // began in an enemy zone of control
  private readonly demoralised: boolean
  private readonly reach: Reach
  private readonly stopping: Set<HexId>

  constructor(s: GloryState, unit: UnitId, points: number, { reach, stopping }: Slate = slateOf(fieldOf(s))) {
    this.s = s
    this.unit = unit
    this.points = points
    this.reach = reach
    this.stopping = stopping
    stopping.clear()
    this.field = fieldOf(s)
    this.seat = seatOf(s, unit)
    this.start = s.units[unit].hex
    this.contact = inEnemyZone(s, this.seat, this.start)
    this.demoralised = s.formations[cardOf(s, unit).formation].demoralised
    reach.search(this.start, points, this)
  }

  cost(from: HexId, to: HexId): number {
    const { s, field, seat } = this
    const { ground, cards } = field
    const side = hexsideTo(ground, from, to)
    if (ground.charges[side] !== 1) return FORBIDDEN // JG-9.1-i, j
    const there = s.tops[to]
    if (there >= 0) {
      if (cards[there].seat !== seat || cards[there].arm === 'art') return FORBIDDEN // JG-9.1-h
      if (s.units[there].square) return FORBIDDEN
    }
    if (isGuarded(s, seat, to)) return FORBIDDEN
    let cost = ground.cheap[1][side]
    if (cost === NA) return FORBIDDEN
    if (from !== this.start && s.tops[from] >= 0) cost += ONE_POINT // JG-4.4.3-a
    if (from === this.start && this.contact) cost += ONE_POINT // JG-9.1-g
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

  /** The half points that it takes to come to a hex; less than 0 where it cannot. */
  costTo(hex: HexId): number {
    return this.reach.costTo(hex)
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

  /**
   * JG-4.3.1-b, R-64: the way to a hex from which it strikes, paid in full though a road leads there and the enemy has no
   * zone; empty if that is too dear. R-76: the hex it left, which the search never offers as an end, is one like any other.
   */
  wayTo(hex: HexId): HexId[] {
    const { s, field, seat, start, points, reach } = this
    if (hex !== start && !reach.mayEndIn(hex)) return []
    const zoned = inEnemyZone(s, seat, hex)
    if (zoned && hex !== start) return reach.pathTo(hex)
    const { around, full, cheap } = field.ground
    let before: HexId | null = null
    let least = points + 1
    for (const direction of DIRECTIONS) {
      const from = around[hexsideOf(hex, direction)] as HexId
      if (from < 0 || reach.costTo(from) < 0 || (from !== start && this.stops(from))) continue
      const step = this.cost(from, hex)
      if (step === FORBIDDEN) continue
      const side = hexsideOf(from, opposite(direction))
      const whole = reach.costTo(from) + step + (zoned ? 0 : full[1][side] - cheap[1][side])
      if (whole >= least) continue
      before = from
      least = whole
    }
    return before === null ? [] : [...reach.pathTo(before), hex]
  }

  /** The hexes and facings from which it could strike a target (JG-9.1-e, g, R-49). */
  strikes(target: HexId): Strike[] {
    const { around, charges } = this.field.ground
    const list: Strike[] = []
    for (const direction of DIRECTIONS) {
      const hex = around[hexsideOf(target, direction)] as HexId
      if (hex < 0 || charges[hexsideOf(hex, opposite(direction))] !== 1 || this.wayTo(hex).length === 0)
        continue
      for (const facing of [opposite(direction), turn(direction, 4)])
        if (this.cannotFace(hex, facing) === null) list.push({ hex, facing })
    }
    return list
  }

  /** What keeps it from striking a target from a hex beside that it can come to, with that facing. */
  cannotStrikeFrom(target: HexId, hex: HexId, facing: Corner): Forbidding {
    const { field } = this
    const toward = directionTo(field.ground.map, hex, target) as Direction
    if (field.ground.charges[hexsideOf(hex, toward)] !== 1) return 'JG-9.1-j'
    if (!looksInto(facing, toward)) return 'JG-6.1.2-c'
    return this.cannotFace(hex, facing)
  }

  /** What keeps it from striking out of a hex with that facing, whomever. */
  private cannotFace(hex: HexId, facing: Corner): Forbidding {
    const { s, contact } = this
    if (contact && facing !== s.units[this.unit].facing) return 'JG-9.1-g'
    const friend = topTroop(s, hex)
    const differs = friend >= 0 && s.units[friend].facing !== facing && !s.party.includes(friend)
    return differs ? 'JG-6.1.1-b' : null
  }

  /** What keeps it from striking a target at all. */
  cannotStrike(target: HexId): Forbidding {
    if (this.strikes(target).length > 0) return null
    const { s, field, unit } = this
    const across = neighbours(field.ground.map, target).filter((hex) => {
      const toward = directionTo(field.ground.map, hex, target) as Direction
      return field.ground.charges[hexsideOf(hex, toward)] === 1
    })
    if (across.length === 0) return 'JG-9.1-j'
    if (across.some((hex) => this.wayTo(hex).length > 0)) return this.contact ? 'JG-9.1-g' : 'JG-6.1.1-b'
    const farther = new ChargeMove(s, unit, this.points * 4, newSlate(field))
    return across.some((hex) => farther.wayTo(hex).length > 0) ? 'JG-9.1-f' : 'JG-9.1-h'
  }
}

/** JG-9.1-f, R-13: where a charging unit can get to. */
export function searchCharge(s: GloryState, unit: UnitId): ChargeMove {
  return new ChargeMove(s, unit, reducedAllowance(valuesOf(s, unit).movement))
}

/** Adds every charge that can be declared (D15): target in the wedge, in sight and within reach. */
export function addCharges(s: GloryState, seat: Seat, list: GloryAction[]): void {
  const field = fieldOf(s)
  const { cards, ground } = field
  const { distances, size } = ground.map
  if (field.battle.weather[s.turn] !== 'clear') return
  for (let unit = 0; unit < cards.length; unit++) {
    const card = cards[unit]
    if (card.seat !== seat || card.arm !== 'cav' || !isSummoned(s, card) || !mayCharge(s, unit)) continue
    const piece = s.units[unit]
    const farthest = reducedAllowance(valuesOf(s, unit).movement) + 1
    let move: ChargeMove | null = null
    for (let target = 0; target < cards.length; target++) {
      const { hex } = s.units[target]
      if (hex < 0 || cards[target].seat === seat || s.tops[hex] !== target) continue
      if (distances[piece.hex * size + hex] > farthest || !inWedge(field, piece.hex, piece.facing, hex))
        continue
      if (ground.chargeFrom[hex] !== 1 || !canSee(s, piece.hex, hex)) continue // JG-9.1-a
      move ??= searchCharge(s, unit)
      if (move.strikes(hex).length > 0) list.push({ kind: 'charge', unit, hex })
    }
  }
}
