import type { GamesOrder } from '../kept-run.ts'

/** What verdicts are held to. Plain data: it goes to every thread. */
export interface VerdictOrder extends GamesOrder {
  readonly rulebook: string
  readonly setups: readonly string[]
  /** By seat, again from the first where there are fewer. */
  readonly bots: readonly string[]
  readonly seed: string
  /** So many looks for something better, and so many worlds at most to compare it in, as a review has them. */
  readonly looks: number
  readonly worlds: number
  /** Of each game so many of those called blunders are judged again at most. */
  readonly each: number
  /** Of each game so many plans are drawn by lot and judged whatever the first look says: those called good are judged again. */
  readonly goods: number
  /** Of a hundred plans so many are judged as if any legal answer had been given instead: then there is more to blame. */
  readonly whims: number
  /** In so many worlds each plan is held to what is usually played before it is searched; 0 to search them all. */
  readonly glance: number
}

/** The second judge has so many times the looks and the worlds of the first. */
export const times = 10
/** It stops sooner where a blunder's loss lies so many standard errors off, which it looks at after so many worlds, twice as many, ... */
export const surely = 4
export const firstStop = 96
