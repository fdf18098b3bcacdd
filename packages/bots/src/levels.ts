/**
 * Eight steps from somebody who has just read the rules to the best there is: each a way to play that people know. How far
 * apart they are stands in docs/opponents.md.
 */
export const levelIds = [
  'level-1',
  'level-2',
  'level-3',
  'level-4',
  'level-5',
  'level-6',
  'level-7',
  'level-8',
] as const
export type LevelId = (typeof levelIds)[number]

/** How somebody falls short of what he knows. */
export interface Habits {
  /** The share of what could be done that he does not see in a turn, unless it stands out. */
  readonly overlooks: number
  /** By how much he misjudges what he sees, against how far the answers lie apart. */
  readonly misjudges: number
}

/** Of those who play by eye. */
export const habits: Readonly<Record<'level-1' | 'level-2' | 'level-3' | 'level-4', Habits>> = {
  'level-1': { overlooks: 0.7, misjudges: 1.2 },
  'level-2': { overlooks: 0.55, misjudges: 0.9 },
  'level-3': { overlooks: 0.42, misjudges: 0.65 },
  'level-4': { overlooks: 0.25, misjudges: 0.35 },
}

/** Of those who search, how far they look ahead in a turn: the same on every machine. The last thinks by the clock, as `strong` does. */
export const iterations = { 'level-6': 60, 'level-7': 300 } as const
