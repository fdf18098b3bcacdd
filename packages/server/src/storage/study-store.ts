import type { Kysely } from 'kysely'
import type { StudyReportRow, StudyRow, StudyTalkRow, StudyVisibility } from './study-tables.ts'
import type { Tables } from './tables.ts'

/** A study without its text, as lists have it. */
export type ListedStudy = Omit<StudyRow, 'text'>

const listed = [
  'id',
  'owner',
  'title',
  'rulebook',
  'setup',
  'visibility',
  'edition',
  'branches',
  'notes',
  'created_at',
  'touched_at',
] as const

/** What writing changes. */
export type Written = Pick<StudyRow, 'title' | 'text' | 'branches' | 'notes' | 'touched_at'>

/** Studies on the site, what is said about them, and what is reported of them. */
export class StudyStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async add(study: StudyRow): Promise<void> {
    await this.db.insertInto('studies').values(study).execute()
  }

  async find(id: string): Promise<StudyRow | null> {
    return (await this.db.selectFrom('studies').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  /** False where the study has another edition, and then nothing has changed. */
  async write(id: string, edition: number, written: Written): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('studies')
      .set({ ...written, edition: edition + 1 })
      .where('id', '=', id)
      .where('edition', '=', edition)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async show(id: string, visibility: StudyVisibility): Promise<void> {
    await this.db.updateTable('studies').set({ visibility }).where('id', '=', id).execute()
  }

  /** A study is gone with all that was said about it. */
  async remove(id: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom('study_reports').where('study', '=', id).execute()
      await db.deleteFrom('study_talk').where('study', '=', id).execute()
      await db.deleteFrom('studies').where('id', '=', id).execute()
    })
  }

  async countOf(owner: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('studies')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Those of somebody, the latest first. */
  async of(owner: string, limit: number): Promise<ListedStudy[]> {
    return this.db
      .selectFrom('studies')
      .select(listed)
      .where('owner', '=', owner)
      .orderBy('touched_at', 'desc')
      .limit(limit)
      .execute()
  }

  async public(limit: number): Promise<ListedStudy[]> {
    return this.db
      .selectFrom('studies')
      .select(listed)
      .where('visibility', '=', 'public')
      .orderBy('touched_at', 'desc')
      .limit(limit)
      .execute()
  }

  async say(message: StudyTalkRow): Promise<void> {
    await this.db.insertInto('study_talk').values(message).execute()
  }

  async said(id: string): Promise<StudyTalkRow | null> {
    const row = await this.db.selectFrom('study_talk').selectAll().where('id', '=', id).executeTakeFirst()
    return row ?? null
  }

  /** The latest that was said, oldest first. */
  async talk(study: string, limit: number): Promise<StudyTalkRow[]> {
    const rows = await this.db
      .selectFrom('study_talk')
      .selectAll()
      .where('study', '=', study)
      .where('text', '!=', '')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.reverse()
  }

  /** Erases something that was said, or a whole study. */
  async erase(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('study_talk')
      .set({ text: '' })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return true
    const isStudy = (await this.find(id)) !== null
    if (isStudy) await this.remove(id)
    return isStudy
  }

  async report(report: StudyReportRow): Promise<void> {
    await this.db.insertInto('study_reports').values(report).execute()
  }

  /** Reports that nobody has settled, oldest first, with what was reported: something that was said, or the study itself. */
  async reported(limit: number) {
    const rows = await this.db
      .selectFrom('study_reports')
      .innerJoin('studies', 'studies.id', 'study_reports.study')
      .leftJoin('study_talk', 'study_talk.id', 'study_reports.message')
      .select(['study_reports.id', 'study_reports.study', 'study_reports.message', 'study_reports.reason'])
      .select(['study_reports.at', 'studies.owner', 'studies.title', 'study_talk.author', 'study_talk.text'])
      .where('study_reports.settled_at', 'is', null)
      .orderBy('study_reports.at')
      .limit(limit)
      .execute()
    return rows.map(({ id, study, message, reason, at, owner, title, author, text }) => ({
      id,
      message: message ?? study,
      match: study,
      author: author ?? owner,
      text: text ?? title,
      reason,
      at,
    }))
  }

  async settle(report: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('study_reports')
      .set({ settled_at: at })
      .where('id', '=', report)
      .where('settled_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Everything that somebody has put here. */
  async whole(person: string): Promise<{ studies: StudyRow[]; saidOfStudies: StudyTalkRow[] }> {
    const [studies, saidOfStudies] = await Promise.all([
      this.db.selectFrom('studies').selectAll().where('owner', '=', person).execute(),
      this.db.selectFrom('study_talk').selectAll().where('author', '=', person).execute(),
    ])
    return { studies, saidOfStudies }
  }

  /** Everything that somebody has put here goes with them; what they said stays, without words. */
  async forget(person: string): Promise<void> {
    for (const { id } of await this.of(person, 100_000)) await this.remove(id)
    await this.db.updateTable('study_talk').set({ text: '' }).where('author', '=', person).execute()
  }
}
