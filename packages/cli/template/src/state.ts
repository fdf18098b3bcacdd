import type { HexId } from '@gunbai/hexes'
import type { GameState, Seat } from '@gunbai/kernel'
import { units } from './field.ts'

export type ExampleAction =
  | { readonly kind: 'pass' }
  | { readonly kind: 'move'; readonly unit: number; readonly hex: HexId }
  | { readonly kind: 'fight'; readonly unit: number; readonly target: number }

export type ExampleEvent =
  | { readonly kind: 'moved'; readonly seat: Seat; readonly unit: number; readonly hex: HexId }
  | {
      readonly kind: 'fought'
      readonly seat: Seat
      readonly hex: HexId
      readonly die: number
      readonly hit: number
    }

export interface ExampleState extends GameState<ExampleEvent> {
  round: number // counted from 1
  seat: Seat // whose turn it is
  hexes: HexId[] // by unit; where one stood when it was lost
  strengths: number[] // by unit; 0 is lost
}

export const other = (seat: Seat): Seat => 1 - seat

/** The units of a side that are still there. */
export const unitsOf = ({ strengths }: Pick<ExampleState, 'strengths'>, seat: Seat): number[] =>
  units.flatMap((unit, id) => (unit.seat === seat && strengths[id] > 0 ? [id] : []))

/** The unit in a hex; -1 where none is. */
export const unitAt = ({ hexes, strengths }: ExampleState, hex: HexId): number =>
  hexes.findIndex((each, id) => each === hex && strengths[id] > 0)
