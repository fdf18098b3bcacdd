import { type HexId, line } from '@gunbai/hexes'
import type { FireOf } from '../../event.ts'
import { fieldOf } from '../../position/field.ts'
import { hexsideTo } from '../../position/ground.ts'
import { stackIn, valuesOf } from '../../position/piece.ts'
import type { GloryState, UnitId } from '../../state.ts'

/** What is added to the die for a shot, capacity included (JG-7.5-a, table 3.3). `at` is the unit aimed at in replies. */
export function fireModifier(s: GloryState, unit: UnitId, mate: UnitId, hex: HexId, purpose: FireOf): number {
  const field = fieldOf(s)
  const { ground, cards } = field
  const table = field.tables.fireModifiers
  const firer = s.units[unit]
  const range = ground.map.distances[firer.hex * ground.map.size + hex]
  let capacity = valuesOf(s, unit).strength
  let effective = cards[unit].effective
  let total = 0
  if (mate >= 0) {
    capacity = Math.max(capacity, valuesOf(s, mate).strength) // JG-7.3-d
    effective = Math.min(effective, cards[mate].effective) // JG-7.3-g
    total += table.combined
  }
  total += capacity
  total += range === 1 ? table.adjacent : range <= effective ? table.effective : table.beyond
  let troops = 0
  let strength = 0
  let square = false
  for (const target of stackIn(s, hex)) {
    if (s.units[target].square) square = true
    if (cards[target].arm === 'art') continue
    troops++
    strength += valuesOf(s, target).strength
  }
  if (purpose === 'fire' && strength >= table.massedFrom) total += table.massed // JG-7.1-e, h
  if (square && purpose !== 'reaction') total += table.square
  if (troops === 0 && purpose !== 'reaction') total += table.artilleryOnly
  total += ground.terrain[hex].fire + coverOnTheWay(s, firer.hex, hex)
  if (purpose === 'reaction') total += table.reaction + (firer.square ? table.squareReaction : 0) // JG-9.3.2-b
  if (s.villageFire && ground.sixFronts[firer.hex] === 1) total += field.tables.shockModifiers.sixFronts
  return total
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
