import { expect, test } from 'vitest'
import { luckShare, shareInterval } from './interval.ts'

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

test('luck decides what the weaker bot wins, and as much again', () => {
  expect(luckShare([1, 1, 1, 0])).toEqual({ games: 4, stronger: 0.75, share: 0.5 })
  expect([luckShare([1, 1]).share, luckShare([0, 0, 1]).share]).toEqual([0, 1])
})
