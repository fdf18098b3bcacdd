import type { Seat } from '@gunbai/kernel'
import type { PlayDragon } from '../action.ts'
import { commandCards } from '../data/command-cards.ts'
import { rangedDice } from '../data/unit-kinds.ts'
import { around, NOWHERE, other, sectionBit } from '../position/board.ts'
import { enemyUnitAt } from '../position/pieces.ts'
import { blocksHealed } from '../rules/cards/physician.ts'
import { isAlive, kindOf, type Leader, type SamuraiState, type Unit, unitWith } from '../state.ts'
import { ordersOf } from './commands.ts'
import { bestAttackFrom, nearestEnemy } from './places.ts'
import type { Play } from './play.ts'

// By what the worth of Dragon cards is reckoned, in blocks.

/** How likely a die shows one face. */
export const FACE = 1 / 6

/** SB-TENT-07 */
export const hasTent = (s: SamuraiState, seat: Seat): boolean => s.tents[seat] !== NOWHERE

export const isFoot = (unit: Unit): boolean =>
  kindOf(unit).arm === 'infantry' && kindOf(unit).weapon === 'none'

export const isNear = (s: SamuraiState, unit: Unit): boolean => nearestEnemy(s, unit.seat, unit.hex) <= 2

export const isEngaged = (s: SamuraiState, unit: Unit): boolean =>
  around(unit.hex).some((hex) => enemyUnitAt(s, unit.seat, hex))

export function inRange(s: SamuraiState, unit: Unit): boolean {
  const near = nearestEnemy(s, unit.seat, unit.hex)
  return near > 1 && near < rangedDice[kindOf(unit).weapon].at.length
}

/** How many of one's units the card on the table can order to make use of something. */
export function ordered({ s, seat }: Play, uses: (s: SamuraiState, unit: Unit) => boolean): number {
  const fit = s.units.filter((unit) => unit.seat === seat && isAlive(unit) && uses(s, unit)).length
  return Math.min(fit, ordersOf(s, commandCards[s.turn.face], seat))
}

/** How many of one's units the enemy may be about to attack. */
export function threatened(s: SamuraiState, seat: Seat): number {
  const engaged = s.units.filter((unit) => unit.seat === seat && isAlive(unit) && isEngaged(s, unit)).length
  return Math.min(engaged, ordersOf(s, commandCards[s.turn.face], other(seat)))
}

/** O-19: the same orders in another section. */
export function shiftWorth({ s, action: { from, to }, orders }: Play): number {
  if (from === undefined || to === undefined) return 0
  const given = commandCards[s.turn.face][from]
  const count = given < 0 ? 5 : given
  return orders().inSection(sectionBit[to], count) - orders().inSection(sectionBit[from], count)
}

export const healWorth = (s: SamuraiState, unit: Unit): number =>
  blocksHealed(s, unit) * (unit.blocks === 1 ? 1.2 : 0.8)

/** SB-DC-INSULT-02: a leader's unit that does not battle this turn. */
export function insultWorth(s: SamuraiState, leader: Leader): number {
  const unit = unitWith(s, leader)
  return unit === undefined ? 0.1 : 0.15 + 0.8 * bestAttackFrom(s, unit, unit.hex)
}

/** A unit that comes to blows this turn because it moves farther. */
export function reachWorth(s: SamuraiState, { unit: id }: PlayDragon, hexes: number): number {
  if (id === undefined) return 0
  const unit = s.units[id]
  if (kindOf(unit).weapon !== 'none') return 0
  const missing = nearestEnemy(s, unit.seat, unit.hex) - 1 - kindOf(unit).moveAndBattle
  return missing > 0 && missing <= hexes ? 0.4 + 0.1 * kindOf(unit).close : 0
}

/** Cards that order many are what one would like to have again. */
export function counselWorth(face: number): number {
  const { scheme, left, centre, right } = commandCards[face]
  if (scheme !== 'sections') return scheme === 'nothing' ? 0.4 : 0.8
  return [left, centre, right].reduce((sum, given) => sum + (given < 0 ? 4 : given), 0) * 0.15
}
