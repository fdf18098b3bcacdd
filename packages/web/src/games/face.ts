import type { Action, Seat } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'
import type { ComponentType } from 'react'
import type { Words } from '../words/words.tsx'

/** What marks a side wherever it is named: a colour, and a kind of line for those who do not see colours. */
export interface SideMark {
  /** Any CSS colour, such as one of the tokens. */
  readonly colour: string
  readonly line: 'solid' | 'double' | 'dashed' | 'dotted'
}

/** How a game looks at the table. All of it reads what is on the table with `usePlay`. */
export interface GameFace {
  readonly Board: ComponentType
  /** Both sides as everybody sees them: what they have won, hold and lost. Null where the board says it all. */
  readonly Sides: ComponentType | null
  /** What the viewer holds. */
  readonly Hand: ComponentType | null
  /** The message that names it, where it is not a hand. */
  readonly handName?: string
  /** What the latest fight came to. */
  readonly Fight: ComponentType | null
  /** A small board of a setup. */
  readonly Preview: ComponentType<{ view: unknown }> | null
  /** What is drawn beside a sentence of the log, such as dice. */
  readonly Glyphs: ComponentType<{ entry: LogEntry }> | null
  /** Figures for the end: losses, luck. */
  readonly Reckoning: ComponentType | null
  /** Keys of its board alone: each with the message that says what it does. */
  readonly keys?: readonly { readonly key: string; readonly message: string }[]
  /** Whether an answer is given on the board or with the hand; every other one has a button. */
  isPointed(action: Action): boolean
  seatName(view: unknown, seat: Seat, words: Words): string
  /** By seat, how its side is marked around the board. Seats without a mark get a plain one. */
  sideMark(view: unknown, seat: Seat): SideMark | null
  /** How long new events are to be seen, as a part of the time that dice get. */
  weightOf(news: readonly LogEntry[]): number
}
