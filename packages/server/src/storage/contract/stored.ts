import { expect } from 'vitest'
import type { News } from '../news.ts'
import { openStorage, type Storage } from '../storage.ts'
import type { AnswerRow, MatchRow, PersonRow, SeatRow } from '../tables.ts'

type Facts = Parameters<Storage['database']['append']>[1]

export const going: Facts = {
  awaiting: 1,
  botsDue: 0,
  touchedAt: 1_900_000_000_000,
  dueAt: null,
  outcome: null,
}

/** A storage under test, with what can be put into it. */
export class Stored {
  private place = ''
  private opened: Storage | null = null
  private made = 0
  private readonly isShared: boolean

  /** Whether several servers may have the place. */
  constructor(isShared: boolean) {
    this.isShared = isShared
  }

  get storage(): Storage {
    if (this.opened === null) throw new Error('it is opened before the first test')
    return this.opened
  }

  async open(place: string): Promise<void> {
    this.place = place
    this.opened = await openStorage(place)
  }

  async openAgain(): Promise<void> {
    await this.storage.database.close()
    await this.open(this.place)
  }

  /** What another node has of it; where there can be none, the same storage. */
  async otherNode(): Promise<Storage> {
    return this.isShared ? openStorage(this.place) : this.storage
  }

  fresh(what: string): string {
    return `${what}${++this.made}`
  }

  async somebody(change: Partial<PersonRow> = {}): Promise<PersonRow> {
    const id = this.fresh('person')
    const person: PersonRow = {
      id,
      kind: 'person',
      name: id,
      name_key: id,
      password: null,
      email: null,
      confirmed_at: null,
      name_look: null,
      owner: null,
      language: 'en',
      notices: 1,
      created_at: 1,
      seen_at: 1,
      role: null,
      banned_at: null,
      deleted_at: null,
      ...change,
    }
    expect(await this.storage.people.add(person)).toBe(true)
    return person
  }

  async aMatch(people: readonly (string | null)[], change: Partial<MatchRow> = {}): Promise<MatchRow> {
    const id = this.fresh('match')
    const match: MatchRow = {
      id,
      rulebook: 'mini',
      version: 1,
      setup: 'duel',
      options: '{}',
      clock: '{"kind":"none"}',
      seed: 'secret',
      commitment: 'public',
      visibility: 'open',
      invitation: `invitation to ${id}`,
      rated: 0,
      status: 'waiting',
      owner: (await this.somebody()).id,
      number: 0,
      awaiting: 0,
      bots_due: 0,
      outcome: null,
      rated_at: null,
      told_at: null,
      luck_at: null,
      created_at: 1_800_000_000_000,
      begun_at: null,
      touched_at: 1_800_000_000_000,
      due_at: null,
      ended_at: null,
      dice: 'house',
      deals: 0,
      dealt: null,
      ...change,
    }
    const seats: SeatRow[] = people.map((person, seat) => ({
      match: id,
      seat,
      person,
      bot: null,
      orders: null,
    }))
    await this.storage.matches.create(match, seats)
    return match
  }

  append(row: AnswerRow, facts = going): Promise<boolean> {
    return this.appendAll([row], facts)
  }

  appendAll(rows: readonly AnswerRow[], facts = going): Promise<boolean> {
    return this.storage.database.append(rows, facts, newsOf(rows.at(-1) as AnswerRow))
  }
}

export const entry = (match: string, number: number, body = '{}'): AnswerRow => ({
  match,
  number,
  at: 1_800_000_000_000 + number,
  kind: 'answer',
  seat: 0,
  body,
})

export const newsOf = ({ match, number }: AnswerRow): News => ({ kind: 'entry', match, number, awaited: [] })
