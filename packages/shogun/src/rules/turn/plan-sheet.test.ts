import { expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { actionOf, TestTable } from '../../testing/scene.ts'
import { answersOfPlan, planLike } from './plan-sheet.ts'

const nothing = { swords: 0, buildings: 0, levies: 0, ronin: 0, ninja: 0 }

test.each([
  [{ ...nothing, swords: 7 }, 1],
  [{ ...nothing, buildings: 2, levies: 5 }, 3],
  [{ ...nothing, swords: 1, levies: 3, ronin: 3 }, 4],
  [{ ...nothing, ronin: 2, ninja: 5 }, 4],
  [{ ...nothing, ninja: 7 }, 4],
])('SG-PLAN-01 SG-PLAN-02 the plan %o is sealed as one batch of %i answers', (plan, count) => {
  const t = new TestTable({ at: actionOf('plan'), koku: { pink: 7, grey: 7 } })
  const answers = answersOfPlan(0, 7, plan, 'swords')
  expect(answers).toHaveLength(count)
  for (const action of answers) {
    expect(shogun.answer(t.state, 0, t.state.asked[0], action)).toBeNull()
  }
  expect(t.state.clans[0]).toMatchObject({ plan, ready: true })
})

test.each([
  [7, { swords: 1, buildings: 2, levies: 3, ronin: 1, ninja: 0 }],
  [9, { swords: 1, buildings: 2, levies: 5, ronin: 1, ninja: 0 }],
  [5, { swords: 1, buildings: 2, levies: 1, ronin: 1, ninja: 0 }],
  [3, { swords: 1, buildings: 2, levies: 0, ronin: 0, ninja: 0 }],
  [1, { swords: 0, buildings: 0, levies: 1, ronin: 0, ninja: 0 }],
])('SG-PLAN-02 SG-PLAN-04 of %i koku as much as last round is placed as it was', (koku, plan) => {
  const last = { swords: 1, buildings: 2, levies: 3, ronin: 1, ninja: 0 }
  expect(planLike(last, koku)).toEqual(plan)
})
