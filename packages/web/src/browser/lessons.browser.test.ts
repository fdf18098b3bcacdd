import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

const games = [
  { game: 'Samurai Battles', language: 'en', learn: 'Learn', start: 'Start', won: 'Well done' },
  { game: 'Shogun', language: 'it', learn: 'Impara', start: 'Inizia', won: 'Ben fatto' },
  { game: 'A dicsőség napjai', language: 'hu', learn: 'Leckék', start: 'Kezdés', won: 'Szép munka' },
]

/** What the learner sees: which task is at hand, how far the table is, and what is drafted. */
async function seen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-layout]')
    const tutor = document.querySelector('[data-part="tutor"]')
    const pointer = document.querySelector<SVGElement>('[data-part="pointer"]')
    return `${table?.dataset.moment} ${table?.dataset.answering} ${tutor?.textContent} ${pointer?.dataset.at}`
  })
}

/** Clicks where the hand points; where that changes nothing, as on a sheet of many buttons, asks to be shown. */
async function doTask(page: Page): Promise<void> {
  const before = await seen(page)
  const at = await page.locator('[data-part="pointer"]').getAttribute('data-at')
  const [x = 0, y = 0] = (at ?? '').split(' ').map(Number)
  await page.mouse.click(x, y)
  const changed = await expect
    .poll(() => seen(page), { timeout: 1_000 })
    .not.toBe(before)
    .then(
      () => true,
      () => false,
    )
  if (!changed) await page.locator('[data-part="show-me"]:not(:disabled)').click()
  await page.locator('[data-layout][data-answering="false"]').waitFor()
}

test.each(games)(
  'a new visitor wins the first lesson of $game by what the page says ($language)',
  async ({ game, language, learn, start, won }) => {
    const { page, errors } = await browser.visit('/', {
      settings: { motion: 'less', pace: 'at once', language },
    })
    await page.getByRole('link', { name: learn, exact: true }).first().click()
    await page.getByRole('link', { name: game }).click()
    await page.getByRole('link', { name: start }).first().click()
    const isWon = page.getByRole('heading', { name: won })
    const hand = page.locator('[data-part="pointer"]')
    for (let i = 0; i < 40; i++) {
      await isWon.or(hand).first().waitFor()
      if (await isWon.count()) break
      await doTask(page)
    }
    await isWon.waitFor()
    await page.locator('[data-part="tutor"] a').first().click()
    await page.locator('li[data-next="true"]').waitFor()
    expect(await page.locator('li[data-next="true"]').textContent()).toContain('2.')
    expect(errors).toEqual([])
  },
)
