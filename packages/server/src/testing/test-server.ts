import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from '../server.ts'
import { limits, type Settings, settingsFrom } from '../settings.ts'

/** Limits that tests of other things do not run into. */
export const generous = {
  ...limits,
  requestsPerMinute: 1_000_000,
  requestsAtOnce: 1_000_000,
  requestsPerAddress: 1_000_000,
  guessesAtOnce: 1_000_000,
  guestsAtOnce: 1_000_000,
  guestPause: 0,
  mailsPerHour: 1_000_000,
  kilobytesPerSecond: 1_000_000,
  kilobytesAtOnce: 64_000_000,
  thinkingPerSecond: 1_000_000,
  thinkingAtOnce: 64_000_000,
  refusalPause: 0,
  openingsPerMinute: 1_000_000,
  signInsPerMinute: 1_000_000,
  guestsPerHour: 1_000_000,
  matchesPerMinute: 1_000_000,
  socketsPerAddress: 10_000,
  messagesPerSecond: 10_000,
  messageBurst: 10_000,
  openMatchesPerPerson: 1_000,
  deedsPerSecond: 10_000,
  deedBurst: 10_000,
  botGamesPerPerson: 1_000,
  chatPerMinute: 10_000,
  studiesPerMinute: 1_000_000,
  battlesPerPerson: 1_000_000,
  battlesPerMinute: 1_000_000,
}

export interface TestServer extends Server {
  readonly settings: Settings
}

/** A server with a storage of its own that is gone when it stops, bots that answer at once, and no logs. */
export async function startTestServer(
  change: Partial<Settings> = {},
  now: () => number = Date.now,
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-server-'))
  const settings: Settings = {
    ...settingsFrom({}),
    host: '127.0.0.1',
    port: 0,
    storage: join(folder, 'gunbai.db'),
    folder,
    logLevel: 'silent',
    botPause: 0,
    limits: generous,
    ...change,
  }
  const server = await startServer(settings, now)
  return {
    ...server,
    settings,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
