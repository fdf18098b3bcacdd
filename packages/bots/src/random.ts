import { pick } from '@gunbai/kernel'
import { type Bot, type BotSeed, botStream } from './bot.ts'

/** Any legal answer, each as likely. */
export function randomBot(seed: BotSeed): Bot {
  const chance = botStream(seed)
  return { id: 'random', choose: (_rulebook, _state, _seat, answers) => pick(chance, answers) }
}
