import {
  type Action,
  everybody,
  type GameEvent,
  type GameState,
  heardBy,
  includes,
  type Refusal as KernelRefusal,
  Match,
  nobody,
  only,
  type Phrase,
  type Rulebook,
  type Seat,
  type SeatSet,
  type Seed,
  type Setup,
  seatsIn,
  stateAfter,
  type Told,
  without,
} from '@gunbai/kernel'
import { Problem } from '../problem.ts'
import { type Clock, Clocks } from './clock.ts'
import type { Entry, Offer } from './entry.ts'
import type { ShownQuestion } from './position.ts'

/** What a match was agreed to be before it began. */
export interface Terms {
  readonly rulebook: Rulebook
  readonly setup: Setup
  readonly seed: Seed
  readonly clock: Clock
  readonly begunAt: number
  /** The seats that bots of this house play. */
  readonly bots: SeatSet
}

/** How a match ended. No winners is a draw. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly by: 'rules' | 'resignation' | 'time' | 'agreement'
  /** The rulebook's message that says why, where the rules ended it. */
  readonly because: string | null
}

/** Why a deed was not done. Says nothing that its seat may not know. */
export type Refusal = KernelRefusal | { readonly refused: 'not now' }

/** An offer that waits for replies. */
export interface OpenOffer {
  readonly offer: Offer
  readonly seat: Seat
  readonly agreed: SeatSet
}

/** One list for all that take back nothing. */
const none: readonly number[] = []

/** An entry with what it led to. */
interface Kept {
  readonly entry: Entry
  readonly told: readonly Told<GameEvent>[]
  /** The entries that it took back, by their place in the list. */
  readonly undone: readonly number[]
}

/** An entry as one viewer hears of it. Answers are not told; what they led to is. */
export interface HeardEntry {
  /** Counted for this viewer alone: what others do in secret leaves no gap. */
  readonly number: number
  readonly at: number
  readonly kind: Entry['kind']
  readonly seat: Seat
  readonly events: readonly { readonly event: GameEvent; readonly phrase: Phrase | null }[]
  /** The viewer's numbers of the entries that are taken back by this one. */
  readonly undone: readonly number[]
  readonly offer: Offer | null
  readonly accept: boolean | null
}

/** Where a match stood, as a viewer saw it then. */
export interface PastPosition {
  /** The number of the viewer's entry after which that was. */
  readonly number: number
  /** The last number there is for this viewer. */
  readonly last: number
  readonly view: unknown
  readonly questions: readonly Omit<ShownQuestion, 'id'>[]
}

/** A position of a match that is over. */
export interface PastMoment {
  readonly moment: number
  /** The last moment there is. */
  readonly last: number
  readonly view: unknown
  readonly questions: readonly Omit<ShownQuestion, 'id'>[]
  readonly events: HeardEntry['events']
}

/** In games of more than two, the seat of whoever leaves is played on by a bot of this kind. */
export const standIn = 'greedy'

/** The course of a match: what its entries lead to. Knows no storage, no people and no clock but the entries' own. */
export class Course {
  readonly terms: Terms
  readonly match: Match<GameState, Action, GameEvent, unknown>
  readonly clocks: Clocks
  /** The seats that bots of this house play now. */
  bots: SeatSet
  offer: OpenOffer | null = null
  outcome: Outcome | null = null
  private readonly kept: Kept[] = []
  /** By answer of the record, the place of its entry. */
  private readonly places: number[] = []
  /** By seat, and last for spectators, the places of the entries that they hear of. */
  private readonly heard: number[][]

  constructor(terms: Terms) {
    this.terms = terms
    this.bots = terms.bots
    this.match = new Match(terms.rulebook, terms.setup, terms.seed)
    this.heard = Array.from({ length: this.seats + 1 }, () => [])
    this.clocks = new Clocks(terms.clock, this.seats)
    this.clocks.turn(nobody, this.awaiting, terms.begunAt)
    this.noteResult()
  }

  get seats(): number {
    return this.match.state.asked.length
  }

  get awaiting(): SeatSet {
    return this.outcome === null ? this.match.state.awaiting : nobody
  }

  /** How many entries there are. Secret: it counts what others did unseen. */
  get number(): number {
    return this.kept.length
  }

  get lastAt(): number {
    return this.kept.at(-1)?.entry.at ?? this.terms.begunAt
  }

  /** The seats whose players must agree to an offer of that seat. */
  private others(seat: Seat): SeatSet {
    return without(everybody(this.seats), seat)
  }

