import {
  type Action,
  everybody,
  includes,
  Match,
  nobody,
  only,
  playAnswered,
  type Seat,
  type SeatSet,
  seatsIn,
  without,
} from '@gunbai/kernel'
import { type AnyMatch, type Batch, type Carried, type Halt, Host } from '@gunbai/kernel/host'
import { Casts } from './casts.ts'
import { anyChance } from './chance.ts'
import { Chronicle, type Effect, type HeardEntry, type PastEntry } from './chronicle.ts'
import { Clocks } from './clock.ts'
import { answeredBy, type Deed, type Entry } from './entry.ts'
import { Offers } from './offers.ts'
import type { MatchOutcome, MatchPosition, OpenOffer } from './position.ts'
import { mostMeanings, StandingOrders, wavers } from './standing-orders.ts'
import type { Terms } from './terms.ts'

/** What tells nothing and takes back nothing. */
const noEffect: Effect = { told: [], undone: [] }

/** The course of a match: what its entries lead to. Knows no storage, no people and no clock but the entries' own. */
export class Course {
  readonly terms: Terms
  readonly host: Host
  readonly clocks: Clocks
  /** The seats that bots of this house play now. */
  bots: SeatSet
  outcome: MatchOutcome | null = null
  /** The answers that draw chance, where everybody adds to the dice. */
  private readonly casts: Casts
  /** What people have ordered to be answered for them. */
  readonly standing: StandingOrders
  private readonly offers = new Offers()
  private readonly chronicle: Chronicle
  /** By answer of the record, the place of its entry. */
  private readonly places: number[] = []

  constructor(terms: Terms) {
    this.terms = terms
    this.bots = terms.bots
    this.host = new Host(new Match(terms.rulebook, terms.setup, terms.seed), anyChance)
    this.casts = new Casts(terms.casting)
    this.chronicle = new Chronicle(terms.rulebook, this.seats)
    this.clocks = new Clocks(terms.clock, this.seats, terms.downtime)
    this.clocks.turn(nobody, this.awaiting, terms.begunAt)
    this.standing = new StandingOrders(this.host, terms.clock, terms.begunAt, () => ({
      people: this.people,
      awaiting: this.casts.isOpen ? nobody : this.awaiting,
    }))
    this.noteResult()
  }

  /** What somebody has proposed, and not all have replied to. */
  get offer(): OpenOffer | null {
    return this.offers.open
  }

  get match(): AnyMatch {
    return this.host.match
  }

  get seats(): number {
    return this.match.state.asked.length
  }

  /** The seats that must do something: answer, or add to the dice of an answer. */
  get awaiting(): SeatSet {
    return this.casts.isOpen && this.outcome === null ? this.casts.owing(this.people) : this.asked
  }

  /** The seats whose answers are asked for, or wait for their dice. */
  get asked(): SeatSet {
    return this.outcome === null ? this.match.state.awaiting : nobody
  }

  /** How many entries there are. Secret: it counts what others did unseen. */
  get number(): number {
    return this.chronicle.length
  }

  get lastAt(): number {
    return this.chronicle.last()?.at ?? this.terms.begunAt
  }

  /** Takes an entry, or refuses it and changes nothing. */
  take(entry: Entry): Halt | null {
    return this.takeBy('give', entry)
  }

  /** Takes an entry that was taken before, and kept: that its answer was legal is known. */
  recall(entry: Entry): Halt | null {
    return this.takeBy('recall', entry)
  }

  private takeBy(way: 'give' | 'recall', entry: Entry): Halt | null {
    if (this.outcome !== null) return { refused: 'over' }
    const before = this.awaiting
    // whoever adds to the dice gains nothing by it; whose answer it is does when it is carried out
    const isAside = entry.kind === 'cast' || (this.casts.isOpen && entry.kind !== 'answer')
    const moved = isAside ? nobody : this.asked
    const together = this.terms.rulebook.sequence.isTogether(this.match.state)
    const effect = this.carryOut(way, entry)
    if ('refused' in effect) return effect
    this.noteResult()
    this.clocks.turn(before, this.awaiting, entry.at, moved)
    if (entry.kind === 'answer' || effect.undone.length > 0) this.standing.askAnew(entry.at)
    const isQuiet = this.awaiting === before && effect.told.length === 0
    const isUnseen = together && (entry.kind === 'answer' || entry.kind === 'undo') && isQuiet
    const isSecret = isUnseen || entry.kind === 'mean'
    this.chronicle.add(this.asRecorded(entry, effect.taken), effect, isSecret)
    return null
  }

