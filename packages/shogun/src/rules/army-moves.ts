import { again, call, done, only, procedure } from '@gunbai/kernel'
import type { ShogunAction } from '../action.ts'
import { armyAt, clanOf, companionOf, isLed, ledArmies, levelOf } from '../army.ts'
import { neighbours, none, type Province } from '../map/map.ts'
import { forceLimit, regularKinds, type Unit } from '../pieces.ts'
import { conquer } from '../province.ts'
import { heedingHidden, limitOfArmy, limitOfForce, reveal, sharesToArmy } from '../ronin.ts'
import { type Army, type ArmyId, type Clan, type ShogunState, seatOf } from '../state.ts'
import { addTroop, clearTroop, copyTroop, kindsIn, noTroop, regulars } from '../troop.ts'
import { arrivalAt } from './arrivals.ts'
import { canSettle, type Departure, isSettled, settlesAtOnce } from './settling.ts'
import { offerTakingIn } from './take-in.ts'

/** Begins a movement phase: nobody has stepped yet. */
export function restArmies(s: ShogunState, clan: Clan): void {
  for (const id of ledArmies(s, clan)) {
    const army = s.armies[id]
    army.steps = 0
    army.guest = false
    army.rested = copyTroop(army)
    army.rested.ronin = army.ronin
  }
}

/** SG-WAR-A-02, SG-WAR-A-03, SG-WAR-D-02, SG-2P-07: own provinces, and empty ones in D. */
function mayEnter(s: ShogunState, clan: Clan, to: Province): boolean {
  return s.owner[to] === clan || (s.phase === 'D' && s.owner[to] === none)
}

/** SG-DP-70, SG-DP-79: every step of every army, units to take in, and the end if all is in order. */
export function offerArmyMoves(s: ShogunState, clan: Clan, list: ShogunAction[]): void {
  heedingHidden(s, list, () => offerMoves(s, clan, list))
}

function offerMoves(s: ShogunState, clan: Clan, list: ShogunAction[]): void {
  const settled = isSettled(s, clan)
  if (settled) list.push({ kind: 'end phase' })
  for (const id of ledArmies(s, clan)) {
    const army = s.armies[id]
    if (army.steps < levelOf(army)) {
      for (const to of neighbours[army.place]) {
        if (mayEnter(s, clan, to)) offerMarch(s, id, to, settled, list)
      }
    }
    // SG-WAR-A-13, SG-RUL-11
    if (s.options.pickUpInPlace || army.steps > 0) offerOrderlyTakingIn(s, id, settled, list)
    if (settled && s.phase === 'D' && s.options.armyDetachInD) offerDetaching(s, id, list)
  }
}

function offerMarch(s: ShogunState, id: ArmyId, to: Province, settled: boolean, list: ShogunAction[]): void {
  const army = s.armies[id]
  const hidden = s.hidden[army.place]
  if (hidden === 0) {
    if (canDepart(s, id, to, 0, settled)) list.push({ kind: 'march', army: id, to, ronin: 0 })
    return
  }
  if (canDepart(s, id, to, 0, false)) list.push({ kind: 'march', army: id, to, ronin: 0 })
  if (companionOf(s, id, army.place) !== none) return // SG-RUL-97
  const { least, most } = sharesToArmy(s, army.place, hidden)
  for (let ronin = Math.max(1, least); ronin <= most; ronin++) {
    if (canDepart(s, id, to, ronin, false)) list.push({ kind: 'march', army: id, to, ronin })
  }
}

/** SG-GAR-02, SG-GAR-05, SG-GAR-09: no force stands there, and it does not merely pass another own army. */
function owesGarrison(s: ShogunState, army: Army): boolean {
  return !army.guest && regulars(s.forces[army.place]) === 0
}

