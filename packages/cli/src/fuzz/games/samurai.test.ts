import { expect, test } from 'vitest'
import { fuzzed } from '../../testing/fuzzed.ts'

test.each([
  { what: 'as games begin, in every setup', answers: 1000, setups: null, finished: 0 },
  { what: 'in whole games', answers: 4000, setups: ['gmt-39', 'zvezda-3', 'campaign-18-19'], finished: 1 },
])('the fuzzer finds nothing wrong with Samurai Battles $what', async ({ answers, setups, finished }) => {
  const { clean, tally, failures } = await fuzzed('samurai', answers, setups)
  expect(failures).toEqual([])
  expect(clean).toBe(true)
  expect(tally.answers).toBe(answers)
  expect(tally.games - tally.unfinished).toBeGreaterThanOrEqual(finished)
})
