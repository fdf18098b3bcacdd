import { createHmac, timingSafeEqual } from 'node:crypto'
import { Problem } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { PersonRow } from '../storage/tables.ts'
import { hashOfSecret, newSecret } from './secret.ts'

const confirmationTime = 2 * 24 * 60 * 60 * 1000

/** Whose e-mail addresses are known to be theirs, and who wants no mails. */
export class MailAddresses {
  private readonly storage: Storage
  private readonly now: () => number

  constructor(storage: Storage, now: () => number) {
    this.storage = storage
    this.now = now
  }

  /** A secret by which somebody can show that the address that it is mailed to is theirs. An earlier one shows nothing. */
  async secretFor(person: PersonRow): Promise<string> {
    const secret = newSecret()
    const now = this.now()
    await this.storage.people.giveToken({
      hash: hashOfSecret(secret),
      purpose: 'confirmation',
      person: person.id,
      created_at: now,
      ends_at: now + confirmationTime,
    })
    return secret
  }

  /** Whoever a secret was mailed to; null where it was used or is too old. */
  bySecret(secret: string): Promise<PersonRow | null> {
    return this.storage.people.byToken(hashOfSecret(secret), 'confirmation', this.now())
  }

  /** The address is theirs. One address has one account: who has shown it first. */
  async confirm(secret: string): Promise<PersonRow> {
    const person = await this.storage.people.spendToken(hashOfSecret(secret), 'confirmation', this.now())
    if (person === null || person.email === null) {
      throw new Problem('forbidden', 'This link has been used or is too old; ask for another.')
    }
    if (!(await this.storage.people.change(person.id, { confirmed_at: this.now() }))) {
      throw new Problem('taken', 'Another account has this address already.')
    }
    return person
  }

  /** What stands in the link of a mail by which its reader wants no more of them. It lasts, and opens nothing else. */
  async quietTokenFor(person: string): Promise<string> {
    return `${person}.${await this.mac(person)}`
  }

  /** Whoever such a link is for. */
  async byQuietToken(token: string): Promise<PersonRow> {
    const [person = '', mac = ''] = token.split('.')
    const expected = Buffer.from(await this.mac(person))
    const brought = Buffer.from(mac)
    const isOurs = brought.length === expected.length && timingSafeEqual(brought, expected)
    const found = isOurs ? await this.storage.people.find(person) : null
    if (found === null) throw new Problem('not found', 'This link leads nowhere.')
    return found
  }

  async quiet(token: string): Promise<void> {
    await this.storage.people.change((await this.byQuietToken(token)).id, { notices: 0 })
  }

  private async mac(person: string): Promise<string> {
    const key = await this.storage.people.keepsake('mail key', newSecret)
    return createHmac('sha256', key).update(`no more mails\n${person}`).digest('base64url')
  }
}
