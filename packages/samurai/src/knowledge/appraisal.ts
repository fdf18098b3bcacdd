import { distance } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { type PlayDragon, pass, type SamuraiAction } from '../action.ts'
import { exchangeAfter } from '../odds/odds.ts'
import { board, type HexId } from '../position/board.ts'
import type { CloseCombat } from '../rules/combat/close-combat-facts.ts'
import { gainers } from '../rules/combat/gaining-ground.ts'
import { kindOf, leaderWith, type SamuraiState, type Unit } from '../state.ts'
import { commandWorth, OrdersInView } from './commands.ts'
import { dragonGain, dragonPrice } from './dragons.ts'
import { bestAttackFrom, leaderPlace, nearestEnemy, placeWorth } from './places.ts'
import { worthOfAnswer } from './rules-of-thumb.ts'
import { exchangeWorth, INITIATIVE } from './strikes.ts'
import { honorWorth } from './weights.ts'

/** What each answer of a list is worth, in blocks, by exact odds where it leads to a strike. */
export function appraise(s: SamuraiState, seat: Seat, answers: readonly SamuraiAction[]): readonly number[] {
  const appraisal = new Appraisal(s, seat)
  return answers.map((action) => appraisal.worth(action))
}

/** One look at the table: what several answers need to know is worked out once. */
class Appraisal {
  private readonly s: SamuraiState
  private readonly seat: Seat
  private inView: OrdersInView | null = null
  private passed: number | null = null
  /** By unit, what its place is worth now. */
  private readonly homes = new Map<number, number>()

  constructor(s: SamuraiState, seat: Seat) {
    this.s = s
    this.seat = seat
  }

  worth(action: SamuraiAction): number {
    const { s, seat } = this
    switch (action.kind) {
      case 'playCommand':
        return commandWorth(this.orders(), action.card)
      case 'discardCommand':
        return -commandWorth(this.orders(), action.card)
      case 'order':
        return this.orders().gains[action.unit]
      case 'move':
        return this.moveWorth(s.units[action.unit], action.hex)
      case 'moveLeader': {
        const leader = s.leaders[action.leader]
        return leaderPlace(s, leader, action.hex) - leaderPlace(s, leader, leader.hex)
      }
      case 'attack':
        return this.strikeWorth(action) + INITIATIVE
      case 'shoot':
      case 'battleBack':
        return this.strikeWorth(action)
      case 'inspire':
        return this.strikeWorth(action) - honorWorth(s, seat, 1)
      case 'joinCharge':
        return this.strikeWorth(action) - CHARGER
      case 'firstStrike':
        return this.strikeWorth(action) - FIRST_STRIKE_HELD
      case 'pass':
        return this.passWorth()
      case 'playDragon':
        return this.dragonWorth(action)
      case 'gainGround':
        return gainWorth(s, s.units[action.unit])
      case 'retreat':
        return 0.2 * nearestEnemy(s, seat, action.hex) + (s.leaderAt[action.hex] >= 0 ? 0.3 : 0)
      case 'drawDragon':
        return 0.45 - 0.06 * s.dragonHands[seat].length + (s.honor[seat] >= 5 ? 0.2 : 0)
      case 'takeHonor':
        return honorWorth(s, seat, 2)
      case 'discardDragon':
        return honorWorth(s, seat, 1) - DRAGON_SOLD
      default:
        return worthOfAnswer(s, seat, action)
    }
  }

  private orders(): OrdersInView {
    this.inView ??= new OrdersInView(this.s, this.seat)
    return this.inView
  }

  private moveWorth(unit: Unit, hex: HexId): number {
    let home = this.homes.get(unit.id)
    if (home === undefined) {
      home = placeWorth(this.s, unit, unit.hex, 0)
      this.homes.set(unit.id, home)
    }
    return placeWorth(this.s, unit, hex, distance(board, unit.hex, hex)) - home
  }

  /** The strike that an answer leads to, for or against this seat. */
  private strikeWorth(action: SamuraiAction): number {
    const exchange = exchangeAfter(this.s, this.seat, action)
    if (exchange === null) return 0
    const worth = exchangeWorth(this.s, exchange)
    return exchange.strike.seat === this.seat ? worth : -worth
  }

  private passWorth(): number {
    this.passed ??= this.strikeWorth(pass)
    return this.passed
  }

  private dragonWorth(action: PlayDragon): number {
    const { s, seat } = this
    const gain = dragonGain({ s, seat, action, orders: () => this.orders() })
    const brought = gain === null ? this.strikeWorth(action) : this.passWorth() + gain
    return brought - dragonPrice(s, seat, action.card)
  }
}

/** A Levy unit that charges beside another gives up its own battle. */
const CHARGER = 0.4
const FIRST_STRIKE_HELD = 0.25
const DRAGON_SOLD = 0.5

/** To follow into a hex: the place, and a bonus combat for whoever is entitled to one. */
function gainWorth(s: SamuraiState, unit: Unit): number {
  const f = s.stack[s.stack.length - 1].facts as CloseCombat
  if (!gainers(s, f).includes(unit)) return 0
  const moved = 99 // no battle but a bonus combat
  const place = placeWorth(s, unit, f.hex, moved) - placeWorth(s, unit, unit.hex, moved)
  const entitled = kindOf(unit).arm === 'cavalry' || leaderWith(s, unit) !== undefined
  return place + 0.1 + (entitled && f.bonus === 0 ? bestAttackFrom(s, unit, f.hex) : 0)
}
