import { type Language, languages } from '@gunbai/kernel'
import { Problem, tooMany } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { PersonRow, SessionRow } from '../storage/tables.ts'
import { KnownBrowsers } from './known-browsers.ts'
import { MailAddresses } from './mail-addresses.ts'
import { checkName, nameKey, nameLook } from './name.ts'
import { hashPassword, isPassword } from './password.ts'
import { Presence } from './presence.ts'
import { hashOfSecret, newId, newSecret } from './secret.ts'

/** Who sends a request: a person by a session, or a bot by its key. */
export interface Identity {
  readonly person: PersonRow
  readonly session: SessionRow | null
}

/** A session just opened, with the secret for the cookie. */
export interface Opened {
  readonly person: PersonRow
  readonly secret: string
}

export const sessionDays = 90
const day = 24 * 60 * 60 * 1000
const recoveryHours = 2
/** Open at the same time: what is told of them when one ends must fit into one notice. */
export const mostSessions = 100
const seenEvery = 60_000

/** People: how they come in, who they are, and how they leave. */
export class People {
  readonly presence: Presence
  readonly addresses: MailAddresses
  readonly browsers: KnownBrowsers
  private readonly storage: Storage
  private readonly now: () => number

  constructor(storage: Storage, now: () => number) {
    this.storage = storage
    this.now = now
    this.browsers = new KnownBrowsers(storage)
    this.addresses = new MailAddresses(storage, now)
    this.presence = new Presence(storage, now, sessionDays * day)
  }

  /** Whoever the secret of a cookie stands for. */
  async bySession(secret: string): Promise<Identity | null> {
    const now = this.now()
    const found = await this.storage.people.session(hashOfSecret(secret), now)
    if (found === null || !isWelcome(found.person)) return null
    if (now - found.session.seen_at > seenEvery) this.presence.saw(found.person.id, found.session.hash)
    return found
  }

  async byKey(key: string): Promise<Identity | null> {
    const now = this.now()
    const person = await this.storage.people.byToken(hashOfSecret(key), 'bot', now)
    if (person === null || !isWelcome(person)) return null
    const owner = person.owner === null ? null : await this.storage.people.find(person.owner)
    if (owner === null || !isWelcome(owner)) return null
    if (now - person.seen_at > seenEvery) this.presence.saw(person.id, null)
    return { person, session: null }
  }

  /** Somebody who just wants to play. */
  async welcomeGuest(language: string, device: string): Promise<Opened> {
    const id = newId()
    const name = `Guest ${id.slice(0, 6)}`
    const person = this.newPerson(id, 'guest', name, `guest ${id}`, language)
    const secret = newSecret()
    await this.storage.people.add(person, this.newSession(person, secret, device))
    return { person, secret }
  }

  /** Gives a guest a name and a password, or makes somebody new. A guest's games stay theirs. */
  async register(
    guest: Identity | null,
    wish: { name: string; password: string; email?: string; language?: string },
    device: string,
  ): Promise<Opened> {
    if (guest !== null && guest.person.kind !== 'guest') {
      throw new Problem('not now', 'You are registered already; sign out to register somebody else.')
    }
    const name = checkName(wish.name)
    const facts = {
      kind: 'person' as const,
      name,
      name_key: nameKey(name),
      name_look: nameLook(name),
      password: await hashPassword(wish.password),
      email: wish.email === undefined ? null : addressKey(wish.email),
    }
    const language = wish.language ?? guest?.person.language ?? 'en'
    const person: PersonRow = {
      ...(guest?.person ?? this.newPerson(newId(), 'person', name, facts.name_key, language)),
      ...facts,
    }
    const good =
      guest === null
        ? await this.storage.people.add(person)
        : await this.storage.people.change(person.id, facts)
    if (!good)
      throw new Problem('taken', `The name "${name}" is taken, or looks like one that is; choose another.`)
    // a new secret: whoever may have seen the guest's cookie has not seen this one
    if (guest !== null) await this.endSessions(person.id, null)
    return this.open(person, device)
  }

