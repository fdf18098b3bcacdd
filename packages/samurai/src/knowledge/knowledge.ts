import { type Knowledge, next, type Seat, type Stream } from '@gunbai/kernel'
import type { SamuraiAction } from '../action.ts'
import { luck } from '../odds/luck.ts'
import { other } from '../position/board.ts'
import { flagsOf } from '../rules/turn/flags.ts'
import { isAlive, type SamuraiState } from '../state.ts'
import { appraise } from './appraisal.ts'
import { standing } from './evaluation.ts'
import { feats } from './feats.ts'
import { worthOfAnswer } from './rules-of-thumb.ts'

function evaluate(s: SamuraiState, seat: Seat): number {
  return s.result === null ? standing(s, seat) : s.result.winners.includes(seat) ? 1 : 0
}

/** The answer that rules of thumb like best, with a little chance in it so that games differ. */
function playout(
  s: SamuraiState,
  seat: Seat,
  answers: readonly SamuraiAction[],
  chance: Stream,
): SamuraiAction {
  if (answers.length === 1) return answers[0]
  let best = answers[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < answers.length; i++) {
    const worth = worthOfAnswer(s, seat, answers[i]) + next(chance) * LITTLE
    if (worth <= most) continue
    most = worth
    best = answers[i]
  }
  return best
}

/** Chance adds up to about a third of a block. */
const LITTLE = 0.3 / 0x1_0000_0000

export const knowledge: Knowledge<SamuraiState, SamuraiAction> = {
  evaluate,
  playout,
  appraise,
  turns: (s, seat) => s.turns[seat],
  foresight: 2,
  aspects: [
    { name: 'aspect.flags', measure: (s, seat) => flagsOf(s, seat) - flagsOf(s, other(seat)) },
    { name: 'aspect.blocks', measure: (s, seat) => blocksOf(s, seat) - blocksOf(s, other(seat)) },
    { name: 'aspect.leaders', measure: (s, seat) => leadersOf(s, seat) - leadersOf(s, other(seat)) },
    { name: 'aspect.honor', measure: (s, seat) => s.honor[seat] - s.honor[other(seat)] },
  ],
  luck,
  feats,
}

function blocksOf(s: SamuraiState, seat: Seat): number {
  let blocks = 0
  for (const unit of s.units) if (unit.seat === seat) blocks += unit.blocks
  return blocks
}

function leadersOf(s: SamuraiState, seat: Seat): number {
  let leaders = 0
  for (const leader of s.leaders) if (leader.seat === seat && isAlive(leader)) leaders++
  return leaders
}
