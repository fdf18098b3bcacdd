import { chooseSetup, pick, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { changedLosses, type LossPlan, proposedLosses } from './casualty-sheet.ts'

/** Plays a plan on a copy: every answer is taken, each at the same step, and they make the hits. */
function plays(state: Parameters<typeof shogun.copy>[0], seat: number, plan: LossPlan): void {
  const s = shogun.copy(state)
  const step = shogun.questions(s).find((each) => each.seat === seat)?.name
  for (const [i, action] of plan.answers.entries()) {
    if (i > 0) expect(shogun.questions(s).find((each) => each.seat === seat)?.name).toBe(step)
    expect(shogun.answer(s, seat, s.asked[seat], action)).toBeNull()
  }
  expect(plan.rows.reduce((sum, { lost }) => sum + lost, 0)).toBe(plan.hits)
}

describe('casualties as a plan', () => {
  test.each([1, 2, 3])(
    'SG-CAS-04 SG-CAS-06 SG-DP-75 seed %i: a proposed set and whatever it can be changed to are played',
    (seed) => {
      const chance = streamOf(seed)
      const s = shogun.begin(chooseSetup(shogun, 'standard-3', {}), `losses ${seed}`)
      let tried = 0
      for (let i = 0; i < 12_000 && tried < 30 && s.result === null; i++) {
        const [{ seat }] = shogun.questions(s)
        const answers = shogun.answers(s, seat)
        if (answers.some(({ kind }) => kind === 'lose')) {
          const view = shogun.view(s, seat)
          let plan = proposedLosses(view, seat)
          expect(plan).not.toBeNull()
          for (let n = 0; n < 4 && plan !== null; n++) {
            plays(s, seat, plan)
            plan = changedLosses(view, seat, plan, pick(chance, plan.rows), n % 2 === 0 ? 1 : -1) ?? plan
          }
          tried++
        }
        shogun.play(s, seat, pick(chance, answers))
      }
      expect(tried).toBeGreaterThan(5)
    },
  )
})
