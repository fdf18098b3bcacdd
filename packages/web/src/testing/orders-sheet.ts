import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patience } from './test-browser.ts'
import type { Fingers } from './way.ts'

export const ordersSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Orders' })

const soon = 10_000 // milliseconds

/** Opens the sheet of orders: by its key, or from the menu. */
export async function openOrders(hand: Fingers): Promise<void> {
  const { page } = hand
  const sheet = ordersSheet(page)
  const open = async () => {
    if (await sheet.isVisible()) return true
    // a page that is just being laid out may not hear its keys yet
    if (hand.way === 'keys') await page.keyboard.press('o')
    else {
      await hand.press(page.getByRole('button', { name: 'Menu' }))
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Orders', exact: true }))
    }
    // it is fetched when it is first wanted
    return sheet.waitFor({ timeout: soon }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(open, { timeout: patience, interval: 500 }).toBe(true)
}

const windowOf = (page: Page, window: string) => ordersSheet(page).locator(`[data-window="${window}"]`)

/** Unfolds what can be ordered at windows of a class. */
async function unfold(hand: Fingers, window: string): Promise<Locator> {
  const row = windowOf(hand.page, window)
  if ((await row.getAttribute('open')) === null) await hand.press(row.locator('summary'))
  return row
}

/** Orders something at windows of a class; by keys with the arrows. */
export async function orderAt(hand: Fingers, window: string, words: string): Promise<void> {
  const row = await unfold(hand, window)
  const choice = row.getByRole('radio', { name: words, exact: true })
  if (hand.way === 'keys') {
    await row.locator('[type="radio"]:checked').focus()
    for (let i = 0; i < 8 && !(await choice.isChecked()); i++) await hand.page.keyboard.press('ArrowDown')
  } else
    await hand.press(
      row.locator('label').filter({ has: hand.page.getByRole('radio', { name: words, exact: true }) }),
    )
  expect(await choice.isChecked()).toBe(true)
}

/** Ticks a card, a group, or whatever else is asked about all the same. */
export async function stopAt(hand: Fingers, window: string, which = 0): Promise<string> {
  const label = (await unfold(hand, window)).locator('label:has([type="checkbox"])').nth(which)
  const box = label.locator('[type="checkbox"]')
  if (hand.way === 'keys') await box.press('Space')
  else await hand.press(label)
  expect(await box.isChecked()).toBe(true)
  return (await label.textContent()) ?? ''
}

export const pressIn = async (hand: Fingers, window: string, name: string): Promise<void> =>
  hand.press((await unfold(hand, window)).getByRole('button', { name }))

/** What a class is ordered to, as the sheet says it. */
export const orderedAt = async (page: Page, window: string): Promise<string> =>
  (await windowOf(page, window).locator('summary span').last().textContent()) ?? ''

export async function keepOrders(hand: Fingers): Promise<void> {
  const sheet = ordersSheet(hand.page)
  await hand.press(sheet.getByRole('button', { name: 'Keep these orders' }))
  await sheet.waitFor({ state: 'detached' })
}
