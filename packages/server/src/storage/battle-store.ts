import { type Kysely, sql } from 'kysely'
import type { BattleGameRow, BattleRow, BattleVersionRow, BattleVisibility } from './library-tables.ts'
import type { Tables } from './tables.ts'

export const battleSorts = ['newest', 'rating', 'played', 'even'] as const
export type BattleSort = (typeof battleSorts)[number]
export const balances = ['even', 'uphill'] as const
export const sizes = ['small', 'middling', 'large'] as const

/** Which battles are looked for. */
export interface BattleSearch {
  readonly rulebook?: string | undefined
  /** Every word of it stands in the title, the sentence, the words, or the maker's name. */
  readonly text?: string | undefined
  readonly balance?: (typeof balances)[number] | undefined
  readonly size?: (typeof sizes)[number] | undefined
  /** At least so many stars, where anybody has rated it. */
  readonly stars?: number | undefined
  readonly sort: BattleSort
  readonly from: number
  readonly limit: number
}

/** So many pieces and no more are small, and so many middling. */
const largest = { small: 20, middling: 34 } as const

/** Of a battle, what publishing a version changes. */
export type Published = Pick<
  BattleRow,
  'setup' | 'title' | 'sentence' | 'words' | 'sought' | 'size' | 'touched_at'
>

