import { shareInterval } from '@gunbai/bots/lab'
import { type Adjusted, adjusted } from '../luck/control.ts'
import { type Meeting, type Rating, ratings } from './elo.ts'
import type { Effort, LadderGame } from './ladder-game.ts'
import { type LadderOrder, type Pairing, pairings } from './pairing.ts'

/** How the bots stand after the games. */
export interface Standings {
  readonly order: LadderOrder
  readonly bots: readonly BotStanding[]
  readonly meetings: readonly MeetingStanding[]
}

export interface BotStanding extends Rating {
  readonly bot: string
  readonly games: number
  readonly points: number
  readonly millisecondsPerDecision: number
  readonly secondsPerTurn: number
  readonly slowestTurnSeconds: number
  readonly heapMegabytes: number
}

/** Two bots against each other; points, shares and the interval are the first one's. */
export interface MeetingStanding extends Meeting {
  readonly bots: readonly [string, string]
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly unfinished: number
  readonly interval: readonly [number, number]
  readonly bySetup: Readonly<Record<string, { readonly games: number; readonly points: number }>>
  /** Of the games in which it had the first seat, and of the others. */
  readonly pointsBySeat: readonly [number, number]
  /** The share with luck taken off, where luck was reckoned; a game that was given up has none. */
  readonly adjusted: Adjusted | null
}

export function standingsOf(order: LadderOrder, played: readonly LadderGame[]): Standings {
  const plan = pairings(order)
  const meetings = order.bots.flatMap((_, one) =>
    order.bots.slice(one + 1).map((__, i) => {
      const pair = [one, one + 1 + i] as const
      const games = played.filter(({ game }) => isPair(plan[game] as Pairing, pair))
      return meetingOf(order, plan, pair, games)
    }),
  )
  const rated = ratings(order.bots.length, meetings)
  return {
    order,
    bots: order.bots.map((bot, i) => ({ bot, ...(rated[i] as Rating), ...sumsOf(i, plan, played) })),
    meetings,
  }
}

function isPair({ pair }: Pairing, [one, other]: readonly [number, number]): boolean {
  return pair[0] === one && pair[1] === other
}

function meetingOf(
  order: LadderOrder,
  plan: readonly Pairing[],
  pair: readonly [number, number],
  games: readonly LadderGame[],
): MeetingStanding {
  const bySetup: Record<string, { games: number; points: number }> = {}
  const pointsBySeat: [number, number] = [0, 0]
  for (const { game, score } of games) {
    const { setup, first } = plan[game] as Pairing
    bySetup[setup] ??= { games: 0, points: 0 }
    bySetup[setup].games++
    bySetup[setup].points += score
    pointsBySeat[first] += score
  }
  const points = sum(games.map(({ score }) => score))
  return {
    pair,
    bots: [order.bots[pair[0]] as string, order.bots[pair[1]] as string],
    games: games.length,
    points,
    won: games.filter(({ score }) => score > 0.5).length,
    drawn: games.filter(({ score }) => score === 0.5).length,
    lost: games.filter(({ score }) => score < 0.5).length,
    unfinished: games.filter(({ finished }) => !finished).length,
    interval: shareInterval(points, games.length),
    bySetup,
    pointsBySeat,
    adjusted:
      order.luck === undefined
        ? null
        : adjusted(games.map(({ score, luck = 0 }) => ({ result: score, luck }))),
  }
}

function sumsOf(
  bot: number,
  plan: readonly Pairing[],
  played: readonly LadderGame[],
): Omit<BotStanding, 'bot' | keyof Rating> {
  const own = played.flatMap(({ game, score, effort }) => {
    const side = (plan[game] as Pairing).pair.indexOf(bot)
    if (side < 0) return []
    return [{ points: side === 0 ? score : 1 - score, effort: effort[side] as Effort }]
  })
  const total = (of: (effort: Effort) => number) => sum(own.map(({ effort }) => of(effort)))
  const largest = (of: (effort: Effort) => number) => Math.max(0, ...own.map(({ effort }) => of(effort)))
  const milliseconds = total((each) => each.milliseconds)
  return {
    games: own.length,
    points: sum(own.map(({ points }) => points)),
    millisecondsPerDecision:
      milliseconds /
      Math.max(
        1,
        total((each) => each.decisions),
      ),
    secondsPerTurn:
      milliseconds /
      1000 /
      Math.max(
        1,
        total((each) => each.turns),
      ),
    slowestTurnSeconds: largest((each) => each.slowestTurn) / 1000,
    heapMegabytes: largest((each) => each.heap) / 2 ** 20,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0)
}
