import { type DBSchema, openDB } from 'idb'
import { newId } from '../../table/new-id.ts'
import type { Change } from './bench/history.ts'

/** A battle that somebody is drawing in this browser. */
export interface Draft {
  readonly id: string
  readonly game: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly touched: number
  /** What was done to it, and what was undone, as far back as is kept. */
  readonly done?: readonly Change[]
  readonly undone?: readonly Change[]
}

interface DraftsSchema extends DBSchema {
  drafts: { key: string; value: Draft }
}

/** Beside the games, not among them: who never draws a battle never opens it. */
const opened = () =>
  openDB<DraftsSchema>('gunbai-workshop', 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: 'id' })
    },
  })

/** All drafts, the latest first. */
export async function keptDrafts(): Promise<readonly Draft[]> {
  const db = await opened()
  const drafts = await db.getAll('drafts')
  db.close()
  return drafts.sort((one, other) => other.touched - one.touched)
}

export async function draftOf(id: string): Promise<Draft | null> {
  const db = await opened()
  const draft = await db.get('drafts', id)
  db.close()
  return draft ?? null
}

export async function keepDraft(draft: Draft): Promise<void> {
  const db = await opened()
  await db.put('drafts', draft)
  db.close()
}

export async function forgetDraft(id: string): Promise<void> {
  const db = await opened()
  await db.delete('drafts', id)
  db.close()
}

/** A new draft of that text, kept; gives its id. */
export async function newDraft(game: string, text: string): Promise<string> {
  const id = newId()
  await keepDraft({ id, game, text, touched: Date.now() })
  return id
}
