import { always } from '@gunbai/kernel'
import type { ActionOf, ShogunAction, ShogunChoice, ShogunChoices } from '../../action.ts'
import { battleMarkers } from '../../data/pieces.ts'
import { armyAt, ledArmies } from '../../position/army.ts'
import { areAdjacent, neighbours, none, type Province, provinceCount } from '../../position/map.ts'
import { regulars } from '../../position/troop.ts'
import { type ArmyId, areEnemies, type Clan, type ShogunState } from '../../state.ts'
import { armiesOf, leaderless } from '../movement/march-law.ts'
import { breakTruce } from '../turn/plan.ts'

/** SG-WAR-B-02, SG-2P-05: empty, or an enemy's; in round 1 not where an enemy army stands (SG-RND-08). */
export function isTargetOf(s: ShogunState, clan: Clan, to: Province): boolean {
  const owner = s.owner[to]
  if (owner === none) return true
  return areEnemies(s, clan, owner) && (s.round > 1 || armyAt(s, to) === none)
}

/** The same one rule after the other, and for places that are not next to it too. */
export const targetBars: readonly {
  readonly rule: string
  stops(s: ShogunState, clan: Clan, from: Province, to: Province): boolean
}[] = [
  {
    rule: 'SG-WAR-B-02',
    stops: (s, clan, from, to) => !areAdjacent(from, to) || s.owner[to] === clan,
  },
  {
    rule: 'SG-2P-05',
    stops: (s, clan, _, to) => s.owner[to] !== none && !areEnemies(s, clan, s.owner[to]),
  },
  { rule: 'SG-RND-08', stops: (s, _, __, to) => s.round === 1 && armyAt(s, to) !== none },
]

const declarations: ShogunChoice<{ readonly clan: Clan }, 'declare'> = {
  kind: 'declare',
  candidates: (s, { clan }, _, list) => {
    for (let to = 0; to < provinceCount; to++) {
      for (const army of armiesOf(s, clan))
        list.push({ kind: 'declare', from: s.armies[army].place, army, to })
      for (let from = 0; from < provinceCount; from++) {
        if (s.owner[from] === clan && regulars(s.forces[from]) > 0) {
          list.push({ kind: 'declare', from, army: none, to })
        }
      }
    }
  },
  bars: [
    { rule: leaderless.rule, stops: (s, action) => action.army !== none && leaderless.stops(s, action) },
    {
      rule: 'SG-WAR-B-04',
      stops: (s, { from, army }) =>
        s.declared.some((each) => each.army === army && (army !== none || each.from === from)),
    },
    ...targetBars.map(({ rule, stops }) => ({
      rule,
      stops: (s: ShogunState, { from, to }: ActionOf<'declare'>, { clan }: { readonly clan: Clan }) =>
        stops(s, clan, from, to),
    })),
  ],
  offer: (s, { clan }, _, list) => offerDeclarations(s, clan, list),
}

/** SG-WAR-B-03: nobody has to declare. */
export const declaring: ShogunChoices<{ readonly clan: Clan }> = [always({ kind: 'endPhase' }), declarations]

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
function offerDeclarations(s: ShogunState, clan: Clan, list: ShogunAction[]): void {
  for (const army of ledArmies(s, clan)) {
    if (hasDeclared(s, army)) continue
    const { place } = s.armies[army]
    for (const to of neighbours[place]) {
      if (isTargetOf(s, clan, to)) list.push({ kind: 'declare', from: place, army, to })
    }
  }
  const { owner, forces } = s
  const done = forcesDone(s)
  for (let from = 0; from < provinceCount; from++) {
    if (owner[from] !== clan || done[from] === 1 || regulars(forces[from]) === 0) continue
    const places = neighbours[from]
    const actions = byForce[from]
    for (let i = 0; i < places.length; i++) {
      if (owner[places[i]] !== clan && isTargetOf(s, clan, places[i])) list.push(actions[i])
    }
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

export function declare(s: ShogunState, clan: Clan, action: ActionOf<'declare'>): void {
  const { from, army, to } = action
  s.declared.push({ from, army, to })
  s.tell?.({ kind: 'declared', clan, from, army, to })
  if (s.owner[to] !== none) breakTruce(s, clan, s.owner[to])
}
