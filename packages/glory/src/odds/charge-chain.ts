import type { Tables } from '../data/tables.ts'
import type { Clash, Trooper } from './clash.ts'
import { clashOdds } from './clash-odds.ts'
import type { Circumstances, Duellist } from './duel.ts'

/** Exact odds of one unit that charges another: the cases of part 3.8 of the rules page. */

export interface ChargePlan extends Circumstances {
  /** What charged infantry does. */
  readonly squares?: 'try' | 'never' | 'formed'
  readonly recall?: boolean
  readonly counterCharge?: boolean
  /** Capacity of a battery with the defender, which reacts. */
  readonly battery?: number
  /** Infantry that attacks with the charge. */
  readonly helper?: Duellist
}

export interface ChargeOdds {
  readonly square: number
  readonly recalled: number
  readonly counterCharge: number // made at least once
  readonly stopped: number // by fire
  readonly defenderLeaves: number // at the first charge
  readonly charges: number // mean
  readonly defender: readonly number[] // by condition at the end
  readonly thrownBack: number
  readonly attacker: readonly number[]
}

export function chargeOdds(
  tables: Tables,
  attacker: Duellist,
  defender: Duellist,
  plan: ChargePlan = {},
): ChargeOdds {
  const trooper = (unit: Duellist, hex: number, charging: boolean): Trooper => ({
    ...unit,
    hex,
    charging,
    strikes: true,
  })
  const attackers = [trooper(attacker, 0, true)]
  if (plan.helper !== undefined) attackers.push(trooper(plan.helper, 1, false))
  const onFoot = defender.arm === 'inf' && defender.condition === 0
  const square = onFoot
    ? plan.squares === 'formed'
      ? 'formed'
      : plan.squares === 'never'
        ? 'no'
        : 'try'
    : 'no'
  const table = tables.fireModifiers
  const reaction = table.adjacent + table.reaction + (square === 'formed' ? table.squareReaction : 0)
  const clash: Clash = {
    tables,
    attackers,
    defenders: [trooper(defender, 0, false)],
    before: attackers.map(() => 1),
    faced: attackers.map(() => (plan.rear ? 0 : 1)),
    reactions:
      plan.battery === undefined ? [] : [{ hex: 0, aims: [{ at: 0, net: plan.battery + reaction }] }],
    engagement: attackers.map(() => null),
    squares: [square],
    recall: plan.recall ?? false,
    squaresInPursuit: plan.squares !== 'never',
    barred: 0,
    counterCharge: plan.counterCharge ?? false,
    pursuit: true,
    nth: 0,
    weather: 0,
    mediumIsLight: false,
    around: () => plan,
  }
  return clashOdds(clash)
}
