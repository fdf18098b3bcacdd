import type { Advice } from '@gunbai/bots'
import type { Action, GameEvent, Odds, Phrase, Question, Seat } from '@gunbai/kernel'
import type { GameInfo } from './game.ts'
import type { Problem } from './problem.ts'

/** A question in words. What is asked of whom is public; the answers are not. */
export interface Asked extends Question {
  readonly phrase: Phrase
}

/** A legal answer in words. */
export interface Offered {
  readonly action: Action
  readonly phrase: Phrase
}

/** Something that happened, as the viewer heard it, after that many answers. */
export interface LogEntry {
  readonly moment: number
  readonly event: GameEvent
  /** Null where it is not worth a sentence. */
  readonly phrase: Phrase | null
}

export interface Outcome {
  readonly winners: readonly Seat[]
  readonly because: Phrase
}

/** What is on the table for the one who looks: nothing here is hidden from that seat. */
export interface Snapshot {
  readonly game: GameInfo
  /** How many answers have been given. */
  readonly moment: number
  /** Whose eyes these are; null is a spectator. */
  readonly viewer: Seat | null
  /** People share this device and that one must take it before going on. The view is then a spectator's. */
  readonly cover: Seat | null
  readonly view: unknown
  /** Everybody who is asked something now. */
  readonly questions: readonly Asked[]
  /** The viewer's legal answers, if the viewer is asked. */
  readonly answers: readonly Offered[]
  /** How many of the viewer's latest answers can be taken back. */
  readonly undoable: number
  /** The seat whose bot is thinking. */
  readonly thinking: Seat | null
  readonly outcome: Outcome | null
}

/** A position of the game as one pair of eyes saw it. */
export interface Moment {
  readonly moment: number
  readonly view: unknown
  /** By seat, what each saw; only in an all-seeing replay. */
  readonly views: readonly unknown[] | null
  readonly questions: readonly Asked[]
  readonly outcome: Outcome | null
}

/** Whose eyes a replay looks through. */
export type Eyes = Seat | null | 'all'

/** Why an answer is not legal. */
export interface WhyNot {
  readonly rule: string
  readonly phrase: Phrase
}

/** A piece of advice, in words. */
export interface Advised extends Advice {
  readonly phrase: Phrase
}

/** What the screens see, all of it replaced together when something changes. */
export interface TableState {
  readonly snapshot: Snapshot | null
  readonly log: readonly LogEntry[]
  readonly problem: Problem | null
}

/**
 * A table at which a game is played, wherever its rules are kept. The screens know nothing else: not whether the engine
 * runs in this browser or on a server.
 */
export interface Table {
  state(): TableState
  subscribe(listener: () => void): () => void
  /** Answers the viewer's question of that id. */
  answer(question: number, action: Action): Promise<void>
  undo(): Promise<void>
  /** The seat that the cover waits for has taken the device. */
  uncover(seat: Seat): Promise<void>
  odds(action: Action): Promise<Odds | null>
  whyNot(action: Action): Promise<WhyNot | null>
  /** What a strong player would consider in the viewer's place, best first. Takes a while. */
  advise(): Promise<readonly Advised[]>
  /** A view's board in text, for a game that has no board of its own. */
  sketch(view: unknown): Promise<string>
  /** An earlier position. While the game lasts only through the viewer's own eyes. */
  at(moment: number, eyes: Eyes): Promise<Moment>
  /** Everything that was told, as those eyes heard it. */
  heard(eyes: Eyes): Promise<readonly LogEntry[]>
  /** The odds of answers that were given, by their numbers counted from 1. Only when the game is over. */
  oddsOf(numbers: readonly number[]): Promise<readonly (Odds | null)[]>
  /** The record as the text of a file. Only when the game is over: it holds every hidden thing. */
  record(): Promise<string>
  /** Shows at once whatever is still to be shown; a bot that thinks answers now. */
  hurry(): void
  /** Tries again what the problem prevented. */
  retry(): Promise<void>
  close(): void
}
