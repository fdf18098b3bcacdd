import type { GameRecord, Seed } from '@gunbai/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { GameInfo, SavedGame } from '../table/game.ts'

type Answer = GameRecord['answers'][number]

/** What a game that is played keeps itself in. Every promise is kept when it resolves, or nothing was changed. */
export interface Keeper {
  begin(game: SavedGame): Promise<void>
  load(id: string): Promise<SavedGame | null>
  /** Writes the answer that follows `info.answers - 1` others, and how the game stands after it. */
  append(info: GameInfo, answer: Answer): Promise<void>
  /** Keeps these answers instead of those that it had: some were taken back. */
  rewrite(info: GameInfo, answers: readonly Answer[]): Promise<void>
}

interface GamesSchema extends DBSchema {
  games: { key: string; value: GameInfo }
  seeds: { key: string; value: Seed }
  answers: { key: [string, number]; value: Answer & { game: string; number: number } }
}

/** The games kept in this browser: one row a game, one row an answer, so that an answer costs the same late and early. */
export class Games implements Keeper {
  private opened: Promise<IDBPDatabase<GamesSchema>> | null = null

  async list(): Promise<GameInfo[]> {
    const db = await this.database()
    return (await db.getAll('games')).sort((a, b) => b.touched - a.touched)
  }

  async begin({ info, seed, answers }: SavedGame): Promise<void> {
    const tx = (await this.database()).transaction(['games', 'seeds', 'answers'], 'readwrite')
    await Promise.all([
      tx.objectStore('games').put(info),
      tx.objectStore('seeds').put(seed, info.id),
      ...answers.map((answer, number) => tx.objectStore('answers').put({ ...answer, game: info.id, number })),
      tx.done,
    ])
  }

  async load(id: string): Promise<SavedGame | null> {
    const tx = (await this.database()).transaction(['games', 'seeds', 'answers'])
    const [info, seed, rows] = await Promise.all([
      tx.objectStore('games').get(id),
      tx.objectStore('seeds').get(id),
      tx.objectStore('answers').getAll(answersOf(id)),
      tx.done,
    ])
    return info === undefined || seed === undefined
      ? null
      : { info, seed, answers: rows.map(({ seat, action }) => ({ seat, action })) }
  }

  async append(info: GameInfo, answer: Answer): Promise<void> {
    const tx = (await this.database()).transaction(['games', 'answers'], 'readwrite')
    await Promise.all([
      tx.objectStore('answers').put({ ...answer, game: info.id, number: info.answers - 1 }),
      tx.objectStore('games').put(info),
      tx.done,
    ])
  }

  async rewrite(info: GameInfo, answers: readonly Answer[]): Promise<void> {
    const tx = (await this.database()).transaction(['games', 'answers'], 'readwrite')
    await Promise.all([
      tx.objectStore('answers').delete(answersOf(info.id)),
      ...answers.map((answer, number) => tx.objectStore('answers').put({ ...answer, game: info.id, number })),
      tx.objectStore('games').put(info),
      tx.done,
    ])
  }

  async remove(id: string): Promise<void> {
    const tx = (await this.database()).transaction(['games', 'seeds', 'answers'], 'readwrite')
    await Promise.all([
      tx.objectStore('answers').delete(answersOf(id)),
      tx.objectStore('seeds').delete(id),
      tx.objectStore('games').delete(id),
      tx.done,
    ])
  }

  private database(): Promise<IDBPDatabase<GamesSchema>> {
    this.opened ??= openDB<GamesSchema>('gunbai', 1, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' })
        db.createObjectStore('seeds')
        db.createObjectStore('answers', { keyPath: ['game', 'number'] })
      },
      terminated: () => {
        this.opened = null
      },
    })
    return this.opened
  }
}

function answersOf(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY])
}
