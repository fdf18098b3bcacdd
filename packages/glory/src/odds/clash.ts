import type { Tables } from '../data/tables.ts'
import type { Circumstances, Duellist } from './duel.ts'

/**
 * Exact odds of a shock or charge of any number of units on any others, with all that follows: engagement tests, squares,
 * recall, counter-charges, reaction fire, the blow, pursuit by either side and the tests at the end. Nothing is sampled:
 * every branch is followed with its chance. Beyond the hexes that fight the ground is taken to be free: no rim of the map,
 * enemy or friend in the way. Pursuers stay together and run after one unit: the first of those who fled.
 */

/** How many charges in a row are followed; the chance of more is below one in a million. */
export const deepest = 13

export interface Trooper extends Duellist {
  /** Which hex of its side it stands in. */
  readonly hex: number
  readonly charging: boolean
  /** Whether it strikes; mates of the attackers who do not are hit with them. */
  readonly strikes: boolean
}

/** A battery with the defenders, and whom it can fire at as they come: attackers by number, what is added to the die. */
export interface Reaction {
  readonly hex: number
  readonly aims: readonly { readonly at: number; readonly net: number }[]
}

export interface Clash {
  readonly tables: Tables
  readonly attackers: readonly Trooper[]
  readonly defenders: readonly Trooper[]
  /** By attacker, the hexes of defenders that it strikes at, and those that look at it. */
  readonly before: readonly number[]
  readonly faced: readonly number[]
  readonly reactions: readonly Reaction[]
  /** By hex of the attackers, the engagement value of whoever tests for it, or null with orders. */
  readonly engagement: readonly (number | null)[]
  /** By hex of the defenders. */
  readonly squares: readonly ('try' | 'formed' | 'no')[]
  readonly recall: boolean
  /** whether infantry that is overtaken tries to form square; and those who may not. */
  readonly squaresInPursuit: boolean
  readonly barred: number
  readonly counterCharge: boolean
  readonly pursuit: boolean
  /** Which pursuit charge this is; 0 for none. */
  readonly nth: number
  /** What night or fog adds to cohesion tests. */
  readonly weather: number
  readonly mediumIsLight: boolean
  /** What else bears on the die when these attack those. */
  around(attackers: number, defenders: number): Circumstances
}

export interface ClashOdds {
  readonly square: number
  readonly recalled: number
  readonly counterCharge: number // made at least once
  readonly stopped: number // nobody struck: by fire, or a test failed
  readonly defenderLeaves: number // all of them, at the first blow
  readonly thrownBack: number // some attacker, at some time
  readonly breakthrough: number
  readonly counterAttack: number
  readonly charges: number // mean number of blows
  readonly attackerWorse: number // some of them at the end, likewise below
  readonly defenderWorse: number
  readonly defenderRouted: number
  readonly defenderGone: number // all of them
  readonly attacker: readonly number[] // the first of them, by condition at the end
  readonly defender: readonly number[]
}
