import { randomBytes } from 'node:crypto'
import { commitment, type Rulebook, type Setup, sealedSeed } from '@gunbai/kernel'
import { newId } from '../people/secret.ts'
import type { DiceKind } from '../storage/chain-tables.ts'
import type { MatchRow, Visibility } from '../storage/tables.ts'
import type { Clock } from './clock.ts'

/** What is agreed on before a match begins. */
export interface MatchTerms {
  readonly setup: Setup
  readonly visibility: Visibility
  readonly clock: Clock
  readonly rated: boolean
  readonly dice?: DiceKind
}

/** The row of a match that waits for players. */
export function newMatch(
  id: string,
  rulebook: Rulebook,
  { setup, visibility, clock, rated, dice = 'house' }: MatchTerms,
  owner: string,
  now: number,
): MatchRow {
  const seed = sealedSeed(randomBytes(32).toString('hex'))
  return {
    id,
    rulebook: rulebook.id,
    version: rulebook.version,
    setup: setup.id,
    options: JSON.stringify(setup.options),
    clock: JSON.stringify(clock),
    seed,
    commitment: commitment(seed),
    visibility,
    invitation: newId(),
    rated: rated ? 1 : 0,
    status: 'waiting',
    owner,
    number: 0,
    awaiting: 0,
    bots_due: 0,
    outcome: null,
    rated_at: null,
    told_at: null,
    luck_at: null,
    created_at: now,
    begun_at: null,
    touched_at: now,
    due_at: null,
    ended_at: null,
    dice,
    deals: 0,
    dealt: null,
  }
}
