import { includes, type Seat } from '@gunbai/kernel'
import { leaveAll } from '../matches/leaving.ts'
import type { Rooms } from '../matches/rooms.ts'
import { nameKey } from '../people/name.ts'
import type { People } from '../people/people.ts'
import { newId } from '../people/secret.ts'
import { Problem } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { PersonRow } from '../storage/tables.ts'
import { networkIn } from './shut-networks.ts'

export const deeds = [
  'settle',
  'erase',
  'ban',
  'unban',
  'end',
  'take down',
  'put back',
  'shut',
  'open',
  'appoint',
  'dismiss',
] as const
export type DeedOfCare = (typeof deeds)[number]

/** What somebody who looks after a site does. */
export interface Care {
  readonly deed: DeedOfCare
  /** A name, a match, a report, a message, a battle of the library or a network, by the deed. */
  readonly subject: string
  /** Why, for the others who look after the site. */
  readonly note: string
  /** Of a match that is ended: who has won; nobody where it counts for nothing. */
  readonly winners?: readonly Seat[] | undefined
  /** Of a network: for how many days; for good where it is not said. */
  readonly days?: number | undefined
}

/** A message, a study or a battle that was reported. */
export interface OpenReport {
  readonly id: string
  /** The message; of a study or a battle that is reported itself, that. */
  readonly message: string
  /** The match, the study or the battle about which it was said. */
  readonly match: string
  /** The battle of the library that it is about; null of everything else. */
  readonly battle: string | null
  readonly author: string
  readonly text: string
  readonly reason: string
  readonly at: number
}

const day = 24 * 60 * 60_000

/** Looking after people: the same for moderators over the network and for the keeper from the machine itself. All of it is noted. */
export class Moderation {
  private readonly storage: Storage
  private readonly people: People
  private readonly rooms: Rooms
  private readonly now: () => number

  constructor(storage: Storage, people: People, rooms: Rooms, now: () => number) {
    this.storage = storage
    this.people = people
    this.rooms = rooms
    this.now = now
  }

  /** Does it, and notes who did. A moderator is null where it is the keeper of the site. */
  async do(care: Care, moderator: PersonRow | null): Promise<void> {
    await this.carryOut(care, moderator)
    const { deed, subject, note } = care
    const actor = moderator?.id ?? null
    await this.storage.moderation.note({ id: newId(), at: this.now(), actor, deed, subject, note })
  }

  async reports(limit = 100): Promise<OpenReport[]> {
    const { chat, studies, opinions } = this.storage
    const ofBattles = await opinions.reported(limit)
    const others = [...(await chat.openReports(limit)), ...(await studies.reported(limit))]
    const rows = [...others.map((each) => ({ ...each, battle: null })), ...ofBattles]
    const authors = await this.storage.people.all(rows.map((each) => each.author))
    const names = new Map(authors.map((each) => [each.id, each.name]))
    return rows.map(({ id, message, match, battle, author, text, reason, at }) => ({
      id,
      message,
      match,
      battle,
      author: names.get(author) ?? author,
      text,
      reason,
      at,
    }))
  }

  /** What was done lately, by names. */
  async audit(limit = 100) {
    const rows = await this.storage.moderation.audit(limit)
    const actors = await this.storage.people.all(rows.flatMap(({ actor }) => actor ?? []))
    const names = new Map(actors.map((each) => [each.id, each.name]))
    return rows.map(({ at, actor, deed, subject, note }) => ({
      at,
      actor: actor === null ? null : (names.get(actor) ?? ''),
      deed,
      subject,
      note,
    }))
  }

