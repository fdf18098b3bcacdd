import { type Corner, DIRECTIONS, FORBIDDEN, type HexId, type MoveRules, Reach } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { GloryAction } from '../../action.ts'
import { type Field, fieldOf } from '../../position/field.ts'
import { NA } from '../../position/ground.ts'
import { cardOf, isActive, isGood, isIdle, seatOf, topTroop, valuesOf } from '../../position/piece.ts'
import { canSee, inWedge } from '../../position/sight.ts'
import { mayStandIn } from '../../position/stacking.ts'
import { inEnemyFrontZone, inEnemyZone, sharesEnemyZone } from '../../position/zones.ts'
import { CHARGING, type GloryState, HELD, MARCHED, type UnitId } from '../../state.ts'
import { reducedAllowance } from '../movement/allowance.ts'
import { isGuarded } from '../movement/entry.ts'

/** Which charges can be declared, and from where they can strike: section 9.1. */

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
  points = 0
  contact = false
  demoralised = false
  private readonly stopping = new Set<HexId>()

  begin(s: GloryState, unit: UnitId): void {
    this.s = s
    this.field = fieldOf(s)
    this.unit = unit
    this.seat = seatOf(s, unit)
    this.start = s.units[unit].hex
    this.points = reducedAllowance(valuesOf(s, unit).movement) // JG-9.1-f, R-13
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
export function searchCharge(s: GloryState, unit: UnitId): Reach {
  const field = fieldOf(s)
  let reach = reaches.get(field)
  if (reach === undefined) {
    reach = new Reach(field.ground.map)
    reaches.set(field, reach)
  }
  rules.begin(s, unit)
  reach.search(s.units[unit].hex, rules.points, rules)
  return reach
}

/**
 * JG-4.3.1-b, R-64: the way of the charge just searched to a hex from which it strikes, paid in full though a road leads
 * there and the enemy has no zone; empty if that is too dear. R-76: the hex it left, which the search never offers as an
 * end, is one like any other.
 */
export function wayToStrike(reach: Reach, hex: HexId): HexId[] {
  const { s, field, seat, start, points } = rules
  if (hex !== start && !reach.mayEndIn(hex)) return []
  const zoned = inEnemyZone(s, seat, hex)
  if (zoned && hex !== start) return reach.pathTo(hex)
  const { around, full, cheap } = field.ground
  let before: HexId | null = null
  let least = points + 1
  for (const direction of DIRECTIONS) {
    const from = around[hex * 6 + direction] as HexId
    if (from < 0 || reach.costTo(from) < 0 || (from !== start && rules.stops(from))) continue
    const step = rules.cost(from, hex)
    if (step === FORBIDDEN) continue
    const side = from * 6 + ((direction + 3) % 6)
    const whole = reach.costTo(from) + step + (zoned ? 0 : full[1][side] - cheap[1][side])
    if (whole >= least) continue
    before = from
    least = whole
  }
  return before === null ? [] : [...reach.pathTo(before), hex]
}

interface Strike {
  hex: HexId
  facing: Corner
}

/** The hexes and facings from which a charge of this unit could strike a target (JG-9.1-e, g, R-49). */
export function strikes(s: GloryState, unit: UnitId, target: HexId, reach: Reach): Strike[] {
  const { ground } = fieldOf(s)
  const { facing: held } = s.units[unit]
  const contact = rules.contact
  const list: Strike[] = []
  for (const direction of DIRECTIONS) {
    const hex = ground.around[target * 6 + direction] as HexId
    if (hex < 0 || wayToStrike(reach, hex).length === 0) continue
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
