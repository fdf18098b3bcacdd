import { type Bot, makeBot } from '@gunbai/bots'
import { chancesIn, drawAnew, Fate, judged, resultBySeat } from '@gunbai/bots/review'
import {
  below,
  firstSeat,
  type GameState,
  next,
  type Rulebook,
  type Setup,
  type Stream,
  stream,
  streamFrom,
} from '@gunbai/kernel'

/** What is looked at. */
export interface CalibrationOrder {
  readonly rulebook: Rulebook
  readonly setups: readonly Setup[]
  readonly games: number
  /** Of each game so many positions, spread evenly over it. */
  readonly positions: number
  /** Each position is played to the end so often, as greedy plays. */
  readonly playouts: number
  readonly seed: string
}

/** The ways to say a chance that are held against playouts. */
export const ways = ['evaluation', 'turn'] as const
export type Way = (typeof ways)[number]

/** One seat in one position: what was said, and how often it was won. */
export interface Sample {
  /** Where in its game, from 0 to 1. */
  readonly phase: number
  readonly said: Readonly<Record<Way, number>>
  /** The share of the playouts. */
  readonly won: number
}

/** How far what was said is from what came. */
export interface Fit {
  readonly samples: number
  /** Root mean square of what was said minus what is true, in points of 100; the noise of playouts taken off. */
  readonly error: number
  /** Mean of what was said minus what came, in points. */
  readonly bias: number
  readonly correlation: number
}

/** Of everything that was said to be so likely, how often it was won. */
export interface Bin {
  readonly said: number
  readonly won: number
  readonly samples: number
}

/** The turn under way is played on so often for what it says. */
const turnsPlayed = 8

/** Positions of greedy games, each with what was said of it and what came of it. */
export function* samplesOf(order: CalibrationOrder): Generator<readonly Sample[]> {
  const { rulebook, setups, games, positions, seed } = order
  for (let game = 0; game < games; game++) {
    const chance = streamFrom(`${seed} ${game}`, 'calibration')
    const setup = setups[game % setups.length] as Setup
    const course = greedyGame(rulebook, setup, `${seed} ${game}`)
    const samples: Sample[] = []
    for (let i = 0; i < positions; i++) {
      const place = Math.floor(((i + below(chance, 1000) / 1000) * course.length) / positions)
      samples.push(...sampled(order, course[place] as GameState, place / course.length, chance))
    }
    yield samples
  }
}

/** Every position of a game between greedy bots. */
function greedyGame(rulebook: Rulebook, setup: Setup, seed: string): GameState[] {
  const state = rulebook.begin(setup, seed)
  const players = state.asked.map((_, seat) => makeBot('greedy', `${seed} ${seat}`))
  const course: GameState[] = []
  while (state.result === null) {
    course.push(rulebook.copy(state))
    const seat = firstSeat(state.awaiting)
    const answers = rulebook.answers(state, seat)
    rulebook.play(state, seat, (players[seat] as Bot).choose(rulebook, state, seat, answers))
  }
  return course
}

function sampled(order: CalibrationOrder, state: GameState, phase: number, chance: Stream): Sample[] {
  const { rulebook, playouts } = order
  const anew = () => {
    const world = rulebook.copy(state)
    drawAnew(rulebook, world, chance)
    return world
  }
  const evaluation = judged(rulebook, state)
  let worlds = 0
  const fate = () => new Fate(rulebook, stream(next(chance), next(chance), 0, 0), ++worlds)
  const turn = meanOf(turnsPlayed, () => chancesIn(rulebook, anew(), fate()))
  const won = meanOf(playouts, () => {
    const world = anew()
    while (world.result === null) chancesIn(rulebook, world, fate(), 1)
    return resultBySeat(world.result, world.asked.length)
  })
  // of two seats the second says the same again
  const seats = state.asked.length === 2 ? [0] : [...state.asked.keys()]
  return seats.map((seat) => ({
    phase,
    said: { evaluation: evaluation[seat] as number, turn: turn[seat] as number },
    won: won[seat] as number,
  }))
}

function meanOf(times: number, chances: () => readonly number[]): number[] {
  let sums: number[] = []
  for (let i = 0; i < times; i++) {
    const came = chances()
    sums = came.map((each, seat) => (sums[seat] ?? 0) + each)
  }
  return sums.map((sum) => sum / times)
}

export function fitOf(samples: readonly Sample[], way: Way, playouts: number): Fit {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / Math.max(1, samples.length)
  const off = (sample: Sample) => sample.said[way] - sample.won
  const noise = mean(({ won }) => (won * (1 - won)) / Math.max(1, playouts - 1))
  const said = mean((sample) => sample.said[way])
  const won = mean((sample) => sample.won)
  const together = mean((sample) => (sample.said[way] - said) * (sample.won - won))
  const spreads = mean((sample) => (sample.said[way] - said) ** 2) * mean((sample) => (sample.won - won) ** 2)
  return {
    samples: samples.length,
    error: 100 * Math.sqrt(Math.max(0, mean((sample) => off(sample) ** 2) - noise)),
    bias: 100 * mean(off),
    correlation: spreads === 0 ? 0 : together / Math.sqrt(spreads),
  }
}

const binWidth = 0.1

/** By tenths of what was said, those that were said at all. */
export function binsOf(samples: readonly Sample[], way: Way): Bin[] {
  const bins = Array.from({ length: Math.round(1 / binWidth) }, () => ({ said: 0, won: 0, samples: 0 }))
  for (const { said, won } of samples) {
    const bin = bins[Math.min(bins.length - 1, Math.floor(said[way] / binWidth))]
    if (bin === undefined) continue
    bin.said += said[way]
    bin.won += won
    bin.samples++
  }
  return bins
    .filter((bin) => bin.samples > 0)
    .map(({ said, won, samples: n }) => ({ said: said / n, won: won / n, samples: n }))
}
