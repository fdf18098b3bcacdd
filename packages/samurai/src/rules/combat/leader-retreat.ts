import { only } from '@gunbai/kernel'
import { type SamuraiAction, seppuku } from '../../action.ts'
import { leaderTold } from '../../event.ts'
import { backward, type HexId, onBaseline, other } from '../../position/board.ts'
import { battlefield, isBarred } from '../../position/ground.ts'
import { enemyAt, putLeader, roomForLeader } from '../../position/pieces.ts'
import type { Leader, LeaderId, SamuraiState } from '../../state.ts'
import { gainHonor, loseHonor } from '../honor/honor.ts'
import { lackAfterLeader } from '../honor/lack-of-honor.ts'
import { settleLeader } from '../movement/settling.ts'
import { drawDragon, loseCommandCard } from '../turn/cards-in-hand.ts'
import { enter, isOver, procedure } from '../turn/sequence.ts'
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

/** SB-EXIT-09, SB-LONE-10; which way he takes matters only where the nearest units answer for his honor (SB-HON-11). */
function addWaysOff(s: SamuraiState, leader: Leader, list: SamuraiAction[]): void {
  const hexes = waysOff(s, leader)
  if (hexes.length > 1 && s.honor[leader.seat] < RETREAT_COST) {
    for (const hex of hexes) list.push({ kind: 'leave', leader: leader.id, hex })
  } else if (hexes.length > 0) list.push({ kind: 'leave', leader: leader.id })
}

/** A lone leader who must retreat, or commit seppuku (SB-LONE-07, SB-LCC-10). */
export const leaderRetreat = procedure<LeaderRetreat>('leader retreat').steps({
  choose: {
    who: (s, f) => only(s.leaders[f.leader].seat),
    skipForced: true,
    answers: (s, f, _, list) => {
      const leader = s.leaders[f.leader]
      for (const hex of leaderRetreatHexes(s, leader)) list.push({ kind: 'retreat', hex })
      if (battlefield(s).edition.leadersRetreatOff) addWaysOff(s, leader, list)
      list.push(seppuku) // SB-SEP-01
    },
    answer: (s, f, _, action) => {
      const leader = s.leaders[f.leader]
      if (action.kind === 'retreat') fallBack(s, leader, action.hex)
      else if (action.kind === 'leave') fallOff(s, leader, action.hex ?? waysOff(s, leader)[0])
      else commitSeppuku(s, leader)
    },
    about: (s, f) => ({ leader: f.leader, hex: s.leaders[f.leader].hex }),
    whyNot: (_, __, ___, action) =>
      action.kind === 'leave' ? { rule: 'SB-LRET-08' } : { rule: 'SB-LRET-04' },
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
