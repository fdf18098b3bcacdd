import { mini } from '@gunbai/mini'
import { expect, test } from 'vitest'
import { reasonsOf } from './reason.ts'
import type { Comparison } from './search/comparison.ts'

/** Answers of these worths, which are won so often at once, in a game with nothing else to count. */
const compared = (worths: readonly number[], wins: readonly number[] = []) =>
  ({
    worlds: 100,
    outcomes: () => worths.map((worth, i) => ({ worth, wins: wins[i] ?? 0, aspects: [] })),
    spread: () => 1,
    weight: () => 0,
  }) as unknown as Comparison

const plain = { ...mini, knowledge: { ...mini.knowledge, aspects: [] } }
const reasons = (comparison: Comparison, answers = 3) =>
  reasonsOf(plain as never, answers, comparison).map(({ id }) => id)

test('47, 42 and 29 in a hundred are not each as good as the others', () => {
  expect(reasons(compared([0.47, 0.42, 0.29]))).toEqual(['advice.ahead', 'advice.behind', 'advice.behind'])
})

test('what is alike is called so, and what is behind says by how much', () => {
  expect(reasons(compared([0.47, 0.46, 0.3]))).toEqual(['advice.even', 'advice.even', 'advice.behind'])
  const [, , last] = reasonsOf(plain as never, 3, compared([0.5, 0.5, 0.25]))
  expect(last?.values).toEqual({ less: 0.25 })
})

test('what wins at once says so first; the only choice has no other', () => {
  expect(reasons(compared([0.6, 0.5], [0.4, 0.1]))).toEqual(['advice.wins', 'advice.behind'])
  expect(reasons(compared([0.6]), 1)).toEqual(['advice.only'])
})
