import { distance } from '@gunbai/hexes'
import { offeredByAnother } from '@gunbai/kernel'
import { board, type HexId } from '../../position/board.ts'
import { battlefield, isBarred } from '../../position/ground.ts'
import { enemyAt, leadersOf, roomForLeader } from '../../position/pieces.ts'
import { isLone, type Leader, type SamuraiState } from '../../state.ts'
import { cardEffects } from '../turn/card-on-table.ts'
import type { LeaderBar, SamuraiChoice } from '../turn/sequence.ts'
import { gets } from './move-law.ts'
import { addLeaderMoves, canLeaderMoveTo, canLeave, leaderReach, mayLeaderMove } from './movement.ts'

/** Why a leader does not move at all. */
const unmovable: readonly LeaderBar[] = [
  { rule: 'SB-ARMY-03', stops: (s, { leader }) => s.leaders[leader].kind === 'commander' },
  {
    rule: (s, { leader }) => (isLone(s, s.leaders[leader]) ? 'SB-ORD-01' : 'SB-ORD-07'),
    stops: (s, { leader }) => !s.leaders[leader].ordered,
  },
  // also one whom a unit has joined, or who was insulted
  { rule: 'SB-LMOVE-04', stops: (s, { leader }) => s.leaders[leader].moved },
]

/** SB-LMOVE: the move of a leader alone. */
export const leaderMoves: SamuraiChoice<unknown, 'moveLeader'> = {
  kind: 'moveLeader',
  candidates: (s, _, seat, list) => {
    for (const { id } of leadersOf(s, seat)) {
      for (const hex of board.hexes) list.push({ kind: 'moveLeader', leader: id, hex })
    }
  },
  bars: [
    ...unmovable,
    { rule: 'SB-LMOVE-10', stops: (s, { leader, hex }) => enemyAt(s, s.leaders[leader].seat, hex) },
    { rule: 'SB-LMOVE-05', stops: (s, { hex }) => isBarred(s, battlefield(s), hex) },
    { rule: 'SB-LMOVE-07', stops: (s, { hex }) => s.leaderAt[hex] >= 0 },
    { rule: 'SB-LMOVE-08', stops: (s, { leader, hex }) => !roomForLeader(s, s.leaders[leader], hex) },
    {
      rule: (s) => cardEffects(s).leaderRule ?? 'SB-LMOVE-02',
      stops: (s, { leader: id, hex }) =>
        distance(board, s.leaders[id].hex, hex) > leaderReach(s, s.leaders[id]),
      values: (s, { leader }) => ({ hexes: leaderReach(s, s.leaders[leader]) }),
    },
    {
      rule: (s, { leader, hex }) => obstacle(s, s.leaders[leader], hex),
      stops: (s, { leader, hex }) => !canLeaderMoveTo(s, s.leaders[leader], hex),
    },
  ],
  // His ways off the field stand beside his other moves in the list, so they are offered here.
  offer: (s, _, seat, list) => {
    for (const leader of s.leaders) {
      if (leader.seat === seat && mayLeaderMove(leader)) addLeaderMoves(s, leader, list)
    }
  },
}

/** SB-EXIT-01: he leaves the field across his own baseline. */
export const leaderExits: SamuraiChoice<unknown, 'leave'> = {
  kind: 'leave',
  candidates: (s, _, seat, list) => {
    for (const { id } of leadersOf(s, seat)) list.push({ kind: 'leave', leader: id })
  },
  bars: [...unmovable, { rule: 'SB-EXIT-01', stops: (s, { leader }) => !canLeave(s, s.leaders[leader]) }],
  offer: offeredByAnother,
}

/** What is in his way to a hex that is near enough, told by what the move would do without it. */
function obstacle(s: SamuraiState, leader: Leader, hex: HexId): string {
  const field = battlefield(s)
  const far = leaderReach(s, leader)
  const past = (to: HexId): boolean => !isBarred(s, field, to)
  const free = (to: HexId): boolean => past(to) && !enemyAt(s, leader.seat, to)
  if (gets(leader.hex, hex, far, free)) return 'SB-TER-03'
  return gets(leader.hex, hex, far, past) ? 'SB-LMOVE-10' : 'SB-LMOVE-05'
}
