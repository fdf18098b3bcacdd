import type { ShogunAction } from '../../action.ts'
import { battleMarkers } from '../../data/pieces.ts'
import { armyAt, ledArmies } from '../../position/army.ts'
import { neighbours, none, type Province, provinceCount } from '../../position/map.ts'
import { regulars } from '../../position/troop.ts'
import { type ArmyId, areEnemies, type Clan, type ShogunState } from '../../state.ts'
import { breakTruce } from '../turn/plan.ts'

/** SG-WAR-B-02, SG-2P-05: empty, or an enemy's; in round 1 not where an enemy army stands (SG-RND-08). */
export function isTargetOf(s: ShogunState, clan: Clan, to: Province): boolean {
  const owner = s.owner[to]
  if (owner === none) return true
  return areEnemies(s, clan, owner) && (s.round > 1 || armyAt(s, to) === none)
}

/** The declarations of province forces, made once: there are many, at every step of phase B. */
const byForce: readonly (readonly ShogunAction[])[] = neighbours.map((places, from) =>
  places.map((to) => ({ kind: 'declare', from, army: none, to })),
)

/** Whether there is any battle that a clan could still declare: everybody can see that. */
export function canDeclare(s: ShogunState, clan: Clan): boolean {
  if (!s.clans[clan].alive || markersAreOut(s)) return false
  for (const army of ledArmies(s, clan)) {
    if (!hasDeclared(s, army) && bordersTarget(s, clan, s.armies[army].place)) return true
  }
  const done = forcesDone(s)
  for (let from = 0; from < provinceCount; from++) {
    if (s.owner[from] !== clan || done[from] === 1 || regulars(s.forces[from]) === 0) continue
    if (bordersTarget(s, clan, from)) return true
  }
  return false
}

function bordersTarget(s: ShogunState, clan: Clan, from: Province): boolean {
  for (const to of neighbours[from]) if (isTargetOf(s, clan, to)) return true
  return false
}

function markersAreOut(s: ShogunState): boolean {
  return s.options.battleMarkerCap === '12' && s.declared.length >= battleMarkers
}

/** SG-WAR-B-01, SG-WAR-B-04, SG-WAR-B-06: each troop that has not declared, each province next to it. */
export function offerDeclarations(s: ShogunState, clan: Clan, list: ShogunAction[]): void {
  list.push({ kind: 'end phase' })
  for (const army of ledArmies(s, clan)) {
    if (hasDeclared(s, army)) continue
    const { place } = s.armies[army]
    for (const to of neighbours[place]) {
      if (isTargetOf(s, clan, to)) list.push({ kind: 'declare', from: place, army, to })
    }
  }
  const done = forcesDone(s)
  for (let from = 0; from < provinceCount; from++) {
    if (s.owner[from] !== clan || done[from] === 1 || regulars(s.forces[from]) === 0) continue
    const places = neighbours[from]
    for (let i = 0; i < places.length; i++) if (isTargetOf(s, clan, places[i])) list.push(byForce[from][i])
  }
}

function hasDeclared(s: ShogunState, army: ArmyId): boolean {
  for (const each of s.declared) if (each.army === army) return true
  return false
}

const marks = new Uint8Array(provinceCount)

/** By province, 1 where its force has declared. Valid until it is asked again. */
function forcesDone(s: ShogunState): Uint8Array {
  marks.fill(0)
  for (const { army, from } of s.declared) if (army === none) marks[from] = 1
  return marks
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
