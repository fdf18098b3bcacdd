import { distance, FORBIDDEN, Reach } from '@gunbai/hexes'
import { board, type HexId } from '../../position/board.ts'
import { battlefield, isBarred, terrainAt } from '../../position/ground.ts'
import { roomFor, unitsOf } from '../../position/pieces.ts'
import { isGuard, kindOf, NOT_ORDERED, type SamuraiState, UNMOVED, type Unit } from '../../state.ts'
import type { SamuraiChoice, UnitBar } from '../turn/sequence.ts'
import { allowance, insultRule, moveRule } from './allowance.ts'
import { addUnitMoves, canMoveTo, companion, farthestMove, mayStillMove } from './movement.ts'

/** Why a unit does not move at all. */
const unmovable: readonly UnitBar[] = [
  { rule: 'SB-ORD-01', stops: (s, { unit }) => s.units[unit].ordered === NOT_ORDERED },
  { rule: 'SB-SCN-08', stops: (s, { unit }) => s.units[unit].locked },
  { rule: 'SB-MOVE-02', stops: (s, { unit }) => s.units[unit].moved > 0 },
  { rule: (s) => insultRule(s), stops: (s, { unit }) => s.units[unit].moved === 0 && s.units[unit].barred },
  { rule: 'SB-ORD-11', stops: (s, { unit }) => s.units[unit].moved !== UNMOVED },
  { rule: 'SB-MOVE-19', stops: (s, { unit }) => isGuard(s.units[unit]) },
  { rule: 'SB-CC-HOLD-03', stops: (s, { unit }) => farthestMove(s, s.units[unit]) === 0 },
]

/** SB-MOVE: a unit's move. */
export const unitMoves: SamuraiChoice<unknown, 'move'> = {
  kind: 'move',
  candidates: (s, _, seat, list) => {
    for (const { id } of unitsOf(s, seat)) {
      for (const hex of board.hexes) list.push({ kind: 'move', unit: id, hex })
    }
  },
  bars: [
    ...unmovable,
    // where it could not stand, however near
    { rule: 'SB-MOVE-11', stops: (s, { hex }) => terrainAt(s, battlefield(s), hex).impassable },
    {
      rule: 'SB-MOVE-04',
      stops: (s, { unit, hex }) => s.unitAt[hex] >= 0 || isEnemyLeader(s, s.units[unit], hex),
    },
    {
      rule: 'SB-MOVE-08',
      stops: (s, { unit, hex }) => s.leaderAt[hex] >= 0 && companion(s, s.units[unit]) !== undefined,
    },
    { rule: 'SB-MOVE-07', stops: (s, { unit, hex }) => !roomFor(s, s.units[unit], false, hex) },
    // where it does not get
    {
      rule: (s, { unit }) => moveRule(s, s.units[unit]),
      stops: (s, { unit: id, hex }) => distance(board, s.units[id].hex, hex) > farthestMove(s, s.units[id]),
      values: (s, { unit }) => allowance(s, s.units[unit]),
    },
    {
      rule: (s, { unit, hex }) => obstacle(s, s.units[unit], hex),
      stops: (s, { unit, hex }) => !canMoveTo(s, s.units[unit], hex),
    },
  ],
  offer: (s, _, seat, list) => {
    for (const unit of s.units) {
      if (unit.ordered !== NOT_ORDERED && unit.seat === seat && mayStillMove(s, unit)) {
        addUnitMoves(s, unit, list)
      }
    }
  },
}

const isEnemyLeader = (s: SamuraiState, unit: Unit, hex: HexId): boolean =>
  s.leaderAt[hex] >= 0 && s.leaders[s.leaderAt[hex]].seat !== unit.seat

const search = new Reach(board)

/** What is in a unit's way to a hex that is near enough, told by what the move would do without it. */
function obstacle(s: SamuraiState, unit: Unit, hex: HexId): string {
  const field = battlefield(s)
  const led = companion(s, unit) !== undefined
  const past = (to: HexId): boolean => !isBarred(s, field, to)
  const free = (to: HexId): boolean => past(to) && roomFor(s, unit, led, to)
  const terrain = (at: HexId): boolean => terrainAt(s, field, at).stops
  const far = farthestMove(s, unit)
  if (gets(unit.hex, hex, far, free, terrain)) {
    return kindOf(unit).arm === 'cavalry' ? 'SB-MOVE-06' : 'SB-MOVE-05'
  }
  if (gets(unit.hex, hex, far, free)) return 'SB-TER-03'
  return gets(unit.hex, hex, far, past) ? 'SB-MOVE-04' : 'SB-MOVE-11'
}

/** Whether a piece would get there if only these hexes were open, and only those ended its move. */
export function gets(
  from: HexId,
  hex: HexId,
  far: number,
  open: (hex: HexId) => boolean,
  stops: (hex: HexId) => boolean = () => false,
): boolean {
  search.search(from, far, { cost: (_, to) => (open(to) ? 1 : FORBIDDEN), stops })
  return search.mayEndIn(hex)
}
