import { DIRECTIONS, type HexId, ring } from '@gunbai/hexes'
import { done as finished, nobody, only, procedure } from '@gunbai/kernel'
import { anyFacing, barredBy, type Forbidding, type GloryAction, type GloryChoice } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexBeyond, hexsideOf, NA } from '../../position/ground.ts'
import { halves, ONE_POINT } from '../../position/half-points.ts'
import type { Members } from '../../position/members.ts'
import {
  cardOf,
  directionBetween,
  isNextToEnemy,
  looksInto,
  occupant,
  otherSeat,
  seatOf,
  stackIn,
  valuesOf,
} from '../../position/piece.ts'
import { mayStandIn } from '../../position/stacking.ts'
import { inEnemyFrontZone, inEnemyZone, sharesEnemyZone } from '../../position/zones.ts'
import { CAVALRY } from '../../setups/battle.ts'
import {
  CHARGING,
  DISORDERED,
  type Fight,
  type GloryState,
  hasDone,
  note,
  REFUSED,
  ROUTED,
  type UnitId,
} from '../../state.ts'
import { zoneToll } from '../movement/allowance.ts'
import { commandersFollow } from '../movement/commander.ts'
import { isGuarded } from '../movement/entry.ts'
import { HOMEWARD } from '../movement/flight.ts'
import { matchFacing, passesCohesion, relocate, turnTo, worsen } from './effects.ts'
import { currentFight } from './fight-under-way.ts'
import { originsOf } from './shock-modifier.ts'

/** Refusal of a shock by cavalry, section 8.8, R-36, R-37. */

/** What attacks a hex: decides who may refuse, and whether with a test. */
function attackersOf(s: GloryState, now: Fight, hex: HexId): { test: boolean; heavyOnly: boolean } | null {
  let foot = false
  let heavy = false
  for (const unit of now.attackers) {
    const direction = directionBetween(s, s.units[unit].hex, hex)
    if (direction < 0 || !looksInto(s.units[unit].facing, direction)) continue
    if (hasDone(s.units[unit], CHARGING)) return null // JG-8.8.2-c
    const { arm, class: kind } = cardOf(s, unit)
    if (arm === 'inf') foot = true
    else if (kind === 'heavy') heavy = true
    else return null
  }
  return foot || heavy ? { test: foot, heavyOnly: !foot || heavy } : null
}

/** JG-8.8.1-a, JG-8.8.2-a, b, R-37: whether cavalry in a hex may slip away. */
export function mayRefuse(s: GloryState, now: Fight, hex: HexId): boolean {
  if (now.pursuit > 0 || s.tops[hex] < 0) return false
  const horse = cavalryIn(s, hex)
  if (
    horse.length === 0 ||
    horse.some((unit) => s.units[unit].condition >= ROUTED || hasDone(s.units[unit], REFUSED))
  )
    return false
  const by = attackersOf(s, now, hex)
  if (by === null || (by.heavyOnly && horse.some((unit) => cardOf(s, unit).class === 'heavy'))) return false
  return ways(s, hex).length > 0
}

function cavalryIn(s: GloryState, hex: HexId): UnitId[] {
  return stackIn(s, hex).filter((unit) => cardOf(s, unit).arm === 'cav')
}

interface Way {
  first: HexId
  last: HexId
  hexes: number
}

/** JG-8.8.1-c, i, j, k: every place it can slip to, with the first hex of the way there. */
function ways(s: GloryState, hex: HexId): Way[] {
  const { ground } = fieldOf(s)
  const horse = cavalryIn(s, hex)
  const seat = seatOf(s, horse[0])
  let points = 99
  for (const unit of horse) points = Math.min(points, halves(valuesOf(s, unit).movement))
  const list: Way[] = []
  for (const direction of DIRECTIONS) {
    const first = hexBeyond(ground, hex, direction)
    const cost = stepCost(s, horse, seat, hex, direction, true)
    if (cost === NA || cost > points) continue
    if (leavesThreats(s, hex, first, 1) && mayStandIn(s, horse, first))
      list.push({ first, last: first, hexes: 1 })
    if (inEnemyZone(s, seat, first)) continue
    for (const onward of DIRECTIONS) {
      const last = hexBeyond(ground, first, onward)
      const more = stepCost(s, horse, seat, first, onward, false)
      if (more === NA || cost + more > points || last === hex) continue
      if (!leavesThreats(s, hex, last, 2) || !mayStandIn(s, horse, last)) continue
      if (!list.some((each) => each.last === last && each.hexes === 2)) list.push({ first, last, hexes: 2 })
    }
  }
  return list
}

/** JG-8.8.1-c: whether a hex is so far from all who attack: out of contact, and two hexes farther in a long refusal. */
function leavesThreats(s: GloryState, from: HexId, to: HexId, hexes: number): boolean {
  const { distances, size } = fieldOf(s).ground.map
  return currentFight(s).attackers.every((unit) => {
    const threat = s.units[unit].hex
    if (distances[threat * size + from] !== 1) return true
    const distance = distances[threat * size + to]
    return hexes === 1 ? distance > 1 : distance === 3
  })
}

