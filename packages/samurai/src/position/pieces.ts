import type { Seat } from '@gunbai/kernel'
import type { Edition } from '../data/edition.ts'
import { isAlive, type Leader, mayLead, NO_LEADER, NO_UNIT, type SamuraiState, type Unit } from '../state.ts'
import { around, type HexId } from './board.ts'

/** Puts a unit into another hex, with its leader where he goes along. What follows from it is settled elsewhere. */
export function putUnit(s: SamuraiState, unit: Unit, hex: HexId, leader: Leader | undefined): void {
  s.unitAt[unit.hex] = NO_UNIT
  s.unitAt[hex] = unit.id
  if (leader !== undefined) putLeader(s, leader, hex)
  unit.hex = hex
}

export function putLeader(s: SamuraiState, leader: Leader, hex: HexId): void {
  s.leaderAt[leader.hex] = NO_LEADER
  s.leaderAt[hex] = leader.id
  leader.hex = hex
}

/** The units of a seat that are on the field. */
export const unitsOf = (s: SamuraiState, seat: Seat): Unit[] =>
  s.units.filter((unit) => unit.seat === seat && isAlive(unit))

export const leadersOf = (s: SamuraiState, seat: Seat): Leader[] =>
  s.leaders.filter((leader) => leader.seat === seat && isAlive(leader))

export const enemyUnitAt = (s: SamuraiState, seat: Seat, hex: HexId): boolean => {
  const unit = s.unitAt[hex]
  return unit >= 0 && s.units[unit].seat !== seat
}

/** An enemy unit or an enemy leader alone. */
export const enemyAt = (s: SamuraiState, seat: Seat, hex: HexId): boolean => {
  const unit = s.unitAt[hex]
  if (unit >= 0) return s.units[unit].seat !== seat
  const leader = s.leaderAt[hex]
  return leader >= 0 && s.leaders[leader].seat !== seat
}

export function isNextToEnemy(s: SamuraiState, seat: Seat, hex: HexId): boolean {
  for (const next of around(hex)) if (enemyAt(s, seat, next)) return true
  return false
}

/** What forbids shooting: an enemy unit next door; in zvezda a lone leader is one (SB-RNG-02 to 04). */
export function isNextToEnemyUnit(s: SamuraiState, edition: Edition, seat: Seat, hex: HexId): boolean {
  for (const next of around(hex)) {
    if (enemyUnitAt(s, seat, next) || (edition.loneLeaderIsUnit && enemyAt(s, seat, next))) return true
  }
  return false
}

/**
 * Whether a unit may come to stand in a hex as far as pieces go: empty, or holding a lone friendly leader whom it may
 * take up (SB-MOVE-04 to 08, SB-RET-08, SB-RET-09).
 */
export function roomFor(s: SamuraiState, unit: Unit, led: boolean, hex: HexId): boolean {
  if (s.unitAt[hex] >= 0) return false
  const there = s.leaderAt[hex]
  if (there < 0) return true
  const leader = s.leaders[there]
  return leader.seat === unit.seat && !led && mayLead(leader, unit)
}

/** Whether a leader may come to stand in a hex as far as pieces go (SB-LMOVE-07 to 09, SB-LRET-04 to 06). */
export function roomForLeader(s: SamuraiState, leader: Leader, hex: HexId): boolean {
  if (s.leaderAt[hex] >= 0) return false
  const unit = s.unitAt[hex]
  return unit < 0 || (s.units[unit].seat === leader.seat && mayLead(leader, s.units[unit]))
}
