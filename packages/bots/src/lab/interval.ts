/** Two-sided 95 % of the normal distribution. */
const z95 = 1.959964

/** The 95 % interval of a share (Wilson), which stays between 0 and 1 and holds for few games too. */
export function shareInterval(points: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1]
  const share = points / games
  const z2 = z95 * z95
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games)
  const half = (z95 / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/** How much of a battle luck decides, by a weaker bot that plays a stronger one from both seats. */
export interface LuckShare {
  readonly games: number
  /** Of all games, what the stronger one won. */
  readonly stronger: number
  /** 1 where the stronger wins no oftener than the weaker, 0 where it always wins. */
  readonly share: number
}

/** From what each game was worth to the stronger one. What the weaker wins, and as many more, luck decided. */
export function luckShare(scores: readonly number[]): LuckShare {
  const stronger = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  return { games: scores.length, stronger, share: Math.max(0, Math.min(1, 2 * (1 - stronger))) }
}
