import { setTimeout as pause } from 'node:timers/promises'
import { Logger, makeWorkerUtils, type Runner, run, type TaskList, type WorkerUtils } from 'graphile-worker'
import type { Pool } from 'pg'
import { oneNodeAtATime } from '../storage/postgres.ts'
import { type JobBodies, type JobKind, type Jobs, type JobWork, mostTries } from './jobs.ts'

/** So many jobs are done at a time by one node. */
const atOnce = 4

/** How long is waited at the end for what is being done; without a database it would be for ever. */
const patience = 20_000

/** How long to wait before working again after the database was away. */
const breath = 1_000

const silent = new Logger(() => () => {})

/** The queue of a site of several nodes: Graphile Worker, which wakes by LISTEN/NOTIFY and locks by SKIP LOCKED. */
export class PostgresJobs implements Jobs {
  private readonly pool: Pool
  private readonly failed: (kind: string, error: unknown) => void
  private utils: WorkerUtils | null = null
  private runner: Runner | null = null
  /** The next runner, while one is being made. */
  private again: Promise<void> = Promise.resolve()
  private isStopping = false

  constructor(pool: Pool, failed: (kind: string, error: unknown) => void) {
    this.pool = pool
    this.failed = failed
  }

  async add<K extends JobKind>(kind: K, key: string, body: JobBodies[K], dueAt: number): Promise<void> {
    const queue = await this.ready()
    await queue.addJob(kind as string, body, {
      jobKey: `${kind} ${key}`,
      // what is due at once is not dated: by the database's clock our now may be in the future
      ...(dueAt > Date.now() + 20 ? { runAt: new Date(dueAt) } : {}),
      maxAttempts: mostTries,
    })
  }

  async start(work: JobWork): Promise<void> {
    await this.ready()
    const tasks: TaskList = {}
    for (const kind of Object.keys(work) as JobKind[]) {
      tasks[kind] = (body) => (work[kind] as (body: unknown) => Promise<void>)(body)
    }
    await this.run(tasks)
  }

  async stop(): Promise<void> {
    this.isStopping = true
    const stopped = Promise.all([this.runner?.stop(), this.again]).catch((error) =>
      this.failed('jobs', error),
    )
    const timer = new AbortController()
    await Promise.race([stopped, pause(patience, undefined, { signal: timer.signal }).catch(() => {})])
    timer.abort()
    await this.utils?.release()
  }

  private async run(taskList: TaskList): Promise<void> {
    const runner = await run({
      pgPool: this.pool,
      taskList,
      concurrency: atOnce,
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
      this.again = this.runAgain(taskList)
    })
    if (this.isStopping) await runner.stop()
    else this.runner = runner
  }

  private async runAgain(taskList: TaskList): Promise<void> {
    while (!this.isStopping) {
      await pause(breath)
      try {
        if (!this.isStopping) return await this.run(taskList)
      } catch (error) {
        this.failed('jobs', error)
      }
    }
  }

  private async ready(): Promise<WorkerUtils> {
    // making them sets the tables of the queue up
    this.utils ??= await oneNodeAtATime(this.pool, () =>
      makeWorkerUtils({ pgPool: this.pool, logger: silent }),
    )
    return this.utils
  }
}
