import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrationProvider } from './migrations.ts'
import type { Listener, News } from './news.ts'
import type { AnswerRow, Tables } from './tables.ts'

/** What an entry changes in the row of its match. */
export interface MatchFacts {
  readonly awaiting: number
  readonly botsDue: number
  /** Null where nobody else may notice that something happened. */
  readonly touchedAt: number | null
  /** When the first of those who are asked runs out of time; null where no time is kept. Kept as it was where nobody may notice. */
  readonly dueAt: number | null
  /** JSON; null while the match goes on. */
  readonly outcome: string | null
}

/** What the two engines do each in its own way. Everything else is the same SQL for both. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /**
   * Appends entries of one match, whose numbers follow each other, and changes the row of the match, in one
   * transaction. Resolves after the commit, when the news are out; false where a number was taken, and then nothing has
   * changed.
   */
  append(rows: readonly AnswerRow[], facts: MatchFacts, news: News): Promise<boolean>
  tell(news: News): Promise<void>
  /** Listens to the news of all nodes. Gives the way to stop. */
  hear(listener: Listener): () => void
  close(): Promise<void>
}

/**
 * Brings the tables up to date, or only as far as a migration. Several nodes may do it at once: one does the work, the
 * others wait.
 */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: migrationProvider })
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error !== undefined) throw error
}

/** Whether a database refused what there may be once only. */
export function isTwice(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}
