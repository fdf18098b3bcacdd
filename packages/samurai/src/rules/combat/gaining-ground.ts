import { distance } from '@gunbai/hexes'
import { told } from '../../event.ts'
import { around, board, type HexId } from '../../position/board.ts'
import { enemyAt, putUnit } from '../../position/pieces.ts'
import { isAlive, isGuard, kindOf, leaderWith, type SamuraiState, type Unit } from '../../state.ts'
import { enterGround } from '../movement/entering.ts'
import { settle } from '../movement/settling.ts'
import { attackers, type CloseCombat } from './close-combat-facts.ts'
import { closeCombatBase } from './combat-dice.ts'

/** The attackers that may advance into the hex, once it is empty (SB-GAIN-03 to 09, SB-LEVY-05). */
export function gainers(s: SamuraiState, f: CloseCombat): Unit[] {
  if (s.unitAt[f.hex] >= 0 || s.leaderAt[f.hex] >= 0) return []
  return attackers(s, f)
    .map((id) => s.units[id])
    .filter(
      (unit) =>
        isAlive(unit) &&
        !isGuard(unit) && // SB-ARMY-03
        distance(board, unit.hex, f.hex) === 1 &&
        (!unit.stopped || s.rulings.gainGroundAfterStop),
    )
}

/** SB-GAIN-05 to 08 */
export function gainGround(s: SamuraiState, f: CloseCombat): void {
  const unit = s.units[f.gains]
  const from = unit.hex
  s.charge = []
  putUnit(s, unit, f.hex, leaderWith(s, unit)) // SB-GAIN-06
  enterGround(s, unit)
  s.tell?.({ kind: 'gainedGround', from, ...told(s, unit) })
  settle(s, unit)
}

/** SB-DC-LEGEND-03, SB-DC-LEGEND-04: a second bonus combat, and no third */
const LEGENDARY_BONUSES = 2

/** SB-BONUS-01 to 07 */
export function bonusTargets(s: SamuraiState, f: CloseCombat): HexId[] {
  const unit = s.units[f.gains]
  if (!isAlive(unit) || unit.barred || f.bonus >= (f.legendary ? LEGENDARY_BONUSES : 1)) return []
  const entitled = f.legendary || kindOf(unit).arm === 'cavalry' || leaderWith(s, unit) !== undefined
  if (!entitled) return []
  return around(unit.hex).filter((hex) => enemyAt(s, unit.seat, hex) && closeCombatBase(s, unit, hex) > 0)
}
