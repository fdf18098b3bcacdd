import type { ShogunAction } from '../../action.ts'
import { forceLimit, type Regular, regularKinds, roninCount } from '../../data/pieces.ts'
import { armyAt, armyHolds, boxesFor, isLed, strengthOf } from '../../position/army.ts'
import { neighbours, none, type Province, provinceCount } from '../../position/map.ts'
import { limitOfArmy, limitOfForce, roomForHidden, sharesToArmy } from '../../position/ronin.ts'
import { regulars } from '../../position/troop.ts'
import type { Options } from '../../setups/options.ts'
import type { Army, Clan, ShogunState, Troop } from '../../state.ts'
import { arrivedAt } from './arrivals.ts'
import { canGo, goingsOf, planOf } from './force-plan.ts'

/** The sendings that reveal nothing, made once. */
const plainSendings: readonly Readonly<Record<Regular, ShogunAction>>[] = neighbours.map((_, from) => ({
  archer: { kind: 'send', from, unit: 'archer', reveal: none },
  swordsman: { kind: 'send', from, unit: 'swordsman', reveal: none },
  gunner: { kind: 'send', from, unit: 'gunner', reveal: none },
  spearman: { kind: 'send', from, unit: 'spearman', reveal: none },
}))

/**
 * SG-DP-80: every unit that has not moved and can go somewhere; or, while the plan of a force is not yet whole, the units
 * that can make it so. `latest` is the province from which the latest unit was sent.
 */
export function offerForceMoves(s: ShogunState, clan: Clan, latest: Province, list: ShogunAction[]): void {
  if (latest !== none && isOpen(s, clan, latest)) {
    const plan = planOf(s, clan, latest, none)
    for (const unit of unmovedKinds(s, latest)) {
      if (canGo(plan, unit)) list.push(plainSendings[latest][unit])
    }
    if (list.length > 0) return // else another player imagines his ronin there, and the plan stands as it is
  }
  list.push({ kind: 'endPhase' })
  for (let from = 0; from < provinceCount; from++) {
    if (s.owner[from] !== clan) continue
    const count = regulars(s.forces[from])
    if (count === 0 || (count === 1 && !armyHolds(s, from))) continue // SG-GAR-01, SG-WAR-D-07
    if (isPlain(s, from)) offerPlain(s, clan, from, list)
    else offerPlanned(s, clan, from, list)
  }
}

/** Whether the units that were sent from there so far have left something that others must mend (SG-RUL-99). */
export function isOpen(s: ShogunState, clan: Clan, latest: Province): boolean {
  if (s.ronin === roninCount) return false
  if (!isWithinLimits(s, latest)) return true
  for (const to of neighbours[latest]) if (s.owner[to] === clan && !isWithinLimits(s, to)) return true
  return false
}

/** SG-LIM-10, SG-RON-20; a slain daimyo's army is never left over its limit by those who join it. */
function isWithinLimits(s: ShogunState, province: Province): boolean {
  const force = s.forces[province]
  if (force.ronin > 0 && force.ronin > limitOfForce(force)) return false
  const id = armyAt(s, province)
  if (id !== none && isLed(s.armies[id]) && s.armies[id].ronin > limitOfArmy(s.armies[id])) return false
  return s.hidden[province] === 0 || s.hidden[province] <= roomForHidden(s, province)
}

/** Whether a force has no ronin with it: then each of its units may go alone. */
export function isPlain(s: ShogunState, from: Province): boolean {
  return s.forces[from].ronin === 0 && s.hidden[from] === 0
}

export function unmovedKinds(s: ShogunState, from: Province): Regular[] {
  const arrived = arrivedAt(s, from)
  return regularKinds.filter((unit) => s.forces[from][unit] > arrived[unit])
}

function offerPlain(s: ShogunState, clan: Clan, from: Province, list: ShogunAction[]): void {
  const force = s.forces[from]
  const arrived = arrivedAt(s, from)
  for (const unit of regularKinds) {
    if (force[unit] <= arrived[unit]) continue
    for (const to of neighbours[from]) {
      if (!hasRoomInForce(s, clan, to) && !hasRoomInArmy(s, clan, to, unit)) continue
      list.push(plainSendings[from][unit])
      break
    }
  }
}

