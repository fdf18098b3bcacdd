import { expect, test } from 'vitest'
import { ratings } from './elo.ts'

/** The chance that a player with so many points more wins, by the definition of the scale. */
const expectedScore = (lead: number): number => 1 / (1 + 10 ** (-lead / 400))

test('two players: the difference is the one whose expectation is the score', () => {
  const [one, other] = ratings(2, [{ pair: [0, 1], games: 1000, points: 750 }])
  // one drawn game is added to those played
  expect(expectedScore((one?.elo ?? 0) - (other?.elo ?? 0))).toBeCloseTo(750.5 / 1001, 6)
  expect((one?.elo ?? 0) + (other?.elo ?? 0)).toBeCloseTo(0, 6)
})

test('two players: the interval is the one of the textbook', () => {
  const [one] = ratings(2, [{ pair: [0, 1], games: 99, points: 49.5 }])
  // the difference has the variance 1 / (n p (1 - p)) in natural units; each player bears half of it
  const half = (1.959964 * (400 / Math.log(10))) / Math.sqrt(100 / 4) / 2
  expect(one?.plusMinus).toBeCloseTo(half, 6)
})

test('who never lost is rated high, not infinitely', () => {
  const [one, other] = ratings(2, [{ pair: [0, 1], games: 400, points: 400 }])
  expect(one?.elo).toBeGreaterThan(other?.elo ?? 0)
  expect(Number.isFinite(one?.elo)).toBe(true)
  expect(Number.isFinite(one?.plusMinus)).toBe(true)
})

test('results made from known ratings give those ratings back', () => {
  const known = [-150, -20, 40, 130]
  const meetings = known.flatMap((a, i) =>
    known.slice(i + 1).map((b, j) => ({
      pair: [i, i + 1 + j] as const,
      games: 1_000_000,
      points: 1_000_000 * expectedScore(a - b),
    })),
  )
  ratings(4, meetings).forEach(({ elo, plusMinus }, i) => {
    expect(elo).toBeCloseTo(known[i] as number, 1)
    expect(plusMinus).toBeLessThan(1)
  })
})

test('intervals cover the truth about 95 times of 100', () => {
  let bits = 12345
  const random = () => {
    bits = (Math.imul(bits, 1103515245) + 12345) >>> 0
    return bits / 2 ** 32
  }
  let covered = 0
  for (let i = 0; i < 1000; i++) {
    let points = 0
    for (let game = 0; game < 100; game++) if (random() < expectedScore(100)) points++
    const [one, other] = ratings(2, [{ pair: [0, 1], games: 100, points }])
    const difference = (one?.elo ?? 0) - (other?.elo ?? 0)
    if (Math.abs(difference - 100) < 2 * (one?.plusMinus ?? 0)) covered++
  }
  expect(covered).toBeGreaterThan(930)
  expect(covered).toBeLessThan(975)
})
