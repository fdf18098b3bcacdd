import { expect, test } from 'vitest'
import { fuzzed } from '../../testing/fuzzed.ts'

test.each([{ what: 'in whole games', answers: 5000, setups: null, finished: 25 }])(
  'the fuzzer finds nothing wrong with the skirmish $what',
  async ({ answers, setups, finished }) => {
    const { clean, tally, failures } = await fuzzed('skirmish', answers, setups)
    expect(failures).toEqual([])
    expect(clean).toBe(true)
    expect(tally.answers).toBe(answers)
    expect(tally.games - tally.unfinished).toBeGreaterThanOrEqual(finished)
  },
)
