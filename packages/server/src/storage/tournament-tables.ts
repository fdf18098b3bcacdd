export const tournamentKinds = ['round robin', 'swiss', 'knock-out', 'league'] as const
export type TournamentKind = (typeof tournamentKinds)[number]

export const tournamentStatuses = ['open', 'running', 'over'] as const

export interface TournamentRow {
  id: string
  name: string
  kind: TournamentKind
  rulebook: string
  setup: string
  clock: string // JSON
  rated: number
  bots: number // 1 where programs may take part
  rounds: number // of a league: seasons
  round: number // the one that is played, from 1; 0 before the first
  status: (typeof tournamentStatuses)[number]
  owner: string
  league: string | null // whose season and division this is
  season: number | null
  division: number | null // from 1, the best
  size: number | null // of a league: how many play in a division
  moving: number | null // of a league: how many go up and down
  created_at: number
  ended_at: number | null
}

export interface EntrantRow {
  tournament: string
  number: number // from 1
  person: string | null
  bot: string | null // a bot of this house
  rating: number // when they entered; by it they are seeded
  out: number // 1 where they take no further part
}

export interface PairingRow {
  tournament: string
  round: number
  place: number
  first: number // the entrant in the first seat
  second: number | null // null is a bye
  match: string | null
  laid: number // 1 when the match is there
  leg: number // how often they have begun, from 1: who must be parted plays again after a draw
  points: number | null // of the first, in half points; null while it is played
}
