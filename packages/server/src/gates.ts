import { tooMany } from './problem.ts'
import type { Limits } from './settings.ts'
import { TokenBuckets } from './token-bucket.ts'

const minute = 60
const hour = 60 * minute

/** Who sends something: by name where that is known, and in any case from where. */
export interface Sender {
  readonly person: string | null
  readonly address: string
}

/**
 * How much may come through how fast. An address may be a whole club's, and one person may have many addresses: so
 * whatever is worth attacking is counted by whom it concerns as well as by where it comes from, and by what it costs.
 * Each node counts for itself.
 */
export class Gates {
  /** New guests, by address. */
  readonly guests: TokenBuckets
  /** Passwords that were wrong, by address and by the name that was tried. */
  private readonly guessesFrom: TokenBuckets
  private readonly guessesAt: TokenBuckets
  /** Mails that somebody else than their reader can have sent, by the address that they go to. */
  readonly mails: TokenBuckets
  /** Requests by person; by address there is another limit in front. */
  readonly requests: TokenBuckets
  /** What socket messages cost, by person or where nobody is known by address. */
  private readonly messages: TokenBuckets
  /** Kilobytes sent on demand: long matches are long to tell. */
  private readonly toldTo: TokenBuckets
  private readonly toldThere: TokenBuckets
  /** Milliseconds of reckoning: what may happen is asked in a moment, and long to find out. */
  private readonly thinkingOf: TokenBuckets
  private readonly thinkingThere: TokenBuckets
  /** Sockets that were opened. */
  private readonly openedBy: TokenBuckets
  private readonly openedThere: TokenBuckets
  private readonly now: () => number

  constructor(limits: Limits, now: () => number) {
    this.now = now
    this.guests = new TokenBuckets(limits.guestsPerHour / hour, limits.guestsAtOnce)
    this.guessesFrom = new TokenBuckets(limits.signInsPerMinute / minute, limits.signInsPerMinute)
    this.guessesAt = new TokenBuckets(limits.guessesPerHour / hour, limits.guessesAtOnce)
    this.mails = new TokenBuckets(limits.mailsPerHour / hour, limits.mailsPerHour)
    this.requests = new TokenBuckets(limits.requestsPerMinute / minute, limits.requestsAtOnce)
    this.messages = new TokenBuckets(2 * limits.messagesPerSecond, 2 * limits.messageBurst)
    this.toldTo = new TokenBuckets(limits.kilobytesPerSecond, limits.kilobytesAtOnce)
    this.toldThere = new TokenBuckets(8 * limits.kilobytesPerSecond, 8 * limits.kilobytesAtOnce)
    const { thinkingPerSecond, thinkingAtOnce } = limits
    this.thinkingOf = new TokenBuckets(thinkingPerSecond, thinkingAtOnce)
    this.thinkingThere = new TokenBuckets(3 * thinkingPerSecond, 3 * thinkingAtOnce)
    const openings = limits.openingsPerMinute
    this.openedBy = new TokenBuckets(openings / minute, openings)
    this.openedThere = new TokenBuckets((10 * openings) / minute, 10 * openings)
  }

  /**
   * Tries something that a guess could open. A right one costs nothing, so that a club behind one address comes in
   * together; wrong ones are counted by address, and by what they are made at.
   */
  async guess<T>(address: string, what: string, attempt: () => Promise<T>): Promise<T> {
    const isLet = this.guessesFrom.take(address, this.now()) && this.guessesAt.take(what, this.now())
    if (!isLet) throw tooMany('guesses', 'Too many have tried that; try again in a few minutes.')
    const done = await attempt()
    this.guessesFrom.owe(address, this.now(), -1)
    this.guessesAt.owe(what, this.now(), -1)
    return done
  }

  /** Whether one more socket may be opened now: many in a short time are somebody who is shown out and comes again. */
  letsOpen({ person, address }: Sender): boolean {
    const now = this.now()
    return this.openedThere.take(address, now) && (person === null || this.openedBy.take(person, now))
  }

  /** Whoever was shown out for a flood comes in again later than others. */
  shownOut({ person, address }: Sender): void {
    const cost = 10
    if (person === null) this.openedThere.owe(address, this.now(), cost)
    else this.openedBy.owe(person, this.now(), cost)
  }

  /** Whether a message of that cost may come through now. */
  letsMessage({ person, address }: Sender, cost: number): boolean {
    return this.messages.take(person ?? address, this.now(), cost)
  }

  /** Whether something long may be told now; `told` says how long it was. */
  letsTell({ person, address }: Sender): boolean {
    const now = this.now()
    return this.toldTo.has(person ?? address, now) && this.toldThere.has(address, now)
  }

  told({ person, address }: Sender, bytes: number): void {
    this.toldTo.owe(person ?? address, this.now(), bytes / 1000)
    this.toldThere.owe(address, this.now(), bytes / 1000)
  }
  /** Whether the rules may work for somebody now; `thought` says how long it took them. */
  letsThink({ person, address }: Sender): boolean {
    const now = this.now()
    return this.thinkingOf.has(person ?? address, now) && this.thinkingThere.has(address, now)
  }

  thought({ person, address }: Sender, milliseconds: number): void {
    if (milliseconds === 0) return
    this.thinkingOf.owe(person ?? address, this.now(), milliseconds)
    this.thinkingThere.owe(address, this.now(), milliseconds)
  }
}
