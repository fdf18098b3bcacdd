import { armiesPerClan, forceLimit, roninCount } from '../../data/pieces.ts'
import { clanOf, firstArmyOf, isLed, levelOf } from '../../position/army.ts'
import { neighbours, none, type Province, provinceCount } from '../../position/map.ts'
import { hasStacks, returnSurplus, roomForHidden } from '../../position/ronin.ts'
import { regulars } from '../../position/troop.ts'
import type { Clan, ShogunState } from '../../state.ts'
import { type Departure, type Holds, holdsAfter, holdsAfterStep, takingsIn } from './army-deeds.ts'
import {
  count,
  forceIn,
  isCrowdedIn,
  isOverfull,
  isSettledIn,
  judged,
  keyOf,
  type Post,
  roomInArmy,
  roomInForce,
  type Sketch,
  sharedIn,
  sketchOf,
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
  return !isCrowded(s, clan) && hasRoomForAll(s, clan)
}

/** SG-RON-20: whether the hidden ronin of a clan have room everywhere. While armies pass, the first of two counts. */
export function hasRoomForAll(s: ShogunState, clan: Clan): boolean {
  for (let province = 0; s.ronin < roninCount && province < provinceCount; province++) {
    const hidden = s.hidden[province]
    if (hidden > 0 && s.owner[province] === clan && hidden > roomForHidden(s, province)) return false
  }
  return true
}

/**
 * Which rule stands against what could not be put right any more: that armies share a province, or, where it could be but for
 * hidden ronin, that these lack their troop. Told to their owner alone, who is the one that asks.
 */
export function againstSettling(s: ShogunState, settles: () => boolean): 'SG-WAR-A-08' | 'SG-RON-20' {
  const { hidden } = s
  s.hidden = hidden.map(() => 0)
  const settlesWithoutRonin = settles()
  s.hidden = hidden
  return settlesWithoutRonin ? 'SG-RON-20' : 'SG-WAR-A-08'
}

/** What a search has found out so far, while nothing changes. */
export interface Tried {
  positions: number // looked at
  known: Map<string, boolean> | null // whether a position can be settled; null while none is remembered
}

export const nothingTried = (): Tried => ({ positions: 0, known: null })

/** To remember positions costs more than it saves where a search is short, as most are. */
const soonFound = 32

/** Whether the phase can still be ended properly from here. */
export function canSettle(s: ShogunState, clan: Clan): boolean {
  return canBeSettled(sketchOf(s, clan, s.phase === 'D'), nothingTried())
}

/** Whether that departure can be carried through, and the phase be ended properly after it; in C at once, for no army can put it right there. */
export function canDepart(s: ShogunState, departure: Departure, tried: Tried = nothingTried()): boolean {
  const clan = clanOf(departure.army)
  if (s.phase !== 'C' && isForsaken(s, departure)) return false
  const holds: Holds =
    s.phase === 'C' ? isSettledIn : (next) => canBeSettled(judged(next, departure.to), tried)
  return holdsAfter(sketchOf(s, clan, s.phase === 'D'), departure.army - firstArmyOf(clan), departure, holds)
}

/** Whether it leaves hidden ronin for whom there cannot be room, and no army could come to them: seen without a search. */
function isForsaken(s: ShogunState, { army: id, share, owes }: Departure): boolean {
  const { place } = s.armies[id]
  const hidden = s.hidden[place]
  if (hidden === 0 || share > 0) return false
  const force = s.forces[place]
  const men = regulars(force) + (owes ? regulars(s.armies[id]) : 0)
  if (hidden <= Math.min(forceLimit, men) - 1 - force.ronin) return false
  const first = firstArmyOf(clanOf(id))
  for (let each = first; each < first + armiesPerClan; each++) {
    const army = s.armies[each]
    if (army.place === none) continue
    const left = isLed(army) ? levelOf(army) - army.steps : 0
    if (each === id ? left > 1 : distances[army.place][place] <= left) return false
  }
  return true
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
  const shared = sharedIn(k)
  const want = wantIn(k)
  if (shared === none && want === null) return true
  if (shared !== none && isStuck(k)) return false
  if (want !== null && want.helpers.length === 0) return false
  const key = ++tried.positions > soonFound ? keyOf(k) : ''
  const known = tried.known?.get(key)
  if (known !== undefined) return known
  const holds: Holds = (next) => canBeSettled(next, tried)
  const can = shared !== none ? canPart(k, shared, holds) : canBeHelped(k, want as Want, holds)
  if (key !== '') {
    tried.known ??= new Map()
    tried.known.set(key, can)
  }
  return can
}

