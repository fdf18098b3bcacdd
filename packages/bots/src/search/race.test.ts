import { chooseSetup, streamOf } from '@gunbai/kernel'
import { type MiniAction, type MiniState, mini } from '@gunbai/mini'
import { expect, test } from 'vitest'
import { LookAhead } from './look-ahead.ts'
import { Race } from './race.ts'

/** Bids as little as can be, and prefers one kind of answer to a strike. */
const preferring = (kind: MiniAction['kind']) => ({
  appraise: (_: MiniState, __: number, answers: readonly MiniAction[]) =>
    answers.map((action) => (action.kind === 'bid' ? -action.coins : action.kind === kind ? 1 : 0)),
})

/** Duellists who pass, and who are best off where most cards lie on the discards. */
const pacifists = {
  ...mini,
  knowledge: {
    ...mini.knowledge,
    ...preferring('pass'),
    postures: [preferring('pass'), preferring('counter')],
    evaluate: (s: MiniState) => s.deck.discards.length / 20,
  },
}

function raceFrom(state: MiniState, habit?: number): Race {
  const look = new LookAhead(pacifists as never, state, 0, streamOf(4))
  return new Race(look, mini.answers(state, 0), habit)
}

test('of postures that begin with the same answer the one that leads further is found', () => {
  const race = raceFrom(mini.begin(chooseSetup(mini, 'duel'), 'postures'))
  expect([race.best(), race.posture()]).toEqual([0, 1])
  for (let i = 0; i < 200 && race.couldChange(); i++) race.iterate()
  expect([race.best(), race.posture()]).toEqual([0, 2])
})

test('a turn is gone on with in the posture in which it was begun', () => {
  const state = mini.begin(chooseSetup(mini, 'duel'), 'struck')
  mini.play(state, 0, { kind: 'bid', coins: 0 })
  mini.play(state, 1, { kind: 'bid', coins: 1 })
  const answers = mini.answers(state, 0)
  const kinds = [0, 1, 2].map((habit) => answers[raceFrom(state, habit).best()]?.kind)
  expect(kinds).toEqual(['pass', 'pass', 'counter'])
})
