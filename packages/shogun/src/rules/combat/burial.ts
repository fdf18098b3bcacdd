import { regularKinds } from '../../data/pieces.ts'
import { armyHolds } from '../../position/army.ts'
import { none } from '../../position/map.ts'
import { empty, forceAt } from '../../position/province.ts'
import { addTroop, copyTroop, regulars, subtractTroop } from '../../position/troop.ts'
import type { ArmyId, Battle, Clan, ShogunState, Troop } from '../../state.ts'
import { eliminate, eliminateWithoutHeir, isOut, loseDaimyo } from '../turn/elimination.ts'
import { armyOn, clanOn, clearCasualties, forceOn, type Side } from './casualties.ts'

/** Steps 3 and 7: both sides remove their dead at the same time, and what follows from that is settled at once. */
export function bury(s: ShogunState): void {
  const b = s.battle as Battle
  const attacker = s.turn
  const defender = s.owner[b.to]
  const attackingArmy = armyOn(s, 'attackers')
  const defendingArmy = armyOn(s, 'defenders')
  s.extrasLost[b.to] += b.defenders.extras
  remove(s, 'attackers', attackingArmy)
  remove(s, 'defenders', defendingArmy)
  fall(s, b, 'attackers', attackingArmy)
  fall(s, b, 'defenders', defendingArmy)
  const attackersGone = !stands(s, attackingArmy, b.from)
  const defendersGone = !isHeld(s, b.to)
  if (defendersGone) empty(s, b.to)
  if (attackersGone && !isHeld(s, b.from)) empty(s, b.from)
  if (attackersGone || defendersGone) {
    b.outcome = attackersGone ? (defendersGone ? 'both lost' : 'lost') : 'won'
  }
  clearCasualties(b.attackers)
  clearCasualties(b.defenders)
  settleFallen(s, attacker, defender)
}

/** SG-CAS-10: regulars to their owner's stock, ronin to the common supply. */
function remove(s: ShogunState, side: Side, army: ArmyId): void {
  const dead = (s.battle as Battle)[side]
  const total = regulars(dead.army) + dead.army.ronin + regulars(dead.force) + dead.force.ronin
  if (total + dead.daimyo + dead.extras === 0) return
  const clan = clanOn(s, side)
  if (total > 0) {
    const force = forceOn(s, side)
    if (army !== none) subtractTroop(s.armies[army], dead.army)
    if (force !== null) subtractTroop(force, dead.force)
    for (const kind of regularKinds) s.clans[clan].stock[kind] += dead.army[kind] + dead.force[kind]
    s.ronin += dead.army.ronin + dead.force.ronin
  }
  if (s.tell === null) return
  const all: Troop = copyTroop(dead.army)
  addTroop(all, dead.force)
  s.tell({
    kind: 'fell',
    clan,
    attacks: side === 'attackers',
    dead: all,
    daimyo: dead.daimyo,
    extras: dead.extras,
  })
}

/** SG-LOS-02, SG-NIN-23: an army without a unit is lost with its daimyo, slain or fallen. */
function fall(s: ShogunState, b: Battle, side: Side, army: ArmyId): void {
  if (army === none) return
  const { leader } = s.armies[army]
  const wipedOut = regulars(b[side].army) > 0 && regulars(s.armies[army]) === 0
  if (b[side].daimyo === 1 || (leader === 'slain' && wipedOut)) loseDaimyo(s, army)
}

/** Whether the troop that attacks still has a unit. */
function stands(s: ShogunState, army: ArmyId, from: number): boolean {
  return army === none ? forceAt(s, from) !== null : s.armies[army].leader !== 'lost'
}

/** SG-LIM-15: a province is held by a regular or a living daimyo. */
function isHeld(s: ShogunState, province: number): boolean {
  return forceAt(s, province) !== null || armyHolds(s, province)
}

/** SG-ELM-11, SG-ELM-15: the opponent inherits, unless both fall together. */
function settleFallen(s: ShogunState, attacker: Clan, defender: Clan): void {
  const attackerOut = isOut(s, attacker)
  const defenderOut = isOut(s, defender)
  if (attackerOut && defenderOut) eliminateWithoutHeir(s, [attacker, defender])
  else if (attackerOut) eliminate(s, attacker, defender)
  else if (defenderOut) eliminate(s, defender, attacker)
}
