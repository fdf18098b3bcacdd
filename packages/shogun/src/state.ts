import type { GameState, Seat, SeatSet } from '@gunbai/kernel'
import type { Regular, Unit } from './data/pieces.ts'
import type { ShogunEvent } from './event.ts'
import type { Province } from './position/map.ts'
import type { Options } from './setups/options.ts'

/** A colour of pieces and whoever plays it: 0 to 4. With two players each seat plays two clans (SG-2P-01). */
export type Clan = number

/** An army, counted through all clans: clan × 3 + its number (SG-CMP-04). */
export type ArmyId = number

/** How many of each kind; a province force, or the units with a daimyo. */
export type Troop = Record<Unit, number>

/** SG-NIN-17: a slain daimyo leaves his army leaderless; a lost one has no army any more (SG-LOS-02). */
export type Leader = 'living' | 'slain' | 'lost'

/** A daimyo with his units (SG-LIM-01). */
export interface Army extends Troop {
  place: Province // where its marker stands; none when it is off the map
  leader: Leader // of the daimyo
  hole: number // of the experience marker, counted from 0
  steps: number // made in this phase
  guest: boolean // whether it only passes a province that another own army holds (SG-GAR-09)
  stripped: boolean // whether it took in the last unit of the force there (SG-WAR-A-15)
  rested: Troop // units that have not stepped with it in this phase D (SG-RUL-56)
  slainBy: Clan // who had the daimyo killed; none
}

export const bins = ['swords', 'buildings', 'levies', 'ronin', 'ninja'] as const
export type Bin = (typeof bins)[number]

/** SG-PLAN-01: koku by purpose. */
export type Plan = Record<Bin, number>

/** A unit enlisted but not yet shown (SG-RUL-58). */
export interface Levy {
  readonly unit: Regular
  readonly province: Province
  readonly army: boolean // into the army there, or on the map
}

export interface ClanState {
  alive: boolean // false once its last daimyo is lost (SG-ELM-01)
  provinces: number // how many it owns
  colours: number // how many sets of pieces it commands, its own and those inherited (SG-ELM-08)
  stock: Record<Regular, number> // pieces not in play
  koku: number // held until A6 is over
  plan: Plan // secret until all plans are shown
  binsFilled: number // of the plan, while it is made; 5 when it is fixed
  offers: number // clans to which a truce is offered with this plan, as bits; secret until shown
  sword: number // of this round; 0 when it has none
  wish: number // for a sword, secret until all of the same bid have wished
  site: Province // where it means to build, secret where all build at once; none
  levies: Levy[] // enlisted, secret until shown
  drafted: Regular | null // enlisted and looking for its province
  unposted: number // ronin hired and not yet laid on cards
  ready: boolean // has given its last answer to a question that all answer at their own pace
}

/** A declared attack, with its marker on the border (SG-WAR-B-05). */
export interface Declaration {
  readonly from: Province
  readonly army: ArmyId // none for the province force
  readonly to: Province
}

/** The dead that one side has picked, not yet removed. */
export interface Casualties {
  hits: number // still to be picked
  extras: number
  army: Troop
  force: Troop
  daimyo: number
}

export const outcomes = ['going on', 'won', 'lost', 'both lost', 'broken off', 'cut short'] as const
export type Outcome = (typeof outcomes)[number]

/** The battle under way. Its attacker is the clan whose war turn it is, its defender whoever owns the province. */
export interface Battle {
  from: Province
  to: Province
  army: ArmyId // the attacking army; none for the province force
  sea: boolean
  sequence: number // 0 is the free one of a naval attack
  hired: number // the defender's hidden ronin just revealed, to be shared out between army and force
  attackers: Casualties
  defenders: Casualties
  outcome: Outcome
}

/** Units in a force that have already moved in this phase D. */
export interface Arrival extends Troop {
  readonly province: Province
}

export interface Truce {
  readonly a: Clan
  readonly b: Clan
  readonly round: number // made in
}

/** Which secrets are still sealed; also where the round stands. */
export const stages = [
  'split',
  'set-up',
  'plan',
  'swords',
  'build',
  'levy',
  'ronin',
  'ninja',
  'war',
  'end of round',
] as const
export type Stage = (typeof stages)[number]

export interface ShogunState extends GameState<ShogunEvent> {
  options: Options // chosen before play, never changed
  seats: number // players
  round: number // counted from 1; 0 during set-up
  stage: Stage // of the round
  clans: ClanState[] // by clan
  armies: Army[] // by army id
  owner: Clan[] // by province; none when it is empty
  castle: number[] // by province: 0 nothing, 1 castle, 2 fortress
  forces: Troop[] // by province
  hidden: number[] // by province, ronin on its face-down card: secret
  bare: boolean[] // by province, known to everybody to have no hidden ronin this round
  extrasLost: number[] // by province, castle or fortress extras lost in this war turn (SG-FRT-05)
  ronin: number // in the common supply
  castles: number // in the common supply
  bases: number // in the common supply
  order: Clan[] // of the swords, first to last
  turn: Clan // whose war turn it is; none
  phase: 'A' | 'B' | 'C' | 'D' | null // of that war turn
  ninja: Clan // who holds it; none when it is in the supply
  ninjaRound: number // in which the holder won it
  spied: Clan // whose plan the holder has looked at this round; none
  waiting: boolean // whether the holder waits to spy
  declared: Declaration[] // battles not yet fought in this war turn
  brokenOff: Province[] // where the army that attacks now has broken off
  battle: Battle | null // under way
  arrivals: Arrival[] // units that may not move again in this phase D
  detached: { army: ArmyId; to: Province }[] // SG-RUL-19, option armyDetachInD
  truces: Truce[] // recorded; they bind nobody (SG-DIP-02)
  eliminated: { clan: Clan; round: number; by: Clan }[] // in the order of their fall
}

/** SG-2P-01: the seat that plays a clan. */
export function seatOf(s: ShogunState, clan: Clan): Seat {
  return s.seats === 2 ? clan >> 1 : clan
}

export function clansOf(s: ShogunState, seat: Seat): Clan[] {
  return s.seats === 2 ? [seat * 2, seat * 2 + 1] : [seat]
}

/** SG-2P-05: whether two clans belong to different players. */
export function areEnemies(s: ShogunState, a: Clan, b: Clan): boolean {
  return s.seats === 2 ? a >> 1 !== b >> 1 : a !== b
}

/** The seats of all clans of which this is true. */
export function seatsWhere(s: ShogunState, holds: (clan: ClanState, id: Clan) => boolean): SeatSet {
  let seats = 0
  for (let clan = 0; clan < s.clans.length; clan++) {
    if (holds(s.clans[clan], clan)) seats |= 1 << seatOf(s, clan)
  }
  return seats
}
