import type { Kysely } from 'kysely'
import type { JobRow, Tables } from '../storage/tables.ts'
import { type JobBodies, type JobKind, type Jobs, type JobWork, mostTries } from './jobs.ts'

/** So many jobs are done at a time. */
const atOnce = 8
const longestSleep = 60_000

/** The queue of a site that is one process: a table, and a timer for the job that is due next. */
export class SqliteJobs implements Jobs {
  private readonly db: Kysely<Tables>
  private readonly now: () => number
  private readonly failed: (kind: string, error: unknown) => void
  private work: JobWork | null = null
  private timer: NodeJS.Timeout | null = null
  private readonly doing = new Map<string, Promise<void>>()
  private serial: number

  constructor(db: Kysely<Tables>, now: () => number, failed: (kind: string, error: unknown) => void) {
    this.db = db
    this.now = now
    this.failed = failed
    this.serial = now() * 1000
  }

  async add<K extends JobKind>(kind: K, key: string, body: JobBodies[K], dueAt: number): Promise<void> {
    const job = { kind, body: JSON.stringify(body), due_at: dueAt, tries: 0, serial: ++this.serial }
    await this.db
      .insertInto('jobs')
      .values({ key: `${kind} ${key}`, ...job })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(job))
      .execute()
    this.sleepUntil(dueAt)
  }

  async start(work: JobWork): Promise<void> {
    this.work = work
    this.sleepUntil(this.now())
  }

  async stop(): Promise<void> {
    this.work = null
    if (this.timer !== null) clearTimeout(this.timer)
    await Promise.all(this.doing.values())
  }

  private wakeAt = Number.POSITIVE_INFINITY

  private sleepUntil(time: number): void {
    if (this.work === null || time >= this.wakeAt) return
    if (this.timer !== null) clearTimeout(this.timer)
    this.wakeAt = time
    const sleep = Math.min(Math.max(0, time - this.now()), longestSleep)
    this.timer = setTimeout(() => {
      this.wakeAt = Number.POSITIVE_INFINITY
      this.timer = null
      this.beginDue().catch((error) => this.failed('jobs', error))
    }, sleep)
  }

  private async beginDue(): Promise<void> {
    const jobs = await this.db
      .selectFrom('jobs')
      .selectAll()
      .orderBy('due_at')
      .limit(atOnce * 4)
      .execute()
    const now = this.now()
    for (const job of jobs) {
      if (this.work === null) return
      if (this.doing.has(job.key)) continue
      if (job.due_at > now || this.doing.size >= atOnce) break
      const done = this.doJob(job, this.work).finally(() => {
        this.doing.delete(job.key)
        this.sleepUntil(this.now())
      })
      this.doing.set(job.key, done)
    }
    const next = jobs.find((job) => !this.doing.has(job.key))
    if (next !== undefined && this.doing.size < atOnce) this.sleepUntil(Math.max(next.due_at, this.now()))
  }

  private async doJob(job: JobRow, work: JobWork): Promise<void> {
    try {
      await work[job.kind as JobKind](JSON.parse(job.body))
      // not where it was replaced meanwhile: then there is more to do
      await this.db.deleteFrom('jobs').where('key', '=', job.key).where('serial', '=', job.serial).execute()
    } catch (error) {
      this.failed(job.kind, error)
      const again = { tries: job.tries + 1, due_at: this.now() + 1_000 * 2 ** job.tries }
      const mine = this.db.updateTable('jobs').set(again)
      if (again.tries < mostTries) {
        await mine.where('key', '=', job.key).where('serial', '=', job.serial).execute()
      } else {
        await this.db.deleteFrom('jobs').where('key', '=', job.key).where('serial', '=', job.serial).execute()
      }
    }
  }
}
