import type { HexId } from '@gunbai/hexes'
import type { GloryAction } from '../action.ts'
import { cardOf, stackIn, valuesOf } from '../position/piece.ts'
import { mayStandIn } from '../position/stacking.ts'
import { mayCharge, searchCharge, slowestOf } from '../rules/combat/charge-move.ts'
import { allowance, mayForce, mayMarch } from '../rules/movement/allowance.ts'
import { type March, startMarch } from '../rules/movement/march.ts'
import { type Destination, destinations } from '../rules/movement/march-search.ts'
import { DISORDERED, type UnitId } from '../state.ts'
import { chargeWorth, unitWorth } from './blow.ts'
import { goalOf } from './intent.ts'
import { exitWorth, leavesForlorn } from './objectives.ts'
import type { Scene } from './scene.ts'
import { bestStand, stand } from './stand.ts'

/** Marches and charge moves are judged by where they may end, not by their next step. */

/** The best hex within reach, and by how much it is better than where a unit stands, with those who would go along. */
export function bestMarch(scene: Scene, unit: UnitId, forced: boolean): { gain: number; goal: HexId } {
  const { s, seat } = scene
  const kept = s.party
  const f = startMarch(s, unit, forced)
  const party = companions(scene, unit, forced)
  // Only the first of a stack is asked for all of it
  if (party[0] !== unit || f.left < 0) {
    s.party = kept
    return { gain: -1, goal: s.units[unit].hex }
  }
  for (const each of party) f.left = Math.min(f.left, allowance(s, each, forced))
  s.party = party
  const { hex, facing, square } = s.units[unit]
  const here = stand(scene, party, hex, facing)
  let best = square ? here : turned(scene, party, hex, f)
  let goal = hex
  for (const to of destinations(s, f, seat)) {
    const worth = endWorth(scene, party, to)
    if (worth <= best) continue
    best = worth
    goal = to.hex
  }
  s.party = kept
  return { gain: best - here - (square ? 0.4 : 0), goal }
}

/** The units of the hex that march as one with a unit: those of its arm, if they may. */
function companions(scene: Scene, unit: UnitId, forced: boolean): UnitId[] {
  const { s } = scene
  const { arm } = cardOf(s, unit)
  const { hex, condition } = s.units[unit]
  const list = stackIn(s, hex).filter(
    (each) =>
      cardOf(s, each).arm === arm &&
      s.units[each].condition === condition &&
      mayMarch(s, each) &&
      (!forced || mayForce(s, each)),
  )
  return list.length > 0 ? list : [unit]
}

/** Turning in place, where that is all one wants. */
function turned(scene: Scene, party: readonly UnitId[], hex: HexId, f: March): number {
  let best = Number.NEGATIVE_INFINITY
  const held = scene.s.units[party[0]].facing
  for (const by of f.zoned ? [0, 1, 5] : [0, 1, 2, 3, 4, 5])
    best = Math.max(best, stand(scene, party, hex, ((held + by) % 6) as 0))
  return best
}

function endWorth(scene: Scene, party: readonly UnitId[], { hex, disorders }: Destination): number {
  const { s } = scene
  let worth = bestStand(scene, party, hex)
  if (disorders > 0) {
    for (const unit of party) {
      const again = s.units[unit].condition >= DISORDERED ? 0.5 : 0.3
      worth -= disorders * again * unitWorth(s, unit)
    }
  }
  return worth
}

/** The answers on the march: each step by the best end that begins with it. */
export function marchWorths(scene: Scene, answers: readonly GloryAction[]): number[] {
  const { s, seat } = scene
  const f = s.stack[s.stack.length - 1].facts as unknown as March
  const { party } = s
  const best = new Map<HexId, number>()
  const goal = goalOf(s, party[0], f.start)
  const ends = f.entering ? [] : endsInMind(scene, f, goal)
  const onTheWay = ends.length === 1 && ends[0].hex === goal
  for (const to of ends) {
    const worth = endWorth(scene, party, to)
    if (worth > (best.get(to.first) ?? Number.NEGATIVE_INFINITY)) best.set(to.first, worth)
  }
  return answers.map((action) => {
    switch (action.kind) {
      case 'join':
        return goesAlong(scene, f, action.unit) ? 1000 : -1000
      case 'step':
        return best.get(action.hex) ?? -100
      case 'halt':
        return onTheWay ? -100 : stand(scene, party, s.units[party[0]].hex, action.facing) + 0.03
      case 'exit':
        return leavesForlorn(s, party) ? -50 : 5 + exitWorth(s, seat, party[0])
      default:
        return -1000
    }
  })
}

/** Where the march may end: where it set out for, if that is known and can still be reached, or else anywhere. */
function endsInMind({ s, seat }: Scene, f: March, goal: HexId): readonly Destination[] {
  if (goal === s.units[s.party[0]].hex) return []
  return destinations(s, f, seat, goal)
}

function goesAlong(scene: Scene, f: March, unit: UnitId): boolean {
  const { s } = scene
  if (f.entering) return mayStandIn(s, [...s.party, unit], f.start)
  const [first] = s.party
  return (
    cardOf(s, unit).arm === cardOf(s, first).arm &&
    s.units[unit].condition === s.units[first].condition &&
    valuesOf(s, unit).movement >= valuesOf(s, first).movement - 1
  )
}

/** What a charge of a unit, or of these of its hex, at a target promises from the best hex to strike from. */
export function bestCharge(scene: Scene, unit: UnitId, target: HexId, with_?: readonly UnitId[]): number {
  const { s } = scene
  const kept = s.party
  s.party = with_?.slice() ?? stackIn(s, s.units[unit].hex).filter((each) => mayCharge(s, each))
  let best = -9
  for (const { hex, facing } of searchCharge(s, slowestOf(s, [unit, ...s.party])).strikes(target)) {
    const party = s.party
    best = Math.max(best, chargeWorth(s, party, hex, facing))
  }
  s.party = kept
  return best
}
