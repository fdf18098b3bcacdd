import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { type GloryAction, stepTo } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexsideOf, hexsideTo, NA, type SideIndex } from '../../position/ground.ts'
import { inPoints } from '../../position/half-points.ts'
import { cardOf } from '../../position/piece.ts'
import { type GloryState, MARCHED, note, ROUTED, type UnitId } from '../../state.ts'
import { leaveSquare, relocate, worsen } from '../combat/effects.ts'
import { HOMEWARD } from './flight.ts'
import type { March } from './march.ts'
import { canEndOrGoOn } from './march-search.ts'
import { loseMarkers } from './reinforcement-marker.ts'
import { costIn, owedIn, stopsIn, type Toll } from './search.ts'
import { marchersOf, stepToll } from './toll.ts'

/** One step of a march: which there are, and taking it. Sections 4.3, 4.4. */

export function addSteps(s: GloryState, f: March, seat: Seat, list: GloryAction[]): void {
  if (f.stop) return
  const { around } = fieldOf(s).ground
  const { hex } = s.units[s.party[0]]
  const marchers = marchersOf(s, f, seat)
  const first = hexsideOf(hex, 0)
  for (let side = first; side < first + 6; side++) {
    const toll = stepToll(marchers, hex, side, f.hexes)
    if (toll === NA || costIn(toll) > f.left) continue
    const to = around[side] as HexId
    if (canEndOrGoOn(marchers, to, toll, f.left)) list.push(stepTo(to))
  }
}

/** What the step to a hex beside the party takes. */
function tollTo(s: GloryState, f: March, seat: Seat, to: HexId): Toll {
  const { hex } = s.units[s.party[0]]
  return stepToll(marchersOf(s, f, seat), hex, hexsideTo(fieldOf(s).ground, hex, to), f.hexes)
}

/** JG-4.4.1-f: whether the points left do not pay for a step that no other rule forbids. */
export function isTooDear(s: GloryState, f: March, seat: Seat, to: HexId): boolean {
  return costIn(tollTo(s, f, seat, to)) > f.left
}

/** Whether a step that is allowed and paid for leads to where the party can neither end nor go on. */
export function leadsNowhere(s: GloryState, f: March, seat: Seat, to: HexId): boolean {
  return !canEndOrGoOn(marchersOf(s, f, seat), to, tollTo(s, f, seat, to), f.left)
}

/** What the next step of a march costs, in movement points: for the words in which it is offered. */
export function pointsOfStep(s: GloryState, f: March, seat: Seat, to: HexId): number {
  return inPoints(costIn(tollTo(s, f, seat, to)))
}

export function takeStep(s: GloryState, f: March, seat: Seat, to: HexId): void {
  const { ground } = fieldOf(s)
  const from = s.units[s.party[0]].hex
  const side = hexsideTo(ground, from, to)
  const toll = stepToll(marchersOf(s, f, seat), from, side, f.hexes)
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
    const disorders = isRough(s, unit, side)
    if (disorders && way) f.rough = true
    else if (disorders) disorderMarcher(s, f, unit)
  }
  loseMarkers(s, f)
}

const isRough = (s: GloryState, unit: UnitId, side: SideIndex): boolean =>
  fieldOf(s).ground.disorders[cardOf(s, unit).mode][side] === 1

/** What a step does to the march, as far as it is plain before it is taken; null where it may change the party besides. */
export function foreseen(s: GloryState, f: March, seat: Seat, to: HexId): Foreseen | null {
  const { hex } = s.units[s.party[0]]
  const side = hexsideTo(fieldOf(s).ground, hex, to)
  if (s.party.some((unit) => isRough(s, unit, side))) return null
  const toll = stepToll(marchersOf(s, f, seat), hex, side, f.hexes)
  return { left: f.left - costIn(toll), owed: owedIn(toll), rough: false, stop: stopsIn(toll) }
}

export type Foreseen = Pick<March, 'left' | 'owed' | 'rough' | 'stop'>

/** A level taken on the march; one that routs drops out, one in a forced march goes no farther. */
function disorderMarcher(s: GloryState, f: March, unit: UnitId): void {
  worsen(s, unit, 1, HOMEWARD)
  if (s.units[unit].condition >= ROUTED) {
    note(s.units[unit], MARCHED)
    s.party = s.party.filter((each) => each !== unit)
  } else if (f.forced) f.stop = true
}
