import { Logger, makeWorkerUtils, type Runner, run, type TaskList, type WorkerUtils } from 'graphile-worker'
import type { Pool } from 'pg'
import { oneNodeAtATime } from '../storage/postgres.ts'
import { type JobBodies, type JobKind, type Jobs, type JobWork, mostTries } from './jobs.ts'

/** So many jobs are done at a time by one node. */
const atOnce = 4

const silent = new Logger(() => () => {})

/** The queue of a site of several nodes: Graphile Worker, which wakes by LISTEN/NOTIFY and locks by SKIP LOCKED. */
export class PostgresJobs implements Jobs {
  private readonly pool: Pool
  private readonly failed: (kind: string, error: unknown) => void
  private utils: WorkerUtils | null = null
  private runner: Runner | null = null

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
    const taskList: TaskList = {}
    for (const kind of Object.keys(work) as JobKind[]) {
      taskList[kind] = (body) => (work[kind] as (body: unknown) => Promise<void>)(body)
    }
    this.runner = await run({
      pgPool: this.pool,
      taskList,
      concurrency: atOnce,
      // what is due at once wakes a worker by itself; this is how late the rest may be
      pollInterval: 250,
      noHandleSignals: true,
      logger: silent,
    })
    this.runner.events.on('job:error', ({ job, error }) => this.failed(job.task_identifier, error))
  }

  async stop(): Promise<void> {
    await this.runner?.stop()
    await this.utils?.release()
  }

  private async ready(): Promise<WorkerUtils> {
    if (this.utils === null) {
      const utils = await makeWorkerUtils({ pgPool: this.pool, logger: silent })
      await oneNodeAtATime(this.pool, () => utils.migrate())
      this.utils = utils
    }
    return this.utils
  }
}
