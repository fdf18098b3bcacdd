import { type Action, type Answered, chooseSetup, firstSeat, type GameState, streamOf } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, it } from 'vitest'
import { makeBot } from '../roster.ts'
import { LookAhead } from '../search/look-ahead.ts'
import { Judging } from './judging.ts'
import { PlanTrial } from './plan-trial.ts'
import { turnFrame, turnPlayed } from './stretch.ts'

const rulebook = await findRulebook('samurai').load()

/** The first turn of a skirmish, played by greedy bots, and the answers of the turn after it. */
function played(): { start: GameState; given: Answered[]; seat: number; length: number } {
  const start = rulebook.begin(chooseSetup(rulebook, 'gmt-01'), 'judged')
  const state = rulebook.copy(start)
  const seat = firstSeat(state.awaiting)
  const turn = turnFrame(rulebook, state)
  const bots = [0, 1].map((each) => makeBot('greedy', each))
  const given: Answered[] = []
  let length = 0
  while (given.length < 60) {
    const by = firstSeat(state.awaiting)
    const action = bots[by]?.choose(rulebook, state, by, rulebook.answers(state, by)) as Action
    rulebook.play(state, by, action)
    given.push({ seat: by, action })
    if (turn !== undefined && state.stack.includes(turn)) length = given.length + 1
  }
  return { start, given, seat, length }
}

describe('a turn that was played', () => {
  const { start, given, seat, length } = played()
  const turn = turnPlayed(rulebook, start, seat, given)

  it('ends where the rules end it, whatever came after', () => {
    expect(turn).toMatchObject({ isOver: true, length })
    expect(turnPlayed(rulebook, start, seat, given.slice(0, length - 1)).isOver).toBe(false)
  })

  it('is cut where something was revealed: each plan has its own state and the own answers', () => {
    const own = given.slice(0, length).filter((each) => each.seat === seat)
    expect(turn.stretches.length).toBeGreaterThan(0)
    expect(turn.stretches[0]).toMatchObject({ first: 0 })
    const revealed = turn.stretches.map(({ state }) => state.revealed)
    expect(new Set(revealed).size).toBe(revealed.length)
    const answers = turn.stretches.flatMap((each) => each.answers)
    expect(answers.length).toBeLessThanOrEqual(own.length)
    for (const { state, answers } of turn.stretches) {
      expect(rulebook.answers(state, seat)).toContainEqual(answers[0])
    }
  })

  it('costs nothing where it was the best that is known, and is judged the same each time', () => {
    const judge = (best: readonly Action[]) => {
      const judging = new Judging(rulebook, start, seat, given.slice(0, length), best)
      while (!judging.goOn(1000));
      return judging.verdict()
    }
    const firstPlan = turn.stretches[0]?.answers ?? []
    const [one, other] = [judge(firstPlan), judge(firstPlan)]
    expect(one).toEqual(other)
    expect(one.lost.mean).toBeLessThan(0.05)
  })
})

describe('plans beside each other', () => {
  const { start, seat } = played()
  const cards = rulebook.answers(start, seat)

  it('have the same worlds: two that are the same come to the same in each', () => {
    const plan = { answers: [cards[0] as Action], posture: rulebook.knowledge }
    const trial = new PlanTrial(new LookAhead(rulebook, start, seat, streamOf(3)), [plan, plan])
    for (let i = 0; i < 6; i++) trial.sweep()
    expect(trial.lead(0, 1)).toEqual({ mean: 0, within: 0 })
    expect(trial.course(0)).toEqual(trial.course(1))
    expect(trial.worth(0).within).toBeGreaterThan(0)
  })

  it('what is no longer possible is left, and the rest of the turn goes on without it', () => {
    const absurd = { answers: [{ kind: 'move', unit: 99, hex: 1 }], posture: rulebook.knowledge }
    const none = { answers: [], posture: rulebook.knowledge }
    const trial = new PlanTrial(new LookAhead(rulebook, start, seat, streamOf(3)), [absurd, none])
    for (let i = 0; i < 4; i++) trial.sweep()
    expect(trial.lead(0, 1).mean).toBe(0)
  })

  it('games that are played out are won or lost', () => {
    const plan = { answers: [], posture: rulebook.knowledge }
    const trial = new PlanTrial(new LookAhead(rulebook, start, seat, streamOf(3)), [plan], 5000)
    for (let i = 0; i < 8; i++) trial.sweep()
    expect(Number.isInteger(trial.worth(0).mean * 8)).toBe(true)
    expect(trial.worth(0).mean).toBeGreaterThan(0)
    // a course tells only what came before the seat's next turn: nobody wins a battle in its first
    expect(trial.course(0)).toMatchObject({ won: 0, lost: 0 })
  })
})
