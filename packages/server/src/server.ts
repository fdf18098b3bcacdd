import { destination, pino } from 'pino'
import { makeApp } from './app.ts'
import { MemoryTidy } from './memory-tidy.ts'
import type { Settings } from './settings.ts'
import { openSite, type Site } from './site.ts'

/** A node that runs. */
export interface Server {
  /** Where it is reached from this machine. */
  readonly url: string
  readonly site: Site
  /** Takes nothing new, finishes what it has acknowledged or begun, and ends. */
  stop(): Promise<void>
}

/** `now` is the clock by which the site goes; tests have one that can be moved. */
export async function startServer(settings: Settings, now = Date.now): Promise<Server> {
  const log = pino({ level: settings.logLevel }, destination(2))
  const site = await openSite(settings, log, now)
  const app = await makeApp(site)
  try {
    await app.listen({ host: settings.host, port: settings.port })
  } catch (error) {
    await app.close()
    await site.close()
    throw error
  }
  const tidy = new MemoryTidy()
  tidy.start()
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  return {
    url: `http://localhost:${port}`,
    site,
    stop: async () => {
      tidy.stop()
      await app.close()
      await site.close()
    },
  }
}
