import { below, type Stream } from '@gunbai/kernel'
import { type Bot, type BotSeed, botStream } from './bot.ts'

/** The answer that the rulebook thinks worth most, in a world that the seat imagines; one of the best where several are. */
export function greedyBot(seed: BotSeed): Bot {
  const chance = botStream(seed)
  return {
    id: 'greedy',
    choose: (rulebook, state, seat, answers) => {
      const imagined = rulebook.imagine(state, seat, chance)
      return bestOf(answers, rulebook.knowledge.appraise(imagined, seat, answers), chance)
    },
  }
}

/** What is worth most; of several that are worth the same, any. */
export function bestOf<T>(list: readonly T[], worths: readonly number[], chance: Stream): T {
  let best = 0
  let equals = 1
  for (let i = 1; i < list.length; i++) {
    const lead = (worths[i] as number) - (worths[best] as number)
    if (lead > 0) {
      best = i
      equals = 1
    } else if (lead === 0 && below(chance, ++equals) === 0) {
      best = i
    }
  }
  return list[best] as T
}
