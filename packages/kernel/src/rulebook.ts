import { type Action, findAction, isAction } from './action.ts'
import type { Judged, Reason } from './choice.ts'
import type { Diagrams } from './diagram.ts'
import { next, type Stream, stream } from './dice.ts'
import type { GameEvent, Tell } from './event.ts'
import { hashOf } from './hash.ts'
import type { Journey } from './journey.ts'
import type { Knowledge } from './knowledge.ts'
import type { Noted } from './noted.ts'
import type { Odds } from './odds.ts'
import type { OpenWindow, Windows } from './orders.ts'
import type { Phrase } from './phrase.ts'
import type { AnyProcedure } from './procedure.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { includes, nobody, type Seat } from './seat.ts'
import { type Seed, streamFrom } from './seed.ts'
import { type Question, SequenceOfPlay } from './sequence.ts'
import { type Setup, type SetupChoice, setupInfo } from './setup.ts'
import { loadState, namedState, type Snapshot, saveState } from './snapshot.ts'
import type { GameState, Result } from './state.ts'

/** How a rulebook says things: which message, with which values. The words are in its message files. */
export interface Phrasing<S, A, E> {
  question(question: Question, state: S): Phrase
  answer(action: A, state: S): Phrase
  /** Null for an event that is not worth a sentence. The event is as the listener heard it. */
  event(event: E): Phrase | null
  reason(reason: Reason): Phrase
  /** What a place of journeys is called; a text is a name that is the same in every language. */
  place?(place: number, state: S): Phrase | string
}

/** What the tests that know no rulebook need to know of it. */
export interface Scrutiny<S, E> {
  /** What is wrong with a state, in sentences; empty when every invariant holds. */
  violations(state: S): string[]
  /** Names of hidden things that this seat (or a spectator, null) must not know, as `mentions` would name them. */
  secrets(state: S, seat: Seat | null): string[]
  /** Names of the hidden-able things that an event gives away. */
  mentions(event: E): string[]
  /** Everything of the box that play should come to use: cards, kinds, terrain. */
  readonly inventory: readonly string[]
  /** Which of these an event has used. */
  uses(event: E, state: S): readonly string[]
}

/** What the author of a rulebook writes. */
export interface RulebookParts<S extends GameState<E>, A extends Action, E extends GameEvent, V>
  extends SetupChoice {
  /** Grows whenever a rule changes: an old record would replay differently, or something else be offered on the way. */
  readonly version: number
  /** Every procedure; play begins with the first. */
  readonly procedures: readonly AnyProcedure<S, A>[]
  /** The facts with which the first procedure begins. */
  readonly opening: object
  /**
   * Fetches what a setup needs beside the rules where a page keeps that apart, or what all of them need. Everywhere else it is
   * there already. The shelf waits for it before it hands the rulebook over.
   */
  fetchSetups?(setup?: string): Promise<void>
  /** Lays the game out. `core` is what the kernel keeps in every state; spread it first. */
  deal(setup: Setup, core: GameState<E>): S
  copy(state: S): S
  view(state: S, seat: Seat | null): V
  /**
   * Changes a copy of the state into one that fits what this seat knows: every hidden card, plan or order that it
   * cannot know is drawn anew from `chance`, never read. Dice, shuffles and sealed answers are the kernel's part.
   */
  imagine(copy: S, seat: Seat, chance: Stream): void
  /**
   * Changes a copy of the state into one that fits what all seats know together: the order of decks, and whatever else lies
   * hidden from everybody, is drawn anew. Dice and shuffles to come are not its part; left out where there is nothing else.
   */
  redraw?(copy: S, chance: Stream): void
  /** The board and what lies beside it, in text, as that view shows it. */
  sketch(view: V): string
  /** The same board as data, if it has hexes: a table then draws it, though it knows nothing of the game. */
  readonly diagram?: Diagrams<V>
  /** What an answer of that seat may lead to; null where no dice decide it. */
  odds?(state: S, seat: Seat, action: A): Odds | null
  /**
   * Where a piece of that seat can go within one plan, if the game has journeys: every place that its answers lead to
   * without a surprise, found by the search of the rules themselves. Reads only what the seat knows.
   */
  journeys?(state: S, seat: Seat, piece: number): readonly Journey<A>[]
  /**
   * Whether an answer shows the others something that only its seat knew, such as a card of its hand. Who gave it may take
   * it back where no other person has seen it. What nobody knew before counts as revealed instead (`state.revealed`).
   */
  shows?(action: A): boolean
  /**
   * Whether what an answer of a seat revealed came to nothing, by what it saw before and after: dice without effect, or what
   * it knew itself. Nothing of its plans hangs on that, and a draft is thought and carried on over it.
   */
  idle?(action: A, before: V, after: V): boolean
  /**
   * The gestures (a tap, a drag, a stepper) by which a person gives the answers of a plan, by name: answers that come by
   * one gesture name the same one. Where it is not said, each answer is a gesture of its own. `before` is how things stood
   * before each answer: what the table proposes by itself costs nothing.
   */
  gestures?(plan: readonly A[], before: readonly S[], by?: Planner<A, S>): readonly string[]
  /** What a trial by bots takes note of in an event: fights, pieces, cards. */
  noted?(event: E): Noted | null
  /** The windows of the game by class, and what may be ordered for them. */
  readonly windows?: Windows<V, A>
  readonly phrasing: Phrasing<S, A, E>
  readonly scrutiny: Scrutiny<S, E>
  readonly knowledge: Knowledge<S, A>
}