  /** Does something for a seat: one entry, or as many as its latest batch has answers where that is taken back. */
  do(deed: Deed, now: number): Halt | null {
    const at = this.timeFor(deed.seat, now)
    const entries = deed.kind === 'undo' ? this.host.latestBatch(deed.seat, this.people) : 1
    for (let i = 0; i < Math.max(1, entries); i++) {
      const halt = this.take({ ...this.casts.fixed(this.match, deed), at })
      if (halt !== null) return halt
    }
    this.castOut(at)
    return null
  }

  /** Carries out the answer that has waited, where no link is missing any more. */
  private castOut(at: number): void {
    const due = this.outcome === null ? this.casts.due(this.people) : null
    const halt = due ? this.take({ ...due, at }) : null
    if (halt !== null) throw new Error(`an answer that was fixed is refused: ${halt.refused}`)
  }

  /** Takes the answers of a batch, each an entry of its own. They share their time, by which they are known again. */
  doAll(batch: Batch, now: number): Carried {
    const at = this.timeFor(batch.seat, now)
    if (this.standing.closesAt(batch.seat) !== null) return this.mean(batch, at)
    const carried = this.host.carryOut(batch, (question, action) =>
      this.casts.isOpen
        ? { refused: 'revealed' }
        : this.take({
            ...this.casts.fixed(this.match, { kind: 'answer', seat: batch.seat, question, action }),
            at,
          }),
    )
    this.castOut(at)
    return carried
  }

  /** The answers of a batch are to be given when the window closes: the first of them, and then it is seen what is asked. */
  private mean({ seat, question, actions }: Batch, at: number): Carried {
    if (wavers(seat, this.chronicle.since(this.number - mostMeanings))) {
      return { taken: 0, halt: { refused: 'not now' } }
    }
    const halt = this.take({ kind: 'mean', seat, question, action: actions[0] as Action, at })
    if (halt !== null) return { taken: 0, halt }
    return { taken: 1, halt: actions.length > 1 ? { refused: 'others asked' } : null }
  }

  /** The entries after the first so many. */
  entriesSince(number: number): Entry[] {
    return this.chronicle.since(number)
  }

  /** Whether only their own seats hear of any entry after the first so many. */
  isSecretSince(number: number): boolean {
    return this.chronicle.isSecretSince(number)
  }

  /** How many of its latest answers a seat may take back without asking anybody. */
  undoable(seat: Seat): number {
    return this.outcome === null && !this.casts.isOpen ? this.host.undoable(seat, this.people) : 0
  }

  /** Whether a seat has an answer that the others could let it take back. */
  canAskUndo(seat: Seat): boolean {
    if (this.outcome !== null || this.offer !== null || this.casts.isOpen) return false
    return this.latestAnswer(seat) >= 0
  }

  /** Where the match stands through the eyes of a seat or of a spectator. */
  position(viewer: Seat | null, now: number): MatchPosition {
    const { outcome, offer, bots } = this
    return {
      number: this.numberFor(viewer),
      ...this.standing.position(viewer, this.host.position(viewer, this.people)),
      // however it ended, nothing is asked any more
      ...(outcome === null && !this.casts.isOpen
        ? {}
        : { questions: [], answers: [], undoable: 0, window: null }),
      mayAskUndo: viewer !== null && this.canAskUndo(viewer),
      offer,
      clocks: this.match.state.asked.map((_, seat) => this.clocks.leftAt(seat, now)),
      daysOff: this.clocks.offUntil(now),
      cast: outcome === null ? this.casts.shown(this.people) : null,
      now,
      outcome,
      bots,
    }
  }

  /** The number of the last entry that a viewer has heard of; null is a spectator. */
  numberFor(viewer: Seat | null): number {
    return this.chronicle.numberFor(viewer)
  }

  /** What a viewer has heard since, in order. */
  heardSince(viewer: Seat | null, number: number): HeardEntry[] {
    return this.chronicle.heardSince(viewer, number)
  }

  /** Where the match stood after one of the entries that a viewer has heard of. Throws where there is no such number. */
  after(number: number, viewer: Seat | null): PastEntry {
    return this.chronicle.after(number, viewer, (standing) => {
      const parting = standing.findIndex(({ place }, i) => place !== this.places[i])
      const common = parting === -1 ? standing.length : parting
      const state = this.match.stateAt(common)
      // what was taken back later was legal then
      for (const { entry } of standing.slice(common))
        playAnswered(this.terms.rulebook, state, answeredBy(entry))
      return state
    })
  }

  private get people(): SeatSet {
    return everybody(this.seats) & ~this.bots
  }