/** Whether a march can be carried through, with some garrison if one is owed. `orderly`: nothing is unsettled so far. */
function canDepart(s: ShogunState, id: ArmyId, to: Province, alongRonin: number, orderly: boolean): boolean {
  const army = s.armies[id]
  const revealed = alongRonin > 0
  const crowded = companionOf(s, id, to) !== none
  if (!owesGarrison(s, army)) {
    if (orderly && !crowded && s.hidden[army.place] === 0) return true
    return settles(s, { army: id, to, men: 0, ronin: 0, revealed, alongRonin })
  }
  const men = regulars(army)
  const ronin = army.ronin + alongRonin
  if (men === 0 || ronin > men - 1) return false // SG-GAR-03, SG-TRK-23
  if (orderly && !crowded && s.hidden[army.place] === 0) return true
  return canGarrison(s, id, to, 0, 0, alongRonin)
}

/** Whether some garrison of at least so many men and ronin lets the march go on. */
function canGarrison(
  s: ShogunState,
  id: ArmyId,
  to: Province,
  least: number,
  leastRonin: number,
  alongRonin: number,
): boolean {
  const army = s.armies[id]
  const force = s.forces[army.place]
  const here = regulars(force)
  const men = regulars(army)
  const ronin = army.ronin + alongRonin
  for (let more = Math.max(least, here === 0 ? 1 : 0); here + more <= forceLimit && more <= men; more++) {
    for (let share = leastRonin; share <= ronin; share++) {
      if (force.ronin + share > here + more - 1 || ronin - share > men - more) continue
      const departure = {
        army: id,
        to,
        men: more,
        ronin: share,
        revealed: alongRonin > 0,
        alongRonin,
      }
      if (settles(s, departure)) return true
    }
  }
  return false
}

function settles(s: ShogunState, departure: Departure): boolean {
  if (s.phase === 'C') return settlesAtOnce(s, departure)
  return canSettle(s, clanOf(departure.army), s.phase === 'D', departure)
}

/** SG-WAR-A-11: taking in is offered only if the phase can still be ended properly after it. */
function offerOrderlyTakingIn(s: ShogunState, id: ArmyId, settled: boolean, list: ShogunAction[]): void {
  const first = list.length
  offerTakingIn(s, id, list)
  if (settled || list.length === first) return
  const army = s.armies[id]
  const force = s.forces[army.place]
  const { guest } = army
  for (let i = list.length - 1; i >= first; i--) {
    const offered = list[i]
    if (offered.kind !== 'take in') continue
    force[offered.unit]--
    force.ronin -= offered.ronin
    army[offered.unit]++
    army.ronin += offered.ronin
    if (regulars(force) === 0) army.guest = false
    if (!canSettle(s, clanOf(id), s.phase === 'D', null)) list.splice(i, 1)
    army.guest = guest
    army.ronin -= offered.ronin
    army[offered.unit]--
    force.ronin += offered.ronin
    force[offered.unit]++
  }
}

type March = Extract<ShogunAction, { kind: 'march' }>

export function march(s: ShogunState, { army, to, ronin }: March): void {
  const { place } = s.armies[army]
  if (ronin > 0) {
    reveal(s, place, ronin)
    s.armies[army].rested.ronin += ronin
  }
  call(s, stepOfArmy, { army, to, garrison: owesGarrison(s, s.armies[army]) ? 1 : 0 })
}

interface StepOfArmy {
  army: ArmyId
  to: Province
  garrison: number // 1 while units may be left behind
}

/** One step of an army: the garrison it leaves, then the move. */
export const stepOfArmy = procedure<ShogunState, StepOfArmy, ShogunAction>('step of an army').steps({
  need: (s, f) => {
    if (f.garrison === 0) return 'go'
    const army = s.armies[f.army]
    if (regulars(army) > 1) return
    leaveBehind(s, f.army, kindsIn(army)[0])
    return 'go'
  },
  // SG-GAR-02, SG-RUL-85: unit by unit, each part within its ronin limit in the end
  garrison: {
    who: (s, f) => only(seatOf(s, clanOf(f.army))),
    answers: (s, f, _, list) => heedingHidden(s, list, () => offerGarrison(s, f, list)),
    answer: (s, { army: id }, _, action) => {
      if (action.kind !== 'leave') return
      leaveBehind(s, id, action.unit)
      return again
    },
    about: (_, { army, to }) => ({ army, to }),
  },
  go: (s, { army: id, to }) => {
    const army = s.armies[id]
    const from = army.place
    army.guest = companionOf(s, id, to) !== none
    army.place = to
    army.steps++
    clearTroop(army.rested)
    s.tell?.({ kind: 'marched', army: id, from, to })
    if (s.owner[to] === none) conquer(s, clanOf(id), to) // SG-WAR-D-04, SG-VET-10
    return done
  },
})

