import type { GamesOrder } from '../kept-run.ts'

/** What luck is measured in. Plain data: it goes to every thread. */
export interface LuckOrder extends GamesOrder {
  readonly rulebook: string
  readonly setups: readonly string[]
  /** By seat, again from the first where there are fewer. */
  readonly bots: readonly string[]
  readonly seed: string
  /** In how many worlds each game is reckoned. */
  readonly worlds: number
  /** Over how many turns a world is played on, 0 to judge it as it stands; as the rulebook says where it is left out. */
  readonly turns?: number
}
