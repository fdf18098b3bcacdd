import type { Odds } from '@gunbai/kernel'
import type { SamuraiEvent } from '@gunbai/samurai/screen'
import { expect, test } from 'vitest'
import type { Told } from '../face.ts'
import { luckOf, strikesIn } from './luck.ts'

const entry = (moment: number, event: object) =>
  ({ moment, event, phrase: null }) as unknown as Told<SamuraiEvent>
const odds = (...chances: number[]): Odds => ({ counts: [{ name: { id: 'hits' }, chances }], chances: [] })

const log = [
  entry(3, { kind: 'rolled', purpose: 'attack', seat: 0, faces: [] }),
  entry(4, { kind: 'struck', seat: 0, hits: 2, counts: [] }),
  entry(5, { kind: 'rolled', purpose: 'battle back', seat: 1, faces: [] }),
  entry(5, { kind: 'struck', seat: 1, hits: 1, counts: [] }),
  entry(6, { kind: 'rolled', purpose: 'leader check', seat: 0, faces: [] }),
  entry(7, { kind: 'rolled', purpose: 'ranged', seat: 1, faces: [] }),
  entry(7, { kind: 'struck', seat: 1, hits: 3, counts: [] }),
]

test('strikes are the throws at somebody, not checks', () => {
  expect(strikesIn(log).map(({ moment }) => moment)).toEqual([3, 5, 7])
})

test('hits rolled stand against hits expected, and only where the odds were known', () => {
  const known = new Map<number, Odds | null>([
    [3, odds(0.5, 0.25, 0.25)],
    [5, odds(0, 1)],
    [7, null],
  ])
  expect(luckOf(log, known)).toEqual([
    { rolled: 2, expected: 0.75 },
    { rolled: 1, expected: 1 },
  ])
})
