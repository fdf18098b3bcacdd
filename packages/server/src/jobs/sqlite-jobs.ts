import type { Kysely } from 'kysely'
import type { Tables } from '../storage/tables.ts'
import type { JobBodies, JobKind, Jobs, JobWork } from './jobs.ts'
import { SqliteLane } from './sqlite-lane.ts'

/** So many jobs are done at a time. */
const atOnce = 8

/** The queue of a site that is one process: a table, and a timer for the job that is due next. */
export class SqliteJobs implements Jobs {
  private readonly db: Kysely<Tables>
  private readonly lanes: readonly SqliteLane[]
  private serial: number

  /** `lots` is how many of these are played at a time. */
  constructor(
    db: Kysely<Tables>,
    now: () => number,
    failed: (kind: string, error: unknown) => void,
    lots = 1,
  ) {
    this.db = db
    this.lanes = [new SqliteLane(db, now, failed, false, atOnce), new SqliteLane(db, now, failed, true, lots)]
    this.serial = now() * 1000
  }

  async add<K extends JobKind>(kind: K, key: string, body: JobBodies[K], dueAt: number): Promise<void> {
    const job = { kind, body: JSON.stringify(body), due_at: dueAt, tries: 0, serial: ++this.serial }
    await this.db
      .insertInto('jobs')
      .values({ key: `${kind} ${key}`, ...job })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(job))
      .execute()
    for (const lane of this.lanes) lane.added(kind, dueAt)
  }

  async start(work: JobWork): Promise<void> {
    for (const lane of this.lanes) lane.start(work)
  }

  async stop(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()))
  }
}