/** Whose plan it is, and what that seat has answered before it. */
export interface Planner<A extends Action, S> {
  readonly seat: Seat
  readonly earlier: readonly A[]
  /** How things stood before each of those. */
  readonly before: readonly S[]
}

/** A rulebook as the rest of the house sees it. */
export interface Rulebook<
  S extends GameState<E> = GameState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  V = unknown,
> extends Omit<RulebookParts<S, A, E, V>, 'procedures' | 'deal' | 'opening' | 'imagine'> {
  readonly sequence: SequenceOfPlay<S, A>
  begin(setup: Setup, seed: Seed, tell?: Tell<E>): S
  /** Who must answer what, now. Several when players decide at the same time; none when the game is over. */
  questions(state: S): readonly Question[]
  /** Every legal answer of that seat. Table, server, bots, fuzzer and screen reader all use this one list. */
  answers(state: S, seat: Seat): readonly A[]
  /** Carries out an answer from outside, or refuses it and changes nothing. Never throws at what it is sent. */
  answer(state: S, seat: Seat, question: number, action: unknown, tell?: Tell<E>): Refusal | null
  /** The legal answer that this answer from outside is, or why it is refused. */
  check(state: S, seat: Seat, question: number, action: unknown): Refusal | A
  /** Carries out an answer just taken from `answers`, unchecked: for search and simulation. */
  play(state: S, seat: Seat, action: A, tell?: Tell<E> | null): void
  /** Every answer that somebody could point at, with the rule that forbids it: the list of answers is what none forbids. */
  candidates(state: S, seat: Seat): readonly Judged<A>[]
  /** The window that is open, if what is asked is whether somebody wants to interrupt. Public. */
  openWindow(state: S): OpenWindow<A> | null
  /** Whether everybody could have written the list of what is asked: then that it has one entry is no secret. Public. */
  hasOpenList(state: S): boolean
  /** The rule that forbids an answer; null if it is legal or no rule is known. */
  whyNot(state: S, seat: Seat, action: Action): Reason | null
  result(state: S): Result | null
  /** A full state that fits what this seat knows, for bots: whatever it cannot know comes from `chance`. */
  imagine(state: S, seat: Seat, chance: Stream): S
  save(state: S): Snapshot
  load(snapshot: Snapshot): S
  hash(state: S): string
}

