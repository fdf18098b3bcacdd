import { type Action, findAction } from '../action.ts'
import { BadInput, shown } from '../bad-input.ts'
import type { Stream } from '../dice.ts'
import type { Journey } from '../journey.ts'
import type { Odds } from '../odds.ts'
import { readOrders } from '../order-reader.ts'
import {
  follow,
  type OpenWindow,
  type Order,
  type OrderSheet,
  orderSheet,
  type Pace,
  recommendedOrders,
  tellsOfSecrets,
} from '../orders.ts'
import type { Phrase } from '../phrase.ts'
import type { Answered } from '../record.ts'
import type { Refusal } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { includes, type Seat, type SeatSet, without } from '../seat.ts'
import type { Snapshot } from '../snapshot.ts'
import { type Batch, type Carried, type Halt, isRetractable, surprise } from './batch.ts'
import { type Foreseen, foreseenFor, type Wondering } from './foreseen.ts'
import {
  type AnyMatch,
  type Besides,
  type Eyes,
  type Heard,
  heardAs,
  type LogEntry,
  logged,
  type PastPosition,
  type Position,
  pastPosition,
  questionInWords,
  type Unasked,
} from './position.ts'
import { journeysFor, oddsFor, oddsOfAnswers, type WhyNot, whyNotFor } from './whispers.ts'

/** What is remembered of an answer besides it. */
export interface Mark {
  /** The answers of one batch share their time, and no others of their seat have it. */
  readonly at: number
  /** Nobody was asked: an order of its seat gave it, or there was no other. Known to that seat only. */
  readonly unasked?: Unasked
}

/** An answer as it is kept. */
export interface Given extends Answered, Mark {}

interface Hints {
  readonly world: Snapshot
  inWords<T extends { readonly action: Action }>(advice: readonly T[]): (T & { readonly phrase: Phrase })[]
}

/**
 * A match as whoever hosts it has it, in a browser or on a server: what each viewer may see, hear, ask, answer and take
 * back. Knows no storage, no people and no clock.
 */
export class Host {
  readonly match: AnyMatch
  /** By answer of the record. */
  private readonly marks: Mark[]
  private readonly chance: () => Stream
  /** By seat. */
  private readonly orders: (readonly Order[])[]

  /**
   * `chance` is chance of which nobody knows anything, for the worlds of whispers. `marks` are those of the answers that the
   * match has; one without a time is a batch of its own. Seats begin with the orders that are recommended for the pace.
   */
  constructor(
    match: AnyMatch,
    chance: () => Stream,
    marks: readonly Partial<Mark>[] = [],
    pace: Pace = 'live',
  ) {
    this.match = match
    this.chance = chance
    this.marks = match.record.answers.map((_, place) => ({ at: -1 - place, ...marks[place] }))
    const recommended = recommendedOrders(match.rulebook.windows, pace)
    this.orders = match.state.asked.map(() => recommended)
  }

  get rulebook(): Rulebook {
    return this.match.rulebook
  }

  /** The answers that stand, in order, from a place on. */
  given(from = 0): Given[] {
    const answers = this.match.record.answers.slice(from)
    return answers.map((each, i) => ({ ...each, ...this.marks[from + i] }))
  }

  /** When the latest answer was given; 0 where there is none, or nobody knows. */
  lastAt(): number {
    return Math.max(0, this.marks.at(-1)?.at ?? 0)
  }

  /** Takes an answer, or refuses it and changes nothing. */
  give(seat: Seat, question: number, action: Action, at: number, more: Besides = {}): Refusal | null {
    return this.noted(this.match.answer(seat, question, action, more.chance), at, more.unasked)
  }

  /** Takes an answer that was taken before, and kept: see `Match.recall`. */
  recall(seat: Seat, question: number, action: Action, at: number, more: Besides = {}): Refusal | null {
    return this.noted(this.match.recall(seat, question, action, more.chance), at, more.unasked)
  }

  private noted(refusal: Refusal | null, at: number, unasked?: Unasked): Refusal | null {
    if (refusal === null) this.marks.push(unasked === undefined ? { at } : { at, unasked })
    return refusal
  }

