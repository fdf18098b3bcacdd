import { forceLimit, isSamurai, type Regular, regularKinds } from '../../data/pieces.ts'
import { armyAt, armyHolds, boxesFor, isLed, strengthOf } from '../../position/army.ts'
import { neighbours, none, type Province } from '../../position/map.ts'
import { limitOfForce, roomForHidden } from '../../position/ronin.ts'
import { regulars } from '../../position/troop.ts'
import type { Clan, ShogunState } from '../../state.ts'
import { arrivedAt } from './arrivals.ts'

/**
 * SG-RUL-99: what the units of one force do together in phase D. They may go to several provinces at once, and only what
 * they leave and what they come to in the end must be within the limits, not what each of them does by itself.
 */
export interface ForcePlan {
  readonly held: boolean // whether an army holds their province without them
  readonly hidden: number // ronin that stay hidden there
  readonly spare: number // of those, how many the army there could carry; 0 where there are none
  readonly places: readonly Place[]
  men: number // regulars of the force
  ronin: number // with the force
  samurai: number // that have not moved
  ashigaru: number // that have not moved
  carried: number // ronin that have not moved
}

/** A province next to it, as the plan leaves it. */
interface Place {
  readonly to: Province
  readonly hidden: number
  readonly joinable: boolean // whether units may come into an army there
  readonly led: boolean // whether that army has its daimyo
  men: number // of the force
  ronin: number // of the force
  samurai: number // free boxes of the army
  ashigaru: number // free boxes of the army
  limit: number // ronin that the army could carry besides its own
  spare: number // the same for the hidden ones, if any, for whom a slain daimyo counts (SG-RUL-93)
  brought: number // ronin that have come into the army
}

/** The plan of a force as it stands; `toArmy` of its hidden ronin are turned up for the army there, unless it is none. */
export function planOf(s: ShogunState, clan: Clan, from: Province, toArmy: number): ForcePlan {
  const force = s.forces[from]
  const arrived = arrivedAt(s, from)
  const turnedUp = toArmy === none ? 0 : s.hidden[from] - toArmy
  let samurai = 0
  let ashigaru = 0
  for (const kind of regularKinds) {
    if (isSamurai(kind)) samurai += force[kind] - arrived[kind]
    else ashigaru += force[kind] - arrived[kind]
  }
  const places: Place[] = []
  for (const to of neighbours[from]) {
    if (s.owner[to] === clan || s.owner[to] === none) places.push(placeOf(s, clan, to))
  }
  return {
    held: armyHolds(s, from),
    hidden: toArmy === none ? s.hidden[from] : 0,
    spare: s.hidden[from] === 0 ? 0 : spareOfArmy(s, from),
    places,
    men: regulars(force),
    ronin: force.ronin + turnedUp,
    samurai,
    ashigaru,
    carried: force.ronin - arrived.ronin + turnedUp,
  }
}

function placeOf(s: ShogunState, clan: Clan, to: Province): Place {
  const force = s.forces[to]
  const id = s.owner[to] === clan ? armyAt(s, to) : none
  const army = id === none ? null : s.armies[id]
  return {
    to,
    hidden: s.hidden[to],
    joinable: army !== null && (isLed(army) || s.options.joinLeaderless !== 'never'), // SG-RUL-67
    led: army !== null && isLed(army),
    men: regulars(force),
    ronin: force.ronin,
    samurai: army === null ? 0 : boxesFor(army, 'archer'),
    ashigaru: army === null ? 0 : boxesFor(army, 'gunner'),
    limit: army === null ? 0 : strengthOf(army) - 1 - army.ronin,
    spare: s.hidden[to] === 0 ? 0 : spareOfArmy(s, to),
    brought: 0,
  }
}

function spareOfArmy(s: ShogunState, province: Province): number {
  const force = s.forces[province]
  return roomForHidden(s, province) - limitOfForce(force) + force.ronin
}

const forceOrArmy = [false, true] as const

/** What a unit of the force could do. */
export interface Going {
  readonly to: Province
  readonly army: boolean
  readonly ronin: number
}

