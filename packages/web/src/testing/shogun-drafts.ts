import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findings } from './axe.ts'
import { lay } from './dealt-game.ts'
import { sheetFaults } from './sheet-looks.ts'
import { type DraftedMoment, draftedMoments, type ShogunMoment, shogunMoment } from './shogun-moments.ts'
import { untilAsked } from './table-page.ts'
import { sizes } from './test-browser.ts'
import type { Fingers } from './way.ts'

/** Comes to a moment of a game whose first seat is a person, the others bots. */
export async function come(page: Page, name: DraftedMoment): Promise<ShogunMoment> {
  const moment = await shogunMoment(name, draftedMoments[name])
  await lay(page, moment.deal)
  await page.locator('[data-layout]').waitFor()
  await untilAsked(page)
  return moment
}

/** What the log has told of one kind. */
export const told = (page: Page, kind: string) => page.locator(`[data-part="log"] [data-kind="${kind}"]`)

/** The same when so many have been told, for a hand at a phone too, which shows no log beside the board. */
export async function toldTo({ page }: Fingers, kind: string, least = 0): Promise<string[]> {
  const size = page.viewportSize() ?? sizes.wide
  await page.setViewportSize(sizes.wide)
  await page.locator('[data-part="log"]').waitFor({ state: 'attached' })
  if (least > 0)
    await told(page, kind)
      .nth(least - 1)
      .waitFor({ state: 'attached' })
  const sentences = await told(page, kind).allTextContents()
  await page.setViewportSize(size)
  return sentences
}

export const lit = (page: Page) => page.locator('[data-lit="target"]:not([data-kind="takeBack"])')
export const placeOf = async (found: Locator) => Number(await found.getAttribute('data-province'))

/** Chooses a province, and the first of what it may mean. */
export async function chooseFirst(hand: Fingers, province: number, lit?: string): Promise<void> {
  await hand.choose(province, lit)
  await chosenFirst(hand)
}

/** Where a province means several things, the first of them; `then` is what comes of it, and may come at once. */
export async function chosenFirst({ page, ...hand }: Fingers, then?: Locator): Promise<void> {
  const chooser = page.locator('[data-part="chooser"] button')
  if (then !== undefined) await chooser.or(then).first().waitFor()
  if ((await chooser.count()) === 0) return
  if (hand.way === 'keys') await page.keyboard.press('Enter')
  else await chooser.first().click()
}

/** Looks at a sheet in the sizes of that way. */
export async function look(hand: Fingers, part: string): Promise<void> {
  expect(await sheetFaults(hand, `[data-part="${part}"]`, `shogun-${part}`)).toEqual([])
  if (hand.way === 'mouse') expect(await findings(hand.page, part)).toEqual([])
}