/** Hidden ronin that lack their troop, and the armies that could come to them. */
interface Want {
  readonly post: Province
  readonly helpers: readonly number[]
}

/** Those to whom the fewest can come; null where all have their troop. */
function wantIn(k: Sketch): Want | null {
  let fewest: Want | null = null
  for (let i = 0; i < k.posts.length; i++) {
    if (!isOverfull(k, k.posts[i])) continue
    const helpers = helpersOf(k, k.posts[i])
    if (fewest === null || helpers.length < fewest.helpers.length) {
      fewest = { post: k.posts[i].province, helpers }
    }
  }
  return fewest
}

/** Whether two stand together who cannot part: neither has a step, or the one that came has none (SG-RUL-21). */
function isStuck(k: Sketch): boolean {
  return k.columns.some(({ place, steps, guest }) => {
    if (place === none || steps > 0 || !isCrowdedIn(k, place)) return false
    if (guest && !k.s.options.armySwap) return true
    return k.columns.filter((each) => each.place === place && each.steps <= 0).length > 1
  })
}

const anywhere = () => true

function canPart(k: Sketch, shared: Province, holds: Holds): boolean {
  for (let i = 0; i < k.columns.length; i++) {
    if (k.columns[i].place !== shared) continue
    if (holdsAfterStep(k, i, anywhere, holds)) return true
    if (takingsIn(k, i).some(holds)) return true // before the other steps out
  }
  return false
}

function canBeHelped(k: Sketch, { post, helpers }: Want, holds: Holds): boolean {
  for (const i of helpers) {
    const { place, steps } = k.columns[i]
    if (place === post && takingsIn(k, i).some(holds)) return true
    if (holdsAfterStep(k, i, (to) => distances[to][post] < steps, holds)) return true
  }
  return isBarred(k, post) && canMakeWay(k, holds)
}

/** SG-RUL-21, option armySwap off: where an army stands the one that must come cannot stay, until that one has gone. */
function isBarred(k: Sketch, post: Province): boolean {
  return !k.s.options.armySwap && k.columns.some(({ place }) => place === post)
}

/** Whoever stands in the way may itself have to wait until another has made way for it: so every step is tried. */
function canMakeWay(k: Sketch, holds: Holds): boolean {
  return k.columns.some((_, i) => holdsAfterStep(k, i, anywhere, holds))
}

/** The armies that could come there in time, or come back, or take in there, and with whom there could be room enough. */
function helpersOf(k: Sketch, { province: post, hidden }: Post): number[] {
  const helpers: number[] = []
  for (let i = 0; i < k.columns.length; i++) {
    const { place, steps } = k.columns[i]
    if (place === none) continue
    const mayCome =
      place === post ? steps > 1 || count(forceIn(k, post)) > 0 : distances[place][post] <= steps
    if (mayCome && hidden <= mostRoom(k, i, post, hidden)) helpers.push(i)
  }
  return helpers
}

/**
 * At most so many hidden ronin could that army and the force of a post carry: the army with all that it could take in on the
 * way, and one more because two troops have become one.
 */
function mostRoom(k: Sketch, i: number, post: Province, enough: number): number {
  const { place, steps } = k.columns[i]
  const room = roomInArmy(k.columns[i]) + roomInForce(forceIn(k, post)) + 1
  if (room >= enough) return room
  const gains: number[] = []
  for (let on = 0; on < provinceCount; on++) {
    if (on === post || k.s.owner[on] !== k.clan || distances[place][on] + distances[on][post] > steps)
      continue
    const gain = roomInForce(forceIn(k, on))
    if (gain > 0) gains.push(gain)
  }
  gains.sort((a, b) => b - a)
  return gains.slice(0, steps).reduce((sum, gain) => sum + gain, room)
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
