import { again, call, done, only, procedure } from '@gunbai/kernel'
import type { ActionOf, ShogunAction } from '../../action.ts'
import type { Unit } from '../../data/pieces.ts'
import { clanOf, companionOf, ledArmies, levelOf } from '../../position/army.ts'
import { neighbours, none, type Province } from '../../position/map.ts'
import { conquer } from '../../position/province.ts'
import { heedingHidden, reveal, sharesToArmy } from '../../position/ronin.ts'
import { clearTroop, copyTroop, kindsIn, regulars } from '../../position/troop.ts'
import { type ArmyId, type Clan, type ShogunState, seatOf } from '../../state.ts'
import { nobodyLeft } from './army-deeds.ts'
import { arrivalAt } from './arrivals.ts'
import { offerDetaching } from './detaching.ts'
import { garrison, type StepOfArmy } from './garrison.ts'
import { isPlainlySettled, owesGarrison, partsPlainly } from './plain-march.ts'
import { canDepart, canSettle, isCrowded, isSettled, nothingTried, type Tried } from './settling.ts'
import { offerTakingIn } from './take-in.ts'

/** Begins a movement phase: nobody has stepped yet. */
export function restArmies(s: ShogunState, clan: Clan): void {
  for (const id of ledArmies(s, clan)) {
    const army = s.armies[id]
    army.steps = 0
    army.guest = false
    army.stripped = false
    army.rested = copyTroop(army)
    army.rested.ronin = army.ronin
  }
}

/** SG-WAR-A-02, SG-WAR-A-03, SG-WAR-D-02, SG-2P-07: own provinces, and empty ones in D. */
export function mayEnter(s: ShogunState, clan: Clan, to: Province): boolean {
  return s.owner[to] === clan || (s.phase === 'D' && s.owner[to] === none)
}

/** SG-DP-70, SG-DP-79: every step of every army, units to take in, and the end if all is in order. */
export function offerArmyMoves(s: ShogunState, clan: Clan, list: ShogunAction[]): void {
  heedingHidden(s, list, () => offerMoves(s, clan, list))
}

function offerMoves(s: ShogunState, clan: Clan, list: ShogunAction[]): void {
  const settled = isSettled(s, clan)
  if (settled) list.push({ kind: 'endPhase' })
  const tried = nothingTried()
  const onlyGuests = !s.options.armySwap && isCrowded(s, clan) // SG-RUL-21
  for (const id of ledArmies(s, clan)) {
    const army = s.armies[id]
    if (army.steps < levelOf(army) && (army.guest || !onlyGuests)) {
      for (const to of neighbours[army.place]) {
        if (mayEnter(s, clan, to)) offerMarch(s, id, to, settled, tried, list)
      }
    }
    // SG-WAR-A-13, SG-RUL-11
    if (s.options.pickUpInPlace || army.steps > 0) offerOrderlyTakingIn(s, id, settled, list)
    if (s.phase === 'D' && s.options.armyDetachInD) offerDetaching(s, id, settled, list)
  }
}

function offerMarch(
  s: ShogunState,
  id: ArmyId,
  to: Province,
  settled: boolean,
  tried: Tried,
  list: ShogunAction[],
): void {
  const army = s.armies[id]
  const hidden = s.hidden[army.place]
  if (canMarch(s, id, to, 0, settled, tried)) list.push({ kind: 'march', army: id, to, ronin: 0 })
  if (hidden === 0 || companionOf(s, id, army.place) !== none) return // SG-RUL-97
  const { least, most } = sharesToArmy(s, army.place, hidden)
  for (let ronin = Math.max(1, least); ronin <= most; ronin++) {
    if (canMarch(s, id, to, ronin, settled, tried)) list.push({ kind: 'march', army: id, to, ronin })
  }
}

/** Whether a march can be carried through, with some garrison if one is owed. `orderly`: nothing is unsettled so far. */
function canMarch(
  s: ShogunState,
  id: ArmyId,
  to: Province,
  share: number,
  orderly: boolean,
  tried: Tried,
): boolean {
  const army = s.armies[id]
  const owes = owesGarrison(s, army)
  if (owes && army.ronin + share > regulars(army) - 1) return false // SG-GAR-03, SG-TRK-23
  const plain = orderly ? isPlainlySettled(s, id, to, share) : partsPlainly(s, id, to) || null
  return plain ?? canDepart(s, { army: id, to, share, owes, least: nobodyLeft }, tried)
}

/** SG-WAR-A-11: taking in is offered only if the phase can still be ended properly after it. */
function offerOrderlyTakingIn(s: ShogunState, id: ArmyId, settled: boolean, list: ShogunAction[]): void {
  const first = list.length
  offerTakingIn(s, id, list)
  for (let i = list.length - 1; !settled && i >= first; i--) {
    const offered = list[i]
    if (offered.kind === 'takeIn' && !settlesAfterTakingIn(s, offered)) list.splice(i, 1)
  }
}

export function settlesAfterTakingIn(s: ShogunState, { army: id, unit, ronin }: ActionOf<'takeIn'>): boolean {
  const army = s.armies[id]
  const force = s.forces[army.place]
  const { stripped } = army
  const take = (sign: 1 | -1) => {
    force[unit] -= sign
    force.ronin -= sign * ronin
    army[unit] += sign
    army.ronin += sign * ronin
  }
  take(1)
  if (regulars(force) === 0) army.stripped = true
  const settles = canSettle(s, clanOf(id))
  army.stripped = stripped
  take(-1)
  return settles
}

export function march(s: ShogunState, { army, to, ronin }: ActionOf<'march'>): void {
  const { place } = s.armies[army]
  if (ronin > 0) {
    reveal(s, place, ronin)
    s.armies[army].rested.ronin += ronin
  }
  call(s, stepOfArmy, { army, to, garrison: owesGarrison(s, s.armies[army]) ? 1 : 0 })
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
    choices: garrison,
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
    army.stripped = false
    army.place = to
    army.steps++
    clearTroop(army.rested)
    s.tell?.({ kind: 'marched', army: id, from, to })
    if (s.owner[to] === none) conquer(s, clanOf(id), to) // SG-WAR-D-04, SG-VET-10
    return done
  },
})

/** SG-GAR-06, SG-RUL-56: the garrison is a force; those of it that came with the army have moved in this D. */
function leaveBehind(s: ShogunState, id: ArmyId, unit: Unit): void {
  const army = s.armies[id]
  army[unit]--
  s.forces[army.place][unit]++
  if (s.phase === 'D' && !s.options.garrisonMovesAgain) {
    if (army.rested[unit] > 0) army.rested[unit]--
    else arrivalAt(s, army.place)[unit]++
  }
  s.tell?.({ kind: 'left', army: id, unit, province: army.place })
}

/** SG-VET-09: from a position that is in order to a province that is empty. */
export function offerMoveIn(s: ShogunState, id: ArmyId, to: Province, list: ShogunAction[]): void {
  offerMarch(s, id, to, true, nothingTried(), list)
}
