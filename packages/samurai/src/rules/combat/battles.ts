import { distance } from '@gunbai/hexes'
import type { SamuraiAction } from '../../action.ts'
import { rangedDice } from '../../data/unit-kinds.ts'
import { around, board, type HexId, NOWHERE } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { enemyAt, isNextToEnemyUnit } from '../../position/pieces.ts'
import { canSee } from '../../position/sight.ts'
import { isGuard, kindOf, NOT_ORDERED, type SamuraiState, type Unit } from '../../state.ts'
import { effectsOn } from '../turn/card-on-table.ts'
import { closeCombatBase, rangedCombatBase } from './combat-dice.ts'

export const SHORTEST_SHOT = 2 // SB-RNG-01

/** SB-RNG-06 */
export const farthestShot = (unit: Unit): number => rangedDice[kindOf(unit).weapon].at.length - 1

/** Whether a unit's battle is still before it (SB-ORD-01, SB-BAT-03, SB-BAT-04). */
export function mayBattle(s: SamuraiState, unit: Unit): boolean {
  if (unit.ordered === NOT_ORDERED || unit.barred || unit.fought > 0 || unit.hex === NOWHERE) return false
  return !isBannedMissile(s, unit)
}

/** SB-CC-ONSL-03 */
export const isBannedMissile = (s: SamuraiState, unit: Unit): boolean =>
  effectsOn(s, unit).forbids === 'battles of missile units' && kindOf(unit).weapon !== 'none'

/** SB-CC-CHARGE-04 */
export const mayNotShootByCard = (s: SamuraiState, unit: Unit): boolean =>
  effectsOn(s, unit).forbids === 'ranged combat'

/** SB-BAT-03, SB-CC-HOLD-03 */
export const shotsAllowed = (s: SamuraiState, unit: Unit): number => effectsOn(s, unit).shots

/** Whether a unit may shoot at all: at whom is another question. */
function mayShoot(s: SamuraiState, unit: Unit): boolean {
  if (unit.ordered === NOT_ORDERED || unit.barred || unit.hex === NOWHERE || kindOf(unit).weapon === 'none')
    return false
  if (unit.fought >= shotsAllowed(s, unit) || isBannedMissile(s, unit) || mayNotShootByCard(s, unit))
    return false
  return !isNextToEnemyUnit(s, battlefield(s).edition, unit.seat, unit.hex)
}

function addShots(s: SamuraiState, unit: Unit, list: SamuraiAction[]): void {
  const field = battlefield(s)
  const farthest = farthestShot(unit)
  const inReach = (hex: HexId): boolean => {
    if (hex === NOWHERE) return false
    const range = distance(board, unit.hex, hex)
    if (range < SHORTEST_SHOT || range > farthest) return false
    return rangedCombatBase(s, unit, hex) > 0 && canSee(s, field, unit.hex, hex)
  }
  for (const target of s.units) {
    if (target.seat === unit.seat || (isGuard(target) && !field.edition.guardsRangedTarget)) continue // SB-RNG-22
    if (inReach(target.hex)) list.push({ kind: 'shoot', unit: unit.id, hex: target.hex })
  }
  for (const leader of s.leaders) {
    if (leader.seat === unit.seat || leader.hex === NOWHERE || s.unitAt[leader.hex] >= 0) continue
    if (inReach(leader.hex)) list.push({ kind: 'shoot', unit: unit.id, hex: leader.hex }) // SB-LONE-01
  }
}

function addAttacks(s: SamuraiState, unit: Unit, list: SamuraiAction[]): void {
  for (const hex of around(unit.hex)) {
    if (enemyAt(s, unit.seat, hex) && closeCombatBase(s, unit, hex) > 0) {
      list.push({ kind: 'attack', unit: unit.id, hex })
    }
  }
}

/** Every battle that a unit may begin now. */
export function addBattles(s: SamuraiState, unit: Unit, list: SamuraiAction[]): void {
  if (unit.ordered === NOT_ORDERED || unit.seat !== s.turn.seat) return
  if (mayBattle(s, unit)) addAttacks(s, unit, list)
  if (mayShoot(s, unit)) addShots(s, unit, list)
}