  /** Not before what has happened, and later than whatever this seat has done before. */
  private timeFor(seat: Seat, now: number): number {
    const own = this.chronicle.last((entry) => entry.seat === seat)
    return Math.max(now, this.lastAt, own === null ? 0 : own.at + 1)
  }

  /** The entry that was just carried out as it belongs in the record: the answer is the rulebook's own, not the one sent. */
  private asRecorded(entry: Entry, taken: readonly number[] = []): Entry {
    if (entry.kind === 'undo') return taken.length > 1 ? { ...entry, places: taken } : entry
    const recorded = this.match.record.answers.at(-1)
    return entry.kind === 'answer' && recorded !== undefined ? { ...entry, action: recorded.action } : entry
  }

  private carryOut(
    way: 'give' | 'recall',
    entry: Entry,
  ): Halt | (Effect & { readonly taken?: readonly number[] }) {
    const { seat } = entry
    switch (entry.kind) {
      case 'answer': {
        if (!this.casts.lets(entry, this.people)) return { refused: 'not now' }
        const refusal = this.host[way](seat, entry.question, entry.action, entry.at, entry)
        if (refusal !== null) return refusal
        this.casts.end()
        this.places.push(this.number)
        this.offers.passBy(seat)
        return { told: this.match.told.at(-1) ?? [], undone: [] }
      }
      case 'cast':
        return this.casts.begin(this.match, entry) ?? noEffect
      case 'link':
        return this.casts.give(entry) ?? noEffect
      case 'undo': {
        if (this.undoable(seat) === 0) return { refused: 'not now' }
        const taken = this.host.takeBack(seat, 1, this.people)
        this.offers.passBy(seat)
        return { told: [], undone: taken.flatMap((place) => this.places.splice(place, 1)), taken }
      }
      case 'offer':
        if (this.offer !== null) return { refused: 'not now' }
        if (entry.offer === 'undo' && !this.canAskUndo(seat)) return { refused: 'not now' }
        this.offers.make(entry.offer, seat)
        return noEffect
      case 'reply':
        return this.reply(seat, entry.accept)
      case 'mean':
        return this.standing.mean(seat, entry.question, entry.action) ?? noEffect
      case 'hold':
        return this.standing.hold(seat, entry.question) ?? noEffect
      case 'resign':
        return this.leave(seat, 'resignation')
      case 'take over':
        if (!includes(this.vacant, seat) || this.casts.areOfAll) return { refused: 'not now' }
        this.bots = without(this.bots, seat)
        this.clocks.renew(seat, entry.at)
        return noEffect
      case 'adjudge':
        this.outcome = { winners: entry.winners, by: 'adjudication', because: null }
        return noEffect
      case 'claim': {
        const { against } = entry
        const late = this.clocks.expired(this.awaiting & ~this.bots, entry.at)
        const mayClaim = against !== seat && includes(late, against)
        return mayClaim ? this.leave(against, 'time') : { refused: 'not now' }
      }
    }
  }

  private reply(seat: Seat, accept: boolean): Halt | Effect {
    // what is fixed stays so
    const isTooLate = accept && this.offer?.offer === 'undo' && this.casts.isOpen
    if (isTooLate || !this.offers.awaits(seat)) return { refused: 'not now' }
    const agreed = this.offers.reply(seat, accept, everybody(this.seats))
    if (agreed === null) return noEffect
    if (agreed.offer === 'draw') {
      this.outcome = { winners: [], by: 'agreement', because: null }
      return noEffect
    }
    const latest = this.latestAnswer(agreed.seat)
    this.host.backTo(latest)
    return { told: [], undone: this.places.splice(latest) }
  }

  /**
   * A seat's player is out. A bot plays on while two or more people are left; then the one who is left wins, or the bots
   * where there was nobody else.
   */
  private leave(seat: Seat, by: 'resignation' | 'time'): Halt | Effect {
    if (includes(this.bots, seat)) return { refused: 'not now' }
    const playersLeft = without(this.people, seat)
    const rivals = playersLeft === nobody ? without(everybody(this.seats), seat) : playersLeft
    if (seatsIn(playersLeft).length > 1) {
      this.bots |= only(seat)
      this.offers.open = null
    } else {
      this.outcome = { winners: seatsIn(rivals), by, because: null }
    }
    return noEffect
  }

  /** The seats that bots play on for players who have left. */
  get vacant(): SeatSet {
    return this.outcome === null ? this.bots & ~this.terms.bots : nobody
  }

  private latestAnswer(seat: Seat): number {
    return this.match.record.answers.findLastIndex((each) => each.seat === seat)
  }

  private noteResult(): void {
    const { result } = this.match.state
    if (result !== null) this.outcome ??= { winners: result.winners, by: 'rules', because: result.because }
  }
}
