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
