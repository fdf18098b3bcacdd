import type { Advised, Verdict } from '@gunbai/bots'
import type { Action, Answered, Journey, Odds, Order, OrderSheet, Seat } from '@gunbai/kernel'
import type {
  Eyes,
  Foreseen,
  Halted,
  LogEntry,
  Outcome,
  PastPosition,
  Position,
  WhyNot,
  Wondering,
} from '@gunbai/kernel/host'
import type { LearnersAnswer } from '../engine/partner.ts'
import type { Beat } from './beat.ts'
import type { GameInfo } from './game.ts'
import type { Problem } from './problem.ts'

/** What is on the table for the one who looks: nothing here is hidden from that seat. */
export interface Snapshot extends Position {
  readonly game: GameInfo
  /** How many answers have been given. */
  readonly moment: number
  /** Whose eyes these are; null is a spectator. */
  readonly viewer: Seat | null
  /** People share this device and that one must take it before going on. The view is then a spectator's. */
  readonly cover: Seat | null
  /** The seat whose bot is thinking. */
  readonly thinking: Seat | null
  readonly outcome: Outcome | null
}

/** A position of the game as one pair of eyes saw it. */
export interface Moment extends PastPosition {
  readonly moment: number
}

/** Why something that the viewer wanted was not done, or not all of it. */
export interface NotDone extends Halted {
  /** Told apart from the one before, which may say the same. */
  readonly serial: number
  /** Of so many answers. */
  readonly wanted: number
  /** So many were taken, and stand. */
  readonly taken: number
}

/** What the screens see, all of it replaced together when something changes. */
export interface TableState {
  readonly snapshot: Snapshot | null
  readonly log: readonly LogEntry[]
  readonly problem: Problem | null
  /** Why the latest that the viewer wanted was not done; null where it was. */
  readonly notDone: NotDone | null
  /** What is being shown of what happened; the snapshot is then of that moment, and asks nothing. */
  readonly beat: Beat | null
}

/** What can be done at the table of a lesson or a puzzle, and at no other. */
export interface LessonScript {
  /** The learner's answers since the lesson began, in order. */
  given(): Promise<readonly LearnersAnswer[]>
  /** Goes back to a moment, whatever was revealed since. */
  backTo(moment: number): Promise<void>
  /** What comes next in the turn that solves a puzzle; null where this turn has left it. */
  shown(): Promise<Action | null>
  /** Whether the turn of a puzzle has been played. */
  isTurnOver(): Promise<boolean>
  /** How well it was, beside a turn that solves the puzzle. Takes some seconds. */
  judge(solution: readonly Answered[]): Promise<Verdict>
}

/**
 * A table at which a game is played, wherever its rules are kept. The screens know nothing else: not whether the engine
 * runs in this browser or on a server.
 */
export interface Table {
  /** Not where the rules run elsewhere, or are of an older version. */
  readonly script?: LessonScript
  state(): TableState
  subscribe(listener: () => void): () => void
  /** Answers the viewer's question of that id. */
  answer(question: number, action: Action): Promise<void>
  /** The same with several answers that are meant as one: the rest of them are for the viewer's questions that follow. */
  answerAll(question: number, actions: readonly Action[]): Promise<void>
  /** Takes the viewer's latest answer back, with all that were given together with it. */
  undo(): Promise<void>
  /** The seat that the cover waits for has taken the device. */
  uncover(seat: Seat): Promise<void>
  odds(action: Action): Promise<Odds | null>
  whyNot(action: Action): Promise<WhyNot | null>
  /** Where a piece of the viewer can go within one plan: the answers of each for `answerAll`. */
  journeys(piece: number): Promise<readonly Journey[]>
  /** How things would stand after a draft of the viewer's answers: what may be added to it, or why nothing may. */
  foresee(actions: readonly Action[], wondering?: Wondering): Promise<Foreseen>
  /** What the viewer can order and has ordered; null where there is nothing to order. */
  orderSheet(): Promise<OrderSheet | null>
  /** Follows these orders of the viewer from now on instead of those before. */
  order(orders: readonly Order[]): Promise<void>
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
  /** Ends the beat that is shown now. */
  nextBeat(): void
  /** Beats go faster until the viewer has something to do. */
  faster(): void
  /** Shows no beat more until the viewer has something to do; a bot that thinks answers now. */
  hurry(): void
  /** Tries again what the problem prevented. */
  retry(): Promise<void>
  close(): void
}
