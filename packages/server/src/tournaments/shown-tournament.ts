import type { Clock } from '../matches/clock.ts'
import type { Player } from '../matches/match-info.ts'
import type { Storage } from '../storage/storage.ts'
import type { EntrantRow, TournamentRow } from '../storage/tournament-tables.ts'
import { entrantOf, pairedOf } from './draw.ts'
import { type Standing, standingsOf } from './standings.ts'

/** A tournament as it stands in a list. */
export interface TournamentInfo {
  readonly id: string
  readonly name: string
  readonly kind: TournamentRow['kind']
  readonly rulebook: string
  readonly setup: string
  readonly clock: Clock
  readonly rated: boolean
  readonly bots: boolean
  readonly rounds: number
  readonly round: number
  readonly status: TournamentRow['status']
  readonly owner: string
  readonly season: number | null
  readonly division: number | null
  readonly createdAt: number
  readonly entrants: number
}

/** All there is to see of one. */
export interface TournamentPage {
  readonly tournament: TournamentInfo
  readonly entrants: readonly { readonly number: number; readonly player: Player; readonly isOut: boolean }[]
  readonly pairings: readonly {
    readonly round: number
    readonly first: number
    readonly second: number | null
    readonly match: string | null
    readonly points: number | null
  }[]
  readonly standings: readonly Standing[]
  /** Of a league: its divisions, season by season. */
  readonly divisions: readonly TournamentInfo[]
}

export async function shownTournaments(
  storage: Storage,
  rows: readonly TournamentRow[],
): Promise<TournamentInfo[]> {
  return Promise.all(
    rows.map(async (row) => infoOf(row, (await storage.tournaments.entrantsOf(row.id)).length)),
  )
}

export async function tournamentPage(storage: Storage, row: TournamentRow): Promise<TournamentPage> {
  const [entrants, pairings, divisions] = await Promise.all([
    storage.tournaments.entrantsOf(row.id),
    storage.tournaments.pairingsOf(row.id),
    storage.tournaments.divisionsOf(row.id),
  ])
  const people = await storage.people.all(entrants.flatMap(({ person }) => person ?? []))
  const nameOf = new Map(people.map((each) => [each.id, each]))
  const playerOf = ({ person, bot, rating }: EntrantRow): Player => {
    if (bot !== null) return { kind: 'house bot', bot, rating }
    const found = nameOf.get(person ?? '')
    return { kind: found?.kind ?? 'person', id: person ?? '', name: found?.name ?? '', rating }
  }
  return {
    tournament: infoOf(row, entrants.length),
    entrants: entrants.map((each) => ({
      number: each.number,
      player: playerOf(each),
      isOut: each.out === 1,
    })),
    pairings: pairings.map(({ round, first, second, match, laid, points }) => ({
      round,
      first,
      second,
      match: laid === 1 ? match : null,
      points,
    })),
    standings: standingsOf(entrants.map(entrantOf), pairings.map(pairedOf)),
    divisions: await shownTournaments(storage, divisions),
  }
}

function infoOf(row: TournamentRow, entrants: number): TournamentInfo {
  const { id, name, kind, rulebook, setup, rounds, round, status, owner, season, division } = row
  return {
    ...{ id, name, kind, rulebook, setup, rounds, round, status, owner, season, division, entrants },
    clock: JSON.parse(row.clock) as Clock,
    rated: row.rated === 1,
    bots: row.bots === 1,
    createdAt: row.created_at,
  }
}
