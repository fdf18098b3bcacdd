import { expect, test } from 'vitest'
import type { GameInfo } from '../../table/game.ts'
import { stepInPace } from './pace.ts'
import { stepOf } from './steps.ts'

const human = { kind: 'human' } as const
const bot = (id: string) => ({ kind: 'bot', bot: id }) as const
const game = (touched: number, bots: readonly string[], winners: readonly number[] | null) =>
  ({ rulebook: 'samurai', players: [human, ...bots.map(bot)], winners, touched }) as unknown as GameInfo

test('bots that are called by how they think stand on the same steps', () => {
  expect(['level-1', 'level-8', 'beginner', 'greedy', 'strong', 'random'].map(stepOf)).toEqual([
    1,
    8,
    2,
    5,
    8,
    null,
  ])
})

test.each([
  ['nothing was played', [], 2],
  ['the latest was won', [game(1, ['level-7'], [1]), game(2, ['level-4'], [0])], 5],
  [
    'the latest was lost, whatever the order of the list',
    [game(9, ['level-4'], [1]), game(2, ['level-6'], [0])],
    3,
  ],
  ['it was drawn', [game(1, ['greedy'], [])], 5],
  ['the strongest was beaten', [game(1, ['level-8'], [0])], 8],
  ['the weakest has won', [game(1, ['level-1'], [1])], 1],
  ['the game goes on', [game(1, ['level-6'], null)], 2],
  ['others were of several strengths', [game(1, ['level-6', 'level-3'], [0])], 2],
  ['others were of one strength', [game(1, ['level-6', 'level-6'], [2])], 5],
])('who is kept pace with is given the right step where %s', (_, games, step) => {
  expect(stepInPace(games, 'samurai')).toBe(step)
})

test('each game has its own pace', () => {
  expect(stepInPace([game(1, ['level-6'], [0])], 'shogun')).toBe(2)
})
