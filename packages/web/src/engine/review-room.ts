import type { Ending, Review } from '@gunbai/bots/review'

/** The name by which the worker's script knows that it is there for a review. */
export const reviewRoom = 'review'

/** What is to be reviewed. */
export interface ReviewBrief {
  /** The text of a record. */
  readonly record: string
  readonly ending: Ending | null
}

/** How far it is. */
export type ReviewNews =
  | { readonly kind: 'news'; readonly progress: number; readonly review: Review | null }
  | { readonly kind: 'failed'; readonly problem: string }
