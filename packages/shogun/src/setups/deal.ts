import type { GameState, Setup } from '@gunbai/kernel'
import { armiesPerClan, baseCount, castleCount, perColour, roninCount } from '../data/pieces.ts'
import type { ShogunEvent } from '../event.ts'
import { none, provinceCount } from '../position/map.ts'
import { noTroop } from '../position/troop.ts'
import { noPlan } from '../rules/turn/plan.ts'
import type { Army, ClanState, ShogunState } from '../state.ts'
import { optionsOf } from './options.ts'
import { lay, startOf } from './own-start.ts'

/** The table before the cards are dealt. */
export function deal(setup: Setup, core: GameState<ShogunEvent>): ShogunState {
  const seats = core.asked.length
  const clans = seats === 2 ? 4 : seats // SG-2P-01
  const start = startOf(setup, seats)
  const byProvince = <T>(value: T): T[] => Array.from({ length: provinceCount }, () => value)
  const s: ShogunState = {
    ...core,
    options: optionsOf(setup),
    seats,
    round: 0,
    stage: 'split',
    clans: Array.from({ length: clans }, newClan),
    armies: Array.from({ length: clans * armiesPerClan }, newArmy),
    owner: byProvince(none),
    castle: byProvince(0),
    forces: Array.from({ length: provinceCount }, noTroop),
    hidden: byProvince(0),
    bare: byProvince(false),
    extrasLost: byProvince(0),
    ronin: roninCount,
    castles: castleCount,
    bases: baseCount,
    order: [],
    turn: none,
    phase: null,
    ninja: none,
    ninjaRound: 0,
    spied: none,
    waiting: false,
    declared: [],
    brokenOff: [],
    battle: null,
    arrivals: [],
    detached: [],
    truces: [],
    eliminated: [],
  }
  if (start !== null) lay(s, start)
  return s
}

/** SG-SET-03, SG-SET-04 */
function newArmy(): Army {
  return {
    archer: 1,
    swordsman: 1,
    gunner: 2,
    spearman: 0,
    ronin: 0,
    place: none,
    leader: 'living',
    hole: 0,
    steps: 0,
    guest: false,
    stripped: false,
    rested: noTroop(),
    slainBy: none,
  }
}

/** SG-SET-02: all its units in stock but those on the army card. */
function newClan(): ClanState {
  const { archer, swordsman, gunner } = newArmy()
  return {
    alive: true,
    provinces: 0,
    colours: 1,
    stock: {
      archer: perColour.archer - armiesPerClan * archer,
      swordsman: perColour.swordsman - armiesPerClan * swordsman,
      gunner: perColour.gunner - armiesPerClan * gunner,
      spearman: perColour.spearman,
    },
    koku: 0,
    plan: noPlan(),
    binsFilled: 0,
    offers: 0,
    sword: 0,
    wish: 0,
    site: none,
    levies: [],
    drafted: null,
    unposted: 0,
    ready: true,
  }
}
