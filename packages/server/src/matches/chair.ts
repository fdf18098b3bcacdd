import type { DiceKind } from '../storage/chain-tables.ts'
import type { Visibility } from '../storage/tables.ts'
import type { Clock } from './clock.ts'

/**
 * Who is to sit in a seat: whoever makes the match, anybody, a bot of this house, one that somebody has brought, or a person
 * for whom the chair is kept.
 */
export type Chair =
  | 'me'
  | 'anybody'
  | { readonly bot: string }
  | { readonly challenge: string }
  | { readonly invite: string }

export const isHouse = (chair: Chair): chair is { readonly bot: string } =>
  typeof chair === 'object' && 'bot' in chair
export const challenged = (chair: Chair): string | null =>
  typeof chair === 'object' && 'challenge' in chair ? chair.challenge : null

export interface MatchWish {
  readonly rulebook: string
  readonly setup: string
  readonly options?: Readonly<Record<string, unknown>>
  /** By seat. */
  readonly chairs: readonly Chair[]
  readonly visibility: Visibility
  readonly clock: Clock
  readonly rated: boolean
  /** The server's own, or such as everybody at the table adds to. */
  readonly dice?: DiceKind
  /** Where all add to the dice: the end of the chain of whoever makes the match. */
  readonly chain?: string
}
