import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@gunbai/kernel'
import type { Settings } from '../settings.ts'
import { openPool } from './postgres.ts'
import { openStorage, type Storage } from './storage.ts'

/**
 * Opens the storage of a server. Where a site was and the database is empty, as after a volume was lost, none is begun anew.
 * An SQLite file has its mark beside it. Of a PostgreSQL this node notes in its own folder that it has seen a site there; a
 * node that keeps no folder cannot know.
 */
export async function openKnown({ storage, folder }: Pick<Settings, 'storage' | 'folder'>): Promise<Storage> {
  if (!/^postgres(ql)?:/.test(storage)) return openStorage(storage)
  const mark = markOf(storage, folder)
  if (existsSync(mark) && (await isEmpty(storage))) {
    throw new BadInput(
      `The database at ${placeOf(storage)} is empty, but a site was there. Restore its backup; or remove ${mark} to begin a new site.`,
    )
  }
  const opened = await openStorage(storage)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      mark,
      `A site of Gunbai was begun at ${placeOf(storage)}: where it is empty, none is begun anew.\n`,
    )
  } catch {
    // a container without a folder of its own
  }
  return opened
}

/** Without the password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`
}

function markOf(url: string, folder: string): string {
  const place = createHash('sha256').update(placeOf(url)).digest('hex').slice(0, 16)
  return join(folder, `postgres-${place}.site`)
}

/** Whether nobody has ever made our tables there. */
async function isEmpty(url: string): Promise<boolean> {
  const pool = openPool(url)
  try {
    const { rows } = await pool.query<{ there: string | null }>("select to_regclass('people') as there")
    return rows[0]?.there === null
  } finally {
    await pool.end()
  }
}
