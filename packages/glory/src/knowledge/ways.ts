import { DIRECTIONS, type HexId, opposite } from '@gunbai/hexes'
import type { Field } from '../position/field.ts'
import { hexsideOf, NA } from '../position/ground.ts'
import { TWO_POINTS } from '../position/half-points.ts'
import type { Mode } from '../setups/battle.ts'

/** How far it is to march, not as the crow flies: rivers have bridges. Worked out for each goal when first asked. */

/** Farther than any march. */
export const UNREACHED = 999

export class Marches {
  private readonly field: Field
  private readonly rows: Int16Array[] = [] // by goal and mode

  constructor(field: Field) {
    this.field = field
  }

  /** By hex, the half points of an unhindered march to that goal. */
  to(goal: HexId, mode: Mode): Int16Array {
    const at = goal * 4 + mode
    this.rows[at] ??= measure(this.field, mode, goal)
    return this.rows[at]
  }
}

const known = new WeakMap<Field, Marches>()

/** The marches of a field. Who asks for many of them asks once for this. */
export function marchesOn(field: Field): Marches {
  let marches = known.get(field)
  if (marches === undefined) {
    marches = new Marches(field)
    known.set(field, marches)
  }
  return marches
}

function measure(field: Field, mode: Mode, goal: HexId): Int16Array {
  const { map, around, cheap, disorders } = field.ground
  const costs = new Int16Array(map.size).fill(UNREACHED)
  costs[goal] = 0
  let open: HexId[] = [goal]
  while (open.length > 0) {
    const next: HexId[] = []
    for (const to of open) {
      for (const direction of DIRECTIONS) {
        const from = around[hexsideOf(to, direction)] as HexId
        if (from < 0) continue
        const side = hexsideOf(from, opposite(direction))
        if (cheap[mode][side] === NA) continue
        const cost = costs[to] + cheap[mode][side] + (disorders[mode][side] === 1 ? TWO_POINTS : 0)
        if (cost >= costs[from]) continue
        costs[from] = cost
        next.push(from)
      }
    }
    open = next
  }
  return costs
}
