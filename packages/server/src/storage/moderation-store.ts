import type { Kysely } from 'kysely'
import type { AuditRow, ShutNetworkRow, Tables } from './tables.ts'

/** What those have done who look after a site, and whom they keep out. */
export class ModerationStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async note(row: AuditRow): Promise<void> {
    await this.db.insertInto('audit').values(row).execute()
  }

  /** The latest first. */
  async audit(limit: number): Promise<AuditRow[]> {
    return this.db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute()
  }

  async shut(row: ShutNetworkRow): Promise<void> {
    const { at, ends_at } = row
    await this.db
      .insertInto('shut_networks')
      .values(row)
      .onConflict((conflict) => conflict.column('network').doUpdateSet({ at, ends_at }))
      .execute()
  }

  async open(network: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('shut_networks')
      .where('network', '=', network)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Those that are shut at a time. */
  async networks(now: number): Promise<ShutNetworkRow[]> {
    return this.db
      .selectFrom('shut_networks')
      .selectAll()
      .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .orderBy('network')
      .execute()
  }
}
