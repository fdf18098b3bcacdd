import { playerOf } from '../matches/match-info.ts'
import type { MatchOutcome } from '../matches/position.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow, RatingRow, SeatRow } from '../storage/tables.ts'
import { newcomer, rated, type Score } from './glicko2.ts'

/**
 * Changes the ratings of those who played a rated match, once. A game of more than two counts as one with each rival.
 * One that cannot count changes none, and is not looked at again either.
 */
export async function rateMatch(
  storage: Storage,
  row: MatchRow,
  seats: readonly SeatRow[],
  at: number,
): Promise<boolean> {
  const outcome = row.outcome === null ? null : (JSON.parse(row.outcome) as MatchOutcome)
  const players = seats.map(playerOf)
  const known = players.flatMap((each) => each ?? [])
  // Nobody is measured against themselves: two chairs of the same bot tell nothing.
  const countable = new Set(known).size === seats.length
  if (row.rated !== 1 || outcome === null) return false
  const rate = (rows: readonly RatingRow[]) => newRatings(row.rulebook, known, outcome, rows, at)
  return storage.ratings.settle(row, known, at, countable ? rate : () => [])
}

/** By seat, the rows after a match. All are measured against what the others were before it. */
export function newRatings(
  rulebook: string,
  players: readonly string[],
  { winners }: MatchOutcome,
  rows: readonly RatingRow[],
  at: number,
): RatingRow[] {
  const before = players.map(
    (player): RatingRow =>
      rows.find((each) => each.player === player) ?? {
        rulebook,
        player,
        ...newcomer,
        games: 0,
        touched_at: at,
      },
  )
  return before.map((own, seat) => {
    const scores = before.flatMap((against, other): Score[] => {
      const rivals = winners.includes(seat) !== winners.includes(other)
      const score = rivals ? (winners.includes(seat) ? 1 : 0) : 0.5
      // two who lost to the same winner have not met
      const met = other !== seat && (rivals || winners.length === 0 || winners.includes(seat))
      return met ? [{ against, score }] : []
    })
    return { ...own, ...rated(own, scores), games: own.games + 1, touched_at: at }
  })
}
