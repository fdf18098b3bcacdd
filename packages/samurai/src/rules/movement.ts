import { FORBIDDEN, type MoveRules, Reach, UNREACHED } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { SamuraiAction } from '../action.ts'
import { around, board, type HexId, onBaseline } from '../board.ts'
import { CAVALRY_CHARGE, HOLD_AND_SHOOT, INFANTRY_ONSLAUGHT, SERPENT_COMMAND } from '../data/command-cards.ts'
import { leaderTable } from '../data/unit-kinds.ts'
import type { Scenario } from '../scenario/scenario.ts'
import {
  BY_CARD,
  kindOf,
  type Leader,
  leaderWith,
  NOT_ORDERED,
  type SamuraiState,
  UNMOVED,
  type Unit,
} from '../state.ts'
import { battlefield, terrainAt } from './ground.ts'
import { enemyAt, roomFor, roomForLeader } from './pieces.ts'

const reach = new Reach(board)

/** How far a unit may move at most, and how far it may move and still battle. */
export interface Allowance {
  readonly far: number
  readonly battle: number
}

/** SB-MOVE-12 to 17, with what cards change. */
export function allowance(s: SamuraiState, unit: Unit): Allowance {
  const { arm, move, moveAndBattle, symbol } = kindOf(unit)
  const face = unit.ordered === BY_CARD ? s.turn.face : -1
  let far = move
  let battle = moveAndBattle
  if (arm === 'guard' || face === HOLD_AND_SHOOT) return { far: 0, battle: 0 } // SB-MOVE-19, SB-CC-HOLD-03
  if (face === SERPENT_COMMAND) {
    far = 1 // SB-CC-SERP-02
    battle = Math.min(battle, 1)
  } else if (face === CAVALRY_CHARGE && arm === 'cavalry') {
    far = battle = 3 // SB-CC-CHARGE-03
  } else if (face === INFANTRY_ONSLAUGHT && symbol > 0) {
    far = battle = 2 // SB-CC-ONSL-02
  }
  const extra = unit.swift + (s.turn.wind && arm === 'infantry' ? 1 : 0)
  // O-16: one that may not battle after moving still may not
  return { far: far + extra, battle: battle === 0 ? 0 : battle + extra }
}

/** Whether an ordered unit has its move still before it. */
export function mayStillMove(s: SamuraiState, unit: Unit): boolean {
  if (unit.ordered === NOT_ORDERED || unit.moved !== UNMOVED || unit.blocks === 0 || unit.locked) return false
  const leader = leaderWith(s, unit)
  if (leader?.moved) return false // SB-LMOVE-11, SB-ORD-11
  return allowance(s, unit).far > 0
}

/** Who goes along when the unit moves: its leader, unless he was ordered away (SB-ORD-07, SB-LMOVE-01). */
export function companion(s: SamuraiState, unit: Unit): Leader | undefined {
  const leader = leaderWith(s, unit)
  return leader?.ordered ? undefined : leader
}

/** The rules of one move, read by the search; one object serves all searches. */
class UnitSteps implements MoveRules {
  s!: SamuraiState
  field!: Scenario
  unit!: Unit
  led = false

  cost(_: HexId, to: HexId): number {
    const { s, unit } = this
    if (terrainAt(s, this.field, to).impassable) return FORBIDDEN // SB-MOVE-11, SB-T-82
    return unit.spirit || roomFor(s, unit, this.led, to) ? 1 : FORBIDDEN
  }

  stops(hex: HexId): boolean {
    const { s, unit } = this
    if (unit.spirit) return false // SB-DC-HAYAJI-01
    return s.leaderAt[hex] >= 0 || terrainAt(s, this.field, hex).stops // SB-MOVE-05, SB-TER-03
  }

  passesOnly(hex: HexId): boolean {
    return this.unit.spirit && !roomFor(this.s, this.unit, this.led, hex)
  }
}

class LeaderSteps implements MoveRules {
  s!: SamuraiState
  field!: Scenario
  leader!: Leader

