import { armiesPerClan } from '../../data/pieces.ts'
import { clanOf, firstArmyOf } from '../../position/army.ts'
import { neighbours, none, type Province, provinceCount } from '../../position/map.ts'
import { hasStacks, returnSurplus } from '../../position/ronin.ts'
import type { Clan, ShogunState } from '../../state.ts'
import {
  count,
  type Departure,
  departures,
  forceIn,
  isCrowdedIn,
  isOverfull,
  isSettledIn,
  keyOf,
  roomInArmy,
  roomInForce,
  type Sketch,
  sketchOf,
  stepsOf,
  takingsIn,
} from './army-sketch.ts'

/**
 * While armies pass each other a province may hold two markers (SG-WAR-A-08), and ronin may lie hidden where too few
 * regulars are left (SG-LIM-12). The phase may not end so. An answer is offered only if the rest of the phase can still
 * put everything right.
 */

/** Whether two own markers share a province: seen by everybody. */
export function isCrowded(s: ShogunState, clan: Clan): boolean {
  const first = firstArmyOf(clan)
  for (let a = first; a < first + armiesPerClan; a++) {
    const { place } = s.armies[a]
    if (place === none) continue
    for (let b = a + 1; b < first + armiesPerClan; b++) if (s.armies[b].place === place) return true
  }
  return false
}

/** Whether no province has two own markers or too many hidden ronin. */
export function isSettled(s: ShogunState, clan: Clan): boolean {
  return !isCrowded(s, clan) && (!hasStacks(s, clan) || isSettledIn(sketchOf(s, clan, false)))
}

/** Positions of which it is known whether they can be settled, while nothing changes. */
export type Tried = Map<string, boolean>

/** Whether the phase can still be ended properly from here. */
export function canSettle(s: ShogunState, clan: Clan): boolean {
  return canBeSettled(sketchOf(s, clan, s.phase === 'D'), new Map())
}

/** Whether that departure can be carried through, and the phase be ended properly after it; in C at once, for no army can put it right there. */
export function canDepart(s: ShogunState, departure: Departure, tried: Tried = new Map()): boolean {
  const clan = clanOf(departure.army)
  for (const next of departures(
    sketchOf(s, clan, s.phase === 'D'),
    departure.army - firstArmyOf(clan),
    departure,
  )) {
    if (s.phase === 'C' ? isSettledIn(next) : canBeSettled(next, tried)) return true
  }
  return false
}

/** SG-RUL-92: hidden ronin whose troop cannot come any more since a ninja's blow go back to the supply. */
export function returnStranded(s: ShogunState, clan: Clan): void {
  if (!hasStacks(s, clan) || canSettle(s, clan)) return
  for (let province = 0; province < provinceCount; province++) {
    if (s.owner[province] === clan) returnSurplus(s, province)
  }
}

/**
 * SG-RUL-100: whether the armies concerned can put everything right. Exact: where two share a province one of them must step
 * out of it, and to hidden ronin that lack their troop an army must come, or take in where it stands. So at every turn the
 * deeds for one such province are tried, all of them, and no position twice; steps and units to take in run out.
 */
function canBeSettled(k: Sketch, tried: Tried): boolean {
  const shared = k.columns.find(({ place }) => place !== none && isCrowdedIn(k, place))
  const wanting = [...k.posts.keys()].filter((post) => isOverfull(k, post))
  if (shared === undefined && wanting.length === 0) return true
  if (isStuck(k) || wanting.some((post) => helpersOf(k, post).length === 0)) return false
  const key = keyOf(k)
  const known = tried.get(key)
  if (known !== undefined) return known
  const can = shared === undefined ? canBeHelped(k, wanting, tried) : canPart(k, shared.place, tried)
  tried.set(key, can)
  return can
}

/** Whether two stand together who cannot part: neither has a step, or the one that came has none (SG-RUL-21). */
function isStuck(k: Sketch): boolean {
  return k.columns.some(({ place, steps, guest }) => {
    if (place === none || steps > 0 || !isCrowdedIn(k, place)) return false
    if (guest && !k.s.options.armySwap) return true
    return k.columns.filter((each) => each.place === place && each.steps <= 0).length > 1
  })
}

function canPart(k: Sketch, shared: Province, tried: Tried): boolean {
  for (const [i, { place }] of k.columns.entries()) {
    if (place !== shared) continue
    for (const next of stepsOf(k, i, () => true)) if (canBeSettled(next, tried)) return true
    for (const next of takingsIn(k, i)) if (canBeSettled(next, tried)) return true // before the other steps out
  }
  return false
}

/** Begins where the fewest can help. */
function canBeHelped(k: Sketch, wanting: readonly Province[], tried: Tried): boolean {
  const [post] = wanting.toSorted((a, b) => helpersOf(k, a).length - helpersOf(k, b).length)
  for (const i of helpersOf(k, post)) {
    const { place, steps } = k.columns[i]
    for (const next of place === post ? takingsIn(k, i) : []) if (canBeSettled(next, tried)) return true
    for (const next of stepsOf(k, i, (to) => distances[to][post] < steps)) {
      if (canBeSettled(next, tried)) return true
    }
  }
  return isBarred(k, post) && canMakeWay(k, tried)
}

/** SG-RUL-21, option armySwap off: where an army stands the one that must come cannot stay, until that one has gone. */
function isBarred(k: Sketch, post: Province): boolean {
  return !k.s.options.armySwap && k.columns.some(({ place }) => place === post)
}

/** Whoever stands in the way may itself have to wait until another has made way for it: so every step is tried. */
function canMakeWay(k: Sketch, tried: Tried): boolean {
  for (const i of k.columns.keys()) {
    for (const next of stepsOf(k, i, () => true)) if (canBeSettled(next, tried)) return true
  }
  return false
}

/** The armies that could come there in time, or come back, or take in there, and with whom there could be room enough. */
function helpersOf(k: Sketch, post: Province): number[] {
  const hidden = k.posts.get(post) as number
  const helpers: number[] = []
  for (const [i, { place, steps }] of k.columns.entries()) {
    if (place === none) continue
    const mayCome =
      place === post ? steps > 1 || count(forceIn(k, post)) > 0 : distances[place][post] <= steps
    if (mayCome && hidden <= mostRoom(k, i, post)) helpers.push(i)
  }
  return helpers
}

/**
 * At most so many hidden ronin could that army and the force of a post carry: the army with all that it could take in on the
 * way, and one more because two troops have become one.
 */
function mostRoom(k: Sketch, i: number, post: Province): number {
  const { place, steps } = k.columns[i]
  const gains: number[] = []
  for (let on = 0; on < provinceCount; on++) {
    if (on === post || k.s.owner[on] !== k.clan || distances[place][on] + distances[on][post] > steps)
      continue
    const gain = roomInForce(forceIn(k, on))
    if (gain > 0) gains.push(gain)
  }
  gains.sort((a, b) => b - a)
  const taken = gains.slice(0, steps).reduce((sum, gain) => sum + gain, 0)
  return roomInArmy(k.columns[i]) + taken + roomInForce(forceIn(k, post)) + 1
}

/** Steps from one province to another, whoever owns what lies between. */
const distances = neighbours.map((_, from) => {
  const far: number[] = neighbours.map(() => provinceCount)
  far[from] = 0
  const reached = [from]
  for (const here of reached) {
    for (const to of neighbours[here]) {
      if (far[to] < provinceCount) continue
      far[to] = far[here] + 1
      reached.push(to)
    }
  }
  return far
})
