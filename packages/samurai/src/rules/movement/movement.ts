import { distance, FORBIDDEN, type MoveRules, Reach, UNREACHED } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { SamuraiAction } from '../../action.ts'
import { leaderTable } from '../../data/unit-kinds.ts'
import { around, board, type HexId, onBaseline } from '../../position/board.ts'
import { battlefield, isBarred, stopsAt, terrainAt } from '../../position/ground.ts'
import { enemyAt, roomFor, roomForLeader } from '../../position/pieces.ts'
import type { Scenario } from '../../setups/scenario.ts'
import {
  kindOf,
  type Leader,
  leaderWith,
  NOT_ORDERED,
  type SamuraiState,
  UNMOVED,
  type Unit,
} from '../../state.ts'
import { cardEffects, effectsOn } from '../turn/card-on-table.ts'

const reach = new Reach(board)

/** How far a unit may move (SB-MOVE-12 to 17, with what cards change). */
export function farthestMove(s: SamuraiState, unit: Unit): number {
  const kind = kindOf(unit)
  const card = effectsOn(s, unit)
  if (kind.arm === 'guard' || card.standsFast) return 0 // SB-MOVE-19, SB-CC-HOLD-03
  return Math.min(Math.max(kind.move, card.stride(kind)), card.mostHexes) + extraHexes(s, unit)
}

/** How far a unit may move and still battle. */
export function farthestBattle(s: SamuraiState, unit: Unit): number {
  const kind = kindOf(unit)
  const card = effectsOn(s, unit)
  const normal = Math.min(Math.max(kind.moveAndBattle, card.stride(kind)), card.mostHexes)
  return normal === 0 ? 0 : normal + extraHexes(s, unit) // O-16: one that may not battle after moving still may not
}

/** SB-DC-WIND-01, SB-DC-KATCHU-01, SB-DC-HAYAJI-01 */
const extraHexes = (s: SamuraiState, unit: Unit): number =>
  unit.swift + (s.turn.wind && kindOf(unit).arm === 'infantry' ? 1 : 0)

/** Whether an ordered unit has its move still before it. */
export function mayStillMove(s: SamuraiState, unit: Unit): boolean {
  if (unit.ordered === NOT_ORDERED || unit.moved !== UNMOVED || unit.blocks === 0 || unit.locked) return false
  return farthestMove(s, unit) > 0
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
  led!: boolean

  cost(_: HexId, to: HexId): number {
    const { s, unit } = this
    if (isBarred(s, this.field, to)) return FORBIDDEN // SB-MOVE-11, SB-T-82
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
    if (enemyAt(s, leader.seat, to) || isBarred(s, this.field, to)) return FORBIDDEN // SB-LMOVE-05, 10
    return 1
  }

  stops(hex: HexId): boolean {
    return stopsAt(this.s, this.field, hex)
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
  const far = farthestMove(s, unit)
  const { id } = unit
  if (far <= 2 && !unit.spirit) {
    addShortMoves(s, unit, far, list)
    return
  }
  searchUnit(s, unit, far)
  const { destinations } = reach
  for (let i = 0; i < destinations.length; i++) list.push({ kind: 'move', unit: id, hex: destinations[i] })
}

/** Moves of one or two hexes, which are nearly all: found without a search. */
function addShortMoves(s: SamuraiState, unit: Unit, far: number, list: SamuraiAction[]): void {
  const field = battlefield(s)
  const led = companion(s, unit) !== undefined
  const { id } = unit
  const nearby = around(unit.hex)
  mark++
  marked[unit.hex] = mark
  for (let i = 0; i < nearby.length; i++) {
    const hex = nearby[i]
    if (!isEnterable(s, field, unit, led, hex)) continue
    marked[hex] = mark
    list.push({ kind: 'move', unit: id, hex })
  }
  if (far < 2) return
  for (let i = 0; i < nearby.length; i++) {
    const hex = nearby[i]
    if (marked[hex] !== mark || s.leaderAt[hex] >= 0 || terrainAt(s, field, hex).stops) continue
    const beyond = around(hex)
    for (let j = 0; j < beyond.length; j++) {
      const next = beyond[j]
      if (marked[next] === mark || distance(board, unit.hex, next) < 2) continue
      if (!isEnterable(s, field, unit, led, next)) continue
      marked[next] = mark
      list.push({ kind: 'move', unit: id, hex: next })
    }
  }
}

const marked = new Int32Array(board.size)
let mark = 0

const isEnterable = (s: SamuraiState, field: Scenario, unit: Unit, led: boolean, hex: HexId): boolean =>
  roomFor(s, unit, led, hex) && !terrainAt(s, field, hex).impassable

/** The way of a unit to a hex that it may move to, both ends included. */
export function unitPath(s: SamuraiState, unit: Unit, hex: HexId): HexId[] {
  searchUnit(s, unit, farthestMove(s, unit))
  return reach.pathTo(hex)
}

/** Whether a unit's move may end in that hex. */
export function canMoveTo(s: SamuraiState, unit: Unit, hex: HexId): boolean {
  searchUnit(s, unit, farthestMove(s, unit))
  return reach.mayEndIn(hex)
}

/** How many hexes a unit moves to come to that hex. */
export function unitDistance(s: SamuraiState, unit: Unit, hex: HexId): number {
  const far = farthestMove(s, unit)
  if (far <= 2) return distance(board, unit.hex, hex) // no detour fits into two hexes
  searchUnit(s, unit, far)
  return reach.costTo(hex)
}

export const mayLeaderMove = (leader: Leader): boolean => leader.ordered && !leader.moved && leader.hex >= 0

/** SB-LMOVE-02, SB-CC-SERP-05 */
export const leaderReach = (s: SamuraiState, leader: Leader): number =>
  Math.min(leaderTable[leader.kind].move, cardEffects(s).mostHexes)

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

export function canLeaderMoveTo(s: SamuraiState, leader: Leader, hex: HexId): boolean {
  searchLeader(s, leader, leaderReach(s, leader))
  return reach.mayEndIn(hex)
}

/** Whether a leader may leave the field by his move. */
export function canLeave(s: SamuraiState, leader: Leader): boolean {
  const far = leaderReach(s, leader)
  searchLeader(s, leader, far)
  return reachesBaseline(leader, far)
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
