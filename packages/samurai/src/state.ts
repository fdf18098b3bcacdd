import type { Deck, GameState, Seat } from '@gunbai/kernel'
import { type LeaderKind, type UnitKind, unitKinds } from './data/unit-kinds.ts'
import type { SamuraiEvent } from './event.ts'
import { type HexId, NOWHERE } from './position/board.ts'

declare const unitId: unique symbol
declare const leaderId: unique symbol

/** A unit, as its place in `units`. */
export type UnitId = number & { readonly [unitId]: true }
/** A leader, as his place in `leaders`. */
export type LeaderId = number & { readonly [leaderId]: true }

export const NO_UNIT = -1 as UnitId
export const NO_LEADER = -1 as LeaderId
export const NO_CARD = -1
/** In `moved`: has not moved this turn. */
export const UNMOVED = -1

export interface Unit {
  readonly id: UnitId
  seat: Seat // whose it is; Turncoat changes it
  readonly kind: number // index into unitKinds
  readonly tag: string // the clan's mark that a special rule of the scenario asks for, or ''
  hex: HexId // NOWHERE when it is gone
  blocks: number
  locked: boolean // may not be ordered to move yet (gmt 37)
  banner: number // temporary Victory Flags that it brings where it stands
  // what it did this turn
  ordered: number // NOT_ORDERED, BY_CARD or PLAINLY
  moved: number // hexes; UNMOVED before its move
  stopped: boolean // entered terrain that bars gaining ground
  barred: boolean // may not battle any more
  fought: number // shots made; CLOSE_COMBAT when it fought hand to hand, after which there is nothing more
  swift: number // hexes that a Dragon card adds to its move
  spirit: boolean // passes through units and stopping terrain (Spirit of Haya-Ji)
  desperate: boolean // has two dice more in close combat (Desperate Charge, zvezda)
  shotLoss: number // blocks that the latest shot at it took (Hold and Shoot)
}

/** In `fought`: more than any number of shots. */
export const CLOSE_COMBAT = 9

export const NOT_ORDERED = 0
export const BY_CARD = 1
/** By an order without the card's bonuses and bans (SB-CMD-09). */
export const PLAINLY = 2

export interface Leader {
  readonly id: LeaderId
  readonly seat: Seat
  kind: LeaderKind // a commander becomes an infantry leader when his bodyguard is gone
  hex: HexId // NOWHERE when he is gone
  // what he did this turn
  ordered: boolean // as a lone leader, or away from his unit
  moved: boolean // alone, with his unit, or joined by one
}

/** A Dragon card that lies on the table until the turn ends, with the honor that was paid for it. */
export interface TableCard {
  readonly card: number
  readonly seat: Seat
  readonly honor: number
}

/** How units of the defender take flags this turn. */
export const AS_USUAL = 0
export const PANICKED = 1 // Panic: they cannot ignore any
export const FEARLESS = 2 // Followers of Bishamon: they may ignore all

/** The turn under way. */
export interface Turn {
  seat: Seat // the active player
  card: number // the Command card on the table, or NO_CARD
  face: number // what it acts as, index into commandCards; Counter Attack becomes another
  left: number // orders by section
  centre: number
  right: number
  circle: number // orders by symbol (symbol cards, Shogun)
  triangle: number
  square: number
  anyPiece: number // orders to any piece (Shogun's flags)
  anyUnit: number // orders to any unit anywhere (Brave Messenger)
  most: number // pieces that may be ordered in all
  freed: boolean // the card has freed a locked unit (gmt 37)
  fallback: boolean // one unit of any kind, because there is none that the card names
  wisdomFrom: number // Tactical Wisdom: section that is replaced, as a bit, or 0
  wisdomTo: number
  messenger: boolean // Brave Messenger was played
  fox: boolean // White Fox Spirit was played
  outfoxed: boolean // Brave Messenger after it: his orders come on top of the one
  ashigaru: boolean // Ashigaru Attack
  fireArrow: boolean
  fireByRank: boolean
  wind: boolean // Move as Wind
  physician: boolean // Physician waits for the orders (zvezda)
  morale: number // AS_USUAL, PANICKED or FEARLESS, for the defender's units
  firstStrikes: number // First Strike cards that the defender is to replace
  counselor: boolean // Wise Counselor took the place of one card of the draw
  stolen: number // the Dragon card that Ninja Thief may still play this turn, or NO_CARD
  gotDragon: number // Dragon cards drawn in the end phase: the last of the hand
}

