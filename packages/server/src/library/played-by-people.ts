import { setupOf } from '../matches/match-info.ts'
import type { MatchOutcome } from '../matches/position.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow, SeatRow } from '../storage/tables.ts'
import { hashOfText } from './own-battle.ts'

/**
 * Hears that a match is over, and counts it for the battle whose very text was played, wherever it was begun. A game counts in which
 * two people at least sat, and which the rules have ended or somebody gave up. To hear it twice changes nothing.
 */
export async function countPlayed(
  { battles }: Storage,
  match: MatchRow,
  seats: readonly SeatRow[],
): Promise<void> {
  const outcome = match.outcome === null ? null : (JSON.parse(match.outcome) as MatchOutcome)
  const people = seats.filter(({ person }) => person !== null).length
  if (outcome === null || outcome.by === 'adjudication' || people < 2) return
  const setup = setupOf(match)
  for (const value of Object.values(setup.options)) {
    if (typeof value !== 'string') continue
    const versions = await battles.withHash(hashOfText(match.rulebook, setup.id, value))
    for (const { id, number } of versions) {
      const winner = outcome.winners.length === 1 ? (outcome.winners[0] ?? null) : null
      const at = match.ended_at ?? match.touched_at
      await battles.played({ match: match.id, battle: id, version: number, winner, people, at })
    }
  }
}
