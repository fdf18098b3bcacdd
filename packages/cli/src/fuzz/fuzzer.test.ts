import { type Language, languages, type Messages, type Rulebook, replay } from '@gunbai/kernel'
import { type MiniAction, type MiniEvent, type MiniState, type MiniView, mini } from '@gunbai/mini'
import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { broken } from '../testing/broken-minis.ts'
import { type FuzzOrder, fuzz } from './fuzzer.ts'
import { type Failure, isClean, type Tally } from './tally.ts'

type Mini = Rulebook<MiniState, MiniAction, MiniEvent, MiniView>

const messages = Object.fromEntries(
  await Promise.all(languages.map(async (each) => [each, await findRulebook('mini').messages(each)])),
) as Record<Language, Messages>

interface Found {
  readonly tally: Tally
  readonly failures: { readonly failure: Failure; readonly record: Parameters<typeof replay>[1] | null }[]
}

function fuzzMini(broken: Partial<Mini> = {}, order: Partial<FuzzOrder> = {}): Found {
  const failures: Found['failures'] = []
  const rulebook = { ...mini, ...broken } as unknown as Rulebook
  const tally = fuzz(
    { rulebook, messages, setups: mini.setups, answers: 3000, seed: '1', maxAnswers: 1000, ...order },
    { answered: () => {}, failed: (failure, record) => void failures.push({ failure, record }) },
  )
  return { tally, failures }
}

test('finds nothing wrong with the miniature rulebook, and has tried', () => {
  const { tally, failures } = fuzzMini()
  expect(failures).toEqual([])
  expect(isClean(tally)).toBe(true)
  expect(tally.answers).toBe(3000)
  expect(tally.illegalTried).toBeGreaterThan(2000)
  expect(tally.wrongSeatTried).toBeGreaterThan(2000)
  expect(tally.staleTried).toBeGreaterThan(2000)
  expect(tally.games).toBeGreaterThan(40)
})

test('does the same again from the same seed, and something else from another', () => {
  expect(fuzzMini().tally).toEqual(fuzzMini().tally)
  expect(fuzzMini({}, { seed: '2' }).tally).not.toEqual(fuzzMini().tally)
})

test('leaves long games and counts them', () => {
  expect(fuzzMini({}, { answers: 100, maxAnswers: 10 }).tally).toMatchObject({
    games: 10,
    unfinished: 10,
    answers: 100,
  })
})

test('spreads the answers over all setups', () => {
  const begun: string[] = []
  const setups = ['a', 'b', 'c'].map((id) => ({
    id,
    seats: 2,
    options: [{ name: 'stakes', values: ['low', 'high'] }],
  }))
  const { tally } = fuzzMini(
    {
      setups,
      begin: (setup, seed, tell) => {
        begun.push(`${setup.id} ${setup.options.stakes}`)
        return mini.begin({ id: 'duel', options: {} }, seed, tell)
      },
    },
    { setups, answers: 1000 },
  )
  expect(tally.answers).toBe(1000)
  expect([...new Set(begun)].sort()).toEqual(['a high', 'a low', 'b high', 'b low', 'c high', 'c low'])
})

describe('finds a rulebook that', () => {
  test.each(broken)('%s', (_what, check, words, parts) => {
    const { tally, failures } = fuzzMini(parts)
    expect(failures.map(({ failure }) => failure.message.replaceAll(/\d+/g, '#'))).toContainEqual(
      expect.stringMatching(words),
    )
    expect(tally[check]).toBeGreaterThan(0)
    expect(isClean(tally)).toBe(false)
  })

  test('plays differently the second time', () => {
    let games = 0
    const { tally } = fuzzMini({
      begin: (setup, seed, tell) => mini.begin(setup, `${seed} ${games++}`, tell),
    })
    expect(tally.replayMismatches + tally.undoMismatches).toBeGreaterThan(0)
  })

  test('takes back to another place than where it was', () => {
    const spoilt = {
      ...mini,
      begin: (...how: Parameters<Mini['begin']>) => {
        const state = mini.begin(...how)
        // counts how often it was begun, in a place that only a hash sees
        return Object.assign(state, { begun: spoilt.begun++ })
      },
      begun: 0,
    }
    expect(fuzzMini(spoilt).tally.undoMismatches).toBeGreaterThan(0)
  })
})

describe('a failure', () => {
  const lateTrouble: Partial<Mini> = {
    scrutiny: {
      ...mini.scrutiny,
      violations: (s) => (s.deck.discards.length >= 4 ? [`${s.round} is too late`] : []),
    },
  }

  test('leaves a record that shows it at its end, as short as can be', () => {
    const { failures } = fuzzMini(lateTrouble, { answers: 500 })
    for (const { record } of failures) {
      if (record === null) throw new Error('no record')
      const match = replay(mini, record)
      expect(match.state.deck.discards.length).toBe(4)
      // two bids, a counter and a pass for each of the four cards, where each fell in a round of its own
      expect(record.answers.length).toBeLessThanOrEqual(16)
    }
    expect(failures.length).toBeGreaterThan(0)
  })

  test('is followed by four more at most', () => {
    expect(fuzzMini(lateTrouble, { answers: 100_000 }).failures).toHaveLength(5)
  })

  test('in the very first position leaves a record without answers', () => {
    const { failures } = fuzzMini({ scrutiny: { ...mini.scrutiny, violations: () => ['nothing is right'] } })
    expect(failures[0]?.record?.answers).toEqual([])
  })
})
