import { distance } from '@gunbai/hexes'
import { type Action, again, nobody, only } from '@gunbai/kernel'
import { endBattle, type SamuraiAction } from '../../action.ts'
import { CAVALRY_CHARGE, HOLD_AND_SHOOT, INFANTRY_ONSLAUGHT } from '../../data/command-cards.ts'
import { rangedDice } from '../../data/unit-kinds.ts'
import { told } from '../../event.ts'
import { around, board, type HexId, isOnBoard, NOWHERE } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { enemyAt, isNextToEnemyUnit } from '../../position/pieces.ts'
import { canSee } from '../../position/sight.ts'
import { BY_CARD, isGuard, kindOf, NOT_ORDERED, type SamuraiState, type Unit } from '../../state.ts'
import { whyBarred } from '../movement/why-not-move.ts'
import { enter, type SamuraiAsking } from '../turn/sequence.ts'
import type { TurnFacts } from '../turn/turn-facts.ts'
import { closeCombat, newCloseCombat } from './close-combat.ts'
import { closeCombatBase, rangedCombatBase } from './combat-dice.ts'
import { strike } from './strike.ts'
import { strikeAtHex } from './strike-facts.ts'

const SHORTEST_SHOT = 2 // SB-RNG-01

/** Whether a unit's battle is still before it (SB-ORD-01, SB-BAT-03, SB-BAT-04). */
export function mayBattle(s: SamuraiState, unit: Unit): boolean {
  if (unit.ordered === NOT_ORDERED || unit.barred || unit.fought > 0 || unit.hex === NOWHERE) return false
  return !isBannedMissile(s, unit)
}

/** SB-CC-ONSL-03 */
const isBannedMissile = (s: SamuraiState, unit: Unit): boolean =>
  s.turn.face === INFANTRY_ONSLAUGHT && unit.ordered === BY_CARD && kindOf(unit).weapon !== 'none'

/** Whether a unit may shoot at all: at whom is another question. */
function mayShoot(s: SamuraiState, unit: Unit): boolean {
  if (unit.ordered === NOT_ORDERED || unit.barred || unit.hex === NOWHERE || kindOf(unit).weapon === 'none')
    return false
  const byCard = unit.ordered === BY_CARD
  const shots = byCard && s.turn.face === HOLD_AND_SHOOT ? 2 : 1 // SB-CC-HOLD-03
  if (unit.fought >= shots || isBannedMissile(s, unit)) return false
  if (byCard && s.turn.face === CAVALRY_CHARGE) return false // SB-CC-CHARGE-04
  return !isNextToEnemyUnit(s, battlefield(s).edition, unit.seat, unit.hex)
}

function addShots(s: SamuraiState, unit: Unit, list: SamuraiAction[]): void {
  const field = battlefield(s)
  const farthest = rangedDice[kindOf(unit).weapon].at.length - 1 // SB-RNG-06
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

const scratch: SamuraiAction[] = []

function anyBattle(s: SamuraiState): boolean {
  scratch.length = 0
  for (const unit of s.units) {
    addBattles(s, unit, scratch)
    if (scratch.length > 0) return true
  }
  return false
}

/** SB-BAT-01, SB-BAT-02: one unit after the other, in the order that the player likes. */
export const battleStep: SamuraiAsking<TurnFacts> = {
  who: (s) => (anyBattle(s) ? only(s.turn.seat) : nobody),
  answers: (s, _, __, list) => {
    for (const unit of s.units) addBattles(s, unit, list)
    list.push(endBattle)
  },
  answer: (s, _, seat, action) => {
    if (action.kind === 'attack') {
      enter(s, closeCombat, newCloseCombat(s, s.units[action.unit], action.hex, 0))
      return again
    }
    if (action.kind !== 'shoot') return undefined
    const unit = s.units[action.unit]
    unit.fought++
    s.tell?.({ kind: 'shot', at: action.hex, ...told(s, unit) })
    enter(s, strike, strikeAtHex(s, seat, unit.id, action.hex, 'ranged'))
    return again
  },
  whyNot: (s, _, seat, action) => whyNotBattle(s, seat, action),
}

/** The rule that forbids a battle, for the common refusals. */
function whyNotBattle(s: SamuraiState, seat: number, action: Action) {
  const { kind, unit: id, hex } = action as Partial<{ kind: string; unit: number; hex: number }>
  if ((kind !== 'attack' && kind !== 'shoot') || !isOnBoard(hex)) return null
  const unit = s.units[id ?? -1]
  if (unit === undefined || unit.hex === NOWHERE || unit.seat !== seat) return null
  if (unit.ordered === NOT_ORDERED) return { rule: 'SB-ORD-01' }
  if (unit.barred) return whyBarred(s, unit)
  if (isBannedMissile(s, unit)) return { rule: 'SB-CC-ONSL-03' }
  if (!enemyAt(s, seat, hex)) return { rule: 'SB-BAT-05' }
  if (kind === 'attack') {
    if (unit.fought > 0) return { rule: 'SB-BAT-03' }
    return { rule: distance(board, unit.hex, hex) === 1 ? 'SB-TER-CASTLE-05' : 'SB-CLOSE-01' }
  }
  const field = battlefield(s)
  if (kindOf(unit).weapon === 'none') return { rule: 'SB-RNG-01' }
  if (isNextToEnemyUnit(s, field.edition, seat, unit.hex)) return { rule: 'SB-RNG-02' }
  if (!mayShoot(s, unit)) return { rule: s.turn.face === CAVALRY_CHARGE ? 'SB-CC-CHARGE-04' : 'SB-BAT-03' }
  if (kindOf(unit).weapon === 'arquebus' && unit.moved > 0) return { rule: 'SB-RNG-09' }
  if (rangedCombatBase(s, unit, hex) === 0) return { rule: 'SB-RNG-06' }
  return { rule: canSee(s, field, unit.hex, hex) ? 'SB-RNG-22' : 'SB-LOS-02' }
}
