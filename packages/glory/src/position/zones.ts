import { DIRECTIONS, type HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { ROUTED, type Standing, type UnitId } from '../state.ts'
import { type Field, fieldOf } from './field.ts'
import { isFront } from './piece.ts'

/** Zones of control, section 6.2. */

/** The unit of a hex that has a zone of control, if it is not of this side; -1 for none. All such units of a hex agree. */
function watcher(s: Standing, field: Field, seat: Seat, hex: HexId): UnitId {
  let unit = s.tops[hex]
  if (unit < 0 || field.cards[unit].seat === seat) return -1
  while (unit >= 0) {
    const piece = s.units[unit]
    // JG-6.2.1-b
    if (field.cards[unit].arm !== 'art') return piece.square || piece.condition === ROUTED ? -1 : unit
    unit = piece.below
  }
  return -1
}

/** JG-6.2.1: whether units of the other side have a zone of control in that hex. */
export function inEnemyZone(s: Standing, seat: Seat, hex: HexId): boolean {
  const field = fieldOf(s)
  const { around, zones } = field.ground
  for (const direction of DIRECTIONS) {
    const from = around[hex * 6 + direction]
    if (from < 0 || s.tops[from] < 0) continue
    const unit = watcher(s, field, seat, from as HexId)
    if (unit >= 0 && zones[field.cards[unit].mode][from * 6 + ((direction + 3) % 6)] === 1) return true
  }
  return false
}

/** whether the hex is a front hex of an enemy that has its zone of control there. */
export function inEnemyFrontZone(s: Standing, seat: Seat, hex: HexId): boolean {
  const field = fieldOf(s)
  const { around, zones } = field.ground
  for (const direction of DIRECTIONS) {
    const from = around[hex * 6 + direction]
    if (from < 0 || s.tops[from] < 0) continue
    const unit = watcher(s, field, seat, from as HexId)
    const back = (direction + 3) % 6
    if (
      unit >= 0 &&
      zones[field.cards[unit].mode][from * 6 + back] === 1 &&
      isFront(field, s.units[unit], back)
    )
      return true
  }
  return false
}

/** JG-6.2.2-h: whether one and the same enemy stack has its zone in both hexes. */
export function sharesEnemyZone(s: Standing, seat: Seat, from: HexId, to: HexId): boolean {
  const field = fieldOf(s)
  const { around, zones, map } = field.ground
  for (const direction of DIRECTIONS) {
    const enemy = around[from * 6 + direction]
    if (enemy < 0 || s.tops[enemy] < 0 || map.distances[enemy * map.size + to] !== 1) continue
    const unit = watcher(s, field, seat, enemy as HexId)
    if (unit < 0) continue
    const { mode } = field.cards[unit]
    if (zones[mode][enemy * 6 + ((direction + 3) % 6)] !== 1) continue
    for (const toward of DIRECTIONS) {
      if (around[enemy * 6 + toward] === to && zones[mode][enemy * 6 + toward] === 1) return true
    }
  }
  return false
}