/** A step of a refusal at its full cost, or NA. */
function stepCost(
  s: GloryState,
  horse: readonly UnitId[],
  seat: number,
  from: HexId,
  direction: number,
  leaving: boolean,
): number {
  const { ground, battle } = fieldOf(s)
  const side = hexsideOf(from, direction)
  const to = ground.around[side] as HexId
  if (to < 0) return NA
  const there = s.tops[to]
  if (there >= 0 && (seatOf(s, there) !== seat || s.units[there].square)) return NA
  if (isGuarded(s, seat, to) || ground.cheap[CAVALRY][side] === NA) return NA
  let cost = isNextToEnemy(s, seat, to) ? ground.full[CAVALRY][side] : ground.cheap[CAVALRY][side]
  if (leaving) {
    if (inEnemyZone(s, seat, from)) cost += ONE_POINT
    if (sharesEnemyZone(s, seat, from, to)) return NA // JG-8.8.1-k
  } else if (s.tops[from] >= 0) cost += ONE_POINT // JG-4.4.3-a
  const disordered = horse.some((unit) => s.units[unit].condition === DISORDERED)
  if (disordered && battle.weather[s.turn] === 'night' && isNextToEnemy(s, seat, to)) return NA // JG-12.1-c
  if (inEnemyZone(s, seat, to)) {
    if (s.formations[cardOf(s, horse[0]).formation].demoralised) return NA
    if (disordered) cost += ONE_POINT
    cost += zoneToll(s)
  }
  return cost
}

interface Refusing {
  hex: HexId // where the cavalry stood
  first: HexId
  last: HexId
  hexes: number
  unit: UnitId // one that has gone, for the facing; -1 when none has
}

const slip = procedure<GloryState, Refusing, GloryAction>('refusal').steps({
  // JG-8.8.1-d, e, f, g; R-36: one that routs by the test makes its retreat instead
  test: (s, f) => {
    const now = currentFight(s)
    const by = attackersOf(s, now, f.hex)
    s.party = []
    for (const unit of cavalryIn(s, f.hex)) {
      note(s.units[unit], REFUSED)
      s.tell?.({ kind: 'refused', field: s.field, unit, hexes: f.hexes })
      if (by?.test && !passesCohesion(s, unit, f.hexes === 1 ? 1 : -2, 'refusal'))
        worsen(s, unit, 1, HOMEWARD)
      if (s.units[unit].condition < ROUTED) s.party.push(unit)
    }
    now.origins = originsOf(s, now)
  },
  go: (s, f) => {
    let train: Members | null = null
    for (const hex of f.hexes === 1 ? [f.last] : [f.first, f.last]) {
      for (const unit of s.party.slice()) {
        if (s.units[unit].condition >= ROUTED) continue
        const levels = levelsInto(s, unit, hex)
        const from = s.units[unit].hex
        relocate(s, unit, hex, 'refusal')
        train = commandersFollow(s, seatOf(s, unit), from, hex, from === f.hex ? null : train)
        if (levels > 0) worsen(s, unit, levels, HOMEWARD)
      }
    }
    const gone = s.party.filter((unit) => s.units[unit].hex === f.last && s.units[unit].condition < ROUTED)
    s.party = []
    f.unit = gone.length > 0 ? gone[0] : -1
    if (gone.length === 0 || gone.filter((unit) => matchFacing(s, unit, gone)).length > 0) return finished
    return undefined
  },
  face: {
    who: (s, f) => (f.unit >= 0 && s.units[f.unit].condition < ROUTED ? only(seatOf(s, f.unit)) : nobody),
    choices: [anyFacing],
    answer: (s, f, _, action) => {
      if (action.kind !== 'face') return
      for (const unit of cavalryIn(s, s.units[f.unit].hex)) turnTo(s, unit, action.facing)
    },
    about: (_, f) => ({ unit: f.unit }),
    window: { class: 'facing', declines: null },
  },
})

/** JG-8.8.1-h, j: a hex of 3 points or more, the front zone of another enemy, ground that disorders. */
function levelsInto(s: GloryState, unit: UnitId, to: HexId): number {
  const { ground } = fieldOf(s)
  const from = s.units[unit].hex
  const side = hexsideOf(from, directionBetween(s, from, to))
  const cost = isNextToEnemy(s, seatOf(s, unit), to)
    ? ground.full[CAVALRY][side]
    : ground.cheap[CAVALRY][side]
  let levels = cost >= halves(3) ? 1 : 0
  if (inEnemyFrontZone(s, seatOf(s, unit), to)) levels++
  if (ground.ways[side] === 0 && ground.disorders[CAVALRY][side] === 1) levels++
  return levels
}

/** The ways to slip out of a hex that one could point at: a hex beside it, or one two hexes off. */
export function refusalsOf<F>(from: (s: GloryState, facts: F) => HexId): GloryChoice<F> {
  return {
    kind: 'refuse',
    candidates: (s, f, _, list) => {
      const { map } = fieldOf(s).ground
      for (const hexes of [1, 2])
        for (const hex of ring(map, from(s, f), hexes)) list.push({ kind: 'refuse', hex, hexes })
    },
    bars: [barredBy((s, { hex, hexes }, f) => cannotSlipTo(s, from(s, f), hex, hexes))],
    offer: (s, f, _, list) => {
      for (const { last, hexes } of ways(s, from(s, f))) list.push({ kind: 'refuse', hex: last, hexes })
    },
  }
}

function cannotSlipTo(s: GloryState, from: HexId, to: HexId, hexes: number): Forbidding {
  const horse = cavalryIn(s, from)
  if (occupant(s, to) === otherSeat(seatOf(s, horse[0]))) return 'JG-5.1.2-a'
  if (!leavesThreats(s, from, to, hexes)) return 'JG-8.8.1-c'
  if (s.tops[to] >= 0 && !mayStandIn(s, horse, to)) return 'JG-5.1.2-e'
  return ways(s, from).some((each) => each.last === to && each.hexes === hexes) ? null : 'JG-8.8.1-i'
}

export const refusal = {
  procedure: slip,
  begin: (s: GloryState, hex: HexId, last: HexId, hexes: number): Refusing => {
    const way = ways(s, hex).find((each) => each.last === last && each.hexes === hexes)
    return { hex, first: way?.first ?? last, last, hexes, unit: -1 }
  },
}
