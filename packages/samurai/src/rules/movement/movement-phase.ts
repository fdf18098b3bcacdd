import { always, nobody, only } from '@gunbai/kernel'
import { endMovement } from '../../action.ts'
import { leaderTold, told } from '../../event.ts'
import { type HexId, NOWHERE } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { putLeader, putUnit } from '../../position/pieces.ts'
import {
  type Leader,
  NO_LEADER,
  NO_UNIT,
  NOT_ORDERED,
  type SamuraiState,
  UNMOVED,
  type Unit,
  unitWith,
} from '../../state.ts'
import { dragonPlays } from '../cards/dragon-law.ts'
import { playDragon } from '../cards/windows.ts'
import { loseHonor } from '../honor/honor.ts'
import type { SamuraiAsking } from '../turn/sequence.ts'
import type { TurnFacts } from '../turn/turn-facts.ts'
import { removeLeader } from '../turn/victory.ts'
import { enterGround } from './entering.ts'
import { leaderExits, leaderMoves } from './leader-move-law.ts'
import { unitMoves } from './move-law.ts'
import {
  companion,
  farthestBattle,
  leaderPath,
  mayLeaderMove,
  mayStillMove,
  unitDistance,
  unitPath,
} from './movement.ts'
import { settle, settleLeader } from './settling.ts'

/** Whether any ordered piece of the active player still has a move before it. */
function anyoneMayMove(s: SamuraiState): boolean {
  const { seat } = s.turn
  for (const unit of s.units) {
    if (unit.ordered !== NOT_ORDERED && unit.seat === seat && mayStillMove(s, unit)) return true
  }
  for (const leader of s.leaders) if (leader.seat === seat && mayLeaderMove(leader)) return true
  return false
}

/** SB-MOVE-01: one piece after the other, in the order that the player likes. */
export const movementStep: SamuraiAsking<TurnFacts, 'move' | 'moved' | 'battle'> = {
  who: (s) => (anyoneMayMove(s) ? only(s.turn.seat) : nobody),
  otherwise: 'battle',
  choices: [unitMoves, leaderMoves, leaderExits, dragonPlays('movement'), always(endMovement)],
  answer: (s, f, seat, action) => {
    switch (action.kind) {
      case 'move':
        moveUnit(s, f, s.units[action.unit], action.hex)
        return 'moved'
      case 'moveLeader':
        moveLeader(s, f, s.leaders[action.leader], action.hex)
        return 'moved'
      case 'leave':
        leaveField(s, f, s.leaders[action.leader])
        return 'moved'
      case 'playDragon':
        playDragon(s, f, seat, action)
        return 'move'
      default:
        return 'battle'
    }
  },
}

function moveUnit(s: SamuraiState, f: TurnFacts, unit: Unit, hex: HexId): void {
  const hexes = unitDistance(s, unit, hex)
  const leader = companion(s, unit)
  const path = s.tell === null ? [] : unitPath(s, unit, hex)
  const battle = farthestBattle(s, unit)
  const joined = leader === undefined && s.leaderAt[hex] >= 0 ? s.leaders[s.leaderAt[hex]] : undefined
  f.unit = unit.id
  f.leader = leader?.id ?? NO_LEADER
  f.from = unit.hex
  f.to = hex
  putUnit(s, unit, hex, leader)
  unit.moved = hexes
  if (hexes > battle) unit.barred = true // SB-MOVE-13, SB-MOVE-15
  if (leader !== undefined) leader.moved = true
  if (joined !== undefined) joined.moved = true // SB-MOVE-09
  enterGround(s, unit)
  s.tell?.({ kind: 'moved', path, ...told(s, unit), leader: f.leader })
}

function moveLeader(s: SamuraiState, f: TurnFacts, leader: Leader, hex: HexId): void {
  const path = s.tell === null ? [] : leaderPath(s, leader, hex)
  f.unit = NO_UNIT
  f.leader = leader.id
  f.from = leader.hex
  f.to = hex
  putLeader(s, leader, hex)
  leader.moved = true
  s.tell?.({ kind: 'leaderMoved', path, ...leaderTold(s, leader) })
}

/** He is off the field at once, but pays only when no Insult has called him back. */
function leaveField(s: SamuraiState, f: TurnFacts, leader: Leader): void {
  f.unit = NO_UNIT
  f.leader = leader.id
  f.from = leader.hex
  f.to = NOWHERE
  leader.moved = true
  s.tell?.({ kind: 'left', ...leaderTold(s, leader) })
  removeLeader(s, leader)
}

/** What follows once a move stands. */
export function finishMove(s: SamuraiState, f: TurnFacts): void {
  if (f.unit >= 0) settle(s, s.units[f.unit])
  else if (f.leader >= 0 && f.to === NOWHERE) {
    // SB-EXIT-04 to 06: no roll, since leaving is no retreat
    const { leavingCost } = battlefield(s).edition
    loseHonor(s, s.turn.seat, leavingCost, 'leaving')
  } else if (f.leader >= 0) {
    const leader = s.leaders[f.leader]
    const joined = unitWith(s, leader)
    if (joined?.moved === UNMOVED) joined.moved = 0 // SB-LMOVE-11, SB-ORD-11: with him it stays
    settleLeader(s, leader)
  }
  f.unit = NO_UNIT
  f.leader = NO_LEADER
}
