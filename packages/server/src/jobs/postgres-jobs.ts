import { setTimeout as pause } from 'node:timers/promises'
import { makeWorkerUtils, type TaskList, type WorkerUtils } from 'graphile-worker'
import type { Pool } from 'pg'
import { oneNodeAtATime } from '../storage/postgres.ts'
import { isPatient, type JobBodies, type JobKind, type Jobs, type JobWork, mostTries } from './jobs.ts'
import { PostgresLane, silent } from './postgres-lane.ts'

/** So many jobs are done at a time by one node. */
const atOnce = 4

/** How long is waited at the end for what is being done; without a database it would be for ever. */
const patience = 20_000

/** The queue of a site of several nodes: Graphile Worker, which wakes by LISTEN/NOTIFY and locks by SKIP LOCKED. */
export class PostgresJobs implements Jobs {
  private readonly pool: Pool
  private readonly failed: (kind: string, error: unknown) => void
  private readonly lots: number
  private utils: WorkerUtils | null = null
  private lanes: readonly PostgresLane[] = []

  /** `lots` is how many of these are played at a time by this node. */
  constructor(pool: Pool, failed: (kind: string, error: unknown) => void, lots = 1) {
    this.pool = pool
    this.failed = failed
    this.lots = lots
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
    const tasks = (ofLane: (kind: string) => boolean): TaskList =>
      Object.fromEntries(
        (Object.keys(work) as JobKind[])
          .filter(ofLane)
          .map((kind) => [kind, (body) => (work[kind] as (body: unknown) => Promise<void>)(body)]),
      )
    const prompt = new PostgresLane(
      this.pool,
      tasks((kind) => !isPatient(kind)),
      atOnce,
      this.failed,
    )
    const patient = new PostgresLane(this.pool, tasks(isPatient), this.lots, this.failed)
    this.lanes = this.lots > 0 ? [prompt, patient] : [prompt]
    for (const lane of this.lanes) await lane.start()
  }

  async stop(): Promise<void> {
    const stopped = Promise.all(this.lanes.map((lane) => lane.stop())).catch((error) =>
      this.failed('jobs', error),
    )
    const timer = new AbortController()
    await Promise.race([stopped, pause(patience, undefined, { signal: timer.signal }).catch(() => {})])
    timer.abort()
    await this.utils?.release()
  }

  private async ready(): Promise<WorkerUtils> {
    // making them sets the tables of the queue up
    this.utils ??= await oneNodeAtATime(this.pool, () =>
      makeWorkerUtils({ pgPool: this.pool, logger: silent }),
    )
    return this.utils
  }
}
