import { below } from '@gunbai/kernel'
import { type Bot, type BotSeed, botStream } from './bot.ts'
import { bestOf } from './greedy.ts'

/** Of a hundred answers a beginner does not see so many, and of a hundred questions he answers so many on a whim. */
const overlooked = 35
const whims = 15

/** Plays as greedy would, but overlooks a third of what could be done and now and then does what just comes to mind. */
export function beginnerBot(seed: BotSeed): Bot {
  const chance = botStream(seed)
  return {
    id: 'beginner',
    choose: (rulebook, state, seat, answers) => {
      const { knowledge } = rulebook
      if (below(chance, 100) < whims) return knowledge.playout(state, seat, answers, chance)
      const noticed = answers.filter(() => below(chance, 100) >= overlooked)
      const seen = noticed.length === 0 ? answers : noticed
      const imagined = rulebook.imagine(state, seat, chance)
      return bestOf(seen, knowledge.appraise(imagined, seat, seen), chance)
    },
  }
}
