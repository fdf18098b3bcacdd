import type { Advised } from '@gunbai/bots'
import type { Action, GameEvent, Journey, Odds, OpenWindow, Seat } from '@gunbai/kernel'
import type { Asked, Foreseen, Offered, Outcome, WhyNot, Wondering } from '@gunbai/kernel/host'
import { createContext, use } from 'react'
import type { GameFace, Told } from '../games/face.ts'
import type { Beat } from './beat.ts'
import type { GameInfo } from './game.ts'
import type { NotDone } from './table.ts'

/** What the board and the panels are drawn from: the game as it is now, or as it was at a moment of its replay. */
export interface Scene<V = unknown, A extends Action = Action> {
  readonly game: GameInfo
  readonly moment: number
  readonly viewer: Seat | null
  readonly view: V
  /** By seat, in an all-seeing replay. */
  readonly views: readonly V[] | null
  /** The id is that of an open one, told to whom it is asked. */
  readonly questions: readonly (Asked & { readonly id?: number | null })[]
  readonly answers: readonly (Offered & { readonly action: A })[]
  /** The window that is open, if what is asked is whether somebody wants to interrupt. */
  readonly window?: OpenWindow<Action> | null
  readonly thinking: Seat | null
  readonly outcome: Outcome | null
}

export interface Play<V = unknown, A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly face: GameFace
  readonly scene: Scene<V, A>
  readonly log: readonly Told<E>[]
  /** What the latest answer brought, or in a beat what is told in it. */
  readonly news: readonly Told<E>[]
  /** What is shown now of what happened: while it plays, or because somebody looks at it again. */
  readonly beat: Beat | null
  /** Shows a beat again, or with null the game as it is; null where nothing can be looked at again. */
  readonly showAgain: ((beat: Beat | null) => void) | null
  /** The position after so many answers, through the viewer's eyes. */
  viewAt(moment: number): Promise<V>
  /** The answer that the mouse or the focus is on. */
  readonly pointedAt: Action | null
  point(action: Action | null): void
  /** What the mouse or the focus is on, by the name that the face gives it. */
  readonly lookedAt: string | null
  lookAt(handle: string | null): void
  /** What the viewer has taken up to aim it at something, by the name that the face gives it. */
  readonly held: string | null
  hold(handle: string | null): void
  /** The answer that a tap has aimed at and not given: what may come of it is shown, with the button that gives it. */
  readonly aimed: Action | null
  aim(action: Action | null): void
  /** What a long press asks about, by the name that the face gives it: what it is, and why it cannot be chosen. */
  readonly explained: string | null
  /** Explains something, or with null no longer; where it cannot be chosen now, with the way to ask why. */
  explain(handle: string | null, whyBarred?: WhyBarred): void
  readonly whyBarred: WhyBarred | null
  /** Why not all was done that was last wanted. */
  readonly notDone: NotDone | null
  /** What a strong player would consider here, where the viewer has asked for it. */
  readonly advice: Counsel | null
  /** What somebody has drawn on the board, where a study is read or written. */
  readonly drawn?: Drawn | null
  /** Takes a place of the board that is chosen, where one draws and does not play. */
  readonly takePlace?: ((place: number) => void) | null
  choose(action: Action): void
  /** Answers that the viewer has drafted for what is asked now, and not given yet. */
  readonly draft: readonly Action[]
  setDraft(actions: readonly Action[]): void
  /** Takes back what the viewer gave last; null where it cannot be taken back. */
  readonly takeBack: (() => void) | null
  /** Several answers that are meant as one: the first to the open question, the rest to those that follow. */
  chooseAll(actions: readonly Action[]): void
  /** Where a piece of the viewer can go within one plan. */
  journeys(piece: number): Promise<readonly Journey[]>
  /** How things would stand after a draft of the viewer's answers. */
  foresee(actions: readonly Action[], wondering?: Wondering): Promise<Foreseen>
  odds(action: Action): Promise<Odds | null>
  whyNot(action: Action): Promise<WhyNot | null>
  oddsOf(numbers: readonly number[]): Promise<readonly (Odds | null)[]>
  sketch(): Promise<string>
}

/** Marks and arrows on a board; places are numbered as the board numbers them. */
export interface Drawn {
  readonly marks: readonly { readonly at: number; readonly tint: string }[]
  readonly arrows: readonly { readonly from: number; readonly to: number; readonly tint: string }[]
}

/** Asks why something cannot be chosen now. */
export type WhyBarred = () => Promise<WhyNot | null>

/** Advice that was asked for: what was found, best first, or that it is not there yet. In a review also what was played. */
export interface Counsel {
  readonly found: readonly (Advised & { readonly played?: boolean })[] | null
  close(): void
}

export const PlayContext = createContext<Play | null>(null)

/** The game on the table. */
export function usePlay(): Play {
  const play = use(PlayContext)
  if (play === null) throw new Error('a game is played inside <PlayContext>')
  return play
}

/** The same to the face of a game, which is only ever laid before its own: its views, answers and events. */
export function usePlayOf<V, A extends Action, E extends GameEvent>(): Play<V, A, E> {
  return usePlay() as unknown as Play<V, A, E>
}
