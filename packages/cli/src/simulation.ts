import { type Bot, makeBot } from '@gunbai/bots'
import { shareInterval } from '@gunbai/bots/lab'
import { firstSeat, type GameState, type Rulebook, type Setup, sha256Words } from '@gunbai/kernel'

/** What a simulation is asked to do. */
export interface SimulationOrder {
  readonly rulebook: Rulebook
  readonly setup: Setup
  readonly games: number
  readonly seed: string
  /** By seat, the bot that plays it. */
  readonly bots: readonly string[]
  /** A game that takes more answers is left unfinished. */
  readonly maxAnswers: number
  /** How long other games are played first, so that the rates are those of rules which are compiled and warm. */
  readonly warmUpMilliseconds: number
}

/** What it found. `wins` is by seat, with `draws`; an unfinished game is neither. */
export interface SimulationFigures {
  games: number
  finished: number
  answers: number
  answersPerSecond: number
  gamesPerSecond: number
  wins: Record<string, number>
  meanAnswers: number
  /** As `wins`: between which shares of the finished games the true one lies, 19 times in 20 (Wilson's interval). */
  intervals: Record<string, [number, number]>
  /** Answers of the finished games. */
  lengths: Lengths | null
  /** By the message that says why it ended, how many games. */
  causes: Record<string, number>
}

/** How long games are: the shortest, the one with a quarter of them below it, and so on. */
export interface Lengths {
  least: number
  quarter: number
  median: number
  threeQuarters: number
  most: number
}

/**
 * Plays games as fast as the rules go. Every game has its seeds from its own number, so that it can be played again
 * alone.
 */
export function simulate(
  order: SimulationOrder,
  played: (games: number) => void = () => {},
): SimulationFigures {
  const { rulebook, setup, games, seed, bots, maxAnswers } = order
  const botSeeds = sha256Words(`bots\n${seed}`)[0] as number
  const wins: Record<string, number> = Object.fromEntries(bots.map((_, seat) => [seat, 0]))
  wins.draws = 0
  const causes: Record<string, number> = {}
  const lengths: number[] = []
  let answers = 0
  warmUp(order)
  const start = performance.now()
  for (let game = 0; game < games; game++) {
    const state = rulebook.begin(setup, `${seed} ${game}`)
    const players = bots.map((id, seat) => makeBot(id, botSeeds + game * bots.length + seat))
    const length = playOut(rulebook, state, players, maxAnswers)
    answers += length
    if (state.result !== null) {
      lengths.push(length)
      count(wins, state.result.winners)
      causes[state.result.because] = (causes[state.result.because] ?? 0) + 1
    }
    played(game + 1)
  }
  const seconds = (performance.now() - start) / 1000
  return {
    games,
    finished: lengths.length,
    answers,
    answersPerSecond: Math.round(answers / seconds),
    gamesPerSecond: Math.round((games / seconds) * 100) / 100,
    wins,
    meanAnswers: Math.round((answers / games) * 100) / 100,
    intervals: Object.fromEntries(
      Object.entries(wins).map(([who, n]) => [who, rounded(shareInterval(n, lengths.length))]),
    ),
    lengths: lengthsOf(lengths),
    causes: Object.fromEntries(Object.entries(causes).sort(([, a], [, b]) => b - a)),
  }
}

const rounded = ([low, high]: readonly [number, number]): [number, number] => [
  Math.round(low * 10_000) / 10_000,
  Math.round(high * 10_000) / 10_000,
]

function lengthsOf(lengths: number[]): Lengths | null {
  if (lengths.length === 0) return null
  lengths.sort((a, b) => a - b)
  const at = (share: number) => lengths[Math.round(share * (lengths.length - 1))] as number
  return { least: at(0), quarter: at(0.25), median: at(0.5), threeQuarters: at(0.75), most: at(1) }
}

/** Plays other games of the same kind until the time is over, in the midst of one if need be. */
function warmUp({ rulebook, setup, bots, maxAnswers, warmUpMilliseconds }: SimulationOrder): void {
  const end = performance.now() + warmUpMilliseconds
  for (let game = 0; performance.now() < end; game++) {
    const state = rulebook.begin(setup, `warm-up ${game}`)
    const players = bots.map((id, seat) => makeBot(id, game * bots.length + seat))
    for (
      let answers = 0;
      state.result === null && answers < maxAnswers && performance.now() < end;
      answers += 100
    ) {
      playOut(rulebook, state, players, 100)
    }
  }
}

/** The hot loop: nothing in it but the rules and the bots. Gives the number of answers. */
function playOut(rulebook: Rulebook, state: GameState, players: readonly Bot[], maxAnswers: number): number {
  let answers = 0
  while (state.result === null && answers < maxAnswers) {
    const seat = firstSeat(state.awaiting)
    const bot = players[seat] as Bot
    rulebook.play(state, seat, bot.choose(rulebook, state, seat, rulebook.answers(state, seat)))
    answers++
  }
  return answers
}

function count(wins: Record<string, number>, winners: readonly number[]): void {
  if (winners.length === 0) wins.draws = (wins.draws ?? 0) + 1
  for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1
}
