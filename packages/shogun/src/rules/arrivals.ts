import type { Province } from '../map/map.ts'
import type { Arrival, ShogunState, Troop } from '../state.ts'
import { noTroop } from '../troop.ts'

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
