import {
  type Action,
  BadInput,
  chooseSetup,
  firstFailedCheck,
  firstSeat,
  freshly,
  type GameEvent,
  type GameRecord,
  type GameState,
  imaginedBy,
  Match,
  parseRecord,
  printRecord,
  type Rulebook,
  replay,
  stateAfter,
  streamOf,
} from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { findRulebook, shelf } from './index.ts'

type AnyMatch = Match<GameState, Action, GameEvent, unknown>

/** Plays on by the quick policy for so many answers. */
function playOn(match: AnyMatch, answers: number, seed: number): void {
  const { rulebook } = match
  const chance = streamOf(seed)
  for (let i = 0; i < answers && match.state.result === null; i++) {
    const seat = firstSeat(match.state.awaiting)
    const list = rulebook.answers(match.state, seat)
    const action = rulebook.knowledge.playout(match.state, seat, list, chance)
    expect(
      match.answer(seat, match.questions().find((each) => each.seat === seat)?.id ?? -1, action),
    ).toBeNull()
  }
}

const games = await Promise.all(
  shelf.map(async ({ id }) => {
    const rulebook = await findRulebook(id).load()
    return { id, rulebook, setup: chooseSetup(rulebook, rulebook.setups[0]?.id as string) }
  }),
)

describe.each(games)('a branch of $id', ({ rulebook, setup }) => {
  const parent: AnyMatch = new Match(rulebook, setup, 'parent')
  playOn(parent, 120, 1)
  const moment = Math.floor(parent.record.answers.length / 2)

  function branchOf(laid: GameRecord['laid'], before = parent.record.answers.slice(0, moment)): AnyMatch {
    return replay(rulebook as Rulebook, {
      ...parent.record,
      answers: before,
      checks: [],
      ...(laid && { laid }),
    }) as AnyMatch
  }

  test('with fresh chance goes another way, and its record replays to the same hash', () => {
    const state = freshly(rulebook, parent.stateAt(moment), streamOf(2))
    const branch = branchOf([{ after: moment, state }])
    const told = (seat: number) => rulebook.view(branch.state, seat)
    for (const seat of branch.state.asked.keys()) {
      expect(told(seat)).toEqual(rulebook.view(parent.stateAt(moment), seat))
    }
    expect(rulebook.hash(branch.state)).not.toBe(rulebook.hash(parent.stateAt(moment)))

    playOn(branch, 60, 3)
    const record = parseRecord(printRecord(branch.record))
    const again = replay(rulebook as Rulebook, record)
    expect(rulebook.hash(again.state)).toBe(rulebook.hash(branch.state))
    expect(rulebook.hash(stateAfter(rulebook as Rulebook, record))).toBe(rulebook.hash(branch.state))
    expect(firstFailedCheck(rulebook as Rulebook, { ...record, checks: again.record.checks })).toBeNull()
    const between = moment + 1
    if (branch.record.answers.length > between) {
      expect(rulebook.hash(again.stateAt(between))).toBe(rulebook.hash(branch.stateAt(between)))
    }
  })

  test('is never taken back past its beginning', () => {
    const branch = branchOf([{ after: moment, state: rulebook.save(parent.stateAt(moment)) }])
    for (const seat of branch.state.asked.keys()) expect(branch.undoable(seat)).toBe(0)
  })

  test('of a running game is the same whatever the seat that made it cannot know', () => {
    const state = parent.stateAt(moment)
    for (const seat of state.asked.keys()) {
      const twin = rulebook.imagine(state, seat, streamOf(71))
      const [here, there] = [state, twin].map((each) => imaginedBy(rulebook, each, seat, streamOf(5)))
      expect(there).toEqual(here)
      const branch = branchOf([{ after: 0, state: here as never }], [])
      expect(rulebook.view(branch.state, seat)).toEqual(rulebook.view(state, seat))
      playOn(branch, 30, 6)
      const again = replay(rulebook as Rulebook, parseRecord(printRecord(branch.record)))
      expect(rulebook.hash(again.state)).toBe(rulebook.hash(branch.state))
    }
  })

  test.each([
    ['too many seats', (state: Record<string, unknown>) => ({ ...state, asked: [1, 1, 1, 1, 1, 1, 1] })],
    ['dice of words', (state: Record<string, unknown>) => ({ ...state, dice: { a: 'x', b: 1, c: 1, d: 1 } })],
    [
      'a step that is not there',
      (state: Record<string, unknown>) => ({ ...state, stack: [{ at: 'nowhere' }] }),
    ],
    ['nothing but a stack', ({ stack }: Record<string, unknown>) => ({ stack })],
  ])('whose position has %s is refused with a sentence', (_, spoil) => {
    const state = spoil(rulebook.save(parent.stateAt(moment)) as Record<string, unknown>)
    const open = () => branchOf([{ after: moment, state: state as never }])
    expect(open).toThrow(BadInput)
    expect(open).toThrow(/\.$/)
  })
})
