import { ashigaruBoxes, forceLimit, samuraiBoxes } from '../../data/pieces.ts'
import { firstArmyOf } from '../../position/army.ts'
import { neighbours, none, type Province } from '../../position/map.ts'
import type { ArmyId } from '../../state.ts'
import {
  type Column,
  changed,
  count,
  forceIn,
  hiddenIn,
  isCrowdedIn,
  leftBy,
  type Men,
  roomInArmy,
  roomInForce,
  type Sketch,
  sharedIn,
} from './army-sketch.ts'

/** What armies can still do, tried out in a sketch. */

/** The move of an army that has still to begin, or to leave somebody behind. */
export interface Departure {
  readonly army: ArmyId
  readonly to: Province
  readonly share: number // of the hidden ronin there, turned up for the army; 0 if they stay hidden
  readonly owes: boolean // whether it may still leave a garrison
  readonly least: Men // that it will leave
}

/** SG-RUL-100: whether another army will have left the force there behind. */
function isLeftByAnother(k: Sketch, i: number, province: Province): boolean {
  const army = leftBy(k, province)
  return army !== none && army !== i
}

/** SG-WAR-A-03, SG-WAR-D-02: own provinces, and empty ones in D, but for those that another army would first have to conquer. */
function mayEnter(k: Sketch, i: number, to: Province): boolean {
  const owner = k.s.owner[to]
  if (owner === k.clan || to === k.conquered) return true
  if (owner !== none || !k.mayConquer || isLeftByAnother(k, i, to)) return false
  return !k.columns.some(({ place }) => place === to)
}

/** SG-GAR-02, SG-GAR-09, SG-WAR-A-15 */
function owes(k: Sketch, army: Column): boolean {
  return count(forceIn(k, army.place)) === 0 && (!army.guest || army.stripped)
}

/** What is asked of a position that a deed leads to. Once it holds, no further deed is tried. */
export type Holds = (next: Sketch) => boolean

/** Whether it holds after a step of an army to one of those provinces, with whatever it could take in before. */
export function holdsAfterStep(
  k: Sketch,
  i: number,
  isWanted: (to: Province) => boolean,
  holds: Holds,
): boolean {
  const { steps, place } = k.columns[i]
  if (steps <= 0 || place === none || !mayStep(k, k.columns[i])) return false
  for (const ready of readyToStep(k, i)) {
    for (const to of neighbours[place]) {
      if (!isWanted(to) || !mayEnter(ready, i, to)) continue
      for (const share of sharesOf(ready, i)) {
        const due = owes(ready, ready.columns[i])
        if (holdsAfter(ready, i, { to, share, owes: due, least: nobodyLeft }, holds)) return true
      }
    }
  }
  return false
}

/** As it is, and with what it takes in: first what is likelier to be enough, which saves much searching. */
function readyToStep(k: Sketch, i: number): Sketch[] {
  let most = 0
  for (const { hidden } of k.posts) most = Math.max(most, hidden)
  const taken = takenOnTheWay(k, i)
  return roomInArmy(k.columns[i]) <= most ? [...taken, k] : [k, ...taken]
}

/**
 * What it could take in before it steps. Where no ronin lie hidden that is all it can but for one man, who stays as the
 * garrison: more men are never a hindrance, and whom it does not need it may leave alone.
 */
function takenOnTheWay(k: Sketch, i: number): Sketch[] {
  const { place } = k.columns[i]
  const taken = takingsIn(k, i)
  if (taken.length === 0 || hiddenIn(k, place) > 0) return taken
  const least = Math.min(...taken.map((each) => Math.max(1, count(forceIn(each, place)))))
  return taken.filter((each) => count(forceIn(each, place)) === least)
}

export const nobodyLeft: Men = { samurai: 0, ashigaru: 0, ronin: 0 }

/** SG-RUL-21, option armySwap off: while two share a province the one that came goes on, and nobody else moves. */
function mayStep(k: Sketch, army: Column): boolean {
  return k.s.options.armySwap || army.guest || sharedIn(k) === none
}

const noShare: readonly number[] = [0]

/** SG-RON-13, SG-RUL-97: none, or so many of the hidden ronin for an army that stands there alone. */
function sharesOf(k: Sketch, i: number): readonly number[] {
  const army = k.columns[i]
  const hidden = hiddenIn(k, army.place)
  if (hidden === 0 || isCrowdedIn(k, army.place)) return noShare
  const least = Math.max(1, hidden - roomInForce(forceIn(k, army.place)))
  const most = Math.min(hidden, roomInArmy(army))
  return [0, ...Array.from({ length: Math.max(0, most - least + 1) }, (_, n) => least + n)]
}

