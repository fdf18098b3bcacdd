/** A result and a luck that is 0 in the mean: with the luck taken off, fewer games tell as much. */
export interface Controlled {
  readonly result: number
  readonly luck: number
}

export interface Adjusted {
  /** The mean of the results, and half its interval of 95 %. */
  readonly plain: number
  readonly plainWithin: number
  /** The same with luck taken off. */
  readonly mean: number
  readonly within: number
  /** So much of a game's luck is taken off: the mean of both halves. */
  readonly weight: number
  /** By which part the variance is less. */
  readonly explained: number
}

const sides = 1.96

/**
 * The mean of results with luck taken off. How much of it is best taken off is found from the games themselves, of each half
 * from the other one: so it knows nothing of the game that it is used for, and the mean stays unbiased. Neighbours, which may
 * be of the same deal, are in the same half.
 */
export function adjusted(games: readonly Controlled[]): Adjusted {
  const halves = [0, 1].map((half) => games.filter((_, i) => (i >> 1) % 2 === half)) as [
    Controlled[],
    Controlled[],
  ]
  const weights = halves.map(weightOf)
  const left = halves.flatMap((half, i) =>
    half.map(({ result, luck }) => result - (weights[1 - i] as number) * luck),
  )
  const plain = spreadOf(games.map(({ result }) => result))
  const rest = spreadOf(left)
  return {
    plain: plain.mean,
    plainWithin: plain.within,
    mean: rest.mean,
    within: rest.within,
    weight: (weights[0] as number) / 2 + (weights[1] as number) / 2,
    explained: plain.variance === 0 ? 0 : 1 - rest.variance / plain.variance,
  }
}

/** Before any game is seen all of it is taken off; that weighs as much as some ten games do. */
const beforehand = 1

/** How much of the luck is best taken off, as these games say it: the slope of results by luck. */
function weightOf(games: readonly Controlled[]): number {
  const results = spreadOf(games.map(({ result }) => result))
  const lucks = spreadOf(games.map(({ luck }) => luck))
  const together = games.reduce(
    (sum, { result, luck }) => sum + (result - results.mean) * (luck - lucks.mean),
    0,
  )
  return (together + beforehand) / (lucks.variance * Math.max(0, games.length - 1) + beforehand)
}

export function spreadOf(list: readonly number[]): { mean: number; variance: number; within: number } {
  const mean = list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)
  const variance = list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, list.length - 1)
  return { mean, variance, within: sides * Math.sqrt(variance / Math.max(1, list.length)) }
}
