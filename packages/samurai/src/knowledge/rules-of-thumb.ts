import { distance } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { PlayDragon, SamuraiAction } from '../action.ts'
import { actsAs, type CommandCard, commandCards, commandDeck, PER_CARD } from '../data/command-cards.ts'
import { rangedDice } from '../data/unit-kinds.ts'
import { around, board, type HexId, NOWHERE, sectionsOf } from '../position/board.ts'
import { battlefield, terrainAt } from '../position/ground.ts'
import { enemyAt } from '../position/pieces.ts'
import { dragonDeckOf } from '../rules/cards/dragon-deck.ts'
import {
  closeCombatBase,
  closeCombatExtra,
  rangedCombatBase,
  rangedCombatExtra,
} from '../rules/combat/combat-dice.ts'
import { swordsIgnored } from '../rules/combat/results.ts'
import { farthestBattle, farthestMove } from '../rules/movement/movement.ts'
import { kindOf, type Leader, type SamuraiState, type Unit } from '../state.ts'

// Rules of thumb for quick play: what each answer is worth, in blocks of enemy units. No search, no hidden cards.

const FLAG_WORTH = 3 // a Victory Flag, in blocks

/** Blocks that so many dice take on average from a target in close combat. */
export function expectedHits(by: Unit, at: Unit, dice: number): number {
  const attacker = kindOf(by)
  const target = kindOf(at)
  const swords = Math.max(0, dice / 6 - swordsIgnored(attacker, target) * 0.6)
  return target.arm === 'guard' ? dice / 6 : dice / 6 + swords
}

/** What an attack on a hex is worth: hits, more if they may destroy the target. */
function strikeWorth(s: SamuraiState, unit: Unit, hex: HexId, dice: number, ranged: boolean): number {
  const at = s.unitAt[hex]
  if (at < 0) return (dice / 6) * FLAG_WORTH
  const target = s.units[at]
  const arquebus = kindOf(unit).weapon === 'arquebus'
  const hits = ranged ? (dice / 6) * (arquebus ? 2 : 1) : expectedHits(unit, target, dice)
  const kill = Math.min(1, hits / target.blocks)
  return hits + kill * kill * FLAG_WORTH + dice / 12
}

/** What the enemy's answer may cost. */
function backWorth(s: SamuraiState, unit: Unit, hex: HexId): number {
  const at = s.unitAt[hex]
  if (at < 0) return 0
  const target = s.units[at]
  const hits = expectedHits(target, unit, closeCombatBase(s, target, unit.hex))
  const kill = Math.min(1, hits / unit.blocks)
  return 0.6 * (hits + kill * kill * FLAG_WORTH)
}

function attackWorth(s: SamuraiState, unit: Unit, hex: HexId): number {
  const dice = closeCombatBase(s, unit, hex) + closeCombatExtra(s, unit)
  return strikeWorth(s, unit, hex, dice, false) - backWorth(s, unit, hex) + 0.35
}

function shotWorth(s: SamuraiState, unit: Unit, hex: HexId): number {
  return strikeWorth(s, unit, hex, rangedCombatBase(s, unit, hex) + rangedCombatExtra(s, unit), true) + 0.1
}

const TOO_FAR = 20

export function nearestEnemy(s: SamuraiState, seat: Seat, hex: HexId): number {
  if (s !== nearState || s.asked[seat] !== nearQuestion || seat !== nearSeat) {
    nearState = s
    nearQuestion = s.asked[seat]
    nearSeat = seat
    near.fill(UNKNOWN)
  }
  if (near[hex] === UNKNOWN) near[hex] = findNearest(s, seat, hex)
  return near[hex]
}

// One question looks at the same hexes over and over: each is measured once for it.
let nearState: SamuraiState | null = null
let nearQuestion = -1
let nearSeat = -1
const UNKNOWN = -1
const near = new Int8Array(board.size).fill(UNKNOWN)

function findNearest(s: SamuraiState, seat: Seat, hex: HexId): number {
  let nearest = TOO_FAR
  const { units } = s
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]
    if (unit.seat === seat || unit.hex === NOWHERE) continue
    const far = distance(board, hex, unit.hex)
    if (far < nearest) nearest = far
  }
  return nearest
}

