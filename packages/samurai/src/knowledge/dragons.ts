import type { Seat } from '@gunbai/kernel'
import type { PlayDragon } from '../action.ts'
import { commandCards, commandDeck } from '../data/command-cards.ts'
import { rangedDice } from '../data/unit-kinds.ts'
import { chanceToRollMore } from '../odds/contest.ts'
import { around, NOWHERE, other, sectionBit } from '../position/board.ts'
import { battlefield } from '../position/ground.ts'
import { enemyUnitAt } from '../position/pieces.ts'
import { dragonDeckOf } from '../rules/cards/dragon-deck.ts'
import { blocksHealed } from '../rules/cards/physician.ts'
import { circleUnits, isEnemyByWater, turncoatDice } from '../rules/cards/woe.ts'
import { isAlive, kindOf, type Leader, type SamuraiState, type Unit, unitWith } from '../state.ts'
import { type OrdersInView, ordersOf } from './commands.ts'
import { armourGain, braveGain, duelGain, legendaryGain, rerollGain, timidGain } from './dragons-in-combat.ts'
import { bestAttackFrom, nearestEnemy } from './places.ts'
import { DRAGON_HELD, flagsMissing, honorWorth, leaderWorth } from './weights.ts'

/** What it costs to play a Dragon card now: its honor, and that it cannot be played later. */
export function dragonPrice(s: SamuraiState, seat: Seat, card: number): number {
  const { cost } = dragonDeckOf(s).cards[card]
  return DRAGON_HELD + honorWorth(s, seat, cost)
}

export interface Play {
  readonly s: SamuraiState
  readonly seat: Seat
  readonly action: PlayDragon
  readonly orders: () => OrdersInView
}

/** What a Dragon card brings if it is played now, in blocks; null for one that changes a strike, which has odds. */
export function dragonGain(play: Play): number | null {
  const { title } = dragonDeckOf(play.s).cards[play.action.card].face
  return gains[title]?.(play) ?? null
}

const FACE = 1 / 6

const gains: Readonly<Record<string, (play: Play) => number>> = {
  // with one's Command card
  'brave-messenger': ({ s, seat, orders }) => 0.45 * orders().best(hasTent(s, seat) ? 2 : 1, () => true),
  'tactical-wisdom': shiftGain,
  'move-as-wind': (play) =>
    0.35 * ordered(play, (s, unit) => isFoot(unit) && nearestEnemy(s, unit.seat, unit.hex) === 3),
  'ashigaru-attack': (play) =>
    0.4 * ordered(play, (s, unit) => kindOf(unit).code === 'asp' && isNear(s, unit)),
  'fire-arrow': (play) => 0.4 * ordered(play, (s, unit) => kindOf(unit).weapon === 'bow' && inRange(s, unit)),
  'fire-by-rank': (play) =>
    0.75 * ordered(play, (s, unit) => kindOf(unit).weapon === 'arquebus' && inRange(s, unit)),
  panic: (play) => 0.3 * ordered(play, (s, unit) => isEngaged(s, unit) || inRange(s, unit)),
  'tea-ceremony': ({ s, seat }) =>
    honorWorth(s, seat, (s.hands[seat].length + 1) * FACE * (hasTent(s, seat) ? 3 : 2)),
  'white-dragon': ({ s, seat }) => 0.3 * Math.min(flagsMissing(s, seat), flagsMissing(s, other(seat))),
  'ninja-thief': ({ s, action }) =>
    action.take === undefined ? 0 : 0.5 + 0.15 * dragonDeckOf(s).cards[action.take].cost,
  physician: ({ s, action }) => (action.unit === undefined ? 1 : healGain(s, s.units[action.unit])),
  'blue-dragon': ({ s, seat }) => 1.7 * FACE * s.units.filter((unit) => isEnemyByWater(s, unit, seat)).length,
  'red-dragon': ({ s, seat }) =>
    (battlefield(s).edition.redDragonRetreats ? 0.3 : 0.5) * (hasTent(s, seat) ? 4 : 3),
  'rice-famine': ({ s, seat }) =>
    circleUnits(s, other(seat)) * (3 * FACE + honorWorth(s, other(seat), 2 * FACE)),
  'ninja-assassin': ({ s, action }) =>
    action.leader === undefined ? 0 : FACE * (leaderWorth(s, s.leaders[action.leader]) + 1),
  turncoat: turncoatGain,
  // against the enemy's Command card
  'followers-of-bishamon': ({ s, seat }) => 0.25 * threatened(s, seat),
  'white-fox-spirit': ({ s, seat }) => 0.5 * Math.max(0, threatened(s, seat) - 1),
  'wild-winds': ({ s, seat }) => 0.3 * threatened(s, seat),
  // movement
  'katchu-keiba-victor': ({ s, action }) => reachGain(s, action, 2),
  'spirit-of-haya-ji': ({ s, action }) => reachGain(s, action, 1),
  insult: ({ s, action }) => (action.leader === undefined ? 0 : insultGain(s, s.leaders[action.leader])),
  // close combat and after a roll
  'personal-challenge': ({ s, seat }) => duelGain(s, seat),
  'legendary-combat': ({ s }) => legendaryGain(s),
  'timid-success': ({ s }) => timidGain(s),
  'spirit-of-kishijoten': ({ s }) => rerollGain(s),
  'brave-leader': ({ s }) => braveGain(s),
  'shot-proof-armour': ({ s }) => armourGain(s),
  // the hand
  'wise-counselor': ({ action }) => (action.take === undefined ? 0 : counselGain(commandDeck[action.take])),
}