export function rulebook<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  parts: RulebookParts<S, A, E, V>,
): Rulebook<S, A, E, V> {
  const { procedures, deal, opening, imagine, ...kept } = parts
  const sequence = new SequenceOfPlay<S, A>(procedures)

  function play(state: S, seat: Seat, action: A, tell: Tell<E> | null = null): void {
    state.tell = tell
    sequence.carryOut(state, seat, action)
    state.tell = null
  }

  const check = (state: S, seat: Seat, question: number, action: unknown) =>
    checkAnswer(sequence, state, seat, question, action)

  return {
    ...kept,
    sequence,
    check,
    play,
    begin(setup, seed, tell) {
      const seats = setupInfo(kept, setup.id)?.seats
      if (seats === undefined) throw new Error(`no setup "${setup.id}"; choose it with chooseSetup`)
      const state = deal(setup, openingCore(seats, { ...opening }, seed, tell ?? null))
      sequence.run(state)
      state.tell = null
      return state
    },
    questions: (state) => sequence.questions(state),
    answers: (state, seat) => sequence.answers(state, seat),
    openWindow: (state) => sequence.openWindow(state),
    hasOpenList: (state) => sequence.hasOpenList(state),
    candidates: (state, seat) => sequence.candidates(state, seat),
    answer(state, seat, question, action, tell) {
      const checked = check(state, seat, question, action)
      if (isRefusal(checked)) return checked
      play(state, seat, checked, tell)
      return null
    },
    whyNot: (state, seat, action) =>
      findAction(sequence.answers(state, seat), action) ? null : sequence.whyNot(state, seat, action),
    result: (state) => state.result,
    imagine(state, seat, chance) {
      const copy = kept.copy(state)
      copy.dice = stream(next(chance), next(chance), next(chance), next(chance))
      copy.shuffles = stream(next(chance), next(chance), next(chance), next(chance))
      imagine(copy, seat, chance)
      sequence.resealOthers(copy, seat, chance)
      return copy
    },
    save: (state) => saveState(sequence, state),
    load: (snapshot) => loadState(sequence, snapshot),
    hash: (state) => hashOf(namedState(sequence, state)),
  }
}

/** What the kernel keeps in every state, before the first step: the first procedure is to begin with these facts. */
function openingCore<E extends GameEvent>(
  seats: number,
  facts: object,
  seed: Seed,
  tell: Tell<E> | null,
): GameState<E> {
  return {
    stack: [{ proc: 0, step: 0, facts, sealed: null }],
    awaiting: nobody,
    asked: Array.from({ length: seats }, () => 0),
    result: null,
    revealed: 0,
    dice: streamFrom(seed, 'dice'),
    shuffles: streamFrom(seed, 'shuffles'),
    tell,
  }
}

/** The legal answer that an answer from outside is, or why it is refused: the first of four checks that it fails. */
function checkAnswer<S extends GameState, A extends Action>(
  sequence: SequenceOfPlay<S, A>,
  state: S,
  seat: Seat,
  question: number,
  action: unknown,
): Refusal | A {
  if (state.result !== null) return { refused: 'over' }
  // Bits wrap, and a text can look like an index: without these checks seat 32 and seat "0" would pass for seat 0.
  if (typeof seat !== 'number' || state.asked[seat] === undefined || !includes(state.awaiting, seat)) {
    return { refused: 'not asked' }
  }
  if (state.asked[seat] !== question) return { refused: 'stale', asked: state.asked[seat] }
  const list = sequence.answers(state, seat)
  // A stranger's answer may be anything: what cannot even be read, or makes a rulebook stumble, is just not legal.
  try {
    if (isAction(action)) {
      return findAction(list, action) ?? { refused: 'illegal', reason: sequence.whyNot(state, seat, action) }
    }
  } catch {}
  return { refused: 'illegal', reason: null }
}
