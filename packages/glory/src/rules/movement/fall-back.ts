import { DIRECTIONS, type HexId, neighbours } from '@gunbai/hexes'
import { done, only } from '@gunbai/kernel'
import { barredBy, type Forbidding } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexsideOf, hexsideTo, NA } from '../../position/ground.ts'
import { halves } from '../../position/half-points.ts'
import {
  cardOf,
  isNextToEnemy,
  occupant,
  otherSeat,
  seatOf,
  stackIn,
  valuesOf,
} from '../../position/piece.ts'
import { mayShare, mayStandIn } from '../../position/stacking.ts'
import { inEnemyFrontZone, inEnemyZone } from '../../position/zones.ts'
import { type Condition, ELIMINATED, type GloryState, ROUTED, type UnitId } from '../../state.ts'
import { breakSquare, matchFacing, relocate, setCondition } from '../combat/effects.ts'
import { commandersFollow } from './commander.ts'
import {
  ATTACKERS,
  DEFENDERS,
  type FallingBack,
  fallBack,
  HOMEWARD,
  homewardProgress,
  noteFlight,
  retreatLength,
  trample,
} from './flight.ts'
import { runTrampled } from './trampled.ts'

/**
 * Recoil and retreat, sections 10.3 and 10.5. They count hexes and levels, not points: what is looked for is not the
 * cheapest way but any that the unit survives (JG-10.3.1-c), so `survives` follows them all.
 */

fallBack.steps({
  begin: (s, f) => {
    if (s.units[f.unit].hex < 0) return done
    if (s.units[f.unit].square) breakSquare(s, s.units[f.unit].hex) // JG-4.2-j
    f.origin = s.units[f.unit].hex
    f.base = s.trampled.length
    f.points = halves(valuesOf(s, f.unit).movement)
    noteFlight(s, f.unit, f.origin)
    return undefined
  },
  // JG-10.3.1-d
  trapped: (s, f) => {
    if (fallBackHexes(s, f).length > 0) return
    setCondition(s, f.unit, ELIMINATED)
    return 'trampled'
  },
  hex: {
    who: (s, f) => only(seatOf(s, f.unit)),
    choices: [
      {
        kind: 'fallBack',
        candidates: (s, f, _, list) => {
          for (const hex of neighbours(fieldOf(s).ground.map, s.units[f.unit].hex))
            list.push({ kind: 'fallBack', hex })
        },
        bars: [barredBy((s, { hex }, f) => cannotFallBackTo(s, f, hex))],
        offer: (s, f, _, list) => {
          for (const hex of fallBackHexes(s, f)) list.push({ kind: 'fallBack', hex })
        },
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'fallBack') return undefined
      goTo(s, f, action.hex)
      if (s.units[f.unit].hex >= 0 && (f.left > 0 || !mayStay(s, f.unit))) return 'trapped'
      return undefined
    },
    skipForced: true,
    about: (_, f) => ({ unit: f.unit, hexes: f.left }),
    window: { class: 'retreat', declines: null },
  },
  trampled: (s, f) => (runTrampled(s, f.unit, f.base) ? 'trampled' : undefined),
})

export { fallBack }

function goTo(s: GloryState, f: FallingBack, hex: HexId): void {
  const piece = s.units[f.unit]
  const levels = levelsInto(s, f, piece.hex, hex)
  trample(s, f.unit, hex, f.spare)
  const from = piece.hex
  relocate(s, f.unit, hex, piece.condition === ROUTED ? 'retreat' : 'recoil')
  f.train = commandersFollow(s, seatOf(s, f.unit), from, hex, f.gone === 0 ? null : f.train)
  noteFlight(s, f.unit, from, hex)
  f.left--
  f.gone++
  const before = piece.condition
  if (levels > 0) setCondition(s, f.unit, Math.min(ELIMINATED, before + levels) as Condition)
  // one that routs on the way goes on to its full retreat
  if (before < ROUTED && piece.condition === ROUTED) f.left = retreatLength(s, f.unit)
  if (piece.hex >= 0 && f.left <= 0 && piece.condition < ROUTED) matchFacing(s, f.unit)
}

/** Whether a unit may end where it stands. */
function mayStay(s: GloryState, unit: UnitId): boolean {
  return mayShare(s, stackIn(s, s.units[unit].hex))
}

