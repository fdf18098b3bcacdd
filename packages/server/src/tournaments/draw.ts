import { newId } from '../people/secret.ts'
import type { EntrantRow, PairingRow, TournamentRow } from '../storage/tournament-tables.ts'
import { firstKnockOutRound, nextKnockOutRound } from './knock-out.ts'
import type { Entrant, Pair, Paired } from './pairing.ts'
import { roundRobin } from './round-robin.ts'
import { swissRound } from './swiss.ts'

export const entrantOf = ({ number, rating, out }: EntrantRow): Entrant => ({
  number,
  rating,
  isOut: out === 1,
})

export const pairedOf = ({ round, place, first, second, points }: PairingRow): Paired => ({
  round,
  table: place,
  first,
  second,
  points,
})

/** How many rounds will be played of those that were wished for. */
export function roundsOf({ kind, rounds }: TournamentRow, count: number): number {
  const field = count + (count % 2)
  if (kind === 'round robin') return field - 1
  if (kind === 'knock-out') return Math.ceil(Math.log2(Math.max(2, count)))
  // in so many nobody need meet anybody twice
  return kind === 'swiss' ? Math.max(1, Math.min(rounds, Math.floor(field / 2))) : rounds
}

/** The pairs of a round, or of all rounds where nobody waits for anybody; none where there is no such round. */
export function drawn(
  row: TournamentRow,
  round: number,
  entrants: readonly EntrantRow[],
  played: readonly PairingRow[],
): PairingRow[] {
  const field = entrants.map(entrantOf)
  const before = played.map(pairedOf)
  if (row.kind === 'round robin') {
    const rounds = roundRobin(field)
    const byDays = (JSON.parse(row.clock) as { kind: string }).kind === 'days'
    return rounds.flatMap((pairs, i) => {
      const isNow = byDays ? round === 1 : i + 1 === round
      // everybody rests as often as the others: that wins nothing
      return isNow ? rowsOf(row.id, i + 1, pairs, field, 0) : []
    })
  }
  if (round > row.rounds) return []
  if (row.kind === 'swiss') return rowsOf(row.id, round, swissRound(field, before), field)
  const last = before.filter((each) => each.round === round - 1)
  const pairs = round === 1 ? firstKnockOutRound(field) : nextKnockOutRound(last, before)
  return rowsOf(row.id, round, pairs ?? [], field)
}

/** Whoever has left does not play: the other has won. */
function rowsOf(
  tournament: string,
  round: number,
  pairs: readonly Pair[],
  field: readonly Entrant[],
  forRest = 2,
): PairingRow[] {
  const isOut = (number: number | null) => field.find((each) => each.number === number)?.isOut === true
  return pairs.map(({ first, second }, place) => {
    const isPlayed = second !== null && !isOut(first) && !isOut(second)
    const forfeit = second !== null && isOut(first) ? 0 : 2
    const points = isPlayed ? null : second === null ? forRest : forfeit
    return {
      tournament,
      round,
      place,
      first,
      second,
      match: isPlayed ? newId() : null,
      laid: isPlayed ? 0 : 1,
      leg: 1,
      points,
    }
  })
}
