import { levelIds } from './levels.ts'

/** Those that answer at once, for many games in a short time, weakest first. */
export const quickBotIds = ['random', 'beginner', 'playout', 'greedy'] as const

/** Every kind of opponent: what they are called by how they think, and the eight steps of strength. */
export const botIds = [...quickBotIds, 'strong', ...levelIds] as const
export type BotId = (typeof botIds)[number]

/** Earlier ones, kept to be measured against: `strong-1` searches as `strong` did before luck was taken off. */
export const earlierBotIds = ['strong-1'] as const
