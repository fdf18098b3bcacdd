import type { Advice, Brief } from '@gunbai/bots'
import { tooMany } from '../problem.ts'
import { BotThread } from './bot-thread.ts'

/** So many hints are thought about at once on a node; more would make all of them late. */
const mostAtOnce = 8

/**
 * Those who think about hints, in a thread of their own: a bot whose turn it is does not wait for them. One hint at a
 * time for each person.
 */
export class Advisers {
  private readonly thread: Pick<BotThread, 'advise' | 'close'>
  private readonly asking = new Set<string>()

  constructor(thread: Pick<BotThread, 'advise' | 'close'> = new BotThread()) {
    this.thread = thread
  }

  async advise(person: string, brief: Brief): Promise<readonly Advice[]> {
    if (this.asking.has(person)) throw tooMany('hint', 'A hint for you is being thought about already.')
    if (this.asking.size >= mostAtOnce) throw tooMany('hints', 'Too many ask for hints now; try again soon.')
    this.asking.add(person)
    try {
      return await this.thread.advise(brief)
    } finally {
      this.asking.delete(person)
    }
  }

  close(): Promise<void> {
    return this.thread.close()
  }
}
