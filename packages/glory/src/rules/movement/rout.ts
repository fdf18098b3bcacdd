import { type Direction, directionTo, type HexId, neighbours } from '@gunbai/hexes'
import { done, nobody, only } from '@gunbai/kernel'
import { barredBy, type Forbidding, type Of } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { directionOf, hexBeyond, hexsideOf, hexsideTo, NA } from '../../position/ground.ts'
import { halves, inPoints, ONE_POINT } from '../../position/half-points.ts'
import { has } from '../../position/members.ts'
import { cardOf, isAlone, occupant, seatOf, stackIn, valuesOf } from '../../position/piece.ts'
import { mayShare } from '../../position/stacking.ts'
import { inEnemyFrontZone, inEnemyZone, sharesEnemyZone } from '../../position/zones.ts'
import { edges } from '../../setups/battle.ts'
import { ELIMINATED, type GloryState, ROUTED, type UnitId } from '../../state.ts'
import { relocate, routFacing, setCondition, turnTo } from '../combat/effects.ts'
import { zoneToll } from './allowance.ts'
import { commandersFollow, loseCommander } from './commander.ts'
import { halfColumns, noteFlight, type Rout, routMovement, trample } from './flight.ts'
import { runTrampled } from './trampled.ts'

/**
 * Rout movement, section 10.4, R-40. Nothing is searched for: from each hex it runs straight to its edge, aside only where
 * it must, and its owner chooses between the hexes that are left, one at a time.
 */

/** Directions that lead to an edge: straight ones first. North and south are reached by two in turn. */
const straightWays = [[5, 0], [1], [2, 3], [4]] // N E S W
const sideWays = [[], [0, 2], [], [5, 3]]

routMovement.steps({
  // JG-10.4-f: one that rests in a refuge need not move
  edge: {
    who: (s, f) => {
      const { hex } = s.units[f.unit]
      if (hex < 0 || s.units[f.unit].condition !== ROUTED) return nobody
      return only(seatOf(s, f.unit))
    },
    choices: [
      {
        kind: 'rout',
        candidates: (_, f, __, list) => {
          edges.forEach((_each, edge) => {
            list.push({ kind: 'rout', unit: f.unit, edge })
          })
        },
        bars: [
          {
            rule: 'JG-10.4-b',
            stops: (s, { edge }, _, seat) => !fieldOf(s).battle.routEdges[seat].includes(edges[edge]),
          },
        ],
        offer: (s, f, seat, list) => {
          for (const edge of fieldOf(s).battle.routEdges[seat])
            list.push({ kind: 'rout', unit: f.unit, edge: edges.indexOf(edge) })
        },
      },
      {
        kind: 'rest',
        candidates: (_, __, ___, list) => void list.push(rest),
        bars: [{ rule: 'JG-10.4-f', stops: (s, _, f) => !isInRefuge(s, f) }],
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'rout') return done
      f.edge = action.edge
      turnTo(s, f.unit, routFacing(edges[f.edge])) // JG-10.2-f
      f.left = halves(valuesOf(s, f.unit).movement)
      f.column = halfColumns(s, s.units[f.unit].hex)
      f.base = s.trampled.length
      return undefined
    },
    skipForced: true,
    about: (_, f) => ({ unit: f.unit }),
    window: { class: 'rout', declines: null },
  },
  // JG-10.4-b, JG-10.4-c, JG-10.4-j
  stuck: (s, f) => {
    if (f.edge < 0 || s.units[f.unit].hex < 0) return done
    const { hex } = s.units[f.unit]
    const stand = mayStay(s, f.unit)
    if (f.left <= 0 && f.moved > 0 && stand) return 'trampled'
    if (routHexes(s, f).length > 0) return
    if (leadsOffMap(s, f) || harmAhead(s, f) || f.moved === 0 || !stand) {
      // JG-10.4-f: in a refuge it stops rather than be lost
      if (fieldOf(s).ground.refuge[hex] === 1 && (f.moved === 0 || stand)) return 'trampled'
      for (const [commander, each] of s.commanders.entries()) {
        // JG-2.5.2-f
        if (
          leadsOffMap(s, f) &&
          each.hex === hex &&
          (f.moved > 0 ? has(f.train, commander) : occupantsBut(s, f.unit, hex) === 0) &&
          commanderSeat(s, commander) === seatOf(s, f.unit)
        ) {
          loseCommander(s, commander)
        }
      }
      setCondition(s, f.unit, ELIMINATED)
    }
    return 'trampled'
  },
  hex: {
    who: (s, f) => only(seatOf(s, f.unit)),
    choices: [
      {
        kind: 'flee',
        candidates: (s, f, _, list) => {
          for (const hex of neighbours(fieldOf(s).ground.map, s.units[f.unit].hex))
            list.push({ kind: 'flee', hex })
        },
        bars: [barredBy((s, { hex }, f) => cannotFleeTo(s, f, hex))],
        offer: (s, f, _, list) => {
          for (const hex of routHexes(s, f)) list.push({ kind: 'flee', hex })
        },
      },
      {
        kind: 'rest',
        candidates: (_, __, ___, list) => void list.push(rest),
        bars: [
          { rule: 'JG-10.4-f', stops: (s, _, f) => f.moved === 0 || !isInRefuge(s, f) },
          { rule: 'JG-5.1.2-g', stops: (s, _, f) => !mayStay(s, f.unit) },
        ],
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'flee') return
      const from = s.units[f.unit].hex
      const { ground } = fieldOf(s)
      const direction = directionOf(hexsideTo(ground, from, action.hex))
      f.left -= Math.max(0, stepCost(s, f, from, direction))
      if (!isStraight(s, f, from, direction)) f.aside++
      trample(s, f.unit, action.hex, f.spare)
      relocate(s, f.unit, action.hex, 'rout')
      f.train = commandersFollow(s, seatOf(s, f.unit), from, action.hex, f.moved === 0 ? null : f.train)
      noteFlight(s, f.unit, from, action.hex)
      f.moved++
      return 'stuck'
    },
    skipForced: true,
    about: (_, f) => ({ unit: f.unit, left: inPoints(f.left) }),
    window: { class: 'rout', declines: null },
  },
  trampled: (s, f) => (runTrampled(s, f.unit, f.base) ? 'trampled' : undefined),
})