  /**
   * Carries out a batch answer by answer, each checked as always, up to the first surprise: what the seat did not know
   * when it wrote the batch might change its mind about the rest. `give` takes each answer.
   */
  carryOut(
    { seat, question, actions }: Batch,
    give: (question: number, action: Action) => Halt | null,
  ): Carried {
    const { awaiting, revealed } = this.match.state
    let open = question
    for (const [taken, action] of actions.entries()) {
      const unforeseen = taken === 0 ? null : surprise(this.match.state, seat, awaiting, revealed)
      const halt = unforeseen ?? give(open, action)
      if (halt !== null) return { taken, halt }
      open = this.match.questions().find((each) => each.seat === seat)?.id ?? -1
    }
    return { taken: actions.length, halt: null }
  }

  /**
   * The only answer that a seat has, where it may be given without asking; null where there are others. While something can be
   * taken back, only if it still can afterwards: what follows might be a die, or a question to another person.
   */
  forced(seat: Seat, people: SeatSet): Action | null {
    const [only, ...others] = this.rulebook.answers(this.match.state, seat)
    if (only === undefined || others.length > 0) return null
    const mayGive =
      this.match.undoable(seat) === 0 || isRetractable(this.rulebook, this.match.state, seat, only, people)
    return mayGive ? only : null
  }

  /** The window that is open. Rulebooks of an older kind know none. */
  window(): OpenWindow<Action> | null {
    return this.rulebook.windows === undefined ? null : this.rulebook.openWindow(this.match.state)
  }

  ordersOf(seat: Seat): readonly Order[] {
    return this.orders[seat] ?? []
  }

  /** What a seat can order and has ordered; null where the game has no windows. */
  orderSheet(seat: Seat): OrderSheet | null {
    const { windows } = this.rulebook
    return windows === undefined
      ? null
      : orderSheet(windows, this.ordersOf(seat), this.rulebook.view(this.match.state, seat), seat)
  }

  /** Takes the orders of a seat, which come from outside. Throws BadInput, and keeps those that it had. */
  order(seat: Seat, given: unknown): readonly Order[] {
    const { windows } = this.rulebook
    if (windows === undefined) throw new BadInput('This game has no windows for which orders could be given.')
    const orders = readOrders(windows, given)
    this.orders[seat] = orders
    return orders
  }

  /** What a seat's orders answer to its question; null where it is to be asked. */
  ordered(seat: Seat): Action | null {
    const { rulebook } = this
    const { state } = this.match
    const window = includes(state.awaiting, seat) ? this.window() : null
    if (window === null || rulebook.windows === undefined) return null
    const answers = rulebook.answers(state, seat)
    const { about } = rulebook.questions(state).find((each) => each.seat === seat) ?? {}
    const view = rulebook.view(state, seat)
    return follow(rulebook.windows, this.ordersOf(seat), window, view, seat, answers, about)
  }

  /** Whether an answer that orders gave does something, or only declines the window that is open. */
  unaskedBy(action: Action): Unasked {
    const declines = this.window()?.declines ?? null
    return declines !== null && findAction([declines], action) !== undefined ? 'declined' : 'ordered'
  }

  /** Whether what the orders of a seat do at the window that is open hangs on what only that seat can see. */
  tellsOfSecrets(seat: Seat): boolean {
    const { rulebook } = this
    const { state } = this.match
    const window = this.window()
    if (window === null || rulebook.windows === undefined) return false
    return tellsOfSecrets(
      this.ordersOf(seat),
      window.class,
      rulebook.windows.period(rulebook.view(state, seat)),
    )
  }

  /**
   * How many of its latest answers a seat may take back without asking anybody. That a person was asked something has
   * told that person something, unless all answer together.
   */
  undoable(seat: Seat, people: SeatSet): number {
    const { state, rulebook } = this.match
    const toldOthers = (state.awaiting & without(people, seat)) !== 0
    return toldOthers && !rulebook.sequence.isTogether(state) ? 0 : this.match.undoable(seat, ~people)
  }

  /**
   * How many answers of the seat are taken back together: those of its latest batch, as far as they may be, and whatever was
   * given for it since without asking.
   */
  latestBatch(seat: Seat, people: SeatSet): number {
    if (this.undoable(seat, people) === 0) return 0
    const own = this.match
      .retractable(seat, ~people)
      .filter((place) => this.match.record.answers[place].seat === seat)
    const asked = own.findIndex((place) => this.marks[place].unasked === undefined)
    if (asked === -1) return 0
    const after = own.findIndex((place, i) => i > asked && this.marks[place].at !== this.marks[own[asked]].at)
    return after === -1 ? own.length : after
  }

  /** The places in the record that are free when the seat takes back so many of its answers, latest first. */
  placesTaken(seat: Seat, count: number, people: SeatSet): readonly number[] {
    return this.match.latest(seat, count, ~people)
  }