/** How good a place is for a unit: near the enemy, on ground that suits it, able to strike from there. */
function placeWorth(s: SamuraiState, unit: Unit, hex: HexId, mayFight: boolean): number {
  const { arm, weapon } = kindOf(unit)
  const near = nearestEnemy(s, unit.seat, hex)
  const terrain = terrainAt(s, battlefield(s), hex)
  let worth = -0.12 * near
  if (terrain.isHill) worth += 0.15
  if (arm === 'cavalry' && terrain.stops) worth -= 0.3
  if (weapon === 'none') {
    worth += mayFight ? bestAttackFrom(s, unit, hex) : near === 1 ? -0.5 : 0
    if (unit.blocks === 1 && near <= 1) worth -= 0.8
  } else {
    const range = rangedDice[weapon].at.length - 1
    if (near === 1) worth -= weapon === 'arquebus' ? 0.6 : 0.3
    else if (near <= range) worth += 0.4
  }
  return worth
}

function bestAttackFrom(s: SamuraiState, unit: Unit, hex: HexId): number {
  const home = unit.hex
  let best = 0
  for (const next of around(hex)) {
    if (!enemyAt(s, unit.seat, next)) continue
    unit.hex = hex
    const worth = attackWorth(s, unit, next)
    unit.hex = home
    if (worth > best) best = worth
  }
  return best
}

/** How much better off a unit is after a move. */
function moveWorth(s: SamuraiState, unit: Unit, hex: HexId): number {
  const stay = homeWorth(s, unit)
  return placeWorth(s, unit, hex, distance(board, unit.hex, hex) <= homeBattle) - stay
}

// A list has all moves of a unit together: what it is worth to stay, and how far it battles, is worked out once for them.
let homeState: SamuraiState | null = null
let homeQuestion = -1
let homeUnit = -1
let homeKept = 0
let homeBattle = 0

function homeWorth(s: SamuraiState, unit: Unit): number {
  const question = s.asked[unit.seat]
  if (s !== homeState || question !== homeQuestion || unit.id !== homeUnit) {
    homeState = s
    homeQuestion = question
    homeUnit = unit.id
    homeKept = placeWorth(s, unit, unit.hex, true)
    homeBattle = farthestBattle(s, unit)
  }
  return homeKept
}

/** A leader does best with a unit near the enemy, worst alone near one. */
function leaderPlace(s: SamuraiState, leader: Leader, hex: HexId): number {
  const near = nearestEnemy(s, leader.seat, hex)
  const led = s.unitAt[hex] >= 0
  return led ? 0.6 - 0.05 * near : near <= 3 ? -1 : -0.2
}

/** How much an order to this unit may bring: what it can strike now or reach. */
function orderWorth(s: SamuraiState, unit: Unit): number {
  const { hex, seat } = unit
  const near = nearestEnemy(s, seat, hex)
  const { weapon } = kindOf(unit)
  if (near === 1) return 1 + 0.1 * unit.blocks + bestAttackFrom(s, unit, hex)
  if (weapon !== 'none' && near < rangedDice[weapon].at.length) return 1.4
  const reach = farthestMove(s, unit)
  return near <= reach + 1 && farthestBattle(s, unit) >= near - 1 ? 1.2 : 1 / near
}

/** What a Command card could set in motion, by the places of the units that it could order. */
function commandWorth(s: SamuraiState, seat: Seat, card: number): number {
  const face = commandCards[actsAs(commandDeck[card], s.lastFace[1 - seat])]
  return face.scheme === 'sections' ? sectionsWorth(s, seat, face) : schemeWorth(s, seat, face)
}

/** What it may bring to order a unit, by how near the enemy is. */
function readiness(s: SamuraiState, unit: Unit): number {
  const near = nearestEnemy(s, unit.seat, unit.hex)
  return near === 1 ? 1.6 : near <= 3 ? 1 : 1.5 / near
}

