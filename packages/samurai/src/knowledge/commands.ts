import type { Seat } from '@gunbai/kernel'
import {
  actsAs,
  type CommandCard,
  commandCards,
  commandDeck,
  isOrderOne,
  PER_CARD,
  type Scheme,
} from '../data/command-cards.ts'
import { rangedDice } from '../data/unit-kinds.ts'
import { around, CENTRE, LEFT, other, RIGHT, type SectionSet, sectionsOf } from '../position/board.ts'
import { battlefield } from '../position/ground.ts'
import { farthestBattle, farthestMove } from '../rules/movement/movement.ts'
import { ruleFor } from '../setups/scenario.ts'
import { isAlive, kindOf, leaderWith, type SamuraiState, type Unit } from '../state.ts'
import { aimGain } from './aims.ts'
import { bestAttackFrom, bestShot, nearestEnemy } from './places.ts'

/** What an order to each unit of a seat may bring, worked out once for all the cards of a hand. */
export class OrdersInView {
  readonly s: SamuraiState
  readonly seat: Seat
  /** By unit; 0 for those of the enemy. */
  readonly gains: readonly number[]
  private readonly sorted: readonly Unit[]

  constructor(s: SamuraiState, seat: Seat) {
    this.s = s
    this.seat = seat
    this.gains = s.units.map((unit) => (unit.seat === seat && isAlive(unit) ? orderGain(s, unit) : 0))
    this.sorted = s.units
      .filter((unit) => unit.seat === seat && isAlive(unit) && !unit.locked)
      .sort((a, b) => this.gains[b.id] - this.gains[a.id] || a.id - b.id)
  }

  /** The best so many orders among the units that are meant. */
  best(orders: number, isMeant: (unit: Unit) => boolean): number {
    let sum = 0
    let left = orders
    for (const unit of this.sorted) {
      if (left === 0) break
      if (!isMeant(unit)) continue
      sum += this.gains[unit.id]
      left--
    }
    return sum
  }

  /** The best orders in one section. */
  inSection(bit: SectionSet, orders: number): number {
    return this.best(orders, (unit) => (sectionsOf(this.seat, unit.hex) & bit) !== 0)
  }
}

const ADVANCE = 0.5

/** What an order to a unit may bring: a fight that it has, one that it can reach, or a step nearer. */
function orderGain(s: SamuraiState, unit: Unit): number {
  return fightGain(s, unit) + aimGain(s, unit, farthestMove(s, unit))
}

function fightGain(s: SamuraiState, unit: Unit): number {
  const near = nearestEnemy(s, unit.seat, unit.hex)
  const { weapon } = kindOf(unit)
  const led = leaderWith(s, unit) === undefined ? 0 : 0.1
  if (near === 1) return 0.1 + led + bestAttackFrom(s, unit, unit.hex)
  if (weapon !== 'none' && near < rangedDice[weapon].at.length) return 0.2 + bestShot(s, unit)
  const reach = farthestBattle(s, unit)
  if (weapon === 'none' && near - 1 <= reach) return 0.3 + led + chargeGain(s, unit, reach)
  return farthestMove(s, unit) === 0 ? 0 : led + ADVANCE / near
}

/** The best attack from a free hex that lies between the unit and its enemies. */
function chargeGain(s: SamuraiState, unit: Unit, reach: number): number {
  let best = 0
  for (const hex of around(unit.hex)) {
    if (s.unitAt[hex] >= 0 || battlefield(s).terrain[hex].impassable) continue
    best = Math.max(best, bestAttackFrom(s, unit, hex))
    if (reach < 2) continue
    for (const next of around(hex)) {
      if (s.unitAt[next] < 0) best = Math.max(best, 0.9 * bestAttackFrom(s, unit, next))
    }
  }
  return best
}

/** How many orders a card gives at most. */
export function ordersOf(s: SamuraiState, { scheme, left, centre, right }: CommandCard, seat: Seat): number {
  if (scheme !== 'sections') return 4
  const count = s.hands[seat].length + 1
  return [left, centre, right].reduce((sum, given) => sum + (given === PER_CARD ? count : given), 0)
}

/** What a Command card would set in motion, less what it would be good for later. */
export function commandWorth(view: OrdersInView, card: number): number {
  const { s, seat } = view
  const face = actsAs(commandDeck[card], s.lastFace[other(seat)])
  const flag =
    isOrderOne(face) && ruleFor(battlefield(s), 'vf-per-order-one-unit', seat) !== undefined ? 2 : 0
  return faceWorth(view, commandCards[face], s.hands[seat].length) + flag + (isOrderOne(face) ? 0.3 : 0)
}

function faceWorth(view: OrdersInView, face: CommandCard, cards: number): number {
  const given = (orders: number): number => (orders === PER_CARD ? cards : orders)
  return face.worth({
    cards,
    inSections: () =>
      view.inSection(LEFT, given(face.left)) +
      view.inSection(CENTRE, given(face.centre)) +
      view.inSection(RIGHT, given(face.right)),
    best: (orders) => view.best(orders, (unit) => isWorthOrdering[face.scheme](view.s, unit, face)),
  })
}

/** The units to which an order by a card of that scheme is worth something. */
const isWorthOrdering: Readonly<Record<Scheme, (s: SamuraiState, unit: Unit, card: CommandCard) => boolean>> =
  {
    sections: () => true,
    symbol: (_, unit, { symbol }) => kindOf(unit).symbol === symbol,
    horse: (_, unit) => kindOf(unit).arm === 'cavalry',
    missiles: (s, unit) => kindOf(unit).weapon !== 'none' && nearestEnemy(s, unit.seat, unit.hex) > 1,
    'foot group': (_, unit) => kindOf(unit).arm === 'infantry' && kindOf(unit).weapon === 'none',
    leadership: nearLeader,
    group: () => true,
    dice: () => true,
    copy: () => false,
    nothing: () => false,
  }

function nearLeader(s: SamuraiState, unit: Unit): boolean {
  if (leaderWith(s, unit) !== undefined) return true
  return around(unit.hex).some((hex) => {
    const leader = s.leaderAt[hex]
    return leader >= 0 && s.leaders[leader].seat === unit.seat
  })
}
