import { distance } from '@gunbai/hexes'
import { includes, type Seat } from '@gunbai/kernel'
import { board, type HexId, other } from '../board.ts'
import { battlefield } from '../rules/ground.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { numberIn, type RuleCode, type SpecialRule } from '../scenario/special-rules.ts'
import type { SamuraiState } from '../state.ts'

/** Rules that give flags for standing somewhere. */
const forPlaces: readonly RuleCode[] = [
  'capture-hex',
  'exit-unit-across-river',
  'vf-units-across-river',
  'vf-units-past-gorge',
  'vf-three-across',
]
const forTents: readonly RuleCode[] = ['tent-capture', 'tent-capture-unguarded', 'instant-win-tent']

const THERE = 0.8
const EACH_HEX_NEARER = 0.06

/** What it is worth to a unit of a seat to stand in a hex, for the battle's special flags alone. */
export function aimWorth(s: SamuraiState, seat: Seat, hex: HexId): number {
  const field = battlefield(s)
  let both = known.get(field)
  if (both === undefined) {
    both = [aimsOf(field, 0), aimsOf(field, 1)]
    known.set(field, both)
  }
  return both[seat]?.[hex] ?? 0
}

/** By scenario, by seat, by hex; null for a seat that has no such aim. */
const known = new WeakMap<Scenario, readonly (readonly number[] | null)[]>()

function aimsOf(field: Scenario, seat: Seat): readonly number[] | null {
  const aims = field.rules.flatMap((rule) => {
    const hexes = includes(rule.who, seat) ? goalOf(field, rule, seat) : []
    return hexes.length === 0 ? [] : [{ hexes, flags: numberIn(rule, 'flags', 1) }]
  })
  if (aims.length === 0) return null
  return board.hexes.map((hex) =>
    Math.max(
      ...aims.map(({ hexes, flags }) => {
        const far = Math.min(...hexes.map((goal) => distance(board, hex, goal)))
        return (far === 0 ? THERE * flags : 0) - EACH_HEX_NEARER * far
      }),
    ),
  )
}

function goalOf(field: Scenario, rule: SpecialRule, seat: Seat): readonly HexId[] {
  if (forTents.includes(rule.code)) return field.tents[other(seat)] >= 0 ? [field.tents[other(seat)]] : []
  if (rule.code === 'vf-hill-majority') return board.hexes.filter((hex) => field.terrain[hex].isHill)
  if (!forPlaces.includes(rule.code)) return []
  return board.hexes.filter((hex) => rule.zone?.[hex] && !field.terrain[hex].impassable)
}
