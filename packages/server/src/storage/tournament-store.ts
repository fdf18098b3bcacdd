import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'
import type { EntrantRow, PairingRow, TournamentRow } from './tournament-tables.ts'

/** Tournaments, who takes part, and who meets whom. */
export class TournamentStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async create(row: TournamentRow, entrants: readonly EntrantRow[] = []): Promise<void> {
    await this.db.transaction().execute((db) => insert(db, row, entrants))
  }

  async find(id: string): Promise<TournamentRow | null> {
    return (
      (await this.db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
    )
  }

  /** The latest first; divisions stand under their league. */
  async list(limit: number): Promise<TournamentRow[]> {
    return this.db
      .selectFrom('tournaments')
      .selectAll()
      .where('league', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
  }

  async openOf(owner: string): Promise<number> {
    const rows = await this.db
      .selectFrom('tournaments')
      .select('id')
      .where('owner', '=', owner)
      .where('league', 'is', null)
      .where('status', '!=', 'over')
      .execute()
    return rows.length
  }

  async divisionsOf(league: string): Promise<TournamentRow[]> {
    return this.db
      .selectFrom('tournaments')
      .selectAll()
      .where('league', '=', league)
      .orderBy('season')
      .orderBy('division')
      .execute()
  }

  async entrantsOf(tournament: string): Promise<EntrantRow[]> {
    return this.db
      .selectFrom('entrants')
      .selectAll()
      .where('tournament', '=', tournament)
      .orderBy('number')
      .execute()
  }

  async pairingsOf(tournament: string): Promise<PairingRow[]> {
    return this.db
      .selectFrom('pairings')
      .selectAll()
      .where('tournament', '=', tournament)
      .orderBy('round')
      .orderBy('place')
      .execute()
  }

  async byMatch(match: string): Promise<PairingRow | null> {
    return (
      (await this.db.selectFrom('pairings').selectAll().where('match', '=', match).executeTakeFirst()) ?? null
    )
  }

  /** Adds somebody under the next number. False where that person takes part already, or takes part again. */
  async enter(entrant: Omit<EntrantRow, 'number'>): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      await held(db, entrant.tournament)
      const known = await db
        .selectFrom('entrants')
        .select(['number', 'person', 'out'])
        .where('tournament', '=', entrant.tournament)
        .execute()
      const same = known.find(({ person }) => person !== null && person === entrant.person)
      if (same !== undefined) {
        const { numUpdatedRows } = await db
          .updateTable('entrants')
          .set({ out: 0 })
          .where('tournament', '=', entrant.tournament)
          .where('number', '=', same.number)
          .where('out', '=', 1)
          .executeTakeFirst()
        return numUpdatedRows === 1n
      }
      const number = 1 + Math.max(0, ...known.map((each) => each.number))
      await db
        .insertInto('entrants')
        .values({ ...entrant, number })
        .execute()
      return true
    })
  }

  /** Somebody takes no further part; before it begins they have not taken any. */
  async withdraw({ id, status }: TournamentRow, number: number): Promise<void> {
    if (status === 'open') {
      await this.db.deleteFrom('entrants').where('tournament', '=', id).where('number', '=', number).execute()
      return
    }
    await this.db
      .updateTable('entrants')
      .set({ out: 1 })
      .where('tournament', '=', id)
      .where('number', '=', number)
      .execute()
  }

  /**
   * Goes on from a round to another, with the pairs that were drawn, or ends. False where another node was quicker, and then
   * nothing has changed.
   */
  async goOn(
    { id, round, status }: TournamentRow,
    change: Partial<TournamentRow>,
    pairings: readonly PairingRow[],
    divisions: readonly {
      row: TournamentRow
      entrants: readonly EntrantRow[]
      pairings: readonly PairingRow[]
    }[] = [],
  ): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('tournaments')
        .set(change)
        .where('id', '=', id)
        .where('round', '=', round)
        .where('status', '=', status)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      if (pairings.length > 0) await db.insertInto('pairings').values(pairings).execute()
      for (const { row, entrants, pairings: drawn } of divisions) {
        await insert(db, row, entrants)
        if (drawn.length > 0) await db.insertInto('pairings').values(drawn).execute()
      }
      return true
    })
  }

  /** Notes how a pair has ended. Hearing it again changes nothing. */
  async score({ tournament, round, place }: PairingRow, match: string | null, points: number): Promise<void> {
    let noting = this.db
      .updateTable('pairings')
      .set({ points })
      .where('tournament', '=', tournament)
      .where('round', '=', round)
      .where('place', '=', place)
      .where('points', 'is', null)
    if (match !== null) noting = noting.where('match', '=', match)
    await noting.execute()
  }

  /** A pair plays again, in another match with the sides exchanged. */
  async playAgain(
    { tournament, round, place, match, first, second, leg }: PairingRow,
    next: string,
  ): Promise<void> {
    await this.db
      .updateTable('pairings')
      .set({ match: next, laid: 0, leg: leg + 1, first: second as number, second: first })
      .where('tournament', '=', tournament)
      .where('round', '=', round)
      .where('place', '=', place)
      .where('match', '=', match)
      .execute()
  }

  /** Pairs whose match has not been laid. */
  async toLay(limit: number): Promise<PairingRow[]> {
    return this.db
      .selectFrom('pairings')
      .selectAll()
      .where('laid', '=', 0)
      .where('points', 'is', null)
      .limit(limit)
      .execute()
  }

  async noteLaid(match: string): Promise<void> {
    await this.db.updateTable('pairings').set({ laid: 1 }).where('match', '=', match).execute()
  }

  async remove(id: string): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const open = await db
        .selectFrom('tournaments')
        .select('id')
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst()
      if (open === undefined) return false
      await db.deleteFrom('entrants').where('tournament', '=', id).execute()
      await db.deleteFrom('tournaments').where('id', '=', id).execute()
      return true
    })
  }
}

async function insert(
  db: Transaction<Tables>,
  row: TournamentRow,
  entrants: readonly EntrantRow[],
): Promise<void> {
  await db.insertInto('tournaments').values(row).execute()
  if (entrants.length > 0) await db.insertInto('entrants').values(entrants).execute()
}

/** Holds the row until the end of the transaction, in both engines: those who enter get a number each. */
async function held(db: Transaction<Tables>, tournament: string): Promise<void> {
  await db
    .updateTable('tournaments')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', tournament)
    .execute()
}
