import type { Kysely, Updateable } from 'kysely'
import { isTwice } from './database.ts'
import type { PersonRow, PushRow, SessionRow, Tables, TokenRow } from './tables.ts'

/** What belongs to one person, and goes with them. */
const personal = [
  'sessions',
  'tokens',
  'pushes',
  'mutes',
  'challenges',
  'looks',
  'follows',
  'blocks',
  'webhooks',
  'holidays',
] as const

/** People, their sessions, keys and devices. */
export class PeopleStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** Adds somebody, perhaps with a first session. False where the name is taken. */
  async add(person: PersonRow, session: SessionRow | null = null): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('people')
        .values(person)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return false
      if (session !== null) await db.insertInto('sessions').values(session).execute()
      return true
    })
  }

  async find(id: string): Promise<PersonRow | null> {
    return one(this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst())
  }

  async byNameKey(key: string): Promise<PersonRow | null> {
    return one(this.db.selectFrom('people').selectAll().where('name_key', '=', key).executeTakeFirst())
  }

  /** Whoever has shown that an address is theirs. */
  async byEmail(email: string): Promise<PersonRow | null> {
    const found = this.db.selectFrom('people').selectAll().where('email', '=', email)
    return one(found.where('confirmed_at', 'is not', null).executeTakeFirst())
  }

  async all(ids: readonly string[]): Promise<PersonRow[]> {
    if (ids.length === 0) return []
    return this.db.selectFrom('people').selectAll().where('id', 'in', ids).execute()
  }

  async botsOf(owner: string): Promise<PersonRow[]> {
    return this.db.selectFrom('people').selectAll().where('owner', '=', owner).orderBy('created_at').execute()
  }

  /** Bots that people have brought, those first who were here last. */
  async bots(limit: number): Promise<PersonRow[]> {
    return this.db
      .selectFrom('people')
      .selectAll()
      .where('kind', '=', 'bot')
      .where('deleted_at', 'is', null)
      .where('banned_at', 'is', null)
      .orderBy('seen_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
  }

  /** Those of whose names it is not known how they look. */
  async withoutLook(limit: number): Promise<Pick<PersonRow, 'id' | 'name'>[]> {
    return this.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('name_look', 'is', null)
      .where('kind', '!=', 'guest')
      .where('deleted_at', 'is', null)
      .limit(limit)
      .execute()
  }

  /** People whose compared name begins so, for the command line. */
  async search(beginning: string, limit: number): Promise<PersonRow[]> {
    return this.db
      .selectFrom('people')
      .selectAll()
      .where('name_key', '>=', beginning)
      .where('name_key', '<', `${beginning}\u{10ffff}`)
      .orderBy('name_key')
      .limit(limit)
      .execute()
  }

  /** False where the new name, or an address that is confirmed, is taken by somebody else. */
  async change(id: string, change: Updateable<PersonRow>): Promise<boolean> {
    const changed = this.db.transaction().execute(async (db) => {
      for (const column of ['name_key', 'name_look'] as const) {
        const wanted = change[column]
        if (wanted === undefined || wanted === null) continue
        const others = db.selectFrom('people').select('id').where(column, '=', wanted)
        if ((await others.where('id', '!=', id).executeTakeFirst()) !== undefined) return null
      }
      return db.updateTable('people').set(change).where('id', '=', id).executeTakeFirst()
    })
    try {
      return (await changed)?.numUpdatedRows === 1n
    } catch (error) {
      if (isTwice(error)) return false
      throw error
    }
  }

  /** Opens one more; of more than so many the longest unused end. Whether any did. */
  async openSession(session: SessionRow, most: number): Promise<boolean> {
    await this.db.insertInto('sessions').values(session).execute()
    const { person, hash } = session
    const beyond = await this.db
      .selectFrom('sessions')
      .select('hash')
      .where('person', '=', person)
      .where('hash', '!=', hash)
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .offset(most - 1)
      .limit(10_000)
      .execute()
    for (const hashes of inPortions(beyond.map((each) => each.hash))) {
      await this.db.deleteFrom('sessions').where('hash', 'in', hashes).execute()
    }
    return beyond.length > 0
  }

  /** The session and its person, if it has not ended. */
  async session(hash: string, now: number): Promise<{ session: SessionRow; person: PersonRow } | null> {
    const session = await this.db
      .selectFrom('sessions')
      .selectAll()
      .where('hash', '=', hash)
      .where('ends_at', '>', now)
      .executeTakeFirst()
    if (session === undefined) return null
    const person = await this.find(session.person)
    return person === null ? null : { session, person }
  }

  async sessionsOf(person: string, now: number): Promise<SessionRow[]> {
    return this.db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('ends_at', '>', now)
      .orderBy('seen_at', 'desc')
      .execute()
  }

  /** Notes when people were last here, and lets the sessions by which they came last longer. */
  async seen(
    people: readonly string[],
    sessions: readonly string[],
    at: number,
    endsAt: number,
  ): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      for (const ids of inPortions(people)) {
        await db.updateTable('people').set({ seen_at: at }).where('id', 'in', ids).execute()
      }
      for (const hashes of inPortions(sessions)) {
        const set = { seen_at: at, ends_at: endsAt }
        await db.updateTable('sessions').set(set).where('hash', 'in', hashes).execute()
      }
    })
  }

  /** Which of these sessions have not ended. */
  async liveSessions(ids: readonly string[], now: number): Promise<Set<string>> {
    const live = new Set<string>()
    for (const some of inPortions(ids)) {
      const asking = this.db.selectFrom('sessions').select('id').where('id', 'in', some)
      for (const { id } of await asking.where('ends_at', '>', now).execute()) live.add(id)
    }
    return live
  }

  /** Of those who have a key, since when it is theirs. */
  async keysSince(people: readonly string[]): Promise<Map<string, number>> {
    const since = new Map<string, number>()
    for (const some of inPortions(people)) {
      const asking = this.db
        .selectFrom('tokens')
        .select(['person', 'created_at'])
        .where('purpose', '=', 'bot')
      for (const each of await asking.where('person', 'in', some).execute())
        since.set(each.person, each.created_at)
    }
    return since
  }

  /** Which of these people were banned or forgotten. */
  async shutOut(people: readonly string[]): Promise<Set<string>> {
    const out = new Set<string>()
    for (const some of inPortions(people)) {
      const asking = this.db.selectFrom('people').select('id').where('id', 'in', some)
      const isOut = asking.where((is) =>
        is.or([is('banned_at', 'is not', null), is('deleted_at', 'is not', null)]),
      )
      for (const { id } of await isOut.execute()) out.add(id)
    }
    return out
  }

  async endSession(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }

  /** Ends all sessions of a person but one. */
  async endSessions(person: string, except: string | null): Promise<void> {
    let ending = this.db.deleteFrom('sessions').where('person', '=', person)
    if (except !== null) ending = ending.where('id', '!=', except)
    await ending.execute()
  }

  async dropEndedSessions(now: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('ends_at', '<=', now).execute()
    await this.db.deleteFrom('tokens').where('ends_at', '<=', now).execute()
  }

  /** Gives a person a new token; the earlier ones for the same purpose open nothing any more. */
  async giveToken(token: TokenRow): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db
        .deleteFrom('tokens')
        .where('person', '=', token.person)
        .where('purpose', '=', token.purpose)
        .execute()
      await db.insertInto('tokens').values(token).execute()
    })
  }

  async byToken(hash: string, purpose: TokenRow['purpose'], now: number): Promise<PersonRow | null> {
    const token = await this.db
      .selectFrom('tokens')
      .select(['person', 'ends_at'])
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .executeTakeFirst()
    if (token === undefined || (token.ends_at !== null && token.ends_at <= now)) return null
    return this.find(token.person)
  }

  /** Uses a token up: of two who bring it at once, one is let in. */
  async spendToken(hash: string, purpose: TokenRow['purpose'], now: number): Promise<PersonRow | null> {
    const person = await this.byToken(hash, purpose, now)
    const { numDeletedRows } = await this.db
      .deleteFrom('tokens')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .executeTakeFirst()
    return numDeletedRows === 1n ? person : null
  }

  async dropTokens(person: string): Promise<void> {
    await this.db.deleteFrom('tokens').where('person', '=', person).execute()
  }

  /** What the site keeps for itself under a name; made when it is first asked for. */
  async keepsake(name: string, make: () => string): Promise<string> {
    const find = this.db.selectFrom('keepsakes').select('value').where('name', '=', name)
    const known = await find.executeTakeFirst()
    if (known !== undefined) return known.value
    const made = { name, value: make() }
    await this.db
      .insertInto('keepsakes')
      .values(made)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await find.executeTakeFirstOrThrow()).value
  }

  async addPush(push: PushRow): Promise<void> {
    const { person, keys } = push
    await this.db
      .insertInto('pushes')
      .values(push)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person, keys }))
      .execute()
  }

  async pushesOf(person: string): Promise<PushRow[]> {
    return this.db.selectFrom('pushes').selectAll().where('person', '=', person).execute()
  }

  async dropPush(endpoint: string, person: string): Promise<void> {
    await this.db.deleteFrom('pushes').where('endpoint', '=', endpoint).where('person', '=', person).execute()
  }

  /**
   * Forgets who somebody was. The row stays, without a name, because the records of games name it and belong to the
   * opponents too; whatever they said and wherever they were signed in is gone.
   */
  async forget(
    id: string,
    nameless: Pick<PersonRow, 'name' | 'name_key' | 'name_look'>,
    at: number,
  ): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db
        .updateTable('people')
        .set({ ...nameless, password: null, email: null, notices: 0, deleted_at: at })
        .where('id', '=', id)
        .execute()
      for (const table of personal) {
        await db.deleteFrom(table).where('person', '=', id).execute()
      }
      await db.deleteFrom('mutes').where('muted', '=', id).execute()
      await db.deleteFrom('follows').where('followed', '=', id).execute()
      await db.deleteFrom('blocks').where('blocked', '=', id).execute()
      await db.deleteFrom('ratings').where('player', '=', id).execute()
      await db.deleteFrom('rating_history').where('player', '=', id).execute()
      await db.deleteFrom('even_results').where('player', '=', id).execute()
      await db.updateTable('chat').set({ text: '' }).where('author', '=', id).execute()
    })
  }
}

async function one<T>(found: Promise<T | undefined>): Promise<T | null> {
  return (await found) ?? null
}

/** So many values fit one statement in either engine. */
function* inPortions<T>(list: readonly T[], size = 500): Generator<readonly T[]> {
  for (let i = 0; i < list.length; i += size) yield list.slice(i, i + size)
}
