/**
 * Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (2013). The names are those of the paper, whose steps
 * are numbered in the comments.
 */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** One result against one opponent: 1 won, 0 lost, a half drawn. */
export interface Score {
  readonly against: Rating
  readonly score: 0 | 0.5 | 1
}

export const newcomer: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** How much volatility may change; the paper recommends 0.3 to 1.2. */
const tau = 0.5
const scale = 173.7178
const tolerance = 0.000001

/** The rating after one rating period with these results. */
export function rated(player: Rating, scores: readonly Score[]): Rating {
  // Step 2
  const mu = (player.rating - newcomer.rating) / scale
  const phi = player.deviation / scale
  const sigma = player.volatility
  // Step 6, for whoever has not played
  if (scores.length === 0) return { ...player, deviation: Math.hypot(phi, sigma) * scale }
  // Steps 3 and 4
  let information = 0
  let surprise = 0
  for (const { against, score } of scores) {
    const weight = g(against.deviation / scale)
    const expected = 1 / (1 + Math.exp(-weight * (mu - (against.rating - newcomer.rating) / scale)))
    information += weight * weight * expected * (1 - expected)
    surprise += weight * (score - expected)
  }
  const v = 1 / information
  const volatility = newVolatility(sigma, phi, v, v * surprise)
  // Steps 6, 7 and 8
  const phiStar = Math.hypot(phi, volatility)
  const newPhi = 1 / Math.sqrt(1 / (phiStar * phiStar) + 1 / v)
  return {
    rating: newcomer.rating + scale * (mu + newPhi * newPhi * surprise),
    deviation: scale * newPhi,
    volatility,
  }
}

function g(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI))
}

/** Step 5, by the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma * sigma)
  const f = (x: number): number => {
    const e = Math.exp(x)
    const sum = phi * phi + v + e
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (tau * tau)
  }
  let low = a
  let high: number
  if (delta * delta > phi * phi + v) {
    high = Math.log(delta * delta - phi * phi - v)
  } else {
    let k = 1
    while (f(a - k * tau) < 0) k++
    high = a - k * tau
  }
  let fLow = f(low)
  let fHigh = f(high)
  while (Math.abs(high - low) > tolerance) {
    const c = low + ((low - high) * fLow) / (fHigh - fLow)
    const fC = f(c)
    if (fC * fHigh <= 0) {
      low = high
      fLow = fHigh
    } else {
      fLow /= 2
    }
    high = c
    fHigh = fC
  }
  return Math.exp(low / 2)
}
