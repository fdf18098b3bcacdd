import { shareInterval } from './interval.ts'
import { type LabGame, scoreOf } from './lab-game.ts'

/** The shortest, the one with a quarter of them below it, and so on. */
export interface Spread {
  readonly least: number
  readonly quarter: number
  readonly median: number
  readonly threeQuarters: number
  readonly most: number
}

/** What the games of one battle came to. */
export interface LabFigures {
  readonly games: number
  readonly unfinished: number
  /** By seat, games won; a shared one counts for each its part. */
  readonly wins: readonly number[]
  /** By seat, between which shares of all games the true one lies, 19 times in 20 (Wilson). */
  readonly interval: readonly (readonly [number, number])[]
  readonly turns: Spread | null
  /** By number of turns, how many games. */
  readonly lengths: Readonly<Record<number, number>>
  /** By the message that says why it ended, how many games. */
  readonly causes: Readonly<Record<string, number>>
  /** By place, fights a game. */
  readonly fights: Readonly<Record<number, number>>
  /** By piece, in how many games it moved and fought; a piece that never did either is not there. */
  readonly pieces: Readonly<Record<number, { readonly moved: number; readonly fought: number }>>
  /** By title, how often a game it was played. */
  readonly cards: Readonly<Record<string, number>>
}

/** Takes games in, in any order, and says what they came to so far. */
export class LabTally {
  private readonly played = new Map<number, LabGame>()
  private readonly seats: number

  constructor(seats: number) {
    this.seats = seats
  }

  add(game: LabGame): void {
    this.played.set(game.game, game)
  }

  get games(): number {
    return this.played.size
  }

  /** By the number of the game, what it was worth to that seat. */
  scores(seat: number): ReadonlyMap<number, number> {
    return new Map([...this.played].map(([number, game]) => [number, scoreOf(game, seat)]))
  }

  figures(): LabFigures {
    const all = [...this.played.values()]
    const games = all.length
    const seats = Array.from({ length: this.seats }, (_, seat) => seat)
    const wins = seats.map((seat) => all.reduce((sum, game) => sum + scoreOf(game, seat), 0))
    const turns = all.map((game) => game.turns).sort((a, b) => a - b)
    return {
      games,
      unfinished: all.filter(({ winners }) => winners === null).length,
      wins,
      interval: wins.map((won) => rounded(shareInterval(won, games))),
      turns: spreadOf(turns),
      lengths: countOf(turns),
      causes: countOf(all.map(({ because }) => because).filter((because) => because !== '')),
      fights: perGame(all.map(({ fights }) => fights)),
      pieces: piecesIn(all),
      cards: perGame(all.map(({ cards }) => cards)),
    }
  }
}

function piecesIn(games: readonly LabGame[]): Record<number, { moved: number; fought: number }> {
  const pieces: Record<number, { moved: number; fought: number }> = {}
  for (const game of games) {
    for (const deed of ['moved', 'fought'] as const) {
      for (const piece of game[deed]) {
        pieces[piece] ??= { moved: 0, fought: 0 }
        pieces[piece][deed]++
      }
    }
  }
  return pieces
}

function perGame(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const count of counts) for (const [key, n] of Object.entries(count)) sums[key] = (sums[key] ?? 0) + n
  return Object.fromEntries(
    Object.entries(sums)
      .sort(([, a], [, b]) => b - a)
      .map(([key, sum]) => [key, Math.round((1000 * sum) / counts.length) / 1000]),
  )
}

function countOf(list: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const each of list) counts[each] = (counts[each] ?? 0) + 1
  return counts
}

function spreadOf(sorted: readonly number[]): Spread | null {
  if (sorted.length === 0) return null
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number
  return { least: at(0), quarter: at(0.25), median: at(0.5), threeQuarters: at(0.75), most: at(1) }
}

export const rounded = ([low, high]: readonly [number, number]): [number, number] => [
  Math.round(low * 10_000) / 10_000,
  Math.round(high * 10_000) / 10_000,
]
