import type { Phrase } from './phrase.ts'

/**
 * What an answer may lead to, before it is given: exact, from the rules' own functions, and from what the seat may
 * know. Any table can draw it without knowing the game.
 */
export interface Odds {
  /** Numbers that come up, such as hits: the chance of 0, of 1, of 2 and so on, with a name for the whole. */
  readonly counts: readonly { readonly name: Phrase; readonly chances: readonly number[] }[]
  /** Things that happen or do not: the target is destroyed, its leader falls, it must retreat. */
  readonly chances: readonly { readonly name: Phrase; readonly chance: number }[]
  /** What is added to a die, where that decides; several where somebody may change it first, each with its chance. */
  readonly sums?: readonly OddsSum[]
}

/** A sum that can be read: each row is a cause and what it adds. */
export interface OddsSum {
  readonly name: Phrase
  readonly chance: number
  readonly rows: readonly { readonly name: Phrase; readonly value: number }[]
}
