import type { Seat } from '@gunbai/kernel'
import type { Regular } from './data/pieces.ts'
import { levelOf } from './position/army.ts'
import type { Province } from './position/map.ts'
import { extrasAt } from './position/province.ts'
import { stacksOf } from './position/ronin.ts'
import { copyTroop } from './position/troop.ts'
import { arrivedAt } from './rules/movement/arrivals.ts'
import { toWin, toWinWithTwo } from './rules/turn/victory.ts'
import {
  type Army,
  type Casualties,
  type Clan,
  type Declaration,
  type Levy,
  type Plan,
  type ShogunState,
  type Stage,
  seatOf,
  type Troop,
  type Truce,
} from './state.ts'

export interface ClanView {
  readonly seat: Seat
  readonly alive: boolean
  readonly provinces: number
  readonly colours: number
  readonly stock: Readonly<Record<Regular, number>>
  readonly koku: number
  readonly sword: number
  /** Null while it is secret. */
  readonly plan: Readonly<Plan> | null
  /** Sizes of its hidden stacks, largest first; null while they are being laid out. */
  readonly stacks: readonly number[] | null
  /** What only its own player sees: answers not yet shown. */
  readonly own: {
    readonly offers: number
    readonly wish: number
    readonly site: Province
    readonly levies: readonly Levy[]
    readonly drafted: Regular | null
    readonly unposted: number
  } | null
}

export interface ArmyView extends Readonly<Troop> {
  readonly place: Province
  readonly leader: Army['leader']
  readonly hole: number
  /** SG-EXP-01: attacks a turn, steps a phase. */
  readonly level: number
  readonly steps: number
}

export interface ProvinceView {
  readonly owner: Clan
  readonly castle: number
  readonly extrasLost: number
  /** Castle spearmen or fortress ronin that would defend it now. */
  readonly extras: number
  readonly force: Readonly<Troop>
  /** Of the force, those who have already moved in this phase D (SG-WAR-D-06). */
  readonly moved: Readonly<Troop>
  /** Hidden ronin on its card; null if the viewer may not know. */
  readonly hidden: number | null
}

export interface BattleView {
  readonly from: Province
  readonly to: Province
  readonly army: number
  readonly sea: boolean
  readonly sequence: number
  readonly hired: number
  /** The dead picked so far: the viewer's own side only. */
  readonly picked: Readonly<Casualties> | null
}

/** What a seat, or a spectator, may know (the table "who sees what" of the rules). */
export interface ShogunView {
  readonly round: number
  readonly stage: Stage
  /** How many provinces a player needs to win. */
  readonly goal: number
  readonly clans: readonly ClanView[]
  readonly armies: readonly ArmyView[]
  readonly provinces: readonly ProvinceView[]
  readonly ronin: number
  readonly castles: number
  readonly bases: number
  readonly order: readonly Clan[]
  readonly turn: Clan
  readonly phase: ShogunState['phase']
  readonly ninja: Clan
  readonly ninjaRound: number
  readonly spied: Clan
  readonly waiting: boolean
  readonly declared: readonly Declaration[]
  readonly battle: BattleView | null
  readonly truces: readonly Truce[]
  readonly eliminated: ShogunState['eliminated']
}

export function view(s: ShogunState, seat: Seat | null): ShogunView {
  return {
    round: s.round,
    stage: s.stage,
    goal: s.options.victory === 'two players' ? toWinWithTwo : toWin,
    clans: s.clans.map((_, clan) => clanView(s, clan, seat)),
    armies: s.armies.map(armyView),
    provinces: s.owner.map((_, province) => provinceView(s, province, seat)),
    ronin: s.ronin,
    castles: s.castles,
    bases: s.bases,
    order: s.order.slice(),
    turn: s.turn,
    phase: s.phase,
    ninja: s.ninja,
    ninjaRound: s.ninjaRound,
    spied: s.spied,
    waiting: s.waiting,
    declared: s.declared.slice(),
    battle: battleView(s, seat),
    truces: s.truces.slice(),
    eliminated: s.eliminated.slice(),
  }
}

/** Whether that seat has the say over a clan. */
function isOwn(s: ShogunState, clan: Clan, seat: Seat | null): boolean {
  return seat !== null && clan >= 0 && seatOf(s, clan) === seat
}

/** SG-PLAN-06, SG-NIN-31: a plan not yet shown is seen by its own player and by the spy who looked at it. */
export function seesPlan(s: ShogunState, clan: Clan, seat: Seat | null): boolean {
  if (s.stage !== 'plan' || isOwn(s, clan, seat)) return true
  return s.spied === clan && isOwn(s, s.ninja, seat)
}

function clanView(s: ShogunState, clan: Clan, seat: Seat | null): ClanView {
  const {
    alive,
    provinces,
    colours,
    stock,
    koku,
    sword,
    plan,
    offers,
    wish,
    site,
    levies,
    drafted,
    unposted,
  } = s.clans[clan]
  const mine = isOwn(s, clan, seat)
  return {
    seat: seatOf(s, clan),
    alive,
    provinces,
    colours,
    stock: { ...stock },
    koku,
    sword,
    plan: seesPlan(s, clan, seat) ? { ...plan } : null,
    stacks: s.stage === 'ronin' && !mine ? null : stacksOf(s, clan),
    own: mine ? { offers, wish, site, levies: levies.slice(), drafted, unposted } : null,
  }
}

function armyView(army: Army): ArmyView {
  const { place, leader, hole, steps } = army
  return { ...copyTroop(army), place, leader, hole, level: levelOf(army), steps }
}

function provinceView(s: ShogunState, province: Province, seat: Seat | null): ProvinceView {
  const owner = s.owner[province]
  const mine = isOwn(s, owner, seat)
  return {
    // while two players divide their cards, others see only whose heap a card lies in (SG-RUL-63)
    owner: s.stage === 'split' && !mine && owner >= 0 ? seatOf(s, owner) * 2 : owner,
    castle: s.castle[province],
    extrasLost: s.extrasLost[province],
    extras: extrasAt(s, province),
    force: copyTroop(s.forces[province]),
    moved: copyTroop(arrivedAt(s, province)),
    hidden: mine ? s.hidden[province] : null,
  }
}

function battleView(s: ShogunState, seat: Seat | null): BattleView | null {
  if (s.battle === null) return null
  const { from, to, army, sea, sequence, hired, attackers, defenders } = s.battle
  const side = isOwn(s, s.turn, seat) ? attackers : isOwn(s, s.owner[to], seat) ? defenders : null
  const picked = side === null ? null : { ...side, army: copyTroop(side.army), force: copyTroop(side.force) }
  return { from, to, army, sea, sequence, hired, picked }
}