export { routMovement }

const rest: Of<'rest'> = { kind: 'rest' }

function isInRefuge(s: GloryState, f: Rout): boolean {
  return fieldOf(s).ground.refuge[s.units[f.unit].hex] === 1
}

function commanderSeat(s: GloryState, commander: number): number {
  return fieldOf(s).battle.commanders[commander].seat
}

function occupantsBut(s: GloryState, unit: UnitId, hex: HexId): number {
  return stackIn(s, hex).filter((other) => other !== unit).length
}

/** JG-5.1.2-g, JG-10.4-h: whether it may end where it stands: alone, or with routed units. */
function mayStay(s: GloryState, unit: UnitId): boolean {
  return mayShare(s, stackIn(s, s.units[unit].hex))
}

/** JG-10.4-d: the cost of a step, zones and weather included; no extra for friends, fords and bridges. */
function stepCost(s: GloryState, f: Rout, from: HexId, direction: number): number {
  const { ground } = fieldOf(s)
  const cost = ground.routs[cardOf(s, f.unit).mode][hexsideOf(from, direction)]
  if (cost === NA) return NA
  const seat = seatOf(s, f.unit)
  const toll = zoneToll(s)
  const enters = toll > 0 && inEnemyZone(s, seat, hexBeyond(ground, from, direction))
  return cost + (inEnemyZone(s, seat, from) ? ONE_POINT : 0) + (enters ? toll : 0)
}

function isStraight(s: GloryState, f: Rout, from: HexId, direction: number): boolean {
  if (!straightWays[f.edge].includes(direction)) return false
  if (f.edge === 1 || f.edge === 3) return true
  const to = hexBeyond(fieldOf(s).ground, from, direction)
  return to < 0 || Math.abs(halfColumns(s, to) - f.column) <= 1 + 2 * f.aside
}

