import type { Kysely } from 'kysely'
import type { ChatRoom, ChatRow, ReportRow, Tables } from './tables.ts'

/** What people say to each other, whom they do not want to hear, and what they report. */
export class ChatStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async add(message: ChatRow): Promise<void> {
    await this.db.insertInto('chat').values(message).execute()
  }

  async find(id: string): Promise<ChatRow | null> {
    return (await this.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  /** The latest messages of a room, oldest first. */
  async latest(match: string, room: ChatRoom, limit: number): Promise<ChatRow[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .where('room', '=', room)
      .where('text', '!=', '')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.reverse()
  }

  async by(author: string): Promise<ChatRow[]> {
    return this.db.selectFrom('chat').selectAll().where('author', '=', author).orderBy('at').execute()
  }

  async erase(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('chat')
      .set({ text: '' })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async mute(person: string, muted: string): Promise<void> {
    await this.db
      .insertInto('mutes')
      .values({ person, muted })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async unmute(person: string, muted: string): Promise<void> {
    await this.db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute()
  }

  async mutedBy(person: string): Promise<string[]> {
    const rows = await this.db.selectFrom('mutes').select('muted').where('person', '=', person).execute()
    return rows.map(({ muted }) => muted)
  }

  /** The same person reports a message once. */
  async report(report: ReportRow): Promise<void> {
    await this.db
      .insertInto('reports')
      .values(report)
      .onConflict((conflict) => conflict.columns(['message', 'reporter']).doNothing())
      .execute()
  }

  /** Reports that nobody has settled, oldest first, with what was reported. */
  async openReports(limit: number): Promise<(ReportRow & Pick<ChatRow, 'match' | 'author' | 'text'>)[]> {
    return this.db
      .selectFrom('reports')
      .innerJoin('chat', 'chat.id', 'reports.message')
      .selectAll('reports')
      .select(['chat.match', 'chat.author', 'chat.text'])
      .where('reports.settled_at', 'is', null)
      .orderBy('reports.at')
      .limit(limit)
      .execute()
  }

  async settle(report: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('reports')
      .set({ settled_at: at })
      .where('id', '=', report)
      .where('settled_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
}