  /** Takes back the seat's latest answers. Gives the places that they had in the record, and those of the bots' since. */
  takeBack(seat: Seat, count: number, people: SeatSet): readonly number[] {
    const places = this.placesTaken(seat, count, people)
    this.match.undo(seat, count, ~people)
    for (const place of places) this.marks.splice(place, 1)
    return places
  }

  /** Goes back to the position after so many answers, whatever was revealed since. */
  backTo(answers: number): void {
    this.match.backTo(answers)
    this.marks.length = answers
  }

  position(viewer: Seat | null, people: SeatSet): Position {
    const { rulebook } = this
    const { state } = this.match
    const answers = viewer === null ? [] : rulebook.answers(state, viewer)
    return {
      view: rulebook.view(state, viewer),
      questions: this.match.questions().map((question) => ({
        ...questionInWords(rulebook, state, question),
        id: question.seat === viewer ? question.id : null,
      })),
      answers: answers.map((action) => ({ action, phrase: rulebook.phrasing.answer(action, state) })),
      undoable: viewer === null ? 0 : this.undoable(viewer, people),
      window: this.window(),
    }
  }

  /** How many answers stand: the last of its moments. */
  last(): number {
    return this.match.record.answers.length
  }

  /** What the answer of that number led to, as those eyes heard it; 0 is what was told before any answer. */
  heardAt(moment: number, eyes: Eyes): Heard[] {
    return heardAs(this.rulebook, this.match.told[moment] ?? [], eyes)
  }

  /** Everything that was told from a moment on, as those eyes heard it. */
  heard(eyes: Eyes, from = 0): LogEntry[] {
    const list: LogEntry[] = []
    for (let moment = from; moment <= this.last(); moment++) {
      list.push(...logged(moment, this.heardAt(moment, eyes), this.unaskedAt(moment, eyes)))
    }
    return list
  }

  /** That nobody was asked for the answer of that number, for eyes that may know it. */
  private unaskedAt(moment: number, eyes: Eyes): Unasked | null {
    const isOwn = eyes === 'all' || eyes === this.match.record.answers[moment - 1]?.seat
    return isOwn ? (this.marks[moment - 1]?.unasked ?? null) : null
  }

  /** The position after so many answers. Throws where there is no such moment or seat. */
  at(moment: number, eyes: Eyes): PastPosition {
    const { record, state } = this.match
    const last = record.answers.length
    if (moment < 0 || moment > last || (typeof eyes === 'number' && state.asked[eyes] === undefined)) {
      throw new BadInput(
        `This match has ${state.asked.length} seats and moments from 0 to ${last}; got ${shown({ moment, eyes })}.`,
      )
    }
    return pastPosition(this.rulebook, this.match.stateAt(moment), eyes)
  }

  /** What an answer of a seat may lead to; null where it is not legal, or no dice decide it. */
  odds(seat: Seat, action: Action): Odds | null {
    return oddsFor(this.rulebook, this.match.state, seat, action, this.chance())
  }

  /** Where a piece of the seat can go within one plan. */
  journeys(seat: Seat, piece: number): readonly Journey[] {
    return journeysFor(this.rulebook, this.match.state, seat, piece, this.chance())
  }

  /** How things would stand after a draft of the seat's answers. */
  foresee(seat: Seat, actions: readonly Action[], wondering: Wondering = {}): Foreseen {
    return foreseenFor(this.rulebook, this.match.state, seat, actions, this.chance(), wondering)
  }

  /** Why an answer of a seat would not be legal; null where it is, or no rule is known. */
  whyNot(seat: Seat, action: Action): WhyNot | null {
    return whyNotFor(this.rulebook, this.match.state, seat, action, this.chance())
  }

  /** The odds of answers that were given, by their numbers counted from 1. Of a match that is over. */
  oddsOf(numbers: readonly number[]): (Odds | null)[] {
    return oddsOfAnswers(this.match, numbers, this.chance)
  }

  /** A world that fits what the seat knows, for those who think about hints, and the words for what they find there. */
  hints(seat: Seat): Hints {
    const { rulebook } = this
    const world = rulebook.imagine(this.match.state, seat, this.chance())
    return {
      world: rulebook.save(world),
      // by then the match may have moved on: the words belong to the position that was thought about
      inWords: (advice) =>
        advice.map((each) => ({ ...each, phrase: rulebook.phrasing.answer(each.action, world) })),
    }
  }
}
