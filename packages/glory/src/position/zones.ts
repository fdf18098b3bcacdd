import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { ROUTED, type Standing, type UnitId } from '../state.ts'
import { type Field, fieldOf } from './field.ts'
import { directionOf, hexsideOf, hexsideTo } from './ground.ts'
import { isFront, topTroop } from './piece.ts'

/** Zones of control, section 6.2. */

/** The unit of a hex that has a zone of control, if it is not of this side; -1 for none. All such units of a hex agree. */
function watcher(s: Standing, field: Field, seat: Seat, hex: HexId): UnitId {
  const unit = topTroop(s, hex)
  if (unit < 0 || field.cards[unit].seat === seat) return -1
  const { square, condition } = s.units[unit]
  return square || condition === ROUTED ? -1 : unit // JG-6.2.1-b
}

/** JG-6.2.1: whether units of the other side have a zone of control in that hex. */
export function inEnemyZone(s: Standing, seat: Seat, hex: HexId): boolean {
  const field = fieldOf(s)
  const { around, zones, facingSide } = field.ground
  const first = hexsideOf(hex, 0)
  for (let side = first; side < first + 6; side++) {
    const from = around[side]
    if (from < 0 || s.tops[from] < 0) continue
    const unit = watcher(s, field, seat, from as HexId)
    if (unit >= 0 && zones[field.cards[unit].mode][facingSide[side]] === 1) return true
  }
  return false
}

/** whether the hex is a front hex of an enemy that has its zone of control there. */
export function inEnemyFrontZone(s: Standing, seat: Seat, hex: HexId): boolean {
  const field = fieldOf(s)
  const { around, zones, facingSide } = field.ground
  const first = hexsideOf(hex, 0)
  for (let side = first; side < first + 6; side++) {
    const from = around[side]
    if (from < 0 || s.tops[from] < 0) continue
    const unit = watcher(s, field, seat, from as HexId)
    if (unit < 0 || zones[field.cards[unit].mode][facingSide[side]] !== 1) continue
    if (isFront(field, s.units[unit], directionOf(facingSide[side]))) return true
  }
  return false
}

/** JG-6.2.2-h: whether one and the same enemy stack has its zone in both hexes. */
export function sharesEnemyZone(s: Standing, seat: Seat, from: HexId, to: HexId): boolean {
  const field = fieldOf(s)
  const { around, zones, map, facingSide } = field.ground
  const first = hexsideOf(from, 0)
  for (let side = first; side < first + 6; side++) {
    const enemy = around[side]
    if (enemy < 0 || s.tops[enemy] < 0 || map.distances[enemy * map.size + to] !== 1) continue
    const unit = watcher(s, field, seat, enemy as HexId)
    if (unit < 0) continue
    const { mode } = field.cards[unit]
    if (zones[mode][facingSide[side]] !== 1) continue
    if (zones[mode][hexsideTo(field.ground, enemy as HexId, to)] === 1) return true
  }
  return false
}
