import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, migrate } from './database.ts'
import { type News, NewsDesk } from './news.ts'
import type { Tables } from './tables.ts'

const channel = 'gunbai'
const bigint = 20

/** Most connections that one node holds, besides the one it listens on. */
const poolSize = 16

/** How long to wait before listening again after the line was cut. */
const pause = 500

/** Connects to a PostgreSQL that several nodes may share. */
export async function openPostgres(url: string): Promise<Database & { readonly pool: pg.Pool }> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: {
      // times fit a double; everything else as usual
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  // an idle connection that dies is replaced when it is needed; unheard it would end the process
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  const desk = new NewsDesk()
  const line = new ListeningLine(url, desk)
  await line.open()

  return {
    engine: 'postgres',
    db,
    pool,
    // One statement is one transaction and one round trip; the notice goes out with the commit.
    append: async (row, facts, news) => {
      const { rowCount } = await pool.query({
        name: 'append',
        text: appendText,
        values: [
          row.match,
          row.number,
          row.at,
          row.kind,
          row.seat,
          row.body,
          facts.awaiting,
          facts.touchedAt,
          facts.outcome,
          JSON.stringify(news),
        ],
      })
      return rowCount === 1
    },
    tell: async (news) => {
      await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(news)])
    },
    hear: (listener) => desk.hear(listener),
    close: async () => {
      await line.close()
      await db.destroy()
    },
  }
}

const appendText = `
  with appended as (
    insert into answers (match, number, at, kind, seat, body) values ($1, $2, $3, $4, $5, $6)
    on conflict do nothing returning number
  ), changed as (
    update matches set number = $2, awaiting = $7, touched_at = coalesce($8::bigint, touched_at),
      outcome = coalesce($9::text, outcome),
      status = case when $9::text is null then status else 'over' end,
      ended_at = case when $9::text is null then ended_at else $3 end
    where id = $1 and exists (select from appended)
  )
  select pg_notify('${channel}', $10) from appended`

/** The connection on which the news of all nodes come in. Opens itself again when it is cut. */
class ListeningLine {
  private client: pg.Client | null = null
  private closed = false
  private readonly url: string
  private readonly desk: NewsDesk

  constructor(url: string, desk: NewsDesk) {
    this.url = url
    this.desk = desk
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.desk.tell(JSON.parse(payload) as News)
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
        this.desk.tell({ kind: 'lost' })
      } catch {
        // `open` has ended its client, and the end brings us here again
      }
    }, pause)
  }
}
