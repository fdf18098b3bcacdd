import { clanOf } from '../../position/army.ts'
import { neighbours, none, type Province } from '../../position/map.ts'
import { regulars } from '../../position/troop.ts'
import type { ArmyId, Clan } from '../../state.ts'
import type { ShogunView } from '../../view.ts'
import { isEnemy } from './send-presets.ts'

/** An army that moves into an empty province next to it. */
export interface MoveIn {
  readonly army: ArmyId
  readonly to: Province
}

/**
 * What is proposed for armies in phase D: into empty land next to them, somebody staying behind. Each goes where it attacked last
 * if that is empty now, else where most enemies touch; no two to the same province.
 */
export function movingIn(view: ShogunView, clan: Clan, attacked: readonly MoveIn[]): MoveIn[] {
  const moves: MoveIn[] = []
  const own = view.armies.flatMap((_, army) => (clanOf(army) === clan && canGo(view, army) ? [army] : []))
  const openTo = (army: ArmyId) =>
    neighbours[view.armies[army].place].filter(
      (to) => view.provinces[to].owner === none && !moves.some((each) => each.to === to),
    )
  for (const army of own) {
    const target = attacked.find((each) => each.army === army)?.to ?? none
    if (openTo(army).includes(target)) moves.push({ army, to: target })
  }
  for (const army of own) {
    const open = openTo(army)
    if (open.length === 0 || moves.some((each) => each.army === army)) continue
    const touching = (at: Province) => neighbours[at].filter((to) => isEnemy(view, clan, to)).length
    moves.push({ army, to: open.reduce((best, to) => (touching(to) > touching(best) ? to : best)) })
  }
  return moves
}

function canGo({ armies }: ShogunView, army: ArmyId): boolean {
  const { place, leader, steps, level } = armies[army]
  return place !== none && leader === 'living' && steps < level && regulars(armies[army]) > 1
}
