import { type Seat, type SeatSet, seatsIn, without } from '@gunbai/kernel'
import { Downtime, type Stretch } from './downtime.ts'

/** How much time the players have: none is kept, so much for the whole game, or so many days for each move. */
export type Clock =
  | { readonly kind: 'none' }
  /** Minutes for all moves; each time that a seat has moved it gains some seconds. */
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

/** The time that each seat has left. A seat's clock runs while the seat is asked something. */
export class Clocks {
  readonly clock: Clock
  private readonly downtime: Downtime
  /** By seat, milliseconds left when its clock last started or stopped. */
  private readonly left: number[]
  /** By seat, when its clock started; null while it stands. */
  private readonly since: (number | null)[]
  /** By seat, days off. They count where days are counted. */
  private off: readonly (readonly Stretch[])[] = []

  constructor(clock: Clock, seats: number, downtime = new Downtime()) {
    this.clock = clock
    this.downtime = downtime
    this.left = Array.from({ length: seats }, () => fullTime(clock))
    this.since = this.left.map(() => null)
  }

  /** The days off of whoever sits there, by seat. What of them has passed never changes. */
  takeOff(off: readonly (readonly Stretch[])[]): void {
    if (this.clock.kind === 'days') this.off = off
  }

  /** By seat, until when it has days off; null where it has none now. */
  offUntil(now: number): (number | null)[] {
    return this.left.map(
      (_, seat) => this.off[seat]?.find(({ from, to }) => from <= now && now < to)?.to ?? null,
    )
  }

  /** Starts and stops clocks when other seats are asked than before. Those who have moved, and are not asked again, gain. */
  turn(before: SeatSet, after: SeatSet, at: number, moved = before): void {
    for (const seat of seatsIn(before & ~after)) {
      const used = this.counted(seat, this.since[seat] ?? at, at)
      this.left[seat] = (this.left[seat] as number) - used
      this.since[seat] = null
    }
    const gain = this.clock.kind === 'live' ? this.clock.increment * second : 0
    for (const seat of seatsIn(moved & ~after)) this.left[seat] = (this.left[seat] as number) + gain
    for (const seat of seatsIn(after & ~before)) {
      if (this.clock.kind === 'days') this.left[seat] = fullTime(this.clock)
      this.since[seat] = at
    }
  }

  /** A seat has all of its time again: somebody new sits there. */
  renew(seat: Seat, at: number): void {
    this.left[seat] = fullTime(this.clock)
    if (this.since[seat] !== null) this.since[seat] = at
  }

  /** What a seat has left; null where no time is kept. */
  leftAt(seat: Seat, now: number): number | null {
    if (this.clock.kind === 'none') return null
    const since = this.since[seat] ?? null
    return (this.left[seat] as number) - (since === null ? 0 : this.counted(seat, since, now))
  }

  /** When a seat's time is up, if its clock runs on; null where no time is kept. */
  endsAt(seat: Seat, now: number): number | null {
    const left = this.leftAt(seat, now)
    return left === null ? null : this.downtime.reached(now, left, this.off[seat])
  }

  private counted(seat: Seat, from: number, to: number): number {
    return this.downtime.counted(from, to, this.off[seat])
  }

  /** The seats of a set whose time is used up. */
  expired(seats: SeatSet, now: number): SeatSet {
    let expired = seats
    for (const seat of seatsIn(seats)) {
      const left = this.leftAt(seat, now)
      if (this.since[seat] === null || left === null || left > 0) expired = without(expired, seat)
    }
    return expired
  }
}

function fullTime(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return 0
    case 'live':
      return clock.minutes * minute
    case 'days':
      return clock.days * day
  }
}
