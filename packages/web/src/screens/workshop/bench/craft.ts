import type { LabFigures } from '@gunbai/bots/lab'
import type { Setup, SmallChange, TextProblem } from '@gunbai/kernel'
import type { ComponentType } from 'react'
import type { Words } from '../../../words/words.tsx'
import type { Trial } from './use-trial.ts'

/** A change that mends something, in words and as the text that it makes. */
export interface Remedy {
  readonly words: string
  readonly text: string
}

/** Something that is not wrong and that somebody may want to look at. */
export interface Advice {
  readonly place: number
  readonly words: string
}

/**
 * What a game brings to the bench: how its text is read, and how it is drawn. A draft is its text; an outline is what stands where
 * in it, right or wrong; what is drawn is everything that can be read of it.
 */
export interface Craft<Outline, Drawn> {
  readonly game: string
  outlineOf(text: string): Outline
  problemsIn(text: string): readonly TextProblem[]
  drawnOf(outline: Outline): Drawn
  /** What is played: the whole text goes with it. */
  setupOf(text: string): Setup
  titleOf(text: string, words: Words): string
  /** Who sits where, by seat. */
  sidesOf(outline: Outline, words: Words): readonly string[]
  placeName(outline: Outline, place: number): string
  /** What the parser refuses, in the reader's language; null where it has words in English alone. */
  saidProblem?(outline: Outline, reason: string, words: Words): string | null
  remedyFor(bench: Bench<Outline, Drawn>, problem: TextProblem, words: Words): Remedy | null
  adviceOn(bench: Bench<Outline, Drawn>, words: Words): readonly Advice[]
  changesOf(text: string): readonly SmallChange[]
  /** What the lab counts as pieces, by number; empty where a game has none that last. */
  piecesOf(bench: Bench<Outline, Drawn>, words: Words): readonly string[]
  /** A card's name, where the game has cards. */
  cardName(title: string, words: Words): string
  readonly DrawTab: ComponentType<{ bench: Bench<Outline, Drawn> }>
  readonly SheetTab: ComponentType<{ bench: Bench<Outline, Drawn> }>
  /** The field with how often there was a fight in each place; without figures, as the game begins. */
  readonly Heat: ComponentType<{ bench: Bench<Outline, Drawn>; figures: LabFigures | null }>
}

/** A draft on the bench: its text, what is drawn in it, what is wrong, what was tried, and what was done. */
export interface Bench<Outline = unknown, Drawn = unknown> {
  readonly craft: Craft<Outline, Drawn>
  readonly text: string
  readonly outline: Outline
  readonly drawn: Drawn
  readonly problems: readonly TextProblem[]
  readonly trial: Trial
  /** Milliseconds since 1970. */
  readonly saved: number
  readonly changes: number
  /** Another text, or what becomes of the one that there is then. Changes of the same stroke are undone as one. */
  change(what: string, text: string | ((text: string) => string), stroke?: string): void
  /** Takes the last change back; of a stroke, only where it is the last. */
  undo(stroke?: string): void
  redo(): void
  /** What would be undone and done again; null for nothing. */
  readonly undoes: string | null
  readonly redoes: string | null
}
