import { Worker } from 'node:worker_threads'
import type { Account, Ending } from '@gunbai/bots/review'

export interface LuckQuestion {
  /** The text of a record. */
  readonly record: string
  readonly ending: Ending
}

export type LuckAnswer = { readonly accounts: readonly Account[] } | { readonly problem: string }

/** Where luck is reckoned, away from whoever plays. One question at a time; the thread ends when it has answered. */
export class LuckDesk {
  private stop: (() => void) | null = null

  /** By seat, where the result came from; null when the desk was closed meanwhile. Throws where it could not be reckoned. */
  async ask(question: LuckQuestion): Promise<readonly Account[] | null> {
    const worker = new Worker(new URL('./luck-thread.ts', import.meta.url))
    try {
      const answer = await new Promise<LuckAnswer | null>((resolve, reject) => {
        this.stop = () => resolve(null)
        worker.once('message', resolve)
        worker.once('error', reject)
        worker.postMessage(question)
      })
      if (answer === null) return null
      if ('problem' in answer) throw new Error(answer.problem)
      return answer.accounts
    } finally {
      this.stop = null
      await worker.terminate()
    }
  }

  close(): void {
    this.stop?.()
  }
}
