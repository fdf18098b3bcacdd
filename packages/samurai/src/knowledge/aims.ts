import { distance } from '@gunbai/hexes'
import { includes, type Seat } from '@gunbai/kernel'
import { around, board, type HexId, other } from '../position/board.ts'
import { battlefield } from '../position/ground.ts'
import type { Scenario } from '../setups/scenario.ts'
import { numberIn, type RuleCode, type SpecialRule, textIn } from '../setups/special-rules.ts'
import { kindOf, type SamuraiState, type Unit } from '../state.ts'
import { flagWorth } from './weights.ts'

/** How much of a flag it is to stand where a rule gives one, and how strongly the place draws from afar. */
interface Lure {
  readonly there: number
  readonly nearer: number
}

// biome-ignore format: a table
const lures: Readonly<Partial<Record<RuleCode, Lure>>> = {
  'capture-hex':            { there: 1,   nearer: 0.06 },
  'exit-unit-across-river': { there: 1,   nearer: 0.3  },
  'vf-units-across-river':  { there: 0.4, nearer: 0.08 },
  'vf-units-past-gorge':    { there: 0.4, nearer: 0.08 },
  'vf-three-across':        { there: 0.3, nearer: 0.08 },
  'vf-hill-majority':       { there: 0.2, nearer: 0.04 },
  'tent-capture':           { there: 1,   nearer: 0.03 },
  'tent-capture-unguarded': { there: 1,   nearer: 0.06 },
  'instant-win-tent':       { there: 9,   nearer: 0.06 },
}

interface Aim extends Lure {
  readonly rule: SpecialRule
  readonly flags: number
  /** The only kind that it is for, or '' for any. */
  readonly code: string
  /** By hex, how far the nearest such place is. */
  readonly distances: readonly number[]
}

/** By scenario, by seat. */
const known = new WeakMap<Scenario, readonly (readonly Aim[])[]>()

function aimsIn(s: SamuraiState, seat: Seat): readonly Aim[] {
  const field = battlefield(s)
  let both = known.get(field)
  if (both === undefined) {
    both = [aimsOf(field, 0), aimsOf(field, 1)]
    known.set(field, both)
  }
  return both[seat]
}

/** What it is worth to a unit to stand in a hex, for the battle's special flags alone. */
export function aimWorth(s: SamuraiState, unit: Unit, hex: HexId): number {
  let worth = 0
  for (const { rule, flags, code, there, nearer, distances } of aimsIn(s, unit.seat)) {
    if (code !== '' && code !== kindOf(unit).code) continue
    if (rule.code === 'capture-hex' && s.captured.includes(rule.zoneName)) continue
    worth += distances[hex] === 0 ? there * flags * flagWorth(s, unit.seat) : -nearer * distances[hex]
  }
  return worth
}

/** How much nearer to such flags a step or two could bring a unit. */
export function aimGain(s: SamuraiState, unit: Unit, reach: number): number {
  if (aimsIn(s, unit.seat).length === 0 || reach === 0) return 0
  const home = aimWorth(s, unit, unit.hex)
  let best = 0
  for (const hex of around(unit.hex)) {
    if (!isFree(s, hex)) continue
    best = Math.max(best, aimWorth(s, unit, hex) - home)
    if (reach === 1) continue
    for (const next of around(hex)) {
      if (isFree(s, next)) best = Math.max(best, aimWorth(s, unit, next) - home)
    }
  }
  return best
}

const isFree = (s: SamuraiState, hex: HexId): boolean =>
  s.unitAt[hex] < 0 && !battlefield(s).terrain[hex].impassable

function aimsOf(field: Scenario, seat: Seat): readonly Aim[] {
  return field.rules.flatMap((rule) => {
    const lure = lures[rule.code]
    const places = lure !== undefined && includes(rule.who, seat) ? placesOf(field, rule, seat) : []
    if (lure === undefined || places.length === 0) return []
    const distances = board.hexes.map((hex) => Math.min(...places.map((goal) => distance(board, hex, goal))))
    const code = textIn(rule, 'unit').toLowerCase()
    return [{ ...lure, rule, flags: numberIn(rule, 'flags', 1), code, distances }]
  })
}

function placesOf(field: Scenario, rule: SpecialRule, seat: Seat): readonly HexId[] {
  if (rule.code.includes('tent')) {
    const tent = field.tents[other(seat)]
    return tent >= 0 ? [tent] : []
  }
  if (rule.code === 'vf-hill-majority') return board.hexes.filter((hex) => field.terrain[hex].isHill)
  return board.hexes.filter((hex) => rule.zone?.[hex] && !field.terrain[hex].impassable)
}
