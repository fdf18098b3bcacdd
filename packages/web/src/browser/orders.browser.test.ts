import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDealt } from '../testing/dealt-game.ts'
import { playOne } from '../testing/samurai-player.ts'
import { playUntil, untilAsked } from '../testing/table-page.ts'
import { TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

const begin = () =>
  openDealt(browser, {
    rulebook: 'samurai',
    setup: 'gmt-01',
    players: ['human', 'greedy'],
    seed: 'a table of orders',
  })

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Orders' })
const stance = (page: Page, window: string, words: string) =>
  sheet(page).getByRole('group', { name: window }).getByRole('radio', { name: words, exact: true })

/** By its key, which a page that is just being laid out may not hear yet. */
async function openSheet(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        if (!(await sheet(page).isVisible())) await page.keyboard.press('o')
        return sheet(page).isVisible()
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(true)
}

test('orders are given by keys, kept over a reload, followed, and told in the log', async () => {
  const { page } = await begin()
  await untilAsked(page)
  await openSheet(page)
  expect(await stance(page, 'Battle back', 'Always battle back, against the weakest').isChecked()).toBe(true)
  await stance(page, 'Gaining ground', 'Ask me').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await stance(page, 'Gaining ground', 'Pass for me').isChecked()).toBe(true)
  await sheet(page).getByRole('button', { name: 'Keep these orders' }).press('Enter')
  await sheet(page).waitFor({ state: 'detached' })
  await page.reload()
  await untilAsked(page)
  await openSheet(page)
  expect(await stance(page, 'Gaining ground', 'Pass for me').isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  const told = page.locator('[data-part="log"]').getByText('(by your order)')
  await playUntil(page, async () => (await told.count()) > 0, playOne)
})

test('at a window one passes by a key, or is not asked again in that turn', async () => {
  const { page } = await begin()
  const dock = page.locator('[data-part="window"]')
  await playUntil(page, async () => (await dock.count()) > 0, playOne)
  const again = dock.getByRole('button', { name: 'Not again this turn' })
  expect(await again.isVisible()).toBe(true)
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-part="window"]') ?? null),
  ).toBeNull()
  const asked = await dock.getAttribute('data-window')
  await again.click()
  // another window may open at once, but none of that class
  await page.locator(`[data-window="${asked}"]`).waitFor({ state: 'detached' })
})
