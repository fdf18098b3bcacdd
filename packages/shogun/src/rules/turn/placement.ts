import type { ShogunAction } from '../../action.ts'
import { armiesPerClan } from '../../data/pieces.ts'
import { clanOf } from '../../position/army.ts'
import { neighbours, type Province } from '../../position/map.ts'
import type { Clan } from '../../state.ts'
import type { ShogunView } from '../../view.ts'
import { isEnemy } from '../movement/send-presets.ts'
import type { Asked } from './war-gestures.ts'

export const reinforcements = 6 // SG-SET-16

/** Where a clan reinforces during set-up and where its armies begin, as its player means it. */
export interface Placement {
  readonly reinforced: readonly Province[]
  readonly armies: readonly Province[]
}

/**
 * What is proposed for the whole set-up: land that holds together, at the border before inside, and the armies in the best of
 * it. It hangs on the cards alone, so that it stays the same whatever others do meanwhile.
 */
export function proposedPlacement(view: ShogunView, clan: Clan, armies: number): Placement {
  const reinforced = ranked(view, clan, (at) =>
    neighbours[at].some((to) => isEnemy(view, clan, to)) ? 0.5 : 0,
  )
  const best = reinforced.slice(0, reinforcements)
  return { reinforced: best, armies: proposedCamps(view, clan, best, armies) }
}

/** Where that many armies are proposed to begin, after these provinces were chosen to be reinforced. */
export function proposedCamps(
  view: ShogunView,
  clan: Clan,
  reinforced: readonly Province[],
  armies: number,
): Province[] {
  return ranked(view, clan, (at) => (reinforced.includes(at) ? 2 : 0)).slice(0, armies)
}

/** Own provinces, those with the most own neighbours first. */
function ranked(view: ShogunView, clan: Clan, besides: (at: Province) => number): Province[] {
  const isOwn = (at: Province) => view.provinces[at].owner === clan
  const worth = (at: Province) => neighbours[at].filter(isOwn).length + besides(at)
  const own = view.provinces.flatMap(({ owner }, at) => (owner === clan ? [at] : []))
  return own.sort((a, b) => worth(b) - worth(a) || a - b)
}

/** The gestures of a set-up: what is proposed is placed by one press for each clan, what differs is a drag each. */
export function placing(
  plan: readonly ShogunAction[],
  seen: readonly Asked[],
  earlier: readonly ShogunAction[],
): string[] {
  return plan.flatMap((action, i) => {
    const view = seen[i]?.view
    if ((action.kind !== 'reinforce' && action.kind !== 'place') || view === undefined) return []
    const clan = action.kind === 'place' ? clanOf(action.army) : view.provinces[action.province].owner
    const isOfClan = (each: ShogunAction) =>
      each.kind === 'reinforce' && view.provinces[each.province].owner === clan
    const isFirst = action.kind === 'reinforce' && ![...earlier, ...plan.slice(0, i)].some(isOfClan)
    const { reinforced } = proposedPlacement(view, clan, armiesPerClan)
    const own = view.provinces.flatMap(({ owner, force }, at) =>
      owner === clan && force.spearman > 1 ? [at] : [],
    )
    const proposed = action.kind === 'reinforce' ? reinforced : proposedCamps(view, clan, own, armiesPerClan)
    const differs = proposed.includes(action.province) ? [] : [`${action.kind} ${action.province}`]
    return [...(isFirst ? [`placement ${clan}`] : []), ...differs]
  })
}
