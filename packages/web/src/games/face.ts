import type { Action, GameEvent, Phrase, Seat } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'
import type { ComponentType, ReactNode } from 'react'
import type { Sound } from '../sound/sound.ts'
import type { Words } from '../words/words.tsx'
import type { Stage } from './stage.ts'
import type { Standing } from './standing.ts'

/** What marks a side wherever it is named: a colour, and a kind of line for those who do not see colours. */
export interface SideMark {
  /** Any CSS colour, such as one of the tokens. */
  readonly colour: string
  readonly line: 'solid' | 'double' | 'dashed' | 'dotted'
}

/** What somebody is to do, and how in one line. */
export interface Prompted {
  readonly asks: string
  readonly help: string
}

/** Buttons for answers, where a game says more of them. */
export interface PlainChoices {
  /** What pressing one does; where nothing is said it is answered. */
  readonly onChoose?: (action: Action) => void
  /** What is written on one; null for the answer's own words. */
  readonly nameOf?: (action: Action) => string | null
  /** The one that goes on with what is under way: the strong one, though there are others. */
  readonly isMain?: (action: Action) => boolean
  /** One that is only the end of something: never the strong one. */
  readonly isLighter?: (action: Action) => boolean
  /** Buttons besides. */
  readonly children?: ReactNode
}

/** An entry of the log of one game. */
export interface Told<E extends GameEvent> extends LogEntry {
  readonly event: E
}

/**
 * How a game looks at the table. All of it reads what is on the table with `usePlay`. A game with a face of its own names
 * its view, answers and events here, as its package has them: `GameFace<ShogunView, ShogunAction, ShogunEvent>`.
 */
/** Silhouettes by their ids in the page, feet at 0, 0, looking to the right. */
export interface Heroes {
  readonly rider: string
  readonly foot: readonly string[]
}

export interface GameFace<V = unknown, A extends Action = Action, E extends GameEvent = GameEvent> {
  /** What board and panels share stands around them all. */
  readonly Around?: ComponentType<{ children: ReactNode }>
  readonly Board: ComponentType
  /** Both sides as everybody sees them: what they have won, hold and lost. Null where the board says it all. */
  readonly Sides: ComponentType | null
  /** The score in one line of 46 pixels, with whose turn it is: it is always seen on a small screen. Null is a plain one. */
  readonly Score: ComponentType | null
  /** The cards that the viewer holds: a row beneath the board, on a small screen a drawer with whole cards. */
  readonly Hand: ComponentType | null
  /** Whether one of these answers is asked of the hand: the drawer then opens by itself. */
  asksHand?(offered: readonly A[]): boolean
  /** Whether on a large screen what stands `InZone` has its place in the column beside the board, and the hand lies under the board alone; the whole of the column where it wants that. */
  readonly plansBeside?: boolean | 'whole'
  /** Whether on a large screen the tray is a sheet beside the board, with the buttons that answer at its foot. */
  readonly sheetBeside?: boolean
  /** What then lies under the board, beside the log. */
  readonly Beneath?: ComponentType
  /** What lies before the viewer for what is asked now: a row beneath the board, on a small screen in the zone. */
  readonly Tray: ComponentType | null
  /** How answers with a button are offered, where a press of one may mean more than that answer; drawn with the plain ones. */
  readonly Choices?: ComponentType<{ readonly Plain: ComponentType<PlainChoices> }>
  /** By name, the beats in which its fight is told on a small screen; others are told in sentences. */
  readonly fightBeats?: ReadonlySet<string>
  /** What the latest fight came to. */
  readonly Fight: ComponentType | null
  /** A small board of a setup. */
  readonly Preview: ComponentType<{ view: V }> | null
  /** What is drawn beside a sentence of the log, such as dice. */
  readonly Glyphs: ComponentType<{ entry: Told<E> }> | null
  /** The sentence to which those drawings belong, without what they show; where nothing is said it is the whole one. */
  besideGlyphs?(entry: Told<E>): Phrase | null
  /** The sentence for ears, where its signs would not be read out well. */
  aloud?(entry: Told<E>, words: Words): Phrase | null
  /** A sign before a sentence of the log, by which it is found. */
  readonly LogMark?: ComponentType<{ readonly event: E }>
  /** What the log tells of the score, after each entry that changed it; where nothing is said the end shows no course. */
  course?(log: readonly Told<E>[]): readonly Standing[]
  /** Who stands on the hill when it is over. */
  readonly heroes?: Heroes
  /** Figures for the end: losses, luck. */
  readonly Reckoning: ComponentType | null
  /** What the viewer is to do next while he drafts, in words; where nothing is said, what he drafted is named. */
  readonly Drafting?: ComponentType<{
    readonly children: (told: Prompted) => ReactNode
    readonly otherwise: ReactNode
  }>
  /** The mark of a side before its name. */
  readonly Crest?: ComponentType<{ readonly seat: Seat }>
  /** Where the turn has come to, beside the prompt of a large screen. */
  readonly Track?: ComponentType
  /** Keys of its board alone: each with the message that says what it does. */
  readonly keys?: readonly { readonly key: string; readonly message: string }[]
  /** Whether an answer is given on the board or with the hand; every other one has a button. */
  isPointed(action: A, offered: readonly A[]): boolean
  seatName(view: V, seat: Seat, words: Words): string
  /** By seat, how its side is marked around the board. Seats without a mark get a plain one. */
  sideMark(view: V, seat: Seat): SideMark | null
  /** By kind of event, what is heard of it. */
  readonly sounds?: Readonly<Partial<Record<E['kind'], Sound>>>
  /** How what happens is told beat by beat; null where it is only shown. */
  readonly stage: (() => Promise<Stage>) | null
}

/** A face as the table uses it, which knows no game: it only ever hands it views, answers and events of that game. */
export function anyFace<V, A extends Action, E extends GameEvent>(face: GameFace<V, A, E>): GameFace {
  return face as unknown as GameFace
}
