import { type HexId, line } from '@gunbai/hexes'
import type { FireOf } from '../../event.ts'
import { fieldOf } from '../../position/field.ts'
import { hexsideTo } from '../../position/ground.ts'
import { stackIn, valuesOf } from '../../position/piece.ts'
import type { GloryState, UnitId } from '../../state.ts'

/** What is added to the die for a shot, one by one (JG-7.5-a, table 3.3). */
export interface FireModifiers {
  readonly capacity: number
  readonly range: number
  readonly combined: number
  readonly massed: number
  readonly square: number
  readonly artilleryOnly: number
  readonly terrain: number // hex and hexside together
  readonly reaction: number
  readonly squareReaction: number
  readonly sixFronts: number
}

/** What is added to the die for a shot, capacity included. */
export function fireModifier(s: GloryState, unit: UnitId, mate: UnitId, hex: HexId, purpose: FireOf): number {
  let sum = 0
  for (const value of Object.values(fireModifiers(s, unit, mate, hex, purpose))) sum += value
  return sum
}

export function fireModifiers(
  s: GloryState,
  unit: UnitId,
  mate: UnitId,
  hex: HexId,
  purpose: FireOf,
): FireModifiers {
  const field = fieldOf(s)
  const { ground, cards } = field
  const table = field.tables.fireModifiers
  const firer = s.units[unit]
  const range = ground.map.distances[firer.hex * ground.map.size + hex]
  let capacity = valuesOf(s, unit).strength
  let effective = cards[unit].effective
  if (mate >= 0) {
    capacity = Math.max(capacity, valuesOf(s, mate).strength) // JG-7.3-d
    effective = Math.min(effective, cards[mate].effective) // JG-7.3-g
  }
  let troops = 0
  let strength = 0
  let square = false
  for (const target of stackIn(s, hex)) {
    if (s.units[target].square) square = true
    if (cards[target].arm === 'art') continue
    troops++
    strength += valuesOf(s, target).strength
  }
  const reacts = purpose === 'reaction'
  return {
    capacity,
    range: range === 1 ? table.adjacent : range <= effective ? table.effective : table.beyond,
    combined: mate >= 0 ? table.combined : 0,
    massed: purpose === 'fire' && strength >= table.massedFrom ? table.massed : 0, // JG-7.1-e, h
    square: square && !reacts ? table.square : 0,
    artilleryOnly: troops === 0 && !reacts ? table.artilleryOnly : 0,
    terrain: ground.terrain[hex].fire + coverOnTheWay(s, firer.hex, hex),
    reaction: reacts ? table.reaction : 0,
    squareReaction: reacts && firer.square ? table.squareReaction : 0, // JG-9.3.2-b
    sixFronts: s.villageFire && ground.sixFronts[firer.hex] === 1 ? field.tables.shockModifiers.sixFronts : 0,
  }
}

/** The cover of the hexside by which a shot comes in: the last one that its line crosses. */
function coverOnTheWay(s: GloryState, from: HexId, to: HexId): number {
  const { ground } = fieldOf(s)
  const last = line(ground.map, from, to).at(-1)
  const across = (before: number): number =>
    before < 0 ? 0 : ground.fire[hexsideTo(ground, before as HexId, to)]
  if (last === undefined) return across(from)
  if (last.kind === 'through') return across(last.hex)
  // A line that comes in at a corner passes between two hexes: the better cover counts
  return Math.min(across(last.left), across(last.right))
}
