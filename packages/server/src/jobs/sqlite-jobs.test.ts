import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStorage } from '../storage/storage.ts'
import type { JobWork } from './jobs.ts'
import { SqliteJobs } from './sqlite-jobs.ts'

test('one that fails is put off by a second, and by twice as long each time it fails again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-jobs-'))
  const { database } = await openStorage(join(folder, 'jobs.db'))
  let now = 5_000_000
  let failures = 0
  const jobs = new SqliteJobs(
    database.db,
    () => now,
    () => {
      failures++
    },
  )
  const fail = async () => {
    throw new Error('not yet')
  }
  const putOff = () => database.db.selectFrom('jobs').select(['tries', 'due_at']).execute()
  await jobs.start({
    'bot turn': fail,
    clock: fail,
    notice: fail,
    mail: fail,
    push: fail,
    webhook: fail,
    lot: fail,
  } satisfies JobWork)
  await jobs.add('bot turn', 'm', { match: 'm' }, now)
  await expect.poll(putOff).toEqual([{ tries: 1, due_at: 5_001_000 }])
  now = 5_001_000
  await expect.poll(putOff, { timeout: 60_000 }).toEqual([{ tries: 2, due_at: 5_003_000 }])
  expect(failures).toBe(2)
  await jobs.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
