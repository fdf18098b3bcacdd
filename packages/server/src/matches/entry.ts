import type { Action, Answered, Seat, Seed } from '@gunbai/kernel'
import type { Unasked } from '@gunbai/kernel/host'

export const offers = ['draw', 'undo'] as const
/** What a player may propose to the others: a draw, or to take back the proposer's latest answer. */
export type Offer = (typeof offers)[number]

/** What a seat may do in a match. The record of a match is a list of these, each with its time. */
export type Deed =
  | {
      readonly kind: 'answer'
      readonly seat: Seat
      readonly question: number
      readonly action: Action
      /** Where nobody was asked. Told to that seat only. */
      readonly unasked?: Unasked | undefined
      /** Where all add to the dice: what came of the links. */
      readonly chance?: Seed | undefined
    }
  /** Fixes an answer that draws chance. It is carried out when everybody who adds to the dice has sent a link. */
  | {
      readonly kind: 'cast'
      readonly seat: Seat
      readonly question: number
      readonly action: Action
      readonly unasked?: Unasked | undefined
      readonly number: number
      readonly salt: string
    }
  /** Adds a link to the dice of a cast. */
  | { readonly kind: 'link'; readonly seat: Seat; readonly number: number; readonly link: string }
  /** Takes back its own latest answer, nothing having been revealed since. Nothing is deleted: this is an entry too. */
  | {
      readonly kind: 'undo'
      readonly seat: Seat
      /** Where bots had answered since: the places in the record of all that went, latest first. */
      readonly places?: readonly number[]
    }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly offer: Offer }
  | { readonly kind: 'reply'; readonly seat: Seat; readonly accept: boolean }
  /** What it means to answer when the window closes. A secret until then: see `Course.closesAt`. */
  | {
      readonly kind: 'mean'
      readonly seat: Seat
      readonly question: number
      readonly action: Action
    }
  /** Wants time at a window that would otherwise close with its beat. */
  | { readonly kind: 'hold'; readonly seat: Seat; readonly question: number }
  | { readonly kind: 'resign'; readonly seat: Seat }
  /** Somebody else sits down where a bot plays on for a player who has left. */
  | { readonly kind: 'take over'; readonly seat: Seat }
  /** Who looks after the site ends it. */
  | { readonly kind: 'adjudge'; readonly seat: Seat; readonly winners: readonly Seat[] }
  /** Says that another seat has used up its time. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly against: Seat }

export type Entry = Deed & { readonly at: number }

/** What an entry has answered, as it stands in a record. */
export function answeredBy({ seat, action, chance }: Extract<Deed, { readonly kind: 'answer' }>): Answered {
  return chance === undefined ? { seat, action } : { seat, action, chance }
}
