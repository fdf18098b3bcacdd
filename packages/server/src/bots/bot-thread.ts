import { Worker } from 'node:worker_threads'
import { type Advice, type Brief, Desk } from '@gunbai/bots'
import type { Action } from '@gunbai/kernel'

/** The bots' desk in a thread of its own. One that dies is replaced at the next question. */
export class BotThread {
  private open: { readonly worker: Worker; readonly desk: Desk; readonly dead: Promise<never> } | null = null

  /** What the bot of the brief answers; after so many milliseconds the best that it has found by then. */
  async choose(brief: Brief, most?: number): Promise<Action> {
    const { desk, dead } = this.connect()
    const { answer, stop } = desk.think(brief)
    const enough = most === undefined ? undefined : setTimeout(stop, most)
    try {
      return await Promise.race([answer, dead])
    } finally {
      clearTimeout(enough)
    }
  }

  advise(brief: Brief): Promise<readonly Advice[]> {
    const { desk, dead } = this.connect()
    return Promise.race([desk.advise(brief).answer, dead])
  }

  async close(): Promise<void> {
    await this.open?.worker.terminate()
  }

  private connect() {
    if (this.open !== null) return this.open
    const worker = new Worker(new URL('./desk-thread.ts', import.meta.url))
    const desk = new Desk({
      send: (message) => worker.postMessage(message),
      receive: (listener) => worker.on('message', listener),
    })
    const dead = new Promise<never>((_, reject) => {
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the thread in which bots think has ended')))
    })
    dead.catch(() => {
      if (this.open?.worker === worker) this.open = null
    })
    this.open = { worker, desk, dead }
    return this.open
  }
}
