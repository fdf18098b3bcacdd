import type { ShogunAction } from '../../action.ts'
import { regularKinds } from '../../data/pieces.ts'
import { boxesFor, strengthOf } from '../../position/army.ts'
import { regulars } from '../../position/troop.ts'
import type { ArmyId, ShogunState } from '../../state.ts'
import { takeArrived } from './arrivals.ts'

type TakingIn = Extract<ShogunAction, { kind: 'take in' }>

/**
 * SG-WAR-A-11, SG-WAR-A-19: each kind of the force where the army stands, one unit at a time, with as many of the force's
 * revealed ronin as keeps both troops within their limits.
 */
export function offerTakingIn(s: ShogunState, id: ArmyId, list: ShogunAction[]): void {
  const army = s.armies[id]
  const force = s.forces[army.place]
  const count = regulars(force)
  if (count === 0) return
  const least = Math.max(0, force.ronin - Math.max(0, count - 2))
  const most = Math.min(force.ronin, strengthOf(army) - army.ronin)
  for (const unit of regularKinds) {
    if (force[unit] === 0 || boxesFor(army, unit) === 0) continue
    for (let ronin = least; ronin <= most; ronin++) list.push({ kind: 'take in', army: id, unit, ronin })
  }
}

export function takeIn(s: ShogunState, { army: id, unit, ronin }: TakingIn): void {
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
  s.tell?.({ kind: 'took in', army: id, unit, ronin, province: army.place })
}