/** Every way in which a unit may go so that the plan is within all limits, or can still be. */
export function goingsOf(plan: ForcePlan, unit: Regular): Going[] {
  const goings: Going[] = []
  for (const place of plan.places) {
    for (const army of forceOrArmy) {
      for (let ronin = 0; ronin <= plan.carried; ronin++) {
        if (joinsSlain(place, army, ronin)) continue
        if (leadsOn(plan, place, army, isSamurai(unit), ronin)) goings.push({ to: place.to, army, ronin })
      }
    }
  }
  return goings
}

/** Whether there is any. */
export function canGo(plan: ForcePlan, unit: Regular): boolean {
  const samurai = isSamurai(unit)
  for (const place of plan.places) {
    for (let ronin = 0; ronin <= plan.carried; ronin++) {
      if (leadsOn(plan, place, false, samurai, ronin)) return true
      if (!joinsSlain(place, true, ronin) && leadsOn(plan, place, true, samurai, ronin)) return true
    }
  }
  return false
}

/** SG-RUL-40: ronin come to a slain daimyo's army only if it can carry them at once; he counts for those before them. */
function joinsSlain({ led, limit }: Place, army: boolean, ronin: number): boolean {
  return army && !led && ronin > 0 && limit + 1 - ronin < 0
}

/** SG-GAR-01, SG-LIM-10, SG-RON-20: whether what the force leaves is within the limits. */
function isSourceWhole({ held, men, ronin, hidden, spare }: ForcePlan): boolean {
  if (men === 0 && !held) return false
  const room = Math.max(0, men - 1) - ronin
  return room >= 0 && (hidden === 0 || hidden <= room + spare)
}

function isBroken({ men, ronin, hidden, led, limit, spare, brought }: Place): boolean {
  const room = Math.max(0, men - 1) - ronin
  if (room < 0 || (limit < 0 && (led || brought > 0))) return true
  return hidden > 0 && hidden > room + spare
}

/**
 * Whether more units of the force can make the plan whole. Exact, for each try goes where something is amiss: what is amiss
 * at a place only units that come there can mend, and what is amiss at the force itself only ronin that leave it. So some
 * unit of any remedy is tried at every turn, and a force has five units at most.
 */
function canBeWhole(plan: ForcePlan): boolean {
  if (plan.men === 0 && !plan.held) return false
  const { places } = plan
  let first = 0 // that is broken
  while (first < places.length && !isBroken(places[first])) first++
  const isAmiss = first < places.length
  if (!isAmiss && isSourceWhole(plan)) return true
  const least = isAmiss ? 0 : 1
  for (const place of isAmiss ? [places[first]] : places) {
    for (const army of forceOrArmy) {
      for (let ronin = least; ronin <= plan.carried; ronin++) {
        if (plan.samurai > 0 && leadsOn(plan, place, army, true, ronin)) return true
        if (plan.ashigaru > 0 && leadsOn(plan, place, army, false, ronin)) return true
      }
    }
  }
  return false
}

/** Whether the plan can be made whole after a unit has gone there with so many ronin. */
function leadsOn(plan: ForcePlan, place: Place, army: boolean, samurai: boolean, ronin: number): boolean {
  const hasPlace = army
    ? place.joinable && (samurai ? place.samurai : place.ashigaru) > 0 // SG-WAR-D-08
    : place.men < forceLimit // SG-WAR-D-09
  if (!hasPlace) return false
  send(plan, place, army, samurai, ronin, 1)
  const leads = canBeWhole(plan)
  send(plan, place, army, samurai, ronin, -1)
  return leads
}

function send(
  plan: ForcePlan,
  place: Place,
  army: boolean,
  samurai: boolean,
  ronin: number,
  sign: 1 | -1,
): void {
  plan.men -= sign
  plan.ronin -= sign * ronin
  plan.carried -= sign * ronin
  if (samurai) plan.samurai -= sign
  else plan.ashigaru -= sign
  if (!army) {
    place.men += sign
    place.ronin += sign * ronin
    return
  }
  if (samurai) place.samurai -= sign
  else place.ashigaru -= sign
  place.limit += sign * (1 - ronin)
  place.spare += sign * (1 - ronin)
  place.brought += sign * ronin
}
