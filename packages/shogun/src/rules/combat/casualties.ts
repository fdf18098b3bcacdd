import { again, type Seat, type SeatSet } from '@gunbai/kernel'
import type { ShogunAction } from '../../action.ts'
import { type Fighter, regularKinds } from '../../data/pieces.ts'
import { armyAt } from '../../position/army.ts'
import { none } from '../../position/map.ts'
import { extrasAt } from '../../position/province.ts'
import { clearTroop, noTroop, regulars } from '../../position/troop.ts'
import {
  type Army,
  type ArmyId,
  type Battle,
  type Casualties,
  type Clan,
  type ShogunState,
  seatOf,
  type Troop,
} from '../../state.ts'

export function noCasualties(): Casualties {
  return { hits: 0, extras: 0, army: noTroop(), force: noTroop(), daimyo: 0 }
}

export function clearCasualties(dead: Casualties): void {
  dead.hits = 0
  dead.extras = 0
  dead.daimyo = 0
  clearTroop(dead.army)
  clearTroop(dead.force)
}

/** What the law about casualties looks at: of a state, or of what the owner of a side sees. */
export interface Field {
  readonly owner: readonly Clan[]
  readonly armies: readonly (Readonly<Troop> & Pick<Army, 'place' | 'leader'>)[]
  readonly forces: readonly Readonly<Troop>[]
  readonly battle: Battle | null
}

export type Side = 'attackers' | 'defenders'

export function clanOn(s: ShogunState, side: Side): Clan {
  return side === 'attackers' ? s.turn : s.owner[(s.battle as Battle).to]
}

/** SG-CAS-02: the army in the battle on that side; none. */
export function armyOn(s: Field, side: Side): ArmyId {
  const b = s.battle as Battle
  return side === 'attackers' ? b.army : armyAt(s, b.to)
}

/** SG-WAR-B-08, SG-WAR-C-03: the force in the battle on that side: an army attacks without it. */
export function forceOn<T>(
  s: { readonly forces: readonly T[]; readonly battle: Battle | null },
  side: Side,
): T | null {
  const b = s.battle as Battle
  if (side === 'defenders') return s.forces[b.to]
  return b.army === none ? s.forces[b.from] : null
}

export function extrasOn(s: ShogunState, side: Side): number {
  return side === 'defenders' ? extrasAt(s, (s.battle as Battle).to) : 0
}

/** SG-CAS-11: whether a daimyo fights on that side: a slain one is no casualty. */
export function daimyoOn(s: Field, side: Side): number {
  const id = armyOn(s, side)
  return id !== none && s.armies[id].leader === 'living' ? 1 : 0
}

/** Everything that can be hit on that side. */
function unitsOn(s: ShogunState, side: Side): number {
  const id = armyOn(s, side)
  const force = forceOn(s, side)
  let count = extrasOn(s, side) + daimyoOn(s, side)
  if (id !== none) count += regulars(s.armies[id]) + s.armies[id].ronin
  if (force !== null) count += regulars(force) + force.ronin
  return count
}

/** Hits to be taken by a side; whatever leaves no choice is picked at once. */
export function takeHits(s: ShogunState, side: Side, hits: number): void {
  const dead = (s.battle as Battle)[side]
  clearCasualties(dead)
  const units = unitsOn(s, side)
  if (hits === 0 || units === 0) return
  dead.hits = Math.min(hits, units) // SG-CBT-08
  const extras = Math.min(dead.hits, extrasOn(s, side)) // SG-CAS-05
  dead.extras = extras
  dead.hits -= extras
  const daimyo = daimyoOn(s, side)
  if (dead.hits > 0 && dead.hits >= units - extras - daimyo) {
    pickAll(s, side, dead, dead.hits - (units - extras - daimyo)) // SG-CAS-04: the daimyo only after all the rest
  }
  pickForced(s, side)
}

function pickAll(s: ShogunState, side: Side, dead: Casualties, daimyo: number): void {
  const id = armyOn(s, side)
  const force = forceOn(s, side)
  if (id !== none) Object.assign(dead.army, troopOf(s.armies[id]))
  if (force !== null) Object.assign(dead.force, troopOf(force))
  dead.daimyo = daimyo
  dead.hits = 0
}

function troopOf({ archer, swordsman, gunner, spearman, ronin }: Troop): Troop {
  return { archer, swordsman, gunner, spearman, ronin }
}

/** SG-DP-75: picks while there is only one kind of unit to pick, or only one set: everybody could have done it. */
export function pickForced(s: Field, side: Side): void {
  const dead = (s.battle as Battle)[side]
  while (dead.hits > 0) {
    const choice: ShogunAction[] = []
    offerCasualties(s, side, choice)
    if (choice.length !== 1 && (dead.hits === 1 || !isOnlySet(s, side, dead))) return
    pickOne(dead, choice[0] as ShogunAction)
  }
}

/**
 * Whether only one set of the units left can be picked. Somebody besides the daimyo stays, so that without ronin one kind
 * could always be spared for another; with ronin, those who stay may have to be the men who carry them.
 */
