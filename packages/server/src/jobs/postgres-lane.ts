import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'

/** How long to wait before working again after the database was away. */
const breath = 1_000

export const silent = new Logger(() => () => {})

/** Workers of one node that take some kinds of jobs of the queue, so many at a time. */
export class PostgresLane {
  private readonly pool: Pool
  private readonly tasks: TaskList
  private readonly atOnce: number
  private readonly failed: (kind: string, error: unknown) => void
  private runner: Runner | null = null
  /** The next runner, while one is being made. */
  private again: Promise<void> = Promise.resolve()
  private isStopping = false

  constructor(pool: Pool, tasks: TaskList, atOnce: number, failed: (kind: string, error: unknown) => void) {
    this.pool = pool
    this.tasks = tasks
    this.atOnce = atOnce
    this.failed = failed
  }

  async start(): Promise<void> {
    const runner = await run({
      pgPool: this.pool,
      taskList: this.tasks,
      concurrency: this.atOnce,
      // what is due at once wakes a worker by itself; this is how late the rest may be
      pollInterval: 250,
      noHandleSignals: true,
      logger: silent,
      // Batches of one. Only of these does the library catch what goes wrong when it notes that a job is done: else the
      // process would end with the first job that ends while the database is away.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    runner.promise.catch((error) => this.failed('jobs', error))
    runner.events.on('job:error', ({ job, error }) => this.failed(job.task_identifier, error))
    // a runner from which the database was taken begins to end, and may never have ended
    runner.events.once('pool:gracefulShutdown', () => {
      this.runner = null
      this.again = this.startAgain()
    })
    if (this.isStopping) await runner.stop()
    else this.runner = runner
  }

  async stop(): Promise<void> {
    this.isStopping = true
    await Promise.all([this.runner?.stop(), this.again])
  }

  private async startAgain(): Promise<void> {
    while (!this.isStopping) {
      await pause(breath)
      try {
        if (!this.isStopping) return await this.start()
      } catch (error) {
        this.failed('jobs', error)
      }
    }
  }
}
