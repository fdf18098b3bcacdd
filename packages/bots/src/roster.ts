import { BadInput, shown } from '@gunbai/kernel'
import { beginnerBot } from './beginner.ts'
import type { Bot, BotSeed } from './bot.ts'
import { type BotId, botIds } from './bot-ids.ts'
import { type Budget, parseBudget, usualBudget } from './budget.ts'
import { type Clock, now } from './clock.ts'
import { greedyBot } from './greedy.ts'
import { playoutBot } from './playout.ts'
import { randomBot } from './random.ts'
import { strongBot } from './strong.ts'

const makers: Readonly<Record<BotId, (seed: BotSeed, budget: Budget, clock: Clock) => Bot>> = {
  random: randomBot,
  beginner: beginnerBot,
  playout: playoutBot,
  greedy: greedyBot,
  strong: strongBot,
}

/**
 * A bot of that kind with chance of its own, for one seat of one game. `strong` thinks for two seconds a turn; another
 * budget is written behind it: `strong:300ms`, `strong:5000` (iterations); time is told by the clock. Throws BadInput, with the kinds that there are.
 */
export function makeBot(id: string, seed: BotSeed, clock: Clock = now): Bot {
  const [kind, budget] = id.split(':', 2)
  const known = botIds.find((each) => each === kind)
  if (known === undefined) {
    throw new BadInput(`There is no bot ${shown(id)}. There are ${botIds.join(', ')}.`)
  }
  return { ...makers[known](seed, budget === undefined ? usualBudget : parseBudget(budget), clock), id }
}
