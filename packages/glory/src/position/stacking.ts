import type { HexId } from '@gunbai/hexes'
import { type GloryState, ROUTED, type UnitId } from '../state.ts'
import { fieldOf } from './field.ts'
import { occupant, seatOf, stackIn } from './piece.ts'

/** JG-5.1.1: whether these units may share a hex. */
export function mayShare(s: GloryState, units: readonly UnitId[]): boolean {
  const { cards } = fieldOf(s)
  let infantry = 0
  let cavalry = 0
  let guns = 0
  let strength = 0
  let routed = 0
  let squares = 0
  let formation = -1
  let mixed = false
  for (const unit of units) {
    const card = cards[unit]
    const { condition, square } = s.units[unit]
    if (condition === ROUTED) routed++
    if (square) squares++
    if (card.arm === 'art') {
      guns++
      continue
    }
    if (card.arm === 'inf') infantry++
    else cavalry++
    strength += card.faces[condition].strength
    if (formation >= 0 && formation !== card.formation && condition !== ROUTED) mixed = true // JG-5.1.1-b, f
    formation = card.formation
  }
  if (routed !== 0 && routed !== units.length) return false // JG-5.1.1-i
  if (squares !== 0 && squares !== units.length) return false // JG-5.1.1-j, R-16
  if (infantry > 0 && cavalry > 0) return false // JG-5.1.1-k
  if (mixed) return false
  const troops = infantry + cavalry
  if (troops > 3 || (troops === 3 && strength > 6)) return false // JG-5.1.1-g
  if (troops === 0) return guns <= 2 // JG-5.1.1-e
  if (guns > 1) return false // JG-5.1.1-c, d
  return guns === 0 || infantry > 0 || cavalry === 1
}

/** Whether these units may end in a hex beside whoever stands there already. */
export function mayStandIn(s: GloryState, units: readonly UnitId[], hex: HexId): boolean {
  const there = occupant(s, hex)
  if (there < 0) return units.length === 1 || mayShare(s, units)
  if (there !== seatOf(s, units[0])) return false
  const all = units.slice()
  for (const unit of stackIn(s, hex)) {
    if (s.units[unit].square) return false // JG-4.2-f
    if (!all.includes(unit)) all.push(unit)
  }
  // JG-5.1.2-g: a routed unit ends alone where it can; the flight itself decides, here company of the routed will do
  return mayShare(s, all)
}
