import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, Match } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { firstCrossing } from '../games/glory/guided-game.ts'
import { firstSkirmish } from '../games/samurai/guided-game.ts'
import { firstWar } from '../games/shogun/guided-game.ts'
import type { Scene } from '../table/play.tsx'
import { dueStep, type GuidedGame } from './guided-game.ts'

const lesson: GuidedGame = {
  setup: 'x',
  seats: 2,
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

const guided = [
  ['samurai', firstSkirmish],
  ['shogun', firstWar],
  ['glory', firstCrossing],
] as const

describe.each(guided)('the guided game of %s', (rulebook, game) => {
  test('names each step once, and has words for all of them in every language', () => {
    const ids = game.steps.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const language of languages) {
      const file = join(import.meta.dirname, `../../messages/${rulebook}-lesson/${language}.json`)
      const words = Object.keys(JSON.parse(readFileSync(file, 'utf8')))
      expect(words.sort()).toEqual(ids.flatMap((id) => [`lesson.${id}`, `lesson.${id}.text`]).sort())
    }
  })

  test('every step can come up: its question is asked, its answer offered, its event told', async () => {
    const wanted = game.steps.flatMap(({ question, answer, event }) => question ?? answer ?? event ?? [])
    expect(await neverSeen(rulebook, game.setup, wanted)).toEqual([])
  })
})

/** Which of these questions, kinds of answers and kinds of events never come in games in which anything is answered. */
async function neverSeen(id: string, setup: string, wanted: readonly string[]): Promise<readonly string[]> {
  const rulebook = await findRulebook(id).load()
  const left = new Set(wanted)
  for (let seed = 0; seed < 12 && left.size > 0; seed++) {
    const match = new Match(rulebook, { id: setup, options: {} }, `game ${seed}`)
    for (let turn = 0; turn < 3_000 && match.state.result === null && left.size > 0; turn++) {
      const questions = match.questions()
      const question = questions[turn % questions.length] as (typeof questions)[number]
      const answers = rulebook.answers(match.state, question.seat)
      match.answer(question.seat, question.id, answers[(turn * 7919) % answers.length])
      const told = match.told.at(-1) ?? []
      for (const seen of [
        question.name,
        ...answers.map(({ kind }) => kind),
        ...told.map(({ event }) => event.kind),
      ])
        left.delete(seen)
    }
  }
  return [...left]
}
