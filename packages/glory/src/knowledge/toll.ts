import { fireRow } from '../data/fire.ts'
import { shockRowAt } from '../data/shock.ts'
import type { Tables } from '../data/tables.ts'
import { afterEffects, effectsOfFire } from '../odds/chance.ts'
import type { Condition } from '../state.ts'

/** What the tables take from units, worked out once: the judgement of blows and shots is a look-up. */

/** What part of a unit's worth is gone in each condition. */
export const gone = [0, 0.22, 0.6, 1] as const

/** Of one unit: the part of its worth that it may expect to lose, and the chance that it leaves its hex. */
export interface Toll {
  readonly loss: number
  readonly leaves: number
}

/** Both sides of a blow between steady units, by modifier. */
export interface Exchange {
  readonly attacker: Toll
  readonly defender: Toll
}

const steady = 6
const leastModifier = -14
const modifiers = 32
const leastNet = -4
const nets = 30
const cohesions = 13 // 0 to 9, and three less than 0 in night and fog
const none: Toll = { loss: 0, leaves: 0 }

export class Tolls {
  /** By row, side, condition and cohesion. */
  private readonly shocks: (Toll | undefined)[] = []
  private readonly shots: (number | undefined)[] = []
  private readonly exchanges: (Exchange | undefined)[] = []
  private readonly backs: (boolean | undefined)[] = []
  private readonly tables: Tables

  constructor(tables: Tables) {
    this.tables = tables
  }

  /** Whether a row lets the defender attack in turn. */
  strikesBack(row: number): boolean {
    this.backs[row] ??= this.tables.shock[row].also.includes('CA')
    return this.backs[row]
  }

  ofRow(row: number, attacker: boolean, condition: Condition, cohesion: number): Toll {
    if (condition > 2) return none
    const at = ((row * 2 + (attacker ? 1 : 0)) * 3 + condition) * cohesions + placeOf(cohesion)
    this.shocks[at] ??= tollOf(
      this.tables.shock[row][attacker ? 'attacker' : 'defender'],
      condition,
      cohesion,
    )
    return this.shocks[at]
  }

  /** JG-7.5: the part of a unit's worth that a shot takes, `net` being what is added to the die. */
  ofShot(net: number, condition: Condition, cohesion: number): number {
    if (condition > 2) return 0
    const sure = Math.max(leastNet, Math.min(leastNet + nets - 1, net))
    const at = ((sure - leastNet) * 3 + condition) * cohesions + placeOf(cohesion)
    let loss = this.shots[at]
    if (loss === undefined) {
      loss = 0
      for (let die = 0; die < 10; die++)
        loss += tollOf(effectsOfFire(fireRow(this.tables.fire, die + sure)), condition, cohesion).loss / 10
      this.shots[at] = loss
    }
    return loss
  }

  exchange(modifier: number): Exchange {
    const sure = Math.max(leastModifier, Math.min(leastModifier + modifiers - 1, modifier))
    this.exchanges[sure - leastModifier] ??= this.weigh(sure)
    return this.exchanges[sure - leastModifier] as Exchange
  }

  private weigh(modifier: number): Exchange {
    const sums = { attacker: { loss: 0, leaves: 0 }, defender: { loss: 0, leaves: 0 } }
    for (let die = 0; die < 10; die++) {
      const row = shockRowAt(this.tables.shock, die + modifier)
      for (const side of ['attacker', 'defender'] as const) {
        const toll = this.ofRow(row, side === 'attacker', 0, steady)
        sums[side].loss += toll.loss / 10
        sums[side].leaves += toll.leaves / 10
      }
    }
    return sums
  }
}

function placeOf(cohesion: number): number {
  return Math.max(0, Math.min(cohesions - 1, cohesion + 3))
}

function tollOf(effects: readonly string[], condition: Condition, cohesion: number): Toll {
  let loss = 0
  let leaves = 0
  for (const branch of afterEffects(effects, condition, (of) => cohesion - (of > condition ? 1 : 0))) {
    loss += branch.chance * (gone[branch.condition] - gone[condition])
    if (branch.left || branch.condition === 3) leaves += branch.chance
  }
  return { loss, leaves }
}

const known = new WeakMap<Tables, Tolls>()

export function tollsOf(tables: Tables): Tolls {
  let tolls = known.get(tables)
  if (tolls === undefined) {
    tolls = new Tolls(tables)
    known.set(tables, tolls)
  }
  return tolls
}
