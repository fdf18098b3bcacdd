import { expect, test } from 'vitest'
import { fuzzed } from '../../testing/fuzzed.ts'

test.each([
  { what: 'as games begin, with every number of clans', answers: 600, setups: null, finished: 0 },
  { what: 'in whole games', answers: 6000, setups: ['standard-3'], finished: 1 },
])('the fuzzer finds nothing wrong with Shogun $what', async ({ answers, setups, finished }) => {
  const { clean, tally, failures } = await fuzzed('shogun', answers, setups)
  expect(failures).toEqual([])
  expect(clean).toBe(true)
  expect(tally.answers).toBe(answers)
  expect(tally.games - tally.unfinished).toBeGreaterThanOrEqual(finished)
})
