import { hitsAtMost, type Regular, regularKinds, sides, type Unit, unitKinds } from '../../data/pieces.ts'
import { armyAt } from '../../position/army.ts'
import { neighbours, none, type Province } from '../../position/map.ts'
import type { Clan, Levy, Troop } from '../../state.ts'
import type { ShogunView } from '../../view.ts'
import { barToEnlisting, musterOf, type Station, stationed } from './muster.ts'

/** The cheapest first: the most men for the koku (SG-LVY-01). */
const cheapestFirst: readonly Regular[] = regularKinds.toReversed()

/** What is proposed to whoever enlists: the most men that his koku buy, where enemies press hardest. */
export function proposedLevy(view: ShogunView, clan: Clan): Levy[] {
  let levies: Levy[] = []
  for (const unit of cheapestFirst) {
    while (barToEnlisting(musterOf(view, clan, levies), clan, unit) === null) {
      levies = whereEnemiesTouch(view, clan, levies, [unit])
    }
  }
  return levies
}

/** A place for each of these units, or as many as find one: where most enemies look at fewest men, into an army before beside it. */
export function whereEnemiesTouch(
  view: ShogunView,
  clan: Clan,
  placed: readonly Levy[],
  units: readonly Regular[],
): Levy[] {
  const need = (_: unknown, { province, army }: Station) =>
    pressureOn(view, clan, province) + (army ? armyFirst : 0)
  return stationed(view, clan, placed, units, need)
}

/** An army is worth a man more even where somewhat fewer enemies look at it: it can go to meet them. */
const armyFirst = 0.6

/** What the strongest enemies next to it can do, for each bit of what its own men can and the province itself. */
function pressureOn(view: ShogunView, clan: Clan, province: Province): number {
  const { seat } = view.clans[clan]
  const threats = neighbours[province].map((to) => {
    const { owner } = view.provinces[to]
    return owner === none || view.clans[owner].seat === seat ? 0 : strengthAt(view, to)
  })
  return Math.max(0, ...threats) / (1 + strengthAt(view, province))
}

/** All who are seen to stand there, by how often they hit; each can also take a hit. */
function strengthAt(view: ShogunView, province: Province): number {
  const { force, extras } = view.provinces[province]
  const army = view.armies[armyAt(standingsOf(view), province)]
  const led = army === undefined ? 0 : strengthOf(army) + (army.leader === 'living' ? 1 : 0)
  return strengthOf(force) + extras * weightOf('spearman') + led
}

const weightOf = (unit: Unit): number => hitsAtMost[unit] / sides + 0.5

const strengthOf = (troop: Readonly<Troop>): number =>
  unitKinds.reduce((sum, unit) => sum + troop[unit] * weightOf(unit), 0)

const standingsOf = ({ provinces, armies }: ShogunView) => ({
  owner: provinces.map(({ owner }) => owner),
  armies,
})
