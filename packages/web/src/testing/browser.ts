import chromium from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core'

/** Unpacks the Chromium of the npm package, if it is not there: two who did that at once would run half a file. */
export async function unpackBrowser(): Promise<void> {
  await chromium.executablePath()
}

/** A real Chromium, out of the npm package. */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    // not the package's own flags: those are for a place with one process, and a table needs its workers
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    headless: true,
  })
}

/** What a reader has set who does not want to wait: nothing moves, nothing is shown longer than needed. */
export const swift = { motion: 'less', pace: 'at once', language: 'en' }

/** A new page whose settings are these; errors of the page fail the test that looks at them. */
export async function openPage(
  context: BrowserContext,
  address: string,
  settings: object = swift,
): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.addInitScript((text) => {
    if (localStorage.getItem('gunbai.settings') === null) localStorage.setItem('gunbai.settings', text)
  }, JSON.stringify(settings))
  await page.goto(address)
  return { page, errors }
}
