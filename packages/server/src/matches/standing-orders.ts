import {
  type Action,
  includes,
  isRefusal,
  nobody,
  type Order,
  only,
  type Seat,
  type SeatSet,
  without,
} from '@gunbai/kernel'
import type { Halt, Host, Position, Unasked } from '@gunbai/kernel/host'
import type { SeatRow } from '../storage/tables.ts'
import type { Clock } from './clock.ts'
import type { Entry } from './entry.ts'

/** How long a window stays open where every answer is given with the same beat. */
export const windowBeat = 6_000

/** So often in a row a seat may change its mind about what it means to answer. */
export const mostMeanings = 20

/** Whether a seat has changed its mind too often, by the latest entries of its match. */
export function wavers(seat: Seat, latest: readonly Entry[]): boolean {
  const meant = latest.filter((entry) => entry.kind === 'mean' && entry.seat === seat)
  return meant.length === mostMeanings
}

/** An answer that the house gives for somebody. */
interface UnaskedAnswer {
  readonly question: number
  readonly action: Action
  /** Not where the person has chosen it, and only the beat was waited for. */
  readonly unasked: Unasked | undefined
  readonly dueAt: number
}

/** Who plays, and who is asked, as things stand. */
interface Around {
  readonly people: SeatSet
  readonly awaiting: SeatSet
}

/** What people have ordered to be answered for them, and when it is. Known to their own seats only. */
export class StandingOrders {
  private readonly host: Host
  private readonly clock: Clock
  private readonly around: () => Around
  /** When it was last asked something new. */
  private askedAt: number
  /** The seat that wants time at the window that is open. */
  private holding: Seat | null = null
  /** What a seat means to answer when the window closes. */
  private meant: { readonly seat: Seat; readonly action: Action } | null = null
  /** The seats that have given orders; the others are asked everything. */
  private ordering: SeatSet = nobody

  constructor(host: Host, clock: Clock, begunAt: number, around: () => Around) {
    this.host = host
    this.clock = clock
    this.around = around
    this.askedAt = begunAt
  }

  /**
   * When the window at which a seat is asked closes; null where it stays open until the seat answers. While people play
   * against each other live, and what a seat's orders do hangs on its hand, every answer there is given with the same beat:
   * that it comes quicker or slower would say something of the hand.
   */
  closesAt(seat: Seat): number | null {
    const hasBeat = this.clock.kind === 'live' && without(this.around().people, seat) !== nobody
    const isAsked = includes(this.around().awaiting, seat) && includes(this.around().people, seat)
    const isDuty = this.host.window()?.declines === null
    const hangsOnHand = !isDuty && includes(this.ordering, seat) && this.host.tellsOfSecrets(seat)
    return hasBeat && isAsked && hangsOnHand && this.holding !== seat ? this.askedAt + windowBeat : null
  }

  /**
   * What the house answers for a person who is not to be asked, and when: what orders say, or the only answer that there
   * is, or at the end of a beat the answer that declines.
   */
  unasked(seat: Seat): UnaskedAnswer | null {
    const question = this.questionOf(seat)
    if (question === null || !includes(this.around().people & this.ordering, seat)) return null
    const due = (action: Action | null, unasked: Unasked | undefined, dueAt = this.askedAt) =>
      action === null ? null : { question, action, unasked, dueAt }
    const window = this.host.window()
    if (window === null) {
      const { people } = this.around()
      const { rulebook, match } = this.host
      const isOpen = without(people, seat) === nobody || rulebook.hasOpenList(match.state)
      return due(isOpen ? this.host.forced(seat, people) : null, 'forced')
    }
    const closesAt = this.closesAt(seat)
    const ordered = this.host.ordered(seat)
    if (closesAt === null) return due(ordered, ordered === null ? undefined : this.host.unaskedBy(ordered))
    if (this.meant?.seat === seat) return due(this.meant.action, undefined, closesAt)
    const action = ordered ?? window.declines
    return due(action, action === null ? undefined : this.host.unaskedBy(action), closesAt)
  }

  /** Follows these orders of the seats, which were read when they were given. Null where a seat has given none. */
  follow(orders: readonly (readonly Order[] | null)[]): void {
    for (const [seat, each] of orders.entries()) {
      this.ordering = each === null ? without(this.ordering, seat) : this.ordering | only(seat)
      if (each !== null) this.host.order(seat, each)
    }
  }

  /** Notes what a seat means to answer when the window closes. */
  mean(seat: Seat, question: number, action: Action): Halt | null {
    if (this.closesAt(seat) === null) return { refused: 'not now' }
    const checked = this.host.match.check(seat, question, action)
    if (isRefusal(checked)) return checked
    this.meant = { seat, action: checked }
    return null
  }

  /** Keeps the window open until the seat answers. */
  hold(seat: Seat, question: number): Halt | null {
    if (this.closesAt(seat) === null || this.questionOf(seat) !== question) return { refused: 'not now' }
    this.holding = seat
    return null
  }

  /** Something new is asked. */
  askAnew(at: number): void {
    this.askedAt = at
    this.holding = null
    this.meant = null
  }

  /** A position with what its viewer may know of it, and without a question that the house is about to answer for him. */
  position(viewer: Seat | null, position: Position) {
    const closesAt = viewer === null ? null : this.closesAt(viewer)
    const meant = this.meant !== null && this.meant.seat === viewer ? this.meant.action : null
    const isUnasked = viewer !== null && closesAt === null && this.unasked(viewer) !== null
    if (!isUnasked) return { ...position, closesAt, meant }
    const questions = position.questions.filter(({ seat }) => seat !== viewer)
    return { ...position, questions, answers: [], window: null, closesAt, meant }
  }

  private questionOf(seat: Seat): number | null {
    const isAsked = includes(this.around().awaiting, seat)
    return isAsked ? (this.host.match.questions().find((each) => each.seat === seat)?.id ?? null) : null
  }
}

/** What those who sit there have ordered; null where a seat has given no orders. */
export function ordersOf(seats: readonly SeatRow[]): (readonly Order[] | null)[] {
  return seats.map(({ orders }) => (orders === null ? null : (JSON.parse(orders) as Order[])))
}