// Rules against a step that mean more than that it is barred: it would take a level, its points end, it stops one short.
const HARMS = 'JG-10.4-e'
const TOO_DEAR = 'JG-4.4.1-f'
const ONE_SHORT = 'JG-10.4-h'

/** The rule that bars a step, be it ground, units, the harm it would do or want of points. */
function cannotRun(s: GloryState, f: Rout, from: HexId, direction: number): Forbidding {
  const { ground } = fieldOf(s)
  const seat = seatOf(s, f.unit)
  const to = hexBeyond(ground, from, direction)
  if (to < 0) return 'JG-10.4-j'
  const there = occupant(s, to)
  if (there >= 0 && there !== seat) return 'JG-5.1.2-a'
  if (there === seat && s.units[s.tops[to]].square) return 'JG-4.4.3-d'
  const cost = stepCost(s, f, from, direction)
  if (cost === NA) return 'JG-4.3.2-a'
  if (sharesEnemyZone(s, seat, from, to)) return 'JG-10.4-c'
  // JG-4.4.1-f: what it cannot pay for does it no harm; JG-10.5-a: past its points it goes on only to get clear of friends
  if (cost > f.left && (f.moved === 0 || mayStay(s, f.unit))) return TOO_DEAR
  if (ground.steep[hexsideOf(from, direction)] === 1 || inEnemyFrontZone(s, seat, to)) return HARMS
  // JG-10.4-h: it stops one hex short of another routed unit where its points would end
  if (
    there === seat &&
    s.units[s.tops[to]].condition === ROUTED &&
    f.moved > 0 &&
    f.left - cost <= 1 &&
    isAlone(s, f.unit)
  )
    return ONE_SHORT
  return null
}

/**
 * Where it may go next: straight on; aside only where straight on is blocked or would harm (JG-10.4-g), or is too dear as
 * a first hex, which would be its end.
 */
function routHexes(s: GloryState, f: Rout): HexId[] {
  const { ground } = fieldOf(s)
  const from = s.units[f.unit].hex
  const all = [...straightWays[f.edge], ...sideWays[f.edge]]
  const list: HexId[] = []
  let dear = false
  for (const direction of all) {
    if (!isStraight(s, f, from, direction)) continue
    const against = cannotRun(s, f, from, direction)
    if (against === null) list.push(hexBeyond(ground, from, direction))
    if (against === TOO_DEAR || against === ONE_SHORT) dear = true
  }
  // JG-10.4-h: two routed units part if they can, by stopping one hex short or by a column
  if (list.length > 0 || (dear && f.moved > 0)) return list
  if (leadsOffMap(s, f)) return list
  const limit = cardOf(s, f.unit).arm === 'inf' ? 2 : 3
  if (f.aside >= limit) return list
  for (const direction of all) {
    if (isStraight(s, f, from, direction)) continue
    if (cannotRun(s, f, from, direction) === null) list.push(hexBeyond(ground, from, direction))
  }
  return list
}

function cannotFleeTo(s: GloryState, f: Rout, to: HexId): Forbidding {
  const from = s.units[f.unit].hex
  const direction = directionTo(fieldOf(s).ground.map, from, to) as Direction
  if (![...straightWays[f.edge], ...sideWays[f.edge]].includes(direction)) return 'JG-10.4-b'
  return cannotRun(s, f, from, direction) ?? (routHexes(s, f).includes(to) ? null : 'JG-10.4-g')
}

/** Whether straight on is the rim of the map and points are left (JG-10.4-j). */
function leadsOffMap(s: GloryState, f: Rout): boolean {
  if (f.left <= 0 && mayStay(s, f.unit)) return false
  const from = s.units[f.unit].hex
  return straightWays[f.edge].every((direction) => hexBeyond(fieldOf(s).ground, from, direction) < 0)
}

function harmAhead(s: GloryState, f: Rout): boolean {
  const from = s.units[f.unit].hex
  return straightWays[f.edge].some((direction) => cannotRun(s, f, from, direction) === HARMS)
}
