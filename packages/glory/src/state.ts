import type { Corner, HexId } from '@gunbai/hexes'
import type { GameState, Seat } from '@gunbai/kernel'
import type { Tables } from './data/tables.ts'
import type { GloryEvent } from './event.ts'
import type { OnField } from './position/field.ts'
import type { Members } from './position/members.ts'

export type UnitId = number

/** How a unit stands: each disorder level is one step to the right. */
export const conditions = ['good order', 'disordered', 'routed', 'eliminated'] as const
export type Condition = 0 | 1 | 2 | 3
export const GOOD = 0
export const DISORDERED = 1
export const ROUTED = 2
export const ELIMINATED = 3

/** Where a unit is that is not on the map. */
export const WAITING = -1 as HexId
export const EXITED = -2 as HexId
export const GONE = -3 as HexId

/** What a unit has done in the activation under way, as bits of `did`. */
export const MOVED = 1 // went at least one hex
export const TURNED = 2
export const FIRED = 4
export const MARCHED = 8 // has used its movement, be it to stand still
export const REPLIED = 16 // counter-battery or reaction fire, JG-7.1-i
export const FOUGHT = 32 // attacked, or was to attack and failed its test
export const STRUCK = 64 // was attacked by shock, JG-8.2-g
export const BROKE = 128 // breakthrough or counter-attack, JG-8.7.2-a
export const REFUSED = 256 // JG-8.8.1-a
export const CHARGING = 512 // has made its charge move and not yet been stopped or recalled
export const OWES = 1024 // owes the end-of-charge test, R-52
export const COUNTERED = 2048 // counter-charge came off in the fight under way
export const ANSWER_SPENT = 4096 // can answer charges no more: no square (JG-9.3.1-b), no counter-charge in this fight (JG-9.4-e)
export const RALLIED = 8192 // has tried to rally
export const HELD = 16384 // failed its engagement test for a charge: cannot move nor fight
export const CHOSEN = 32768 // picked by a combined marker that lets only some act
export const RAISED = 65536 // brought to the top of its stack
export const SQUARED = 131072 // formed square in this activation
export const LEFT_SQUARE = 262144 // its hex gave a square up in this activation
export const RAN = 524288 // has no rout movement of phase E to make, or has made it, R-81

/** Whether a unit has done any of these in the activation under way. */
export const hasDone = ({ did }: { readonly did: number }, deeds: number): boolean => (did & deeds) !== 0

export function note(unit: Unit, deeds: number): void {
  unit.did |= deeds
}

export function forget(unit: Unit, deeds: number): void {
  unit.did &= ~deeds
}

/** A unit's standing as a reinforcement. */
export const ORDINARY = 0
export const MARKED = 1 // has the Reinforcement marker: with orders, may force-march
export const ENTERED_ORDERED = 2 // entered near the enemy: with orders for this turn, JG-5.2.1-i
export const ENTERED_FREE = 3 // entered at a normal march: without orders but the full allowance this once, JG-5.2.1-h

export interface Unit {
  hex: HexId // where it stands, or WAITING, EXITED, GONE
  below: UnitId // the unit under it in its stack, or -1
  facing: Corner // the corner it points at
  condition: Condition
  square: boolean
  group: number // its tactical group of this turn, or -1
  standing: number // ORDINARY, MARKED, ENTERED_ORDERED or ENTERED_FREE
  did: number // bits of what it has done in this activation
  pursuits: number // pursuit charges made in this activation, JG-9.5.2-k
}

/** Where the units stand on the field: all that zones and sight depend on, and public. */
export interface Standing extends OnField {
  readonly tops: readonly UnitId[]
  readonly units: readonly Readonly<Unit>[]
}

export interface Commander {
  hex: HexId // or GONE
  flipped: boolean // has moved this turn
}

/** A tactical group, fixed in phase A (JG-2.3.1-a). */
export interface Group {
  formation: number
  reach: Members // commanders who could order it when it was formed
  order: number // the commander whose order it has, or -1; hidden until shown
  shown: boolean // whether its order marker is face up
  test: number // initiative in this activation: 0 not tried, 1 passed, 2 failed
}

export interface Formation {
  demoralised: boolean
  waited: boolean // its arrival has slipped: its marker was left in the cup, or it could not enter (JG-5.2.1-b)
}

/** The activation under way. */
export interface Activation {
  seat: Seat
  marker: number
  formations: Members // that are activated
  modes: Members // that may act
  does: Members // deeds that the marker lets them do
  initiative: number
  away: number // column from which moves must lead away, or 0
  chosen: boolean // whether only the chosen act, with orders
  entered: number // units or stacks that have entered in it, JG-5.2.2-b
}

/** A combat announced: which units attack which hexes. */
export interface Combat {
  attackers: UnitId[]
  targets: HexId[]
}

/** A flight: who left a hex in a fight, and the way taken, the hex left first. */
export interface Flight {
  unit: UnitId
  path: HexId[]
}

/** A fight under way; fights may follow inside fights. */
export interface Fight {
  attackers: UnitId[]
  targets: HexId[]
  defenders: UnitId[] // the units in the targets when the die was thrown
  places: HexId[] // where each of these stood
  origins: HexId[] // the hexes struck from
  posts: HexId[] // where each attacker stood
  flights: Flight[]
  charge: boolean // whether some attacker charges
  pursuit: number // which pursuit charge this is; 0 for none
  bonus: boolean // whether this is a breakthrough or counter-attack
  modifier: number
  row: number // of the shock table; -1 before the roll
}

export interface GloryState extends GameState<GloryEvent> {
  field: string // the battle and tables in play
  tables?: Tables // the tables in force where they are the owners'; nobody changes them
  battle?: string // its text where players brought it
  wholeSquares: boolean
  villageFire: boolean // six fronts cost 1 in fire too
  mediumIsLight: boolean
  turn: number // counted from 1
  units: Unit[]
  tops: UnitId[] // by hex, its top unit or -1
  commanders: Commander[]
  formations: Formation[]
  groups: Group[]
  cup: number[] // markers that may be drawn; combined ones of the other side are hidden
  aside: number[] // markers drawn this turn
  spent: boolean[] // by combined marker, whether its one use is gone
  initiative: Seat // who won strategic initiative this turn, or -1
  opener: number // the marker that opens phase D, or -1
  active: Activation | null
  party: UnitId[] // the units that move as one now
  combats: Combat[] // announced and not yet resolved
  fights: Fight[] // under way, the innermost last
  trampled: UnitId[] // passed through, still to test (JG-10.5-c)
  holders: number[] // by zone hex, the seat that held it last, or -1
  points: number[] // by seat, points gathered turn by turn
}
