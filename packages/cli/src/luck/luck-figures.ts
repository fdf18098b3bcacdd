import { type Adjusted, adjusted, spreadOf } from './control.ts'
import type { LuckGame } from './luck-game.ts'

export interface LuckFigures {
  readonly games: number
  /** By how much start, luck and choices missed the result at worst. */
  readonly missed: number
  readonly seats: readonly SeatFigures[]
  /** Over all seats (of two the first), by which part the variance of results is less when luck is taken off as it is. */
  readonly explained: number
  /** The same where as much of it is taken off as is best, each half of the games by what the other half says. */
  readonly best: number
  readonly weight: number
  /** Which part of the variance of results is only the noise of few worlds, in the luck of the first seat. */
  readonly noise: number | null
  /** With so much of the games luck-adjusted results tell as much. */
  readonly gamesNeeded: number
}

export interface SeatFigures extends Adjusted {
  readonly luck: number
  readonly luckWithin: number
}

export function luckFigures(games: readonly LuckGame[]): LuckFigures {
  const places = games[0]?.result.map((_, seat) => seat) ?? []
  const counted = places.length === 2 ? [0] : places
  const seats = places.map((seat) => seatFigures(games, seat))
  const variance = (of: (game: LuckGame, seat: number) => number) =>
    counted.reduce((sum, seat) => sum + spreadOf(games.map((game) => of(game, seat))).variance, 0)
  const plain = variance(({ result }, seat) => result[seat] as number)
  const left = variance(({ result, luck }, seat) => (result[seat] as number) - (luck[seat] as number))
  const best = spreadOf(counted.map((seat) => (seats[seat] as SeatFigures).explained)).mean
  const noises = games.flatMap(({ noise }) => noise?.[0] ?? [])
  return {
    games: games.length,
    missed: Math.max(0, ...games.map(({ missed }) => missed)),
    seats,
    explained: plain === 0 ? 0 : 1 - left / plain,
    best,
    weight: spreadOf(counted.map((seat) => (seats[seat] as SeatFigures).weight)).mean,
    noise:
      noises.length === 0
        ? null
        : spreadOf(noises).mean / spreadOf(games.map(({ result }) => result[0] ?? 0)).variance,
    gamesNeeded: 1 - best,
  }
}

function seatFigures(games: readonly LuckGame[], seat: number): SeatFigures {
  const controlled = games.map(({ result, luck }) => ({
    result: result[seat] as number,
    luck: luck[seat] as number,
  }))
  const { mean, within } = spreadOf(controlled.map(({ luck }) => luck))
  return { luck: mean, luckWithin: within, ...adjusted(controlled) }
}
