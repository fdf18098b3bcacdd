import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { hexsideOf, NA, type SideIndex } from '../../position/ground.ts'
import type { HalfPoints } from '../../position/half-points.ts'
import type { GloryState } from '../../state.ts'
import { mayEndIn } from './end-of-march.ts'
import type { March } from './march.ts'
import { costIn, type Marchers, marchersOf, owedIn, stepToll, stopsIn, type Toll } from './toll.ts'

/** Where a march can come to. */

/** Where a march could end: by which first step, and how many of its steps disorder. */
export interface Destination {
  readonly hex: HexId
  readonly first: HexId
  readonly disorders: number
}

/** The way to a hex that leaves the most points. */
interface Way extends Destination {
  readonly left: HalfPoints
  readonly stop: boolean // it must stop there
  readonly ends: boolean // it may end there
}

/** Every hex but its own in which the party of a march could end, each by the way that leaves it the most points. */
export function destinations(s: GloryState, march: March, seat: Seat): Destination[] {
  if (march.stop || s.party.length === 0) return []
  const marchers = marchersOf(s, march, seat)
  const ways = search(marchers, s.units[s.party[0]].hex, march.left, march.hexes, false)
  return [...ways.values()].filter(({ ends }) => ends)
}

/** Whether the party, passing through a hex where it may not end, can come to one where it may. */
function canFinish(marchers: Marchers, hex: HexId, left: HalfPoints, hexes: number): boolean {
  for (const { ends } of search(marchers, hex, left, hexes, true).values()) if (ends) return true
  return false
}

/** Whether the party, come to a hex with so much left, may end there or can go on to where it may. */
export function canEndOrGoOn(marchers: Marchers, to: HexId, toll: Toll, left: HalfPoints): boolean {
  const { s, march } = marchers
  const rest = left - costIn(toll)
  if (rest >= owedIn(toll) && mayEndIn(s, march, to)) return true
  return !stopsIn(toll) && canFinish(marchers, to, rest, march.hexes + 1)
}

/** The best ways from a hex, where the march has gone so many hexes; only until one is found to end by, if that will do. */
function search(
  marchers: Marchers,
  start: HexId,
  left: HalfPoints,
  hexes: number,
  oneWillDo: boolean,
): Map<HexId, Way> {
  const best = new Map<HexId, Way>()
  const open: HexId[] = [start]
  for (let at = 0; at < open.length; at++) {
    const from = open[at]
    const here = best.get(from)
    if (here?.stop) continue
    const gone = from === start ? hexes : hexes + 1
    const first = hexsideOf(from, 0)
    for (let side = first; side < first + 6; side++) {
      const way = wayAcross(marchers, best, start, from, side, here, here?.left ?? left, gone)
      if (way === null) continue
      best.set(way.hex, way)
      if (oneWillDo && way.ends) return best
      open.push(way.hex)
    }
  }
  return best
}

/** The way across a side, if it is open and better than what is known. */
function wayAcross(
  marchers: Marchers,
  best: ReadonlyMap<HexId, Way>,
  start: HexId,
  from: HexId,
  side: SideIndex,
  here: Way | undefined,
  points: HalfPoints,
  gone: number,
): Way | null {
  const { s, march, modes } = marchers
  const { around, cheap, disorders, ways } = marchers.field.ground
  const to = around[side] as HexId
  if (to === start) return null
  const known = best.get(to)?.left ?? -1
  // Most sides lead back, or off the map: what the step costs at the least says so already
  const least = cheap[modes[0]][side]
  if (least === NA || points - least <= known) return null
  const toll = stepToll(marchers, from, side, gone)
  const left = points - costIn(toll)
  if (toll === NA || left < 0 || left <= known) return null
  const rough = disorders[modes[0]][side] === 1 && (ways[side] === 0 || stopsIn(toll))
  return {
    hex: to,
    first: here?.first ?? to,
    disorders: (here?.disorders ?? 0) + (rough ? 1 : 0),
    left,
    stop: stopsIn(toll),
    ends: left >= owedIn(toll) && mayEndIn(s, march, to),
  }
}
