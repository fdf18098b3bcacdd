import { type Bot, makeBot } from '@gunbai/bots'
import { type Course, courseOf, reckon, worldsInReview } from '@gunbai/bots/review'
import { chooseSetup, firstSeat, Match, type Rulebook, type Setup } from '@gunbai/kernel'
import type { LuckOrder } from './luck-order.ts'

/** What one game showed. */
export interface LuckGame {
  readonly game: number
  readonly setup: string
  /** By seat. */
  readonly result: readonly number[]
  readonly luck: readonly number[]
  /** By seat, the variance of the luck by the number of worlds alone; null where it is not known. */
  readonly noise: readonly number[] | null
  /** In how many worlds a review would reckon it. */
  readonly inReview: number
  /** By how much start, luck and choices miss the result at worst. */
  readonly missed: number
}

/** One game of the order: all about it follows from its number. */
export function luckGame(rulebook: Rulebook, order: LuckOrder, game: number): LuckGame {
  const { setups, bots, worlds, turns } = order
  const setup = setups[game % setups.length] as string
  const seed = `${order.seed} ${setup} ${game}`
  const course = courseOfBots(rulebook, chooseSetup(rulebook, setup), seed, bots)
  const accounts = reckon(course, worlds, { seed, ...(turns === undefined ? {} : { turns }) }).accounts()
  const misses = accounts.map(({ start, luck, own, others, result }) =>
    Math.abs(start + luck + own + others - result),
  )
  return {
    game,
    setup,
    result: course.result,
    luck: accounts.map(({ luck }) => luck),
    noise: worlds < 2 ? null : accounts.map(({ interval: [low, high] }) => ((high - low) / (2 * 1.96)) ** 2),
    inReview: worldsInReview(course),
    missed: Math.max(...misses),
  }
}

/** A game that bots have played to its end, to be read again. */
export function courseOfBots(
  rulebook: Rulebook,
  setup: Setup,
  seed: string,
  bots: readonly string[],
): Course {
  const match = new Match(rulebook, setup, seed)
  const { state } = match
  const players = state.asked.map((_, seat) => makeBot(bots[seat % bots.length] as string, `${seed} ${seat}`))
  while (state.result === null) {
    const seat = firstSeat(state.awaiting)
    const list = rulebook.answers(state, seat)
    const action = (players[seat] as Bot).choose(rulebook, state, seat, list)
    match.answer(seat, state.asked[seat] ?? 0, action)
  }
  return courseOf(rulebook, match.record)
}
