import type { MatchPosition } from '@gunbai/server/wire'
import { expect, test } from 'vitest'
import { clockText, lateSeat, timeLeft } from './clock.ts'

const position = {
  now: 1_000,
  clocks: [5_000, 4_000, null],
  questions: [{ seat: 1 }],
  bots: 0,
} as unknown as MatchPosition

test('only the clock of whoever is asked runs', () => {
  expect(timeLeft(position, 0, 3_000)).toBe(5_000)
  expect(timeLeft(position, 1, 3_000)).toBe(2_000)
  expect(timeLeft(position, 2, 3_000)).toBeNull()
})

test('whose time is up may be claimed against by the others, and not against a bot', () => {
  expect(lateSeat(position, 0, 4_999)).toBeNull()
  expect(lateSeat(position, 0, 5_000)).toBe(1)
  expect(lateSeat(position, 1, 9_000)).toBeNull()
  expect(lateSeat({ ...position, bots: 2 }, 0, 9_000)).toBeNull()
})

test.each([
  [0, '0:00'],
  [-5_000, '0:00'],
  [61_500, '1:01'],
  [3_600_000, '1:00:00'],
  [90_061_000, '1d 01:01'],
])('%i milliseconds are %s', (left, text) => {
  expect(clockText(left)).toBe(text)
})
