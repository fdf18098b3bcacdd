import {
  type Action,
  BadInput,
  everybody,
  includes,
  Match,
  nobody,
  only,
  type Seat,
  type SeatSet,
  seatsIn,
  without,
} from '@gunbai/kernel'
import { type AnyMatch, type Batch, type Carried, type Halt, type Heard, Host } from '@gunbai/kernel/host'
import { Problem } from '../problem.ts'
import { anyChance } from './chance.ts'
import { Chronicle, type Effect, type HeardEntry, type PastEntry, type PastMoment } from './chronicle.ts'
import { Clocks } from './clock.ts'
import type { Deed, Entry } from './entry.ts'
import type { MatchOutcome, MatchPosition, OpenOffer } from './position.ts'
import { StandingOrders } from './standing-orders.ts'
import type { Terms } from './terms.ts'

/** What tells nothing and takes back nothing. */
const noEffect: Effect = { told: [], undone: [] }

/** So often in a row a seat may change its mind about what it means to answer. */
const mostMeanings = 20

/** The course of a match: what its entries lead to. Knows no storage, no people and no clock but the entries' own. */
export class Course {
  readonly terms: Terms
  readonly host: Host
  readonly clocks: Clocks
  /** The seats that bots of this house play now. */
  bots: SeatSet
  offer: OpenOffer | null = null
  outcome: MatchOutcome | null = null
  /** What people have ordered to be answered for them. */
  readonly standing: StandingOrders
  private readonly chronicle: Chronicle
  /** By answer of the record, the place of its entry. */
  private readonly places: number[] = []

  constructor(terms: Terms) {
    this.terms = terms
    this.bots = terms.bots
    this.host = new Host(new Match(terms.rulebook, terms.setup, terms.seed), anyChance)
    this.chronicle = new Chronicle(terms.rulebook, this.seats)
    this.clocks = new Clocks(terms.clock, this.seats, terms.downtime)
    this.clocks.turn(nobody, this.awaiting, terms.begunAt)
    this.standing = new StandingOrders(this.host, terms.clock, terms.begunAt, () => ({
      people: this.people,
      awaiting: this.awaiting,
    }))
    this.noteResult()
  }

  get match(): AnyMatch {
    return this.host.match
  }

  get seats(): number {
    return this.match.state.asked.length
  }

  get awaiting(): SeatSet {
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
    const together = this.terms.rulebook.sequence.isTogether(this.match.state)
    const effect = this.carryOut(way, entry)
    if ('refused' in effect) return effect
    this.noteResult()
    this.clocks.turn(before, this.awaiting, entry.at)
    if (entry.kind === 'answer' || effect.undone.length > 0) this.standing.askAnew(entry.at)
    const isUnseen =
      together &&
      (entry.kind === 'answer' || entry.kind === 'undo') &&
      this.awaiting === before &&
      effect.told.length === 0
    const isSecret = isUnseen || entry.kind === 'mean'
    this.chronicle.add(this.asRecorded(entry, effect.taken), effect, isSecret)
    return null
  }

  /** Does something for a seat: one entry, or as many as its latest batch has answers where that is taken back. */
  do(deed: Deed, now: number): Halt | null {
    const at = this.timeFor(deed.seat, now)
    const entries = deed.kind === 'undo' ? this.host.latestBatch(deed.seat, this.people) : 1
    for (let i = 0; i < Math.max(1, entries); i++) {
      const halt = this.take({ ...deed, at })
      if (halt !== null) return halt
    }
    return null
  }

  /** Takes the answers of a batch, each an entry of its own. They share their time, by which they are known again. */
  doAll(batch: Batch, now: number): Carried {
    const at = this.timeFor(batch.seat, now)
    if (this.standing.closesAt(batch.seat) !== null) return this.mean(batch, at)
    return this.host.carryOut(batch, (question, action) =>
      this.take({ kind: 'answer', seat: batch.seat, question, action, at }),
    )
  }