const hasTent = (s: SamuraiState, seat: Seat): boolean => s.tents[seat] !== NOWHERE

const isFoot = (unit: Unit): boolean => kindOf(unit).arm === 'infantry' && kindOf(unit).weapon === 'none'

const isNear = (s: SamuraiState, unit: Unit): boolean => nearestEnemy(s, unit.seat, unit.hex) <= 2

const isEngaged = (s: SamuraiState, unit: Unit): boolean =>
  around(unit.hex).some((hex) => enemyUnitAt(s, unit.seat, hex))

function inRange(s: SamuraiState, unit: Unit): boolean {
  const near = nearestEnemy(s, unit.seat, unit.hex)
  return near > 1 && near < rangedDice[kindOf(unit).weapon].at.length
}

/** How many of one's units the card on the table can order to make use of something. */
function ordered({ s, seat }: Play, uses: (s: SamuraiState, unit: Unit) => boolean): number {
  const fit = s.units.filter((unit) => unit.seat === seat && isAlive(unit) && uses(s, unit)).length
  return Math.min(fit, ordersOf(s, commandCards[s.turn.face], seat))
}

/** How many of one's units the enemy may be about to attack. */
function threatened(s: SamuraiState, seat: Seat): number {
  const engaged = s.units.filter((unit) => unit.seat === seat && isAlive(unit) && isEngaged(s, unit)).length
  return Math.min(engaged, ordersOf(s, commandCards[s.turn.face], other(seat)))
}

/** O-19: the same orders in another section. */
function shiftGain({ s, action: { from, to }, orders }: Play): number {
  if (from === undefined || to === undefined) return 0
  const given = commandCards[s.turn.face][from]
  const count = given < 0 ? 5 : given
  return orders().inSection(sectionBit[to], count) - orders().inSection(sectionBit[from], count)
}

const healGain = (s: SamuraiState, unit: Unit): number =>
  blocksHealed(s, unit) * (unit.blocks === 1 ? 1.2 : 0.8)

/** SB-DC-INSULT-02: a leader's unit that does not battle this turn. */
function insultGain(s: SamuraiState, leader: Leader): number {
  const unit = unitWith(s, leader)
  return unit === undefined ? 0.1 : 0.15 + 0.8 * bestAttackFrom(s, unit, unit.hex)
}

/** A unit that goes over is lost to one side and won by the other. */
function turncoatGain({ s, seat, action }: Play): number {
  if (action.unit === undefined) return 0
  const { blocks } = s.units[action.unit]
  return chanceToRollMore(turncoatDice(s, seat), turncoatDice(s, other(seat))) * (1 + 1.2 * blocks)
}

/** A unit that comes to blows this turn because it moves farther. */
function reachGain(s: SamuraiState, { unit: id }: PlayDragon, hexes: number): number {
  if (id === undefined) return 0
  const unit = s.units[id]
  if (kindOf(unit).weapon !== 'none') return 0
  const missing = nearestEnemy(s, unit.seat, unit.hex) - 1 - kindOf(unit).moveAndBattle
  return missing > 0 && missing <= hexes ? 0.4 + 0.1 * kindOf(unit).close : 0
}

/** Cards that order many are what one would like to have again. */
function counselGain(face: number): number {
  const { scheme, left, centre, right } = commandCards[face]
  if (scheme !== 'sections') return scheme === 'nothing' ? 0.4 : 0.8
  return [left, centre, right].reduce((sum, given) => sum + (given < 0 ? 4 : given), 0) * 0.15
}
