import { chooseSetup } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import type { ShogunAction } from './action.ts'
import { gestures } from './gestures.ts'
import { likelyAttacks } from './odds/likely-attacks.ts'
import { shogun } from './rulebook.ts'
import { occupyingEmpty } from './rules/movement/send-presets.ts'
import { answersOfSends, type Send, sendsAfter } from './rules/movement/send-sheet.ts'
import { proposedLevy } from './rules/turn/levy-proposal.ts'
import { proposedPlacement } from './rules/turn/placement.ts'
import { actionOf, armyId, at, TestTable, warTurnOf } from './testing/scene.ts'
import type { ShogunView } from './view.ts'

const army = armyId('pink')

/** How many gestures a plan takes of whoever sees this table throughout. */
function taps(t: TestTable, plan: readonly ShogunAction[], earlier: readonly ShogunAction[] = []): number {
  const asked = { view: shogun.view(t.state, 0), answers: t.list(0) }
  const named = gestures(
    plan,
    plan.map(() => asked),
    { seat: 0, earlier, seenBefore: () => undefined },
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
  test('SG-PLAN-01 a proposed plan is sealed by one press, each bin that differs is a stepper, new units follow', () => {
    const t = new TestTable({ at: actionOf('plan'), koku: { pink: 7 } })
    const first = [put('swords', 1), put('buildings', 0), put('levies', 5), put('ronin', 1)]
    const last = [put('swords', 1), put('buildings', 0), put('levies', 6)]
    expect(taps(t, first)).toBe(1)
    expect(taps(t, last)).toBe(2)
    expect(taps(t, last, last)).toBe(1)
    expect(taps(t, [put('swords', 2), put('buildings', 0), put('levies', 5)], last)).toBe(2)
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

  const endPhase: ShogunAction = { kind: 'endPhase' }
  const march: ShogunAction = { kind: 'march', army, to: at('hida'), ronin: 0 }

  test('SG-WAR-A-04 SG-GAR-02 an army is dragged, one spearman stays; one press carries it all out', () => {
    const t = new TestTable({ armies: { pink: ['mino: 3p'] }, at: warTurnOf('pink') })
    const leave = (unit: 'spearman' | 'archer'): ShogunAction => ({ kind: 'leave', unit })
    expect(taps(t, [march, leave('spearman'), { kind: 'go' }, endPhase])).toBe(2)
    expect(taps(t, [march, leave('spearman'), { kind: 'go' }])).toBe(2)
    expect(taps(t, [march, leave('archer'), { kind: 'go' }, endPhase])).toBe(3)
    expect(taps(t, [march, leave('spearman'), leave('spearman'), { kind: 'go' }, endPhase])).toBe(3)
    expect(taps(t, [march, march, endPhase])).toBe(2)
    const other: ShogunAction = { ...march, army: armyId('pink', 2) }
    expect(taps(t, [march, other, endPhase])).toBe(3)
    // the garrison that is asked for by itself: the smallest is proposed
    expect(taps(t, [leave('spearman'), { kind: 'go' }])).toBe(1)
  })

  test('SG-WAR-A-13 whoever stands there joins all armies by one press, or one army by one', () => {
    const t = new TestTable({
      armies: { pink: ['mino: 1p', 'kai: 1p'] },
      forces: { pink: 'mino 2p, kai 2p' },
      at: warTurnOf('pink'),
    })
    const join = (number: 1 | 2): ShogunAction => ({
      kind: 'takeIn',
      army: armyId('pink', number),
      unit: 'spearman',
      ronin: 0,
    })
    // more could join: these are pressed army by army
    expect(taps(t, [join(1), join(2), endPhase])).toBe(3)
    expect(taps(t, [join(1), join(1), endPhase])).toBe(2)
  })

  test('SG-WAR-B-04 the likely battles are drawn by one press, others by a drag each, and committed together', () => {
    const t = new TestTable({
      forces: { pink: 'mino 5p, kai 5p, satsuma 5p', grey: 'hida 1p, musashi 1p, higo 1p' },
      at: warTurnOf('pink', 'after A'),
    })
    const likely = likelyAttacks(shogun.view(t.state, 0), t.list(0))
    expect(likely.length).toBeGreaterThan(1)
    expect(taps(t, [...likely, endPhase])).toBe(2)
    expect(taps(t, [likely[0] as ShogunAction, endPhase])).toBe(2)
    expect(taps(t, [endPhase])).toBe(1)
  })

  test('SG-WAR-D-06 a man for every empty province is proposed, and sent by the press that ends the turn', () => {
    const t = new TestTable({
      forces: { pink: 'mino 3p, kai 1p', grey: 'echigo 1p' },
      at: warTurnOf('pink', 'move forces'),
      change: (s) => {
        s.phase = 'D'
        s.turn = 0
      },
    })
    const view = shogun.view(t.state, 0)
    const sends = occupyingEmpty(view, 0, [])
    expect(sends).toHaveLength(2)
    expect(taps(t, [...answersOfSends(sends), endPhase])).toBe(1)
    // both struck
    expect(taps(t, [endPhase])).toBe(2)
    // one of them elsewhere: dragged there
    const [first, second] = sends as [Send, Send]
    const elsewhere = sendsAfter(view, 0, [first]).find(
      ({ from, to }) => from === second.from && to !== second.to,
    ) as Send
    expect(taps(t, [...answersOfSends([first, elsewhere]), endPhase])).toBe(2)
  })

  test('SG-SET-16 SG-SET-21 the whole set-up is one press, what is placed elsewhere a drag each', () => {
    const view = shogun.view(shogun.begin(chooseSetup(shogun, 'standard-3', {}), 'a set-up'), 0)
    const { reinforced } = proposedPlacement(view, 0, 3)
    const tapsFor = (provinces: readonly number[], earlier: readonly ShogunAction[] = []) => {
      const plan = provinces.map((province): ShogunAction => ({ kind: 'reinforce', province }))
      const seen = plan.map(() => ({ view, answers: [] }))
      return gestures(plan, seen, { seat: 0, earlier, seenBefore: () => undefined }).length
    }
    expect(reinforced).toHaveLength(6)
    expect(tapsFor(reinforced)).toBe(1)
    expect(tapsFor(reinforced.slice(1), [{ kind: 'reinforce', province: reinforced[0] as number }])).toBe(0)
    const other = view.provinces.findIndex(({ owner }, at) => owner === 0 && !reinforced.includes(at))
    expect(tapsFor([...reinforced.slice(1), other])).toBe(2)
  })

  test('SG-CBT-12 who fights to the end says so once in a battle', () => {
    const t = new TestTable({ forces: { pink: 'mino 5p', grey: 'hida 5p' }, at: warTurnOf('pink') })
    const inSequence = (sequence: number): ShogunView => {
      const battle = {
        from: at('mino'),
        to: at('hida'),
        army: -1,
        sea: false,
        hired: 0,
        picked: null,
        sequence,
      }
      return { ...shogun.view(t.state, 0), battle }
    }
    const tapsFor = (kind: 'goOn' | 'breakOff', before: ShogunView) => {
      const by = { seat: 0, earlier: [{ kind: 'goOn' } as const], seenBefore: () => before }
      return gestures([{ kind }], [{ view: inSequence(2), answers: [] }], by).length
    }
    expect(tapsFor('goOn', inSequence(1))).toBe(0)
    expect(tapsFor('breakOff', inSequence(1))).toBe(2)
    // the same province was fought for again
    expect(tapsFor('goOn', inSequence(3))).toBe(1)
  })
})
