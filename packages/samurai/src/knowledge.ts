import { type Knowledge, next, type Seat, type Stream } from '@gunbai/kernel'
import type { SamuraiAction } from './action.ts'
import { appraise } from './appraisal/appraise.ts'
import { threatOf } from './appraisal/threats.ts'
import { other } from './board.ts'
import { worthOfAnswer } from './judgement.ts'
import { battlefield } from './rules/ground.ts'
import { flagsOf } from './rules/victory.ts'
import { isAlive, kindOf, type SamuraiState } from './state.ts'

/**
 * How the game stands for a seat: flags above all, then blocks, leaders, honor and cards, and what either side could
 * strike now. The weights are those of two logistic regressions: of the pieces over the turns of 960 greedy games, 20 of
 * each scenario; of pieces and threats over the 3,063 turns of 200 greedy games in eight scenarios.
 */
function evaluate(s: SamuraiState, seat: Seat): number {
  if (s.result !== null) return s.result.winners.includes(seat) ? 1 : 0
  const mover = s.turn.seat
  const enemy = other(mover)
  const lead =
    0.78 * (strength(s, mover) - strength(s, enemy)) +
    0.28 * threatOf(s, mover) -
    0.23 * threatOf(s, enemy) -
    0.2
  return 1 / (1 + Math.exp(seat === mover ? -lead : lead))
}

function strength(s: SamuraiState, seat: Seat): number {
  const share = flagsOf(s, seat) / battlefield(s).victory
  let worth = 1.8 * share + 2.1 * share * share
  worth +=
    Math.min(s.honor[seat], 8) * 0.044 + s.dragonHands[seat].length * 0.068 + s.hands[seat].length * 0.16
  if (s.turn.seat === seat) worth += 0.38
  for (const unit of s.units) {
    if (unit.seat !== seat || unit.blocks === 0) continue
    worth += unit.blocks * kindOf(unit).close * 0.024
    if (unit.blocks === 1) worth -= 0.37
  }
  for (const leader of s.leaders) if (leader.seat === seat && isAlive(leader)) worth += 0.27
  return worth
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
  aspects: [
    { name: 'aspect.flags', measure: (s, seat) => flagsOf(s, seat) - flagsOf(s, other(seat)) },
    { name: 'aspect.blocks', measure: (s, seat) => blocksOf(s, seat) - blocksOf(s, other(seat)) },
    { name: 'aspect.leaders', measure: (s, seat) => leadersOf(s, seat) - leadersOf(s, other(seat)) },
    { name: 'aspect.honor', measure: (s, seat) => s.honor[seat] - s.honor[other(seat)] },
  ],
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
