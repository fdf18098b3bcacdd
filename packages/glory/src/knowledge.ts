import type { HexId } from '@gunbai/hexes'
import { below, type Knowledge, pick, type Seat, type Stream } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import { appraise } from './appraisal.ts'
import { chanceToWin, tallyOf } from './judgement/prospect.ts'
import { enemyDistance, seatOf } from './piece.ts'
import { markerSeat } from './rules/cup.ts'
import { finalPoints } from './rules/victory.ts'
import type { GloryState } from './state.ts'

const eager: ReadonlySet<string> = new Set([
  'fire', 'reply', 'react', 'charge', 'strike', 'attack', 'form', 'counter-charge', 'break', 'counter-attack', 'pursue',
  'rally', 'order', 'open', 'enter', 'advance', 'rest', 'exit',
]) // biome-ignore format: a list

/** Fight where one can, go toward the enemy, stop where he is; done only now and then. */
function playout(s: GloryState, seat: Seat, answers: readonly GloryAction[], chance: Stream): GloryAction {
  const first = pick(chance, answers)
  if (answers.length === 1) return first
  if (eager.has(first.kind)) return first
  if (below(chance, 4) > 0) {
    const start = below(chance, answers.length)
    for (let i = 0; i < answers.length; i++) {
      const action = answers[(start + i) % answers.length]
      if (eager.has(action.kind)) return action
    }
  }
  if (first.kind === 'step' && s.party.length > 0) {
    const second = pick(chance, answers)
    if (
      second.kind === 'step' &&
      enemyDistance(s, seatOf(s, s.party[0]), second.hex as HexId) < enemyDistance(s, seat, first.hex)
    )
      return second
  }
  return first.kind === 'done' && below(chance, 2) === 0 ? pick(chance, answers) : first
}

export const knowledge: Knowledge<GloryState, GloryAction> = {
  evaluate: chanceToWin,
  playout,
  appraise,
  // One's own activations: what the other side does in between is looked at and thought about with them
  turns: (s, seat) => s.turn * 16 + s.aside.filter((marker) => markerSeat(s, marker) === seat).length,
  aspects: [
    { name: 'aspect.points', measure: (s, seat) => finalPoints(s)[seat] },
    { name: 'aspect.strength', measure: (s, seat) => tallyOf(s, seat).might },
    { name: 'aspect.morale', measure: (s, seat) => -tallyOf(s, seat).broken - tallyOf(s, seat).frail },
  ],
}
