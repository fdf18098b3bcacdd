import { NOWHERE } from '../../position/board.ts'
import { putLeader, putUnit } from '../../position/pieces.ts'
import {
  isAlive,
  type Leader,
  type LeaderId,
  NO_LEADER,
  NO_UNIT,
  NOT_ORDERED,
  type SamuraiState,
  unitWith,
} from '../../state.ts'
import type { TurnFacts } from '../turn/turn-facts.ts'

/** Whether a leader is ordered, alone, away from his unit or along with it. */
export const isOrdered = (s: SamuraiState, leader: Leader): boolean =>
  isAlive(leader) && (leader.ordered || (unitWith(s, leader)?.ordered ?? NOT_ORDERED) !== NOT_ORDERED)

/** Whom an Insult may be aimed at: the leader who has just moved, or right after the orders any ordered one (zvezda). */
export function insultable(s: SamuraiState, f: TurnFacts): LeaderId[] {
  if (f.leader >= 0) return [f.leader]
  return s.leaders
    .filter((leader) => leader.seat === s.turn.seat && isOrdered(s, leader))
    .map((leader) => leader.id)
}

/** SB-DC-INSULT-01: the move is undone. SB-DC-INSULT-02: he moves no more, nor does his unit, which may not battle. */
export function insult(s: SamuraiState, f: TurnFacts, leader: Leader): void {
  if (f.unit >= 0) {
    const unit = s.units[f.unit]
    putUnit(s, unit, f.from, leader)
    unit.stopped = false
  } else if (f.leader >= 0 && f.to === NOWHERE) {
    leader.hex = f.from
    s.leaderAt[f.from] = leader.id
  } else if (f.leader >= 0) {
    putLeader(s, leader, f.from)
  }
  leader.moved = true
  // one who was ordered away from his unit leads it no more, and it keeps its own order
  const led = f.unit >= 0 ? s.units[f.unit] : leader.ordered ? undefined : unitWith(s, leader)
  if (led !== undefined) {
    led.moved = 0
    led.barred = true
  }
  f.unit = NO_UNIT
  f.leader = NO_LEADER
  f.to = f.from
}