/** In each section as many orders as there are units, by the readiest of them. */
function sectionsWorth(s: SamuraiState, seat: Seat, { left, centre, right }: CommandCard): number {
  const best = [0, 0, 0]
  const units = [0, 0, 0]
  for (const unit of s.units) {
    if (unit.seat !== seat || unit.hex === NOWHERE) continue
    const worth = readiness(s, unit)
    const within = sectionsOf(seat, unit.hex)
    for (let place = 0; place < 3; place++) {
      if ((within & (1 << place)) === 0) continue
      if (worth > best[place]) best[place] = worth
      units[place]++
    }
  }
  const orders = (given: number, place: number): number =>
    Math.min(given === PER_CARD ? s.hands[seat].length : given, units[place]) * best[place]
  return orders(left, 0) + orders(centre, 1) + orders(right, 2)
}

function schemeWorth(s: SamuraiState, seat: Seat, { scheme, symbol }: CommandCard): number {
  let sum = 0
  for (const unit of s.units) {
    if (unit.seat !== seat || unit.hex === NOWHERE) continue
    if (fits(scheme, unit, symbol)) sum += readiness(s, unit)
  }
  return scheme === 'dice' ? sum * 0.3 + 1 : Math.min(sum, 5) * 0.8
}

function fits(scheme: string, unit: Unit, symbol: number): boolean {
  const kind = kindOf(unit)
  switch (scheme) {
    case 'symbol':
      return kind.symbol === symbol
    case 'horse':
      return kind.arm === 'cavalry'
    case 'missiles':
      return kind.weapon !== 'none'
    case 'foot group':
      return kind.arm === 'infantry' && kind.weapon === 'none'
    case 'leadership':
    case 'group':
      return true
    case 'dice':
      return true
    default:
      return false
  }
}

/** Dragon cards are played when honor is plenty, cheap ones first. */
function dragonWorth(s: SamuraiState, seat: Seat, action: PlayDragon): number {
  const { cost } = dragonDeckOf(s).cards[action.card]
  return 0.15 * (s.honor[seat] - cost) - 0.35
}

/** What an answer is worth by rule of thumb; passing and ending are worth 0. */
export function worthOfAnswer(s: SamuraiState, seat: Seat, action: SamuraiAction): number {
  switch (action.kind) {
    case 'playCommand':
      return commandWorth(s, seat, action.card)
    case 'playDragon':
      return dragonWorth(s, seat, action)
    case 'order':
      return orderWorth(s, s.units[action.unit])
    case 'orderLeader':
      return s.unitAt[s.leaders[action.leader].hex] >= 0 ? -1 : 0.3
    case 'move':
      return moveWorth(s, s.units[action.unit], action.hex)
    case 'moveLeader': {
      const leader = s.leaders[action.leader]
      return leaderPlace(s, leader, action.hex) - leaderPlace(s, leader, leader.hex)
    }
    case 'leave':
      return -2
    case 'attack':
      return attackWorth(s, s.units[action.unit], action.hex)
    case 'shoot':
      return shotWorth(s, s.units[action.unit], action.hex)
    case 'joinCharge':
    case 'battleBack':
    case 'heal':
      return 1
    case 'firstStrike':
      return 0.5
    case 'inspire':
      return s.honor[seat] >= 3 ? 0.5 : -0.5
    case 'ignoreFlags':
      return action.flags
    case 'retreat':
      return 0.2 * nearestEnemy(s, seat, action.hex)
    case 'seppuku':
      return s.honor[seat] >= 3 ? -1 : 0.5
    case 'gainGround':
      return gainWorth(s, s.units[action.unit])
    case 'loseBlock':
    case 'fallBack':
      return s.units[action.unit].blocks
    case 'changeSides':
      return seat === s.turn.seat ? 1 : -1
    case 'drawDragon':
      return s.honor[seat] >= 4 ? 1 : 0
    case 'takeHonor':
      return 0.5
    case 'discardDragon':
      return -0.5
    case 'weaken':
      return 4 - s.units[action.unit].blocks + kindOf(s.units[action.unit]).close / 4
    default:
      return 0
  }
}

function gainWorth(s: SamuraiState, unit: Unit): number {
  const again = kindOf(unit).arm === 'cavalry' || s.leaderAt[unit.hex] >= 0
  return again ? 0.6 : unit.blocks > 2 ? 0.2 : -0.2
}
