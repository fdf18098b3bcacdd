import { distance, FORBIDDEN, Reach } from '@gunbai/hexes'
import type { Action, Seat } from '@gunbai/kernel'
import { CAVALRY_CHARGE, INFANTRY_ONSLAUGHT, SERPENT_COMMAND } from '../../data/command-cards.ts'
import type { TerrainName } from '../../data/terrain.ts'
import { board, type HexId, isOnBoard, NOWHERE } from '../../position/board.ts'
import { battlefield, isBarred, terrainAt } from '../../position/ground.ts'
import { enemyAt, roomFor } from '../../position/pieces.ts'
import { BY_CARD, isGuard, kindOf, NOT_ORDERED, type SamuraiState, UNMOVED, type Unit } from '../../state.ts'
import { companion, farthestBattle, farthestMove } from './movement.ts'

/** A rule that forbids, with the values of its message. */
export interface Refusal {
  readonly rule: string
  readonly values?: Record<string, number>
}

/** The rule that forbids a unit's move. */
export function whyNotMove(s: SamuraiState, seat: Seat, action: Action): Refusal | null {
  const { kind, unit: id, hex } = action as Partial<{ kind: string; unit: number; hex: number }>
  if (kind !== 'move' || !isOnBoard(hex)) return null
  const unit = s.units[id ?? -1]
  if (unit === undefined || unit.hex === NOWHERE || unit.seat !== seat) return null
  return whyNoMove(s, unit) ?? whyNotThere(s, unit, hex) ?? whyOutOfReach(s, unit, hex)
}

/** Why it does not move at all. */
function whyNoMove(s: SamuraiState, unit: Unit): Refusal | null {
  if (unit.ordered === NOT_ORDERED) return { rule: 'SB-ORD-01' }
  if (unit.locked) return { rule: 'SB-SCN-08' }
  if (unit.moved > 0) return { rule: 'SB-MOVE-02' }
  if (unit.moved !== UNMOVED) return unit.barred ? insulted(s) : { rule: 'SB-ORD-11' }
  if (farthestMove(s, unit) > 0) return null
  return { rule: isGuard(unit) ? 'SB-MOVE-19' : 'SB-CC-HOLD-03' }
}

/** A unit that was called back, or held, by an Insult to its leader. */
const insulted = (s: SamuraiState): Refusal => ({
  rule: battlefield(s).edition.insultAfterOrders ? 'SB-DC-INSULT-02' : 'SB-DC-INSULT-01',
})

/** Why it could not stand there, however near. */
function whyNotThere(s: SamuraiState, unit: Unit, hex: HexId): Refusal | null {
  if (terrainAt(s, battlefield(s), hex).impassable) return { rule: 'SB-MOVE-11' }
  if (enemyAt(s, unit.seat, hex) || s.unitAt[hex] >= 0) return { rule: 'SB-MOVE-04' }
  if (companion(s, unit) !== undefined && s.leaderAt[hex] >= 0) return { rule: 'SB-MOVE-08' }
  return roomFor(s, unit, false, hex) ? null : { rule: 'SB-MOVE-07' }
}

const reach = new Reach(board)

/** Why it does not get there: it is too far, or something is in the way, told by what the move would do without it. */
function whyOutOfReach(s: SamuraiState, unit: Unit, hex: HexId): Refusal {
  const far = farthestMove(s, unit)
  if (distance(board, unit.hex, hex) > far) return tooFar(s, unit)
  const field = battlefield(s)
  const led = companion(s, unit) !== undefined
  const past = (to: HexId): boolean => !isBarred(s, field, to)
  const free = (to: HexId): boolean => past(to) && roomFor(s, unit, led, to)
  const terrain = (at: HexId): boolean => terrainAt(s, field, at).stops
  if (gets(unit, hex, far, free, terrain))
    return { rule: kindOf(unit).arm === 'cavalry' ? 'SB-MOVE-06' : 'SB-MOVE-05' }
  if (gets(unit, hex, far, free)) return { rule: 'SB-TER-03' }
  if (gets(unit, hex, far, past)) return { rule: 'SB-MOVE-04' }
  return { rule: 'SB-MOVE-11' }
}

/** Whether it would get there if only these hexes were open, and only those ended its move. */
function gets(
  unit: Unit,
  hex: HexId,
  far: number,
  open: (hex: HexId) => boolean,
  stops: (hex: HexId) => boolean = () => false,
): boolean {
  reach.search(unit.hex, far, { cost: (_, to) => (open(to) ? 1 : FORBIDDEN), stops })
  return reach.mayEndIn(hex)
}

/** Why a unit that moved this turn may not battle any more. */
export function whyBarred(s: SamuraiState, unit: Unit): Refusal {
  if (unit.moved > farthestBattle(s, unit)) return tooFar(s, unit)
  if (unit.moved === 0) return insulted(s)
  return { rule: entryRules[terrainAt(s, battlefield(s), unit.hex).name] ?? 'SB-BONUS-05' }
}

const entryRules: Readonly<Partial<Record<TerrainName, string>>> = {
  buildings: 'SB-TER-BUILD-01',
  gorge: 'SB-TER-GORGE-01',
  castle: 'SB-TER-CASTLE-01',
  fence: 'SB-TER-FENCE-02',
  palisade: 'SB-TER-FENCE-02',
}

/** How far it moves, and how far if it is to battle: the rule of its kind, or of the card that ordered it. */
const tooFar = (s: SamuraiState, unit: Unit): Refusal => ({
  rule: moveRule(s, unit),
  values: { hexes: farthestMove(s, unit), battle: farthestBattle(s, unit) },
})

function moveRule(s: SamuraiState, unit: Unit): string {
  const { arm, code, edition } = kindOf(unit)
  const face = unit.ordered === BY_CARD ? s.turn.face : -1
  if (face === SERPENT_COMMAND) return 'SB-CC-SERP-02'
  if (face === CAVALRY_CHARGE && arm === 'cavalry') return 'SB-CC-CHARGE-03'
  if (face === INFANTRY_ONSLAUGHT && arm === 'infantry') return 'SB-CC-ONSL-02'
  return edition === 'zvezda' ? 'SB-MOVE-17' : gmtMoves[code]
}

const gmtMoves: Readonly<Record<string, string>> = {
  ssp: 'SB-MOVE-12',
  sb: 'SB-MOVE-12',
  asp: 'SB-MOVE-13',
  ab: 'SB-MOVE-14',
  li: 'SB-MOVE-14',
  aa: 'SB-MOVE-15',
  sspc: 'SB-MOVE-16',
  sbc: 'SB-MOVE-16',
}
