import { hitsAtMost, sides, unitKinds } from '../data/pieces.ts'
import { armyAt, strengthOf } from '../position/army.ts'
import { neighbours, none, type Province, provinceCount } from '../position/map.ts'
import { extrasAt } from '../position/province.ts'
import { regulars } from '../position/troop.ts'
import { areEnemies, type Clan, type ShogunState, type Troop } from '../state.ts'

/** The hits that a troop would score in one sequence, on average, and half of what it can take. */
export function powerOf(troop: Troop): number {
  let power = 0
  for (const unit of unitKinds) power += troop[unit] * (hitsAtMost[unit] / sides + 0.5)
  return power
}

/** What is seen to stand in a province, extras of a castle included. */
export function strengthAt(s: ShogunState, province: Province): number {
  const id = armyAt(s, province)
  let power = powerOf(s.forces[province]) + extrasAt(s, province) * 0.85
  if (id !== none) power += powerOf(s.armies[id]) + (s.armies[id].leader === 'living' ? 1 : 0)
  return power
}

export function unitsAt(s: ShogunState, province: Province): number {
  const id = armyAt(s, province)
  return regulars(s.forces[province]) + (id === none ? 0 : strengthOf(s.armies[id]))
}

/** Whether any neighbour belongs to an enemy. */
export function bordersEnemy(s: ShogunState, clan: Clan, province: Province): boolean {
  for (const to of neighbours[province]) {
    const owner = s.owner[to]
    if (owner !== none && areEnemies(s, clan, owner)) return true
  }
  return false
}

const far = 9

/** Provinces in the order in which a search comes to them, and how far each is; in which search it was last seen. */
const queue = new Uint8Array(provinceCount)
const steps = new Uint8Array(provinceCount)
const seen = new Uint32Array(provinceCount)
let searches = 0

/** How many steps through own land the nearest enemy is away; far where none can be reached. */
export function distanceToEnemy(s: ShogunState, clan: Clan, province: Province): number {
  searches = (searches + 1) >>> 0
  queue[0] = province
  steps[province] = 0
  seen[province] = searches
  for (let first = 0, end = 1; first < end; first++) {
    const here = queue[first] as Province
    const distance = steps[here] as number
    if (distance >= far) break
    for (const to of neighbours[here]) {
      const owner = s.owner[to]
      if (owner !== none && areEnemies(s, clan, owner)) return distance + 1
      if ((owner !== clan && owner !== none) || seen[to] === searches) continue
      seen[to] = searches
      steps[to] = distance + 1
      queue[end++] = to
    }
  }
  return far
}

/** How much enemy strength looks at a province, for every bit of own strength in it. */
export function pressureOn(s: ShogunState, clan: Clan, province: Province): number {
  let threat = 0
  for (const to of neighbours[province]) {
    const owner = s.owner[to]
    if (owner !== none && areEnemies(s, clan, owner)) threat = Math.max(threat, strengthAt(s, to))
  }
  return threat / (1 + strengthAt(s, province))
}

/** How many neighbours are the clan's own: land that holds together. */
export function kinshipOf(s: ShogunState, clan: Clan, province: Province): number {
  let count = 0
  for (const to of neighbours[province]) if (s.owner[to] === clan) count++
  return count
}
