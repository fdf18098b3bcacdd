import type { Members } from '../position/members.ts'
import { type Condition, ELIMINATED } from '../state.ts'

/** One way that things may stand. Sides are 0, who attacked first, and 1; units are members of a side. */
export interface Node {
  readonly chance: number
  readonly at: readonly [readonly Condition[], readonly Condition[]]
  readonly striker: 0 | 1
  readonly striking: Members
  readonly struck: Members
  readonly squared: Members // hexes of the defenders
  readonly barred: Members // defenders who have formed, or tried to form, square
  readonly countered: Members
  readonly everCountered: boolean
  readonly thrown: boolean
  readonly owes: readonly [Members, Members]
}

export function worsened(condition: Condition, levels: number): Condition {
  return Math.min(ELIMINATED, condition + levels) as Condition
}

/** Nodes that stand alike are one. */
export function merged(nodes: readonly Node[]): Node[] {
  if (nodes.length < 2) return nodes.slice()
  const known = new Map<string, Node>()
  for (const node of nodes) {
    const { at, striker, striking, struck, squared, barred, countered, everCountered, thrown, owes } = node
    const key = `${at[0].join('')}/${at[1].join('')} ${striker} ${striking} ${struck} ${squared} ${barred} ${countered} ${everCountered} ${thrown} ${owes[0]} ${owes[1]}`
    const same = known.get(key)
    known.set(key, same === undefined ? node : { ...same, chance: same.chance + node.chance })
  }
  return [...known.values()]
}
