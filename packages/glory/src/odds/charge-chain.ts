import { modifiersOf, totalOf } from '../rules/shock-modifier.ts'
import { type Condition, ELIMINATED, GOOD } from '../state.ts'
import { fireRow } from '../tables/fire.ts'
import { shockRowAt } from '../tables/shock.ts'
import type { Tables } from '../tables/tables.ts'
import { afterEffects, chanceOfTest, effectsOfFire } from './chance.ts'
import {
  attackBy,
  type Circumstances,
  counterChargeChance,
  type Duellist,
  failsCohesion,
  sideOf,
} from './duel.ts'

/**
 * Exact odds of a charge with squares, recall, counter-charge, reaction fire, pursuit and the end-of-charge tests, on free
 * ground. Nothing is sampled: every branch is followed with its chance, at most `deepest` charges deep.
 */

/** How many charges in a row are followed; the chance of more is below one in a million. */
export const deepest = 13

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

/** One way that things may stand. */
interface Node {
  chance: number
  a: Condition
  d: Condition
  square: boolean
  countered: boolean // in the latest charge
  everCountered: boolean
}

class Tally {
  square = 0
  recalled = 0
  counterCharge = 0
  stopped = 0
  defenderLeaves = 0
  charges = 0
  thrownBack = 0
  readonly defender = [0, 0, 0, 0]
  readonly attacker = [0, 0, 0, 0]

  end(chance: number, a: Condition, d: Condition): void {
    this.attacker[a] += chance
    this.defender[d] += chance
  }
}

export function chargeOdds(
  tables: Tables,
  attacker: Duellist,
  defender: Duellist,
  plan: ChargePlan = {},
): ChargeOdds {
  const tally = new Tally()
  for (const start of answersToCharge(attacker, defender, plan, tally)) {
    for (const node of chain(tables, attacker, defender, plan, start, 0, tally)) {
      settle(attacker, defender, node, tally)
    }
  }
  return tally
}

/** JG-9.3.1, JG-9.3.3: square and recall, before the charge strikes home. */
function answersToCharge(attacker: Duellist, defender: Duellist, plan: ChargePlan, tally: Tally): Node[] {
  const node = {
    chance: 1,
    a: attacker.condition,
    d: defender.condition,
    square: false,
    countered: false,
    everCountered: false,
  }
  if (defender.arm !== 'inf' || defender.condition !== GOOD) return [node]
  if (plan.squares === 'formed') return [{ ...node, square: true }]
  if (plan.squares === 'never') return [node]
  const forms = chanceOfTest(defender.front.cohesion)
  tally.square += forms
  const recalled = plan.recall ? forms * chanceOfTest(attacker.engagement) : 0
  tally.recalled += recalled
  tally.end(recalled, attacker.condition, defender.condition)
  return [
    { ...node, chance: forms - recalled, square: true },
    { ...node, chance: 1 - forms, d: 1 },
  ]
}

/** JG-9.2-e, R-52: the tests at the end. */
function settle(attacker: Duellist, defender: Duellist, node: Node, tally: Tally): void {
  const aFails = failsCohesion(attacker, node.a)
  const dFails = node.countered ? failsCohesion(defender, node.d) : 0
  for (const [a, pa] of [
    [node.a, 1 - aFails],
    [node.a + 1, aFails],
  ] as const) {
    for (const [d, pd] of [
      [node.d, 1 - dFails],
      [node.d + 1, dFails],
    ] as const) {
      if (pa * pd > 0)
        tally.end(
          node.chance * pa * pd,
          Math.min(a, ELIMINATED) as Condition,
          Math.min(d, ELIMINATED) as Condition,
        )
    }
  }
}

/** A charge and the pursuits that follow from it; `first` is 0 for the charge itself, 1 for a first pursuit charge. */
function chain(
  tables: Tables,
  attacker: Duellist,
  defender: Duellist,
  plan: ChargePlan,
  start: Node,
  first: number,
  tally: Tally | null,
): Node[] {
  const ended: Node[] = []
  let open: Node[] = [start]
  for (let n = first; open.length > 0 && n <= first + deepest - 1; n++) {
    const next = new Map<string, Node>()
    for (const node of open.flatMap((each) => counterCharges(attacker, defender, plan, each, tally))) {
      for (const shot of reactions(tables, attacker, plan, node, n)) {
        if (shot.a > GOOD) {
          if (tally !== null) {
            tally.stopped += shot.chance
            // stopped before the blow, no end-of-charge test
            tally.end(shot.chance, shot.a, shot.d)
          }
          continue
        }
        strike(tables, attacker, defender, plan, shot, n, tally, next, ended)
      }
    }
    open = [...next.values()]
  }
  ended.push(...open)
  return ended
}

