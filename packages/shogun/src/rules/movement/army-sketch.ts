import { armiesPerClan, roninCount } from '../../data/pieces.ts'
import { firstArmyOf, levelOf } from '../../position/army.ts'
import { none, type Province, provinceCount } from '../../position/map.ts'
import type { Clan, ShogunState, Troop } from '../../state.ts'

/** Units by class: which of a class they are does not matter for where an army may go. */
export interface Men {
  samurai: number
  ashigaru: number
  ronin: number
}

/** An army in the sketch. */
export interface Column extends Men {
  place: Province
  steps: number // left; none for one without its daimyo
  hasStepped: boolean
  guest: boolean
  stripped: boolean
}

/** A force as a deed has left it, before the ones left by earlier deeds. */
interface ChangedForce {
  readonly province: Province
  readonly men: Men
  readonly leftBy: number // the army whose garrison it is; none if it stood there before
  readonly before: ChangedForce | null
}

/** The armies of a clan and what is around them, small enough to try out what they could still do in a phase. */
export interface Sketch {
  readonly s: ShogunState
  readonly clan: Clan
  readonly mayConquer: boolean // into empty provinces, as in D
  readonly conquered: Province // by the step that is judged; none
  readonly columns: readonly Column[]
  readonly forces: ChangedForce | null // the latest first
  readonly posts: readonly Post[]
}

/** A province where ronin lie hidden. */
export interface Post {
  readonly province: Province
  readonly hidden: number
}

export function sketchOf(s: ShogunState, clan: Clan, mayConquer: boolean): Sketch {
  const columns: Column[] = []
  for (let id = firstArmyOf(clan); id < firstArmyOf(clan) + armiesPerClan; id++) {
    const army = s.armies[id]
    columns.push({
      ...menOf(army),
      place: army.place,
      steps: army.leader === 'living' ? levelOf(army) - army.steps : 0,
      hasStepped: army.steps > 0,
      guest: army.guest,
      stripped: army.stripped,
    })
  }
  const posts: Post[] = []
  for (let province = 0; s.ronin < roninCount && province < provinceCount; province++) {
    const hidden = s.hidden[province]
    if (hidden > 0 && s.owner[province] === clan) posts.push({ province, hidden })
  }
  return { s, clan, mayConquer, conquered: none, columns, forces: null, posts }
}

function menOf({ archer, swordsman, gunner, spearman, ronin }: Troop): Men {
  return { samurai: archer + swordsman, ashigaru: gunner + spearman, ronin }
}

/** The sketch with one army and the force of the province where it stood changed; the rest is shared. */
export function changed(k: Sketch, i: number, army: Column, men: Men, leftBy: number): Sketch {
  const columns = k.columns.slice()
  const province = columns[i].place
  columns[i] = army
  const { s, clan, mayConquer, conquered, posts } = k
  const forces = { province, men, leftBy, before: k.forces }
  return { s, clan, mayConquer, conquered, columns, forces, posts }
}

export const count = ({ samurai, ashigaru }: Men): number => samurai + ashigaru

function changeIn(k: Sketch, province: Province): ChangedForce | null {
  let each = k.forces
  while (each !== null && each.province !== province) each = each.before
  return each
}

export function forceIn(k: Sketch, province: Province): Men {
  return changeIn(k, province)?.men ?? menOf(k.s.forces[province])
}

/** The army whose garrison stands there, if it was left since the step that is judged. */
export function leftBy(k: Sketch, province: Province): number {
  return changeIn(k, province)?.leftBy ?? none
}

/** SG-RUL-100: the position after the step that is judged. What that has left and conquered is there for every army. */
export function judged(k: Sketch, to: Province): Sketch {
  const forces = { ...(k.forces as ChangedForce), leftBy: none }
  return { ...k, forces, conquered: k.s.owner[to] === none ? to : none }
}

/** SG-RON-07: how many ronin more a force could carry. */
export function roomInForce(force: Men): number {
  return Math.max(0, count(force) - 1) - force.ronin
}

/** The same for an army: a daimyo counts, and for ronin that were there before a slain one too (SG-RUL-93). */
export function roomInArmy(army: Men): number {
  return count(army) - army.ronin
}

/** The hidden ronin there. */
export function hiddenIn(k: Sketch, province: Province): number {
  for (let i = 0; i < k.posts.length; i++) if (k.posts[i].province === province) return k.posts[i].hidden
  return 0
}

export function isCrowdedIn(k: Sketch, province: Province): boolean {
  let armies = 0
  for (let i = 0; i < k.columns.length; i++) if (k.columns[i].place === province) armies++
  return armies > 1
}

/** SG-WAR-A-08: the province of the first army that shares it with another; none where all stand alone. */
export function sharedIn(k: Sketch): Province {
  const { columns } = k
  for (let i = 0; i < columns.length - 1; i++) {
    const { place } = columns[i]
    if (place === none) continue
    for (let j = i + 1; j < columns.length; j++) if (columns[j].place === place) return place
  }
  return none
}

/** SG-RON-20: whether more ronin lie hidden there than its troops can carry. */
export function isOverfull(k: Sketch, { province, hidden }: Post): boolean {
  let room = roomInForce(forceIn(k, province))
  for (let i = 0; i < k.columns.length; i++) {
    if (k.columns[i].place === province) room += roomInArmy(k.columns[i])
  }
  return hidden > room
}

/** SG-WAR-A-08, SG-RON-20 */
export function isSettledIn(k: Sketch): boolean {
  if (sharedIn(k) !== none) return false
  for (let i = 0; i < k.posts.length; i++) if (isOverfull(k, k.posts[i])) return false
  return true
}

/** Everything that matters for what can still be done, as a text: a letter for each number. */
export function keyOf(k: Sketch): string {
  let key = ''
  for (const { place, steps, samurai, ashigaru, ronin, guest, stripped, hasStepped } of k.columns) {
    const marks = (guest ? 4 : 0) + (stripped ? 2 : 0) + (hasStepped ? 1 : 0)
    key += String.fromCharCode(place + 1, steps, samurai, ashigaru, ronin, marks)
  }
  const forces: ChangedForce[] = []
  for (let each = k.forces; each !== null; each = each.before) {
    const { province } = each
    if (!forces.some((known) => known.province === province)) forces.push(each)
  }
  forces.sort((a, b) => a.province - b.province)
  for (const { province, men, leftBy } of forces) {
    key += String.fromCharCode(province, men.samurai, men.ashigaru, men.ronin, leftBy + 1)
  }
  key += String.fromCharCode(0xffff, k.conquered + 1)
  for (const { province } of k.posts) key += String.fromCharCode(province)
  return key
}