/** Levels taken by falling back over that hexside into that hex (JG-10.3.4-b, JG-10.3.5-a); NA where it is barred. */
function levelsInto(s: GloryState, f: FallingBack, from: HexId, to: HexId): number {
  const { ground } = fieldOf(s)
  const { mode, seat } = cardOf(s, f.unit)
  const side = hexsideTo(ground, from, to)
  const crossing = ground.fallsBack[mode][side]
  if (crossing === NA) return NA
  if (ground.terrain[to].name === 'castle') {
    // JG-10.3.4-c, R-78: by a way at its rate, in full next to an enemy
    const costs = isNextToEnemy(s, seat, to) ? ground.full : ground.cheap
    if (costs[mode][side] > f.points) return NA
  }
  return crossing + (inEnemyFrontZone(s, seat, to) ? 1 : 0)
}

/** JG-10.3.1: the hexes into which it may go next, those that avoid elimination if there are any. */
function fallBackHexes(s: GloryState, f: FallingBack): HexId[] {
  const { condition, hex } = s.units[f.unit]
  const all = nextHexes(s, f, hex, f.gone)
  const safe = all.filter((to) => survives(s, f, hex, to, f.gone, f.left, condition, false))
  if (condition < ROUTED) return safe
  // JG-5.1.2-g: a routed unit ends alone if it can
  const alone = safe.filter((to) => survives(s, f, hex, to, f.gone, f.left, condition, true))
  return alone.length > 0 ? alone : safe
}

function cannotFallBackTo(s: GloryState, f: FallingBack, to: HexId): Forbidding {
  const { hex } = s.units[f.unit]
  const seat = seatOf(s, f.unit)
  if (occupant(s, to) === otherSeat(seat)) return 'JG-5.1.2-a'
  if (s.tops[to] >= 0 && s.units[s.tops[to]].square) return 'JG-4.4.3-d'
  if (!nextHexes(s, f, hex, f.gone).includes(to)) return f.gone > 0 ? 'JG-10.3.1-b' : 'JG-10.3.1-a'
  if (levelsInto(s, f, hex, to) === NA) return 'JG-10.3.4-a'
  if (fallBackHexes(s, f).includes(to)) return null
  return survives(s, f, hex, to, f.gone, f.left, s.units[f.unit].condition, false)
    ? 'JG-5.1.2-g'
    : 'JG-10.3.1-c'
}

/** JG-10.3.1-a, JG-10.3.1-b, R-42: hexes that lead away, whatever they cost. */
function nextHexes(s: GloryState, f: FallingBack, from: HexId, gone: number): HexId[] {
  const field = fieldOf(s)
  const { around, map } = field.ground
  const { distances, size } = map
  const seat = seatOf(s, f.unit)
  const list: HexId[] = []
  for (const direction of DIRECTIONS) {
    const to = around[hexsideOf(from, direction)] as HexId
    if (to < 0) continue
    const there = occupant(s, to)
    if (there >= 0 && there !== seat) continue
    if (there === seat && s.units[s.tops[to]].square) continue // JG-4.4.3-d
    if (
      gone > 0
        ? distances[to * size + f.origin] > distances[from * size + f.origin]
        : leadsAway(s, f, from, to)
    )
      list.push(to)
  }
  return list
}

function leadsAway(s: GloryState, f: FallingBack, from: HexId, to: HexId): boolean {
  const { map } = fieldOf(s).ground
  const { distances, size } = map
  if (f.away === HOMEWARD) return homewardProgress(s, f.unit, from, to) > 0
  if (f.away !== ATTACKERS && f.away !== DEFENDERS)
    return distances[to * size + f.away] > distances[from * size + f.away]
  const fight = s.fights.at(-1)
  if (fight === undefined) return true
  for (const threat of f.away === ATTACKERS ? fight.origins : fight.targets) {
    if (distances[to * size + threat] > distances[from * size + threat] || threat === from) continue
    // JG-10.3.1-e: beside him is far enough where he has no zone of control
    if (distances[to * size + threat] !== 1 || inEnemyZone(s, seatOf(s, f.unit), to)) return false
  }
  return true
}

/** Whether going there lets the unit complete its way without being eliminated, and end it alone if that is asked. */
function survives(
  s: GloryState,
  f: FallingBack,
  from: HexId,
  to: HexId,
  gone: number,
  left: number,
  condition: Condition,
  alone: boolean,
): boolean {
  const levels = levelsInto(s, f, from, to)
  if (levels === NA) return false
  let after = condition + levels
  if (after >= ELIMINATED) return false
  let rest = left - 1
  if (condition < ROUTED && after === ROUTED) rest = retreatLength(s, f.unit)
  else after = Math.max(after, condition)
  if (rest <= 0 && s.tops[to] < 0) return true
  if (rest <= 0 && mayStandIn(s, [f.unit], to)) return !alone
  for (const next of nextHexes(s, f, to, gone + 1)) {
    if (survives(s, f, to, next, gone + 1, rest, after as Condition, alone)) return true
  }
  return false
}
