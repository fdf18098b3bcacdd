import { glory } from '@gunbai/glory'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findings } from './axe.ts'
import { lay } from './dealt-game.ts'
import type { MarchGame } from './glory-march.ts'
import { sheetFaults } from './sheet-looks.ts'
import { momentOf, untilAsked } from './table-page.ts'
import { patience } from './test-browser.ts'
import type { Fingers } from './way.ts'

/** The sheet of what is drafted. */
export const plan = (page: Page) => page.locator('[data-part="plan"]')

/** Comes to a position of a game whose first seat is a person; the moment that it stands at. */
export async function come(page: Page, game: MarchGame, table: string): Promise<number> {
  await lay(page, { ...game.deal, table })
  await page.locator('[data-layout]').waitFor()
  await untilAsked(page)
  return momentOf(page)
}

/** Looks at the sheet in the sizes of that way. */
export async function look(hand: Fingers, name: string): Promise<void> {
  expect(await sheetFaults(hand, '[data-part="plan"]', `glory-${name}`)).toEqual([])
  if (hand.way === 'mouse') expect(await findings(hand.page, name)).toEqual([])
}

/** Until more than so many answers stand. */
export const movedOn = (page: Page, moment: number) =>
  expect.poll(() => momentOf(page), { timeout: patience }).toBeGreaterThan(moment)

/** What the person may answer there. */
export const answersTo = ({ state }: MarchGame) => glory.answers(state, 0)
