import type { Kysely } from 'kysely'
import type { ChallengeRow, PersonRow, Tables } from './tables.ts'

/** What people have to do with each other besides a match. */
export class CompanyStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** The chairs that are kept for somebody at these matches. */
  async challengesAt(matches: readonly string[]): Promise<ChallengeRow[]> {
    if (matches.length === 0) return []
    return this.db.selectFrom('challenges').selectAll().where('match', 'in', matches).execute()
  }

  /** Matches that wait for a person who was asked to play, the latest first. */
  async challengesOf(person: string, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('challenges')
      .innerJoin('matches', 'matches.id', 'challenges.match')
      .select('challenges.match')
      .where('challenges.person', '=', person)
      .where('matches.status', '=', 'waiting')
      .orderBy('challenges.at', 'desc')
      .limit(limit)
      .execute()
    return rows.map((each) => each.match)
  }

  /** The chair is kept no longer. False where it was not. */
  async decline(match: string, person: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('challenges')
      .where('match', '=', match)
      .where('person', '=', person)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Notes which match is the rematch of another; gives the one that is, whoever was first. */
  async rematch(match: string, next: string): Promise<string> {
    await this.db
      .insertInto('rematches')
      .values({ match, next })
      .onConflict((conflict) => conflict.column('match').doNothing())
      .execute()
    return (await this.rematchOf(match)) ?? next
  }

  async rematchOf(match: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('rematches')
      .select('next')
      .where('match', '=', match)
      .executeTakeFirst()
    return row?.next ?? null
  }

  /** A rematch that was given up is none. */
  async dropRematch(match: string, next: string): Promise<void> {
    await this.db.deleteFrom('rematches').where('match', '=', match).where('next', '=', next).execute()
  }

  /** Somebody has seen a match so far. What was seen is not unseen by a device that is behind. */
  async look(person: string, match: string, number: number): Promise<void> {
    await this.db
      .insertInto('looks')
      .values({ person, match, number })
      .onConflict((conflict) =>
        conflict.columns(['person', 'match']).doUpdateSet({ number }).where('looks.number', '<', number),
      )
      .execute()
  }

  async lookOf(person: string, match: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('looks')
      .select('number')
      .where('person', '=', person)
      .where('match', '=', match)
      .executeTakeFirst()
    return row?.number ?? null
  }

  async follow(person: string, followed: string): Promise<void> {
    await this.db
      .insertInto('follows')
      .values({ person, followed })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async unfollow(person: string, followed: string): Promise<void> {
    await this.db
      .deleteFrom('follows')
      .where('person', '=', person)
      .where('followed', '=', followed)
      .execute()
  }

  /** Whom a person follows, those first who were here last. */
  async followedBy(person: string): Promise<PersonRow[]> {
    return this.db
      .selectFrom('people')
      .selectAll('people')
      .innerJoin('follows', 'follows.followed', 'people.id')
      .where('follows.person', '=', person)
      .where('people.deleted_at', 'is', null)
      .orderBy('people.seen_at', 'desc')
      .execute()
  }

  async block(person: string, blocked: string): Promise<void> {
    await this.db
      .insertInto('blocks')
      .values({ person, blocked })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute()
  }

  async blockedBy(person: string): Promise<PersonRow[]> {
    return this.db
      .selectFrom('people')
      .selectAll('people')
      .innerJoin('blocks', 'blocks.blocked', 'people.id')
      .where('blocks.person', '=', person)
      .orderBy('people.name_key')
      .execute()
  }

  /** Whether any of these has blocked that person, or the other way round. */
  async isBlocked(person: string, others: readonly string[]): Promise<boolean> {
    if (others.length === 0) return false
    const row = await this.db
      .selectFrom('blocks')
      .select('person')
      .where(({ or, and, eb }) =>
        or([
          and([eb('blocked', '=', person), eb('person', 'in', others)]),
          and([eb('person', '=', person), eb('blocked', 'in', others)]),
        ]),
      )
      .executeTakeFirst()
    return row !== undefined
  }

  async setWebhook(person: string, url: string | null): Promise<void> {
    if (url === null) await this.db.deleteFrom('webhooks').where('person', '=', person).execute()
    else
      await this.db
        .insertInto('webhooks')
        .values({ person, url })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ url }))
        .execute()
  }

  async webhookOf(person: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('webhooks')
      .select('url')
      .where('person', '=', person)
      .executeTakeFirst()
    return row?.url ?? null
  }
}
