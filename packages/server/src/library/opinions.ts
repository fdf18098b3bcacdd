import { isUnseen, plainLine } from '../chat/plain-line.ts'
import { newId } from '../people/secret.ts'
import { Problem, tooMany } from '../problem.ts'
import type { Limits } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { PersonRow } from '../storage/tables.ts'
import { TokenBuckets } from '../token-bucket.ts'
import type { Library } from './library.ts'

/** Something that was said about a battle. The text is text: whoever shows it escapes it. */
export interface BattleMessage {
  readonly id: string
  readonly author: { readonly id: string; readonly name: string }
  readonly text: string
  readonly at: number
}

const toldAtOnce = 200

/** What people think of the battles in the library: one rating a person, talk, reports. */
export class Opinions {
  private readonly storage: Storage
  private readonly library: Library
  private readonly now: () => number
  private readonly talkers: TokenBuckets

  constructor(storage: Storage, library: Library, limits: Limits, now: () => number) {
    this.storage = storage
    this.library = library
    this.now = now
    this.talkers = new TokenBuckets(limits.chatPerMinute / 60, Math.max(1, limits.chatPerMinute / 3))
  }

  /** Gives stars, others than before, or none any more. */
  async rate(person: PersonRow, battle: string, stars: number | null): Promise<void> {
    const { owner } = await this.library.find(person, battle)
    if (person.kind !== 'person') throw new Problem('forbidden', 'Stars are given by registered players.')
    if (owner === person.id) throw new Problem('forbidden', 'Nobody rates a battle of their own.')
    await this.storage.opinions.rate({ battle, person: person.id, stars: 0, at: this.now() }, stars)
  }

  async say(person: PersonRow, battle: string, text: string): Promise<void> {
    await this.library.find(person, battle)
    if (person.kind === 'bot') throw new Problem('forbidden', 'Bots do not chat.')
    const cleaned = plainLine(text)
    if (isUnseen(cleaned)) throw new Problem('bad request', 'There is nothing in this message.')
    if (!this.talkers.take(person.id, this.now())) {
      throw tooMany('chat', 'You are talking very fast; wait a moment.')
    }
    await this.storage.opinions.say({
      id: newId(),
      battle,
      author: person.id,
      text: cleaned,
      at: this.now(),
    })
  }

  /** What was said last, without those whom the reader has muted. */
  async talk(person: PersonRow | null, battle: string): Promise<BattleMessage[]> {
    await this.library.find(person, battle)
    const muted = person === null ? [] : await this.storage.chat.mutedBy(person.id)
    const rows = (await this.storage.opinions.talk(battle, toldAtOnce)).filter(
      ({ author }) => !muted.includes(author),
    )
    const people = await this.storage.people.all([...new Set(rows.map(({ author }) => author))])
    const names = new Map(people.map(({ id, name }) => [id, name]))
    return rows.map(({ id, author, text, at }) => ({
      id,
      author: { id: author, name: names.get(author) ?? '' },
      text,
      at,
    }))
  }

  /** Reports a battle, or something that was said about it, to whoever looks after the site. */
  async report(person: PersonRow, battle: string, message: string | null, reason: string): Promise<void> {
    await this.library.find(person, battle)
    if (message !== null && (await this.storage.opinions.said(message))?.battle !== battle) {
      throw new Problem('not found', 'There is no such message.')
    }
    const report = { id: newId(), battle, message, reporter: person.id, reason: plainLine(reason) }
    await this.storage.opinions.report({ ...report, at: this.now(), settled_at: null })
  }
}
