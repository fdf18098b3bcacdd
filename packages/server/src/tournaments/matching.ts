// @ts-expect-error: the package has no types
import blossom from 'edmonds-blossom'

/** Two vertices and what it is worth to match them. */
export type Edge = readonly [number, number, number]

/** A matching of maximum weight among those that leave as few as can be alone: by vertex its mate; -1 is nobody. */
export function matching(edges: readonly Edge[]): number[] {
  return edges.length === 0
    ? []
    : (blossom as (edges: readonly Edge[], isFull: boolean) => number[])(edges, true)
}
