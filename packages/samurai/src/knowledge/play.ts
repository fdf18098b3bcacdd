import type { Seat } from '@gunbai/kernel'
import type { PlayDragon } from '../action.ts'
import type { SamuraiState } from '../state.ts'
import type { OrdersInView } from './commands.ts'

/** A Dragon card that a bot thinks of playing. */
export interface Play {
  readonly s: SamuraiState
  readonly seat: Seat
  readonly action: PlayDragon
  readonly orders: () => OrdersInView
}
