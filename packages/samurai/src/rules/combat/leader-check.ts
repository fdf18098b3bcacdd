import { SWORDS } from '../../data/die.ts'
import { leaderTold } from '../../event.ts'
import { other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import type { Leader, SamuraiState } from '../../state.ts'
import { killLeader } from '../turn/victory.ts'
import { rollDice } from './dice.ts'

/** How many dice a leader casualty check takes; he falls only if all of them show swords (SB-LCC-04 to 07). */
export function checkDice(s: SamuraiState, leader: Leader, ranged: boolean, unitSurvives: boolean): number {
  // SB-ARMY-11, R-54
  const { commanderCheckDice } = battlefield(s).edition
  if (leader.kind === 'commander' && commanderCheckDice === 2) return 2
  return ranged && unitSurvives ? 2 : 1
}

/** How likely it is that all dice of a check show swords. */
export const chanceOfFall = (dice: number): number => (1 / 6) ** dice

/** SB-LCC-01 to 08: the opponent rolls. */
export function checkLeader(s: SamuraiState, leader: Leader, ranged: boolean, unitSurvives: boolean): void {
  const dice = checkDice(s, leader, ranged, unitSurvives)
  const fell = rollDice(s, other(leader.seat), 'leader check', dice)[SWORDS] === dice
  s.tell?.({ kind: 'checked', fell, ...leaderTold(s, leader) })
  if (fell) killLeader(s, leader, true)
}
