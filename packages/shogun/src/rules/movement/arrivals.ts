import type { Unit } from '../../data/pieces.ts'
import type { Province } from '../../position/map.ts'
import { noTroop } from '../../position/troop.ts'
import type { Arrival, ShogunState, Troop } from '../../state.ts'

const nobodyArrived: Troop = Object.freeze(noTroop())

/** The units of a force that have already moved in this phase D, to be counted up. */
export function arrivalAt(s: ShogunState, province: Province): Arrival {
  let arrival = s.arrivals.find((each) => each.province === province)
  if (arrival === undefined) {
    arrival = { province, ...noTroop() }
    s.arrivals.push(arrival)
  }
  return arrival
}

/** The same, only to be read. */
export function arrivedAt(s: ShogunState, province: Province): Troop {
  for (const each of s.arrivals) if (each.province === province) return each
  return nobodyArrived
}

/** SG-RUL-56: an army takes units in, those first that have already moved; returns how many of them. */
export function takeArrived(s: ShogunState, province: Province, unit: Unit, count: number): number {
  const arrival = s.arrivals.find((each) => each.province === province)
  if (arrival === undefined) return 0
  const moved = Math.min(count, arrival[unit])
  arrival[unit] -= moved
  return moved
}
