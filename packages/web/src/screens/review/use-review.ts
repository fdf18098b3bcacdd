import type { Review } from '@gunbai/bots/review'
import { useEffect, useState } from 'react'
import { reviewApart } from '../../engine/review-apart.ts'
import { keepReview, keptReview } from '../../store/reviews.ts'
import type { Snapshot, Table } from '../../table/table.ts'

/** How far the review of a game is. */
export interface ReviewState {
  readonly review: Review | null
  /** From 0 to 1 while it goes on; null when it does not. */
  readonly progress: number | null
  readonly problem: string | null
}

/** Reviews the game on the table, unless its review is kept already. What was found is kept, also when it is stopped. */
export function useReview(table: Table, { game, outcome }: Snapshot) {
  const [state, setState] = useState<ReviewState>({ review: null, progress: 0, problem: null })
  const [running, setRunning] = useState(true)
  const isOver = outcome !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that is over stays as it is
  useEffect(() => {
    if (!running || !isOver) return
    let end = () => {}
    let late = false
    const begin = async () => {
      const kept = await keptReview(game.id)
      if (late) return
      if (kept?.done) {
        setState({ review: kept, progress: null, problem: null })
        return
      }
      const record = await table.record()
      if (late) return
      const ending = { winners: outcome.winners, by: loserOfTwo(outcome.winners, game.players.length) }
      end = reviewApart({ record, ending }, (news) => {
        if (late) return
        if (news.kind === 'failed') {
          setState((before) => ({ ...before, progress: null, problem: news.problem }))
          return
        }
        const { review, progress } = news
        setState({ review, progress: review?.done ? null : progress, problem: null })
        if (review?.done) void keepReview(game.id, review)
      })
    }
    begin().catch((problem) => setState({ review: null, progress: null, problem: String(problem) }))
    return () => {
      late = true
      end()
    }
  }, [table, game.id, isOver, running])

  return {
    ...state,
    stop: () => {
      setRunning(false)
      setState((before) => ({ ...before, progress: null }))
      if (state.review !== null) void keepReview(game.id, state.review)
    },
    goOn: () => {
      setState((before) => ({ ...before, progress: 0, problem: null }))
      setRunning(true)
    },
  }
}

/** Whose doing it was that a game of two ended before its end. */
function loserOfTwo(winners: readonly number[], seats: number): number | null {
  const [winner] = winners
  return seats === 2 && winner !== undefined ? 1 - winner : null
}
