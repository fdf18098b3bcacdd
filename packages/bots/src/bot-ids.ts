/** Every kind of opponent, weakest first. */
export const botIds = ['random', 'beginner', 'playout', 'greedy', 'strong'] as const
export type BotId = (typeof botIds)[number]

/** Those that answer at once, for many games in a short time. */
export const quickBotIds: readonly BotId[] = botIds.filter((id) => id !== 'strong')
