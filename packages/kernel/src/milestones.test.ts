import { expect, test } from 'vitest'
import { Match, stateAfter } from './match.ts'
import { Milestones } from './milestones.ts'
import { counting } from './testing/counting.ts'
import { noteSetup, say } from './testing/notes.ts'

const long = 1000

/** A match of many answers, and how many were played again since it came so far. */
function longMatch() {
  const rulebook = counting()
  let played = 0
  const counted = {
    ...rulebook,
    play: (...given: Parameters<typeof rulebook.play>) => {
      played++
      rulebook.play(...given)
    },
  }
  const match = new Match(counted, noteSetup, 'seed')
  for (let i = 0; i < long; i++) match.answer(0, match.questions()[0]?.id ?? -1, say('count'))
  const before = played
  return { match, again: () => played - before }
}

test('to take back an answer costs a few, however many came before it', () => {
  const { match, again } = longMatch()
  expect(match.undo(0)).toBe(true)
  expect(again()).toBeLessThan(16)
  expect(match.state).toEqual(stateAfter(match.rulebook, match.record))
  for (let i = 0; i < 100; i++) match.undo(0)
  expect(match.record.answers).toHaveLength(long - 101)
  expect(again() / 101).toBeLessThan(128)
  expect(match.state).toEqual(stateAfter(match.rulebook, match.record))
})

test('every moment can be gone back to, and none costs more than a stretch', () => {
  const { match, again } = longMatch()
  for (const moment of [0, 1, 255, 256, 257, 511, 700, 930, 961, 999, long]) {
    const before = again()
    expect(match.stateAt(moment)).toEqual(stateAfter(match.rulebook, match.record, moment))
    expect(again() - before, `${moment}`).toBeLessThan(256)
  }
})

test('a state that was gone back to is nobody else’s', () => {
  const { match } = longMatch()
  match.stateAt(512).notes.push('scribble')
  expect(match.stateAt(512).notes).toHaveLength(512)
})

test('what is kept grows with the length of the match, but slowly', () => {
  const milestones = new Milestones<number>()
  for (let i = 1; i <= 10_000; i++) milestones.pass(i, () => i)
  const kept = new Set(Array.from({ length: 10_001 }, (_, i) => milestones.upTo(i)?.[0]))
  expect(kept.size).toBeLessThan(50)
})

test('a known answer is taken unchecked, but not out of turn', () => {
  const rulebook = counting()
  const check = () => {
    throw new Error('it was checked')
  }
  const match = new Match({ ...rulebook, check }, noteSetup, 'seed')
  const asked = match.questions()[0]?.id ?? -1
  expect(match.recall(1, asked, say('thanks'))).toEqual({ refused: 'not asked' })
  expect(match.recall(0, asked + 1, say('count'))).toEqual({ refused: 'stale', asked })
  expect(match.recall(0, asked, say('win'))).toBeNull()
  expect(match.recall(0, asked, say('count'))).toEqual({ refused: 'over' })
})
