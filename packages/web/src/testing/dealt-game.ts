import type { Page } from 'playwright-core'
import { type Deal, keepDealt, pathOf } from './kept-game.ts'
import { address, type TestBrowser, type Visit, type Visitor } from './test-browser.ts'

/** A visitor at a game that is the same each time: its dice, its cards and what its bots would do. */
export async function openDealt(browser: TestBrowser, deal: Deal, visit: Visit = {}): Promise<Visitor> {
  const visitor = await browser.visit('/#/about', visit)
  await lay(visitor.page, deal)
  return visitor
}

/** Goes over to such a game on a page that is open already. */
export async function lay(page: Page, deal: Deal): Promise<void> {
  await keepDealt(page, deal)
  await page.goto(tableOf(deal))
}

/** Where such a game is played. */
export const tableOf = (deal: Deal) => new URL(pathOf(deal), address).href
