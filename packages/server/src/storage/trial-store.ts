import type { Kysely } from 'kysely'
import type { TrialLotRow, TrialRow } from './library-tables.ts'
import type { Tables } from './tables.ts'

/** Games that bots play in small lots, each counted once, whoever played it. */
export class TrialStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** The trial of that order: this one, or the one that somebody asked for before. */
  async add(trial: TrialRow): Promise<TrialRow> {
    await this.db
      .insertInto('trials')
      .values(trial)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
    return this.db.selectFrom('trials').selectAll().where('hash', '=', trial.hash).executeTakeFirstOrThrow()
  }

  async find(id: string): Promise<TrialRow | null> {
    return (await this.db.selectFrom('trials').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  /** Those of a version of a battle, the latest first. */
  async of(battle: string, limit: number): Promise<TrialRow[]> {
    return this.db
      .selectFrom('trials')
      .selectAll()
      .where('battle', '=', battle)
      .orderBy('made_at', 'desc')
      .limit(limit)
      .execute()
  }

  async running(limit: number): Promise<TrialRow[]> {
    return this.db
      .selectFrom('trials')
      .selectAll()
      .where('status', '=', 'running')
      .orderBy('made_at')
      .limit(limit)
      .execute()
  }

  async runningOf(starter: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('trials')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('starter', '=', starter)
      .where('status', '=', 'running')
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async touch(trial: string, now: number): Promise<void> {
    await this.db.updateTable('trials').set({ touched_at: now }).where('id', '=', trial).execute()
  }

  /** Takes a lot until a time. False where it is played, or another node has it. */
  async take(trial: string, lot: number, node: string, now: number, until: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('trial_lots')
      .values({ trial, lot, node, until_at: until, played: null, played_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['trial', 'lot'])
          .doUpdateSet({ node, until_at: until })
          .where('trial_lots.played_at', 'is', null)
          .where('trial_lots.until_at', '<', now),
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  /** Keeps a lot for longer. */
  async keep(trial: string, lot: number, node: string, until: number): Promise<void> {
    await this.db
      .updateTable('trial_lots')
      .set({ until_at: until })
      .where('trial', '=', trial)
      .where('lot', '=', lot)
      .where('node', '=', node)
      .where('played_at', 'is', null)
      .execute()
  }

  /** Lets others have a lot that was taken and not played. */
  async letGo(trial: string, lot: number, node: string): Promise<void> {
    await this.keep(trial, lot, node, 0)
  }

  /** Counts what the games of a lot came to, once. False where somebody has counted it, or the trial is over. */
  async count(trial: string, lot: number, played: string, now: number): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('trial_lots')
        .set({ played, played_at: now })
        .where('trial', '=', trial)
        .where('lot', '=', lot)
        .where('played_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      await db
        .updateTable('trials')
        .set(({ eb }) => ({ counted: eb('counted', '+', 1), touched_at: now }))
        .where('id', '=', trial)
        .execute()
      return true
    })
  }

  /** What was counted, lot by lot. */
  async played(trial: string): Promise<TrialLotRow[]> {
    return this.db
      .selectFrom('trial_lots')
      .selectAll()
      .where('trial', '=', trial)
      .where('played_at', 'is not', null)
      .orderBy('lot')
      .execute()
  }

  /** Lots that are played, or that a node has taken and may still play. */
  async busy(trial: string, now: number): Promise<ReadonlySet<number>> {
    const rows = await this.db
      .selectFrom('trial_lots')
      .select('lot')
      .where('trial', '=', trial)
      .where(({ or, eb }) => or([eb('played_at', 'is not', null), eb('until_at', '>=', now)]))
      .execute()
    return new Set(rows.map(({ lot }) => lot))
  }

  /** Lots that a node took and never played. */
  async lapsed(trial: string, now: number): Promise<number[]> {
    const rows = await this.db
      .selectFrom('trial_lots')
      .select('lot')
      .where('trial', '=', trial)
      .where('played_at', 'is', null)
      .where('until_at', '<', now)
      .execute()
    return rows.map(({ lot }) => lot)
  }

  /** Ends a trial that runs. */
  async end(
    trial: string,
    ending: Pick<TrialRow, 'status' | 'problem' | 'figures' | 'ended_at'>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('trials')
      .set(ending)
      .where('id', '=', trial)
      .where('status', '=', 'running')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** The single games of trials that ended before a time are forgotten; what they came to stays. */
  async dropLots(before: number): Promise<void> {
    const old = this.db.selectFrom('trials').select('id').where('ended_at', '<', before)
    await this.db.deleteFrom('trial_lots').where('trial', 'in', old).execute()
  }
}
