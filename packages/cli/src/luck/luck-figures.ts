import { below, streamOf } from '@gunbai/kernel'
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
  /** What the worlds of a review would explain of them: their noise is measured, and so much of it reckoned off. */
  readonly inReview: InReview | null
  /** With so much of the games luck-adjusted results tell as much. */
  readonly gamesNeeded: number
}

export interface InReview {
  /** The mean of the games. */
  readonly worlds: number
  readonly explained: number
  /** 95 of 100 samples that are drawn from these games, again and again, lie between. */
  readonly interval: readonly [low: number, high: number]
}

export interface SeatFigures extends Adjusted {
  readonly luck: number
  readonly luckWithin: number
}

/** `worlds` are those in which each game was reckoned. */
export function luckFigures(games: readonly LuckGame[], worlds: number): LuckFigures {
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
    inReview: noises.length === 0 ? null : inReview(games, counted, worlds),
    gamesNeeded: 1 - best,
  }
}

const resamples = 400

function inReview(games: readonly LuckGame[], seats: readonly number[], worlds: number): InReview {
  const chance = streamOf(1)
  const again = Array.from({ length: resamples }, () =>
    explainedInReview(
      games.map(() => games[below(chance, games.length)] as LuckGame),
      seats,
      worlds,
    ),
  ).sort((a, b) => a - b)
  const at = (share: number) => again[Math.round(share * (resamples - 1))] as number
  return {
    worlds: spreadOf(games.map((each) => each.inReview)).mean,
    explained: explainedInReview(games, seats, worlds),
    interval: [at(0.025), at(0.975)],
  }
}

/** A game that is reckoned in twice as many worlds has half the noise. */
function explainedInReview(games: readonly LuckGame[], seats: readonly number[], worlds: number): number {
  let plain = 0
  let left = 0
  for (const seat of seats) {
    plain += spreadOf(games.map(({ result }) => result[seat] as number)).variance
    left += spreadOf(
      games.map(({ result, luck }) => (result[seat] as number) - (luck[seat] as number)),
    ).variance
    left -= spreadOf(games.map((each) => (each.noise?.[seat] as number) * (1 - worlds / each.inReview))).mean
  }
  return plain === 0 ? 0 : 1 - left / plain
}

function seatFigures(games: readonly LuckGame[], seat: number): SeatFigures {
  const controlled = games.map(({ result, luck }) => ({
    result: result[seat] as number,
    luck: luck[seat] as number,
  }))
  const { mean, within } = spreadOf(controlled.map(({ luck }) => luck))
  return { luck: mean, luckWithin: within, ...adjusted(controlled) }
}
