import { expect, test } from 'vitest'
import { fuzzed } from '../../testing/fuzzed.ts'

test.each([
  { what: 'as games begin, in every battle', answers: 800, setups: null, finished: 0 },
  { what: 'in whole games', answers: 5000, setups: ['mormant', 'montebello'], finished: 1 },
])('the fuzzer finds nothing wrong with Days of Glory $what', async ({ answers, setups, finished }) => {
  const { clean, tally, failures } = await fuzzed('glory', answers, setups)
  expect(failures).toEqual([])
  expect(clean).toBe(true)
  expect(tally.answers).toBe(answers)
  expect(tally.games - tally.unfinished).toBeGreaterThanOrEqual(finished)
})
