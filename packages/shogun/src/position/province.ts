import { castleSpearmen, fortressRonin } from '../data/pieces.ts'
import { checkVictory } from '../rules/turn/victory.ts'
import type { Clan, ShogunState, Troop } from '../state.ts'
import { armyAt } from './army.ts'
import { none, type Province } from './map.ts'
import { regulars } from './troop.ts'

/** SG-MAP-12: the province passes to a clan, its card and any castle with it. */
export function conquer(s: ShogunState, clan: Clan, province: Province): void {
  s.owner[province] = clan
  s.clans[clan].provinces++
  s.bare[province] = true
  s.tell?.({ kind: 'conquered', clan, province })
  checkVictory(s, clan)
}

/** SG-LOS-01, SG-RON-15: nobody owns it any more; ronin that lay hidden there go back to the supply. */
export function empty(s: ShogunState, province: Province): void {
  const clan = s.owner[province]
  const id = armyAt(s, province)
  if (id !== none) s.armies[id].place = none // of a daimyo slain alone, whose force has fallen too (SG-RUL-95)
  const force = s.forces[province]
  const ronin = s.hidden[province] + force.ronin
  if (ronin > 0) {
    s.ronin += ronin
    s.revealed++
    s.tell?.({ kind: 'roninLost', clan, province, ronin })
  }
  force.ronin = 0
  s.hidden[province] = 0
  s.bare[province] = true
  s.owner[province] = none
  s.clans[clan].provinces--
  s.tell?.({ kind: 'emptied', clan, province })
}

/** The province force, if there is one. */
export function forceAt(s: ShogunState, province: Province): Troop | null {
  const force = s.forces[province]
  return regulars(force) > 0 ? force : null
}

/** SG-FRT-01, SG-FRT-02, SG-FRT-05: castle spearmen or fortress ronin still there in this war turn. */
export function extrasAt(s: ShogunState, province: Province): number {
  const level = s.castle[province]
  if (level === 0) return 0
  return (level === 1 ? castleSpearmen : fortressRonin) - s.extrasLost[province]
}
