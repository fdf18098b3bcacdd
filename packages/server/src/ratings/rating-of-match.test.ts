import { expect, test } from 'vitest'
import { newRatings } from './rating-of-match.ts'

const after = (players: string[], winners: number[]) =>
  newRatings('mini', players, { winners, by: 'rules', because: null }, [], 5).map(({ rating }) =>
    Math.round(rating),
  )

test('the winner gains what the loser loses when both are new', () => {
  const [won = 0, lost = 0] = after(['a', 'b'], [0])
  expect(won).toBeGreaterThan(1500)
  expect(won - 1500).toBe(1500 - lost)
})

test('of three, the winner has beaten two, and each of the others has lost once', () => {
  const [first = 0, second = 0, third = 0] = after(['a', 'b', 'bot:greedy'], [0])
  const [duellist = 0, loser = 0] = after(['a', 'b'], [0])
  expect(first).toBeGreaterThan(duellist)
  expect(second).toBe(loser)
  expect(third).toBe(loser)
})

test('a draw of all leaves equals where they were, and counts as a game', () => {
  expect(after(['a', 'b', 'c'], [])).toEqual([1500, 1500, 1500])
  const rows = newRatings('mini', ['a', 'b'], { winners: [], by: 'agreement', because: null }, [], 5)
  expect(rows.map((each) => each.games)).toEqual([1, 1])
})
