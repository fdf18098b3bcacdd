import { colOf, DIRECTIONS, type Direction, type HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { type GloryAction, stepTo } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { directionOf, hexBeyond, hexsideOf, hexsideTo, NA } from '../../position/ground.ts'
import { cardOf, enemyDistance, hasOthers, isNextToEnemy, topTroop } from '../../position/piece.ts'
import { mayStandIn } from '../../position/stacking.ts'
import { inEnemyFrontZone, inEnemyZone, sharesEnemyZone } from '../../position/zones.ts'
import { DISORDERED, type GloryState, MARCHED, MARKED, note, ROUTED, type UnitId } from '../../state.ts'
import { leaveSquare, relocate, worsen } from '../combat/effects.ts'
import { zoneToll } from './allowance.ts'
import { isGuarded } from './entry.ts'
import { HOMEWARD } from './flight.ts'
import type { March } from './march.ts'
import { loseMarkers } from './reinforcement-marker.ts'

/** One step of a march: what it costs, whether it may be taken, and taking it. Sections 4.3, 4.4, 6.2.2. */

export function addSteps(s: GloryState, f: March, seat: Seat, list: GloryAction[]): void {
  if (f.stop) return
  const { around } = fieldOf(s).ground
  const { hex } = s.units[s.party[0]]
  for (const direction of DIRECTIONS) {
    const toll = stepToll(s, f, seat, hex, direction, f.hexes)
    if (toll === NA || costIn(toll) > f.left) continue
    const to = around[hexsideOf(hex, direction)] as HexId
    if (canEndOrGoOn(s, f, seat, to, toll, f.hexes, f.left)) list.push(stepTo(to))
  }
}

/** JG-4.4.1-f: whether the points left do not pay for a step that no other rule forbids. */
export function isTooDear(s: GloryState, f: March, seat: Seat, direction: Direction): boolean {
  return costIn(stepToll(s, f, seat, s.units[s.party[0]].hex, direction, f.hexes)) > f.left
}

/** Whether a step that is allowed and paid for leads to where the party can neither end nor go on. */
export function leadsNowhere(s: GloryState, f: March, seat: Seat, direction: Direction): boolean {
  const { hex } = s.units[s.party[0]]
  const to = hexBeyond(fieldOf(s).ground, hex, direction)
  const toll = stepToll(s, f, seat, hex, direction, f.hexes)
  return !canEndOrGoOn(s, f, seat, to, toll, f.hexes, f.left)
}

/** What the next step of a march costs, in movement points: for the words in which it is offered. */
export function pointsOfStep(s: GloryState, f: March, seat: Seat, to: HexId): number {
  const { hex } = s.units[s.party[0]]
  const direction = directionOf(hexsideTo(fieldOf(s).ground, hex, to))
  return costIn(stepToll(s, f, seat, hex, direction, f.hexes)) / 2
}

/**
 * What a step takes, in one number, since searches ask for a great many: half points, the half points owed for stopping
 * there, and whether the march must stop there.
 */
type Toll = number
const tollOf = (cost: number, owed: number, stop: boolean): Toll => cost | (owed << 12) | (stop ? 1 << 24 : 0)
const costIn = (toll: Toll): number => toll & 4095
const owedIn = (toll: Toll): number => (toll >> 12) & 4095
const stopsIn = (toll: Toll): boolean => toll >> 24 === 1

/** Whether the party, come to a hex with so much left, may end there or can go on to where it may. */
function canEndOrGoOn(
  s: GloryState,
  f: March,
  seat: Seat,
  to: HexId,
  toll: Toll,
  hexes: number,
  left: number,
): boolean {
  const rest = left - costIn(toll)
  if (rest >= owedIn(toll) && mayEndIn(s, f, to)) return true
  return !stopsIn(toll) && canFinish(s, f, seat, to, hexes + 1, rest)
}

// The search of canFinish: hexes still to look at, and by hex the most points with which it was come to.
const frontier: HexId[] = []
const bestLeft = new Map<HexId, number>()

/** Whether the party, passing through a hex where it may not end, can come to one where it may. */
function canFinish(s: GloryState, f: March, seat: Seat, hex: HexId, hexes: number, left: number): boolean {
  const { around } = fieldOf(s).ground
  frontier.length = 0
  bestLeft.clear()
  frontier.push(hex)
  bestLeft.set(hex, left)
  while (frontier.length > 0) {
    const from = frontier.pop() as HexId
    const points = bestLeft.get(from) as number
    for (const direction of DIRECTIONS) {
      const toll = stepToll(s, f, seat, from, direction, hexes)
      if (toll === NA || costIn(toll) > points) continue
      const to = around[hexsideOf(from, direction)] as HexId
      const rest = points - costIn(toll)
      if (rest >= owedIn(toll) && mayEndIn(s, f, to)) return true
      if (stopsIn(toll) || (bestLeft.get(to) ?? -1) >= rest) continue
      bestLeft.set(to, rest)
      frontier.push(to)
    }
  }
  return false
}

/** Where a march could end: by which first step, and how many of its steps disorder. */
export interface Destination {
  readonly hex: HexId
  readonly first: HexId
  readonly disorders: number
}

/** Every hex but its own in which the party of a march could end, each by the way that leaves it the most points. */
export function destinations(s: GloryState, f: March, seat: Seat): Destination[] {
  const { ground, cards } = fieldOf(s)
  const list: Destination[] = []
  if (f.stop || s.party.length === 0) return list
  const { mode } = cards[s.party[0]]
  const start = s.units[s.party[0]].hex
  const best = new Map<
    HexId,
    { hex: HexId; first: HexId; disorders: number; left: number; stop: boolean; ends: boolean }
  >()
  const open: HexId[] = [start]
  for (let at = 0; at < open.length; at++) {
    const from = open[at]
    const here = best.get(from)
    if (here?.stop) continue
    const points = here?.left ?? f.left
    for (const direction of DIRECTIONS) {
      const side = hexsideOf(from, direction)
      const to = ground.around[side] as HexId
      const known = best.get(to)?.left ?? -1
      // Most sides lead back: what the step costs at the least says so already
      const least = ground.cheap[mode][side]
      if (to < 0 || to === start || least === NA || points - least <= known) continue
      const toll = stepToll(s, f, seat, from, direction, from === start ? f.hexes : f.hexes + 1)
      if (toll === NA || costIn(toll) > points) continue
      const left = points - costIn(toll)
      if (left <= known) continue
      const rough = ground.disorders[mode][side] === 1 && (ground.ways[side] === 0 || stopsIn(toll))
      best.set(to, {
        hex: to,
        first: here?.first ?? to,
        disorders: (here?.disorders ?? 0) + (rough ? 1 : 0),
        left,
        stop: stopsIn(toll),
        ends: left >= owedIn(toll) && mayEndIn(s, f, to),
      })
      open.push(to)
    }
  }
  for (const each of best.values()) if (each.ends) list.push(each)
  return list
}

/** What a step takes from the party, or NA. The bars of a step name the rules one by one. */
function stepToll(s: GloryState, f: March, seat: Seat, from: HexId, direction: number, hexes: number): Toll {
  const field = fieldOf(s)
  const { ground, cards, battle } = field
  const side = hexsideOf(from, direction)
  const to = ground.around[side] as HexId
  if (to < 0) return NA
  const there = s.tops[to]
  if (there >= 0) {
    if (cards[there].seat !== seat) return NA // JG-5.1.2-a
    if (s.units[there].square) return NA // JG-4.4.3-d
    if (f.forced) return NA // JG-4.1.3-f
  }
  let cost = 0
  let full = 0
  let gunsOnly = true
  let disordered = false
  let demoralised = false
  let marked = false
  for (const unit of s.party) {
    const { mode, arm, formation } = cards[unit]
    const cheapest = ground.cheap[mode][side]
    if (cheapest === NA) return NA
    if (cheapest > cost) cost = cheapest // JG-4.4.1-d
    if (ground.full[mode][side] > full) full = ground.full[mode][side]
    if (arm !== 'art') gunsOnly = false
    if (s.units[unit].condition === DISORDERED) disordered = true
    if (s.formations[formation].demoralised) demoralised = true
    if (s.units[unit].standing === MARKED) marked = true
  }
  if (isGuarded(s, seat, to)) return NA
  if (f.forced && enemyDistance(s, seat, to) < 5) return NA // JG-4.1.3-c
  let owed = 0
  let stop = marked && enemyDistance(s, seat, to) <= 5
  let extra = 0
  if (hexes > 0 && hasOthers(s, from, s.party)) extra += 2 // JG-4.4.3-a
  if (hexes === 0 && f.zoned) {
    // JG-6.2.2-f, g, h, R-25
    extra += 2
    if (inEnemyFrontZone(s, seat, to) || sharesEnemyZone(s, seat, from, to)) return NA
  }
  if (isNextToEnemy(s, seat, to)) {
    if (disordered && battle.weather[s.turn] === 'night') return NA // JG-12.1-c
    owed = Math.max(0, full - cost) // JG-4.3.1-b
    if (inEnemyZone(s, seat, to)) {
      if (demoralised) return NA // JG-11.2-c
      if (gunsOnly && topTroop(s, to) < 0) return NA // JG-6.2.2-d
      if (disordered) extra += 2 // JG-6.2.2-c
      extra += zoneToll(s)
      cost = full
      owed = 0
      stop = true // JG-6.2.2-a
    }
  }
  return tollOf(cost + extra, owed, stop)
}

/** JG-5.1.2-e, and the limit that a combined marker may set. */
export function mayEndIn(s: GloryState, f: March, hex: HexId): boolean {
  if (s.tops[hex] >= 0 && !mayStandIn(s, s.party, hex)) return false
  return leadsAway(s, f, hex)
}

/** Whether a march that must lead away, by its marker, would end farther away in that hex. */
export function leadsAway(s: GloryState, f: March, hex: HexId): boolean {
  const away = s.active?.away ?? 0
  if (away === 0 || f.entered) return true
  const { map } = fieldOf(s).ground
  return Math.abs(colOf(map, hex) + 1 - away) > Math.abs(colOf(map, f.start) + 1 - away)
}

export function takeStep(s: GloryState, f: March, seat: Seat, to: HexId): void {
  const { ground } = fieldOf(s)
  const from = s.units[s.party[0]].hex
  const side = hexsideTo(ground, from, to)
  const toll = stepToll(s, f, seat, from, directionOf(side), f.hexes)
  f.left -= costIn(toll)
  f.owed = owedIn(toll)
  f.stop = stopsIn(toll)
  f.hexes++
  const way = ground.ways[side] > 0 && !f.stop
  f.rough = false
  const party = s.party.slice()
  for (const unit of party) {
    leaveSquare(s, unit)
    relocate(s, unit, to, f.forced ? 'forced march' : 'march')
    const disorders = ground.disorders[cardOf(s, unit).mode][side] === 1
    if (disorders && way) f.rough = true
    else if (disorders) disorderMarcher(s, f, unit)
  }
  loseMarkers(s, f)
}

/** A level taken on the march; one that routs drops out, one in a forced march goes no farther. */
function disorderMarcher(s: GloryState, f: March, unit: UnitId): void {
  worsen(s, unit, 1, HOMEWARD)
  if (s.units[unit].condition >= ROUTED) {
    note(s.units[unit], MARCHED)
    s.party = s.party.filter((each) => each !== unit)
  } else if (f.forced) f.stop = true
}
