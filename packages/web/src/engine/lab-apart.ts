import { LabPool } from '@gunbai/bots/lab'
import { labRoom } from './lab-room.ts'

/** Workers in which bots try battles out, and the way to end them. */
export interface LabApart {
  readonly pool: LabPool
  readonly workers: number
  end(): void
}

/** One core is left for the page; more than a few workers would each want the rules in memory. */
const mostWorkers = 4

/** Opens a lab for a game in workers of its own. `failed` is told when one of them dies. */
export function labApart(rulebook: string, failed: (why: string) => void): LabApart {
  const count = Math.max(1, Math.min(mostWorkers, navigator.hardwareConcurrency - 1))
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: labRoom }),
  )
  const end = () => {
    pool.stop()
    for (const worker of workers) worker.terminate()
  }
  const pool = new LabPool(
    rulebook,
    workers.map((worker) => {
      worker.onerror = (event) => {
        event.preventDefault()
        end()
        failed(event.message)
      }
      return {
        send: (message) => worker.postMessage(message),
        receive: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
      }
    }),
  )
  return { pool, workers: count, end }
}
