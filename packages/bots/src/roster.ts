import { BadInput, shown } from '@gunbai/kernel'
import type { Bot, BotSeed } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { playoutBot } from './playout.ts'
import { randomBot } from './random.ts'

/** Every kind of opponent, weakest first. */
export const botIds = ['random', 'playout', 'greedy'] as const
export type BotId = (typeof botIds)[number]

const makers: Readonly<Record<BotId, (seed: BotSeed) => Bot>> = {
  random: randomBot,
  playout: playoutBot,
  greedy: greedyBot,
}

/** A bot of that kind with chance of its own. Throws BadInput, with the kinds that there are. */
export function makeBot(id: string, seed: BotSeed): Bot {
  const known = botIds.find((each) => each === id)
  if (known === undefined) {
    throw new BadInput(`There is no bot ${shown(id)}. There are ${botIds.join(', ')}.`)
  }
  return makers[known](seed)
}
