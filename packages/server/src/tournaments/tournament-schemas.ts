import { Type } from 'typebox'
import { exactly, id, oneOf, orNull, time, word } from '../api/schemas/basics.ts'
import { clock, player } from '../api/schemas/matches.ts'
import { tournamentKinds, tournamentStatuses } from '../storage/tournament-tables.ts'
import type { TournamentInfo, TournamentPage } from './shown-tournament.ts'

export const tournamentWish = exactly({
  name: Type.String({ minLength: 3, maxLength: 60 }),
  kind: oneOf(tournamentKinds),
  rulebook: word,
  setup: Type.String({ ...word, description: 'one with two seats' }),
  clock,
  rated: Type.Boolean(),
  bots: Type.Boolean({ description: 'whether programs may take part' }),
  rounds: Type.Integer({
    minimum: 1,
    maximum: 20,
    description:
      'of a Swiss tournament, at most half of those who play; of a league, its seasons; otherwise it follows',
  }),
  size: Type.Optional(Type.Integer({ minimum: 3, maximum: 16, description: 'of a league: of a division' })),
  moving: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 4, description: 'of a league: who go up and down' }),
  ),
})

const number = Type.Integer({ description: 'of an entrant' })
const halfPoints = Type.Integer({ description: 'in half points' })

export const tournamentInfo = Type.Unsafe<TournamentInfo>(
  Type.Object(
    {
      id,
      name: Type.String(),
      kind: oneOf(tournamentKinds),
      rulebook: Type.String(),
      setup: Type.String(),
      clock,
      rated: Type.Boolean(),
      bots: Type.Boolean(),
      rounds: Type.Integer(),
      round: Type.Integer({ description: 'the one that is played; 0 before the first' }),
      status: oneOf(tournamentStatuses),
      owner: id,
      season: orNull(Type.Integer()),
      division: orNull(Type.Integer({ description: 'of a league, from 1, the best' })),
      createdAt: time,
      entrants: Type.Integer(),
    },
    { title: 'Tournament' },
  ),
)

export const tournamentList = Type.Object({ tournaments: Type.Array(tournamentInfo) })

export const tournamentPage = Type.Unsafe<TournamentPage>(
  Type.Object({
    tournament: tournamentInfo,
    entrants: Type.Array(Type.Object({ number, player, isOut: Type.Boolean() })),
    pairings: Type.Array(
      Type.Object({
        round: Type.Integer(),
        first: number,
        second: orNull(number),
        match: orNull(Type.String()),
        points: orNull(halfPoints),
      }),
    ),
    standings: Type.Array(
      Type.Object({
        place: Type.Integer(),
        number,
        points: halfPoints,
        played: Type.Integer(),
        wins: Type.Integer(),
        buchholz: halfPoints,
        sonnebornBerger: Type.Number(),
      }),
    ),
    divisions: Type.Array(tournamentInfo),
  }),
)