function isOnlySet(s: Field, side: Side, dead: Casualties): boolean {
  const id = armyOn(s, side)
  const army = id === none ? nobodyLeft : leftOf(s.armies[id], dead.army, daimyoOn(s, side))
  const standing = forceOn(s, side)
  const force = standing === null ? nobodyLeft : leftOf(standing, dead.force, 0)
  if (army.ronin + force.ronin === 0) return false
  let sets = 0
  for (let men = 0; men <= Math.min(dead.hits, army.men); men++) {
    for (let ronin = 0; ronin <= Math.min(dead.hits - men, army.ronin); ronin++) {
      if (!canStay(army, men, ronin)) continue
      const rest = dead.hits - men - ronin
      for (let more = Math.max(0, rest - force.ronin); more <= Math.min(rest, force.men); more++) {
        if (canStay(force, more, rest - more)) sets += waysOf(army, men) * waysOf(force, more)
        if (sets > 1) return false
      }
    }
  }
  return true
}

/** What is left of a troop to pick from; a daimyo counts for the ronin limit only. */
interface Left {
  readonly men: number
  readonly ronin: number
  readonly kinds: number // of its men
  readonly daimyo: number
}

const nobodyLeft: Left = { men: 0, ronin: 0, kinds: 0, daimyo: 0 }

function leftOf(troop: Readonly<Troop>, dead: Readonly<Troop>, daimyo: number): Left {
  return {
    men: regulars(troop) - regulars(dead),
    ronin: troop.ronin - dead.ronin,
    kinds: regularKinds.filter((kind) => troop[kind] > dead[kind]).length,
    daimyo,
  }
}

/** SG-CAS-06: whether the troop is within its ronin limit without those. */
function canStay({ men, ronin, daimyo }: Left, deadMen: number, deadRonin: number): boolean {
  return ronin - deadRonin <= Math.max(0, men - deadMen + daimyo - 1)
}

/** In how many ways so many men can be picked: one, or more than one. */
function waysOf({ men, kinds }: Left, picked: number): number {
  return kinds > 1 && picked > 0 && picked < men ? 2 : 1
}

export function pickOne(dead: Casualties, action: ShogunAction): void {
  if (action.kind !== 'lose') return
  if (action.unit === 'daimyo') dead.daimyo = 1
  else if (action.army) dead.army[action.unit]++
  else dead.force[action.unit]++
  dead.hits--
}

/**
 * SG-CAS-04, SG-CAS-06, SG-CAS-07: any unit whose loss leaves its troop within the ronin limit; the daimyo when nothing
 * else is left. Ronin before the regulars that carry them: so every legal set can be picked, one by one.
 */
export function offerCasualties(s: Field, side: Side, list: ShogunAction[]): void {
  const dead = (s.battle as Battle)[side]
  const id = armyOn(s, side)
  const force = forceOn(s, side)
  const before = list.length
  if (id !== none) {
    const army = s.armies[id]
    const living = army.leader === 'living' ? 1 : 0
    if (offerFrom(army, dead.army, living, true, list)) return
  }
  if (force !== null) offerFrom(force, dead.force, 0, false, list)
  if (list.length === before) list.push(lose('daimyo', true))
}

/** True where the ronin of a troop that lost its daimyo must go first (SG-CAS-12). */
function offerFrom(
  troop: Readonly<Troop>,
  dead: Troop,
  living: number,
  army: boolean,
  list: ShogunAction[],
): boolean {
  const men = regulars(troop) - regulars(dead)
  const ronin = troop.ronin - dead.ronin
  const limit = Math.max(0, men + living - 1)
  if (ronin > limit) {
    list.length = 0
    list.push(lose('ronin', army))
    return true
  }
  if (ronin > 0) list.push(lose('ronin', army))
  if (ronin === 0 || ronin < limit) {
    for (const kind of regularKinds) if (troop[kind] > dead[kind]) list.push(lose(kind, army))
  }
  return false
}

type Losing = Extract<ShogunAction, { kind: 'lose' }>
const losings = new Map<string, Losing>()

function lose(unit: Fighter, army: boolean): Losing {
  const key = army ? unit : `${unit}, force`
  let made = losings.get(key)
  if (made === undefined) {
    made = { kind: 'lose', unit, army }
    losings.set(key, made)
  }
  return made
}

/** SG-CAS-09: the seats with casualties to pick. */
export function pickers(s: ShogunState): SeatSet {
  const b = s.battle as Battle
  let seats = 0
  if (b.attackers.hits > 0) seats |= 1 << seatOf(s, clanOn(s, 'attackers'))
  if (b.defenders.hits > 0) seats |= 1 << seatOf(s, clanOn(s, 'defenders'))
  return seats
}

export function sideOf(s: ShogunState, seat: Seat): Side {
  return seatOf(s, s.turn) === seat ? 'attackers' : 'defenders'
}

/** SG-CAS-01: the owner picks his own. */
export function pick(s: ShogunState, seat: Seat, action: ShogunAction): typeof again | undefined {
  const side = sideOf(s, seat)
  const dead = (s.battle as Battle)[side]
  pickOne(dead, action)
  pickForced(s, side)
  return dead.hits > 0 ? again : undefined
}

/** Forgets what a side has picked so far, for whoever may not know it. */
export function forgetPicks(s: ShogunState, side: Side): void {
  const { hits, extras, army, force, daimyo } = (s.battle as Battle)[side]
  takeHits(s, side, hits + extras + daimyo + regulars(army) + army.ronin + regulars(force) + force.ronin)
}