/** Whether it holds after a departure with one of the garrisons that it may leave, the smallest first. */
export function holdsAfter(k: Sketch, i: number, d: Omit<Departure, 'army'>, holds: Holds): boolean {
  if (d.share > 0) k = turnedUp(k, i, d.share)
  if (!d.owes) return holds(gone(k, i, d.to, nobodyLeft))
  const { least } = d
  const army = k.columns[i]
  const force = forceIn(k, army.place)
  const already = count(force)
  for (let men = Math.max(count(least), already === 0 ? 1 : 0); already + men <= forceLimit; men++) {
    for (let samurai = least.samurai; samurai <= Math.min(men - least.ashigaru, army.samurai); samurai++) {
      const ashigaru = men - samurai
      if (ashigaru > army.ashigaru) continue
      for (let ronin = least.ronin; ronin <= army.ronin; ronin++) {
        if (force.ronin + ronin > Math.max(0, already + men - 1)) break
        if (army.ronin - ronin > count(army) - men) continue
        if (holds(gone(k, i, d.to, { samurai, ashigaru, ronin }))) return true
      }
    }
  }
  return false
}

/** SG-RON-11: the hidden ronin where an army stands, so many for it and the rest for the force. */
function turnedUp(k: Sketch, i: number, share: number): Sketch {
  const army = k.columns[i]
  const force = forceIn(k, army.place)
  const ronin = force.ronin + hiddenIn(k, army.place) - share
  const turner = { ...army, ronin: army.ronin + share }
  const next = changed(k, i, turner, { ...force, ronin }, leftBy(k, army.place))
  return { ...next, posts: k.posts.filter(({ province }) => province !== army.place) }
}

function gone(k: Sketch, i: number, to: Province, left: Men): Sketch {
  const army = k.columns[i]
  const force = forceIn(k, army.place)
  const stepped: Column = {
    samurai: army.samurai - left.samurai,
    ashigaru: army.ashigaru - left.ashigaru,
    ronin: army.ronin - left.ronin,
    place: to,
    steps: army.steps - 1,
    hasStepped: true,
    guest: k.columns.some(({ place }, j) => j !== i && place === to),
    stripped: false,
  }
  const men = {
    samurai: force.samurai + left.samurai,
    ashigaru: force.ashigaru + left.ashigaru,
    ronin: force.ronin + left.ronin,
  }
  return changed(k, i, stepped, men, count(left) > 0 ? i : leftBy(k, army.place))
}

/**
 * SG-WAR-A-11, SG-WAR-A-19: what an army is after one, two and more units of the force have been taken in, with no more of
 * the force's ronin than must come: those that stay are as good as those that come, for the two troops together carry as many.
 */
export function takingsIn(k: Sketch, i: number): Sketch[] {
  const { place, hasStepped } = k.columns[i]
  const { leader } = k.s.armies[firstArmyOf(k.clan) + i]
  if (leader !== 'living' || !(k.s.options.pickUpInPlace || hasStepped) || isLeftByAnother(k, i, place))
    return []
  const found: Sketch[] = []
  for (const first of ['samurai', 'ashigaru'] as const) {
    const last = first === 'samurai' ? 'ashigaru' : 'samurai'
    let now = k
    for (let men = count(forceIn(k, place)); men > 0; men--) {
      const next = takenIn(now, i, first) ?? takenIn(now, i, last)
      if (next === null) break
      found.unshift(next)
      now = next
    }
  }
  return found
}

function takenIn(k: Sketch, i: number, kind: 'samurai' | 'ashigaru'): Sketch | null {
  const army = k.columns[i]
  const force = forceIn(k, army.place)
  if (force[kind] === 0 || army[kind] >= (kind === 'samurai' ? samuraiBoxes : ashigaruBoxes)) return null
  const ronin = Math.max(0, force.ronin - Math.max(0, count(force) - 2))
  if (ronin > roomInArmy(army) + 1) return null
  const taker = { ...army, [kind]: army[kind] + 1, ronin: army.ronin + ronin }
  if (count(force) === 1) taker.stripped = true
  const rest = { ...force, [kind]: force[kind] - 1, ronin: force.ronin - ronin }
  return changed(k, i, taker, rest, leftBy(k, army.place))
}
