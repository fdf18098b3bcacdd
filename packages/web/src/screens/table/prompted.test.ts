import type { OpenQuestion } from '@gunbai/kernel/host'
import { expect, test } from 'vitest'
import type { GameInfo } from '../../table/game.ts'
import { prompted, resultFor } from './prompted.ts'

const ask = (seat: number): OpenQuestion => ({
  id: 7,
  seat,
  name: 'plan / plan',
  about: {},
  phrase: { id: 'ask.plan' },
})

test('who is asked too reads his own question while a bot thinks about its plan', () => {
  const { question, mine } = prompted({ questions: [ask(0), ask(1), ask(2)], viewer: 0, thinking: 2 })
  expect([question?.seat, mine]).toEqual([0, true])
})

test('who is not asked reads who is thinking, not just somebody who is asked', () => {
  const { question, mine } = prompted({ questions: [ask(1), ask(2)], viewer: 0, thinking: 2 })
  expect([question?.seat, mine]).toEqual([2, false])
})

test('nobody thinks: the first who is asked; nobody is asked: nothing', () => {
  expect(prompted({ questions: [ask(1), ask(2)], viewer: null, thinking: null }).question?.seat).toBe(1)
  expect(prompted({ questions: [], viewer: 0, thinking: null })).toEqual({ question: undefined, mine: false })
})

test.each([
  ['alone against a bot, who won', ['human', 'bot'], 0, 'youWon'],
  ['alone against a bot, who lost', ['bot', 'human'], 1, 'youLost'],
  ['two at one device: it is named who won', ['human', 'human'], 0, 'other'],
  ['a spectator', ['human', 'bot'], null, 'other'],
] as const)('how it ended for %s', (_, kinds, viewer, result) => {
  const game = { players: kinds.map((kind) => ({ kind })) } as unknown as GameInfo
  const outcome = { winners: [0], by: null, because: { id: 'won' } }
  expect(resultFor({ outcome, viewer, game } as never)).toBe(result)
  expect(resultFor({ outcome: { ...outcome, winners: [] }, viewer, game } as never)).toBe('other')
})
