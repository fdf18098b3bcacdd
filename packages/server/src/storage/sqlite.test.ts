import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openSqlite } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-sqlite-'))
let database: Database
beforeAll(async () => {
  database = await openSqlite(join(folder, 'deep/gunbai.db'), 'server')
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What the connection was set to. */
async function pragma(name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.db)
  return Object.values(rows[0] ?? {})[0]
}

test('a commit has reached the disk before anybody hears of it: write-ahead log, synchronous FULL', async () => {
  expect(await pragma('journal_mode')).toBe('wal')
  // 2 is FULL; with 1, NORMAL, the last commits can be lost with the power
  expect(await pragma('synchronous')).toBe(2)
})

test('a row that names nobody is refused', async () => {
  expect(await pragma('foreign_keys')).toBe(1)
})
