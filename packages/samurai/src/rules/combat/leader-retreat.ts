import { always, only } from '@gunbai/kernel'
import { seppuku } from '../../action.ts'
import { leaderTold } from '../../event.ts'
import { backward, board, type HexId, onBaseline, other } from '../../position/board.ts'
import { battlefield, isBarred } from '../../position/ground.ts'
import { enemyAt, putLeader, roomForLeader } from '../../position/pieces.ts'
import type { Leader, LeaderId, SamuraiState } from '../../state.ts'
import { gainHonor, loseHonor } from '../honor/honor.ts'
import { lackAfterLeader } from '../honor/lack-of-honor.ts'
import { settleLeader } from '../movement/settling.ts'
import { drawDragon, loseCommandCard } from '../turn/cards-in-hand.ts'
import { enter, isOver, procedure, type SamuraiChoice } from '../turn/sequence.ts'
import { removeLeader } from '../turn/victory.ts'

export interface LeaderRetreat {
  readonly leader: LeaderId
}

/** SB-LRET-01: a lone leader falls back one, two or three hexes. */
const FARTHEST = 3
const RETREAT_COST = 3 // SB-HON-05
const SEPPUKU_GAIN = 5 // SB-SEP-03

/** The hexes that a retreating leader passes or reaches, each with the one before it; his own leads to itself. */
function waysBack(s: SamuraiState, leader: Leader): Map<HexId, HexId> {
  const field = battlefield(s)
  const cameFrom = new Map<HexId, HexId>([[leader.hex, leader.hex]])
  let rim: HexId[] = [leader.hex]
  for (let step = 0; step < FARTHEST; step++) {
    const next: HexId[] = []
    for (const hex of rim) {
      for (const back of backward(leader.seat, hex)) {
        if (cameFrom.has(back) || enemyAt(s, leader.seat, back)) continue // SB-LRET-03
        if (isBarred(s, field, back)) continue // SB-LRET-11
        cameFrom.set(back, hex)
        next.push(back)
      }
    }
    rim = next
  }
  return cameFrom
}

function leaderRetreatHexes(s: SamuraiState, leader: Leader): HexId[] {
  const hexes: HexId[] = []
  for (const hex of waysBack(s, leader).keys()) {
    if (hex !== leader.hex && roomForLeader(s, leader, hex)) hexes.push(hex)
  }
  return hexes
}

function pathTo(ways: ReadonlyMap<HexId, HexId>, hex: HexId): HexId[] {
  const path = [hex]
  for (let before = ways.get(hex); before !== undefined && before !== path[0]; before = ways.get(before)) {
    path.unshift(before)
  }
  return path
}

/** SB-LRET-09: the baseline hexes by which he may leave the field, the step off being one of the three. */
function waysOff(s: SamuraiState, leader: Leader): HexId[] {
  const ways = waysBack(s, leader)
  return [...ways.keys()].filter(
    (hex) => onBaseline(leader.seat, hex) && pathTo(ways, hex).length <= FARTHEST,
  )
}

/** By which hex he leaves matters only where the nearest units answer for his honor (SB-HON-11). */
const wayOffMatters = (s: SamuraiState, leader: Leader): boolean =>
  s.honor[leader.seat] < RETREAT_COST && waysOff(s, leader).length > 1

const retreats: SamuraiChoice<LeaderRetreat, 'retreat'> = {
  kind: 'retreat',
  candidates: (_, __, ___, list) => {
    for (const hex of board.hexes) list.push({ kind: 'retreat', hex })
  },
  bars: [
    { rule: 'SB-LRET-01', stops: (s, { hex }, f) => !isBehind(s.leaders[f.leader], hex) },
    { rule: 'SB-LRET-11', stops: (s, { hex }) => isBarred(s, battlefield(s), hex) },
    {
      rule: 'SB-LRET-04',
      stops: (s, { hex }, f) => s.leaderAt[hex] >= 0 || enemyAt(s, s.leaders[f.leader].seat, hex),
    },
    { rule: 'SB-LRET-05', stops: (s, { hex }, f) => !roomForLeader(s, s.leaders[f.leader], hex) },
    { rule: 'SB-LRET-03', stops: (s, { hex }, f) => !waysBack(s, s.leaders[f.leader]).has(hex) },
  ],
  offer: (s, f, _, list) => {
    for (const hex of leaderRetreatHexes(s, s.leaders[f.leader])) list.push({ kind: 'retreat', hex })
  },
}