  /** Takes an entry, or refuses it and changes nothing. */
  take(entry: Entry): Refusal | null {
    if (this.outcome !== null) return { refused: 'over' }
    const before = this.awaiting
    const together = this.terms.rulebook.sequence.isTogether(this.match.state)
    const taken = this.carryOut(entry)
    if ('refused' in taken) return taken
    this.noteResult()
    this.clocks.turn(before, this.awaiting, entry.at)
    const place = this.kept.length
    this.kept.push({ entry: this.asRecorded(entry), ...taken })
    const secret =
      together &&
      (entry.kind === 'answer' || entry.kind === 'undo') &&
      this.awaiting === before &&
      taken.told.length === 0
    for (let viewer = 0; viewer <= this.seats; viewer++) {
      if (!secret || viewer === entry.seat) (this.heard[viewer] as number[]).push(place)
    }
    return null
  }

  lastEntry(): Entry {
    return (this.kept.at(-1) as Kept).entry
  }

  /** The entry that was just carried out as it belongs in the record: the answer is the rulebook's own, not the one sent. */
  private asRecorded(entry: Entry): Entry {
    const recorded = this.match.record.answers.at(-1)
    return entry.kind === 'answer' && recorded !== undefined ? { ...entry, action: recorded.action } : entry
  }

  /** Whether the last entry is one that only its own seat hears of. */
  lastIsSecret(): boolean {
    return this.heard[this.seats]?.at(-1) !== this.kept.length - 1
  }

  /** How many of its latest answers a seat may take back without asking anybody. */
  undoable(seat: Seat): number {
    const { state, rulebook } = this.match
    const itsTurn = includes(this.awaiting, seat) || rulebook.sequence.isTogether(state)
    return this.outcome === null && itsTurn ? this.match.undoable(seat) : 0
  }

  /** Whether a seat has an answer that the others could let it take back. */
  canAskUndo(seat: Seat): boolean {
    return this.outcome === null && this.offer === null && this.latestAnswer(seat) >= 0
  }

  /** The number of the last entry that a viewer has heard of; null is a spectator. */
  numberFor(viewer: Seat | null): number {
    return this.hearing(viewer).length
  }

  /** What a viewer has heard since, in order. */
  heardSince(viewer: Seat | null, number: number): HeardEntry[] {
    const places = this.hearing(viewer)
    const list: HeardEntry[] = []
    for (let i = Math.max(0, number); i < places.length; i++) {
      list.push(this.heardAs(places, i, viewer))
    }
    return list
  }

  /** What was told before anybody answered. */
  opening(viewer: Seat | null): HeardEntry['events'] {
    return (this.match.told[0] ?? []).map((each) => this.eventFor(each, viewer))
  }

  /** The position after so many answers, for a match that is over. Throws where there is no such moment or seat. */
  at(moment: number, viewer: Seat | null): PastMoment {
    const { match, terms } = this
    const { rulebook } = terms
    const last = match.record.answers.length
    if (this.outcome === null || moment > last || (viewer !== null && viewer >= this.seats)) {
      throw new Problem('not found', `This match has ${this.seats} seats and moments from 0 to ${last}.`)
    }
    const state = stateAfter(rulebook, match.record, moment)
    return {
      moment,
      last,
      view: rulebook.view(state, viewer),
      questions: this.questionsOf(state),
      events: (match.told[moment] ?? []).map((each) => this.eventFor(each, viewer)),
    }
  }

  /** Where the match stood after one of the entries that a viewer has heard of. Throws where there is no such number. */
  after(number: number, viewer: Seat | null): PastPosition {
    const places = this.hearing(viewer)
    if (number > places.length) {
      throw new Problem('not found', `You have heard of ${places.length} entries of this match.`)
    }
    const state = this.stateThen(number === 0 ? -1 : (places[number - 1] as number))
    return {
      number,
      last: places.length,
      view: this.terms.rulebook.view(state, viewer),
      questions: this.questionsOf(state),
    }
  }

  /** The state after the entry at a place: what was answered until then and not taken back by then. */
  private stateThen(last: number): GameState {
    const { rulebook } = this.terms
    const standing = new Set<number>()
    for (let place = 0; place <= last; place++) {
      const { entry, undone } = this.kept[place] as Kept
      if (entry.kind === 'answer') standing.add(place)
      for (const each of undone) standing.delete(each)
    }
    const { setup, seed } = this.match.record
    const state = rulebook.begin(setup, seed)
    for (const place of standing) {
      const { entry } = this.kept[place] as Kept
      // checked when it was taken, and not again: whoever plays a long match through asks for every moment of it
      if (entry.kind === 'answer') rulebook.play(state, entry.seat, entry.action)
    }
    return state
  }

