import type { TestClient } from '@gunbai/server/testing'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { openBrowser, openPage } from './browser.ts'

/** Where the built table is served. */
export const address = inject('address')

/** How long something is waited for that should come at once; a busy machine may need long. */
export const patience = 90_000

export const sizes = {
  wide: { width: 1440, height: 900 },
  medium: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
} as const

/** How a board is looked at by axe. */
export const looks = [
  { ...sizes.wide, theme: 'dark' },
  { ...sizes.medium, theme: 'light' },
  { ...sizes.phone, theme: 'light' },
]

export interface Visit {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly settings?: object
  /** Who is signed in there. */
  readonly as?: TestClient
  readonly options?: BrowserContextOptions
}

/** Somebody's page, in a browser that nobody else uses. What goes wrong in it is among its errors. */
export interface Visitor {
  readonly page: Page
  readonly errors: string[]
  readonly context: BrowserContext
}

/**
 * A browser for the tests of one file: opened before the first and closed after the last. Whatever a test opens in it is
 * closed after that test.
 */
export class TestBrowser {
  private opened: Browser | null = null
  private readonly contexts: BrowserContext[] = []

  constructor() {
    beforeAll(async () => {
      this.opened = await openBrowser()
    })
    afterEach(async () => {
      for (const context of this.contexts.splice(0)) await context.close()
    })
    afterAll(() => this.opened?.close())
  }

  get running(): Browser {
    if (this.opened === null) throw new Error('the browser is there while tests run')
    return this.opened
  }

  /**
   * A new visitor at a path of the table, such as `/#/new/samurai`, or at the table of another server. Nothing is kept there for
   * later, unless `options` allow service workers: to fetch and compile the whole table costs more than most tests do.
   */
  async visit(path: string, { viewport = sizes.wide, settings, as, options }: Visit = {}): Promise<Visitor> {
    const context = await this.running.newContext({ viewport, serviceWorkers: 'block', ...options })
    this.contexts.push(context)
    context.setDefaultTimeout(patience)
    if (as !== undefined) {
      const [name, value] = as.cookie.split('=') as [string, string]
      await context.addCookies([{ name, value, url: as.url }])
    }
    return { context, ...(await openPage(context, new URL(path, address).href, settings)) }
  }
}
