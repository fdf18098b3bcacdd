import { DIRECTIONS, type HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { Forbidding } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexsideOf } from '../../position/ground.ts'
import { type HalfPoints, halves } from '../../position/half-points.ts'
import { cardOf, enemyDistance, isActive, seatOf, topTroop, valuesOf } from '../../position/piece.ts'
import { mayStandIn } from '../../position/stacking.ts'
import { inEnemyZone } from '../../position/zones.ts'
import { ENTERED_FREE, ENTERED_ORDERED, type GloryState, MARKED, type UnitId, WAITING } from '../../state.ts'
import { relocate } from '../combat/effects.ts'
import { zoneToll } from './allowance.ts'
import type { March } from './march.ts'
import { loseMarkers } from './reinforcement-marker.ts'

/** Reinforcements coming onto the map: section 5.2. */

/** JG-5.2.3-a, R-57: an entry hex of the other side, or a hex beside one, while units are still due there. */
export function isGuarded(s: GloryState, seat: Seat, hex: HexId): boolean {
  const { entries, ground } = fieldOf(s)
  const { distances, size } = ground.map
  for (const entry of entries) {
    if (entry.seat === seat || distances[hex * size + entry.hex] > 1) continue
    for (const unit of entry.units) if (s.units[unit].hex === WAITING) return true
  }
  return false
}

/** Whether a unit is waiting to enter there by now. */
export function isDue(s: GloryState, unit: UnitId, hex: HexId): boolean {
  const card = cardOf(s, unit)
  return s.units[unit].hex === WAITING && card.turn <= s.turn && card.hex === hex
}

/** JG-5.2.1-i: whether the enemy is so near the entry that there is no forced march. */
function isEntryNear(s: GloryState, unit: UnitId): boolean {
  const card = cardOf(s, unit)
  return enemyDistance(s, card.seat, card.hex) <= 5
}

export function allowanceOnEntry(s: GloryState, unit: UnitId, forced: boolean): HalfPoints {
  return halves(valuesOf(s, unit).movement * (forced ? 2 : 1))
}

/**
 * JG-5.2.2-b: the entry hex, as many times over as units or stacks have entered; by its way if it has one. R-90: in an
 * enemy zone it is paid like any other step into one.
 */
function entryCost(s: GloryState, unit: UnitId): HalfPoints {
  const { ground, tables } = fieldOf(s)
  const { hex, mode, seat } = cardOf(s, unit)
  const zoned = inEnemyZone(s, seat, hex)
  let way = 0
  if (!zoned) for (const direction of DIRECTIONS) way = Math.max(way, ground.ways[hexsideOf(hex, direction)])
  const terrain = ground.terrain[hex]
  const rate =
    way === 2
      ? (terrain.byRoad?.[mode] ?? tables.ways.road)
      : way === 1
        ? tables.ways.path
        : terrain.costs[mode]
  return halves(rate ?? 99) * ((s.active?.entered ?? 0) + 1) + (zoned ? zoneToll(s) : 0)
}

/** What keeps a waiting unit from coming onto the map now, at that pace. */
export function cannotEnter(s: GloryState, unit: UnitId, forced: boolean): Forbidding {
  const { hex, seat, arm, formation, turn } = cardOf(s, unit)
  if (turn > s.turn) return 'JG-5.2-a'
  if (!isActive(s, unit)) return 'JG-2.2-a'
  if (forced && isEntryNear(s, unit)) return 'JG-5.2.1-i'
  const there = s.tops[hex]
  if (there >= 0) {
    if (cardOf(s, there).seat !== seat) return 'JG-5.1.2-a'
    if (forced) return 'JG-4.1.3-f'
    if (!mayStandIn(s, [unit], hex)) return 'JG-5.1.2-e'
  }
  // an enemy zone keeps these from entering by themselves
  if (inEnemyZone(s, seat, hex)) {
    if (s.formations[formation].demoralised) return 'JG-11.2-c'
    if (arm === 'art' && topTroop(s, hex) < 0) return 'JG-6.2.2-d'
  }
  return entryCost(s, unit) > allowanceOnEntry(s, unit, forced) ? 'JG-5.2.2-c' : null
}

/** What keeps another unit that is due at this hex from entering with the party. */
export function cannotEnterWith(s: GloryState, f: March, unit: UnitId): Forbidding {
  if (cardOf(s, unit).formation !== cardOf(s, s.party[0]).formation) return 'JG-5.2.2-b'
  if (!mayStandIn(s, [...s.party, unit], f.start)) return 'JG-5.1.2-e'
  return entryCost(s, unit) > allowanceOnEntry(s, unit, f.forced) ? 'JG-5.2.2-c' : null
}

export function startEntry(s: GloryState, unit: UnitId, forced: boolean): March {
  s.party = [unit]
  return {
    forced,
    left: allowanceOnEntry(s, unit, forced),
    hexes: 0,
    owed: 0,
    rough: false,
    start: cardOf(s, unit).hex,
    zoned: false,
    entering: true,
    entered: true,
    stop: false,
  }
}

/** JG-5.2.1-d, h, i */
export function enterMap(s: GloryState, f: March): void {
  const near = isEntryNear(s, s.party[0])
  let cost = 0
  for (const unit of s.party) cost = Math.max(cost, entryCost(s, unit))
  if (s.active !== null) s.active.entered++
  f.left -= cost
  f.entering = false
  f.hexes = 1
  for (const unit of s.party) {
    const piece = s.units[unit]
    piece.standing = near ? ENTERED_ORDERED : f.forced ? MARKED : ENTERED_FREE
    relocate(s, unit, f.start, 'entry')
  }
  f.stop = inEnemyZone(s, seatOf(s, s.party[0]), f.start)
  loseMarkers(s, f)
}
