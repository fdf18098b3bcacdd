import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Figures, Order } from './greedy-games.ts'

/** Plays all orders on as many threads as the machine has cores; figures come back in the order of the orders. */
export async function playAll(orders: readonly Order[]): Promise<Figures[]> {
  const figures: Figures[] = []
  let next = 0
  const thread = () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url))
    const done = new Promise<void>((resolve, reject) => {
      let at = -1
      const take = () => {
        at = next++
        if (at < orders.length) worker.postMessage(orders[at])
        else resolve()
      }
      worker.on('message', (found: Figures) => {
        figures[at] = found
        take()
      })
      worker.on('error', reject)
      take()
    })
    return done.finally(() => worker.terminate())
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), orders.length) }, thread))
  return figures
}
