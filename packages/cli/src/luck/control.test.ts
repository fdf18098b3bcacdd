import { below, next, streamOf } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { adjusted } from './control.ts'

/** Games that are won by strength and luck, of which three quarters are seen, twice as large as they are. */
function games(count: number, seed: number) {
  const chance = streamOf(seed)
  const throws = () => (below(chance, 6) - 2.5) / 10
  return Array.from({ length: count }, () => {
    const seen = throws() + throws() + throws()
    const share = 0.6 + seen + throws()
    return { result: next(chance) / 0x1_0000_0000 < share ? 1 : 0, luck: 2 * seen }
  })
}

test('luck taken off leaves the mean what it is, and a smaller interval', () => {
  const { plain, mean, within, plainWithin, weight, explained } = adjusted(games(4000, 1))
  expect(Math.abs(mean - plain)).toBeLessThan(plainWithin)
  expect(weight).toBeGreaterThan(0.4)
  expect(weight).toBeLessThan(0.55)
  expect(explained).toBeGreaterThan(0.2)
  expect(within ** 2 / plainWithin ** 2).toBeCloseTo(1 - explained, 2)
})

test('few games are not adjusted by what they say themselves: over many such samples the mean is the true one', () => {
  let sum = 0
  for (let sample = 0; sample < 3000; sample++) sum += adjusted(games(8, sample + 1)).mean
  const many = adjusted(games(200_000, 99)).plain
  expect(Math.abs(sum / 3000 - many)).toBeLessThan(0.012)
})

test('luck that says nothing takes nothing off', () => {
  const even = [0, 1, 1, 0].map((result) => ({ result, luck: 0 }))
  expect(adjusted(even)).toMatchObject({ plain: 0.5, mean: 0.5, explained: 0 })
})
