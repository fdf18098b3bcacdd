import type { Seat } from '@gunbai/kernel'
import type { Exchange } from '../odds/exchange.ts'
import { type Rolls, rollsOf } from '../odds/rolls.ts'
import type { Toll } from '../odds/toll.ts'
import type { HexId } from '../position/board.ts'
import { other } from '../position/board.ts'
import {
  closeCombatBase,
  closeCombatExtra,
  rangedCombatBase,
  rangedCombatExtra,
} from '../rules/combat/combat-dice.ts'
import { flagsIgnoredByNature } from '../rules/combat/morale.ts'
import { worthOf } from '../rules/combat/results.ts'
import { newStrike, type Strike, type Way } from '../rules/combat/strike-facts.ts'
import { isGuard, kindOf, leaderWith, NO_LEADER, type SamuraiState, type Unit } from '../state.ts'
import { flagWorth, honorWorth, leaderWorth } from './weights.ts'

/** What driving a unit from its hex is worth, besides the honor that it pays. */
const DRIVEN = 0.4
/** Battles decide the game: of two even exchanges the attacker's is the better one. */
export const INITIATIVE = 0.3

/** What an exchange is worth to whoever strikes first in it. */
export function exchangeWorth(s: SamuraiState, { strike, toll, replies }: Exchange): number {
  let worth = tollWorth(s, strike, toll)
  const striker = strike.by
  for (const { chance, toll: reply } of replies) {
    const back = newStrike(
      other(strike.seat),
      strike.at,
      striker,
      NO_LEADER,
      s.units[striker].hex,
      'battle back',
    )
    worth -= chance * tollWorth(s, back, reply)
  }
  return worth
}

/** What a strike is worth to whoever strikes, by its exact odds. */
export function tollWorth(s: SamuraiState, strike: Strike, toll: Toll): number {
  const { seat } = strike
  let worth = honorWorth(s, seat, mean(toll.honor, 99))
  if (strike.at < 0) {
    const leader = s.leaders[strike.leader]
    return worth + toll.leaderFalls * leaderWorth(s, leader) + honorWorth(s, leader.seat, 3) * toll.retreats
  }
  const target = s.units[strike.at]
  worth += mean(toll.hits, target.blocks)
  worth += toll.retreats * drivenWorth(s, target)
  worth += toll.destroyed * destroyedWorth(s, target)
  const leader = leaderWith(s, target)
  if (leader !== undefined) worth += toll.leaderFalls * leaderWorth(s, leader)
  return worth
}

function mean(chances: readonly number[], most: number): number {
  let sum = 0
  for (let count = 1; count < chances.length; count++) sum += chances[count] * Math.min(count, most)
  return sum
}

export const drivenWorth = (s: SamuraiState, target: Unit): number =>
  DRIVEN + honorWorth(s, target.seat, kindOf(target).shame + (leaderWith(s, target) === undefined ? 0 : 1))

/** A bodyguard brings no flag (SB-VIC-04), but bares the commander. */
export const destroyedWorth = (s: SamuraiState, target: Unit): number =>
  isGuard(target) ? 1.5 : flagWorth(s, other(target.seat))

// The same by tables, for places from which a unit might strike: nothing is copied, leaders and terrain count in part.

/** What a close combat of this unit, standing where it stands, is worth with its battle back. */
export function attackWorth(s: SamuraiState, unit: Unit, hex: HexId): number {
  const at = s.unitAt[hex]
  const dice = closeCombatBase(s, unit, hex) + closeCombatExtra(s, unit)
  if (dice === 0) return 0
  if (at < 0) return strikeAtLeader(s, unit.seat, dice, hex)
  const target = s.units[at]
  const blow = rollsFor(s, unit, target, dice, 'attack')
  const ignored = flagsIgnoredByNature(s, target, kindOf(unit).arm)
  const back = closeCombatBase(s, target, unit.hex)
  const stays = 1 - (blow.atLeast[target.blocks] ?? 0) - (blow.driven[target.blocks][ignored] ?? 0)
  return (
    rollsWorth(s, unit.seat, blow, target, ignored) -
    stays * rollsWorth(s, target.seat, rollsFor(s, target, unit, back, 'battle back'), unit, 1)
  )
}

export function shotWorth(s: SamuraiState, unit: Unit, hex: HexId): number {
  const at = s.unitAt[hex]
  const dice = rangedCombatBase(s, unit, hex) + rangedCombatExtra(s, unit)
  if (at < 0 || dice === 0) return dice === 0 ? 0 : strikeAtLeader(s, unit.seat, dice, hex)
  const target = s.units[at]
  const ignored = flagsIgnoredByNature(s, target, kindOf(unit).arm)
  return rollsWorth(s, unit.seat, rollsFor(s, unit, target, dice, 'ranged'), target, ignored)
}

function strikeAtLeader(s: SamuraiState, seat: Seat, dice: number, hex: HexId): number {
  const leader = s.leaderAt[hex]
  if (leader < 0) return 0
  return (1 - (5 / 6) ** dice) * leaderWorth(s, s.leaders[leader]) + honorWorth(s, seat, dice / 6)
}

function rollsWorth(s: SamuraiState, seat: Seat, rolls: Rolls, target: Unit, ignored: number): number {
  const { blocks } = target
  const leader = leaderWith(s, target)
  let worth = rolls.meanLoss[blocks] + rolls.atLeast[blocks] * destroyedWorth(s, target)
  worth += (rolls.driven[blocks][ignored] ?? 0) * drivenWorth(s, target)
  worth += honorWorth(s, seat, rolls.meanHonor)
  if (leader !== undefined) worth += (rolls.atLeast[1] / 6) * leaderWorth(s, leader)
  return worth
}

const KINDS = 16
const MOST_DICE = 16
/** By striker's kind, target's kind, dice and way: what nothing but a card of the turn can change. */
const kept: (Rolls | undefined)[] = []

function rollsFor(s: SamuraiState, by: Unit, at: Unit, dice: number, way: Way): Rolls {
  const ranged = way === 'ranged'
  if (ranged && s.turn.fireByRank)
    return rollsOf(worthOf(s, newStrike(by.seat, by.id, at.id, NO_LEADER, at.hex, way)), dice)
  const place = ((by.kind * KINDS + at.kind) * MOST_DICE + dice) * 2 + (ranged ? 1 : 0)
  let rolls = kept[place]
  if (rolls === undefined) {
    rolls = rollsOf(worthOf(s, newStrike(by.seat, by.id, at.id, NO_LEADER, at.hex, way)), dice)
    kept[place] = rolls
  }
  return rolls
}
