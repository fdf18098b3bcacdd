import { shockRowAt } from '../data/shock.ts'
import type { Tables } from '../data/tables.ts'
import { type Attack, type Fighter, modifiersOf, totalOf } from '../rules/combat/shock-modifier.ts'
import type { Class } from '../setups/battle.ts'
import { type Condition, ELIMINATED, GOOD, ROUTED } from '../state.ts'
import { afterEffects, type Branch } from './chance.ts'

/** Exact odds of one unit against another: a shock, or a charge with all that follows. Part 3.8 of the rules page. */

export interface Side {
  readonly strength: number
  readonly cohesion: number
}

export interface Duellist {
  readonly arm: 'inf' | 'cav'
  readonly class: Class
  readonly front: Side
  readonly back: Side
  readonly engagement: number
  readonly condition: Condition
}

export function sideOf(unit: Duellist, condition: Condition): Side {
  return condition === GOOD ? unit.front : unit.back
}

export function fighter(unit: Duellist, condition: Condition, charging: boolean): Fighter {
  return { arm: unit.arm, class: unit.class, ...sideOf(unit, condition), charging }
}

/** What else bears on the die. */
export interface Circumstances {
  readonly terrain?: number
  readonly rear?: boolean
  readonly square?: boolean
  readonly sixFronts?: boolean
  readonly apart?: boolean
}

export interface ShockOdds {
  readonly modifier: number
  readonly attackerLeaves: number
  readonly nobodyLeaves: number
  readonly defenderLeaves: number
  readonly attackerWorsened: number
  readonly defenderWorsened: number
  readonly defenderRouted: number // or worse
  readonly defenderEliminated: number
  readonly breakthrough: number
  readonly counterAttack: number
}

/** The odds while they are added up. */
type Counted = { -readonly [K in Exclude<keyof ShockOdds, 'modifier'>]: number }

/** A single shock, with what the die and the tests can do. */
export function shockOdds(
  tables: Tables,
  attacker: Duellist,
  defender: Duellist,
  around: Circumstances = {},
): ShockOdds {
  const attack = attackBy(attacker, attacker.condition, defender, defender.condition, around, {
    charging: false,
    counterCharged: false,
    pursuit: 0,
  })
  const modifier = totalOf(modifiersOf(tables, attack))
  const odds: Counted = {
    attackerLeaves: 0,
    nobodyLeaves: 0,
    defenderLeaves: 0,
    attackerWorsened: 0,
    defenderWorsened: 0,
    defenderRouted: 0,
    defenderEliminated: 0,
    breakthrough: 0,
    counterAttack: 0,
  }
  for (let die = 0; die < 10; die++) {
    const row = tables.shock[shockRowAt(tables.shock, die + modifier)]
    if (row.also.includes('BT')) odds.breakthrough += 0.1
    if (row.also.includes('CA')) odds.counterAttack += 0.1
    const theirs = afterEffects(row.defender, defender.condition, (of) => sideOf(defender, of).cohesion)
    for (const a of afterEffects(row.attacker, attacker.condition, (of) => sideOf(attacker, of).cohesion))
      for (const d of theirs) count(odds, a, attacker.condition, d, defender.condition)
  }
  return { modifier, ...odds }
}

/** Adds one outcome of one face of the die, from the conditions in which the two began. */
function count(odds: Counted, a: Branch, attacker: Condition, d: Branch, defender: Condition): void {
  const chance = (a.chance * d.chance) / 10
  if (a.left) odds.attackerLeaves += chance
  if (d.left) odds.defenderLeaves += chance
  if (!a.left && !d.left) odds.nobodyLeaves += chance
  if (a.condition > attacker) odds.attackerWorsened += chance
  if (d.condition > defender) odds.defenderWorsened += chance
  if (d.condition >= ROUTED) odds.defenderRouted += chance
  if (d.condition === ELIMINATED) odds.defenderEliminated += chance
}

interface Blow {
  readonly charging: boolean
  readonly counterCharged: boolean
  readonly pursuit: number
  readonly helper?: Duellist
}

/** The attack of one unit on another as the modifiers want it. */
function attackBy(
  a: Duellist,
  as: Condition,
  d: Duellist,
  ds: Condition,
  around: Circumstances,
  blow: Blow,
): Attack {
  const attackers = [fighter(a, as, blow.charging)]
  if (blow.helper !== undefined) attackers.push(fighter(blow.helper, blow.helper.condition, false))
  return {
    attackers,
    defenders: [fighter(d, ds, false)],
    square: around.square ?? false,
    routed: ds === ROUTED,
    rear: (around.rear ?? false) && ds < ROUTED && !around.square,
    counterCharged: blow.counterCharged,
    terrain: around.terrain ?? 0,
    sixFronts: around.sixFronts ?? false,
    pursuit: blow.pursuit,
  }
}
