import { type DBSchema, openDB } from 'idb'

/** A study of this browser as it stands in the list. */
export interface KeptStudy {
  readonly id: string
  readonly title: string
  readonly rulebook: string
  readonly setup: string
  readonly branches: number
  readonly notes: number
  /** The game that it was made of, by its id. */
  readonly game: string | null
  /** Milliseconds since 1970. */
  readonly touched: number
}

interface StudiesSchema extends DBSchema {
  studies: { key: string; value: KeptStudy }
  texts: { key: string; value: string }
}

/** Beside the games, not among them: who never studies one never opens it. */
async function withStudies<T>(work: (db: Awaited<ReturnType<typeof opened>>) => Promise<T>): Promise<T> {
  const db = await opened()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

const opened = () =>
  openDB<StudiesSchema>('gunbai-studies', 1, {
    upgrade: (db) => {
      db.createObjectStore('studies', { keyPath: 'id' })
      db.createObjectStore('texts')
    },
  })

/** The latest first. */
export async function keptStudies(): Promise<KeptStudy[]> {
  const all = await withStudies((db) => db.getAll('studies'))
  return all.sort((a, b) => b.touched - a.touched)
}

/** A study of this browser with its text; null where there is none. */
export async function keptStudy(id: string): Promise<{ about: KeptStudy; text: string } | null> {
  const [about, text] = await withStudies((db) => Promise.all([db.get('studies', id), db.get('texts', id)]))
  return about === undefined || text === undefined ? null : { about, text }
}

/** Keeps a study with its text, both or neither. */
export async function keepStudy(about: KeptStudy, text: string): Promise<void> {
  await withStudies(async (db) => {
    const tx = db.transaction(['studies', 'texts'], 'readwrite')
    await Promise.all([
      tx.objectStore('studies').put(about),
      tx.objectStore('texts').put(text, about.id),
      tx.done,
    ])
  })
}

export async function forgetStudy(id: string): Promise<void> {
  await withStudies(async (db) => {
    const tx = db.transaction(['studies', 'texts'], 'readwrite')
    await Promise.all([tx.objectStore('studies').delete(id), tx.objectStore('texts').delete(id), tx.done])
  })
}
