import { BadInput, shown } from '@gunbai/kernel'
import type { Transaction } from 'kysely'
import { type Database, migrate } from '../storage/database.ts'
import { knowsMigration } from '../storage/migrations.ts'
import { openDatabase } from '../storage/storage.ts'
import type { TableName, Tables } from '../storage/tables.ts'
import { beginningOf, type RowCounts, type RowLine, rowsOf } from './backup-file.ts'

/** So many rows are put in at once: their values must be fewer than a statement may have. */
const together = 200

/**
 * Puts a backup into a place where nothing is yet, on either engine: all of it, or nothing. Tables are made as they were
 * when the backup was, filled, and then brought up to date as those of any site are.
 */
export async function restore(file: string, place: string): Promise<RowCounts> {
  const { migration } = await beginningOf(file)
  if (!knowsMigration(migration)) {
    throw new BadInput(
      `${shown(file)} was made by a newer Gunbai, whose tables this one does not know (${migration}). Restore it with that version.`,
    )
  }
  const database = await openDatabase(place, 'server', migration)
  try {
    await refuseIfUsed(database, place)
    const counts = await database.db.transaction().execute((transaction) => fill(transaction, file))
    await migrate(database.db)
    return counts
  } finally {
    await database.close()
  }
}

async function fill(transaction: Transaction<Tables>, file: string): Promise<RowCounts> {
  const counts: Partial<Record<TableName, number>> = {}
  let waiting: RowLine[] = []
  const put = async () => {
    const [first] = waiting
    if (first === undefined) return
    const [table] = first
    const rows = waiting.map(([, row]) => row as never)
    await transaction
      .insertInto(table)
      .values(rows)
      .execute()
      .catch((cause) => {
        // a row that another refers to may have been taken out; that the sum is wrong would show only at the end
        throw new BadInput(
          `${shown(file)} was changed or damaged: rows of "${table}" do not fit. ${cause.message}`,
        )
      })
    counts[table] = (counts[table] ?? 0) + waiting.length
    waiting = []
  }
  for await (const line of rowsOf(file)) {
    if (waiting.length === together || (waiting.length > 0 && waiting[0]?.[0] !== line[0])) await put()
    waiting.push(line)
  }
  await put()
  return counts
}

async function refuseIfUsed({ db }: Database, place: string): Promise<void> {
  for (const table of ['people', 'matches'] as const) {
    if ((await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) === undefined) continue
    throw new BadInput(
      `A site is kept at ${withoutPassword(place)} already. Restore into a new place: set GUNBAI_DATA to an empty folder, ` +
        'or DATABASE_URL to an empty database.',
    )
  }
}

/** What may be said of a place: a password in it may not. */
function withoutPassword(place: string): string {
  if (!URL.canParse(place)) return shown(place)
  const url = new URL(place)
  url.password = ''
  return shown(url.href)
}
