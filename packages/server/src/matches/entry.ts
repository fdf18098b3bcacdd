import type { Action, Seat } from '@gunbai/kernel'

export const offers = ['draw', 'undo'] as const
/** What a player may propose to the others: a draw, or to take back the proposer's latest answer. */
export type Offer = (typeof offers)[number]

/** What a seat may do in a match. The record of a match is a list of these, each with its time. */
export type Deed =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly question: number; readonly action: Action }
  /** Takes back its own latest answer, nothing having been revealed since. Nothing is deleted: this is an entry too. */
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly offer: Offer }
  | { readonly kind: 'reply'; readonly seat: Seat; readonly accept: boolean }
  | { readonly kind: 'resign'; readonly seat: Seat }
  /** Says that another seat has used up its time. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly against: Seat }

export type Entry = Deed & { readonly at: number }
