import { describe, expect, test } from 'vitest'
import type { ShogunAction } from './action.ts'
import { gestures } from './gestures.ts'
import { likelyAttacks } from './odds/likely-attacks.ts'
import { shogun } from './rulebook.ts'
import { proposedLevy } from './rules/turn/levy-proposal.ts'
import { actionOf, armyId, at, TestTable, warTurnOf } from './testing/scene.ts'

const army = armyId('pink')

/** How many gestures a plan takes of whoever sees this table throughout. */
function taps(t: TestTable, plan: readonly ShogunAction[], earlier: readonly ShogunAction[] = []): number {
  const asked = { view: shogun.view(t.state, 0), answers: t.list(0) }
  const named = gestures(
    plan,
    plan.map(() => asked),
    earlier,
  )
  return new Set(named).size
}

const put = (bin: 'swords' | 'buildings' | 'levies' | 'ronin', koku: number): ShogunAction => ({
  kind: 'put',
  clan: 0,
  bin,
  koku,
})

describe('gestures', () => {
  test('SG-PLAN-01 the plan of last round is sealed by one press, each bin that differs is a stepper', () => {
    const t = new TestTable({ at: actionOf('plan'), koku: { pink: 7 } })
    const last = [put('swords', 1), put('buildings', 0), put('levies', 6)]
    expect(taps(t, last)).toBe(3)
    expect(taps(t, last, last)).toBe(1)
    expect(taps(t, [put('swords', 2), put('buildings', 0), put('levies', 5)], last)).toBe(3)
  })

  test('SG-LVY-05 a levy as proposed is one press, a man elsewhere a drag', () => {
    const t = new TestTable({
      at: actionOf('levy'),
      forces: { pink: 'mino 1p, kai 1p, satsuma 1p, izu 2p', grey: 'hida 5p' },
      change: (s) => {
        s.clans[0].plan.levies = 1
      },
    })
    const levies = proposedLevy(shogun.view(t.state, 0), 0)
    const answersFor = (list: typeof levies) =>
      list.flatMap(({ unit, ...station }): ShogunAction[] => [
        { kind: 'enlist', clan: 0, unit },
        { kind: 'station', clan: 0, ...station },
      ])
    const free = ['mino', 'kai', 'satsuma', 'izu'].map((id) => at(id))
    const unused = free.find((province) => !levies.some((each) => each.province === province)) ?? 0
    expect(taps(t, answersFor(levies))).toBe(1)
    const other = levies.map((each, i) => (i === 0 ? { ...each, province: unused } : each))
    expect(taps(t, answersFor(other))).toBe(2)
  })

  test('SG-WAR-A-04 SG-GAR-02 an army is dragged, one spearman stays; the end of the phase commits it', () => {
    const t = new TestTable({ armies: { pink: ['mino: 3p'] }, at: warTurnOf('pink') })
    const march: ShogunAction = { kind: 'march', army, to: at('hida'), ronin: 0 }
    const leave = (unit: 'spearman' | 'archer'): ShogunAction => ({ kind: 'leave', unit })
    expect(taps(t, [march, leave('spearman'), { kind: 'go' }, { kind: 'endPhase' }])).toBe(2)
    expect(taps(t, [march, leave('spearman'), { kind: 'go' }])).toBe(2)
    expect(taps(t, [march, leave('archer'), { kind: 'go' }, { kind: 'endPhase' }])).toBe(3)
    expect(taps(t, [march, march, { kind: 'endPhase' }])).toBe(2)
    const other: ShogunAction = { ...march, army: armyId('pink', 2) }
    expect(taps(t, [march, other, { kind: 'endPhase' }])).toBe(3)
    expect(taps(t, [leave('spearman'), { kind: 'go' }])).toBe(2)
  })

  test('SG-WAR-B-04 the likely battles are drawn by one press, others by a drag each', () => {
    const t = new TestTable({
      forces: { pink: 'mino 5p, kai 5p, satsuma 5p', grey: 'hida 1p, musashi 1p, higo 1p' },
      at: warTurnOf('pink', 'after A'),
    })
    const likely = likelyAttacks(shogun.view(t.state, 0), t.list(0))
    expect(likely.length).toBeGreaterThan(1)
    expect(taps(t, [...likely, { kind: 'endPhase' }])).toBe(2)
    expect(taps(t, [likely[0] as ShogunAction])).toBe(1)
  })
})
