import type { Kysely } from 'kysely'
import { type Beginning, playing } from './beginning.ts'
import { layChain, takeChain } from './chain-store.ts'
import { isTwice } from './database.ts'
import { dropMatch } from './retention-store.ts'
import type { AnswerRow, ChallengeRow, MatchRow, MatchStatus, SeatRow, Tables } from './tables.ts'
import { whileWaiting } from './waiting-match.ts'

/** Which matches to list. What is left out does not matter. */
export interface MatchFilter {
  readonly status?: MatchStatus
  /** Whether to leave out what only its players may see. */
  readonly publicOnly?: boolean
  readonly rulebook?: string
  readonly setup?: string
  /** Somebody who sits at the table. */
  readonly person?: string
  /** Whether to leave out those at which no bot of this house sits. */
  readonly withBots?: boolean
  /** Whether to leave out those that are over. */
  readonly unfinished?: boolean
  /** A bot of this house that sits at the table. */
  readonly bot?: string
  /** Only matches touched before this time: where the page before ended. */
  readonly before?: number
  readonly limit: number
}

/** What comes of it that somebody sits down in the last empty chair: it begins, or where all add to the dice it may be dealt. */
export type LastChair = Beginning | 'deal'

/** Matches, who sits at them, and their records. */
export class MatchStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async create(
    match: MatchRow,
    seats: readonly SeatRow[],
    kept: readonly ChallengeRow[] = [],
    chain: { readonly seat: number; readonly end: string } | null = null,
  ): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.insertInto('matches').values(match).execute()
      await db.insertInto('seats').values(seats).execute()
      if (kept.length > 0) await db.insertInto('challenges').values(kept).execute()
      if (chain !== null) await layChain(db, match.id, chain.seat, chain.end)
    })
  }

  async find(id: string): Promise<MatchRow | null> {
    return (await this.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  async byInvitation(invitation: string): Promise<MatchRow | null> {
    const found = await this.db
      .selectFrom('matches')
      .selectAll()
      .where('invitation', '=', invitation)
      .executeTakeFirst()
    return found ?? null
  }

  async seatsOf(matches: readonly string[]): Promise<SeatRow[]> {
    if (matches.length === 0) return []
    return this.db
      .selectFrom('seats')
      .selectAll()
      .where('match', 'in', matches)
      .orderBy('match')
      .orderBy('seat')
      .execute()
  }

  /**
   * Takes an empty chair, and begins the match if it was the last. `taken` where the chair is not empty, or the match
   * does not wait for players; `seated` where the person has another chair of it, which the database sees to.
   */
  async sit(
    match: string,
    seat: number,
    person: string,
    last: LastChair,
    chain?: string,
  ): Promise<'taken' | 'seated' | 'sat' | 'begun'> {
    try {
      return await this.sitDown(match, seat, { person }, last, chain)
    } catch (error) {
      if (isTwice(error)) return 'seated'
      throw error
    }
  }

  /** Seats a bot of this house in an empty chair, as `sit` does a person. */
  seatBot(match: string, seat: number, bot: string, last: LastChair): Promise<'taken' | 'sat' | 'begun'> {
    return this.sitDown(match, seat, { bot }, last)
  }

  private async sitDown(
    match: string,
    seat: number,
    who: { person: string } | { bot: string },
    last: LastChair,
    chain?: string,
  ): Promise<'taken' | 'sat' | 'begun'> {
    let begun = false
    const sat = await whileWaiting(this.db, match, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set(who)
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('person', 'is', null)
        .where('bot', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await db.deleteFrom('challenges').where('match', '=', match).where('seat', '=', seat).execute()
      const empty = await db
        .selectFrom('seats')
        .select('seat')
        .where('match', '=', match)
        .where('person', 'is', null)
        .where('bot', 'is', null)
        .executeTakeFirst()
      if (chain !== undefined) await layChain(db, match, seat, chain)
      if (empty !== undefined) return true
      begun = last !== 'deal'
      await db
        .updateTable('matches')
        .set(last === 'deal' ? ({ eb }) => ({ deals: eb('deals', '+', 1) }) : playing(last))
        .where('id', '=', match)
        .execute()
      return true
    })
    return sat ? (begun ? 'begun' : 'sat') : 'taken'
  }

  /** Keeps what a seat has ordered. */
  async order(match: string, seat: number, orders: string): Promise<void> {
    await this.db
      .updateTable('seats')
      .set({ orders })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute()
  }

  /**
   * Somebody follows somebody else who has left. `taken` where another was quicker; `known` where that person has sat there
   * before, or sits there.
   */
  async takeOver(
    match: string,
    seat: number,
    from: string,
    person: string,
  ): Promise<'taken' | 'known' | 'sat'> {
    try {
      return await this.db.transaction().execute(async (db) => {
        const left = db.selectFrom('leavers').select('person').where('match', '=', match)
        const leavers = await left.execute()
        if (leavers.some((each) => each.person === person)) return 'known'
        const followed = await db
          .selectFrom('answers')
          .select('number')
          .where('match', '=', match)
          .where('kind', '=', 'take over')
          .execute()
        // somebody has sat down in this very moment, and is about to play on
        if (leavers.length > followed.length) return 'taken'
        const { numUpdatedRows } = await db
          .updateTable('seats')
          .set({ person, orders: null })
          .where('match', '=', match)
          .where('seat', '=', seat)
          .where('person', '=', from)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return 'taken'
        await db.insertInto('leavers').values({ match, person: from }).execute()
        return 'sat'
      })
    } catch (error) {
      if (isTwice(error)) return 'known'
      throw error
    }
  }

  /** Notes when the first of those who are asked runs out of time. */
  async due(match: string, dueAt: number | null): Promise<void> {
    await this.db.updateTable('matches').set({ due_at: dueAt }).where('id', '=', match).execute()
  }

  /** Leaves the chairs that a person holds, if the match has not begun. */
  async stand(match: string, person: string): Promise<boolean> {
    return whileWaiting(this.db, match, async (db) => {
      await takeChain(db, match, person)
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set({ person: null })
        .where('match', '=', match)
        .where('person', '=', person)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })
  }

  /** Changes the link to a match, if it has not begun. */
  async inviteAnew(match: string, invitation: string): Promise<boolean> {
    return whileWaiting(this.db, match, async (db) => {
      await db.updateTable('matches').set({ invitation }).where('id', '=', match).execute()
      return true
    })
  }

  /** Removes a match that has not begun. */
  async remove(match: string): Promise<boolean> {
    return whileWaiting(this.db, match, async (db) => {
      await dropMatch(db, match)
      return true
    })
  }

  /** The entries after a number, in order: all, or at most so many. */
  async entries(match: string, after = 0, most?: number): Promise<AnswerRow[]> {
    const following = this.db
      .selectFrom('answers')
      .selectAll()
      .where('match', '=', match)
      .where('number', '>', after)
      .orderBy('number')
    return (most === undefined ? following : following.limit(most)).execute()
  }

  /** The ids of all in which something was done. */
  async begun(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('number', '>', 0)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** The latest touched first. */
  async list(filter: MatchFilter): Promise<MatchRow[]> {
    const { status, publicOnly, rulebook, setup, person, bot, before, limit } = filter
    let asking = this.db.selectFrom('matches').selectAll()
    if (status !== undefined) asking = asking.where('status', '=', status)
    if (publicOnly) asking = asking.where('visibility', '!=', 'private')
    if (rulebook !== undefined) asking = asking.where('rulebook', '=', rulebook)
    if (setup !== undefined) asking = asking.where('setup', '=', setup)
    if (filter.unfinished) asking = asking.where('status', '!=', 'over')
    if (filter.withBots) {
      asking = asking.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seats')
            .select('bot')
            .whereRef('seats.match', '=', 'matches.id')
            .where('bot', 'is not', null),
        ),
      )
    }
    if (before !== undefined) asking = asking.where('touched_at', '<', before)
    if (person !== undefined) {
      asking = asking.where(
        'id',
        'in',
        this.db.selectFrom('seats').select('match').where('person', '=', person),
      )
    }
    if (bot !== undefined) {
      asking = asking.where('id', 'in', this.db.selectFrom('seats').select('match').where('bot', '=', bot))
    }
    return asking.orderBy('touched_at', 'desc').orderBy('id').limit(limit).execute()
  }

  /** Matches in play at which a bot of this house has something to do, and of which nothing was heard since. */
  async withBotsDue(before: number, limit: number): Promise<MatchRow[]> {
    return this.db
      .selectFrom('matches')
      .selectAll()
      .where('status', '=', 'playing')
      .where('bots_due', '!=', 0)
      .where('touched_at', '<', before)
      .orderBy('touched_at', 'desc')
      .limit(limit)
      .execute()
  }

  /** Matches that have ended before that time, and of which not all have heard. */
  async untold(before: number, limit: number): Promise<MatchRow[]> {
    return this.db
      .selectFrom('matches')
      .selectAll()
      .where('status', '=', 'over')
      .where('told_at', 'is', null)
      .where('ended_at', '<', before)
      .orderBy('ended_at')
      .limit(limit)
      .execute()
  }

  /** Notes that all who wanted to know have heard that a match is over. */
  async noteTold(match: string, at: number): Promise<void> {
    await this.db.updateTable('matches').set({ told_at: at }).where('id', '=', match).execute()
  }

  async count(status: MatchStatus): Promise<number> {
    const { count } = await this.db
      .selectFrom('matches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
}
