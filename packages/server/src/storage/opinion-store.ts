import type { Kysely } from 'kysely'
import type { BattleRatingRow, BattleReportRow, BattleTalkRow } from './library-tables.ts'
import type { Tables } from './tables.ts'

/** What people think of the battles in the library: stars, talk, reports. */
export class OpinionStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** One rating a person, the latest; null takes it back. The battle's sums follow in the same transaction. */
  async rate({ battle, person, at }: BattleRatingRow, stars: number | null): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      // whoever else rates it waits: the sums are those of all
      await db
        .updateTable('battles')
        .set(({ ref }) => ({ raters: ref('raters') }))
        .where('id', '=', battle)
        .execute()
      if (stars === null) {
        await db
          .deleteFrom('battle_ratings')
          .where('battle', '=', battle)
          .where('person', '=', person)
          .execute()
      } else {
        await db
          .insertInto('battle_ratings')
          .values({ battle, person, at, stars })
          .onConflict((conflict) => conflict.columns(['battle', 'person']).doUpdateSet({ stars, at }))
          .execute()
      }
      await sumUp(db, battle)
    })
  }

  async starsOf(battle: string, person: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('battle_ratings')
      .select('stars')
      .where('battle', '=', battle)
      .where('person', '=', person)
      .executeTakeFirst()
    return row?.stars ?? null
  }

  async say(message: BattleTalkRow): Promise<void> {
    await this.db.insertInto('battle_talk').values(message).execute()
  }

  async said(id: string): Promise<BattleTalkRow | null> {
    const row = await this.db.selectFrom('battle_talk').selectAll().where('id', '=', id).executeTakeFirst()
    return row ?? null
  }

  /** The latest that was said, oldest first. */
  async talk(battle: string, limit: number): Promise<BattleTalkRow[]> {
    const rows = await this.db
      .selectFrom('battle_talk')
      .selectAll()
      .where('battle', '=', battle)
      .where('text', '!=', '')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.reverse()
  }

  /** Erases something that was said. */
  async erase(message: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('battle_talk')
      .set({ text: '' })
      .where('id', '=', message)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async report(report: BattleReportRow): Promise<void> {
    await this.db.insertInto('battle_reports').values(report).execute()
  }

  /** Reports that nobody has settled, oldest first, with what was reported: something that was said, or the battle itself. */
  async reported(limit: number) {
    const rows = await this.db
      .selectFrom('battle_reports')
      .innerJoin('battles', 'battles.id', 'battle_reports.battle')
      .leftJoin('battle_talk', 'battle_talk.id', 'battle_reports.message')
      .select([
        'battle_reports.id',
        'battle_reports.battle',
        'battle_reports.message',
        'battle_reports.reason',
      ])
      .select([
        'battle_reports.at',
        'battles.owner',
        'battles.title',
        'battle_talk.author',
        'battle_talk.text',
      ])
      .where('battle_reports.settled_at', 'is', null)
      .orderBy('battle_reports.at')
      .limit(limit)
      .execute()
    return rows.map(({ id, battle, message, reason, at, owner, title, author, text }) => ({
      id,
      message: message ?? battle,
      match: battle,
      battle,
      author: author ?? owner,
      text: text ?? title,
      reason,
      at,
    }))
  }

  async settle(report: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('battle_reports')
      .set({ settled_at: at })
      .where('id', '=', report)
      .where('settled_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Everything that somebody has put here. */
  async whole(person: string) {
    const { db } = this
    const battles = db.selectFrom('battles').select('id').where('owner', '=', person)
    const [published, versions, stars, said] = await Promise.all([
      db.selectFrom('battles').selectAll().where('owner', '=', person).execute(),
      db.selectFrom('battle_versions').selectAll().where('battle', 'in', battles).execute(),
      db.selectFrom('battle_ratings').selectAll().where('person', '=', person).execute(),
      db.selectFrom('battle_talk').selectAll().where('author', '=', person).execute(),
    ])
    return { battles: published, battleVersions: versions, starsGiven: stars, saidOfBattles: said }
  }

  /** What somebody thought goes with them; what they said stays, without words. */
  async forget(person: string): Promise<void> {
    const rated = await this.db
      .selectFrom('battle_ratings')
      .select('battle')
      .where('person', '=', person)
      .execute()
    for (const { battle } of rated) await this.rate({ battle, person, stars: 0, at: 0 }, null)
    await this.db.updateTable('battle_talk').set({ text: '' }).where('author', '=', person).execute()
    await this.db.updateTable('trials').set({ starter: null }).where('starter', '=', person).execute()
  }
}

async function sumUp(db: Kysely<Tables>, battle: string): Promise<void> {
  const { stars, raters } = await db
    .selectFrom('battle_ratings')
    .select(({ fn }) => [fn.sum<number | null>('stars').as('stars'), fn.countAll().as('raters')])
    .where('battle', '=', battle)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('battles')
    .set({ stars: Number(stars ?? 0), raters: Number(raters) })
    .where('id', '=', battle)
    .execute()
}
