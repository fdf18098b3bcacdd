import type { Action } from '@gunbai/kernel'
import { type Remote, wrap } from 'comlink'
import { TableError } from '../table/problem.ts'
import type { Thought } from './hosted-game.ts'
import type { Thinker } from './thinker.ts'

/**
 * Where bots think: a worker of their own, so that the rules answer the page at once while a bot broods, and thinking
 * is stopped by ending the worker.
 */
export class Thinking {
  private worker: Worker | null = null
  private thinker: Remote<Thinker> | null = null
  private giveUp: ((problem: Error) => void) | null = null

  async about(thought: Thought): Promise<Action> {
    const thinker = this.thinker ?? this.start()
    const stopped = new Promise<never>((_, reject) => {
      this.giveUp = reject
    })
    return Promise.race([thinker.choose(thought), stopped])
  }

  stop(): void {
    this.worker?.terminate()
    this.worker = null
    this.thinker = null
    this.giveUp?.(new TableError('opponent', 'stopped'))
    this.giveUp = null
  }

  private start(): Remote<Thinker> {
    this.worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'opponent' })
    this.worker.onerror = (event) => {
      event.preventDefault()
      const giveUp = this.giveUp
      this.stop()
      giveUp?.(new TableError('opponent', event.message))
    }
    this.thinker = wrap<Thinker>(this.worker)
    return this.thinker
  }
}
