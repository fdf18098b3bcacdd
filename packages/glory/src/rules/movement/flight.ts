import { colOf, type HexId, rowOf } from '@gunbai/hexes'
import { procedure } from '@gunbai/kernel'
import type { GloryAction } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import type { Members } from '../../position/members.ts'
import { cardOf, seatOf, stackIn } from '../../position/piece.ts'
import { mayStandIn } from '../../position/stacking.ts'
import type { GloryState, UnitId } from '../../state.ts'

/** What recoil, retreat and rout have in common: their facts, who is passed through, and the way taken. Section 10. */

/** From what a unit falls back: a hex that fired at it, or one of these. */
export const ATTACKERS = -1 // the attackers of the fight under way
export const DEFENDERS = -2 // its defenders
export const HOMEWARD = -3 // nobody: toward the scenario's direction of rout, R-42
export type Away = HexId | typeof ATTACKERS | typeof DEFENDERS | typeof HOMEWARD

export interface FallingBack {
  unit: UnitId
  left: number // hexes still to go
  away: Away
  origin: HexId // the hex it began in
  gone: number // hexes gone
  spare: UnitId // a unit that is not passed through again (JG-10.5-d), or -1
  base: number // how many were waiting to test when it began, trampled by others
  train: Members // commanders who go with it
  points: number // half points with which it set out, R-78
}

/** The facts with which a recoil or retreat begins. */
export function startFallBack(
  s: GloryState,
  unit: UnitId,
  left: number,
  away: Away,
  spare: UnitId = -1,
): FallingBack {
  return { unit, left, away, origin: s.units[unit].hex, gone: 0, spare, base: 0, train: 0, points: 0 }
}

/** JG-10-b */
export function retreatLength(s: GloryState, unit: UnitId): number {
  return cardOf(s, unit).arm === 'cav' ? 3 : 2
}

export const fallBack = procedure<GloryState, FallingBack, GloryAction>('fall back')

export interface Rout {
  unit: UnitId
  edge: number // the edge it runs to, as a place in `edges`; -1 before that is chosen
  left: number // half movement points left
  moved: number // hexes gone
  aside: number // side steps taken
  column: number // where it began, in half hexes across its way
  spare: UnitId // a unit that is not passed through again (JG-10.5-d), or -1
  base: number // how many were waiting to test when it began, trampled by others
  train: Members // commanders who run with it
}

export const routMovement = procedure<GloryState, Rout, GloryAction>('rout movement')

/** The facts with which a rout movement begins: in phase D in place of a test, or in phase E. */
export function startRout(unit: UnitId, spare = -1): Rout {
  return { unit, edge: -1, left: 0, moved: 0, aside: 0, column: 0, spare, base: 0, train: 0 }
}

/** JG-9.5.2-g: whoever pursues follows the whole way that a unit flees in a fight, be it in several goes. */
export function noteFlight(s: GloryState, unit: UnitId, from: HexId, to?: HexId): void {
  const flights = s.fights.at(-1)?.flights
  if (flights === undefined) return
  let flight = flights.findLast((each) => each.unit === unit)
  if (flight === undefined || flight.path.at(-1) !== from) {
    flight = { unit, path: [from] }
    flights.push(flight)
  }
  if (to !== undefined) flight.path.push(to)
}

/** JG-10.5-b: notes the friends in a hex with whom the mover could not stack. */
export function trample(s: GloryState, unit: UnitId, hex: HexId, spare: UnitId): void {
  if (s.tops[hex] < 0 || mayStandIn(s, [unit], hex)) return
  for (const other of stackIn(s, hex)) {
    if (other !== spare && !s.trampled.includes(other)) s.trampled.push(other)
  }
}

/** How much nearer to the edge of its rout a step brings a unit, in half hexes; more than 0 is homeward. */
export function homewardProgress(s: GloryState, unit: UnitId, from: HexId, to: HexId): number {
  const { map } = fieldOf(s).ground
  let best = 0
  for (const edge of fieldOf(s).battle.routEdges[seatOf(s, unit)]) {
    const across = edge === 'E' || edge === 'W'
    const sign = edge === 'E' || edge === 'S' ? 1 : -1
    const gain = across ? halfColumns(s, to) - halfColumns(s, from) : 2 * (rowOf(map, to) - rowOf(map, from))
    best = Math.max(best, gain * sign)
  }
  return best
}

export function halfColumns(s: GloryState, hex: HexId): number {
  const { map } = fieldOf(s).ground
  return 2 * colOf(map, hex) + (rowOf(map, hex) & 1)
}
