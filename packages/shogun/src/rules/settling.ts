import { clanOf, firstArmyOf, levelOf } from '../army.ts'
import { neighbours, none, type Province, provinceCount } from '../map/map.ts'
import { armiesPerClan } from '../pieces.ts'
import { hasStacks, returnSurplus } from '../ronin.ts'
import type { ArmyId, Clan, ShogunState } from '../state.ts'
import { regulars } from '../troop.ts'

/**
 * While armies pass each other a province may hold two markers (SG-WAR-A-08), and ronin may lie hidden where too few
 * regulars are left (SG-LIM-12). The phase may not end so. An answer is offered only if the rest of the phase can still
 * put everything right; this is the sketch of the armies in which that is tried.
 */
interface Sketch {
  readonly clan: Clan
  readonly mayConquer: boolean // into empty provinces, as in D
  readonly mover: ArmyId // the only army that may go on moving; none for any (option armySwap)
  readonly place: Province[]
  readonly steps: number[] // left
  readonly men: number[] // regulars without the daimyo
  readonly ronin: number[]
  readonly guest: boolean[]
  readonly posts: Province[] // with hidden ronin
  readonly dropped: { province: Province; men: number; ronin: number }[]
  tries: number
}

const mostTries = 2000 // then the move counts as one that cannot be put right

/** The move of an army that has yet to leave so many men and ronin behind. */
export interface Departure {
  readonly army: ArmyId
  readonly to: Province
  readonly men: number // still to be left behind
  readonly ronin: number // still to be left behind
  readonly revealed: boolean // whether the hidden ronin here are turned up first
  readonly alongRonin: number // of those turned up, how many join the army
}

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
  return !isCrowded(s, clan) && (!hasStacks(s, clan) || settledIn(sketchOf(s, clan, false, none), s))
}

/** SG-RUL-92: hidden ronin whose troop cannot come any more since a ninja's blow go back to the supply. */
export function returnStranded(s: ShogunState, clan: Clan): void {
  if (!hasStacks(s, clan) || canSettle(s, clan, s.phase === 'D', null)) return
  for (let province = 0; province < provinceCount; province++) {
    if (s.owner[province] === clan) returnSurplus(s, province)
  }
}

/** Whether the phase can still be ended properly from here, after that departure if there is one. */
export function canSettle(
  s: ShogunState,
  clan: Clan,
  mayConquer: boolean,
  departure: Departure | null,
): boolean {
  const mover = s.options.armySwap ? none : (departure?.army ?? none)
  const sketch = sketchOf(s, clan, mayConquer, mover)
  if (departure !== null) depart(sketch, s, departure)
  return search(sketch, s)
}

/** Whether everything is in order at once after that departure: no army can put it right in phase C. */
export function settlesAtOnce(s: ShogunState, departure: Departure): boolean {
  const sketch = sketchOf(s, clanOf(departure.army), true, none)
  depart(sketch, s, departure)
  return settledIn(sketch, s)
}

function sketchOf(s: ShogunState, clan: Clan, mayConquer: boolean, mover: ArmyId): Sketch {
  const armies = s.armies.slice(firstArmyOf(clan), firstArmyOf(clan) + armiesPerClan)
  const posts: Province[] = []
  for (let province = 0; province < provinceCount; province++) {
    if (s.hidden[province] > 0 && s.owner[province] === clan) posts.push(province)
  }
  return {
    clan,
    mayConquer,
    mover,
    place: armies.map((army) => army.place),
    steps: armies.map((army) => (army.leader === 'living' ? levelOf(army) - army.steps : 0)),
    men: armies.map((army) => regulars(army)),
    ronin: armies.map((army) => army.ronin),
    guest: armies.map((army) => army.guest),
    posts,
    dropped: [],
    tries: 0,
  }
}

function depart(k: Sketch, s: ShogunState, { army, to, men, ronin, revealed, alongRonin }: Departure): void {
  const i = army - firstArmyOf(k.clan)
  const from = k.place[i]
  if (revealed) {
    k.posts.splice(k.posts.indexOf(from), 1)
    k.ronin[i] += alongRonin
    k.dropped.push({ province: from, men: 0, ronin: s.hidden[from] - alongRonin })
  }
  if (men > 0) k.dropped.push({ province: from, men, ronin })
  k.men[i] -= men
  k.ronin[i] -= ronin
  k.guest[i] = k.place.some((place, j) => j !== i && place === to)
  k.place[i] = to
  k.steps[i]--
}

function menAt(k: Sketch, s: ShogunState, province: Province): number {
  let men = regulars(s.forces[province])
  for (const each of k.dropped) if (each.province === province) men += each.men
  return men
}

function settledIn(k: Sketch, s: ShogunState): boolean {
  for (let i = 0; i < k.place.length; i++) {
    for (let j = i + 1; j < k.place.length; j++) {
      if (k.place[i] !== none && k.place[i] === k.place[j]) return false
    }
  }
  for (const post of k.posts) {
    let room = Math.max(0, menAt(k, s, post) - 1) - s.forces[post].ronin
    for (const each of k.dropped) if (each.province === post) room -= each.ronin
    for (let i = 0; i < k.place.length; i++) if (k.place[i] === post) room += k.men[i] - k.ronin[i]
    if (s.hidden[post] > room) return false
  }
  return true
}

function search(k: Sketch, s: ShogunState): boolean {
  if (settledIn(k, s)) return true
  if (++k.tries > mostTries) return false
  for (let i = 0; i < k.place.length; i++) {
    if (k.steps[i] <= 0 || k.place[i] === none) continue
    if (k.mover !== none && k.mover !== firstArmyOf(k.clan) + i) continue
    const owes = menAt(k, s, k.place[i]) === 0 && !k.guest[i]
    if (owes && (k.men[i] === 0 || k.ronin[i] > k.men[i] - 1)) continue
    if (searchSteps(k, s, i, owes)) return true
  }
  return false
}

function searchSteps(k: Sketch, s: ShogunState, i: number, owes: boolean): boolean {
  const from = k.place[i]
  const guest = k.guest[i]
  for (const to of neighbours[from]) {
    if (s.owner[to] !== k.clan && !(k.mayConquer && s.owner[to] === none)) continue
    if (owes) k.dropped.push({ province: from, men: 1, ronin: 0 })
    k.men[i] -= owes ? 1 : 0
    k.guest[i] = k.place.some((place, j) => j !== i && place === to)
    k.place[i] = to
    k.steps[i]--
    const found = search(k, s)
    k.steps[i]++
    k.place[i] = from
    k.guest[i] = guest
    k.men[i] += owes ? 1 : 0
    if (owes) k.dropped.pop()
    if (found) return true
  }
  return false
}
