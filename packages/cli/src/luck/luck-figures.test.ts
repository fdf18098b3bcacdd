import { below, streamOf } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { luckFigures } from './luck-figures.ts'

/** Games that are won by two dice of which luck sees one, in so many worlds of which each is off by a third die. */
function games(count: number, worlds: number) {
  const chance = streamOf(7)
  const die = () => (below(chance, 6) - 2.5) / 10
  return Array.from({ length: count }, (_, game) => {
    const seen = die()
    const result = 0.5 + seen + die()
    const looks = Array.from({ length: worlds }, () => seen + die())
    const luck = looks.reduce((sum, look) => sum + look) / worlds
    const noise = looks.reduce((sum, look) => sum + (look - luck) ** 2, 0) / (worlds - 1) / worlds
    return {
      game,
      setup: 'dice',
      result: [result, 1 - result],
      luck: [luck, -luck],
      noise: [noise, noise],
      inReview: 30,
      missed: 0,
    }
  })
}

test('what a review would explain is told from few worlds: half, less a thirtieth of the noise', () => {
  const { explained, inReview } = luckFigures(games(4000, 3), 3)
  // a variance of 1 is seen, 1 is not, and a third of 1 is noise
  expect(explained).toBeCloseTo(1 - (1 + 1 / 3) / 2, 1)
  expect(inReview?.explained).toBeCloseTo(1 - (1 + 1 / 30) / 2, 1)
  const [low, high] = inReview?.interval ?? [1, 0]
  expect(low).toBeLessThan(0.483)
  expect(high).toBeGreaterThan(0.483)
  expect(high - low).toBeLessThan(0.08)
})

test('of a single world nobody knows the noise', () => {
  const single = games(10, 2).map((game) => ({ ...game, noise: null }))
  expect(luckFigures(single, 1).inReview).toBeNull()
})
