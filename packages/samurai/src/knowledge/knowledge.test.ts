import { chooseSetup, firstSeat, stream } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import { samurai } from '../rulebook.ts'
import { scenarioOf } from '../setups/library.ts'
import type { SamuraiState } from '../state.ts'

const { knowledge } = samurai

/** Plays a game by the playout policy, and shows every position on the way. */
function playing(setup: string, look: (state: SamuraiState, seat: number) => void): SamuraiState {
  const state = samurai.begin(chooseSetup(samurai, setup), `knowledge ${setup}`)
  const chance = stream(3, 1, 4, 1)
  while (state.result === null) {
    const seat = firstSeat(state.awaiting)
    look(state, seat)
    samurai.play(state, seat, knowledge.playout(state, seat, samurai.answers(state, seat), chance))
  }
  return state
}

describe.each(['gmt-01', 'gmt-13', 'gmt-05', 'zvezda-2', 'zvezda-6'])('in %s', (setup) => {
  it('every answer of a game is given a worth, and nothing is changed by looking', () => {
    playing(setup, (state, seat) => {
      const answers = samurai.answers(state, seat)
      const before = samurai.hash(state)
      const worths = knowledge.appraise(state, seat, answers)
      expect(worths).toHaveLength(answers.length)
      for (const worth of worths) expect(worth).toBeTypeOf('number')
      expect(worths.every(Number.isFinite)).toBe(true)
      expect(samurai.hash(state)).toBe(before)
    })
  })

  it('a game stands for one side as it does not for the other, but for its own hand, and the winner has won', () => {
    const last = playing(setup, (state) => {
      const both = knowledge.evaluate(state, 0) + knowledge.evaluate(state, 1)
      expect(Math.abs(both - 1)).toBeLessThan(0.4)
    })
    const [winner] = last.result?.winners ?? []
    expect([knowledge.evaluate(last, winner), knowledge.evaluate(last, 1 - winner)]).toEqual([1, 0])
  })
})

it('more flags and more blocks are better', () => {
  const state = samurai.begin(chooseSetup(samurai, 'gmt-01'), 'better')
  const even = knowledge.evaluate(state, 0)
  const flagged = samurai.copy(state)
  flagged.flags[0]++
  expect(knowledge.evaluate(flagged, 0)).toBeGreaterThan(even)
  const hurt = samurai.copy(state)
  for (const unit of hurt.units) if (unit.seat === 1) unit.blocks--
  expect(knowledge.evaluate(hurt, 0)).toBeGreaterThan(even)
})

it('an attack that may win the game is worth more than the same attack before', () => {
  let eager = 0
  playing('gmt-01', (state, seat) => {
    const answers = samurai.answers(state, seat)
    const attack = answers.findIndex(({ kind }) => kind === 'attack')
    if (attack < 0 || state.flags[seat] > 1) return
    const close = samurai.copy(state)
    close.flags[seat] = scenarioOf(state.scenario).victory - 1
    const before = knowledge.appraise(state, seat, answers)[attack]
    const after = knowledge.appraise(close, seat, answers)[attack]
    expect(after).toBeGreaterThanOrEqual(before)
    if (after > before + 1) eager++
  })
  expect(eager).toBeGreaterThan(3)
})
