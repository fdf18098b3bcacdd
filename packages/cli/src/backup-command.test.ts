import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { streamOf } from '@gunbai/kernel'
import { playAtRandom, startTestServer, TestClient } from '@gunbai/server/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gunbai } from './testing/console.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gunbai-backup-command-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('a site is backed up while it is served, restored elsewhere, and not over another one', async () => {
  const server = await startTestServer({ storage: join(folder, 'site/gunbai.db') })
  const client = new TestClient(server.url)
  await client.register('Archivist')
  const { match } = await client.make({ chairs: ['me', { bot: 'random' }] })
  const socket = await client.socket()
  await socket.watch(match.id)
  await playAtRandom(socket, match.id, streamOf(1))
  await socket.close()

  const file = join(folder, 'all.backup.gz')
  vi.stubEnv('GUNBAI_DATA', join(folder, 'site'))
  const written = await gunbai(`backup ${file}`)
  expect(written).toMatchObject({ code: 0, err: '' })
  expect(written.out).toMatch(/is written: 1 people, 1 matches, \d+ entries\.\n1 matches were played again/)
  await server.stop()

  const over = await gunbai(`restore ${file}`)
  expect(over.code).toBe(2)
  expect(over.err).toContain('already. Restore into a new place')

  vi.stubEnv('GUNBAI_DATA', join(folder, 'elsewhere'))
  const restored = await gunbai(`restore ${file} --json`)
  expect(restored.code).toBe(0)
  expect(JSON.parse(restored.out)).toMatchObject({
    rows: { people: 1, matches: 1 },
    replayed: { good: 1, unknown: 0, bad: [] },
  })
  const next = await startTestServer({ storage: join(folder, 'elsewhere/gunbai.db') })
  const again = new TestClient(next.url)
  again.cookie = client.cookie
  expect((await again.page(match.id)).match.outcome).not.toBeNull()
  await next.stop()
})

test('what is no backup is refused in a sentence, and nothing is written', async () => {
  vi.stubEnv('GUNBAI_DATA', join(folder, 'site'))
  const none = await gunbai(`restore ${join(folder, 'none.gz')}`)
  expect(none).toMatchObject({ code: 2, out: '' })
  expect(none.err).toContain('There is no file')
  expect(existsSync(join(folder, 'site'))).toBe(false)
})