function offerGarrison(s: ShogunState, { army: id, to }: StepOfArmy, list: ShogunAction[]): void {
  const army = s.armies[id]
  const force = s.forces[army.place]
  const simple = s.hidden[army.place] === 0 && army.ronin === 0
  const orderly = simple && companionOf(s, id, to) === none && isSettled(s, clanOf(id))
  if (regulars(force) > 0 && (orderly || (isShared(army, force) && settlesNow(s, id, to)))) {
    list.push({ kind: 'go' })
  }
  if (regulars(force) < forceLimit) {
    for (const unit of regularKinds) {
      if (army[unit] > 0 && (orderly || canLeaveBehind(s, id, to, unit))) list.push({ kind: 'leave', unit })
    }
  }
  // men first, then the ronin that they carry
  if (army.ronin > 0 && force.ronin < limitOfForce(force) && canLeaveBehind(s, id, to, 'ronin')) {
    list.push({ kind: 'leave', unit: 'ronin' })
  }
}

function isShared(army: Army, force: { ronin: number } & Parameters<typeof limitOfForce>[0]): boolean {
  return force.ronin <= limitOfForce(force) && army.ronin <= limitOfArmy(army)
}

function settlesNow(s: ShogunState, id: ArmyId, to: Province): boolean {
  return settles(s, { army: id, to, men: 0, ronin: 0, revealed: false, alongRonin: 0 })
}

function canLeaveBehind(s: ShogunState, id: ArmyId, to: Province, unit: Unit): boolean {
  return unit === 'ronin' ? canGarrison(s, id, to, 0, 1, 0) : canGarrison(s, id, to, 1, 0, 0)
}

/** SG-GAR-06, SG-RUL-56: the garrison is a force; those of it that came with the army have moved in this D. */
function leaveBehind(s: ShogunState, id: ArmyId, unit: Unit): void {
  const army = s.armies[id]
  army[unit]--
  s.forces[army.place][unit]++
  if (s.phase === 'D' && army.steps > 0 && !s.options.garrisonMovesAgain) {
    if (army.rested[unit] > 0) army.rested[unit]--
    else arrivalAt(s, army.place)[unit]++
  }
  s.tell?.({ kind: 'left', army: id, unit, province: army.place })
}

/** SG-RUL-19, option armyDetachInD: units of an army take one empty province next to it and move no more. */
function offerDetaching(s: ShogunState, id: ArmyId, list: ShogunAction[]): void {
  const army = s.armies[id]
  if (s.hidden[army.place] > 0) return
  const begun = s.detached.find((each) => each.army === id)
  for (const to of neighbours[army.place]) {
    if (begun === undefined ? s.owner[to] !== none : to !== begun.to) continue
    const force = s.forces[to]
    if (regulars(force) >= forceLimit) continue
    const most = Math.min(army.ronin, limitOfForce(force) + (begun === undefined ? 0 : 1) - force.ronin)
    for (const unit of regularKinds) {
      if (army[unit] === 0) continue
      for (let ronin = Math.max(0, army.ronin - limitOfArmy(army) + 1); ronin <= most; ronin++) {
        list.push({ kind: 'detach', army: id, to, unit, ronin })
      }
    }
  }
}

export function detach(s: ShogunState, action: Extract<ShogunAction, { kind: 'detach' }>): void {
  const { army: id, to, unit, ronin } = action
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

/** Whether that army could leave its province for another in phase C (SG-VET-09). */
export function offerMoveIn(s: ShogunState, id: ArmyId, to: Province, list: ShogunAction[]): void {
  if (isLed(s.armies[id]) && armyAt(s, to) === none) offerMarch(s, id, to, true, list)
}
