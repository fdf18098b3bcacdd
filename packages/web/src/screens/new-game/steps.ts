/** The eight steps of strength, and where those stand on it that are called by how they think. */

const others: Readonly<Record<string, number>> = { beginner: 2, playout: 3, greedy: 5, strong: 8 }

/** The bot of a step from 1 to 8. */
export const botOfStep = (step: number): string => `level-${step}`

/** On which step a bot stands; null for one that stands on none. */
export function stepOf(bot: string): number | null {
  const found = /^level-([1-8])$/.exec(bot)
  return found === null ? (others[bot] ?? null) : Number(found[1])
}

export const newcomersStep = 2
