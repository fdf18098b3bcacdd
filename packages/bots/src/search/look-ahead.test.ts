import { chooseSetup, firstSeat, streamOf } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { expect, test } from 'vitest'
import { LookAhead, type Manner } from './look-ahead.ts'

const rulebook = await findRulebook('samurai').load()

/** What a look ahead from the first question comes to, if a position is worth a tenth for each turn begun. */
function lookAhead(foresight: number, manner?: Manner): number {
  const { turns } = rulebook.knowledge
  const knowledge = {
    ...rulebook.knowledge,
    foresight,
    evaluate: (state: Parameters<typeof rulebook.view>[0], seat: number) => (turns?.(state, seat) ?? 0) / 10,
  }
  const state = rulebook.begin(chooseSetup(rulebook, 'gmt-01'), 'foresight')
  const look = new LookAhead(
    { ...rulebook, knowledge },
    state,
    firstSeat(state.awaiting),
    streamOf(1),
    manner,
  )
  return look.playOn(look.imagine())
}

test('a look ahead is judged where the next own turn begins, with more foresight at the mean of the next ones', () => {
  expect(lookAhead(1)).toBeCloseTo(0.2)
  expect(lookAhead(2)).toBeCloseTo(0.25)
})

test('a look ahead that is cut short is judged where it is cut', () => {
  expect(lookAhead(2, { policy: 'quick', length: 2 })).toBeCloseTo(0.1)
})
