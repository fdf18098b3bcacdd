import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { streamOf } from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from '../storage/storage.ts'
import { keysOf, tablesInOrder } from '../storage/tables.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { playAtRandom } from '../testing/random-play.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { backUp } from './back-up.ts'
import { replaySample } from './replayed-sample.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-backup-'))
let postgres: TestPostgres
let made = 0

beforeAll(async () => {
  postgres = await startPostgres()
}, 300_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}, 300_000)

const newFile = (name: string) => join(folder, `${++made}-${name}`)
const newPlace = (engine: string) => (engine === 'sqlite' ? newFile('gunbai.db') : postgres.newDatabase())

/** Everything that is stored at a place but work that waits. */
async function contents(place: string): Promise<Record<string, unknown[]>> {
  const { database } = await openStorage(place, 'keeper')
  try {
    const all: Record<string, unknown[]> = {}
    for (const table of tablesInOrder) {
      if (table === 'jobs') continue
      const rows = await database.db.selectFrom(table).selectAll().execute()
      const key = (row: object) => JSON.stringify(keysOf(table).map((each) => row[each as never]))
      all[table] = rows.sort((a, b) => (key(a) < key(b) ? -1 : 1))
    }
    return all
  } finally {
    await database.close()
  }
}

async function backUpPlace(place: string, file: string): Promise<void> {
  const { database } = await openStorage(place, 'keeper')
  await backUp(database, file, 1_900_000_000_000).finally(() => database.close())
}

/** Two people at a match on a server; what they have acknowledged. */
async function twoPlay(server: TestServer, seed: number, most?: number): Promise<void> {
  const clients = [new TestClient(server.url), new TestClient(server.url)] as const
  await clients[0].register(`Red ${seed}`)
  await clients[1].register(`Blue ${seed}`)
  const { match } = await clients[0].make()
  await clients[1].join(match.id)
  await Promise.all(
    clients.map(async (client, seat) => {
      const socket = await client.socket()
      await socket.watch(match.id)
      await playAtRandom(socket, match.id, streamOf(seed * 2 + seat), most)
      await socket.close()
    }),
  )
}

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('from %s to %s', (from, to) => {
  test('everything is there again, row by row, and every match comes to what it had come to', async () => {
    const place = await newPlace(from)
    const server = await startTestServer({ storage: place })
    for (const seed of [1, 2, 3]) await twoPlay(server, seed)
    await twoPlay(server, 4, 2)
    await server.stop()
    const file = newFile('all.gz')
    await backUpPlace(place, file)
    expect(statSync(file).mode & 0o077).toBe(0)
    const target = await newPlace(to)
    const rows = await restore(file, target)
    expect(rows).toMatchObject({ people: 8, matches: 4, seats: 8 })
    expect(await contents(target)).toEqual(await contents(place))
    const storage = await openStorage(target, 'keeper')
    expect(await replaySample(storage, shelf, 100)).toEqual({ good: 4, unknown: 0, bad: [] })
    await storage.database.close()
    await expect(restore(file, target)).rejects.toThrow(/kept at .* already/)
  })

  test('taken while people play it is one moment of the site, and is played on from', async () => {
    const place = await newPlace(from)
    const server = await startTestServer({ storage: place })
    const playing = Promise.all([5, 6, 7, 8].map((seed) => twoPlay(server, seed)))
    const files: string[] = []
    let isOver = false
    playing.finally(() => {
      isOver = true
    })
    do {
      const file = newFile('live.gz')
      await backUpPlace(place, file)
      files.push(file)
    } while (!isOver && files.length < 20)
    await playing
    await server.stop()
    for (const file of new Set([files[0], files[files.length >> 1], files.at(-1)])) {
      const target = await newPlace(to)
      await restore(file as string, target)
      const storage = await openStorage(target, 'keeper')
      expect((await replaySample(storage, shelf, 100)).bad).toEqual([])
      await storage.database.close()
    }
    const again = await newPlace(to)
    await restore(files[0] as string, again)
    const next = await startTestServer({ storage: again })
    await twoPlay(next, 9)
    await next.stop()
  })
})

test('a match that does not come to what its row says is found', async () => {
  const place = await newPlace('sqlite')
  const server = await startTestServer({ storage: place })
  await twoPlay(server, 11)
  await server.stop()
  const storage = await openStorage(place, 'keeper')
  const [row] = await storage.database.db.selectFrom('matches').selectAll().execute()
  const outcome = JSON.parse(row?.outcome ?? '{}')
  expect(outcome.by).toBe('rules')
  await storage.database.db
    .updateTable('matches')
    .set({
      // a draw too becomes something else
      outcome: JSON.stringify({ ...outcome, winners: outcome.winners.includes(0) ? [1] : [0] }),
    })
    .execute()
  expect((await replaySample(storage, shelf, 100)).bad).toMatchObject([{ match: row?.id }])
  await storage.database.close()
})

describe('what is no whole backup is refused in words, and nothing is restored from it', () => {
  let whole: string[]
  beforeAll(async () => {
    const place = await newPlace('sqlite')
    const server = await startTestServer({ storage: place })
    await new TestClient(server.url).register('Somebody')
    await server.stop()
    const file = newFile('whole.gz')
    await backUpPlace(place, file)
    whole = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  }, 300_000)

  const packed = (lines: readonly string[]) => gzipSync(`${lines.join('\n')}\n`)
  const changed = (change: (line: string) => string) => packed(whole.map(change))

  test.each<[string, () => Buffer, RegExp]>([
    ['cut within the packed bytes', () => packed(whole).subarray(0, -20), /no whole backup/],
    ['cut after a row', () => packed(whole.slice(0, -1)), /cut short/],
    ['one name changed', () => changed((line) => line.replace('Somebody', 'Somebodx')), /changed or damaged/],
    [
      'a row taken out',
      () => packed(whole.filter((line) => !line.startsWith('["people"'))),
      /changed or damaged/,
    ],
    ['a table that nobody knows', () => packed([whole[0] as string, '["secrets",{}]']), /Line 2/],
    ['something after the end', () => packed([...whole, '["people",{}]']), /goes on after its end/],
    ['another form', () => changed((line) => line.replace('"format":1', '"format":2')), /form 2/],
    [
      'newer tables',
      () => changed((line) => line.replace(/"migration":"\d+/, '"migration":"999')),
      /newer Gunbai/,
    ],
    ['any other text', () => gzipSync('hello'), /no backup of a site/],
    ['nothing', () => gzipSync(''), /empty/],
    ['not packed', () => Buffer.from('hello'), /no whole backup/],
  ])('%s', async (_, bytes, words) => {
    const file = newFile('bad.gz')
    writeFileSync(file, bytes())
    const place = await newPlace('sqlite')
    await expect(restore(file, place)).rejects.toThrow(words)
    // where it was seen at once there is not even a file
    if (existsSync(place)) expect((await contents(place)).people).toEqual([])
  })

  test('a file that is not there', async () => {
    await expect(restore(newFile('none.gz'), newFile('gunbai.db'))).rejects.toThrow(/There is no file/)
  })
})
