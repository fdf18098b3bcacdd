import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../storage/database.ts'
import { keysOf, type TableName, type Tables, tablesInOrder } from '../storage/tables.ts'
import { type Beginning, backupFormat, type RowCounts, RunningCount } from './backup-file.ts'

/** So many rows are read at once. */
const page = 1000

/** Only the owner of the file may read it: it holds seeds of running matches, addresses and the hashes of secrets. */
const forTheOwner = 0o600

/**
 * Writes everything that a site keeps, as it is at one moment, while people play on. What is not whole never has the
 * file's name. Work that waits to be done (mails, bots' turns) is left out: whoever restores finds anew what is due.
 */
export async function backUp(database: Database, file: string, now: number): Promise<RowCounts> {
  const unfinished = `${file}.unfinished`
  try {
    const count = new RunningCount()
    await atOneMoment(database, (moment) =>
      pipeline(
        linesOf(moment, count, now),
        createGzip(),
        createWriteStream(unfinished, { mode: forTheOwner, flush: true }),
      ),
    )
    await rename(unfinished, file)
    return count.rows
  } catch (problem) {
    await rm(unfinished, { force: true })
    throw problem
  }
}

/** Everything that is read meanwhile is as it was when this began. */
function atOneMoment<T>(
  { engine, db }: Database,
  read: (moment: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  // a transaction of SQLite that only reads sees one moment, whatever is written beside it
  const transaction = db.transaction()
  return (
    engine === 'postgres'
      ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
      : transaction
  ).execute(read)
}

async function* linesOf(db: Kysely<Tables>, count: RunningCount, now: number): AsyncGenerator<string> {
  const line = (content: object) => {
    const text = JSON.stringify(content)
    count.line(text)
    return `${text}\n`
  }
  const beginning: Beginning = {
    gunbai: 'backup',
    format: backupFormat,
    madeAt: now,
    migration: await latestMigration(db),
  }
  yield line(beginning)
  for (const table of tablesInOrder) {
    if (table === 'jobs') continue
    for await (const row of everyRow(db, table)) {
      count.row(table)
      yield line([table, row])
    }
  }
  yield `${JSON.stringify(count.ending())}\n`
}

type Row = Readonly<Record<string, unknown>>

/** The rows of a table by its key, a page after the other, so that no table need fit into memory. */
async function* everyRow(db: Kysely<Tables>, table: TableName): AsyncGenerator<Row> {
  let last: Row | null = null
  do {
    const rows: readonly Row[] = await rowsAfter(db, table, last)
    yield* rows
    last = rows[page - 1] ?? null
  } while (last !== null)
}

async function rowsAfter(db: Kysely<Tables>, table: TableName, last: Row | null): Promise<readonly Row[]> {
  const keys = keysOf(table)
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  const after = last === null ? sql`` : sql`where (${columns}) > (${sql.join(keys.map((key) => last[key]))})`
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(page)}`.execute(db)
  return rows
}

async function latestMigration(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db)
  if (rows[0] === undefined) throw new Error('a storage that is open has its tables')
  return rows[0].name
}
