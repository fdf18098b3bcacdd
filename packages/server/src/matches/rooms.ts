import { BadInput, type Rulebook } from '@gunbai/kernel'
import type { Shelved } from '@gunbai/rulebooks'
import { Problem } from '../problem.ts'
import type { News } from '../storage/news.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow } from '../storage/tables.ts'
import type { Downtime } from './downtime.ts'
import { type Entered, Room } from './room.ts'
import type { Watcher } from './watcher.ts'

/** A room that is there or being opened. */
interface Opening {
  readonly opened: Promise<Room>
  room: Room | null
  usedAt: number
}

/** A match that nobody needed for so long is read again when somebody does: that takes milliseconds. */
const forgotten = 60_000

/** The matches that this node has in memory. Those that nobody watches are dropped, the longest unused first. */
export class Rooms {
  /** In the order of their last use. */
  private readonly rooms = new Map<string, Opening>()
  /** With more than so many it is time to look for some that nobody needs. */
  private sweepAbove: number
  private readonly storage: Storage
  private readonly shelf: readonly Shelved[]
  private readonly most: number
  private readonly now: () => number
  private readonly entered: Entered
  private readonly downtime: Downtime | undefined

  constructor(
    storage: Storage,
    shelf: readonly Shelved[],
    most: number,
    now: () => number,
    entered: Entered,
    downtime?: Downtime,
  ) {
    this.storage = storage
    this.shelf = shelf
    this.most = most
    this.sweepAbove = most
    this.now = now
    this.entered = entered
    this.downtime = downtime
  }

  get size(): number {
    return this.rooms.size
  }

  /** The room of a match. Throws a Problem where there is none. */
  async get(id: string): Promise<Room> {
    const known = this.rooms.get(id)
    if (known !== undefined) {
      this.rooms.delete(id)
      this.rooms.set(id, known)
      known.usedAt = this.now()
      return known.opened
    }
    if (this.rooms.size > this.sweepAbove) this.dropUnused()
    const opening: Opening = { opened: this.open(id), room: null, usedAt: this.now() }
    this.rooms.set(id, opening)
    try {
      opening.room = await opening.opened
      return opening.room
    } catch (error) {
      if (this.rooms.get(id) === opening) this.rooms.delete(id)
      throw error
    }
  }

  /** Begins to watch a match; gives its room. */
  async watch(id: string, watcher: Watcher): Promise<Room> {
    const room = await this.get(id)
    await room.watch(watcher)
    if (this.rooms.get(id)?.room === room) return room
    // dropped in the moment before it was watched: news would not reach it
    room.unwatch(watcher)
    return this.watch(id, watcher)
  }

  /** What has happened on this or another node. */
  async hear(news: News): Promise<void> {
    if (news.kind === 'entry') await (await this.rooms.get(news.match)?.opened)?.follow(news.number)
    if (news.kind === 'match') await (await this.rooms.get(news.match)?.opened)?.refresh()
    if (news.kind === 'lost') {
      // all are tried, whichever fails
      await Promise.all([...this.rooms.values()].map(({ room }) => room?.follow(Number.POSITIVE_INFINITY)))
    }
  }

  /** The site was away: every clock is reckoned anew. */
  async reckonAnew(): Promise<void> {
    await Promise.all([...this.rooms.values()].map(({ room }) => room?.reckonAnew()))
  }

  /** The newest version of a rulebook: with it a match is made. */
  rulebook(id: string): Promise<Rulebook> {
    return this.shelved(id).load()
  }

  /** The version that a match was made with. Where that is not here, the newest: with it the match cannot go on. */
  async rulesOf({ rulebook, version }: MatchRow): Promise<Rulebook> {
    const shelved = this.shelved(rulebook)
    try {
      return await shelved.load(version)
    } catch (error) {
      if (error instanceof BadInput) return shelved.load()
      throw error
    }
  }

  private shelved(id: string): Shelved {
    const shelved = this.shelf.find((each) => each.id === id)
    if (shelved === undefined) throw new Problem('not found', `There is no rulebook "${id.slice(0, 40)}".`)
    return shelved
  }

  private async open(id: string): Promise<Room> {
    const [row, seats] = await Promise.all([
      this.storage.matches.find(id),
      this.storage.matches.seatsOf([id]),
    ])
    if (row === null) throw new Problem('not found', 'There is no such match.')
    return new Room(row, seats, await this.rulesOf(row), this.storage, this.now, this.entered, this.downtime)
  }

  /** Drops the rooms that nobody has needed for so many milliseconds. */
  sweep(unusedFor = forgotten): void {
    const before = this.now() - unusedFor
    for (const [id, { room, usedAt }] of this.rooms) if (usedAt < before && room?.idle) this.rooms.delete(id)
    this.sweepAbove = Math.max(this.most, this.rooms.size + this.most / 2)
  }

  /** Drops idle rooms, the longest unused first, until half of what may stay is left. */
  private dropUnused(): void {
    const idle = [...this.rooms].filter(([, { room }]) => room?.idle)
    for (const [id] of idle.slice(0, Math.max(0, idle.length - this.most / 2))) this.rooms.delete(id)
    this.sweepAbove = this.rooms.size + this.most / 2
  }
}
