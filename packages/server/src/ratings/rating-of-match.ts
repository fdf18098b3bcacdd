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
  if (row.rated !== 1 || outcome === null) return false
  const countable = new Set(known).size === seats.length && (await isInEarnest(storage, row, seats, outcome))
  const rate = (rows: readonly RatingRow[]) => newRatings(row.rulebook, known, outcome, rows, at)
  return storage.ratings.settle(row, known, at, countable ? rate : () => [])
}

/** So many answers somebody gives before a game was one. */
const leastAnswers = 2
/** So many games a day that were given up count between the same people. */
const mostGivenUp = 3
const day = 24 * 60 * 60 * 1000

/**
 * Whether a game tells who plays better: not where somebody met a bot of their own, nor where one was given up before
 * both had played, nor where the same people give up to each other again and again.
 */
async function isInEarnest(
  storage: Storage,
  row: MatchRow,
  seats: readonly SeatRow[],
  { by, winners }: MatchOutcome,
): Promise<boolean> {
  const ids = seats.flatMap(({ person }) => person ?? [])
  const people = await storage.people.all(ids)
  const keepers = people.map(({ id, owner }) => owner ?? id)
  if (new Set(keepers).size < keepers.length) return false
  // a match that was ended for everybody's peace tells nothing
  if (by === 'adjudication') return winners.length > 0
  if (by === 'rules') return true
  const answers = await storage.ratings.answersBySeat(row.id)
  if (seats.some(({ seat }) => (answers.get(seat) ?? 0) < leastAnswers)) return false
  const since = (row.ended_at ?? row.touched_at) - day
  return (await storage.ratings.givenUpAmong(row, ids, since)) < mostGivenUp
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
