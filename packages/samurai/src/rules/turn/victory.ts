import { endGame, type Seat } from '@gunbai/kernel'
import { by, type FlagReason, leaderTold, told } from '../../event.ts'
import { NOWHERE, other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { ruleFor } from '../../setups/scenario.ts'
import { numberIn, textIn } from '../../setups/special-rules.ts'
import { isGuard, type Leader, NO_LEADER, NO_UNIT, type SamuraiState, type Unit } from '../../state.ts'
import { countHills } from '../movement/hills.ts'
import { flagsOf } from './flags.ts'
import { isOver } from './sequence.ts'

/** Gains permanent flags; enough of them win at once (SB-VIC-06). */
export function gainFlags(s: SamuraiState, seat: Seat, flags: number, because: FlagReason): void {
  if (isOver(s)) return
  s.flags[seat] += flags
  s.tell?.({ kind: 'flags', ...by(s, seat), change: flags, total: flagsOf(s, seat), because })
  checkVictory(s, seat)
}

export function checkVictory(s: SamuraiState, seat: Seat): void {
  if (!isOver(s) && flagsOf(s, seat) >= battlefield(s).victory) winBattle(s, seat, 'result.flags')
}

/** Ends the battle. In a campaign only the last battle ends the game; the others go back to the campaign. */
export function winBattle(s: SamuraiState, seat: Seat, because: string): void {
  if (isOver(s)) return
  s.tell?.({ kind: 'won', ...by(s, seat), because })
  const { campaign } = s
  if (campaign === null) {
    endGame(s, [seat], because)
    return
  }
  campaign.winner = seat
  campaign.flags = campaign.flags.map((earlier, each) => earlier + flagsOf(s, each))
  if (campaign.battle < campaign.scenarios.length - 1) {
    // Everything under way is broken off; the campaign, at the bottom of the stack, goes on.
    s.ended = true
    s.stack.length = 1
    return
  }
  const [top, bottom] = campaign.flags
  endGame(s, [top === bottom ? seat : top > bottom ? 0 : 1], 'result.campaign')
}

/** Takes blocks from a unit, as many as it has, and says how many (SB-RNG-21, SB-CLOSE-12). */
export function takeBlocks(s: SamuraiState, unit: Unit, blocks: number, because: string): number {
  const lost = Math.min(blocks, unit.blocks)
  if (lost === 0) return 0
  unit.blocks -= lost
  s.tell?.({ kind: 'lost', lost, because, ...told(s, unit) })
  if (unit.blocks === 0) destroyUnit(s, unit)
  return lost
}

/** SB-VIC-01; bodyguards give no flag (SB-VIC-04). */
function destroyUnit(s: SamuraiState, unit: Unit): void {
  s.tell?.({ kind: 'destroyed', ...told(s, unit) })
  takeOff(s, unit)
  if (!isGuard(unit)) gainFlags(s, other(unit.seat), 1, 'unit')
}

/** Takes a unit off the field, with no flag for anybody. */
export function takeOff(s: SamuraiState, unit: Unit): void {
  s.unitAt[unit.hex] = NO_UNIT
  unit.hex = NOWHERE
  unit.blocks = 0
  dropBanner(s, unit)
  countHills(s, false)
}

/** SB-SCN-01: a temporary flag vanishes with its cause. */
export function dropBanner(s: SamuraiState, unit: Unit): void {
  if (unit.banner === 0) return
  const change = -unit.banner
  unit.banner = 0
  s.tell?.({
    kind: 'flags',
    ...by(s, unit.seat),
    change,
    total: flagsOf(s, unit.seat),
    because: 'position lost',
  })
}

/** SB-VIC-02, SB-VIC-03: `scores` where the enemy gains a flag for him. */
export function killLeader(s: SamuraiState, leader: Leader, scores: boolean): void {
  s.tell?.({ kind: 'leaderFell', ...leaderTold(s, leader) })
  const guard = leader.kind === 'commander' ? s.units[s.unitAt[leader.hex]] : undefined
  removeLeader(s, leader)
  // SB-ARMY-13, SB-ARMY-14
  if (guard !== undefined) {
    s.tell?.({ kind: 'removed', ...told(s, guard) })
    takeOff(s, guard)
  }
  if (scores) gainFlags(s, other(leader.seat), worthOf(s, leader), 'leader')
}

export function removeLeader(s: SamuraiState, leader: Leader): void {
  s.leaderAt[leader.hex] = NO_LEADER
  leader.hex = NOWHERE
}

function worthOf(s: SamuraiState, leader: Leader): number {
  const field = battlefield(s)
  const killer = other(leader.seat)
  const named = ruleFor(field, 'named-leader-worth-2', killer)
  if (named !== undefined && textIn(named, 'leader') === field.leaders[leader.id].key)
    return numberIn(named, 'flags')
  const every = ruleFor(field, 'leader-worth-2', killer)
  return every === undefined ? 1 : numberIn(every, 'flagsPerLeader')
}
