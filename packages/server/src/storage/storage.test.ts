import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { testChat } from './contract/chat.ts'
import { testEntries } from './contract/entries.ts'
import { testLibrary } from './contract/library.ts'
import { testPeople } from './contract/people.ts'
import { testRatings } from './contract/ratings.ts'
import { testSeats } from './contract/seats.ts'
import { entry, Stored } from './contract/stored.ts'
import { testStudies } from './contract/studies.ts'
import { openStorage } from './storage.ts'

/** What every engine owes: the same tests for both. */
describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-storage-'))
  const stored = new Stored(engine === 'postgres')
  let postgres: TestPostgres | null = null

  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres()
    await stored.open(postgres === null ? join(folder, 'gunbai.db') : await postgres.newDatabase())
  }, 300_000)

  afterAll(async () => {
    await stored.storage.database.close()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 300_000)

  describe('entries', () => testEntries(stored))
  describe('seats', () => testSeats(stored))
  describe('people', () => testPeople(stored))
  describe('chat', () => testChat(stored))
  describe('ratings', () => testRatings(stored))
  describe('studies', () => testStudies(stored))
  describe('library', () => testLibrary(stored))

  test('what was written is there after opening it again, and migrations run but once', async () => {
    const match = await stored.aMatch([null])
    await stored.append(entry(match.id, 1))
    await stored.openAgain()
    expect(await stored.storage.matches.entries(match.id)).toEqual([entry(match.id, 1)])
  })
})

test('two servers cannot have the same SQLite file, but its keeper may look in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-storage-'))
  const place = join(folder, 'gunbai.db')
  const server = await openStorage(place)
  await expect(openStorage(place)).rejects.toThrow(/Another server has/)
  const keeper = await openStorage(place, 'keeper')
  expect(await keeper.matches.count('waiting')).toBe(0)
  await keeper.database.close()
  await server.database.close()
  await (await openStorage(place)).database.close()
  rmSync(folder, { recursive: true, force: true })
})
