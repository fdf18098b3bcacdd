import type { Action } from '../action.ts'
import { BadInput, shown } from '../bad-input.ts'
import type { Stream } from '../dice.ts'
import { type GameEvent, heardBy, type Told } from '../event.ts'
import { stateAfter } from '../match.ts'
import type { Odds } from '../odds.ts'
import type { Phrase } from '../phrase.ts'
import type { Answered } from '../record.ts'
import type { Refusal } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { includes, type Seat, type SeatSet, without } from '../seat.ts'
import type { Question } from '../sequence.ts'
import type { Snapshot } from '../snapshot.ts'
import type { GameState, Result } from '../state.ts'
import type { Batch, Carried, Halt } from './batch.ts'
import type { AnyMatch, Asked, Eyes, Heard, LogEntry, Outcome, PastPosition, Position } from './position.ts'
import { oddsFor, type WhyNot, whyNotFor } from './whispers.ts'

/** An answer with its time. The answers of one batch share theirs, and no others of their seat have it. */
export interface Given extends Answered {
  readonly at: number
}

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
  /** By answer of the record, when it was given. */
  private readonly times: number[]
  private readonly chance: () => Stream

  /** `chance` is chance of which nobody knows anything, for the worlds in which whispers are reckoned. */
  constructor(match: AnyMatch, chance: () => Stream, times: readonly (number | undefined)[] = []) {
    this.match = match
    this.chance = chance
    this.times = match.record.answers.map((_, place) => times[place] ?? -1 - place)
  }

  get rulebook(): Rulebook {
    return this.match.rulebook
  }

  /** The answers that stand, in order, from a place on. */
  given(from = 0): Given[] {
    const answers = this.match.record.answers.slice(from)
    return answers.map((each, i) => ({ ...each, at: this.times[from + i] }))
  }

  /** When the latest answer was given; 0 where there is none, or nobody knows. */
  lastAt(): number {
    return Math.max(0, this.times.at(-1) ?? 0)
  }

  /** Takes an answer, or refuses it and changes nothing. */
  give(seat: Seat, question: number, action: Action, at: number): Refusal | null {
    const refusal = this.match.answer(seat, question, action)
    if (refusal === null) this.times.push(at)
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
      const halt = (taken === 0 ? null : this.surprise(seat, awaiting, revealed)) ?? give(open, action)
      if (halt !== null) return { taken, halt }
      open = this.match.questions().find((each) => each.seat === seat)?.id ?? -1
    }
    return { taken: actions.length, halt: null }
  }

  /** What has happened, since these were asked and so much was revealed, that the seat could not foresee. */
  private surprise(seat: Seat, awaiting: SeatSet, revealed: number): Halt | null {
    const { state } = this.match
    if (state.result !== null) return { refused: 'over' }
    if (state.revealed !== revealed) return { refused: 'revealed' }
    const othersAsked = !includes(state.awaiting, seat) || (state.awaiting & ~awaiting) !== 0
    return othersAsked ? { refused: 'others asked' } : null
  }

  /**
   * Whether that seat's answer has only one form, and gives nothing away when it is given without asking. Not while
   * something can be taken back: what follows might be a die.
   */
  forced(seat: Seat): Action | null {
    const [only, ...others] = this.rulebook.answers(this.match.state, seat)
    return only === undefined || others.length > 0 || this.match.undoable(seat) > 0 ? null : only
  }

  /**
   * How many of its latest answers a seat may take back without asking anybody. That a person was asked something has
   * told that person something, unless all answer together.
   */
  undoable(seat: Seat, people: SeatSet): number {
    const { state, rulebook } = this.match
    const toldOthers = (state.awaiting & without(people, seat)) !== 0
    return toldOthers && !rulebook.sequence.isTogether(state) ? 0 : this.match.undoable(seat)
  }

  /** The answers of the seat's latest batch that it may take back, by their place in the record, latest first. */
  latestBatch(seat: Seat, people: SeatSet): number[] {
    if (this.undoable(seat, people) === 0) return []
    const places = this.match.retractable(seat)
    return places.filter((place) => this.times[place] === this.times[places[0]])
  }

  /** Takes back the seat's latest answers. */
  takeBack(seat: Seat, count = 1): void {
    const places = this.match.retractable(seat).slice(0, count)
    this.match.undo(seat, count)
    for (const place of places) this.times.splice(place, 1)
  }

  /** Goes back to the position after so many answers, whatever was revealed since. */
  backTo(answers: number): void {
    this.match.backTo(answers)
    this.times.length = answers
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
      for (const each of this.heardAt(moment, eyes)) list.push({ moment, ...each })
    }
    return list
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
    return pastPosition(this.rulebook, stateAfter(this.rulebook, record, moment), eyes)
  }

  /** What an answer of a seat may lead to; null where it is not legal, or no dice decide it. */
  odds(seat: Seat, action: Action): Odds | null {
    return oddsFor(this.rulebook, this.match.state, seat, action, this.chance())
  }

  /** Why an answer of a seat would not be legal; null where it is, or no rule is known. */
  whyNot(seat: Seat, action: Action): WhyNot | null {
    return whyNotFor(this.rulebook, this.match.state, seat, action, this.chance())
  }

  /** The odds of answers that were given, by their numbers counted from 1. Of a match that is over. */
  oddsOf(numbers: readonly number[]): (Odds | null)[] {
    const { rulebook, record } = this.match
    const found = new Map<number, Odds | null>(numbers.map((number) => [number, null]))
    const state = rulebook.begin(record.setup, record.seed)
    for (const [i, { seat, action }] of record.answers.entries()) {
      if (found.has(i + 1)) found.set(i + 1, oddsFor(rulebook, state, seat, action, this.chance()))
      rulebook.play(state, seat, action)
    }
    return numbers.map((number) => found.get(number) ?? null)
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

/** How things stood in a state of the past. */
export function pastPosition(rulebook: Rulebook, state: GameState, eyes: Eyes): PastPosition {
  return {
    view: rulebook.view(state, eyes === 'all' ? null : eyes),
    views: eyes === 'all' ? state.asked.map((_, seat) => rulebook.view(state, seat)) : null,
    questions: rulebook.questions(state).map((question) => questionInWords(rulebook, state, question)),
    outcome: outcomeOf(state.result),
  }
}

export function outcomeOf(result: Result | null): Outcome | null {
  return result === null ? null : { winners: result.winners, because: { id: result.because } }
}

function questionInWords(rulebook: Rulebook, state: GameState, question: Question): Asked {
  const { seat, name, about } = question
  return { seat, name, about, phrase: rulebook.phrasing.question(question, state) }
}

/** What was told, as those eyes heard it. */
export function heardAs(rulebook: Rulebook, told: readonly Told<GameEvent>[], eyes: Eyes): Heard[] {
  return told.map((each) => {
    const event = eyes === 'all' ? (each.fuller ?? each.event) : heardBy(each, eyes)
    return { event, phrase: rulebook.phrasing.event(event) }
  })
}
