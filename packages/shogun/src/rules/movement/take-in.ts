import type { ActionOf, ShogunAction } from '../../action.ts'
import { regularKinds } from '../../data/pieces.ts'
import { boxesFor, strengthOf } from '../../position/army.ts'
import { regulars } from '../../position/troop.ts'
import type { ArmyId, ShogunState } from '../../state.ts'
import { takeArrived } from './arrivals.ts'

/**
 * SG-WAR-A-11, SG-WAR-A-19: each kind of the force where the army stands, one unit at a time, with as many of the force's
 * revealed ronin as keeps both troops within their limits.
 */
export function offerTakingIn(s: ShogunState, id: ArmyId, list: ShogunAction[]): void {
  const army = s.armies[id]
  const force = s.forces[army.place]
  if (regulars(force) === 0) return
  const { least, most } = roninTakenIn(s, id)
  for (const unit of regularKinds) {
    if (force[unit] === 0 || boxesFor(army, unit) === 0) continue
    for (let ronin = least; ronin <= most; ronin++) list.push({ kind: 'takeIn', army: id, unit, ronin })
  }
}

/** With one regular of the force where the army stands. */
export function roninTakenIn(s: ShogunState, id: ArmyId): { least: number; most: number } {
  const army = s.armies[id]
  const force = s.forces[army.place]
  return {
    least: Math.max(0, force.ronin - Math.max(0, regulars(force) - 2)),
    most: Math.min(force.ronin, strengthOf(army) - army.ronin),
  }
}

export function takeIn(s: ShogunState, { army: id, unit, ronin }: ActionOf<'takeIn'>): void {
  const army = s.armies[id]
  const force = s.forces[army.place]
  force[unit]--
  force.ronin -= ronin
  army[unit]++
  army.ronin += ronin
  if (takeArrived(s, army.place, unit, 1) === 0) army.rested[unit]++
  army.rested.ronin += ronin - takeArrived(s, army.place, 'ronin', ronin)
  // SG-WAR-A-15: whoever takes the last unit of a force owes a garrison there
  if (regulars(force) === 0) army.stripped = true
  s.tell?.({ kind: 'tookIn', army: id, unit, ronin, province: army.place })
}
