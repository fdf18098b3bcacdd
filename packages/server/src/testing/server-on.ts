import { afterAll, beforeAll } from 'vitest'
import type { Settings } from '../settings.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const engines = ['sqlite', 'postgres'] as const

/** A server on that engine, from before the first test of a chapter until after its last. */
export function serverOn(
  engine: (typeof engines)[number],
  change: Partial<Settings> = {},
  now: () => number = Date.now,
): { readonly server: TestServer } {
  const running: { server: TestServer | null; postgres: TestPostgres | null } = {
    server: null,
    postgres: null,
  }
  beforeAll(async () => {
    if (engine === 'postgres') running.postgres = await startPostgres()
    const storage = running.postgres === null ? {} : { storage: await running.postgres.newDatabase() }
    running.server = await startTestServer({ ...storage, ...change }, now)
  }, 300_000)
  afterAll(async () => {
    await running.server?.stop()
    await running.postgres?.stop()
  })
  return {
    get server() {
      if (running.server === null) throw new Error('the server is there while tests run')
      return running.server
    },
  }
}
