import type { Corner, HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'

export const arms = ['inf', 'cav', 'art'] as const
export type Arm = (typeof arms)[number]

const classes = ['line', 'light', 'medium', 'heavy', 'foot', 'horse'] as const
export type Class = (typeof classes)[number]

/** What movement costs are looked up by. */
export const modes = ['infantry', 'cavalry', 'foot artillery', 'horse artillery'] as const
export type Mode = 0 | 1 | 2 | 3
/** Of whoever rides: cavalry and commanders. */
export const CAVALRY: Mode = 1

const weathers = ['clear', 'fog', 'night'] as const
export type Weather = (typeof weathers)[number]

/** One side of a counter. For artillery `strength` is the fire capacity. */
export interface Values {
  readonly strength: number
  readonly cohesion: number
  readonly engagement: number
  readonly movement: number
}

/** A combat unit as it is printed. Its number is its place in `Battle.units`. */
export interface UnitCard {
  readonly code: string
  readonly name: string
  readonly seat: Seat
  readonly formation: number
  readonly arm: Arm
  readonly class: Class
  readonly mode: Mode
  /** By condition: the front in good order, the back otherwise (JG-0.3-i, JG-0.3-j). */
  readonly faces: readonly [Values, Values, Values, Values]
  /** Artillery only; 0 for others. */
  readonly effective: number
  readonly maximum: number
  /** Where it is set up or enters. */
  readonly hex: HexId
  readonly facing: Corner
  /** 0 for set-up, otherwise the turn of its arrival. */
  readonly turn: number
}

export interface FormationCard {
  readonly code: string
  readonly name: string
  readonly seat: Seat
  /** The initiative on its activation markers, the higher first (JG-2.4.3-b). */
  readonly initiative: readonly number[]
}

export interface CommanderCard {
  readonly code: string
  readonly name: string
  readonly seat: Seat
  readonly chief: boolean
  readonly modifier: number
  readonly orders: number
  readonly range: number
  readonly hex: HexId
  /** By formation, the turn from which he commands it; 0 never. */
  readonly scope: readonly number[]
}

export const deeds = ['fire', 'turn', 'move', 'charge', 'shock', 'rally', 'enter'] as const
export type Deed = (typeof deeds)[number]

/** A combined activation marker: what it lets whom do (JG-2.1.2-b). */
export interface CombinedCard {
  readonly code: string
  readonly name: string
  readonly seat: Seat
  readonly initiative: number
  readonly compulsory: boolean
  /** The turns in which it may (or must) go into the cup. */
  readonly from: number
  readonly to: number
  readonly once: boolean
  readonly formations: readonly number[]
  /** Modes that may act. */
  readonly modes: readonly Mode[]
  readonly does: readonly Deed[]
  /** Moves must end farther east than this column (counted from 1) than they began; 0 for no such limit. */
  readonly away: number
  /** The commander in whose range one unit or stack of each formation is chosen to act with orders; -1 for none. */
  readonly chosenBy: number
}

export const edges = ['N', 'E', 'S', 'W'] as const
export type Edge = (typeof edges)[number]

export interface Zone {
  readonly name: string
  readonly hexes: readonly HexId[]
}

/** One source of victory points. */
export type Score =
  | {
      readonly kind: 'eliminated' | 'exited'
      readonly seat: Seat
      readonly modes: readonly Mode[]
      readonly each: number
      readonly perStrength: number
    }
  | { readonly kind: 'routed'; readonly seat: Seat; readonly each: number }
  | { readonly kind: 'hold'; readonly seat: Seat; readonly zone: number; readonly each: number }
  | {
      readonly kind: 'garrison'
      readonly seat: Seat
      readonly zone: number
      readonly from: number
      readonly to: number
      readonly each: number
    }

/** One condition of an automatic victory. */
export type Condition =
  | { readonly kind: 'demoralised'; readonly formations: readonly number[] }
  | { readonly kind: 'broken'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'vacant'; readonly seat: Seat; readonly zone: number }
  | { readonly kind: 'lost'; readonly commander: number }
  | { readonly kind: 'holds'; readonly zone: number }
  | { readonly kind: 'clear'; readonly seat: Seat; readonly zone: number; readonly distance: number }

export interface AutomaticVictory {
  readonly seat: Seat
  readonly all: readonly Condition[]
}

/** A hexside as drawn: what lies between two neighbours; the first is the inside of a redoubt. */
export interface DrawnSide {
  readonly kind: 'stream' | 'river' | 'ford' | 'bridge' | 'steep' | 'crest' | 'redoubt' | 'fortification'
  readonly a: HexId
  readonly b: HexId
}

/** A battle: its map, its armies and what winning means. Everything in it is fixed before play. */
export interface Battle {
  readonly id: string
  readonly title: string
  readonly scale: 'battalion' | 'regiment' | 'brigade'
  readonly turns: number
  /** Whether the last turn is played only if a side wants it. */
  readonly lastTurnOptional: boolean
  readonly weather: readonly Weather[] // by turn, from 1
  readonly cols: number
  readonly rows: number
  readonly terrain: readonly string[] // letter by hex
  readonly levels: readonly number[] // by hex
  readonly ways: readonly { readonly kind: 'path' | 'road'; readonly hexes: readonly HexId[] }[]
  readonly sides: readonly DrawnSide[]
  readonly armies: readonly { readonly code: string; readonly name: string }[] // by seat
  readonly formations: readonly FormationCard[]
  readonly commanders: readonly CommanderCard[]
  readonly combined: readonly CombinedCard[]
  readonly units: readonly UnitCard[]
  readonly routEdges: readonly (readonly Edge[])[] // by seat
  readonly exits: readonly (readonly HexId[])[] // by seat
  readonly zones: readonly Zone[]
  /** Who holds the hexes of zones at the start, beside those that stand in them. */
  readonly held: readonly { readonly seat: Seat; readonly hex: HexId }[]
  readonly scores: readonly Score[]
  readonly automatic: readonly AutomaticVictory[]
  /** Who wins when points are equal; -1 for a draw. */
  readonly tie: Seat | -1
}
