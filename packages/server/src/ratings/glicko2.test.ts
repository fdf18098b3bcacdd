import { expect, test } from 'vitest'
import { newcomer, rated } from './glicko2.ts'

const volatility = 0.06

test("the paper's example: 1500 becomes 1464.06, deviation 151.52, volatility 0.05999", () => {
  const after = rated({ rating: 1500, deviation: 200, volatility }, [
    { against: { rating: 1400, deviation: 30, volatility }, score: 1 },
    { against: { rating: 1550, deviation: 100, volatility }, score: 0 },
    { against: { rating: 1700, deviation: 300, volatility }, score: 0 },
  ])
  expect(after.rating).toBeCloseTo(1464.06, 1)
  expect(after.deviation).toBeCloseTo(151.52, 1)
  expect(after.volatility).toBeCloseTo(0.05999, 4)
})

test('whoever does not play keeps the rating and is known less well', () => {
  const after = rated({ rating: 1700, deviation: 50, volatility }, [])
  expect(after.rating).toBe(1700)
  expect(after.deviation).toBeGreaterThan(50)
})

test('a draw between equals changes no rating', () => {
  const after = rated(newcomer, [{ against: newcomer, score: 0.5 }])
  expect(after.rating).toBeCloseTo(1500, 9)
  expect(after.deviation).toBeLessThan(350)
})

test('a great surprise raises volatility', () => {
  const weak = { rating: 1000, deviation: 40, volatility }
  const strong = { rating: 2000, deviation: 40, volatility }
  expect(rated(weak, Array(5).fill({ against: strong, score: 1 })).volatility).toBeGreaterThan(volatility)
})
