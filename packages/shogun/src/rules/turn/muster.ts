import { forceLimit, perKoku, type Regular } from '../../data/pieces.ts'
import { armyAt, boxesFor } from '../../position/army.ts'
import { none, type Province, provinceCount } from '../../position/map.ts'
import { regulars } from '../../position/troop.ts'
import type { Clan, Levy, Troop } from '../../state.ts'
import type { ShogunView } from '../../view.ts'

/** What the law about new units looks at: of a state, or of what a player sees while he drafts them. */
export interface Muster {
  readonly owner: readonly Clan[]
  readonly forces: readonly Readonly<Troop>[]
  readonly armies: readonly (Readonly<Troop> & { readonly place: Province })[]
  readonly clans: readonly Enlisting[]
}

interface Enlisting {
  readonly stock: Readonly<Record<Regular, number>>
  readonly plan: { readonly levies: number }
  readonly levies: readonly Levy[]
}

/** Where a new unit can go: on the map, or into the army there. */
export type Station = Omit<Levy, 'unit'>

/** The muster as a player sees it, had his clan enlisted these. */
export function musterOf(view: ShogunView, clan: Clan, levies: readonly Levy[]): Muster {
  return {
    owner: view.provinces.map(({ owner }) => owner),
    forces: view.provinces.map(({ force }) => force),
    armies: view.armies,
    clans: view.clans.map(({ stock, plan }, id) => ({
      stock,
      plan: plan ?? { levies: 0 },
      levies: id === clan ? levies : [],
    })),
  }
}

/** SG-LVY-03: what so many units, and perhaps one more, cost, half-used koku counted whole. */
export function priceOf(levies: readonly { readonly unit: Regular }[], more?: Regular): number {
  let archers = more === 'archer' ? 1 : 0
  let pairs = more === 'swordsman' || more === 'gunner' ? 1 : 0
  let spearmen = more === 'spearman' ? 1 : 0
  for (const { unit } of levies) {
    if (unit === 'archer') archers++
    else if (unit === 'spearman') spearmen++
    else pairs++
  }
  return archers + Math.ceil(pairs / perKoku.gunner) + Math.ceil(spearmen / perKoku.spearman)
}

/** SG-LVY-04 */
export function isInStock(m: Muster, clan: Clan, unit: Regular): boolean {
  const { stock, levies } = m.clans[clan]
  let drafted = 0
  for (const each of levies) if (each.unit === unit) drafted++
  return stock[unit] > drafted
}

/** SG-LVY-03 */
export function isPaidFor(m: Muster, clan: Clan, unit: Regular): boolean {
  const { levies, plan } = m.clans[clan]
  return priceOf(levies, unit) <= plan.levies
}

/** SG-LVY-05, SG-LVY-12: one new unit in an owned province. */
export function takesLevy(m: Muster, clan: Clan, province: Province): boolean {
  if (m.owner[province] !== clan) return false
  for (const each of m.clans[clan].levies) if (each.province === province) return false
  return true
}

/** SG-LVY-09 */
export function hasRoomInForce(m: Muster, province: Province): boolean {
  return regulars(m.forces[province]) < forceLimit
}

/** SG-LVY-08 */
export function hasRoomInArmy(m: Muster, province: Province, unit: Regular): boolean {
  const id = armyAt(m, province)
  return id !== none && boxesFor(m.armies[id], unit) > 0
}

export function canStation(m: Muster, clan: Clan, unit: Regular): boolean {
  for (let province = 0; province < provinceCount; province++) {
    if (!takesLevy(m, clan, province)) continue
    if (hasRoomInForce(m, province) || hasRoomInArmy(m, province, unit)) return true
  }
  return false
}

/** Everywhere that one more unit of that kind can go. */
export function stationsFor(m: Muster, clan: Clan, unit: Regular): Station[] {
  const list: Station[] = []
  addStations(m, clan, unit, (province, army) => list.push({ province, army }))
  return list
}

export function addStations(
  m: Muster,
  clan: Clan,
  unit: Regular,
  add: (province: Province, army: boolean) => void,
): void {
  for (let province = 0; province < provinceCount; province++) {
    if (!takesLevy(m, clan, province)) continue
    if (hasRoomInForce(m, province)) add(province, false)
    if (hasRoomInArmy(m, province, unit)) add(province, true)
  }
}

/** The rule against enlisting one more of that kind; null if there is none. */
export function barToEnlisting(m: Muster, clan: Clan, unit: Regular): string | null {
  if (!isInStock(m, clan, unit)) return 'SG-LVY-04'
  if (!isPaidFor(m, clan, unit)) return 'SG-LVY-03'
  return canStation(m, clan, unit) ? null : 'SG-LVY-06'
}

/** So many more of that kind cost nothing: a koku already spent has room for them. */
export function freeOf(levies: readonly { readonly unit: Regular }[], unit: Regular): number {
  let free = 0
  while (free < perKoku[unit] && priceOf([...levies, ...Array(free + 1).fill({ unit })]) === priceOf(levies))
    free++
  return free
}

/**
 * A good place for each of these units, or as many of them as find one: round the provinces that can take one, those with
 * the fewest men first, on the map before into an army.
 */
export function spreadEvenly(
  view: ShogunView,
  clan: Clan,
  placed: readonly Levy[],
  units: readonly Regular[],
): Levy[] {
  return stationed(view, clan, placed, units, (m, { province, army }) => {
    const men = regulars(m.forces[province])
    return -men - (army ? forceLimit : 0) - (armyAt(m, province) === none ? 0 : forceLimit)
  })
}

/** Each of these units, or as many as find a place, at the station that is worth most when its turn comes. */
export function stationed(
  view: ShogunView,
  clan: Clan,
  placed: readonly Levy[],
  units: readonly Regular[],
  worth: (m: Muster, station: Station) => number,
): Levy[] {
  const levies = [...placed]
  for (const unit of units) {
    const m = musterOf(view, clan, levies)
    const [best] = stationsFor(m, clan, unit).sort((a, b) => worth(m, b) - worth(m, a))
    if (best !== undefined) levies.push({ unit, ...best })
  }
  return levies
}
