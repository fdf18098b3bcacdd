import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Storage } from '../storage/storage.ts'
import { nameKey } from './name.ts'
import { newId, newSecret } from './secret.ts'

/**
 * The notes by which a browser shows that somebody has signed in there. A note opens nothing. It only parts the guesses of those
 * who know the password from those of strangers, who could otherwise keep anybody out by guessing.
 */
export class KnownBrowsers {
  private readonly storage: Storage

  constructor(storage: Storage) {
    this.storage = storage
  }

  /** A note for a browser in which somebody has just come in. */
  async noteFor(person: string): Promise<string> {
    const id = newId()
    return `${id}.${await this.sealOf(person, id)}`
  }

  /** At what a guess is made: at a name by anybody, or by a browser that is known under it. */
  async guessedAt(name: string, note: string | undefined): Promise<string> {
    const key = nameKey(name)
    const [id, seal, ...more] = note?.split('.') ?? []
    if (id === undefined || seal === undefined || more.length > 0) return key
    const person = await this.storage.people.byNameKey(key)
    if (person === null) return key
    const [right, brought] = [Buffer.from(await this.sealOf(person.id, id)), Buffer.from(seal)]
    const isKnown = right.length === brought.length && timingSafeEqual(right, brought)
    return isKnown ? `${key} from ${id}` : key
  }

  private async sealOf(person: string, id: string): Promise<string> {
    const key = await this.storage.people.keepsake('browser key', newSecret)
    return createHmac('sha256', key).update(`known browser\n${person}\n${id}`).digest('base64url')
  }
}
