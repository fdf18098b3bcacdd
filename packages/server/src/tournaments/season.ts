import { newId } from '../people/secret.ts'
import type { EntrantRow, PairingRow, TournamentRow } from '../storage/tournament-tables.ts'
import { firstDivisions, nextDivisions } from './divisions.ts'
import { drawn, entrantOf, pairedOf, roundsOf } from './draw.ts'
import { bySeed } from './pairing.ts'
import { standingsOf } from './standings.ts'

interface Division {
  readonly row: TournamentRow
  readonly entrants: readonly EntrantRow[]
  readonly pairings: readonly PairingRow[]
}

/**
 * The divisions of the next season of a league, each a round robin whose matches all begin at once. The entrants keep the numbers
 * that they have in the league.
 */
export function seasonOf(
  league: TournamentRow,
  entrants: readonly EntrantRow[],
  latest: readonly Omit<Division, 'row'>[],
  now: number,
): Division[] {
  const playing = entrants.filter((each) => each.out === 0)
  const size = league.size ?? playing.length
  const bestFirst = playing.sort((a, b) => bySeed(entrantOf(a), entrantOf(b))).map(({ number }) => number)
  const places = latest.map(({ entrants: those, pairings }) =>
    standingsOf(those.map(entrantOf), pairings.map(pairedOf)).map(({ number }) => number),
  )
  const known = new Set(places.flat())
  const divisions =
    latest.length === 0
      ? firstDivisions(bestFirst, size)
      : nextDivisions(
          places,
          league.moving ?? 0,
          new Set([...known].filter((number) => !bestFirst.includes(number))),
          bestFirst.filter((number) => !known.has(number)),
          size,
        )
  return divisions.map((numbers, i) => {
    const id = newId()
    const those = entrants
      .filter(({ number }) => numbers.includes(number))
      .map((each) => ({ ...each, tournament: id }))
    const row: TournamentRow = {
      ...league,
      id,
      name: league.name,
      kind: 'round robin',
      status: 'running',
      round: 1,
      rounds: roundsOf({ ...league, kind: 'round robin' }, those.length),
      league: league.id,
      season: league.round + 1,
      division: i + 1,
      size: null,
      moving: null,
      created_at: now,
      ended_at: null,
    }
    return { row, entrants: those, pairings: drawn(row, 1, those, []) }
  })
}
