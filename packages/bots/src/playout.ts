import { type Bot, type BotSeed, botStream } from './bot.ts'

/** The rulebook's own quick policy, with which games are played out. It is trusted to read what its seat may know. */
export function playoutBot(seed: BotSeed): Bot {
  const chance = botStream(seed)
  return {
    id: 'playout',
    choose: ({ knowledge }, state, seat, answers) => knowledge.playout(state, seat, answers, chance),
  }
}
