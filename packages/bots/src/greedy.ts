import { below } from '@gunbai/kernel'
import { type Bot, type BotSeed, botStream } from './bot.ts'

/** The answer that the rulebook thinks worth most, in a world that the seat imagines; one of the best where several are. */
export function greedyBot(seed: BotSeed): Bot {
  const chance = botStream(seed)
  return {
    id: 'greedy',
    choose: (rulebook, state, seat, answers) => {
      const imagined = rulebook.imagine(state, seat, chance)
      const worths = rulebook.knowledge.appraise(imagined, seat, answers)
      let best = 0
      let equals = 1
      for (let i = 1; i < answers.length; i++) {
        const lead = (worths[i] as number) - (worths[best] as number)
        if (lead > 0) {
          best = i
          equals = 1
        } else if (lead === 0 && below(chance, ++equals) === 0) {
          best = i
        }
      }
      return answers[best] as (typeof answers)[number]
    },
  }
}
