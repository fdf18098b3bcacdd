import type { Kysely } from 'kysely'
import type { JobRow, Tables } from '../storage/tables.ts'
import { isPatient, type JobKind, type JobWork, mostTries } from './jobs.ts'

const longestSleep = 60_000

/** Does some kinds of jobs of the table, so many at a time, with a timer for the one that is due next. */
export class SqliteLane {
  private readonly db: Kysely<Tables>
  private readonly now: () => number
  private readonly failed: (kind: string, error: unknown) => void
  private readonly patient: boolean
  private readonly atOnce: number
  private work: JobWork | null = null
  private timer: NodeJS.Timeout | null = null
  private wakeAt = Number.POSITIVE_INFINITY
  private readonly doing = new Map<string, Promise<void>>()

  constructor(
    db: Kysely<Tables>,
    now: () => number,
    failed: (kind: string, error: unknown) => void,
    patient: boolean,
    atOnce: number,
  ) {
    this.db = db
    this.now = now
    this.failed = failed
    this.patient = patient
    this.atOnce = atOnce
  }

  start(work: JobWork): void {
    this.work = work
    this.sleepUntil(this.now())
  }

  async stop(): Promise<void> {
    this.work = null
    if (this.timer !== null) clearTimeout(this.timer)
    await Promise.all(this.doing.values())
  }

  added(kind: JobKind, dueAt: number): void {
    if (isPatient(kind) === this.patient) this.sleepUntil(dueAt)
  }

  private sleepUntil(time: number): void {
    if (this.work === null || this.atOnce === 0 || time >= this.wakeAt) return
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
      .where('kind', this.patient ? '=' : '!=', 'lot' satisfies JobKind)
      .orderBy('due_at')
      .limit(this.atOnce * 4)
      .execute()
    const now = this.now()
    for (const job of jobs) {
      if (this.work === null) return
      if (this.doing.has(job.key)) continue
      if (job.due_at > now || this.doing.size >= this.atOnce) break
      const done = this.doJob(job, this.work).finally(() => {
        this.doing.delete(job.key)
        this.sleepUntil(this.now())
      })
      this.doing.set(job.key, done)
    }
    const next = jobs.find((job) => !this.doing.has(job.key))
    if (next !== undefined && this.doing.size < this.atOnce) {
      this.sleepUntil(Math.max(next.due_at, this.now()))
    }
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
