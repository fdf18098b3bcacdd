import { BadInput, shown } from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'
import { leaveAll } from './matches/leaving.ts'
import { Rooms } from './matches/rooms.ts'
import { nameKey } from './people/name.ts'
import { People } from './people/people.ts'
import { openStorage, type Storage } from './storage/storage.ts'
import type { PersonRow } from './storage/tables.ts'

/** Somebody as the keeper of a site sees them. */
export type KnownPerson = Pick<
  PersonRow,
  'id' | 'kind' | 'name' | 'email' | 'created_at' | 'seen_at' | 'banned_at'
>

/** A message that was reported. */
export interface OpenReport {
  readonly id: string
  readonly message: string
  readonly match: string
  readonly author: string
  readonly text: string
  readonly reason: string
  readonly at: number
}

/** What whoever runs a site may do, from its own machine and never over the network. */
export class Keeper {
  private readonly storage: Storage
  private readonly people: People
  private readonly rooms: Rooms
  private readonly now: () => number

  private constructor(storage: Storage, now: () => number) {
    this.storage = storage
    this.people = new People(storage, now)
    this.rooms = new Rooms(storage, shelf, 100, now, () => {})
    this.now = now
  }

  static async open(place: string, now = Date.now): Promise<Keeper> {
    return new Keeper(await openStorage(place, 'keeper'), now)
  }

  close(): Promise<void> {
    return this.storage.database.close()
  }

  find(beginning: string, limit = 50): Promise<KnownPerson[]> {
    return this.storage.people.search(nameKey(beginning), limit)
  }

  /** Shuts somebody out, and the bots they brought; their sessions end at once, and their games are resigned. */
  async ban(name: string): Promise<void> {
    const person = await this.named(name)
    for (const { id } of [person, ...(await this.storage.people.botsOf(person.id))]) {
      await this.storage.people.change(id, { banned_at: this.now() })
      await this.people.endSessions(id, null)
      await leaveAll(this.storage, this.rooms, id)
    }
  }

  async unban(name: string): Promise<void> {
    const person = await this.named(name)
    for (const { id } of [person, ...(await this.storage.people.botsOf(person.id))]) {
      await this.storage.people.change(id, { banned_at: null })
    }
  }

  /** A secret with which somebody can set a new password, once, within two hours. */
  async recovery(name: string): Promise<string> {
    const person = await this.named(name)
    if (person.kind !== 'person') throw new BadInput(`${shown(name)} has no password to lose.`)
    return (await this.people.recoveryFor(person)).secret
  }

  async forget(name: string): Promise<void> {
    const person = await this.named(name)
    for (const { id } of [person, ...(await this.storage.people.botsOf(person.id))]) {
      await leaveAll(this.storage, this.rooms, id)
    }
    await this.people.forget(person)
  }

  async reports(limit = 100): Promise<OpenReport[]> {
    const rows = await this.storage.chat.openReports(limit)
    const authors = await this.storage.people.all(rows.map((each) => each.author))
    const names = new Map(authors.map((each) => [each.id, each.name]))
    return rows.map(({ id, message, match, author, text, reason, at }) => ({
      id,
      message,
      match,
      author: names.get(author) ?? author,
      text,
      reason,
      at,
    }))
  }

  async settle(report: string): Promise<void> {
    if (await this.storage.chat.settle(report, this.now())) return
    throw new BadInput(`There is no open report ${shown(report)}.`)
  }

  async erase(message: string): Promise<void> {
    if (await this.storage.chat.erase(message)) return
    throw new BadInput(`There is no message ${shown(message)}.`)
  }

  private async named(name: string): Promise<PersonRow> {
    const person = await this.storage.people.byNameKey(nameKey(name))
    if (person !== null) return person
    // a guest has an id behind the name that is shown
    const [guest, ...others] = await this.storage.people.search(nameKey(name), 2)
    if (guest !== undefined && others.length === 0) return guest
    throw new BadInput(`There is nobody called ${shown(name)}.`)
  }
}
