import type { Seat } from '@gunbai/kernel'
import { other } from '../position/board.ts'
import { battlefield } from '../position/ground.ts'
import { flagsOf } from '../rules/turn/flags.ts'
import { isAlive, type Leader, type SamuraiState } from '../state.ts'

// Everything is weighed in blocks of an enemy unit.

const FLAG = 3
const WINNING = 30

export const flagsMissing = (s: SamuraiState, seat: Seat): number => battlefield(s).victory - flagsOf(s, seat)

/** What a Victory Flag more is worth to a seat: the last one is worth the game. */
export function flagWorth(s: SamuraiState, seat: Seat): number {
  const missing = flagsMissing(s, seat)
  return missing <= 1 ? WINNING : FLAG + FLAG / missing
}

/** A leader who falls: the flag, and what he would have done. */
export const leaderWorth = (s: SamuraiState, leader: Leader): number =>
  isAlive(leader) ? flagWorth(s, other(leader.seat)) + 1 : 0

/** What so many tokens of honor are worth to a seat: an army that cannot pay for its retreats falls apart. */
export function honorWorth(s: SamuraiState, seat: Seat, tokens: number): number {
  const held = s.honor[seat]
  return tokens * (held < 3 ? 0.45 : held < 6 ? 0.25 : 0.12)
}

/** A Dragon card in the hand, waiting for its moment. */
export const DRAGON_HELD = 0.3
