import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'
import { buildWeb, builtWeb } from '../../build/build.ts'
import { siteServer } from '../../build/site-server.ts'

/** The built table on a free port, and a real browser to look at it. */
export interface Site {
  readonly address: string
  readonly browser: Browser
  close(): Promise<void>
}

export async function openSite(): Promise<Site> {
  await buildWeb()
  const server = siteServer(builtWeb)
  await once(server.listen(0), 'listening')
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    // the package's own flags are for a place with one process; a table needs its workers
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--headless=new', '--hide-scrollbars'],
    headless: true,
  })
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    browser,
    async close() {
      await browser.close()
      server.close()
      server.closeAllConnections()
    },
  }
}