  private questionsOf(state: GameState): PastPosition['questions'] {
    const { rulebook } = this.terms
    return rulebook.questions(state).map((question) => ({
      seat: question.seat,
      name: question.name,
      about: question.about,
      phrase: rulebook.phrasing.question(question, state),
    }))
  }

  private hearing(viewer: Seat | null): number[] {
    return this.heard[viewer ?? this.seats] as number[]
  }

  private heardAs(places: readonly number[], index: number, viewer: Seat | null): HeardEntry {
    const { entry, told, undone } = this.kept[places[index] as number] as Kept
    return {
      number: index + 1,
      at: entry.at,
      kind: entry.kind,
      seat: entry.seat,
      events: told.map((each) => this.eventFor(each, viewer)),
      undone: undone.map((place) => places.indexOf(place) + 1).filter((number) => number > 0),
      offer: entry.kind === 'offer' ? entry.offer : null,
      accept: entry.kind === 'reply' ? entry.accept : null,
    }
  }

  private eventFor(told: Told<GameEvent>, viewer: Seat | null): HeardEntry['events'][number] {
    const event = heardBy(told, viewer)
    return { event, phrase: this.terms.rulebook.phrasing.event(event) }
  }

  private carryOut(entry: Entry): Refusal | Pick<Kept, 'told' | 'undone'> {
    const { seat } = entry
    switch (entry.kind) {
      case 'answer': {
        const refusal = this.match.answer(seat, entry.question, entry.action)
        if (refusal !== null) return refusal
        this.places.push(this.kept.length)
        this.passBy(seat)
        return { told: this.match.told.at(-1) ?? [], undone: none }
      }
      case 'undo': {
        const latest = this.latestAnswer(seat)
        if (this.undoable(seat) === 0 || !this.match.undo(seat)) return { refused: 'not now' }
        this.passBy(seat)
        return { told: [], undone: this.places.splice(latest, 1) }
      }
      case 'offer': {
        if (this.offer !== null) return { refused: 'not now' }
        if (entry.offer === 'undo' && !this.canAskUndo(seat)) return { refused: 'not now' }
        this.offer = { offer: entry.offer, seat, agreed: nobody }
        return { told: [], undone: none }
      }
      case 'reply':
        return this.reply(seat, entry.accept)
      case 'resign':
        return this.leave(seat, 'resignation')
      case 'claim': {
        const { against } = entry
        const mayClaim = against !== seat && !includes(this.bots, against)
        if (!mayClaim || !includes(this.clocks.expired(this.awaiting, entry.at), against)) {
          return { refused: 'not now' }
        }
        return this.leave(against, 'time')
      }
    }
  }

  /** An offer stands until its own seat goes on playing. */
  private passBy(seat: Seat): void {
    if (this.offer?.seat === seat) this.offer = null
  }

  private reply(seat: Seat, accept: boolean): Refusal | Pick<Kept, 'told' | 'undone'> {
    const { offer } = this
    if (offer === null || offer.seat === seat || includes(offer.agreed, seat)) return { refused: 'not now' }
    const agreed = offer.agreed | only(seat)
    this.offer = accept ? { ...offer, agreed } : null
    if (!accept || agreed !== this.others(offer.seat)) return { told: [], undone: none }
    this.offer = null
    if (offer.offer === 'draw') {
      this.outcome = { winners: [], by: 'agreement', because: null }
      return { told: [], undone: none }
    }
    const latest = this.latestAnswer(offer.seat)
    this.match.backTo(latest)
    return { told: [], undone: this.places.splice(latest) }
  }

  /**
   * A seat's player is out. A bot plays on while two or more people are left; then the one who is left wins, or the bots
   * where there was nobody else.
   */
  private leave(seat: Seat, by: 'resignation' | 'time'): Refusal | Pick<Kept, 'told' | 'undone'> {
    if (includes(this.bots, seat)) return { refused: 'not now' }
    const playersLeft = without(everybody(this.seats) & ~this.bots, seat)
    const rivals = playersLeft === nobody ? this.others(seat) : playersLeft
    if (seatsIn(playersLeft).length > 1) {
      this.bots |= only(seat)
      this.offer = null
    } else {
      this.outcome = { winners: seatsIn(rivals), by, because: null }
    }
    return { told: [], undone: none }
  }

  private latestAnswer(seat: Seat): number {
    return this.match.record.answers.findLastIndex((each) => each.seat === seat)
  }

  private noteResult(): void {
    const { result } = this.match.state
    if (result !== null) this.outcome ??= { winners: result.winners, by: 'rules', because: result.because }
  }
}
