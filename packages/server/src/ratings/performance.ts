/** A game as it counts for how well somebody has played: against whom, and what it was worth. */
export interface Performed {
  /** The rating of all others together. */
  readonly against: number
  /** 1 won, 0 lost; where luck is taken off it may lie beyond both. */
  readonly score: number
}

export interface Performance {
  readonly rating: number
  /** Half its interval of 95 %. */
  readonly within: number
}

/** A rating of others together: whoever has it wins as often as all of them. */
export function ratingTogether(ratings: readonly number[]): number {
  return 400 * Math.log10(ratings.reduce((sum, rating) => sum + 10 ** (rating / 400), 0))
}

/**
 * The rating with which just this would have been expected. One drawn game against the same company is counted beside
 * them: whoever has won everything is not without end.
 */
export function performanceIn(games: readonly Performed[]): Performance {
  const company = games.reduce((sum, { against }) => sum + against, 0) / Math.max(1, games.length)
  const counted = [...games, { against: company, score: 0.5 }]
  let [low, high] = [company - 2000, company + 2000]
  while (high - low > 0.01) {
    const middle = (low + high) / 2
    const missing = counted.reduce((sum, { against, score }) => sum + score - expected(middle, against), 0)
    if (missing > 0) low = middle
    else high = middle
  }
  const rating = (low + high) / 2
  let squares = 0
  let slope = 0
  for (const { against, score } of counted) {
    const share = expected(rating, against)
    squares += (score - share) ** 2
    slope += (share * (1 - share) * Math.LN10) / 400
  }
  return { rating, within: (1.96 * Math.sqrt(squares)) / slope }
}

function expected(rating: number, against: number): number {
  return 1 / (1 + 10 ** ((against - rating) / 400))
}
