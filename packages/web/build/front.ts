/**
 * Takes a picture of each screen around a game, at four sizes, light and dark, to be looked at one by one:
 * `node packages/web/build/front.ts <folder> [screen ...] [--language it]`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startTestServer } from '@gunbai/server/testing'
import type { Page } from 'playwright-core'
import { openBrowser, openPage, swift } from '../src/testing/browser.ts'
import { buildWeb, builtWeb } from './build.ts'
import { screens } from './front/screens.ts'

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    whole: { type: 'boolean', default: false },
    at: { type: 'string' },
  },
})
const [folder = 'front', ...wanted] = positionals

const server = await serving()
const browser = await openBrowser()
mkdirSync(folder, { recursive: true })
for (const { name, path, prepare, show } of screens) {
  if (wanted.length > 0 && !wanted.some((each) => name.startsWith(each))) continue
  for (const isTouched of [false, true]) {
    const shown = sizes.slice(isTouched ? 2 : 0, isTouched ? 4 : 2)
    const [width, height] = shown[0] ?? sizes[0]
    const context = await browser.newContext({
      viewport: { width, height },
      serviceWorkers: 'block',
      ...(isTouched ? { hasTouch: true, isMobile: true } : {}),
    })
    const settings = { ...swift, sound: 'off', language: values.language }
    const { page, errors } = await openPage(context, `${server.url}/#/about`, settings)
    const to = (await prepare?.(page, server.url)) ?? path ?? '/'
    await page.goto(`${server.url}/#${to}`)
    await page.reload()
    try {
      await show?.(page)
      await pictures(page, name, shown)
    } catch (error) {
      process.stdout.write(`${name}: ${error}\n`)
    }
    if (errors.length > 0) process.stdout.write(`${name}: errors of the page: ${errors.join('; ')}\n`)
    await context.close()
  }
}
await browser.close()
await server.stop()

/** The table as it is built now, or one that is served already. */
async function serving(): Promise<{ readonly url: string; stop(): Promise<unknown> }> {
  if (values.at !== undefined) return { url: values.at, stop: async () => {} }
  await buildWeb()
  return startTestServer({ webFolder: builtWeb })
}

async function pictures(page: Page, name: string, shown: readonly (readonly [number, number])[]) {
  for (const [width, height] of shown) {
    await page.setViewportSize({ width, height })
    await page.waitForLoadState('networkidle')
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      await page.waitForTimeout(600)
      const path = join(folder, `${name}-${width}x${height}-${theme}.png`)
      await page.screenshot({ path, fullPage: values.whole })
    }
  }
}
