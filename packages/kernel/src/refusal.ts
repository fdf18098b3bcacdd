import type { Action } from './action.ts'
import type { Reason } from './choice.ts'

/** Why an answer was not taken. Says nothing that the seat which sent it may not know. */
export type Refusal =
  | { readonly refused: 'over' }
  | { readonly refused: 'not asked' }
  | { readonly refused: 'stale'; readonly asked: number }
  | { readonly refused: 'illegal'; readonly reason: Reason | null }

/** Tells a refusal from the answer that was taken: an answer has a kind, whatever else its fields are called. */
export function isRefusal(checked: Refusal | Action): checked is Refusal {
  return !('kind' in checked)
}

/** The refusal as an English sentence, for a terminal or a log. */
export function refusalSentence(refusal: Refusal): string {
  switch (refusal.refused) {
    case 'over':
      return 'The game is over; it takes no more answers.'
    case 'not asked':
      return 'This seat is not asked anything now; wait for its question.'
    case 'stale':
      return `That answers an earlier question; the one that is open has the id ${refusal.asked}.`
    case 'illegal':
      return refusal.reason === null
        ? 'That is not one of the legal answers; choose one from the list.'
        : `That is not legal (${refusal.reason.rule}); choose an answer from the list.`
  }
}