/** Battles that were published, version by version, and the games that people played of them. */
export class BattleStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async add(battle: BattleRow, version: BattleVersionRow): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.insertInto('battles').values(battle).execute()
      await db.insertInto('battle_versions').values(version).execute()
    })
  }

  /** False where there is a later version than the one before this, and then nothing has changed. */
  async addVersion(version: BattleVersionRow, published: Published): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('battles')
        .set({ ...published, version: version.number, share: null, bot_games: 0, turns: null })
        .where('id', '=', version.battle)
        .where('version', '=', version.number - 1)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      await db.insertInto('battle_versions').values(version).execute()
      return true
    })
  }

  async find(id: string): Promise<BattleRow | null> {
    return (await this.db.selectFrom('battles').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  async version(battle: string, number: number): Promise<BattleVersionRow | null> {
    const row = await this.db
      .selectFrom('battle_versions')
      .selectAll()
      .where('battle', '=', battle)
      .where('number', '=', number)
      .executeTakeFirst()
    return row ?? null
  }

  /** All versions without their texts, the latest first. */
  async history(battle: string): Promise<Omit<BattleVersionRow, 'text'>[]> {
    return this.db
      .selectFrom('battle_versions')
      .select(['battle', 'number', 'hash', 'rules', 'notes', 'created_at'])
      .where('battle', '=', battle)
      .orderBy('number', 'desc')
      .execute()
  }

  /** Where that very text was published. */
  async withHash(hash: string): Promise<(BattleRow & { readonly number: number })[]> {
    return this.db
      .selectFrom('battle_versions')
      .innerJoin('battles', 'battles.id', 'battle_versions.battle')
      .selectAll('battles')
      .select('battle_versions.number')
      .where('battle_versions.hash', '=', hash)
      .execute()
  }

  async countOf(owner: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('battles')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async of(owner: string, limit: number): Promise<BattleRow[]> {
    return this.db
      .selectFrom('battles')
      .selectAll()
      .where('owner', '=', owner)
      .orderBy('touched_at', 'desc')
      .limit(limit)
      .execute()
  }

  /** What everybody may see and fits; with how many there are in all. */
  async search(search: BattleSearch): Promise<{ rows: BattleRow[]; count: number }> {
    const query = this.found(search)
    const [rows, { count }] = await Promise.all([
      sorted(query, search.sort).selectAll('battles').offset(search.from).limit(search.limit).execute(),
      query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
    ])
    return { rows, count: Number(count) }
  }

  private found({ rulebook, text = '', balance, size, stars }: BattleSearch) {
    let query = this.db
      .selectFrom('battles')
      .innerJoin('people', 'people.id', 'battles.owner')
      .where('battles.visibility', '=', 'public')
      .where('battles.taken_at', 'is', null)
    if (rulebook !== undefined) query = query.where('battles.rulebook', '=', rulebook)
    for (const word of text.split(' ').filter((each) => each !== '')) {
      const like = `%${word.replace(/[\\%_]/g, (each) => `\\${each}`)}%`
      query = query.where(
        sql<boolean>`(battles.sought like ${like} escape '\\' or people.name_key like ${like} escape '\\')`,
      )
    }
    if (balance === 'even') query = query.where(sql<boolean>`battles.share between 450 and 550`)
    if (balance === 'uphill') query = query.where(sql<boolean>`battles.share not between 450 and 550`)
    if (size === 'small') query = query.where('battles.size', '<=', largest.small)
    if (size === 'middling')
      query = query.where('battles.size', '>', largest.small).where('battles.size', '<=', largest.middling)
    if (size === 'large') query = query.where('battles.size', '>', largest.middling)
    if (stars !== undefined) {
      query = query
        .where('battles.raters', '>', 0)
        .where(sql<boolean>`battles.stars >= ${stars} * battles.raters`)
    }
    return query
  }

  /** How many there are of each game, that everybody may see. */
  async byRulebook(): Promise<{ rulebook: string; count: number }[]> {
    const rows = await this.db
      .selectFrom('battles')
      .select(['rulebook', ({ fn }) => fn.countAll().as('count')])
      .where('visibility', '=', 'public')
      .where('taken_at', 'is', null)
      .groupBy('rulebook')
      .execute()
    return rows.map(({ rulebook, count }) => ({ rulebook, count: Number(count) }))
  }

  /** How many others were made of it, that everybody may see. */
  async builtOn(battle: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('battles')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('parent', '=', battle)
      .where('visibility', '=', 'public')
      .where('taken_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async show(id: string, visibility: BattleVisibility): Promise<void> {
    await this.db.updateTable('battles').set({ visibility }).where('id', '=', id).execute()
  }

  /** What bots have found out about the latest version, if it still is that one. */
  async measured(
    id: string,
    version: number,
    found: Pick<BattleRow, 'share' | 'bot_games' | 'turns'>,
  ): Promise<void> {
    await this.db
      .updateTable('battles')
      .set(found)
      .where('id', '=', id)
      .where('version', '=', version)
      .execute()
  }

  /** Counts a game that people have ended, once. */
  async played(game: BattleGameRow): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('battle_games')
        .values(game)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return false
      await db
        .updateTable('battles')
        .set(({ eb }) => ({ plays: eb('plays', '+', 1) }))
        .where('id', '=', game.battle)
        .execute()
      return true
    })
  }

  /** Games that people have ended, by version. */
  async games(battle: string): Promise<BattleGameRow[]> {
    return this.db.selectFrom('battle_games').selectAll().where('battle', '=', battle).execute()
  }

  /** Taken down, or put back. False where there is none, or it is so already. */
  async takeDown(id: string, at: number | null): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('battles')
      .set({ taken_at: at })
      .where('id', '=', id)
      .where('taken_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** A battle is gone with all that was said and found out about it; matches that play it go on. */
  async remove(id: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const trials = db.selectFrom('trials').select('id').where('battle', '=', id)
      await db.deleteFrom('trial_lots').where('trial', 'in', trials).execute()
      await db.deleteFrom('trials').where('battle', '=', id).execute()
      for (const table of [
        'battle_reports',
        'battle_talk',
        'battle_ratings',
        'battle_games',
        'battle_versions',
      ] as const) {
        await db.deleteFrom(table).where('battle', '=', id).execute()
      }
      await db.updateTable('battles').set({ parent: null }).where('parent', '=', id).execute()
      await db.deleteFrom('battles').where('id', '=', id).execute()
    })
  }
}

type Sortable = ReturnType<BattleStore['found']>

function sorted(query: Sortable, sort: BattleSort): Sortable {
  const by = {
    newest: query,
    // as if two had found each middling: one rater alone does not make the best battle of all
    rating: query.orderBy(sql`(battles.stars + 7.0) / (battles.raters + 2.0)`, 'desc'),
    played: query.orderBy('battles.plays', 'desc'),
    even: query.orderBy(sql`case when battles.share is null then 501 else abs(battles.share - 500) end`),
  }
  return by[sort].orderBy('battles.touched_at', 'desc').orderBy('battles.id')
}
