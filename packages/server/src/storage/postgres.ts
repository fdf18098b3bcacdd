import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, migrate } from './database.ts'
import { type Appending, GroupCommit, lastOf } from './group-commit.ts'
import { type News, NewsListeners } from './news.ts'
import type { Tables } from './tables.ts'

const channel = 'gunbai'
const bigint = 20

/** Most connections that one node holds, besides the one it listens on. */
const poolSize = 16

/** A line whose other end is gone without a word is found out within seconds, and not when somebody next waits in vain. */
const liveness = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** How long to wait before listening again after the line was cut. */
const pause = 500

/** Connects to a PostgreSQL that several nodes may share. */
export async function openPostgres(
  url: string,
  upTo?: string,
): Promise<Database & { readonly pool: pg.Pool }> {
  const pool = openPool(url)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await oneNodeAtATime(pool, () => migrate(db, upTo))
  const listeners = new NewsListeners()
  const line = new ListeningLine(url, listeners)
  await line.open()
  const commits = new GroupCommit((group) => appendAll(pool, group))

  return {
    engine: 'postgres',
    db,
    pool,
    append: (rows, facts, news) => commits.append({ rows, facts, news }),
    tell: async (news) => {
      await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(news)])
    },
    hear: (listener) => listeners.hear(listener),
    close: async () => {
      await line.close()
      await db.destroy()
    },
  }
}

/** Connections that are made as they are needed. */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    ...liveness,
    types: {
      // times fit a double; everything else as usual
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  // an idle connection that dies is replaced when it is needed; unheard it would end the process. The pool hears of those
  // that it holds; one that is being closed is heard by nobody, and the server may be gone before its farewell
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Names the lock; any number that nobody else takes. */
const setUpLock = 7_305_041_873

/**
 * Does something while no other node does the like. Nodes that are started together would otherwise look at tables that
 * another is just making or taking away.
 */
export async function oneNodeAtATime<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [setUpLock])
    return await work()
  } finally {
    // whatever happened, with the connection goes the lock
    client.release(true)
  }
}

/**
 * One statement is one transaction and one round trip; the notices go out with the commit. PostgreSQL lets one
 * transaction with notices commit at a time, so that each waits for the disk alone: hence few, for many entries each. All nodes take
 * the matches in the same order, so that none waits for one that waits for it. Of entries that belong together the first
 * decides: where its number was free nobody has come further.
 */
const appendText = `
  with entry as (
    select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::integer[], $6::text[], $7::boolean[])
      as entry (match, number, at, kind, seat, body, is_first)
  ), given as (
    select * from unnest($8::text[], $9::integer[], $10::bigint[], $11::integer[], $12::integer[], $13::bigint[],
      $14::text[], $15::text[], $16::bigint[])
      as given (match, number, at, awaiting, bots_due, touched_at, outcome, news, due_at)
  ), appended as (
    insert into answers (match, number, at, kind, seat, body)
    select match, number, at, kind, seat, body from entry where is_first order by match
    on conflict do nothing returning match
  ), rest as (
    insert into answers (match, number, at, kind, seat, body)
    select match, number, at, kind, seat, body from entry
    where not is_first and match in (select match from appended)
  ), changed as (
    update matches set number = given.number, awaiting = given.awaiting, bots_due = given.bots_due,
      due_at = case when given.touched_at is null then matches.due_at else given.due_at end,
      touched_at = coalesce(given.touched_at, matches.touched_at),
      outcome = coalesce(given.outcome, matches.outcome),
      status = case when given.outcome is null then matches.status else 'over' end,
      ended_at = case when given.outcome is null then matches.ended_at else given.at end
    from given where matches.id = given.match and given.match in (select match from appended)
  )
  select match, pg_notify('${channel}', news) from given where match in (select match from appended)`

/** Which of a group were appended: not those whose number was taken. */
async function appendAll(pool: pg.Pool, group: readonly Appending[]): Promise<boolean[]> {
  const entries = group.flatMap(({ rows }) => rows.map((row, i) => ({ ...row, isFirst: i === 0 })))
  const latest = group.map(({ rows }) => lastOf(rows))
  const { rows } = await pool.query<{ match: string }>({
    name: 'append',
    text: appendText,
    values: [
      entries.map(({ match }) => match),
      entries.map(({ number }) => number),
      entries.map(({ at }) => at),
      entries.map(({ kind }) => kind),
      entries.map(({ seat }) => seat),
      entries.map(({ body }) => body),
      entries.map(({ isFirst }) => isFirst),
      latest.map(({ match }) => match),
      latest.map(({ number }) => number),
      latest.map(({ at }) => at),
      group.map(({ facts }) => facts.awaiting),
      group.map(({ facts }) => facts.botsDue),
      group.map(({ facts }) => facts.touchedAt),
      group.map(({ facts }) => facts.outcome),
      group.map(({ news }) => JSON.stringify(news)),
      group.map(({ facts }) => facts.dueAt),
    ],
  })
  const appended = new Set(rows.map((each) => each.match))
  return latest.map(({ match }) => appended.has(match))
}

/** The connection on which the news of all nodes come in. Opens itself again when it is cut. */
class ListeningLine {
  private client: pg.Client | null = null
  private closed = false
  private readonly url: string
  private readonly listeners: NewsListeners

  constructor(url: string, listeners: NewsListeners) {
    this.url = url
    this.listeners = listeners
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, ...liveness })
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.listeners.tell(JSON.parse(payload) as News)
    })
    client.once('error', () => client.end().catch(() => {}))
    client.once('end', () => this.reopen())
    await client.connect()
    await client.query(`listen ${channel}`)
    this.client = client
  }

  async close(): Promise<void> {
    this.closed = true
    await this.client?.end()
  }

  private reopen(): void {
    this.client = null
    if (this.closed) return
    setTimeout(async () => {
      if (this.closed) return
      try {
        await this.open()
        this.listeners.tell({ kind: 'lost' })
      } catch {
        // `open` has ended its client, and the end brings us here again
      }
    }, pause)
  }
}
