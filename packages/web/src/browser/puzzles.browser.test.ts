import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

const solver = (page: Page) => page.locator('[data-part="solver"]')

/** Is shown the whole turn, by keys alone, until it has been judged. */
async function beShown(page: Page): Promise<void> {
  const verdict = page.locator('[data-part="next-puzzle"]')
  const showMe = page.locator('[data-part="show-me"]:not(:disabled)')
  for (let i = 0; i < 90; i++) {
    await verdict.or(showMe).first().waitFor()
    if (await verdict.count()) return
    await showMe.press('Enter', { timeout: 2_000 }).catch(() => {}) // it may have been the last
    await page.locator('[data-layout][data-answering="false"]').waitFor()
  }
  await verdict.waitFor()
}

test('the puzzle of the day is found, its turn is shown, judged, and begun again', async () => {
  const { page, errors } = await browser.visit('/#/learn/samurai')
  await page.locator('[data-part="puzzle-of-the-day"]').click()
  await solver(page).waitFor()
  const task = await solver(page).textContent()
  await beShown(page)
  // what is shown is judged like any turn, and always solves it
  expect(await solver(page).textContent()).toMatch(/That is how it goes/)
  expect(await findings(page, 'verdict')).toEqual([])
  // who was shown it has not solved it
  expect(await page.evaluate(() => localStorage.getItem('gunbai.learnt') ?? '')).not.toContain('puzzle/')
  await page.locator('[data-part="again"]').click()
  await expect.poll(() => solver(page).textContent()).toBe(task)
  await page.locator('[data-part="show-me"]:not(:disabled)').waitFor()
  expect(errors).toEqual([])
})

test.each([
  ['shogun', 'it', 'Problemi'],
  ['glory', 'hu', 'Feladványok'],
])('a puzzle of %s is listed, and its turn is judged (%s)', async (game, language, heading) => {
  const { page, errors } = await browser.visit(`/#/learn/${game}/puzzles`, {
    settings: { motion: 'less', pace: 'at once', language },
  })
  await page.getByRole('heading', { name: heading, level: 2 }).waitFor()
  expect(await page.locator('main li').count()).toBeGreaterThanOrEqual(20)
  expect(await findings(page, 'all puzzles')).toEqual([])
  await page.locator('main li a').first().click()
  await solver(page).waitFor()
  await beShown(page)
  expect(await solver(page).locator('section').getAttribute('data-state')).toBe('done')
  const next = page.locator('[data-part="next-puzzle"]')
  const address = await next.getAttribute('href')
  await next.click()
  await page.locator('[data-part="show-me"]:not(:disabled)').waitFor()
  expect(address).toMatch(new RegExp(`#/learn/${game}/puzzles/`))
  expect(errors).toEqual([])
})
