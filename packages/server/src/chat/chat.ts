import { seatOf } from '../matches/match-info.ts'
import { newId } from '../people/secret.ts'
import { Problem, tooMany } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { ChatRoom, ChatRow, MatchRow, PersonRow } from '../storage/tables.ts'
import { TokenBuckets } from '../token-bucket.ts'
import { isUnseen, plainLine } from './plain-line.ts'

/** A message as it is shown. The text is text: whoever shows it escapes it. */
export interface ShownMessage {
  readonly id: string
  readonly room: ChatRoom
  readonly author: { readonly id: string; readonly name: string }
  readonly text: string
  readonly at: number
}

const shownAtOnce = 200

/** Talk at a match. Players and spectators have a room each and do not hear each other. */
export class Chat {
  private readonly storage: Storage
  private readonly buckets: TokenBuckets
  private readonly now: () => number

  constructor(storage: Storage, perMinute: number, now: () => number) {
    this.storage = storage
    this.buckets = new TokenBuckets(perMinute / 60, Math.max(1, perMinute / 3))
    this.now = now
  }

  async say(person: PersonRow, match: MatchRow, room: ChatRoom, text: string): Promise<void> {
    await this.checkRoom(person, match, room)
    if (person.kind === 'bot') throw new Problem('forbidden', 'Bots do not chat.')
    const cleaned = plainLine(text)
    if (isUnseen(cleaned)) throw new Problem('bad request', 'There is nothing in this message.')
    if (!this.buckets.take(person.id, this.now())) {
      throw tooMany('chat', 'You are talking very fast; wait a moment.')
    }
    const message: ChatRow = {
      id: newId(),
      match: match.id,
      room,
      author: person.id,
      text: cleaned,
      at: this.now(),
    }
    await this.storage.chat.add(message)
    await this.storage.database.tell({ kind: 'chat', match: match.id, message: message.id })
  }

  /** What was last said in a room, without those whom the reader has muted. */
  async latest(reader: PersonRow | null, match: MatchRow, room: ChatRoom): Promise<ShownMessage[]> {
    await this.checkRoom(reader, match, room)
    const [rows, muted] = await Promise.all([
      this.storage.chat.latest(match.id, room, shownAtOnce),
      reader === null ? ([] as string[]) : this.storage.chat.mutedBy(reader.id),
    ])
    return this.shown(rows.filter((each) => !muted.includes(each.author)))
  }

  async shown(rows: readonly ChatRow[]): Promise<ShownMessage[]> {
    const people = await this.storage.people.all([...new Set(rows.map((each) => each.author))])
    const names = new Map(people.map((each) => [each.id, each.name]))
    return rows.map(({ id, room, author, text, at }) => ({
      id,
      room,
      author: { id: author, name: names.get(author) ?? '' },
      text,
      at,
    }))
  }

  /** Reports a message that the reporter could read. */
  async report(reporter: PersonRow, message: string, reason: string): Promise<void> {
    const row = await this.storage.chat.find(message)
    const match = row === null ? null : await this.storage.matches.find(row.match)
    if (row === null || match === null) throw new Problem('not found', 'There is no such message.')
    await this.checkRoom(reporter, match, row.room)
    const report = { id: newId(), message, reporter: reporter.id, reason: plainLine(reason), at: this.now() }
    await this.storage.chat.report({ ...report, settled_at: null })
  }

  async mute(person: PersonRow, whom: string): Promise<void> {
    const found = await this.storage.people.find(whom)
    if (found === null || whom === person.id) throw new Problem('not found', 'There is nobody to mute.')
    await this.storage.chat.mute(person.id, whom)
  }

  /** The players' room is for players; the spectators' for everybody else. */
  private async checkRoom(person: PersonRow | null, match: MatchRow, room: ChatRoom): Promise<void> {
    const seats = await this.storage.matches.seatsOf([match.id])
    const isPlayer = seatOf(seats, person?.id ?? null) !== null
    if (isPlayer === (room === 'players')) return
    const whose = room === 'players' ? 'players' : 'spectators'
    throw new Problem('forbidden', `This room is for the ${whose} of the match.`)
  }
}
