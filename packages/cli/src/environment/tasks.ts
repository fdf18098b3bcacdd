import { type Environment, rewardsOf } from './environment.ts'

/**
 * A fixed task: so many games of a setup, from every seat in turn, against bots of the house. Game n has the seed
 * `task <id> <n>` and is played from seat n modulo the seats.
 */
export interface Task {
  readonly id: string
  readonly rulebook: string
  readonly setup: string
  /** Who plays every other seat. */
  readonly opponent: string
  readonly games: number
}

// biome-ignore format: a table
export const tasks: readonly Task[] = [
  { id: 'duel',     rulebook: 'mini',     setup: 'duel',          opponent: 'greedy', games: 1000 },
  { id: 'skirmish', rulebook: 'skirmish', setup: 'fords',         opponent: 'greedy', games: 400 },
  { id: 'samurai',  rulebook: 'samurai',  setup: 'gmt-01',        opponent: 'greedy', games: 200 },
  { id: 'shogun',   rulebook: 'shogun',   setup: 'standard-3',    opponent: 'greedy', games: 90 },
  { id: 'glory',    rulebook: 'glory',    setup: 'two-crossings', opponent: 'greedy', games: 100 },
]

/** What somebody reached: the mean reward, and half the width of its interval of 95 %. */
export interface TaskScore {
  readonly task: string
  readonly bot: string
  readonly games: number
  readonly mean: number
  readonly margin: number
  readonly cut: number
}

/** Has a bot of the house do a task, through the same environment as anybody. */
export function doTask(
  environment: Environment,
  { id, opponent, games }: Task,
  bot: string,
  played: (games: number) => void = () => {},
): TaskScore {
  const rewards: number[] = []
  let cut = 0
  for (let n = 0; n < games; n++) {
    const seat = n % environment.seats
    const players = Array.from({ length: environment.seats }, (_, each) => (each === seat ? bot : opponent))
    const number = environment.begin({ seed: `task ${id} ${n}`, players })
    const { state } = environment.game(number)
    if (state.result === null) cut++
    rewards.push(rewardsOf(state, environment.seats)[seat] as number)
    environment.forget(number)
    played(n + 1)
  }
  const mean = rewards.reduce((sum, each) => sum + each, 0) / games
  const spread = rewards.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, games - 1)
  const margin = 1.96 * Math.sqrt(spread / games)
  return { task: id, bot, games, mean: rounded(mean), margin: rounded(margin), cut }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
