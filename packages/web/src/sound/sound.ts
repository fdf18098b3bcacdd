/** What can be heard at the table. */
export const sounds = ['dice', 'card', 'step', 'clash', 'shot', 'horn', 'drum', 'bell'] as const
export type Sound = (typeof sounds)[number]
