import type { Rulebook } from '@gunbai/kernel'
import type { Shelved } from '@gunbai/rulebooks'
import { Problem } from '../problem.ts'
import type { News } from '../storage/news.ts'
import type { Storage } from '../storage/storage.ts'
import { type Entered, Room, type Watcher } from './room.ts'

/** The matches that this node has in memory. Those that nobody watches are dropped, the longest unused first. */
export class Rooms {
  /** In the order of their last use. */
  private readonly rooms = new Map<string, Promise<Room>>()
  private readonly storage: Storage
  private readonly shelf: readonly Shelved[]
  private readonly most: number
  private readonly now: () => number
  private readonly entered: Entered

  constructor(
    storage: Storage,
    shelf: readonly Shelved[],
    most: number,
    now: () => number,
    entered: Entered,
  ) {
    this.storage = storage
    this.shelf = shelf
    this.most = most
    this.now = now
    this.entered = entered
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
      return known
    }
    const opening = this.open(id)
    this.rooms.set(id, opening)
    try {
      const room = await opening
      await this.dropUnused()
      return room
    } catch (error) {
      if (this.rooms.get(id) === opening) this.rooms.delete(id)
      throw error
    }
  }

  /** Begins to watch a match; gives its room. */
  async watch(id: string, watcher: Watcher): Promise<Room> {
    const room = await this.get(id)
    await room.watch(watcher)
    const kept = await this.rooms.get(id)
    if (kept === room) return room
    // dropped in the moment before it was watched: news would not reach it
    room.unwatch(watcher)
    return this.watch(id, watcher)
  }

  /** What has happened on this or another node. */
  async hear(news: News): Promise<void> {
    if (news.kind === 'entry') await (await this.rooms.get(news.match))?.follow(news.number)
    if (news.kind === 'match') await (await this.rooms.get(news.match))?.refresh()
    if (news.kind === 'lost') {
      for (const opening of this.rooms.values()) await (await opening).follow(Number.POSITIVE_INFINITY)
    }
  }

  rulebook(id: string): Promise<Rulebook> {
    const shelved = this.shelf.find((each) => each.id === id)
    if (shelved === undefined) throw new Problem('not found', `There is no rulebook "${id.slice(0, 40)}".`)
    return shelved.load()
  }

  private async open(id: string): Promise<Room> {
    const [row, seats] = await Promise.all([
      this.storage.matches.find(id),
      this.storage.matches.seatsOf([id]),
    ])
    if (row === null) throw new Problem('not found', 'There is no such match.')
    return new Room(row, seats, await this.rulebook(row.rulebook), this.storage, this.now, this.entered)
  }

  private async dropUnused(): Promise<void> {
    if (this.rooms.size <= this.most) return
    for (const [id, opening] of this.rooms) {
      const room = await opening.catch(() => null)
      if (room?.idle) this.rooms.delete(id)
      if (this.rooms.size <= this.most) return
    }
  }
}
