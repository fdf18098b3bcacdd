import { randomUUID } from 'node:crypto'
import { only, type SeatSet } from '@gunbai/kernel'
import { seatOf } from '../matches/match-info.ts'
import type { News } from '../storage/news.ts'
import type { Storage } from '../storage/storage.ts'

/** Who is at a table: which seats, and how many look on. */
export interface Present {
  readonly seats: SeatSet
  readonly watching: number
}

/** Comings and goings are told together: somebody who reloads the page has not left. */
const told = 400
/** A node that has said nothing for so long is dead, and nobody is there. */
const believed = 100_000

type Here = Extract<News, { kind: 'here' }>

/**
 * Who is at which table, on all nodes. Each node says who watches there; what the others have said is believed for a while, so
 * that those of a dead node go by themselves.
 */
export class Attendance {
  private readonly node = randomUUID()
  private readonly storage: Storage
  private readonly now: () => number
  private readonly watchersOf: (match: string) => readonly (string | null)[]
  private readonly changed = new Set<string>()
  private readonly said = new Map<string, Map<string, Here & { readonly at: number }>>()
  private timer: ReturnType<typeof setTimeout> | null = null

  /** `watchersOf` names those who watch a match on this node; null is somebody without a name. */
  constructor(
    storage: Storage,
    now: () => number,
    watchersOf: (match: string) => readonly (string | null)[],
  ) {
    this.storage = storage
    this.now = now
    this.watchersOf = watchersOf
  }

  /** Somebody has come or gone. */
  change(match: string, failed: (error: unknown) => void): void {
    this.changed.add(match)
    this.timer ??= setTimeout(() => {
      this.timer = null
      this.tell().catch(failed)
    }, told)
  }

  /** Says again who watches these here, for nodes that believe it no longer. Where there is one node nobody need be told. */
  async sayAgain(matches: Iterable<string>): Promise<void> {
    if (this.storage.database.engine === 'sqlite') return
    for (const match of matches) this.changed.add(match)
    await this.tell()
  }

  hear(news: Here): void {
    const nodes = this.said.get(news.match) ?? new Map()
    if (news.seats === 0 && news.watching === 0) nodes.delete(news.node)
    else nodes.set(news.node, { ...news, at: this.now() })
    if (nodes.size === 0) this.said.delete(news.match)
    else this.said.set(news.match, nodes)
  }

  at(match: string): Present {
    let [seats, watching] = [0, 0]
    for (const each of this.said.get(match)?.values() ?? []) {
      if (each.at < this.now() - believed) continue
      seats |= each.seats
      watching += each.watching
    }
    return { seats, watching }
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
  }

  private async tell(): Promise<void> {
    const matches = [...this.changed]
    this.changed.clear()
    const seats = await this.storage.matches.seatsOf(matches)
    for (const match of matches) {
      const chairs = seats.filter((each) => each.match === match)
      const places = [...new Set(this.watchersOf(match))].map((person) => seatOf(chairs, person))
      const nameless = this.watchersOf(match).filter((person) => person === null).length
      const lookers = places.filter((seat) => seat === null).length
      await this.storage.database.tell({
        kind: 'here',
        node: this.node,
        match,
        seats: places.reduce<SeatSet>((set, seat) => (seat === null ? set : set | only(seat)), 0),
        watching: nameless > 0 ? lookers - 1 + nameless : lookers,
      })
    }
  }
}
