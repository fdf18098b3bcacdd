import { only } from '@gunbai/kernel'
import { roninCount } from '../data/pieces.ts'
import { type Army, type Clan, type ShogunState, seatOf, type Troop } from '../state.ts'
import { armyAt, strengthOf } from './army.ts'
import { none, type Province } from './map.ts'
import { regulars } from './troop.ts'

/** SG-LIM-10: how many ronin a province force may have. */
export function limitOfForce(force: Troop): number {
  return Math.max(0, regulars(force) - 1)
}

/** SG-LIM-10, SG-RON-17: how many ronin an army may have. */
export function limitOfArmy(army: Army): number {
  return Math.max(0, strengthOf(army) - 1)
}

/** SG-RUL-40: a slain daimyo still counts for ronin that were there before. */
function toleratedIn(army: Army): number {
  return army.leader === 'slain' ? regulars(army) : limitOfArmy(army)
}

/** SG-RON-07: how many hidden ronin the troops of a province leave room for. */
export function roomForHidden(s: ShogunState, province: Province): number {
  const force = s.forces[province]
  const id = armyAt(s, province)
  const room = limitOfForce(force) - force.ronin
  if (id === none) return room
  const army = s.armies[id]
  return room + toleratedIn(army) - army.ronin
}

/** How many of the hidden ronin may go to the army there when they are turned up; the rest go to the force. */
export function sharesToArmy(
  s: ShogunState,
  province: Province,
  hidden: number,
): { least: number; most: number } {
  const force = s.forces[province]
  const id = armyAt(s, province)
  const roomInForce = limitOfForce(force) - force.ronin
  const roomInArmy = id === none ? 0 : toleratedIn(s.armies[id]) - s.armies[id].ronin
  return { least: Math.max(0, hidden - roomInForce), most: Math.min(hidden, roomInArmy) }
}

/** SG-RON-11: turns up the ronin of a province, so many to its army and the rest to its force. */
export function reveal(s: ShogunState, province: Province, toArmy: number): void {
  shareOut(s, province, turnUp(s, province), toArmy)
}

/** Turns a card up; returns the ronin that lay on it, for now with no troop. */
export function turnUp(s: ShogunState, province: Province): number {
  const ronin = s.hidden[province]
  s.hidden[province] = 0
  s.bare[province] = true
  s.revealed++
  return ronin
}

export function shareOut(s: ShogunState, province: Province, ronin: number, toArmy: number): void {
  const toForce = ronin - toArmy
  if (toArmy > 0) s.armies[armyAt(s, province)].ronin += toArmy
  s.forces[province].ronin += toForce
  s.tell?.({ kind: 'revealed', clan: s.owner[province], province, toArmy, toForce })
}

/** SG-RON-21: hidden ronin for which too few regulars are left are turned up and go back to the supply. */
export function returnSurplus(s: ShogunState, province: Province): void {
  const surplus = s.hidden[province] - Math.max(0, roomForHidden(s, province))
  if (surplus <= 0) return
  s.hidden[province] -= surplus
  s.ronin += surplus
  s.revealed++
  s.tell?.({ kind: 'roninLost', clan: s.owner[province], province, ronin: surplus })
}

/** SG-RON-05: the sizes of a clan's hidden stacks, largest first, so that their order tells nothing. */
export function stacksOf(s: ShogunState, clan: Clan): number[] {
  const sizes: number[] = []
  for (let province = 0; province < s.hidden.length; province++) {
    if (s.hidden[province] > 0 && s.owner[province] === clan) sizes.push(s.hidden[province])
  }
  return sizes.sort((a, b) => b - a)
}

/** Whether a clan has face-down cards lying before it: seen by everybody. */
export function hasStacks(s: ShogunState, clan: Clan): boolean {
  if (s.ronin === roninCount) return false
  for (let province = 0; province < s.hidden.length; province++) {
    if (s.hidden[province] > 0 && s.owner[province] === clan) return true
  }
  return false
}

/** SG-RON-05: tells everybody the sizes of a clan's stacks, and its own player where they lie. */
export function tellStacks(s: ShogunState, clan: Clan): void {
  if (s.tell === null) return
  const mine = s.hidden.flatMap((ronin, province) =>
    ronin > 0 && s.owner[province] === clan ? [{ province, ronin }] : [],
  )
  const sizes = stacksOf(s, clan).map((ronin) => ({ province: null, ronin }))
  s.tell({ kind: 'posted', clan, stacks: sizes }, only(seatOf(s, clan)), {
    kind: 'posted',
    clan,
    stacks: mine,
  })
}

/**
 * Offers answers. Where none is left because of ronin that lie hidden, they are offered as if none did: that can only be in a
 * world where another player imagines them, in the midst of a move.
 */
export function heedingHidden(s: ShogunState, list: unknown[], offer: () => void): void {
  offer()
  if (list.length > 0) return
  const { hidden } = s
  s.hidden = hidden.map(() => 0)
  offer()
  s.hidden = hidden
}
