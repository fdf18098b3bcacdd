import { placesOf } from '../position/members.ts'
import { type Condition, DISORDERED, ELIMINATED, ROUTED } from '../state.ts'
import { chanceOfTest } from './chance.ts'
import type { Clash, ClashOdds, Trooper } from './clash.ts'
import { sideOf } from './duel.ts'
import { type Node, worsened } from './node.ts'

/** A reckoning under way: who fights, and what has come of it so far, each branch with its chance. */
export class Reckoning {
  readonly clash: Clash
  readonly sides: readonly [readonly Trooper[], readonly Trooper[]]
  readonly sums = {
    square: 0,
    recalled: 0,
    counterCharge: 0,
    stopped: 0,
    defenderLeaves: 0,
    thrownBack: 0,
    breakthrough: 0,
    counterAttack: 0,
    charges: 0,
    attackerWorse: 0,
    defenderWorse: 0,
    defenderRouted: 0,
    defenderGone: 0,
  }
  private readonly attacker = [0, 0, 0, 0]
  private readonly defender = [0, 0, 0, 0]

  constructor(clash: Clash) {
    this.clash = clash
    this.sides = [clash.attackers, clash.defenders]
  }

  odds(): ClashOdds {
    return { ...this.sums, attacker: this.attacker, defender: this.defender }
  }

  /** JG-9.2-e, R-52: the tests at the end, and the account. */
  settle(node: Node): void {
    let ends: { chance: number; at: [readonly Condition[], readonly Condition[]] }[] = [
      { chance: node.chance, at: [node.at[0], node.at[1]] },
    ]
    for (const side of [0, 1] as const) {
      for (const i of placesOf(node.owes[side])) {
        ends = ends.flatMap((end) => {
          const condition = end.at[side][i]
          if (condition > DISORDERED) return [end]
          const passes = chanceOfTest(sideOf(this.sides[side][i], condition).cohesion - this.clash.weather)
          const failed = end.at[side].slice()
          failed[i] = worsened(condition, 1)
          const at: [readonly Condition[], readonly Condition[]] =
            side === 0 ? [failed, end.at[1]] : [end.at[0], failed]
          return [
            { chance: end.chance * passes, at: end.at },
            { chance: end.chance * (1 - passes), at },
          ].filter((each) => each.chance > 0)
        })
      }
    }
    const { sums, clash } = this
    if (node.thrown) sums.thrownBack += node.chance
    for (const { chance, at } of ends) {
      this.attacker[at[0][0]] += chance
      this.defender[at[1][0]] += chance
      if (at[0].some((condition, i) => condition > clash.attackers[i].condition)) sums.attackerWorse += chance
      if (at[1].some((condition, i) => condition > clash.defenders[i].condition)) sums.defenderWorse += chance
      if (at[1].some((condition) => condition >= ROUTED)) sums.defenderRouted += chance
      if (at[1].every((condition) => condition === ELIMINATED)) sums.defenderGone += chance
    }
  }
}
