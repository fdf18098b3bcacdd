import type { ShogunAction } from '../action.ts'
import { armyAt, ledArmies } from '../army.ts'
import { neighbours, none, type Province, provinceCount } from '../map/map.ts'
import { battleMarkers } from '../pieces.ts'
import { type ArmyId, areEnemies, type Clan, type ShogunState } from '../state.ts'
import { regulars } from '../troop.ts'
import { breakTruce } from './plan.ts'

/** SG-WAR-B-02, SG-2P-05: empty, or an enemy's; in round 1 not where an enemy army stands (SG-RND-08). */
export function isTargetOf(s: ShogunState, clan: Clan, to: Province): boolean {
  const owner = s.owner[to]
  if (owner === none) return true
  return areEnemies(s, clan, owner) && (s.round > 1 || armyAt(s, to) === none)
}

/** SG-WAR-B-01, SG-WAR-B-04, SG-WAR-B-06: each troop that has not declared, each province next to it. */
export function offerDeclarations(s: ShogunState, clan: Clan, list: ShogunAction[]): void {
  list.push({ kind: 'end phase' })
  if (s.options.battleMarkerCap === '12' && s.declared.length >= battleMarkers) return
  for (const army of ledArmies(s, clan)) {
    if (hasDeclared(s, army, none)) continue
    const { place } = s.armies[army]
    for (const to of neighbours[place]) {
      if (isTargetOf(s, clan, to)) list.push({ kind: 'declare', from: place, army, to })
    }
  }
  for (let from = 0; from < provinceCount; from++) {
    if (s.owner[from] !== clan || regulars(s.forces[from]) === 0 || hasDeclared(s, none, from)) continue
    for (const to of neighbours[from]) {
      if (isTargetOf(s, clan, to)) list.push({ kind: 'declare', from, army: none, to })
    }
  }
}

function hasDeclared(s: ShogunState, army: ArmyId, from: Province): boolean {
  for (const each of s.declared) {
    if (each.army === army && (army !== none || each.from === from)) return true
  }
  return false
}

export function declare(
  s: ShogunState,
  clan: Clan,
  action: Extract<ShogunAction, { kind: 'declare' }>,
): void {
  const { from, army, to } = action
  s.declared.push({ from, army, to })
  s.tell?.({ kind: 'declared', clan, from, army, to })
  if (s.owner[to] !== none) breakTruce(s, clan, s.owner[to])
}
