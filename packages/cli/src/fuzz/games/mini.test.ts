import { expect, test } from 'vitest'
import { fuzzed } from '../../testing/fuzzed.ts'

test.each([{ what: 'in whole games', answers: 5000, setups: null, finished: 40 }])(
  'the fuzzer finds nothing wrong with the miniature rulebook $what',
  async ({ answers, setups, finished }) => {
    const { clean, tally, failures } = await fuzzed('mini', answers, setups)
    expect(failures).toEqual([])
    expect(clean).toBe(true)
    expect(tally.answers).toBe(answers)
    expect(tally.games - tally.unfinished).toBeGreaterThanOrEqual(finished)
  },
)
