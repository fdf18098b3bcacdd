import type { ActionOf, ShogunAction } from '../../action.ts'
import { copy } from '../../copy.ts'
import { forceLimit, regularKinds } from '../../data/pieces.ts'
import { clanOf, companionOf } from '../../position/army.ts'
import { neighbours, none, type Province } from '../../position/map.ts'
import { conquer } from '../../position/province.ts'
import { limitOfArmy, reveal, sharesToArmy } from '../../position/ronin.ts'
import { addTroop, noTroop, regulars } from '../../position/troop.ts'
import type { ArmyId, ShogunState } from '../../state.ts'
import { arrivalAt } from './arrivals.ts'
import { canSettle } from './settling.ts'

/**
 * SG-RUL-19, option armyDetachInD: units of an army take one empty province next to it and move no more. Ronin that lie
 * hidden with it stay so if there is room for them, or are turned up to come along (SG-RON-13).
 */
export function offerDetaching(s: ShogunState, id: ArmyId, settled: boolean, list: ShogunAction[]): void {
  const { place } = s.armies[id]
  const begun = s.detached.find((each) => each.army === id)
  const hidden = companionOf(s, id, place) === none ? s.hidden[place] : 0
  const { least, most } = sharesToArmy(s, place, hidden)
  for (const to of neighbours[place]) {
    if (begun === undefined ? s.owner[to] !== none : to !== begun.to) continue
    if (regulars(s.forces[to]) >= forceLimit) continue
    offerDetachment(s, id, to, none, settled, list)
    for (let share = Math.max(1, least); share <= most; share++) {
      offerDetachment(s, id, to, share, settled, list)
    }
  }
}

function offerDetachment(
  s: ShogunState,
  id: ArmyId,
  to: Province,
  reveal: number,
  settled: boolean,
  list: ShogunAction[],
): void {
  const army = s.armies[id]
  const { least, most } = roninDetached(s, id, to, reveal)
  for (const unit of regularKinds) {
    if (army[unit] === 0) continue
    for (let ronin = least; ronin <= most; ronin++) {
      const action: ActionOf<'detach'> = { kind: 'detach', army: id, to, unit, ronin, reveal }
      const plain = settled && (reveal !== none || s.hidden[army.place] === 0)
      if (plain || settlesAfter(s, action)) list.push(action)
    }
  }
}

/** How many ronin may come along, of those with the army and those turned up for it. */
export function roninDetached(
  s: ShogunState,
  id: ArmyId,
  to: Province,
  reveal: number,
): { least: number; most: number } {
  const army = s.armies[id]
  const force = s.forces[to]
  const turnedUp = reveal === none ? 0 : reveal
  const carried = army.ronin + turnedUp
  return {
    least: Math.max(turnedUp > 0 ? 1 : 0, carried - limitOfArmy(army) + 1),
    most: Math.min(carried, regulars(force) - force.ronin),
  }
}

/** Whether the phase can still be ended properly when that unit has gone. */
export function settlesAfter(s: ShogunState, action: ActionOf<'detach'>): boolean {
  const next = copy(s)
  detach(next, action)
  return canSettle(next, clanOf(action.army))
}

export function detach(s: ShogunState, action: ActionOf<'detach'>): void {
  const { army: id, to, unit, ronin } = action
  if (action.reveal !== none) reveal(s, s.armies[id].place, action.reveal)
  const moved = noTroop()
  moved[unit] = 1
  moved.ronin = ronin
  s.armies[id][unit]--
  s.armies[id].ronin -= ronin
  addTroop(s.forces[to], moved)
  addTroop(arrivalAt(s, to), moved)
  if (!s.detached.some((each) => each.army === id)) s.detached.push({ army: id, to })
  s.tell?.({ kind: 'detached', army: id, to, unit, ronin })
  if (s.owner[to] === none) conquer(s, clanOf(id), to)
}
