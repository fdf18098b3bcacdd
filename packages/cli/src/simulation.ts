import { type Bot, makeBot } from '@gunbai/bots'
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
  let finished = 0
  let answers = 0
  warmUp(order)
  const start = performance.now()
  for (let game = 0; game < games; game++) {
    const state = rulebook.begin(setup, `${seed} ${game}`)
    const players = bots.map((id, seat) => makeBot(id, botSeeds + game * bots.length + seat))
    answers += playOut(rulebook, state, players, maxAnswers)
    if (state.result !== null) {
      finished++
      count(wins, state.result.winners)
    }
    played(game + 1)
  }
  const seconds = (performance.now() - start) / 1000
  return {
    games,
    finished,
    answers,
    answersPerSecond: Math.round(answers / seconds),
    gamesPerSecond: Math.round((games / seconds) * 100) / 100,
    wins,
    meanAnswers: Math.round((answers / games) * 100) / 100,
  }
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
