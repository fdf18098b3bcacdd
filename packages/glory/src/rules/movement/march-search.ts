import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { NA } from '../../position/ground.ts'
import type { HalfPoints } from '../../position/half-points.ts'
import type { GloryState } from '../../state.ts'
import { mayEndIn } from './end-of-march.ts'
import type { March } from './march.ts'
import { costIn, type Mover, owedIn, stopsIn, type Toll, Ways } from './search.ts'
import { type Marchers, marchersOf, stepToll } from './toll.ts'

/** Where a march can come to. */

const NOWHERE = -1 as HexId

/** Where a march could end: by which first step, and how many of its steps disorder. */
export interface Destination {
  readonly hex: HexId
  readonly first: HexId
  readonly disorders: number
}

/**
 * Every hex but its own in which the party of a march could end, each by the way that leaves it the most points; where it could
 * end in the hex that is wanted, that one alone.
 */
export function destinations(
  s: GloryState,
  march: March,
  seat: Seat,
  wanted: HexId = NOWHERE,
): Destination[] {
  if (march.stop || s.party.length === 0) return []
  const marchers = marchersOf(s, march, seat)
  const ways = new Ways(moverOf(marchers, march.hexes), s.units[s.party[0]].hex, march.left, 'as found')
  const isEnd = (hex: HexId): boolean => {
    const toll = ways.tollTo(hex)
    return mayEnd(marchers, hex, toll, march.left - costIn(toll))
  }
  const isThere = wanted >= 0 && ways.tollTo(wanted) !== NA && isEnd(wanted)
  const list: Destination[] = []
  for (const hex of isThere ? [wanted] : ways.reached)
    if (isThere || isEnd(hex)) list.push(destinationBy(marchers, ways, hex))
  ways.discard()
  return list
}

/** Whether the party, come to a hex with so much left, may end there or can go on to where it may. */
export function canEndOrGoOn(marchers: Marchers, to: HexId, toll: Toll, left: HalfPoints): boolean {
  const rest = left - costIn(toll)
  return mayEnd(marchers, to, toll, rest) || (!stopsIn(toll) && canFinish(marchers, to, rest))
}

/** Whether the party, passing through a hex where it may not end, can come to one where it may. */
function canFinish(marchers: Marchers, hex: HexId, left: HalfPoints): boolean {
  const isEnough: Mover['isEnough'] = (to, toll, rest) => mayEnd(marchers, to, toll, rest)
  const mover = { ...moverOf(marchers, marchers.march.hexes + 1), isEnough }
  const ways = new Ways(mover, hex, left, 'as found')
  ways.discard()
  return ways.isCutShort
}

/** Whether a march that came to a hex by that step may end there: it can pay what it owes for that. */
function mayEnd({ s, march }: Marchers, hex: HexId, toll: Toll, left: HalfPoints): boolean {
  return left >= owedIn(toll) && mayEndIn(s, march, hex)
}

/** Those who march, as the search sees them where they have gone so many hexes. */
function moverOf(marchers: Marchers, hexes: number): Mover {
  const { ground } = marchers.field
  return {
    ground,
    least: ground.cheap[marchers.modes[0]],
    toll: (from, side, isFirst) => stepToll(marchers, from, side, isFirst ? hexes : hexes + 1),
  }
}

function destinationBy({ field, modes }: Marchers, ways: Ways, hex: HexId): Destination {
  const { around, disorders, ways: roads } = field.ground
  let first = hex
  let levels = 0
  for (const side of ways.sidesBackFrom(hex)) {
    first = around[side] as HexId
    const isRough = disorders[modes[0]][side] === 1
    if (isRough && (roads[side] === 0 || stopsIn(ways.tollTo(first)))) levels++
  }
  return { hex, first, disorders: levels }
}
