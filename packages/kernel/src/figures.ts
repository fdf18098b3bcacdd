import type { Action } from './action.ts'
import type { Seat } from './seat.ts'

/**
 * A game in plain numbers, for programs that learn. What a seat sees is a row of whole numbers, as long in every position
 * of a setup; it is made of the view, so nothing hidden is in it. An answer is a short row: its kind, and its fields.
 */
export interface Figures<V, A extends Action> {
  /** The row, part by part, in this order. */
  readonly parts: readonly FigurePart<V>[]
  /** Kinds of answers, in the order in which they are numbered. */
  readonly kinds: readonly A['kind'][]
  /** Fields of answers in the order of the row, after the kind. What an answer does not have is -1. */
  readonly fields: readonly FigureField[]
}

/** Some numbers of the row that belong together. */
export interface FigurePart<V> {
  readonly name: string
  /** What the numbers mean, in a sentence for the page that documents them. */
  readonly meaning: string
  /** Adds the numbers to the row, as many each time. */
  add(view: V, seat: Seat, row: number[]): void
}

/** A field of an answer: a number or a yes (1) or no (0), or a word by its place in the list of words. */
export interface FigureField {
  readonly name: string
  readonly meaning: string
  readonly words?: readonly string[]
}

/** The row of a view; in an array that was used before, where one is lent. */
export function figuresOf<V, A extends Action>(
  figures: Figures<V, A>,
  view: V,
  seat: Seat,
  row: number[] = [],
): number[] {
  row.length = 0
  for (const part of figures.parts) part.add(view, seat, row)
  return row
}

/** The row of an answer: its kind by number, then its fields. */
export function answerFigures<V, A extends Action>(figures: Figures<V, A>, action: A): number[] {
  const given = action as unknown as Readonly<Record<string, unknown>>
  const row = [figures.kinds.indexOf(action.kind)]
  for (const { name, words } of figures.fields) {
    const value = given[name]
    row.push(value == null ? -1 : words === undefined ? Number(value) : words.indexOf(String(value)))
  }
  return row
}