  /** The answers of a batch are to be given when the window closes: the first of them, and then it is seen what is asked. */
  private mean({ seat, question, actions }: Batch, at: number): Carried {
    const latest = this.chronicle.since(this.number - mostMeanings)
    if (
      latest.length === mostMeanings &&
      latest.every((entry) => entry.kind === 'mean' && entry.seat === seat)
    ) {
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

  lastEntry(): Entry {
    return this.chronicle.last() as Entry
  }

  /** Whether only their own seats hear of any entry after the first so many. */
  isSecretSince(number: number): boolean {
    return this.chronicle.isSecretSince(number)
  }

  /** How many of its latest answers a seat may take back without asking anybody. */
  undoable(seat: Seat): number {
    return this.outcome === null ? this.host.undoable(seat, this.people) : 0
  }

  /** Whether a seat has an answer that the others could let it take back. */
  canAskUndo(seat: Seat): boolean {
    return this.outcome === null && this.offer === null && this.latestAnswer(seat) >= 0
  }

  /** Where the match stands through the eyes of a seat or of a spectator. */
  position(viewer: Seat | null, now: number): MatchPosition {
    const { outcome, offer, bots } = this
    return {
      number: this.numberFor(viewer),
      ...this.host.position(viewer, this.people),
      // however it ended, nothing is asked any more
      ...(outcome === null ? {} : { questions: [], answers: [], undoable: 0 }),
      mayAskUndo: viewer !== null && this.canAskUndo(viewer),
      offer,
      clocks: this.match.state.asked.map((_, seat) => this.clocks.leftAt(seat, now)),
      daysOff: this.clocks.offUntil(now),
      ...this.standing.position(viewer),
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

  /** What was told before anybody answered. */
  opening(viewer: Seat | null): Heard[] {
    return this.host.heardAt(0, viewer)
  }

  /** The position after so many answers, for a match that is over. Throws where there is no such moment or seat. */
  at(moment: number, viewer: Seat | null): PastMoment {
    const last = this.match.record.answers.length
    if (this.outcome === null) throw new Problem('not now', 'This match is not over.')
    try {
      const { view, questions } = this.host.at(moment, viewer)
      return { moment, last, view, questions, events: this.host.heardAt(moment, viewer) }
    } catch (error) {
      if (error instanceof BadInput) throw new Problem('not found', error.message)
      throw error
    }
  }

  /** Where the match stood after one of the entries that a viewer has heard of. Throws where there is no such number. */
  after(number: number, viewer: Seat | null): PastEntry {
    return this.chronicle.after(number, viewer, (standing) => {
      const parting = standing.findIndex(({ place }, i) => place !== this.places[i])
      const common = parting === -1 ? standing.length : parting
      const state = this.match.stateAt(common)
      // what was taken back later was legal then
      for (const { entry } of standing.slice(common)) {
        this.terms.rulebook.play(state, entry.seat, entry.action)
      }
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
        const refusal = this.host[way](seat, entry.question, entry.action, entry.at, entry.unasked)
        if (refusal !== null) return refusal
        this.places.push(this.number)
        this.passBy(seat)
        return { told: this.match.told.at(-1) ?? [], undone: [] }
      }
      case 'undo': {
        if (this.undoable(seat) === 0) return { refused: 'not now' }
        const taken = this.host.takeBack(seat, 1, this.people)
        this.passBy(seat)
        return { told: [], undone: taken.flatMap((place) => this.places.splice(place, 1)), taken }
      }
      case 'offer':
        if (this.offer !== null) return { refused: 'not now' }
        if (entry.offer === 'undo' && !this.canAskUndo(seat)) return { refused: 'not now' }
        this.offer = { offer: entry.offer, seat, agreed: nobody }
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
        if (!includes(this.vacant, seat)) return { refused: 'not now' }
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

  /** An offer stands until its own seat goes on playing. */
  private passBy(seat: Seat): void {
    if (this.offer?.seat === seat) this.offer = null
  }

  private reply(seat: Seat, accept: boolean): Halt | Effect {
    const { offer } = this
    if (offer === null || offer.seat === seat || includes(offer.agreed, seat)) return { refused: 'not now' }
    const agreed = offer.agreed | only(seat)
    this.offer = accept ? { ...offer, agreed } : null
    if (!accept || agreed !== this.others(offer.seat)) return noEffect
    this.offer = null
    if (offer.offer === 'draw') {
      this.outcome = { winners: [], by: 'agreement', because: null }
      return noEffect
    }
    const latest = this.latestAnswer(offer.seat)
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
    const rivals = playersLeft === nobody ? this.others(seat) : playersLeft
    if (seatsIn(playersLeft).length > 1) {
      this.bots |= only(seat)
      this.offer = null
    } else {
      this.outcome = { winners: seatsIn(rivals), by, because: null }
    }
    return noEffect
  }

  /** The seats that bots play on for players who have left. */
  get vacant(): SeatSet {
    return this.outcome === null ? this.bots & ~this.terms.bots : nobody
  }

  /** The seats whose players must agree to an offer of that seat. */
  private others(seat: Seat): SeatSet {
    return without(everybody(this.seats), seat)
  }

  private latestAnswer(seat: Seat): number {
    return this.match.record.answers.findLastIndex((each) => each.seat === seat)
  }

  private noteResult(): void {
    const { result } = this.match.state
    if (result !== null) this.outcome ??= { winners: result.winners, by: 'rules', because: result.because }
  }
}
