import { expect, test } from 'vitest'
import { firstSkirmish } from '../games/samurai/guided-game.ts'
import type { Scene } from '../table/play.tsx'
import { dueStep, type GuidedGame } from './guided-game.ts'

const lesson: GuidedGame = {
  setup: 'x',
  seed: 'x',
  opponent: 'x',
  steps: [
    { id: 'dice', event: 'rolled' },
    { id: 'welcome' },
    { id: 'move', question: 'turn / move' },
    { id: 'card', answer: 'play' },
  ],
}
const quiet = { viewer: 0, questions: [], answers: [] } as unknown as Scene
const asked = { ...quiet, questions: [{ seat: 0, name: 'turn / move' }] } as unknown as Scene
const told = (kind: string) => [{ moment: 1, event: { kind }, phrase: null }]

test('a step is said when it comes up, once', () => {
  expect(dueStep(lesson, new Set(), quiet, [])?.id).toBe('welcome')
  expect(dueStep(lesson, new Set(['welcome']), quiet, [])).toBeNull()
  expect(dueStep(lesson, new Set(['welcome']), asked, [])?.id).toBe('move')
  expect(dueStep(lesson, new Set(['welcome']), asked, told('rolled'))?.id).toBe('dice')
  expect(dueStep(lesson, new Set(['welcome', 'move', 'dice']), asked, told('rolled'))).toBeNull()
})

test("what the other side is asked is not the learner's step", () => {
  const theirs = { ...quiet, questions: [{ seat: 1, name: 'turn / move' }] } as unknown as Scene
  expect(dueStep(lesson, new Set(['welcome']), theirs, [])).toBeNull()
})

test('a kind of answer brings its step', () => {
  const may = { ...quiet, answers: [{ action: { kind: 'play' } }] } as unknown as Scene
  expect(dueStep(lesson, new Set(['welcome']), may, [])?.id).toBe('card')
})

test('the first skirmish names each step once', () => {
  const ids = firstSkirmish.steps.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
