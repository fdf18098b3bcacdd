import { expect, test } from 'vitest'
import { performanceIn, ratingTogether } from './performance.ts'

const games = (scores: readonly number[], against = 1500) => scores.map((score) => ({ against, score }))

test('whoever wins half of the games performs as the others are rated', () => {
  expect(performanceIn(games([1, 0, 1, 0])).rating).toBeCloseTo(1500, 0)
  expect(performanceIn(games([1, 0, 1, 0], 1800)).rating).toBeCloseTo(1800, 0)
})

test('three of four won against equals comes near to 191 points more, the nearer the more games', () => {
  const few = performanceIn(games([1, 1, 1, 0]))
  const many = performanceIn(games(Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 0 : 1))))
  expect(few.rating).toBeLessThan(many.rating)
  expect(many.rating).toBeCloseTo(1691, -1)
  expect(many.within).toBeLessThan(few.within / 5)
})

test('all games won are no rating without end', () => {
  const { rating } = performanceIn(games([1, 1, 1]))
  expect(rating).toBeGreaterThan(1600)
  expect(rating).toBeLessThan(2100)
})

test('scores that lie closer together say more', () => {
  const results = performanceIn(games([1, 0, 1, 1, 0, 1]))
  const even = performanceIn(games([0.7, 0.5, 0.7, 0.8, 0.5, 0.8]))
  expect(even.rating).toBeCloseTo(results.rating, 0)
  expect(even.within).toBeLessThan(results.within / 2)
})

test('three equals together are a rival who wins three times as often', () => {
  expect(ratingTogether([1500])).toBeCloseTo(1500)
  const together = ratingTogether([1500, 1500, 1500])
  expect(
    performanceIn(
      games(
        Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 1 : 0)),
        together,
      ),
    ).rating,
  ).toBeCloseTo(1500, -1)
})
