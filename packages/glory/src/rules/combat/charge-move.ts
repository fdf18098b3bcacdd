import {
  type Corner,
  DIRECTIONS,
  type Direction,
  directionTo,
  type HexId,
  neighbours,
  opposite,
  turn,
} from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { Forbidding, GloryAction } from '../../action.ts'
import { type Field, fieldOf } from '../../position/field.ts'
import { type Ground, hexsideOf, NA, type SideIndex } from '../../position/ground.ts'
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
import { CAVALRY } from '../../setups/battle.ts'
import { CHARGING, type GloryState, HELD, hasDone, MARCHED, type UnitId } from '../../state.ts'
import { reducedAllowance } from '../movement/allowance.ts'
import { isGuarded } from '../movement/entry.ts'
import { costIn, type Mover, owedIn, stopsIn, type Toll, tollOf, Ways } from '../movement/search.ts'

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

/** Where to strike from, and with which facing. */
export interface Strike {
  hex: HexId
  facing: Corner
}

/** One charge move: what its steps take, and where it can come to. */
export class ChargeMove implements Mover {
  readonly s: GloryState
  readonly unit: UnitId
  readonly points: number // half points
  readonly field: Field
  readonly seat: Seat
  readonly start: HexId
  readonly contact: boolean // began in an enemy zone of control
  readonly ground: Ground
  readonly least: Int16Array
  private readonly demoralised: boolean
  private readonly ways: Ways

  constructor(s: GloryState, unit: UnitId, points: number) {
    this.s = s
    this.unit = unit
    this.points = points
    this.field = fieldOf(s)
    this.ground = this.field.ground
    this.least = this.ground.cheap[CAVALRY]
    this.seat = seatOf(s, unit)
    this.start = s.units[unit].hex
    this.contact = inEnemyZone(s, this.seat, this.start)
    this.demoralised = s.formations[cardOf(s, unit).formation].demoralised
    this.ways = new Ways(this, this.start, points, 'cheapest first')
  }

  toll(from: HexId, side: SideIndex, isFirst: boolean): Toll {
    const { s, seat, contact } = this
    const { around, charges, cheap, full } = this.ground
    const to = around[side] as HexId
    if (charges[side] !== 1 || this.isClosed(to)) return NA // JG-9.1-i, j
    const cost = cheap[CAVALRY][side]
    if (cost === NA) return NA
    let extra = 0
    if (isFirst ? contact : s.tops[from] >= 0) extra = ONE_POINT // JG-9.1-g, JG-4.4.3-a
    if (!inEnemyZone(s, seat, to)) return tollOf(cost + extra, full[CAVALRY][side] - cost, false) // JG-4.3.1-b
    if (this.demoralised) return NA // JG-11.2-c
    // it may come back into the zone it leaves, but not at its first hex
    const leaves = isFirst && contact
    if (leaves && (inEnemyFrontZone(s, seat, to) || sharesEnemyZone(s, seat, from, to))) return NA
    return tollOf(full[CAVALRY][side] + extra, 0, true) // JG-6.2.2-a
  }

  /** Whether whoever stands in a hex, or may come, keeps the charge from riding through. */
  private isClosed(hex: HexId): boolean {
    const { s, seat } = this
    const there = s.tops[hex]
    if (there >= 0) {
      const { seat: theirs, arm } = this.field.cards[there]
      if (theirs !== seat || arm === 'art') return true // JG-9.1-h
      if (s.units[there].square) return true // JG-4.4.3-d
    }
    return isGuarded(s, seat, hex)
  }

  /** For whoever asks no more of it. */
  discard(): void {
    this.ways.discard()
  }

  /** The half points that it takes to come to a hex; less than 0 where it cannot. */
  costTo(hex: HexId): number {
    const toll = this.ways.tollTo(hex)
    return toll === NA ? NA : costIn(toll)
  }

  /** Whether it can come to a hex, and may stand there. */
  private mayEndIn(hex: HexId): boolean {
    const { s, unit, ways } = this
    if (ways.tollTo(hex) === NA) return false
    return s.tops[hex] < 0 || mayStandIn(s, s.party.length > 0 ? s.party : [unit], hex)
  }

  /**
   * JG-4.3.1-b, R-64: the way to a hex from which it strikes, paid in full though a road leads there and the enemy has no
   * zone; empty if that is too dear. JG-9.1-e, R-76: the hex it left, which the search never offers as an end, is one like
   * any other once it has moved.
   */
  wayTo(hex: HexId): HexId[] {
    const { s, seat, start, points, ways } = this
    if (hex !== start && !this.mayEndIn(hex)) return []
    if (hex !== start && inEnemyZone(s, seat, hex)) return ways.pathTo(hex)
    const { around } = this.ground
    let before: HexId | null = null
    let least = points + 1
    for (const direction of DIRECTIONS) {
      const from = around[hexsideOf(hex, direction)] as HexId
      if (from < 0) continue
      const way = ways.tollTo(from)
      if (way === NA || stopsIn(way)) continue
      const toll = this.toll(from, hexsideOf(from, opposite(direction)), from === start)
      if (toll === NA) continue
      const whole = costIn(way) + costIn(toll) + owedIn(toll)
      if (whole >= least) continue
      before = from
      least = whole
    }
    return before === null ? [] : [...ways.pathTo(before), hex]
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
    const farther = new ChargeMove(s, unit, this.points * 4)
    return across.some((hex) => farther.wayTo(hex).length > 0) ? 'JG-9.1-f' : 'JG-9.1-h'
  }
}

/** JG-9.1-f: the slowest of those who charge together, by whose reduced allowance they do. */
export function slowestOf(s: GloryState, units: readonly UnitId[]): UnitId {
  let unit = units[0]
  for (const each of units) if (valuesOf(s, each).movement < valuesOf(s, unit).movement) unit = each
  return unit
}

/** Where the party of a charge can get to. */
export function searchPartysCharge(s: GloryState): ChargeMove {
  return searchCharge(s, slowestOf(s, s.party))
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
    move?.discard()
  }
}
