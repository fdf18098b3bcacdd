import type { Seat } from '@gunbai/kernel'
import { by } from '../../event.ts'
import { NOWHERE, other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { ruleFor } from '../../setups/scenario.ts'
import { numberIn } from '../../setups/special-rules.ts'
import type { SamuraiState } from '../../state.ts'
import { loseCommandCard } from '../turn/cards-in-hand.ts'
import { isOver } from '../turn/sequence.ts'
import { gainFlags } from '../turn/victory.ts'

const TENT_FLAGS = 3 // SB-VIC-05

/** SB-TENT-03: the tent is removed, its taker gains flags and its owner loses a Command card. */
export function takeTent(s: SamuraiState, taker: Seat): void {
  const owner = other(taker)
  const field = battlefield(s)
  const rule = ruleFor(field, 'tent-capture', taker) ?? ruleFor(field, 'tent-capture-unguarded', taker)
  s.tell?.({ kind: 'tentTaken', ...by(s, owner), hex: s.tents[owner] })
  s.tents[owner] = NOWHERE
  gainFlags(s, taker, rule === undefined ? TENT_FLAGS : numberIn(rule, 'flags', TENT_FLAGS), 'tent')
  // SB-TENT-10: after the flags, since in zvezda the lost card may end the game
  if (!isOver(s) && (rule === undefined || numberIn(rule, 'loseCommandCard', 1) > 0))
    loseCommandCard(s, owner)
}

/** SB-TENT-03, SB-TENT-05: a unit, not a leader alone, stands in the enemy's tent as its owner's turn starts. */
export function captureAtTurnStart(s: SamuraiState, seat: Seat): void {
  const tent = s.tents[other(seat)]
  if (tent === NOWHERE || battlefield(s).edition.tentCapture !== 'start of turn') return
  const unit = s.unitAt[tent]
  if (unit >= 0 && s.units[unit].seat === seat) takeTent(s, seat)
}
