import { BadInput, shown } from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'
import { leaveAll } from './matches/leaving.ts'
import { Rooms } from './matches/rooms.ts'
import { type DeedOfCare, Moderation, type OpenReport } from './moderation/moderation.ts'
import { nameKey } from './people/name.ts'
import { People } from './people/people.ts'
import { Problem } from './problem.ts'
import { openStorage, type Storage } from './storage/storage.ts'
import type { PersonRow } from './storage/tables.ts'
import { shownTrial, type TrialInfo } from './trials/shown-trial.ts'
import { checkedOrder, type TrialOrder } from './trials/trial-order.ts'
import { newTrial } from './trials/trials.ts'

/** Somebody as the keeper of a site sees them. */
export type KnownPerson = Pick<
  PersonRow,
  'id' | 'kind' | 'name' | 'email' | 'created_at' | 'seen_at' | 'banned_at'
>

/** What whoever runs a site may do, from its own machine and never over the network. */
export class Keeper {
  private readonly storage: Storage
  private readonly people: People
  private readonly rooms: Rooms
  private readonly moderation: Moderation

  private constructor(storage: Storage, now: () => number) {
    this.storage = storage
    this.people = new People(storage, now)
    this.rooms = new Rooms(storage, shelf, 100, now, () => {})
    this.moderation = new Moderation(storage, this.people, this.rooms, now)
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

  ban(name: string): Promise<void> {
    return this.care('ban', name)
  }

  unban(name: string): Promise<void> {
    return this.care('unban', name)
  }

  /** Does what a moderator may do, and more. */
  async care(deed: DeedOfCare, subject: string, note = ''): Promise<void> {
    await asBadInput(() => this.moderation.do({ deed, subject, note }, null))
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

  reports(limit = 100): Promise<OpenReport[]> {
    return this.moderation.reports(limit)
  }

  audit(limit = 100) {
    return this.moderation.audit(limit)
  }

  /**
   * Orders games of bots, which the nodes of the site play when they have time. The same order again is the same trial: so whoever
   * asks is told what has come of it.
   */
  async order(order: TrialOrder): Promise<TrialInfo> {
    const rulebook = await this.rooms.rulebook(order.rulebook)
    const trial = newTrial(checkedOrder(rulebook, order), rulebook.version, { starter: null }, Date.now())
    return shownTrial(this.storage, await this.storage.trials.add(trial))
  }

  async trial(id: string): Promise<TrialInfo> {
    const trial = await this.storage.trials.find(id)
    if (trial === null) throw new BadInput(`There is no trial ${shown(id)}.`)
    return shownTrial(this.storage, trial)
  }

  private named(name: string): Promise<PersonRow> {
    return asBadInput(() => this.moderation.named(name))
  }
}

/** What a request would be refused for is here somebody's slip at the keyboard. */
async function asBadInput<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Problem ? new BadInput(error.message) : error
  }
}
