import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { type Field, fieldOf } from '../../position/field.ts'
import { NA, type SideIndex } from '../../position/ground.ts'
import { type HalfPoints, ONE_POINT } from '../../position/half-points.ts'
import { enemyDistance, hasOthers, isNextToEnemy, topTroop } from '../../position/piece.ts'
import { inEnemyFrontZone, inEnemyZone, sharesEnemyZone } from '../../position/zones.ts'
import { DISORDERED, type GloryState, MARKED } from '../../state.ts'
import { zoneToll } from './allowance.ts'
import { isGuarded } from './entry.ts'
import type { March } from './march.ts'
import { type Toll, tollOf } from './search.ts'

/** What a step of a march takes. Sections 4.3, 4.4, 6.2.2. */

/** Those who march as one, as far as the cost of their steps depends on them. */
export interface Marchers {
  readonly s: GloryState
  readonly field: Field
  readonly seat: Seat
  readonly march: March
  readonly modes: readonly number[] // of each, so that the slowest counts
  readonly gunsOnly: boolean
  readonly disordered: boolean // at least one
  readonly demoralised: boolean
  readonly marked: boolean // has a Reinforcement marker
}

export function marchersOf(s: GloryState, march: March, seat: Seat): Marchers {
  const field = fieldOf(s)
  const modes: number[] = []
  let gunsOnly = true
  let disordered = false
  let demoralised = false
  let marked = false
  for (const unit of s.party) {
    const { mode, arm, formation } = field.cards[unit]
    if (!modes.includes(mode)) modes.push(mode)
    if (arm !== 'art') gunsOnly = false
    if (s.units[unit].condition === DISORDERED) disordered = true
    if (s.formations[formation].demoralised) demoralised = true
    if (s.units[unit].standing === MARKED) marked = true
  }
  return { s, field, seat, march, modes, gunsOnly, disordered, demoralised, marked }
}

/** What a step takes from those who march, or NA. The bars of a step name the rules one by one. */
export function stepToll(m: Marchers, from: HexId, side: SideIndex, hexes: number): Toll {
  const { s, seat, march } = m
  const { around, cheap } = m.field.ground
  const to = around[side] as HexId
  if (to < 0) return NA
  const cost = dearest(cheap, m.modes, side)
  if (cost === NA || isClosed(m, to)) return NA
  let extra = 0
  if (hexes > 0) {
    if (hasOthers(s, from, s.party)) extra = ONE_POINT // JG-4.4.3-a
  } else if (march.zoned) {
    // JG-6.2.2-f, g, h, R-25
    if (inEnemyFrontZone(s, seat, to) || sharesEnemyZone(s, seat, from, to)) return NA
    extra = ONE_POINT
  }
  const stop = m.marked && enemyDistance(s, seat, to) <= 5
  return isNextToEnemy(s, seat, to)
    ? tollBesideEnemy(m, to, side, cost, extra, stop)
    : tollOf(cost + extra, 0, stop)
}

/** JG-4.4.1-d: the worst cost among them; NA where one cannot go. */
function dearest(costs: readonly Int16Array[], modes: readonly number[], side: SideIndex): HalfPoints {
  let most = 0
  for (let i = 0; i < modes.length; i++) {
    const cost = costs[modes[i]][side]
    if (cost === NA) return NA
    if (cost > most) most = cost
  }
  return most
}

/** Whether whoever stands in a hex, or may come, keeps the march out of it. */
function isClosed({ s, field, seat, march }: Marchers, to: HexId): boolean {
  const there = s.tops[to]
  if (there >= 0) {
    if (field.cards[there].seat !== seat) return true // JG-5.1.2-a
    if (s.units[there].square) return true // JG-4.4.3-d
    if (march.forced) return true // JG-4.1.3-f
  }
  if (isGuarded(s, seat, to)) return true
  return march.forced && enemyDistance(s, seat, to) < 5 // JG-4.1.3-c
}

function tollBesideEnemy(
  m: Marchers,
  to: HexId,
  side: SideIndex,
  cost: HalfPoints,
  extra: HalfPoints,
  stop: boolean,
): Toll {
  const { s, field, seat, disordered } = m
  if (disordered && field.battle.weather[s.turn] === 'night') return NA // JG-12.1-c
  const full = dearest(field.ground.full, m.modes, side)
  if (!inEnemyZone(s, seat, to)) return tollOf(cost + extra, Math.max(0, full - cost), stop) // JG-4.3.1-b
  if (m.demoralised) return NA // JG-11.2-c
  if (m.gunsOnly && topTroop(s, to) < 0) return NA // JG-6.2.2-d
  const slowed = disordered ? ONE_POINT : 0 // JG-6.2.2-c
  return tollOf(full + extra + slowed + zoneToll(s), 0, true) // JG-6.2.2-a
}
