/**
 * Takes a picture of every situation of a turn, of each game, at four sizes, light and dark, to be looked at one by one:
 * `node packages/web/build/situations.ts <folder> [game ...]`. A situation is a question that was not asked before, and
 * what is drafted where one of its targets is chosen. Answers are chosen from the list of all choices, the same each time.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startTestServer } from '@gunbai/server/testing'
import type { Page } from 'playwright-core'
import { openBrowser, openPage, swift } from '../src/testing/browser.ts'
import { momentOf, untilAsked } from '../src/testing/table-page.ts'
import { buildWeb, builtWeb } from './build.ts'

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const
const themes = ['light', 'dark'] as const
const most = 700 // answers of a game: what was not asked by then is seldom

const [folder = 'situations', ...wanted] = process.argv.slice(2)
const games = wanted.length > 0 ? wanted : ['samurai', 'shogun', 'glory']

await buildWeb()
const server = await startTestServer({ webFolder: builtWeb })
const browser = await openBrowser()
mkdirSync(folder, { recursive: true })
for (const game of games) await play(game)
await browser.close()
await server.stop()

async function play(game: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const { page, errors } = await openPage(context, `${server.url}/#/new/${game}`, { ...swift, sound: 'off' })
  await page.getByRole('button', { name: 'Begin' }).waitFor()
  const seats = page.locator('select:has(option[value="greedy"])')
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('greedy')
  await page.getByRole('button', { name: 'Begin' }).click()
  const seen = new Set<string>()
  for (let turn = 0; turn < most; turn++) {
    await untilAsked(page)
    if ((await page.locator('[data-screen="end"]').count()) > 0) {
      await pictures(page, `${game}-end`)
      break
    }
    const asked = (await page.locator('[data-layout]').getAttribute('data-asked')) ?? ''
    if (asked !== '' && !seen.has(asked)) {
      seen.add(asked)
      const name = `${game}-${asked.replace(/[^a-zA-Z]+/g, '-')}`
      await pictures(page, name)
      if (await draft(page)) await pictures(page, `${name}-drafted`)
    }
    await answer(page, turn)
  }
  process.stdout.write(`${game}: ${[...seen].join(', ')}\n`)
  if (errors.length > 0) process.stdout.write(`${game}: errors of the page: ${errors.join('; ')}\n`)
  await context.close()
}

/** Takes up the first thing that is lit and aims it; whether anything came to be drafted. */
async function draft(page: Page): Promise<boolean> {
  const moment = await momentOf(page)
  for (const lit of ['origin', 'target']) {
    const place = page.locator(`[data-part="board"] [data-lit="${lit}"]`).first()
    if ((await place.count()) > 0) await place.dispatchEvent('click')
    await page.waitForTimeout(150)
    if ((await momentOf(page)) !== moment) return false
  }
  return (await page.locator('[data-commit]').count()) > 0
}

/** Gives one answer of the list of all choices; which one hangs on the turn alone. */
async function answer(page: Page, turn: number): Promise<void> {
  const moment = await momentOf(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  const choices = page.locator('[role="dialog"] button')
  await choices.first().waitFor()
  // the last button closes the list
  const count = Math.max(1, (await choices.count()) - 1)
  await choices.nth((turn * 7) % count).click()
  await page
    .waitForFunction(
      (then) => document.querySelector<HTMLElement>('[data-layout]')?.dataset.moment !== String(then),
      moment,
    )
    .catch(() => {})
}

/** Of what the page shows now, at every size, light and dark. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      await page.waitForTimeout(250)
      await page.screenshot({ path: join(folder, `${name}-${width}x${height}-${theme}.png`) })
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