  async signIn(name: string, password: string, device: string): Promise<Opened> {
    const person = await this.storage.people.byNameKey(nameKey(name))
    const right = await isPassword(password, person?.password ?? null)
    if (!right || person === null) {
      throw new Problem('forbidden', 'There is nobody with this name and this password.')
    }
    if (person.banned_at !== null) throw new Problem('forbidden', 'This account is closed.')
    return this.open(person, device)
  }

  async signOut(identity: Identity): Promise<void> {
    if (identity.session !== null) await this.endSession(identity.person.id, identity.session.id)
  }

  /** Changes the password; every other session ends. */
  async changePassword(identity: Identity, old: string, password: string): Promise<void> {
    const { person, session } = identity
    if (person.kind !== 'person' || !(await isPassword(old, person.password))) {
      throw new Problem('forbidden', 'The old password is not right.')
    }
    await this.storage.people.change(person.id, { password: await hashPassword(password) })
    await this.endSessions(person.id, session?.id ?? null)
  }

  async change(
    person: PersonRow,
    wish: { name?: string; email?: string | null; language?: string; notices?: boolean; password?: string },
  ): Promise<PersonRow> {
    const change: Partial<PersonRow> = {}
    if (wish.name !== undefined) {
      change.name = checkName(wish.name)
      change.name_key = nameKey(change.name)
      change.name_look = nameLook(change.name)
    }
    if (wish.email !== undefined) {
      // whoever can change the address can take the account over: ask for more than a borrowed screen
      if (person.kind !== 'person' || !(await isPassword(wish.password ?? '', person.password))) {
        throw new Problem('forbidden', 'Changing the e-mail address needs the password.')
      }
      change.email = wish.email === null ? null : addressKey(wish.email)
      // the same again stays confirmed
      if (change.email !== person.email) change.confirmed_at = null
    }
    if (wish.language !== undefined) change.language = knownLanguage(wish.language)
    if (wish.notices !== undefined) change.notices = wish.notices ? 1 : 0
    if (Object.keys(change).length > 0 && !(await this.storage.people.change(person.id, change))) {
      throw new Problem(
        'taken',
        `The name "${change.name}" is taken, or looks like one that is; choose another.`,
      )
    }
    return { ...person, ...change }
  }

  /** Makes a way back in for whoever has that address, and gives the secret that is to be mailed. */
  async recover(email: string): Promise<{ person: PersonRow; secret: string } | null> {
    const found = await this.storage.people.byEmail(addressKey(email))
    return found === null || !isWelcome(found) ? null : this.recoveryFor(found)
  }

  async recoveryFor(person: PersonRow, now = this.now()): Promise<{ person: PersonRow; secret: string }> {
    const secret = newSecret()
    await this.storage.people.giveToken({
      hash: hashOfSecret(secret),
      purpose: 'recovery',
      person: person.id,
      created_at: now,
      ends_at: now + recoveryHours * 60 * 60 * 1000,
    })
    return { person, secret }
  }

  /** Comes back in by a secret that was mailed, with a new password. It can be used once. */
  async comeBack(secret: string, password: string, device: string): Promise<Opened> {
    const person = await this.storage.people.spendToken(hashOfSecret(secret), 'recovery', this.now())
    if (person === null || !isWelcome(person)) {
      throw new Problem('forbidden', 'This link has been used or is too old; ask for another.')
    }
    await this.storage.people.change(person.id, { password: await hashPassword(password) })
    await this.endSessions(person.id, null)
    return this.open(person, device)
  }

  async endSession(person: string, session: string): Promise<void> {
    const ended = await this.storage.people.endSession(person, session)
    if (!ended) throw new Problem('not found', 'You have no such session.')
    await this.tellSignedOut(person)
  }

  /** Some of the sessions of a person have ended: those that are open act no more. */
  private async tellSignedOut(person: string): Promise<void> {
    const kept = await this.storage.people.sessionsOf(person, this.now())
    await this.storage.database.tell({ kind: 'signed out', person, kept: kept.map((each) => each.id) })
  }

  async endSessions(person: string, except: string | null): Promise<void> {
    await this.storage.people.endSessions(person, except)
    await this.storage.database.tell({ kind: 'signed out', person, kept: except === null ? [] : [except] })
  }

