import type { Rulebook, SeatSet, Seed, Setup } from '@gunbai/kernel'
import type { Casting } from './casts.ts'
import type { Clock } from './clock.ts'
import type { Downtime } from './downtime.ts'

/** What a match was agreed to be before it began. */
export interface Terms {
  readonly rulebook: Rulebook
  readonly setup: Setup
  readonly seed: Seed
  readonly clock: Clock
  readonly begunAt: number
  /** When the site was away meanwhile. */
  readonly downtime?: Downtime | undefined
  /** The seats that bots of this house play. */
  readonly bots: SeatSet
  /** Where everybody adds to the dice. */
  readonly casting?: Casting | undefined
}