  cost(_: HexId, to: HexId): number {
    const { s, leader } = this
    if (enemyAt(s, leader.seat, to) || terrainAt(s, this.field, to).impassable) return FORBIDDEN // SB-LMOVE-05, 10
    return 1
  }

  stops(hex: HexId): boolean {
    return terrainAt(this.s, this.field, hex).stops
  }

  // SB-LMOVE-06 to 09
  passesOnly(hex: HexId): boolean {
    return !roomForLeader(this.s, this.leader, hex)
  }
}

const unitSteps = new UnitSteps()
const leaderSteps = new LeaderSteps()

function searchUnit(s: SamuraiState, unit: Unit, far: number): void {
  unitSteps.s = s
  unitSteps.field = battlefield(s)
  unitSteps.unit = unit
  unitSteps.led = companion(s, unit) !== undefined
  reach.search(unit.hex, far, unitSteps)
}

function searchLeader(s: SamuraiState, leader: Leader, far: number): void {
  leaderSteps.s = s
  leaderSteps.field = battlefield(s)
  leaderSteps.leader = leader
  reach.search(leader.hex, far, leaderSteps)
}

export function addUnitMoves(s: SamuraiState, unit: Unit, list: SamuraiAction[]): void {
  const { far } = allowance(s, unit)
  const { id } = unit
  if (far === 1 && !unit.spirit) {
    addSingleSteps(s, unit, list)
    return
  }
  searchUnit(s, unit, far)
  const { destinations } = reach
  for (let i = 0; i < destinations.length; i++) list.push({ kind: 'move', unit: id, hex: destinations[i] })
}

function addSingleSteps(s: SamuraiState, unit: Unit, list: SamuraiAction[]): void {
  const field = battlefield(s)
  const led = companion(s, unit) !== undefined
  for (const hex of around(unit.hex)) {
    if (roomFor(s, unit, led, hex) && !terrainAt(s, field, hex).impassable) {
      list.push({ kind: 'move', unit: unit.id, hex })
    }
  }
}

/** The way of a unit to a hex that it may move to, both ends included. */
export function unitPath(s: SamuraiState, unit: Unit, hex: HexId): HexId[] {
  searchUnit(s, unit, allowance(s, unit).far)
  return reach.pathTo(hex)
}

/** How many hexes a unit moves to come to that hex. */
export function unitDistance(s: SamuraiState, unit: Unit, hex: HexId): number {
  const { far } = allowance(s, unit)
  if (far === 1) return 1
  searchUnit(s, unit, far)
  return reach.costTo(hex)
}

export const mayLeaderMove = (leader: Leader): boolean => leader.ordered && !leader.moved && leader.hex >= 0

/** SB-LMOVE-02; Serpent Command holds him to one hex (SB-CC-SERP-05). */
const leaderReach = (s: SamuraiState, leader: Leader): number =>
  s.turn.face === SERPENT_COMMAND ? 1 : leaderTable[leader.kind].move

export function addLeaderMoves(s: SamuraiState, leader: Leader, list: SamuraiAction[]): void {
  const far = leaderReach(s, leader)
  searchLeader(s, leader, far)
  for (const hex of reach.destinations) list.push({ kind: 'moveLeader', leader: leader.id, hex })
  if (reachesBaseline(leader, far)) list.push({ kind: 'leave', leader: leader.id })
}

export function leaderPath(s: SamuraiState, leader: Leader, hex: HexId): HexId[] {
  searchLeader(s, leader, leaderReach(s, leader))
  return reach.pathTo(hex)
}

/** SB-EXIT-01: the step off the field counts as a hex. */
function reachesBaseline(leader: Leader, far: number): boolean {
  if (onBaseline(leader.seat, leader.hex)) return far > 0
  for (const hex of baseline(leader.seat)) {
    const cost = reach.costTo(hex)
    if (cost !== UNREACHED && cost < far && !leaderSteps.stops(hex)) return true
  }
  return false
}

const baseline = (seat: Seat): readonly HexId[] => BASELINES[seat]

const BASELINES: readonly (readonly HexId[])[] = [0, 1].map((seat) =>
  board.hexes.filter((hex) => onBaseline(seat, hex)),
)
