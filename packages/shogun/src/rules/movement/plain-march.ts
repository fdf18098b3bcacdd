import { forceLimit } from '../../data/pieces.ts'
import { clanOf, companionOf, firstArmyOf, isLed, levelOf } from '../../position/army.ts'
import { none, type Province } from '../../position/map.ts'
import { limitOfForce } from '../../position/ronin.ts'
import { regulars } from '../../position/troop.ts'
import type { Army, ArmyId, ShogunState, Troop } from '../../state.ts'
import { hasRoomForAll } from './settling.ts'

/** Most marches are seen to be right, or wrong, without a search for what could be put right after them. */

/** SG-GAR-02, SG-GAR-05, SG-GAR-09, SG-WAR-A-15: no force stands there, and it does not merely pass another own army. */
export function owesGarrison(s: ShogunState, army: Army): boolean {
  return (!army.guest || army.stripped) && regulars(s.forces[army.place]) === 0
}

/** Whether a march from an orderly position, with such a share of the hidden ronin, can end in one; null where only a search can say. */
export function isPlainlySettled(s: ShogunState, id: ArmyId, to: Province, share: number): boolean | null {
  if (companionOf(s, id, to) !== none) return canPlainlyPart(s, id, to)
  const army = s.armies[id]
  const hidden = share > 0 ? 0 : s.hidden[army.place]
  if (hidden === 0) return true
  const force = s.forces[army.place]
  const hasRoom = owesGarrison(s, army)
    ? canShareOut(army, force, 0, 0, hidden)
    : hidden <= limitOfForce(force) - force.ronin
  return hasRoom ? true : null
}

/** Whether an army that comes to another from an orderly position can go on, or they change places; null where only a search can say. */
export function canPlainlyPart(s: ShogunState, id: ArmyId, to: Province): boolean | null {
  const army = s.armies[id]
  const host = s.armies[companionOf(s, id, to)]
  const canLeave = !owesGarrison(s, host) || regulars(host) > host.ronin
  const canSwap = s.options.armySwap && isLed(host) && host.steps < levelOf(host) && canLeave
  const canGoOn = army.steps + 1 < levelOf(army)
  if (!canSwap && !canGoOn) return false
  return s.hidden[army.place] > 0 || s.hidden[to] > 0 ? null : true
}

/** Whether it leaves the only other army with which it shares a province, and nothing else is amiss. */
export function partsPlainly(s: ShogunState, id: ArmyId, to: Province): boolean {
  const { place } = s.armies[id]
  const other = companionOf(s, id, place)
  if (other === none || companionOf(s, id, to) !== none || s.hidden[place] > 0) return false
  const third = 3 * firstArmyOf(clanOf(id)) + 3 - id - other
  return s.armies[third].place !== place && hasRoomForAll(s, clanOf(id))
}

/** Whether an army can leave at least so many more men and ronin, so that both parts and the hidden ronin are within their limits. */
export function canShareOut(army: Army, force: Troop, men: number, ronin: number, hidden: number): boolean {
  const here = regulars(force)
  const there = regulars(army)
  for (let left = Math.max(men, here === 0 ? 1 : 0); here + left <= forceLimit && left <= there; left++) {
    const least = Math.max(ronin, army.ronin - (there - left))
    if (least <= Math.min(army.ronin, here + left - 1 - force.ronin - hidden)) return true
  }
  return false
}
