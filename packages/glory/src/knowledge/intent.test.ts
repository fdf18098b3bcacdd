import { chooseSetup, firstSeat } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import type { GloryAction } from '../action.ts'
import { glory } from '../rulebook.ts'
import type { GloryState } from '../state.ts'
import { appraise } from './appraisal.ts'
import { goalOf } from './intent.ts'

/** What greedy would answer. */
function chosen(s: GloryState, seat: number): GloryAction {
  const answers = glory.answers(s, seat)
  const worths = appraise(s, seat, answers)
  return answers[worths.indexOf(Math.max(...worths))] as GloryAction
}

test('who sets out for a hex in a state that is played on goes there; a copy of it knows nothing of that', () => {
  const s = glory.begin(chooseSetup(glory, 'montebello'), 'goals')
  let marches = 0
  let arrivals = 0
  while (s.result === null) {
    const seat = firstSeat(s.awaiting)
    const action = chosen(s, seat)
    if (action.kind !== 'march') {
      glory.play(s, seat, action)
      continue
    }
    const { hex } = s.units[action.unit]
    const goal = goalOf(s, action.unit, hex)
    expect(goal).toBeGreaterThanOrEqual(0)
    expect(goalOf(glory.copy(s), action.unit, hex)).toBe(-1)
    glory.play(s, seat, action)
    while (s.party.length > 0 && firstSeat(s.awaiting) === seat) glory.play(s, seat, chosen(s, seat))
    marches++
    if (s.units[action.unit].hex === goal) arrivals++
  }
  expect(marches).toBeGreaterThan(50)
  // Some are disordered on the way, or leave the map
  expect(arrivals / marches).toBeGreaterThan(0.8)
})
