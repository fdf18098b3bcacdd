import type { Laid, Order, Seat, Seed } from '@gunbai/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { GameInfo, SavedAnswer, SavedGame } from '../table/game.ts'
import { TableError } from '../table/problem.ts'

/** What a game that is played is kept in. Every promise is kept when it resolves, or nothing was changed. */
export interface GameStore {
  begin(game: SavedGame): Promise<void>
  load(id: string): Promise<SavedGame | null>
  /** Writes answers together, which are the last of `info.answers`, and how the game stands after them; not where it has gone on elsewhere. */
  append(was: GameInfo, info: GameInfo, answers: readonly SavedAnswer[]): Promise<void>
  /** Keeps these answers instead of those that it had: some were taken back. The same holds. */
  rewrite(was: GameInfo, info: GameInfo, answers: readonly SavedAnswer[]): Promise<void>
  /** Tells whenever this game goes on in another tab, until that is no longer wanted. */
  watch(id: string, gone: (info: GameInfo) => void): () => void
  /** Keeps what a seat has ordered. */
  order(id: string, seat: Seat, orders: readonly Order[]): Promise<void>
}

interface GamesSchema extends DBSchema {
  games: { key: string; value: GameInfo }
  seeds: { key: string; value: Seed | { readonly seed: Seed; readonly laid: readonly Laid[] } }
  answers: { key: [string, number]; value: SavedAnswer & { game: string; number: number } }
  orders: { key: [string, Seat]; value: { game: string; seat: Seat; orders: readonly Order[] } }
}

/** The games kept in this browser: one row a game, one row an answer, so that an answer costs the same late and early. */
export class Games implements GameStore {
  private opened: Promise<IDBPDatabase<GamesSchema>> | null = null
  /** To all tabs but this one. */
  private readonly tabs = new BroadcastChannel('gunbai games')

  async list(): Promise<GameInfo[]> {
    const db = await this.database()
    return (await db.getAll('games')).sort((a, b) => b.touched - a.touched)
  }

  async begin({ info, seed, answers, laid }: SavedGame): Promise<void> {
    const tx = (await this.database()).transaction(['games', 'seeds', 'answers'], 'readwrite')
    await Promise.all([
      tx.objectStore('games').put(info),
      tx.objectStore('seeds').put(laid === undefined ? seed : { seed, laid }, info.id),
      ...answers.map((answer, number) => tx.objectStore('answers').put({ ...answer, game: info.id, number })),
      tx.done,
    ])
  }

  async load(id: string): Promise<SavedGame | null> {
    const tx = (await this.database()).transaction(['games', 'seeds', 'answers', 'orders'])
    const [info, chance, rows, ordered] = await Promise.all([
      tx.objectStore('games').get(id),
      tx.objectStore('seeds').get(id),
      tx.objectStore('answers').getAll(rowsOf(id)),
      tx.objectStore('orders').getAll(rowsOf(id)),
      tx.done,
    ])
    if (info === undefined || chance === undefined) return null
    const answers = rows.map(({ game: _, number: __, ...answer }) => answer)
    const orders = info.players.map((_, seat) => ordered.find((each) => each.seat === seat)?.orders)
    return { info, ...(typeof chance === 'string' ? { seed: chance } : chance), answers, orders }
  }

  async append(was: GameInfo, info: GameInfo, answers: readonly SavedAnswer[]): Promise<void> {
    const from = info.answers - answers.length
    const tx = (await this.database()).transaction(['games', 'answers'], 'readwrite')
    checkStands(await tx.objectStore('games').get(info.id), was)
    await Promise.all([
      ...answers.map((answer, i) =>
        tx.objectStore('answers').put({ ...answer, game: info.id, number: from + i }),
      ),
      tx.objectStore('games').put(info),
      tx.done,
    ])
    this.tabs.postMessage(info)
  }

  async rewrite(was: GameInfo, info: GameInfo, answers: readonly SavedAnswer[]): Promise<void> {
    const tx = (await this.database()).transaction(['games', 'answers'], 'readwrite')
    checkStands(await tx.objectStore('games').get(info.id), was)
    await Promise.all([
      tx.objectStore('answers').delete(rowsOf(info.id)),
      ...answers.map((answer, number) => tx.objectStore('answers').put({ ...answer, game: info.id, number })),
      tx.objectStore('games').put(info),
      tx.done,
    ])
    this.tabs.postMessage(info)
  }

  watch(id: string, gone: (info: GameInfo) => void): () => void {
    const hear = ({ data }: MessageEvent<GameInfo>) => data.id === id && gone(data)
    this.tabs.addEventListener('message', hear)
    return () => this.tabs.removeEventListener('message', hear)
  }

  async order(game: string, seat: Seat, orders: readonly Order[]): Promise<void> {
    await (await this.database()).put('orders', { game, seat, orders })
  }

  async remove(id: string): Promise<void> {
    const tx = (await this.database()).transaction(['games', 'seeds', 'answers', 'orders'], 'readwrite')
    await Promise.all([
      tx.objectStore('answers').delete(rowsOf(id)),
      tx.objectStore('orders').delete(rowsOf(id)),
      tx.objectStore('seeds').delete(id),
      tx.objectStore('games').delete(id),
      tx.done,
    ])
  }

  private database(): Promise<IDBPDatabase<GamesSchema>> {
    this.opened ??= openDB<GamesSchema>('gunbai', 2, {
      upgrade(db, from) {
        if (from < 1) {
          db.createObjectStore('games', { keyPath: 'id' })
          db.createObjectStore('seeds')
          db.createObjectStore('answers', { keyPath: ['game', 'number'] })
        }
        db.createObjectStore('orders', { keyPath: ['game', 'seat'] })
      },
      // a newer page in another tab needs a newer form: this one opens it again when it next needs it
      blocking: (_, __, event) => {
        ;(event.target as IDBDatabase).close()
        this.opened = null
      },
      terminated: () => {
        this.opened = null
      },
    })
    return this.opened
  }
}

function rowsOf(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY])
}

/** Two tabs may have the same game open: what one of them does not know of must not be written over. */
export function checkStands(kept: GameInfo | undefined, { id, answers, touched }: GameInfo): void {
  if (kept === undefined) throw new TableError('missing', `no game ${id}`)
  if (kept.answers === answers && kept.touched === touched) return
  throw new TableError('elsewhere', `${kept.answers} answers are kept, and ${answers} were known`)
}