  private async carryOut({ deed, subject, winners, days }: Care, moderator: PersonRow | null): Promise<void> {
    const { chat, moderation, studies, opinions, battles } = this.storage
    switch (deed) {
      case 'settle': {
        const isSettled =
          (await chat.settle(subject, this.now())) ||
          (await studies.settle(subject, this.now())) ||
          (await opinions.settle(subject, this.now()))
        if (!isSettled) throw nothingSuch('open report')
        return
      }
      case 'erase':
        if ((await chat.erase(subject)) || (await studies.erase(subject))) return
        if (!(await opinions.erase(subject))) throw nothingSuch('message')
        return
      case 'take down':
        if (!(await battles.takeDown(subject, this.now()))) throw nothingSuch('battle in the library')
        return
      case 'put back':
        if (!(await battles.takeDown(subject, null))) throw nothingSuch('battle that was taken down')
        return
      case 'ban':
        return this.ban(await this.named(subject), moderator)
      case 'unban':
        return this.unban(await this.named(subject))
      case 'end':
        return this.end(subject, winners ?? [])
      case 'shut': {
        networkIn(subject)
        const ends_at = days === undefined ? null : this.now() + days * day
        return moderation.shut({ network: subject, at: this.now(), ends_at })
      }
      case 'open':
        if (!(await moderation.open(subject))) throw nothingSuch('shut network')
        return
      case 'appoint':
      case 'dismiss':
        return this.appoint(await this.named(subject), deed === 'appoint', moderator)
    }
  }

  /** Shuts somebody out, and the bots they brought; their sessions end at once, and their games are resigned. */
  private async ban(person: PersonRow, moderator: PersonRow | null): Promise<void> {
    if (moderator !== null && person.role !== null) {
      throw new Problem('forbidden', 'Who looks after the site is banned by its keeper alone.')
    }
    for (const { id } of [person, ...(await this.storage.people.botsOf(person.id))]) {
      await this.storage.people.change(id, { banned_at: this.now() })
      await this.people.endSessions(id, null)
      await leaveAll(this.storage, this.rooms, id)
    }
  }

  private async unban(person: PersonRow): Promise<void> {
    for (const { id } of [person, ...(await this.storage.people.botsOf(person.id))]) {
      await this.storage.people.change(id, { banned_at: null })
    }
  }

  /** Ends a match: one that waits is removed, one in play is over. */
  private async end(match: string, winners: readonly Seat[]): Promise<void> {
    const row = await this.storage.matches.find(match)
    if (row === null) throw nothingSuch('match')
    if (row.status === 'waiting' && (await this.storage.matches.remove(match))) {
      return this.storage.database.tell({ kind: 'match', match })
    }
    const room = await this.rooms.get(match)
    if (winners.some((seat) => room.seats[seat] === undefined)) {
      throw new Problem('bad request', `This match has ${room.seats.length} seats, counted from 0.`)
    }
    const [seat, by] = await room.look(({ bots }) => [0, includes(bots, 0) ? 'bot' : 'player'] as const)
    const halt = await room.do({ kind: 'adjudge', seat, winners: [...winners] }, by)
    if (halt !== null) throw new Problem('not now', 'This match is over.')
  }

  private async appoint(person: PersonRow, isModerator: boolean, by: PersonRow | null): Promise<void> {
    if (by !== null)
      throw new Problem('forbidden', 'Moderators are appointed by the keeper of the site alone.')
    if (person.kind !== 'person')
      throw new Problem('bad request', 'Only somebody with an account can be one.')
    await this.storage.people.change(person.id, { role: isModerator ? 'moderator' : null })
    // whatever is open was opened as somebody else
    await this.people.endSessions(person.id, null)
  }

  /** Somebody by name; a guest has an id behind the name that is shown. */
  async named(name: string): Promise<PersonRow> {
    const person = await this.storage.people.byNameKey(nameKey(name))
    if (person !== null) return person
    const [guest, ...others] = await this.storage.people.search(nameKey(name), 2)
    if (guest !== undefined && others.length === 0) return guest
    throw new Problem('not found', `There is nobody called "${name.slice(0, 40)}".`)
  }
}

function nothingSuch(what: string): Problem {
  return new Problem('not found', `There is no such ${what}.`)
}
