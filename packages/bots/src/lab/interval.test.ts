import { expect, test } from 'vitest'
import { shareInterval } from './interval.ts'

test.each([
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [5, 10, 0.237, 0.763],
  [120, 160, 0.678, 0.811],
])('%d of %d games: Wilson says %f to %f', (points, games, low, high) => {
  const [from, to] = shareInterval(points, games)
  expect(from).toBeCloseTo(low, 3)
  expect(to).toBeCloseTo(high, 3)
})

test('no games say nothing', () => {
  expect(shareInterval(0, 0)).toEqual([0, 1])
})
