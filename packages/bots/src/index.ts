export { type Bot, type BotSeed, botStream } from './bot.ts'
export { unfairChoice } from './fairness.ts'
export { type BotId, botIds, makeBot } from './roster.ts'
