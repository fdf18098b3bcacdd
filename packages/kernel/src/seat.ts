/** A place at the table, counted from 0. Who sits there (a person, a bot, two people in turn) is no business of the rules. */
export type Seat = number

/** A set of seats as bits: seat 0 is bit 1, seat 1 is bit 2, seat 2 is bit 4. */
export type SeatSet = number

export const nobody: SeatSet = 0

export function only(seat: Seat): SeatSet {
  return 1 << seat
}

/** All seats of a table for `count` players. */
export function everybody(count: number): SeatSet {
  return (1 << count) - 1
}

export function includes(seats: SeatSet, seat: Seat): boolean {
  return (seats & (1 << seat)) !== 0
}

export function without(seats: SeatSet, seat: Seat): SeatSet {
  return seats & ~(1 << seat)
}

/** The seats of the set in ascending order. */
export function seatsIn(seats: SeatSet): Seat[] {
  const list: Seat[] = []
  for (let rest = seats; rest !== 0; rest &= rest - 1) list.push(firstSeat(rest))
  return list
}

/** The lowest seat of a set that is not empty. */
export function firstSeat(seats: SeatSet): Seat {
  return 31 - Math.clz32(seats & -seats)
}
