import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadInput } from '@gunbai/kernel'
import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { type Database, migrate } from './database.ts'
import { type Appending, GroupCommit, lastOf } from './group-commit.ts'
import { NewsListeners } from './news.ts'
import type { Tables } from './tables.ts'

/**
 * Opens the file, or makes it. A server has it to itself, since nobody would tell it what another has written; a
 * command of its keeper may look in meanwhile.
 */
export async function openSqlite(file: string, as: 'server' | 'keeper', upTo?: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = as === 'server' ? heldLock(`${file}.lock`) : null
  try {
    checkStillThere(file, as)
  } catch (error) {
    lock?.close()
    throw error
  }
  const sqlite = new SqliteDatabase(file)
  sqlite.pragma('journal_mode = WAL')
  // FULL: a commit has reached the disk before anybody hears of it
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparingOnce(sqlite) }) })
  await migrate(db, upTo)
  writeFileSync(
    markOf(file),
    'A site of Gunbai was begun here: where its database is gone, none is begun anew.\n',
  )
  const listeners = new NewsListeners()
  const stopLooking = as === 'server' ? hearWrites(sqlite, listeners) : () => {}
  const appendAll = appendingTogether(sqlite)
  const commits = new GroupCommit(async (group) => {
    // Holds the only connection, so that no transaction of Kysely is open meanwhile.
    const appended = await db.connection().execute(async () => appendAll(group))
    group.forEach(({ news }, i) => {
      if (appended[i]) listeners.tell(news)
    })
    return appended
  })

  return {
    engine: 'sqlite',
    db,
    append: (rows, facts, news) => commits.append({ rows, facts, news }),
    tell: async (news) => listeners.tell(news),
    hear: (listener) => listeners.hear(listener),
    close: async () => {
      stopLooking()
      await db.destroy()
      lock?.close()
    },
  }
}

/** Beside the file stands that a site was begun. */
const markOf = (file: string) => `${file}.site`

/** An empty file where a site was, as after a disk was full or a backup went wrong, is no reason to begin a new one. */
function checkStillThere(file: string, as: 'server' | 'keeper'): void {
  const isThere = existsSync(file) && statSync(file).size > 0
  if (isThere) return
  if (existsSync(markOf(file))) {
    throw new BadInput(
      `${file} is empty or gone, but a site was there. Bring its backup back; or remove ${markOf(file)} to begin a new site.`,
    )
  }
  if (as === 'keeper')
    throw new BadInput(`There is no site at ${file}. Set GUNBAI_DATA or DATABASE_URL as for the server.`)
}

/** How often it is looked whether another process has written. */
const lookEvery = 200

/** A keeper's command writes to the file beside us and cannot tell us what: whoever follows something looks again. */
function hearWrites(sqlite: SqliteDatabase.Database, listeners: NewsListeners): () => void {
  // changes with every commit of another connection, and not with ours
  const version = () => sqlite.pragma('data_version', { simple: true })
  let known = version()
  const timer = setInterval(() => {
    const now = version()
    if (now !== known) listeners.tell({ kind: 'lost' })
    known = now
  }, lookEvery)
  return () => clearInterval(timer)
}

/** Held until it is closed or the process ends, however that ends. */
function heldLock(file: string): SqliteDatabase.Database {
  const lock = new SqliteDatabase(file, { timeout: 2_000 })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('begin exclusive')
    return lock
  } catch {
    lock.close()
    throw new BadInput(
      `Another server has ${file.replace(/\.lock$/, '')} open. Stop it, or set GUNBAI_DATA to another folder.`,
    )
  }
}

/** So many statements are kept ready. Lists of many lengths make many statements. */
const mostStatements = 300

/** The database as Kysely sees it: a statement that was prepared before is not prepared again. */
function preparingOnce(sqlite: SqliteDatabase.Database): SqliteDatabase.Database {
  const statements = new Map<string, SqliteDatabase.Statement>()
  const prepare = (text: string): SqliteDatabase.Statement => {
    const known = statements.get(text)
    if (known !== undefined) return known
    const [oldest] = statements.keys()
    if (statements.size >= mostStatements && oldest !== undefined) statements.delete(oldest)
    const made = sqlite.prepare(text)
    statements.set(text, made)
    return made
  }
  return { prepare, close: () => sqlite.close() } as unknown as SqliteDatabase.Database
}

/** Which of a group were appended: not those whose number was taken. */
function appendingTogether(sqlite: SqliteDatabase.Database): (group: readonly Appending[]) => boolean[] {
  const insert = sqlite.prepare<[string, number, number, string, number, string]>(
    'insert into answers (match, number, at, kind, seat, body) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  )
  const update = sqlite.prepare(
    `update matches set number = @number, awaiting = @awaiting, bots_due = @botsDue,
       due_at = case when @touchedAt is null then due_at else @dueAt end,
       touched_at = coalesce(@touchedAt, touched_at),
       outcome = coalesce(@outcome, outcome),
       status = case when @outcome is null then status else 'over' end,
       ended_at = case when @outcome is null then ended_at else @at end
     where id = @match`,
  )
  return sqlite.transaction((group: readonly Appending[]) =>
    group.map(({ rows, facts }) => {
      for (const { match, number, at, kind, seat, body } of rows) {
        // only the first can be taken: where it is free nobody has come further
        if (insert.run(match, number, at, kind, seat, body).changes === 0) return false
      }
      const { match, number, at } = lastOf(rows)
      update.run({ ...facts, match, number, at })
      return true
    }),
  )
}
