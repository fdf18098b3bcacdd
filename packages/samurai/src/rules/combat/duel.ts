import type { Seat } from '@gunbai/kernel'
import { FORTUNE, SWORDS } from '../../data/die.ts'
import { leaderTable } from '../../data/unit-kinds.ts'
import { by } from '../../event.ts'
import { other } from '../../position/board.ts'
import { isAlive, type Leader, leaderWith, type SamuraiState } from '../../state.ts'
import { gainHonor } from '../honor/honor.ts'
import { loseCommandCard } from '../turn/cards-in-hand.ts'
import { killLeader } from '../turn/victory.ts'
import { AMBUSHED, type CloseCombat, DEFENDER_FIRST } from './close-combat-facts.ts'
import { rollDice } from './dice.ts'

export function duellists(s: SamuraiState, f: CloseCombat): readonly [Leader, Leader] | null {
  if (f.target < 0 || !isAlive(s.units[f.target])) return null
  const attacker = leaderWith(s, s.units[f.unit])
  const defender = leaderWith(s, s.units[f.target])
  return attacker === undefined || defender === undefined ? null : [attacker, defender]
}

/** SB-DC-DUEL-01 */
export const mayDuel = (s: SamuraiState, f: CloseCombat): boolean => duellists(s, f) !== null

/** SB-DC-DUEL-02, SB-DC-DUEL-03, SB-DC-DUEL-08 */
export function duelDice(
  s: SamuraiState,
  f: CloseCombat,
  own: Leader,
  rival: Leader,
  challenger: Seat,
): number {
  const { seat } = own
  // An Ambush of his own needs no Command card; one of the attacker's answers the First Strike that lies there.
  const firstStrike =
    seat !== f.seat && (f.order === AMBUSHED || (f.order === DEFENDER_FIRST && f.extra === 0))
  const onTable = seat === s.turn.seat || firstStrike ? 1 : 0
  return (
    s.hands[seat].length +
    onTable +
    (seat === challenger ? 2 : 0) +
    (s.honor[seat] > s.honor[other(seat)] ? 1 : 0) +
    (leaderTable[own.kind].standing > leaderTable[rival.kind].standing ? 1 : 0)
  )
}

/** SB-DC-DUEL-06, SB-DC-DUEL-07: more swords kill the other leader, with no Victory Flag. */
export function duel(s: SamuraiState, f: CloseCombat, challenger: Seat): void {
  const pair = duellists(s, f)
  if (pair === null) return
  const [attacker, defender] = pair
  const dice = [
    duelDice(s, f, attacker, defender, challenger),
    duelDice(s, f, defender, attacker, challenger),
  ]
  const own = rollDice(s, attacker.seat, 'duel', dice[0])
  const theirs = rollDice(s, defender.seat, 'duel', dice[1])
  gainHonor(s, attacker.seat, own[FORTUNE], 'fortune')
  gainHonor(s, defender.seat, theirs[FORTUNE], 'fortune')
  s.tell?.({ kind: 'duel', ...by(s, attacker.seat), swords: own[SWORDS], theirs: theirs[SWORDS] })
  if (own[SWORDS] === theirs[SWORDS]) return
  const fallen = own[SWORDS] > theirs[SWORDS] ? defender : attacker
  killLeader(s, fallen, false)
  loseCommandCard(s, fallen.seat)
}
