import { expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { actionOf, TestTable } from '../../testing/scene.ts'
import { answersOfPlan, firstPlan, planLike, planWith } from './plan-sheet.ts'

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

test.each([
  ['swords', 1, { swords: 2, levies: 4 }], // new units give it up
  ['swords', -1, { swords: 0, levies: 6 }], // and get it back
  ['buildings', 2, { buildings: 2, levies: 3 }],
  ['levies', -1, { levies: 4 }], // into the purse
  ['levies', 1, {}], // the purse is empty
  ['ronin', 6, {}], // more than there is
] as const)('SG-PLAN-02 %s %i: a plan stays whole', (bin, by, changed) => {
  const plan = firstPlan(7)
  expect(plan).toEqual({ swords: 1, buildings: 0, levies: 5, ronin: 1, ninja: 0 })
  expect(planWith(plan, 7, bin, by)).toEqual({ ...plan, ...changed })
})

test('SG-PLAN-02 what lies in the purse is spent before new units give up anything', () => {
  const plan = { ...firstPlan(7), levies: 3 }
  expect(planWith(plan, 7, 'ninja', 1)).toEqual({ ...plan, ninja: 1 })
  expect(planWith(plan, 7, 'ninja', 3)).toEqual({ ...plan, ninja: 3, levies: 2 })
})
