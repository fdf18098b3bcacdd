import { BadInput, shown } from '@gunbai/kernel'
import { apprenticeBot } from './apprentice.ts'
import { beginnerBot } from './beginner.ts'
import type { Bot, BotSeed } from './bot.ts'
import { type BotId, botIds, type earlierBotIds } from './bot-ids.ts'
import { type Budget, parseBudget, usualBudget } from './budget.ts'
import { type Clock, now } from './clock.ts'
import { greedyBot } from './greedy.ts'
import { habits, iterations } from './levels.ts'
import { playoutBot } from './playout.ts'
import { randomBot } from './random.ts'
import { usualManner } from './search/look-ahead.ts'
import { strongBot } from './strong.ts'

type Maker = (seed: BotSeed, budget: Budget | null, clock: Clock) => Bot

const searcher =
  (usual: Budget, manner = { ...usualManner, isEven: true }): Maker =>
  (seed, budget, clock) =>
    strongBot(seed, budget ?? usual, clock, manner)

const stepwise = (level: 'level-6' | 'level-7'): Maker =>
  searcher({ unit: 'iterations', perTurn: iterations[level] })

const makers: Readonly<Record<BotId | (typeof earlierBotIds)[number], Maker>> = {
  random: randomBot,
  beginner: beginnerBot,
  playout: playoutBot,
  greedy: greedyBot,
  strong: searcher(usualBudget),
  'strong-1': searcher(usualBudget, { ...usualManner, isEven: false }),
  'level-1': (seed) => apprenticeBot(seed, habits['level-1']),
  'level-2': (seed) => apprenticeBot(seed, habits['level-2']),
  'level-3': (seed) => apprenticeBot(seed, habits['level-3']),
  'level-4': (seed) => apprenticeBot(seed, habits['level-4']),
  'level-5': greedyBot,
  'level-6': stepwise('level-6'),
  'level-7': stepwise('level-7'),
  'level-8': searcher(usualBudget),
}

/**
 * A bot of that kind with chance of its own, for one seat of one game. `strong` thinks for two seconds a turn; another
 * budget is written behind it: `strong:300ms`, `strong:5000` (iterations); time is told by the clock. Throws BadInput, with the kinds that there are.
 */
export function makeBot(id: string, seed: BotSeed, clock: Clock = now): Bot {
  const [kind, budget] = id.split(':', 2)
  if (kind === undefined || !Object.hasOwn(makers, kind)) {
    throw new BadInput(`There is no bot ${shown(id)}. There are ${botIds.join(', ')}.`)
  }
  const make = makers[kind as keyof typeof makers]
  return { ...make(seed, budget === undefined ? null : parseBudget(budget), clock), id }
}