/** SB-EXIT-09, SB-LONE-10 */
const exits: SamuraiChoice<LeaderRetreat, 'leave'> = {
  kind: 'leave',
  candidates: (s, f, _, list) => {
    const { id, seat } = s.leaders[f.leader]
    if (!wayOffMatters(s, s.leaders[f.leader])) list.push({ kind: 'leave', leader: id })
    else
      for (const hex of board.hexes) if (onBaseline(seat, hex)) list.push({ kind: 'leave', leader: id, hex })
  },
  bars: [
    { rule: 'SB-LRET-08', stops: (s) => !battlefield(s).edition.leadersRetreatOff },
    {
      rule: 'SB-LRET-09',
      stops: (s, { leader, hex }) => {
        const ways = waysOff(s, s.leaders[leader])
        return hex === undefined ? ways.length === 0 : !ways.includes(hex)
      },
    },
  ],
}

/** Whether a hex lies at most three steps back, whatever is in the way. */
function isBehind({ seat, hex: from }: Leader, hex: HexId): boolean {
  let rim: readonly HexId[] = [from]
  for (let step = 0; step < FARTHEST; step++) {
    rim = rim.flatMap((each) => backward(seat, each))
    if (rim.includes(hex)) return true
  }
  return false
}

/** A lone leader who must retreat, or commit seppuku (SB-LONE-07, SB-LCC-10). */
export const leaderRetreat = procedure<LeaderRetreat>('leader retreat').steps({
  choose: {
    who: (s, f) => only(s.leaders[f.leader].seat),
    skipForced: true,
    choices: [retreats, exits, always(seppuku)], // SB-SEP-01
    answer: (s, f, _, action) => {
      const leader = s.leaders[f.leader]
      if (action.kind === 'retreat') fallBack(s, leader, action.hex)
      else if (action.kind === 'leave') fallOff(s, leader, action.hex ?? waysOff(s, leader)[0])
      else commitSeppuku(s, leader)
    },
    about: (s, f) => ({ leader: f.leader, hex: s.leaders[f.leader].hex }),
  },
})

function fallBack(s: SamuraiState, leader: Leader, hex: HexId): void {
  if (s.tell !== null) {
    s.tell({ kind: 'leaderRetreated', path: pathTo(waysBack(s, leader), hex), ...leaderTold(s, leader) })
  }
  putLeader(s, leader, hex)
  settleLeader(s, leader)
  if (isOver(s)) return
  lackAfterLeader(s, leader.id, hex, loseHonor(s, leader.seat, RETREAT_COST, 'retreat'))
}

function fallOff(s: SamuraiState, leader: Leader, last: HexId): void {
  s.tell?.({ kind: 'left', ...leaderTold(s, leader) })
  removeLeader(s, leader)
  lackAfterLeader(s, leader.id, last, loseHonor(s, leader.seat, RETREAT_COST, 'retreat')) // SB-HON-11
}

/** SB-SEP-02 to 05 */
function commitSeppuku(s: SamuraiState, leader: Leader): void {
  s.tell?.({ kind: 'seppuku', ...leaderTold(s, leader) })
  removeLeader(s, leader)
  gainHonor(s, leader.seat, SEPPUKU_GAIN, 'seppuku')
  loseCommandCard(s, leader.seat)
  if (!isOver(s)) drawDragon(s, other(leader.seat))
}

/** SB-ARMY-17 to 19: without a bodyguard a commander is a leader like others, and falls back at once. */
export function leaveTent(s: SamuraiState, leader: Leader): void {
  leader.kind = 'infantry'
  enter(s, leaderRetreat, { leader: leader.id })
}
