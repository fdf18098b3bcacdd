import { type Remote, wrap } from 'comlink'
import { TableError } from '../table/problem.ts'
import type { Engine } from './engine.ts'

/** How long a living worker may be silent. */
const patience = 8_000

/**
 * The page's line to the worker in which the rules live. A worker can die without a word, so each call also listens for
 * its heart; whoever calls then gets a problem and not silence, and the next call begins a new worker.
 */
export class EngineConnection {
  private line: {
    worker: Worker
    engine: Remote<Engine>
    dead: Promise<never>
    die(why: string): void
  } | null = null

  async call<T>(ask: (engine: Remote<Engine>) => Promise<T>): Promise<T> {
    const { engine, dead } = this.connect()
    return Promise.race([ask(engine), dead])
  }

  /** Rejects when the worker that is running now dies. */
  death(): Promise<never> {
    return this.connect().dead
  }

  private connect() {
    if (this.line !== null) return this.line
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' })
    const { promise: dead, reject } = Promise.withResolvers<never>()
    dead.catch(() => {})
    const engine = wrap<Engine>(worker)
    const line = {
      worker,
      engine,
      dead,
      die: (why: string) => {
        if (this.line === line) this.line = null
        worker.terminate()
        reject(new TableError('engine', why))
      },
    }
    worker.onerror = (event) => {
      event.preventDefault()
      line.die(event.message || 'the worker could not be started')
    }
    this.line = line
    void this.listen(line)
    return line
  }

  /** Listens to the heart until it stops. The first beat may be long in coming: the worker is still being fetched. */
  private async listen(line: NonNullable<typeof this.line>): Promise<void> {
    await line.engine.ping()
    while (this.line === line) {
      const beat = await Promise.race([line.engine.ping(), after(patience)])
      // a page that slept wakes with its timers run out and its messages still to come: ask once more
      if (beat !== true && (await Promise.race([line.engine.ping(), after(patience)])) !== true) {
        line.die('the worker has been silent for too long')
      }
      await after(patience / 2)
    }
  }
}

export const engineConnection = new EngineConnection()

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
