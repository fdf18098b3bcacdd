import { type Answered, chooseSetup, firstSeat } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { expect, it } from 'vitest'
import { makeBot } from '../roster.ts'
import { isSolved, readLine, writeLine } from './puzzle.ts'

it.each([
  ['samurai', 'gmt-01'],
  ['shogun', 'standard-3'],
  ['glory', 'two-crossings'],
])('a line of %s says the same when it is read again', async (id, setup) => {
  const rulebook = await findRulebook(id).load()
  const state = rulebook.begin(chooseSetup(rulebook, setup), 'line')
  const bot = makeBot('random', 1)
  const given: Answered[] = []
  while (state.result === null && given.length < 600) {
    const seat = firstSeat(state.awaiting)
    const action = bot.choose(rulebook, state, seat, rulebook.answers(state, seat))
    given.push({ seat, action })
    rulebook.play(state, seat, action)
  }
  expect(readLine(writeLine(given))).toEqual(given)
  expect(writeLine(given).length).toBeLessThan(JSON.stringify(given).length / 3)
})

it('an empty line is no answer at all', () => {
  expect(readLine(writeLine([]))).toEqual([])
})

it('is solved by whoever gives away no more than a third of the lead, as far as that can be told', () => {
  const puzzle = { lead: { mean: 0.3, within: 0.05 } }
  expect(isSolved(puzzle, { mean: 0.09, within: 0.01 })).toBe(true)
  expect(isSolved(puzzle, { mean: 0.11, within: 0.01 })).toBe(false)
  expect(isSolved(puzzle, { mean: 0.11, within: 0.04 })).toBe(true)
  expect(isSolved(puzzle, { mean: -0.2, within: 0.01 })).toBe(true)
})
