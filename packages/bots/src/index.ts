export { type Bot, type BotSeed, botStream } from './bot.ts'
export { unfairChoice } from './fairness.ts'
export { type BotId, botIds, makeBot, quickBotIds } from './roster.ts'
export { chooseInPortions, type StopSign, type Thought } from './thought.ts'
