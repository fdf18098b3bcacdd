import type { Corner, HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { Weather } from './setups/battle.ts'
import type { Condition, UnitId } from './state.ts'

/** What a test was for. */
export const testNames = [
  'cohesion',
  'engagement',
  'charge',
  'square',
  'recall',
  'counter-charge',
  'refusal',
  'end of charge',
  'rally',
] as const
export type TestOf = (typeof testNames)[number]

/** How a piece came to another hex. */
export const moveNames = [
  'march',
  'forced march',
  'charge',
  'entry',
  'advance',
  'pursuit',
  'recoil',
  'retreat',
  'rout',
  'refusal',
  'recall',
] as const
export type MoveOf = (typeof moveNames)[number]

/** Why fire was opened. */
export const fireNames = ['fire', 'counter-battery', 'reaction'] as const
export type FireOf = (typeof fireNames)[number]

interface On {
  /** The battle and tables in play, by which the numbers of pieces are read. */
  readonly field: string
}

/** Something that happened. Everything here is public but what `orders` says to the other side. */
export type GloryEvent = On &
  (
    | { readonly kind: 'turn'; readonly turn: number; readonly weather: Weather }
    | {
        readonly kind: 'orders'
        readonly seat: Seat
        readonly groups: readonly number[] | null
        readonly markers: readonly number[] | null
      }
    | {
        readonly kind: 'initiative'
        readonly dice: readonly number[]
        readonly totals: readonly number[]
        readonly seat: Seat
      }
    | { readonly kind: 'drawn'; readonly marker: number; readonly seat: Seat; readonly opening: boolean }
    | { readonly kind: 'leftOver'; readonly marker: number }
    | {
        readonly kind: 'shown'
        readonly group: number
        readonly formation: number
        readonly ordered: boolean
      }
    | {
        readonly kind: 'testedInitiative'
        readonly group: number
        readonly formation: number
        readonly die: number
        readonly modifier: number
        readonly needed: number
        readonly passed: boolean
      }
    | { readonly kind: 'markerLost'; readonly unit: UnitId }
    | {
        readonly kind: 'fired'
        readonly unit: UnitId
        readonly both: boolean
        readonly hex: HexId
        readonly purpose: FireOf
        readonly die: number
        readonly total: number
      }
    | {
        readonly kind: 'tested'
        readonly unit: UnitId
        readonly what: TestOf
        readonly die: number
        readonly modifier: number
        readonly needed: number
        readonly passed: boolean
      }
    | {
        readonly kind: 'condition'
        readonly unit: UnitId
        readonly before: Condition
        readonly condition: Condition
      }
    | {
        readonly kind: 'moved'
        readonly unit: UnitId
        readonly from: HexId
        readonly to: HexId
        readonly how: MoveOf
      }
    | { readonly kind: 'turned'; readonly unit: UnitId; readonly facing: Corner }
    | { readonly kind: 'square'; readonly unit: UnitId; readonly formed: boolean }
    | { readonly kind: 'exited'; readonly unit: UnitId }
    | { readonly kind: 'rode'; readonly commander: number; readonly from: HexId; readonly to: HexId }
    | { readonly kind: 'commanderLost'; readonly commander: number }
    | { readonly kind: 'charged'; readonly unit: UnitId; readonly hex: HexId }
    | { readonly kind: 'recalled'; readonly unit: UnitId }
    | { readonly kind: 'refused'; readonly unit: UnitId; readonly hexes: number }
    | {
        readonly kind: 'announced'
        readonly attackers: readonly UnitId[]
        readonly targets: readonly HexId[]
      }
    | {
        readonly kind: 'shock'
        readonly attackers: readonly UnitId[]
        readonly targets: readonly HexId[]
        readonly charge: boolean
        readonly die: number
        readonly modifier: number
        readonly row: number
      }
    | { readonly kind: 'overrun'; readonly attackers: readonly UnitId[]; readonly targets: readonly HexId[] }
    | { readonly kind: 'brokeThrough'; readonly unit: UnitId }
    | { readonly kind: 'counterAttacked'; readonly unit: UnitId; readonly hex: HexId }
    | { readonly kind: 'demoralised'; readonly formation: number; readonly demoralised: boolean }
    | { readonly kind: 'score'; readonly points: readonly number[] }
  )
