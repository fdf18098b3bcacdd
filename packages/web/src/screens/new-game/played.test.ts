import type { MatchInfo } from '@gunbai/server/wire'
import { expect, test } from 'vitest'
import type { GameInfo, Player } from '../../table/game.ts'
import { filters } from './filters.ts'
import { marks } from './played.ts'
import { endedHere, endedOnline } from './played-games.ts'

const bot: Player = { kind: 'bot', bot: 'beginner' }
const human: Player = { kind: 'human' }
const game = (setup: string, players: readonly Player[], winners: readonly number[] | null, more = {}) =>
  ({ rulebook: 'samurai', setup: { id: setup, options: {} }, players, winners, ...more }) as GameInfo

test('a battle is marked by the best that came of it, for the one person who played', () => {
  const games = [
    game('gmt-01', [human, bot], [1]),
    game('gmt-01', [bot, human], [1]),
    game('gmt-02', [human, bot], [1]),
    game('gmt-03', [human, bot], null),
    game('gmt-04', [human, human], [0]),
    game('gmt-05', [human, bot], [0], { script: { before: 0, replies: [] } }),
    game('standard-2', [human, bot], [0], { rulebook: 'shogun' }),
  ]
  expect(marks(endedHere(games, 'samurai'))).toEqual({
    'gmt-01': { mark: 'won', times: 2 },
    'gmt-02': { mark: 'lost', times: 1 },
    'gmt-03': { mark: 'on', times: 1 },
  })
})

test('a match on the site counts for the seat that one had', () => {
  const match = (winners: readonly number[]) =>
    ({
      setup: { id: 'gmt-01' },
      players: [{ kind: 'house bot' }, { kind: 'person', id: 'me' }],
      outcome: { winners },
    }) as unknown as MatchInfo
  expect(endedOnline([match([1])], 'me')).toEqual([{ setup: 'gmt-01', mark: 'won' }])
  expect(endedOnline([match([0])], 'me')).toEqual([{ setup: 'gmt-01', mark: 'lost' }])
  expect(endedOnline([match([0])], 'somebody else')).toEqual([])
})

test('battles can be looked through by what became of them', () => {
  const lost = { mark: 'lost', times: 1 } as const
  expect(filters.open?.(undefined, undefined, 'gmt-01')).toBe(true)
  expect(filters.open?.(undefined, lost, 'gmt-01')).toBe(false)
  expect(filters.lost?.(undefined, lost, 'gmt-01')).toBe(true)
  expect(filters.lost?.(undefined, { mark: 'won', times: 3 }, 'gmt-01')).toBe(false)
})