/** The rulings on which tables differ, chosen with the setup. */
export interface Rulings {
  readonly orderOneDrawsDragon: boolean
  readonly gainGroundAfterStop: boolean
  readonly acrossRiverAddsUp: boolean
}

/** A mini-campaign: two battles, the first one's flags and outcome carried into the second (SB-SCN-02). */
export interface Campaign {
  readonly scenarios: readonly string[]
  battle: number // which of them is fought, from 0
  flags: number[] // by seat, earned in the battles that are over
  winner: Seat // of the latest battle; -1 before
}

export interface SamuraiState extends GameState<SamuraiEvent> {
  scenario: string // whose battlefield this is: its id, or its text where players brought it
  rulings: Rulings
  campaign: Campaign | null
  ended: boolean // a battle of the campaign is over and the next has not begun
  turn: Turn
  turns: number[] // by seat, how many it has begun
  units: Unit[]
  leaders: Leader[]
  unitAt: UnitId[] // by hex
  leaderAt: LeaderId[] // by hex, alone or with a unit
  tents: HexId[] // by seat, NOWHERE without one
  hands: number[][] // by seat: Command cards, hidden
  handSize: number[] // by seat: how many Command cards it may hold between turns
  deck: Deck // of Command cards
  drawn: number[] // Command cards just drawn of which one must go; part of the active player's hand
  lastFace: number[] // by seat: what it played in its latest turn, index into commandCards, or NO_CARD
  dragonHands: number[][] // by seat, hidden
  dragons: Deck // of Dragon cards
  table: TableCard[] // Dragon cards played this turn
  dragonsPlayed: number[] // by seat, this turn
  knownCommand: number[][] // by seat: cards of the hand that everybody has seen
  knownDragons: number[][]
  honor: number[] // by seat
  pool: number
  flags: number[] // by seat: permanent Victory Flags
  hillFlag: Seat // who holds the flag for the hills, or -1
  captured: string[] // names of places taken once and for all
  charge: UnitId[] // Levy units that charge beside the attacker
  struckWith: number // dice of the latest attack, for Revenge
}

export const kindOf = (unit: Unit): UnitKind => unitKinds[unit.kind]

export const isGuard = (unit: Unit): boolean => kindOf(unit).arm === 'guard'

export const isAlive = (piece: Unit | Leader): boolean => piece.hex !== NOWHERE

/** The leader in the unit's hex, or undefined. */
export const leaderWith = (s: SamuraiState, unit: Unit): Leader | undefined => {
  const id = s.leaderAt[unit.hex]
  return id < 0 ? undefined : s.leaders[id]
}

/** The unit in the leader's hex, or undefined. */
export const unitWith = (s: SamuraiState, leader: Leader): Unit | undefined => {
  const id = s.unitAt[leader.hex]
  return id < 0 ? undefined : s.units[id]
}

export const isLone = (s: SamuraiState, leader: Leader): boolean =>
  leader.hex !== NOWHERE && s.unitAt[leader.hex] < 0

/** SB-UNIT-11 */
export const mayLead = (leader: Leader, unit: Unit): boolean =>
  leader.kind === 'cavalry' ? !isGuard(unit) : kindOf(unit).arm === 'infantry'

export function newTurn(seat: Seat): Turn {
  return {
    seat,
    card: NO_CARD,
    face: NO_CARD,
    left: 0,
    centre: 0,
    right: 0,
    circle: 0,
    triangle: 0,
    square: 0,
    anyPiece: 0,
    anyUnit: 0,
    most: 0,
    freed: false,
    fallback: false,
    wisdomFrom: 0,
    wisdomTo: 0,
    messenger: false,
    fox: false,
    outfoxed: false,
    ashigaru: false,
    fireArrow: false,
    fireByRank: false,
    wind: false,
    physician: false,
    morale: AS_USUAL,
    firstStrikes: 0,
    counselor: false,
    stolen: NO_CARD,
    gotDragon: 0,
  }
}
