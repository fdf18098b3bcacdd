import {
  armiesPerClan,
  ashigaruBoxes,
  experienceTrack,
  isSamurai,
  type Regular,
  samuraiBoxes,
} from '../data/pieces.ts'
import type { Army, ArmyId, Clan, ShogunState, Troop } from '../state.ts'
import { none, type Province } from './map.ts'
import { regulars } from './troop.ts'

/** The clan to which an army belongs. */
export function clanOf(army: ArmyId): Clan {
  return Math.floor(army / armiesPerClan)
}

export function firstArmyOf(clan: Clan): ArmyId {
  return clan * armiesPerClan
}

/** Where armies stand, as a state or a view says it. */
interface Standings {
  readonly owner: readonly Clan[]
  readonly armies: readonly { readonly place: Province }[]
}

/** SG-LIM-06: the army whose marker stands there, leaderless or not; none. While armies pass, the first of two. */
export function armyAt(s: Standings, province: Province): ArmyId {
  const owner = s.owner[province]
  return owner === none ? none : armyOfAt(s, owner, province)
}

function armyOfAt(s: Standings, clan: Clan, province: Province): ArmyId {
  const first = clan * armiesPerClan
  for (let id = first; id < first + armiesPerClan; id++) {
    if (s.armies[id].place === province) return id
  }
  return none
}

/** Another army of the same clan in the same province; none. */
export function companionOf(s: ShogunState, army: ArmyId, province: Province): ArmyId {
  const first = Math.floor(army / armiesPerClan) * armiesPerClan
  for (let id = first; id < first + armiesPerClan; id++) {
    if (id !== army && s.armies[id].place === province) return id
  }
  return none
}

/** SG-LIM-15: whether an army by itself holds the province: with a unit, or with a daimyo who lives. */
export function armyHolds(
  s: Standings & { readonly armies: readonly (Readonly<Troop> & Pick<Army, 'leader'>)[] },
  province: Province,
): boolean {
  const id = armyAt(s, province)
  return id !== none && (isLed(s.armies[id]) || regulars(s.armies[id]) > 0)
}

/** SG-EXP-01 */
export function levelOf(army: Army): number {
  return experienceTrack[army.hole]
}

/** Whether it stands on the map and its daimyo lives, so that it can move and attack (SG-NIN-18). */
export function isLed(army: Pick<Army, 'leader'>): boolean {
  return army.leader === 'living'
}

/** SG-UNI-03, SG-RUL-80: its regulars, a living daimyo among them. */
export function strengthOf(army: Army): number {
  return regulars(army) + (army.leader === 'living' ? 1 : 0)
}

/** SG-UNI-04, SG-LIM-01: free boxes for that kind. */
export function boxesFor(army: Readonly<Troop>, kind: Regular): number {
  return isSamurai(kind)
    ? samuraiBoxes - army.archer - army.swordsman
    : ashigaruBoxes - army.gunner - army.spearman
}

/** The armies of a clan that stand on the map under a living daimyo. */
export function ledArmies(s: ShogunState, clan: Clan): ArmyId[] {
  const list: ArmyId[] = []
  const first = clan * armiesPerClan
  for (let id = first; id < first + armiesPerClan; id++) if (s.armies[id].leader === 'living') list.push(id)
  return list
}