function offerPlanned(s: ShogunState, clan: Clan, from: Province, list: ShogunAction[]): void {
  const hidden = s.hidden[from]
  const { ronin } = s.forces[from]
  const carried = ronin - arrivedAt(s, from).ronin
  const { least, most } = sharesToArmy(s, from, hidden)
  for (const unit of unmovedKinds(s, from)) {
    // without ronin to carry, whoever cannot go at once cannot go
    const can =
      canGoAtOnce(s, { clan, from, unit, ronin, carried, hidden }) ||
      (carried > 0 && canGo(planOf(s, clan, from, none), unit))
    if (can) list.push(plainSendings[from][unit])
    // SG-RON-13: the hidden ronin turned up before the move, so many of them for the army there
    for (let toArmy = least; hidden > 0 && toArmy <= Math.min(most, hidden - 1); toArmy++) {
      const more = hidden - toArmy
      const canWith =
        canGoAtOnce(s, { clan, from, unit, ronin: ronin + more, carried: carried + more, hidden: 0 }) ||
        canGo(planOf(s, clan, from, toArmy), unit)
      if (canWith) list.push({ kind: 'send', from, unit, reveal: toArmy })
    }
  }
}

/** A unit of a force that would like to move, with the ronin there as they would be. */
interface Mover {
  readonly clan: Clan
  readonly from: Province
  readonly unit: Regular
  readonly ronin: number // with the force
  readonly carried: number // of those, how many have not moved
  readonly hidden: number
}

/** Whether a unit can go, with ronin or without, so that nobody needs to follow: most can. */
function canGoAtOnce(s: ShogunState, { clan, from, unit, ronin, carried, hidden }: Mover): boolean {
  const count = regulars(s.forces[from])
  const leaves = count > 1 ? 1 : 0
  const wanting = hidden === 0 ? 0 : hidden - roomForHidden(s, from) + leaves
  const least = Math.max(0, wanting, ronin - Math.max(0, count - 2))
  if (least > carried) return false
  for (const to of neighbours[from]) {
    if (s.owner[to] !== clan && s.owner[to] !== none) continue
    const spare = s.hidden[to] === 0 ? carried : roomForHidden(s, to) - s.hidden[to]
    const force = s.forces[to]
    const men = regulars(force)
    if (men < forceLimit && least <= Math.min(men - force.ronin, spare + (men === 0 ? 0 : 1))) return true
    if (!hasRoomInArmy(s, clan, to, unit)) continue
    const army = s.armies[armyAt(s, to)]
    if (least <= Math.min(strengthOf(army) - army.ronin, spare + 1)) return true
  }
  return false
}

/** What the law about a unit that goes alone looks at: of a state, or of what its owner sees. */
export interface Ground {
  readonly owner: readonly Clan[]
  readonly forces: readonly Readonly<Troop>[]
  readonly armies: readonly (Readonly<Troop> & Pick<Army, 'place' | 'leader'>)[]
  readonly options: Pick<Options, 'joinLeaderless'>
}

/** SG-WAR-D-09 */
export function hasRoomInForce(s: Ground, clan: Clan, to: Province): boolean {
  return (s.owner[to] === clan || s.owner[to] === none) && regulars(s.forces[to]) < forceLimit
}

/** SG-WAR-D-08, SG-RUL-67 */
export function hasRoomInArmy(s: Ground, clan: Clan, to: Province, unit: Regular): boolean {
  const id = s.owner[to] === clan ? armyAt(s, to) : none
  if (id === none || boxesFor(s.armies[id], unit) === 0) return false
  return isLed(s.armies[id]) || s.options.joinLeaderless !== 'never'
}

export interface Sending {
  clan: Clan
  from: Province
  unit: Regular
  alone: boolean // whether nobody needs to come after it, wherever it goes
}

export function offerPlainGoings(s: ShogunState, { clan, from, unit }: Sending, list: ShogunAction[]): void {
  for (const to of neighbours[from]) {
    if (hasRoomInForce(s, clan, to)) list.push({ kind: 'to', province: to, army: false, ronin: 0 })
    if (hasRoomInArmy(s, clan, to, unit)) list.push({ kind: 'to', province: to, army: true, ronin: 0 })
  }
}

export function offerGoings(s: ShogunState, { clan, from, unit }: Sending, list: ShogunAction[]): void {
  for (const { to, army, ronin } of goingsOf(planOf(s, clan, from, none), unit)) {
    list.push({ kind: 'to', province: to, army, ronin })
  }
}
