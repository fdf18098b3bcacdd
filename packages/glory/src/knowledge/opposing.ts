import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { Field } from '../position/field.ts'
import { inPoints } from '../position/half-points.ts'
import type { Mode } from '../setups/battle.ts'
import { type GloryState, GOOD, type UnitId } from '../state.ts'
import { marchesOn, UNREACHED } from './ways.ts'

/**
 * The enemies of one side as they stand, and what follows from that alone. One side's units stand still through most questions
 * of the other's activation, and in a look ahead from world to world: it is worked out once for all of them.
 */
export class Opposing {
  /** Enemy units on the map, those of them that fight, and batteries in good order. */
  readonly units: readonly UnitId[]
  readonly guns: readonly UnitId[]
  private readonly fighters: readonly UnitId[]
  private readonly field: Field
  /** By unit of the field, where it stands and how; -1 for those of one's own side. */
  private readonly hexes: readonly number[]
  private readonly conditions: readonly number[]
  private readonly distances: number[] = []
  private readonly marches: number[][] = [[], [], [], []]
  private readonly strengths: number[] = []

  constructor(s: GloryState, field: Field, seat: Seat) {
    const { cards } = field
    const units: UnitId[] = []
    const guns: UnitId[] = []
    const fighters: UnitId[] = []
    this.field = field
    this.hexes = cards.map((card, unit) => (card.seat === seat ? -1 : s.units[unit].hex))
    this.conditions = cards.map((card, unit) => (card.seat === seat ? -1 : s.units[unit].condition))
    for (let unit = 0; unit < cards.length; unit++) {
      if (this.hexes[unit] < 0) continue
      units.push(unit)
      if (cards[unit].arm !== 'art') fighters.push(unit)
      else if (this.conditions[unit] === GOOD) guns.push(unit)
    }
    this.units = units
    this.guns = guns
    this.fighters = fighters
  }

  /** Whether they still stand so. */
  isStanding(s: GloryState, seat: Seat): boolean {
    const { cards } = this.field
    for (let unit = 0; unit < cards.length; unit++) {
      if (cards[unit].seat === seat) continue
      const { hex, condition } = s.units[unit]
      if (this.hexes[unit] !== hex || this.conditions[unit] !== condition) return false
    }
    return true
  }

  /** How far the nearest of them is, as the crow flies. */
  nearest(hex: HexId): number {
    const found = this.distances[hex]
    if (found !== undefined) return found
    const { distances, size } = this.field.ground.map
    let nearest = 99
    for (const unit of this.units) nearest = Math.min(nearest, distances[hex * size + this.hexes[unit]])
    this.distances[hex] = nearest
    return nearest
  }

  /** How far it is to march at the nearest who fights, in movement points. */
  marchFrom(hex: HexId, mode: Mode): number {
    const found = this.marches[mode][hex]
    if (found !== undefined) return found
    const ways = marchesOn(this.field)
    let nearest = UNREACHED
    for (const unit of this.fighters.length > 0 ? this.fighters : this.units)
      nearest = Math.min(nearest, ways.to(this.hexes[unit] as HexId, mode)[hex])
    this.marches[mode][hex] = inPoints(nearest)
    return inPoints(nearest)
  }

  /** Strength of infantry and cavalry in good order within three hexes. */
  strengthAround(hex: HexId): number {
    const found = this.strengths[hex]
    if (found !== undefined) return found
    const { cards, ground } = this.field
    const { distances, size } = ground.map
    let sum = 0
    for (const unit of this.fighters) {
      if (this.conditions[unit] !== GOOD) continue
      if (distances[hex * size + this.hexes[unit]] <= 3) sum += cards[unit].faces[0].strength
    }
    this.strengths[hex] = sum
    return sum
  }
}

/** By field and seat, the enemies that were looked at last. */
const latest = new WeakMap<Field, (Opposing | undefined)[]>()

export function opposing(s: GloryState, field: Field, seat: Seat): Opposing {
  let both = latest.get(field)
  if (both === undefined) {
    both = []
    latest.set(field, both)
  }
  const known = both[seat]
  if (known?.isStanding(s, seat)) return known
  const anew = new Opposing(s, field, seat)
  both[seat] = anew
  return anew
}
