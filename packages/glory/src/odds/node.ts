import { type Condition, ELIMINATED } from '../state.ts'

/** One way that things may stand. Sides are 0, who attacked first, and 1; units are bits. */
export interface Node {
  readonly chance: number
  readonly at: readonly [readonly Condition[], readonly Condition[]]
  readonly striker: 0 | 1
  readonly striking: number
  readonly struck: number
  readonly squared: number // hexes of the defenders
  readonly barred: number // defenders who have formed, or tried to form, square
  readonly countered: number
  readonly everCountered: boolean
  readonly thrown: boolean
  readonly owes: readonly [number, number]
}

export const bit = (i: number): number => 1 << i
export const has = (mask: number, i: number): boolean => (mask & (1 << i)) !== 0

export function worsened(condition: Condition, levels: number): Condition {
  return Math.min(ELIMINATED, condition + levels) as Condition
}

export function bits(mask: number): number[] {
  const list: number[] = []
  for (let i = 0; mask >> i !== 0; i++) if (has(mask, i)) list.push(i)
  return list
}

export const maskOf = (list: readonly number[]): number => list.reduce((mask, i) => mask | bit(i), 0)

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
