import { type Knowledge, pick, type Seat, type Stream } from '@gunbai/kernel'
import type { SamuraiAction } from './action.ts'
import { other } from './board.ts'
import { battlefield } from './rules/ground.ts'
import { flagsOf } from './rules/victory.ts'
import { kindOf, type SamuraiState } from './state.ts'

function evaluate(s: SamuraiState, seat: Seat): number {
  if (s.result !== null) return s.result.winners.includes(seat) ? 1 : 0
  return 1 / (1 + Math.exp(-standing(s, seat) + standing(s, other(seat))))
}

function standing(s: SamuraiState, seat: Seat): number {
  let worth = (flagsOf(s, seat) / battlefield(s).victory) * 4 + s.honor[seat] * 0.05
  for (const unit of s.units)
    if (unit.seat === seat) worth += unit.blocks * 0.08 * (1 + kindOf(unit).close / 8)
  return worth
}

function playout(
  _: SamuraiState,
  __: Seat,
  answers: readonly SamuraiAction[],
  chance: Stream,
): SamuraiAction {
  return pick(chance, answers)
}

export const knowledge: Knowledge<SamuraiState, SamuraiAction> = {
  evaluate,
  playout,
  appraise: (_, __, answers) => answers.map(() => 0),
}
