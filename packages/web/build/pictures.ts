/**
 * Takes the pictures of docs/images and the icons of public/ with the real browser: `node packages/web/build/pictures.ts`.
 * Each picture is taken again when the table has come to look different.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestServer } from '@gunbai/server/testing'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openPage, swift } from '../src/testing/browser.ts'
import { playOn } from '../src/testing/glory-player.ts'
import { mouse } from '../src/testing/hand.ts'
import { findRichTurn } from '../src/testing/rich-turn.ts'
import { playOne } from '../src/testing/samurai-player.ts'
import { playOne as playShogun } from '../src/testing/shogun-player.ts'
import { playUntil } from '../src/testing/table-page.ts'
import { buildWeb, builtWeb } from './build.ts'

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

await buildWeb()
const server = await startTestServer({ webFolder: builtWeb })
const browser = await openBrowser()
mkdirSync(images, { recursive: true })

await home(browser)
await fights(browser, wide, 'table-1440-light')
await fights(browser, { ...wide, theme: 'dark' }, 'table-1440-dark')
await fights(browser, medium, 'table-1024-dark')
await fights(browser, phone, 'table-390-light')
await fights(browser, { width: 844, height: 390, theme: 'dark' }, 'table-844-dark')
await choosing(browser)
await plans(browser, wide, 'shogun-1440-light')
await plans(browser, medium, 'shogun-1024-dark')
await plans(browser, phone, 'shogun-390-light')
await charges(browser, wide, 'glory-1440-light')
await charges(browser, medium, 'glory-1024-dark')
await icon(browser, 192)
await icon(browser, 512)
await browser.close()
await server.stop()

async function open(
  chromium: Browser,
  { width, height, theme, language = 'en' }: Look,
  path: string,
): Promise<Page> {
  const context = await chromium.newContext({ viewport: { width, height }, hasTouch: width < 500 })
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
  // the button itself is unseen: its picture and name are pressed
  await page.locator('input[type=radio]').nth(27).dispatchEvent('click')
  // that of the battle that is chosen; small ones stand beside the others
  await page.locator('svg[role="img"]').first().waitFor()
  await page.waitForTimeout(800)
  await shot(page, 'new-game-1440-light')
}

/** Plays on until there is somebody to strike, and aims at him: the odds are on the screen. */
async function fights(chromium: Browser, look: Look, name: string): Promise<void> {
  const page = await open(chromium, look, '/new/samurai')
  await page.getByLabel('Blue Samurai army').selectOption('greedy')
  await page.getByRole('button', { name: 'Begin' }).click()
  const targets = page.locator('[data-kind="attack"]')
  await playUntil(page, async () => (await targets.count()) > 0, playOne)
  await targets.first().dispatchEvent('click')
  await page.locator('[data-part="plan-odds"]').waitFor()
  await page.waitForTimeout(500)
  await shot(page, name)
}

/** Plays Shogun on until a plan is made: armies and provinces, and what one player means to do. */
async function plans(chromium: Browser, look: Look, name: string): Promise<void> {
  const page = await open(chromium, look, '/new/shogun')
  const begin = page.getByRole('button', { name: 'Begin' })
  await begin.waitFor()
  const seats = page.locator('select:has(option[value="greedy"])')
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('greedy')
  await begin.click()
  const planning = page.locator('[data-part="planning"]')
  await playUntil(
    page,
    async () => (await planning.count()) > 0,
    async (...now) => (await playShogun(...now, { plans: false })) !== null,
  )
  await page.waitForTimeout(500)
  await shot(page, name)
}

/** Plays Two Crossings on until somebody may charge, and points at whom: the odds of it are on the screen. */
async function charges(chromium: Browser, look: Look, name: string): Promise<void> {
  const page = await open(chromium, look, '/')
  const player = await playOn(mouse(page), findRichTurn())
  while ((await player.next()).kind !== 'charge') await player.giveNext()
  const { target } = player.aim(player.viewerNow, await player.next())
  await page.locator(`[data-hex="${target}"]`).dispatchEvent('pointerover')
  await page.waitForTimeout(500)
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
