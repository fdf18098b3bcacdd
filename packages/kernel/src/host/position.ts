import type { Action } from '../action.ts'
import type { GameEvent } from '../event.ts'
import type { Match } from '../match.ts'
import type { Phrase } from '../phrase.ts'
import type { Rulebook } from '../rulebook.ts'
import type { Seat } from '../seat.ts'
import type { Question } from '../sequence.ts'
import type { GameState, Result } from '../state.ts'

/** A match of whatever game. */
export type AnyMatch = Match<GameState, Action, GameEvent, unknown>

/** Whose eyes look: a seat's, a spectator's (null), or those of one who may see everything because it is over. */
export type Eyes = Seat | null | 'all'

/** A question in words. Who is asked what is public; the answers are not. */
export interface Asked extends Omit<Question, 'id'> {
  readonly phrase: Phrase
}

/** A question that is open. Its id is told to the seat that is asked, and null to the others. */
export interface OpenQuestion extends Asked {
  readonly id: number | null
}

/** A legal answer in words. */
export interface Offered {
  readonly action: Action
  readonly phrase: Phrase
}

/** Where a match stands, through the eyes of one seat or of a spectator. Nothing here is hidden from the viewer. */
export interface Position {
  readonly view: unknown
  /** Everybody who is asked something now. */
  readonly questions: readonly OpenQuestion[]
  /** The viewer's own legal answers, if the viewer is asked. */
  readonly answers: readonly Offered[]
  /** How many of its latest answers the viewer may take back without asking anybody. */
  readonly undoable: number
}

/** How a match ended. No winners is a draw. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly because: Phrase
}

/** Where a match stood. */
export interface PastPosition {
  readonly view: unknown
  /** By seat, what each saw; only for eyes that see everything. */
  readonly views: readonly unknown[] | null
  readonly questions: readonly Asked[]
  readonly outcome: Outcome | null
}

export function questionsFor(match: AnyMatch, viewer: Seat | null): OpenQuestion[] {
  const { rulebook, state } = match
  return match.questions().map((question) => ({
    ...inWords(rulebook, state, question),
    id: question.seat === viewer ? question.id : null,
  }))
}

export function answersFor({ rulebook, state }: AnyMatch, viewer: Seat | null): Offered[] {
  const answers = viewer === null ? [] : rulebook.answers(state, viewer)
  return answers.map((action) => ({ action, phrase: rulebook.phrasing.answer(action, state) }))
}

/** How things stood in a state of the past. */
export function pastPosition(rulebook: Rulebook, state: GameState, eyes: Eyes): PastPosition {
  return {
    view: rulebook.view(state, eyes === 'all' ? null : eyes),
    views: eyes === 'all' ? state.asked.map((_, seat) => rulebook.view(state, seat)) : null,
    questions: rulebook.questions(state).map((question) => inWords(rulebook, state, question)),
    outcome: outcomeOf(state.result),
  }
}

export function outcomeOf(result: Result | null): Outcome | null {
  return result === null ? null : { winners: result.winners, because: { id: result.because } }
}

function inWords(rulebook: Rulebook, state: GameState, question: Question): Asked {
  const { seat, name, about } = question
  return { seat, name, about, phrase: rulebook.phrasing.question(question, state) }
}
