import { readFileSync } from 'node:fs'
import {
  type Action,
  chooseSetup,
  firstSeat,
  languages,
  type Messages,
  sameAction,
  streamOf,
} from '@gunbai/kernel'
import { type MiniState, mini } from '@gunbai/mini'
import { strictSpeaker } from '@gunbai/words'
import { describe, expect, test } from 'vitest'
import { type Advice, type AdviceOptions, advise, botIds, explain } from './index.ts'

const quick: AdviceOptions = { budget: { unit: 'iterations', perTurn: 3000 }, seed: 'advice' }

/** A duel played on by random bids and counters to the first question that fits. */
function positionWith(fits: (state: MiniState) => boolean): MiniState {
  const chance = streamOf(3)
  for (let game = 0; game < 500; game++) {
    const state = mini.begin(chooseSetup(mini, 'duel'), `position ${game}`)
    while (state.result === null) {
      if (fits(state)) return state
      const seat = firstSeat(state.awaiting)
      mini.play(state, seat, mini.knowledge.playout(state, seat, mini.answers(state, seat), chance))
    }
  }
  throw new Error('no such position in 500 games')
}

const asksCounter = (state: MiniState) => mini.questions(state)[0]?.name === 'counter / react'

function wordsOf(language: string): Messages[] {
  return ['../messages', '../../mini/messages'].map((folder) =>
    JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, import.meta.url), 'utf8')),
  )
}

describe('advise', () => {
  const state = mini.begin(chooseSetup(mini, 'duel'), 'advice')

  test('gives legal answers, best first, with chances', () => {
    const advice = advise(mini, state, 0, quick)
    expect(advice).toHaveLength(3)
    for (const { action, chance } of advice) {
      expect(mini.answers(state, 0).some((each) => sameAction(each, action))).toBe(true)
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
    }
    expect(advice.map((each) => each.chance)).toEqual(advice.map((each) => each.chance).sort((a, b) => b - a))
  })

  test('is the same from the same seed, and no more than asked for', () => {
    expect(advise(mini, state, 0, quick)).toEqual(advise(mini, state, 0, quick))
    expect(advise(mini, state, 0, { ...quick, most: 1 })).toHaveLength(1)
  })

  test('tells nothing hidden: two worlds that the seat cannot tell apart get the same hints', () => {
    const chance = streamOf(5)
    const other = mini.imagine(state, 0, chance)
    expect(mini.hash(other)).not.toBe(mini.hash(state))
    expect(advise(mini, other, 0, quick)).toEqual(advise(mini, state, 0, quick))
  })

  test('counters the strike that would end the game, and says why', () => {
    const last = positionWith((s) => {
      const seat = firstSeat(s.awaiting)
      return asksCounter(s) && s.stands && s.lives[seat] === 1 && mini.answers(s, seat).length > 1
    })
    const [best] = advise(mini, last, firstSeat(last.awaiting), quick) as [Advice]
    expect(best.action.kind).toBe('counter')
    expect(best.reason).toMatchObject({ id: 'advice.gains', values: { aspect: { id: 'aspect.lives' } } })
  })

  test('says so where there is no choice', () => {
    const forced = positionWith((s) => asksCounter(s) && mini.answers(s, firstSeat(s.awaiting)).length === 1)
    expect(advise(mini, forced, firstSeat(forced.awaiting), quick).map((each) => each.reason)).toEqual([
      { id: 'advice.only' },
    ])
  })

  test.each(languages)('can be said in %s', (language) => {
    const say = strictSpeaker(language, ...wordsOf(language))
    for (const id of ['advice.only', 'advice.even', 'advice.hidden']) expect(say({ id })).not.toBe('')
    expect(say({ id: 'advice.wins', values: { share: 0.25 } })).toMatch(/25\s?%/)
    const gains = { id: 'advice.gains', values: { gain: 0.5, aspect: { id: 'aspect.lives' } } }
    expect(say(gains)).toMatch(/0[.,]5/)
    for (const id of botIds) expect(say({ id: `bot.${id}` })).not.toBe('')
  })
})

describe('explain', () => {
  const state = positionWith(
    (s) => asksCounter(s) && s.stands && mini.answers(s, firstSeat(s.awaiting)).length > 2,
  )
  const seat = firstSeat(state.awaiting)
  const list = mini.answers(state, seat)

  test('judges the answer that was given beside the best', () => {
    const pass: Action = { kind: 'pass' }
    const { chance, better } = explain(mini, state, seat, pass, seat, quick)
    expect(chance).not.toBeNull()
    expect(better?.action.kind).toBe('counter')
    expect(better?.chance).toBeGreaterThan(chance as number)
  })

  test('to the other side tells nothing that it could not know', () => {
    const counter = list.find((each) => each.kind === 'counter') as Action
    const eyes = 1 - seat
    const chance = streamOf(8)
    const once = explain(mini, state, seat, counter, eyes, quick)
    for (let i = 0; i < 5; i++) {
      // another hand in which the answer would have been possible too
      let world = mini.imagine(state, eyes, chance)
      while (!mini.answers(world, seat).some((each) => sameAction(each, counter))) {
        world = mini.imagine(state, eyes, chance)
      }
      expect(explain(mini, world, seat, counter, eyes, quick)).toEqual(once)
    }
  })

  test('an answer that nobody can imagine is not explained', () => {
    const never: Action = { kind: 'never' }
    expect(explain(mini, state, seat, never, 1 - seat, quick)).toEqual({
      reason: { id: 'advice.hidden' },
      chance: null,
      better: null,
    })
  })
})
