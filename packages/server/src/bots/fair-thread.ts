import type { Brief } from '@gunbai/bots'
import type { Action } from '@gunbai/kernel'
import { BotThread } from './bot-thread.ts'
import { FairQueue } from './fair-queue.ts'

/** So many think at a time: they share one core. */
const atOnce = 2
/** Milliseconds that those who wait have together: the more there are, the less each bot may think. */
const together = 6_000
const shortest = 30

/** The bots of this house, thinking for one person after the other. */
export class FairThread {
  private readonly thread: Pick<BotThread, 'choose' | 'close'>
  private readonly queue = new FairQueue(atOnce)

  constructor(thread: Pick<BotThread, 'choose' | 'close'> = new BotThread()) {
    this.thread = thread
  }

  /** `whose` is the person who brought the bot to the table. */
  choose(brief: Brief, whose: string): Promise<Action> {
    return this.queue.run(whose, () =>
      this.thread.choose(brief, Math.max(shortest, together / this.queue.people)),
    )
  }

  /** Whether somebody waits for a bot. */
  get isBusy(): boolean {
    return this.queue.people > 0
  }

  close(): Promise<void> {
    this.queue.close()
    return this.thread.close()
  }
}
