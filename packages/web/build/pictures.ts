/**
 * Takes the pictures of docs/images and the icons of public/ with the real browser: `node packages/web/build/pictures.ts`.
 * Each picture is taken again when the table has come to look different.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestServer } from '@gunbai/server/testing'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openPage, swift } from '../src/testing/browser.ts'
import { keepDealt, pathOf } from '../src/testing/kept-game.ts'
import { untilAsked } from '../src/testing/table-page.ts'
import { buildWeb, builtWeb } from './build.ts'
import { glory } from './situations/glory.ts'
import { samurai } from './situations/samurai.ts'
import { shogun } from './situations/shogun.ts'
import type { Situations } from './situations/situations.ts'

const images = join(import.meta.dirname, '../../../docs/images')
const icons = join(import.meta.dirname, '../public')

interface Look {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
  readonly language?: string
}

const wide: Look = { width: 1440, height: 900, theme: 'light' }
const medium: Look = { width: 1024, height: 768, theme: 'dark' }
const phone: Look = { width: 390, height: 844, theme: 'light' }
const lying: Look = { width: 844, height: 390, theme: 'dark' }

/** By the name of a picture, whose moment it shows: one of those that `situations.ts` lays. */
const laid: Readonly<Record<string, readonly [of: Situations, moment: string, look: Look]>> = {
  'table-1440-light': [samurai, 'aim', wide],
  'table-1440-dark': [samurai, 'aim', { ...wide, theme: 'dark' }],
  'table-1024-dark': [samurai, 'aim', medium],
  'table-390-light': [samurai, 'aim', phone],
  'table-844-dark': [samurai, 'aim', lying],
  'shogun-1440-light': [shogun, 'plan', wide],
  'shogun-1024-dark': [shogun, 'plan', medium],
  'shogun-390-light': [shogun, 'plan', phone],
  'glory-1440-light': [glory, 'charge', wide],
  'glory-1024-dark': [glory, 'charge', medium],
}

await buildWeb()
const server = await startTestServer({ webFolder: builtWeb })
const browser = await openBrowser()
mkdirSync(images, { recursive: true })

await home(browser)
await choosing(browser)
for (const [name, [of, moment, look]] of Object.entries(laid)) await lay(browser, name, of, moment, look)
await icon(browser, 192)
await icon(browser, 512)
await browser.close()
await server.stop()

async function open(
  chromium: Browser,
  { width, height, theme, language = 'en' }: Look,
  path: string,
): Promise<Page> {
  const isSmall = width < 700 || height < 500
  const touched = isSmall ? { hasTouch: true, isMobile: true } : {}
  const context = await chromium.newContext({
    viewport: { width, height },
    serviceWorkers: 'block',
    ...touched,
  })
  const { page } = await openPage(context, `${server.url}/#${path}`, { ...swift, theme, language })
  return page
}

async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(images, `${name}.jpg`), type: 'jpeg', quality: 84 })
  await page.context().close()
}

async function home(chromium: Browser): Promise<void> {
  const page = await open(chromium, wide, '/')
  await page.getByRole('link', { name: 'Choose a battle' }).first().waitFor()
  await page.waitForTimeout(500)
  await shot(page, 'home-1440-light')
}

async function choosing(chromium: Browser): Promise<void> {
  const page = await open(chromium, { ...wide, language: 'it' }, '/new/samurai')
  // a story is put forward when the page has been left alone for a moment
  await page.locator('#battles-story').waitFor()
  await page.waitForTimeout(1_500)
  await shot(page, 'new-game-1440-light')
}

/** A moment of a known game, with what is done there. */
async function lay(
  chromium: Browser,
  name: string,
  { moments }: Situations,
  wanted: string,
  look: Look,
): Promise<void> {
  const moment = moments.find((each) => each.name === wanted)
  if (moment === undefined) throw new Error(`no moment "${wanted}" is laid for ${name}`)
  const page = await open(chromium, look, '/about')
  const deal = await moment.deal()
  await keepDealt(page, deal)
  await page.goto(server.url + pathOf(deal))
  await untilAsked(page)
  await page.keyboard.press('Shift')
  await moment.show?.(page)
  await page.waitForTimeout(800)
  await shot(page, name)
}

async function icon(chromium: Browser, size: number): Promise<void> {
  const page = await chromium.newPage({ viewport: { width: size, height: size } })
  const drawing = readFileSync(join(icons, 'icon.svg'), 'utf8').replace(
    '<svg ',
    `<svg width="${size}" height="${size}" `,
  )
  await page.setContent(`<style>body{margin:0;background:#f3ead8}svg{display:block}</style>${drawing}`)
  await page.screenshot({ path: join(icons, `icon-${size}.png`) })
  await page.close()
}
