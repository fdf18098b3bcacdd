import type { HexId } from '@gunbai/hexes'
import type { GameState, Seat } from '@gunbai/kernel'
import { units } from './field.ts'

/** A unit, by its place in the list of units. */
export type UnitId = number

export type SkirmishAction =
  | { readonly kind: 'move'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly kind: 'endMovement' }
  | { readonly kind: 'fight'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly kind: 'endFighting' }

export type SkirmishEvent =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'moved'; readonly unit: UnitId; readonly from: HexId; readonly to: HexId }
  | {
      readonly kind: 'fought'
      readonly unit: UnitId
      readonly target: UnitId
      readonly at: HexId // where the target stands
      readonly die: number
      readonly needed: number
      readonly left: number // strength of the target
    }

export interface SkirmishState extends GameState<SkirmishEvent> {
  round: number // counted from 1
  seat: Seat // whose turn it is
  hexes: HexId[] // by unit; where one stood when it was lost
  strengths: number[] // by unit; 0 is lost
  moved: boolean[] // by unit, in this turn
  fought: boolean[] // by unit, in this turn
}

export const other = (seat: Seat): Seat => 1 - seat

/** Who stands where: of a state, or of what anybody sees of it. */
export interface Standing {
  readonly hexes: readonly HexId[]
  readonly strengths: readonly number[]
}

export const isThere = (s: Standing, unit: UnitId): boolean => s.strengths[unit] > 0

/** The units of that side that are still there. */
export function unitsOf(s: Standing, seat: Seat): UnitId[] {
  const found: UnitId[] = []
  for (let unit = 0; unit < units.length; unit++) {
    if (units[unit].seat === seat && isThere(s, unit)) found.push(unit)
  }
  return found
}

/** The unit that stands in a hex; -1 where none does. */
export function unitAt(s: Standing, hex: HexId): UnitId {
  for (let unit = 0; unit < units.length; unit++) if (s.hexes[unit] === hex && isThere(s, unit)) return unit
  return -1
}

export function strengthOf(s: Standing, seat: Seat): number {
  return unitsOf(s, seat).reduce((sum, unit) => sum + s.strengths[unit], 0)
}

export const lostBy = (s: Standing, seat: Seat): number =>
  units.filter((unit, id) => unit.seat === seat && !isThere(s, id)).length