  /** Makes a bot that its owner's program plays, and gives its key, which is shown this once. */
  async addBot(owner: PersonRow, wish: string, most: number): Promise<{ bot: PersonRow; key: string }> {
    if (owner.kind !== 'person') throw new Problem('forbidden', 'Only registered people may bring bots.')
    const mine = await this.storage.people.botsOf(owner.id)
    if (mine.filter((each) => each.deleted_at === null).length >= most) {
      throw tooMany('bots', `You may have ${most} bots; remove one first.`, { most })
    }
    const name = checkName(wish)
    const facts = { name_look: nameLook(name), owner: owner.id }
    const bot = { ...this.newPerson(newId(), 'bot', name, nameKey(name), owner.language), ...facts }
    if (!(await this.storage.people.add(bot))) {
      throw new Problem('taken', `The name "${name}" is taken, or looks like one that is; choose another.`)
    }
    return { bot, key: await this.newKey(bot.id) }
  }

  async ownBot(owner: PersonRow, id: string): Promise<PersonRow> {
    const bot = await this.storage.people.find(id)
    if (bot === null || bot.owner !== owner.id || bot.deleted_at !== null) {
      throw new Problem('not found', 'You have no such bot.')
    }
    return bot
  }

  /** A new key for a bot; the old one opens nothing any more. */
  async newKey(bot: string): Promise<string> {
    const key = `gunbai_${newSecret()}`
    const token = { hash: hashOfSecret(key), purpose: 'bot', person: bot, created_at: this.now() } as const
    await this.storage.people.giveToken({ ...token, ends_at: null })
    await this.storage.database.tell({ kind: 'signed out', person: bot, kept: [] })
    return key
  }

  /** Forgets somebody, and the bots they brought. */
  async forget(person: PersonRow): Promise<void> {
    const bots = await this.storage.people.botsOf(person.id)
    for (const { id } of [...bots, person]) {
      await this.storage.studies.forget(id)
      for (const battle of await this.storage.battles.of(id, 100_000)) {
        await this.storage.battles.remove(battle.id)
      }
      await this.storage.opinions.forget(id)
      await this.storage.people.forget(
        id,
        { name: '', name_key: `deleted ${id}`, name_look: null },
        this.now(),
      )
      await this.storage.database.tell({ kind: 'signed out', person: id, kept: [] })
    }
  }

  /** Finds out how the names of those look who were here before that was asked. */
  async fillLooks(): Promise<void> {
    for (const { id, name } of await this.storage.people.withoutLook(100_000)) {
      // of two who look alike already, one stays uncompared
      await this.storage.people.change(id, { name_look: nameLook(name) })
    }
  }

  private async open(person: PersonRow, device: string): Promise<Opened> {
    const secret = newSecret()
    const hasEnded = await this.storage.people.openSession(
      this.newSession(person, secret, device),
      mostSessions,
    )
    if (hasEnded) await this.tellSignedOut(person.id)
    return { person, secret }
  }

  private newSession(person: PersonRow, secret: string, device: string): SessionRow {
    const now = this.now()
    return {
      hash: hashOfSecret(secret),
      id: newId(),
      person: person.id,
      device: device.slice(0, 120),
      created_at: now,
      seen_at: now,
      ends_at: now + sessionDays * day,
    }
  }

  private newPerson(
    id: string,
    kind: PersonRow['kind'],
    name: string,
    name_key: string,
    language: string,
  ): PersonRow {
    const now = this.now()
    return {
      id,
      kind,
      name,
      name_key,
      name_look: null,
      password: null,
      email: null,
      confirmed_at: null,
      owner: null,
      language: knownLanguage(language),
      notices: 1,
      created_at: now,
      seen_at: now,
      role: null,
      banned_at: null,
      deleted_at: null,
    }
  }
}

function isWelcome(person: PersonRow): boolean {
  return person.banned_at === null && person.deleted_at === null
}

/** An e-mail address as addresses are compared. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase()
}

/** The language that somebody wants, or English. */
export function knownLanguage(wish: string): Language {
  return languages.find((each) => wish.toLowerCase().startsWith(each)) ?? 'en'
}
