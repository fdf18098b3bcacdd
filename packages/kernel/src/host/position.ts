import type { Action } from '../action.ts'
import { type GameEvent, heardBy, type Told } from '../event.ts'
import type { Match } from '../match.ts'
import type { OpenWindow } from '../orders.ts'
import type { Phrase } from '../phrase.ts'
import type { Rulebook } from '../rulebook.ts'
import type { Seat } from '../seat.ts'
import type { Seed } from '../seed.ts'
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
  /** The window that is open, if what is asked is whether somebody wants to interrupt. */
  readonly window: OpenWindow<Action> | null
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

/** Something that happened, as somebody heard it. */
export interface Heard {
  readonly event: GameEvent
  /** Null where it is not worth a sentence. */
  readonly phrase: Phrase | null
}

/** The same in a log. */
export interface LogEntry extends Heard {
  /** After so many answers. */
  readonly moment: number
  /** It is what an answer did that was given for the viewer, who was not asked. */
  readonly unasked?: Unasked
}

/** What comes with some answers: that nobody was asked, and chance to which all have added. */
export interface Besides {
  readonly unasked?: Unasked | undefined
  readonly chance?: Seed | undefined
}

/** Why nobody was asked for an answer: an order did something there, or declined, or there was no other answer. */
export type Unasked = 'ordered' | 'declined' | 'forced'

/**
 * What an answer led to, as a log has it. That it was given unasked is said of the first thing that is told: that is what the
 * seat did, and whatever follows is the work of dice and others.
 */
export function logged(moment: number, heard: readonly Heard[], unasked: Unasked | null): LogEntry[] {
  const first = unasked === null ? -1 : heard.findIndex(({ phrase }) => phrase !== null)
  return heard.map((each, i) => ({
    moment,
    ...each,
    ...(i === first && unasked !== null ? { unasked } : {}),
  }))
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

export function questionInWords(rulebook: Rulebook, state: GameState, question: Question): Asked {
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
