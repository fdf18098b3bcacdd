/**
 * Two battles that were played on the same seeds. The test is fixed before the run: McNemar's, exact and two-sided, at 5 %, on all
 * games that were ordered.
 */
export interface Comparison {
  readonly games: number
  /** The first seat's share of the one and of the other. */
  readonly shares: readonly [number, number]
  /** Pairs that only the one won, and only the other. */
  readonly onlyFirst: number
  readonly onlySecond: number
  /** How likely so unlike a result is, or one more so, if they do not differ. */
  readonly chance: number
  readonly differs: boolean
}

const level = 0.05

export function compare(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): Comparison {
  const pairs = [...one].flatMap(([game, score]) => {
    const theirs = other.get(game)
    return theirs === undefined ? [] : [[score, theirs] as const]
  })
  const share = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / Math.max(1, pairs.length)
  const onlyFirst = pairs.filter(([a, b]) => a > b).length
  const onlySecond = pairs.filter(([a, b]) => b > a).length
  const chance = twoSided(Math.min(onlyFirst, onlySecond), onlyFirst + onlySecond)
  return {
    games: pairs.length,
    shares: [share(0), share(1)],
    onlyFirst,
    onlySecond,
    chance,
    differs: chance < level,
  }
}

/** How likely so few heads, or so few tails, are in so many throws of a fair coin. */
function twoSided(few: number, throws: number): number {
  let logChoose = 0
  let sum = 0
  for (let heads = 0; heads <= few; heads++) {
    sum += Math.exp(logChoose - throws * Math.LN2)
    logChoose += Math.log((throws - heads) / (heads + 1))
  }
  return Math.min(1, 2 * sum)
}
