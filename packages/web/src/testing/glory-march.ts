import { type GloryState, glory } from '@gunbai/glory'
import { type Action, findAction, Match, type Seat, streamOf } from '@gunbai/kernel'
import type { Deal } from './kept-game.ts'

/** A game that stands where the first seat is asked who moves, or what else it is wished for. */
export interface MarchGame {
  readonly deal: Deal
  readonly state: GloryState
}

/** Plays seeded games by the quick policy until the first seat stands before such a position. */
export function findPosition(
  setup: string,
  isSo: (state: GloryState, answers: readonly Action[]) => boolean,
): MarchGame {
  for (let seed = 0; seed < 400; seed++) {
    const name = `march ${seed}`
    const match = new Match(glory, { id: setup, options: {} }, name)
    const chance = streamOf(seed)
    for (let i = 0; i < 900 && match.state.result === null; i++) {
      const question = match.questions()[0]
      if (question === undefined) break
      const seat: Seat = question.seat
      const answers = glory.answers(match.state, seat)
      if (seat === 0 && isSo(match.state, answers)) {
        const deal = { rulebook: 'glory', setup, players: ['human', 'greedy'], seed: name }
        return { deal: { ...deal, answers: match.record.answers.slice() }, state: glory.copy(match.state) }
      }
      const action = glory.knowledge.playout(match.state, seat, answers, chance)
      match.answer(seat, question.id, findAction(answers, action) ?? answers[0])
    }
  }
  throw new Error(`no game of ${setup} comes to such a position`)
}