/** JG-9.4: whether charged cavalry meets the charge. */
function counterCharges(
  attacker: Duellist,
  defender: Duellist,
  plan: ChargePlan,
  node: Node,
  tally: Tally | null,
): Node[] {
  if (tally !== null) tally.charges += node.chance
  if (defender.arm !== 'cav' || !plan.counterCharge || node.d !== GOOD || plan.rear)
    return [{ ...node, countered: false }]
  const chance = counterChargeChance(defender, attacker)
  if (tally !== null && !node.everCountered) tally.counterCharge += node.chance * chance
  return [
    { ...node, chance: node.chance * chance, countered: true, everCountered: true },
    { ...node, chance: node.chance * (1 - chance), countered: false },
  ]
}

/** JG-7.1-f: a battery with the defender fires at the first charge. */
function reactions(tables: Tables, attacker: Duellist, plan: ChargePlan, node: Node, n: number): Node[] {
  if (plan.battery === undefined || n !== 0) return [node]
  const table = tables.fireModifiers
  const added = plan.battery + table.adjacent + table.reaction + (node.square ? table.squareReaction : 0)
  const list: Node[] = []
  for (let die = 0; die < 10; die++) {
    const effects = effectsOfFire(fireRow(tables.fire, die + added))
    for (const branch of afterEffects(effects, node.a, (of) => sideOf(attacker, of).cohesion)) {
      list.push({ ...node, chance: (node.chance * branch.chance) / 10, a: branch.condition })
    }
  }
  return list
}

function strike(
  tables: Tables,
  attacker: Duellist,
  defender: Duellist,
  plan: ChargePlan,
  node: Node,
  n: number,
  tally: Tally | null,
  next: Map<string, Node>,
  ended: Node[],
): void {
  const around = { ...plan, square: node.square }
  const blow = {
    charging: true,
    counterCharged: node.countered,
    pursuit: n,
    ...(n === 0 && plan.helper ? { helper: plan.helper } : {}),
  }
  const modifier = totalOf(modifiersOf(tables, attackBy(attacker, node.a, defender, node.d, around, blow)))
  for (let die = 0; die < 10; die++) {
    const row = tables.shock[shockRowAt(tables.shock, die + modifier)]
    for (const a of afterEffects(row.attacker, node.a, (of) => sideOf(attacker, of).cohesion)) {
      for (const d of afterEffects(row.defender, node.d, (of) => sideOf(defender, of).cohesion)) {
        const chance = (node.chance * a.chance * d.chance) / 10
        const after: Node = {
          ...node,
          chance,
          a: a.condition,
          d: d.condition,
          square: node.square && !d.left && d.condition === GOOD,
        }
        if (n === 0 && d.left && tally !== null) tally.defenderLeaves += chance
        if (a.left || a.condition > GOOD) {
          if (tally !== null && a.left) tally.thrownBack += chance
          const pursues =
            tally !== null &&
            a.left &&
            a.condition < ELIMINATED &&
            defender.arm === 'cav' &&
            d.condition === GOOD &&
            (node.countered || row.also.includes('DP'))
          if (pursues) ended.push(...pursuedBack(tables, attacker, defender, after))
          else ended.push(after)
        } else if (d.condition === ELIMINATED || !d.left) ended.push(after)
        else {
          const key = `${after.d} ${after.everCountered}`
          const known = next.get(key)
          if (known === undefined) next.set(key, after)
          else known.chance += chance
        }
      }
    }
  }
}

/** JG-9.4-g, JG-9.5.1-b: the defender pursues in turn; if its counter-charge does not make it test, its pursuit does. */
function pursuedBack(tables: Tables, attacker: Duellist, defender: Duellist, node: Node): Node[] {
  const turned: Node = {
    chance: node.chance,
    a: node.d,
    d: node.a,
    square: false,
    countered: false,
    everCountered: false,
  }
  const list: Node[] = []
  for (const end of chain(tables, defender, attacker, { counterCharge: true }, turned, 1, null)) {
    const back: Node = { ...node, chance: end.chance, a: end.d, d: end.a }
    const fails = node.countered ? 0 : failsCohesion(defender, end.a)
    if (fails < 1) list.push({ ...back, chance: back.chance * (1 - fails) })
    if (fails > 0) list.push({ ...back, chance: back.chance * fails, d: (end.a + 1) as Condition })
  }
  return list
}
