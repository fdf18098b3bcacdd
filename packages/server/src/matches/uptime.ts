import type { Storage } from '../storage/storage.ts'
import { Downtime } from './downtime.ts'

const beatEvery = 5_000
/** What may lie between two beats while nothing is wrong; when a node comes up less is asked of the others. */
const longestPause = 15_000
const longestAtStart = beatEvery + 1_000

/** Sees to it that nobody's clock runs while the site is away, nor when its own clock is put forward. */
export class Uptime {
  readonly downtime = new Downtime()
  private readonly storage: Storage
  private readonly now: () => number
  private readonly wasAway: () => void
  private timer: NodeJS.Timeout | null = null
  /** How many times it has been away. */
  private known = 0

  /** `wasAway` is told when clocks have to be reckoned anew. */
  constructor(storage: Storage, now: () => number, wasAway: () => void) {
    this.storage = storage
    this.now = now
    this.wasAway = wasAway
  }

  /** Begins to keep count. Where the time is a test's own it jumps as the test likes, and nobody was away. */
  async start(failed: (error: unknown) => void): Promise<void> {
    if (this.now === Date.now) {
      await this.storage.uptime.beat(this.now(), longestAtStart)
      this.timer = setInterval(() => this.beat().catch(failed), beatEvery)
    }
    await this.look()
  }

  /** Notes that we are here. Whoever is about to judge by the clock does it first: the clock may just have jumped. */
  async beat(): Promise<void> {
    if (this.timer === null || !(await this.storage.uptime.beat(this.now(), longestPause))) return
    await this.look()
    await this.storage.database.tell({ kind: 'lost' })
  }

  /** Looks when the site was away. */
  async look(): Promise<void> {
    const rows = await this.storage.uptime.downtimes()
    if (rows.length === this.known) return
    this.known = rows.length
    this.downtime.set(rows.map(({ from_at, to_at }) => ({ from: from_at, to: to_at })))
    this.wasAway()
  }

  async stop(): Promise<void> {
    if (this.timer === null) return
    clearInterval(this.timer)
    await this.storage.uptime.beat(this.now(), longestPause)
    this.timer = null
  }
}
