import { type Corner, DIRECTIONS, directionsAtCorner, type HexId } from '@gunbai/hexes'
import { fieldOf, type OnField } from '../../position/field.ts'
import { hexBeyond, hexsideOf } from '../../position/ground.ts'
import {
  cardOf,
  directionBetween,
  findIn,
  looksInto,
  occupant,
  otherSeat,
  seatOf,
  stackIn,
} from '../../position/piece.ts'
import {
  CHARGING,
  type Combat,
  type GloryState,
  GOOD,
  hasDone,
  STRUCK,
  type Standing,
  type UnitId,
} from '../../state.ts'

/** Whom units can strike at, and combats that become one. Sections 8.2, 8.4, 9.2. */

/** JG-8.2-c: whether these may attack across that side. */
export function mayStrikeAcross(s: OnField, units: readonly UnitId[], side: number): boolean {
  const { ground } = fieldOf(s)
  for (const unit of units) if (ground.attacks[cardOf(s, unit).mode][side] !== 1) return false
  return true
}

/** JG-8.2-g: whether a hex holds nobody but enemies who were attacked by shock already. */
export function wasStruck(s: GloryState, hex: HexId): boolean {
  return findIn(s, hex, isFresh) < 0
}

const isFresh = (s: GloryState, unit: UnitId): boolean => !hasDone(s.units[unit], STRUCK)

/** Whether a hex is one of the two that a unit looks into. */
export function hasBefore(s: GloryState, unit: UnitId, hex: HexId): boolean {
  const direction = directionBetween(s, s.units[unit].hex, hex)
  return direction >= 0 && looksInto(s.units[unit].facing, direction)
}

/** Whether an attacker has that hex before it. */
export function strikesAt(s: GloryState, unit: UnitId, hex: HexId): boolean {
  const direction = directionBetween(s, s.units[unit].hex, hex)
  if (direction < 0 || !looksInto(s.units[unit].facing, direction)) return false
  return hasDone(s.units[unit], CHARGING)
    ? fieldOf(s).ground.charges[hexsideOf(s.units[unit].hex, direction)] === 1
    : mayStrikeAcross(s, [unit], hexsideOf(s.units[unit].hex, direction))
}

/** Enemy hexes in front of units that look that way and could go there. */
export function enemiesBefore(s: Standing, units: readonly UnitId[], hex: HexId, facing: Corner): HexId[] {
  const { ground } = fieldOf(s)
  const list: HexId[] = []
  for (const direction of directionsAtCorner(facing)) {
    const beyond = hexBeyond(ground, hex, direction)
    if (beyond < 0 || occupant(s, beyond) !== otherSeat(seatOf(s, units[0]))) continue
    if (mayStrikeAcross(s, units, hexsideOf(hex, direction))) list.push(beyond)
  }
  return list
}

/** JG-8.2-a, JG-8.2-b: whom a unit could strike at by shock, stood it there and looked that way. */
export function strikableFrom(s: Standing, unit: UnitId, hex: HexId, facing: Corner): HexId[] {
  if (cardOf(s, unit).arm === 'art' || s.units[unit].condition !== GOOD) return []
  return enemiesBefore(s, [unit], hex, facing)
}

/** The units of a hex that have made a charge move. */
export function chargersIn(s: GloryState, hex: HexId): UnitId[] {
  return stackIn(s, hex).filter((unit) => hasDone(s.units[unit], CHARGING))
}

/** JG-9.2-a, R-32: the enemy hexes that a charging unit strikes: those in front of it where charges may go. */
export function chargedHexes(s: GloryState, unit: UnitId): HexId[] {
  const { ground } = fieldOf(s)
  const { hex, facing } = s.units[unit]
  const list: HexId[] = []
  for (const direction of DIRECTIONS) {
    if (!looksInto(facing, direction) || ground.charges[hexsideOf(hex, direction)] !== 1) continue
    const beyond = hexBeyond(ground, hex, direction)
    if (beyond >= 0 && occupant(s, beyond) === otherSeat(seatOf(s, unit))) list.push(beyond)
  }
  return list
}

/** attacks that share a defender are one combat. */
export function mergeCombats(s: GloryState): void {
  const merged: Combat[] = []
  for (const combat of s.combats) {
    let into: Combat = { attackers: combat.attackers.slice(), targets: combat.targets.slice() }
    for (let i = merged.length - 1; i >= 0; i--) {
      if (!merged[i].targets.some((hex) => into.targets.includes(hex))) continue
      const [other] = merged.splice(i, 1)
      into = {
        attackers: [...other.attackers, ...into.attackers],
        targets: [...other.targets, ...into.targets.filter((hex) => !other.targets.includes(hex))],
      }
    }
    merged.push(into)
  }
  s.combats = merged
}
